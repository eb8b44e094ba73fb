//! What the referee costs: after a move of a long game, and at the nodes of a search.

use std::hint::black_box;
use std::time::Instant;

use chuhe::referee::{History, MoveLimit, RulesetId, foresee_all, judge, limit, repetition};
use chuhe::rules::{Move, Position};
use chuhe::search::{Engine, NoClock, bench};

/// As long a game as one meets.
const PLIES: usize = 300;

/// Prints counts first, rates second.
pub fn run() {
    let game = restless_game();
    let moves: Vec<Move> = game.moves().flatten().collect();
    for id in RulesetId::ALL {
        // Without a limit, or the second half of the game would be over before it began.
        let ruleset = id.ruleset().with_limit(MoveLimit::Off);
        let mut history = History::new(Position::start());
        let (mut recurrences, mut told) = (0, 0);
        let (mut judged_us, mut judged_us_max, mut foreseen_us) = (0.0, 0.0_f64, 0.0);
        for &mv in &moves {
            history.make(mv);
            recurrences += u32::from(history.last_occurrence().is_some());
            let (us, _) = timed(|| judge(&history, &ruleset));
            judged_us += us;
            judged_us_max = judged_us_max.max(us);
            let (us, foresights) = timed(|| foresee_all(&history, &ruleset));
            foreseen_us += us;
            told += foresights.len();
        }
        let name = id.name();
        println!("{name}: {} plies, {recurrences} recurrences, {told} moves marked", moves.len());
        let plies = moves.len() as f64;
        println!(
            "{name}: judge {:.1} us a ply, at most {judged_us_max:.0} us; all moves foreseen {:.0} us",
            judged_us / plies,
            foreseen_us / plies
        );
    }
    share_of_search(&game);
}

/// How much of a search's time the referee takes: the time of its calls, measured on all lines of
/// a few plies with and without them, against the time of a node.
fn share_of_search(game: &History) {
    let mut engine = Engine::new(Engine::TABLE_MB);
    let (us, nodes) = timed(|| bench::run(&mut engine, bench::DEPTH, &mut NoClock));
    let node_ns = us * 1e3 / nodes as f64;

    let long = || std::iter::once(game.clone());
    for (name, games) in [("fresh", bench::games().collect::<Vec<_>>()), ("long", long().collect())] {
        let (mut with, mut without) = (f64::INFINITY, f64::INFINITY);
        let mut seen = Seen::default();
        for _ in 0..5 {
            seen = Seen::default();
            let walk = |look: bool, seen: &mut Seen| {
                timed(|| games.iter().for_each(|game| lines(&mut game.clone(), 4, look, seen))).0
            };
            with = with.min(walk(true, &mut seen));
            without = without.min(walk(false, &mut Seen::default()));
        }
        println!("{name} games: {} nodes, {} recurrences", seen.nodes, seen.recurrences);
        let referee_ns = (with - without) * 1e3 / seen.nodes as f64;
        println!(
            "{name} games: {referee_ns:.1} ns a node, {:.1} % of a search's {node_ns:.0} ns",
            100.0 * referee_ns / node_ns
        );
    }
}

#[derive(Default)]
struct Seen {
    nodes: u64,
    recurrences: u64,
}

/// Walks all lines of so many plies, asking what a search asks at every node.
fn lines(game: &mut History, plies: u32, look: bool, seen: &mut Seen) {
    let ruleset = RulesetId::Asian.ruleset();
    seen.nodes += 1;
    if look {
        seen.recurrences += u64::from(black_box(repetition::in_tree(game, &ruleset)).is_some());
        black_box(limit::is_reached(game, ruleset.limit));
    }
    if plies > 0 {
        // A part of the moves, so that four plies (in which a position can recur) are soon walked.
        for &mv in game.position().legal_moves().iter().step_by(2) {
            game.make(mv);
            lines(game, plies - 1, look, seen);
            game.unmake();
        }
    }
}

/// A game with many repetitions and few captures, always the same.
fn restless_game() -> History {
    let mut history = History::new(Position::start());
    let mut last: [Option<Move>; 2] = [None; 2];
    let mut state = 1_u64;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    while history.plies() < PLIES {
        let legal = history.position().legal_moves();
        let quiet = |mv: &Move| history.position().man_at(mv.to).is_none();
        let quiets: Vec<Move> = legal.iter().copied().filter(quiet).collect();
        let turn = history.position().turn().index();
        let back = last[turn].map(|mv| Move::new(mv.to, mv.from)).filter(|mv| quiets.contains(mv));
        let mv = match back {
            Some(back) if below(3) != 0 => back,
            _ if !quiets.is_empty() => quiets[below(quiets.len())],
            _ if !legal.is_empty() => legal[below(legal.len())],
            _ => break,
        };
        history.make(mv);
        last[turn] = Some(mv);
    }
    history
}

/// The time of a call in microseconds.
fn timed<T>(call: impl FnOnce() -> T) -> (f64, T) {
    let began = Instant::now();
    let value = black_box(call());
    (began.elapsed().as_secs_f64() * 1e6, value)
}
