//! The puzzles: every mate proved, by trying every move of the attacker.

use chuhe::app::learn::Puzzle;
use chuhe::app::learn::prover::Prover;

const TEXT: &str = include_str!("../../content/learn/puzzles.txt");

pub fn puzzles() -> Vec<Puzzle> {
    Puzzle::read_all(TEXT, "content/learn/puzzles.txt").unwrap_or_else(|error| panic!("{error}"))
}

/// Two threads: a proof is a matter of seconds for the longest.
#[test]
fn every_puzzle_has_one_first_move_and_no_shorter_mate() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 300, "only {}", puzzles.len());
    let (one, other): (Vec<_>, Vec<_>) = puzzles.iter().enumerate().partition(|(n, _)| n % 2 == 0);
    let prove = |puzzles: Vec<(usize, &Puzzle)>| -> Vec<String> {
        puzzles
            .into_iter()
            .filter_map(|(_, puzzle)| {
                let mut prover = Prover::with_full_width(puzzle.moves);
                let distance = prover.distance(&puzzle.start, puzzle.moves);
                let keys = prover.keys(&puzzle.start, puzzle.moves);
                let holds = distance == Some(puzzle.moves) && keys.len() == 1;
                (!holds).then(|| format!("FAIL {} {distance:?} {keys:?} {}", puzzle.name, prover.nodes()))
            })
            .collect()
    };
    let failed = std::thread::scope(|scope| {
        let other = scope.spawn(|| prove(other));
        let mut failed = prove(one);
        failed.extend(other.join().unwrap());
        failed
    });
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
