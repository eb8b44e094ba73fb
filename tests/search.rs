//! The engine: what it finds, that it keeps to its limits and to the rules, and that it can be
//! stepped, stopped and repeated.

mod oracle;

use std::cell::Cell;

use chuhe::format::fen;
use chuhe::referee::{History, Ruleset, Status, judge};
use chuhe::rules::{Move, Position};
use chuhe::search::{Answer, Engine, Host, Level, Limits, NoClock, Report, Score, Step, Task};
use oracle::playouts;

fn game(record: &str) -> History {
    let setup = fen::parse(record).unwrap();
    History::new(Position::from_study(&setup).unwrap())
}

fn after(record: &str, moves: &str) -> History {
    let mut game = game(record);
    for mv in moves.split_whitespace() {
        game.play(Move::from_iccs(mv).unwrap()).unwrap();
    }
    game
}

fn analyze(limits: Limits) -> Task {
    Task::Analyze { limits, lines: 1 }
}

fn search(engine: &mut Engine, game: &History, task: Task) -> Answer {
    engine.begin(game, &Ruleset::ASIAN, task, 0.0);
    engine.finish(&mut NoClock, &mut |_| ())
}

fn score(answer: &Answer) -> Score {
    answer.report.as_ref().expect("a search tells its line").score
}

/// Whether the move leaves the opponent without one.
fn wins(position: &Position, mv: Move) -> bool {
    position.play(mv).unwrap().is_lost()
}

/// The mates of the file: (moves, whether that is proved to be the shortest, game, name).
fn mates() -> Vec<(i32, bool, History, &'static str)> {
    include_str!("data/mates.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split(" | ").collect();
            let [moves, kind, record, name] = fields[..] else { panic!("{line}") };
            (moves.parse().unwrap(), kind == "=", game(record), name)
        })
        .collect()
}

#[test]
fn a_mate_in_one_is_never_missed() {
    let mut engine = Engine::new(1);
    let mut positions: Vec<Position> = mates().iter().map(|mate| mate.2.position().clone()).collect();
    playouts(60, 40, |position| positions.push(position.clone()));
    let mut found = 0;
    for position in positions {
        if position.legal_moves().iter().any(|&mv| wins(&position, mv)) {
            found += 1;
            let game = History::new(position.clone());
            for limits in [Limits::Nodes(1), Limits::Nodes(300), Limits::Depth(1), Limits::MoveTime(0)] {
                let best = search(&mut engine, &game, analyze(limits)).best.unwrap();
                assert!(wins(&position, best), "{best} in {}", fen::write(&position.setup()));
            }
        }
    }
    assert!(found > 60, "only {found} positions had a mate in one");
}

/// Nodes within which a mate in so many moves must be found.
const MATE_NODES: [u64; 7] = [100, 300_000, 5_000_000, 1_500_000, 4_000_000, 8_000_000, 8_000_000];

/// Stops the search once something is found.
struct Until<'a>(&'a Cell<bool>);

impl Host for Until<'_> {
    fn now_ms(&mut self) -> f64 {
        0.0
    }

    fn should_stop(&mut self) -> bool {
        self.0.get()
    }

    fn slice_ms(&self) -> f64 {
        f64::INFINITY
    }
}

/// Searches every `nth` mate of some length; nineteen of twenty must be found, none may be claimed
/// that does not exist.
fn find_mates(lengths: std::ops::RangeInclusive<i32>, nth: usize) {
    let mut engine = Engine::new(Engine::TABLE_MB);
    let mut missed = Vec::new();
    let mut tried = 0;
    let mates = mates().into_iter().filter(|mate| lengths.contains(&mate.0));
    for (moves, shortest, game, name) in mates.step_by(nth) {
        tried += 1;
        engine.new_game();
        let nodes = MATE_NODES[moves as usize - 1];
        engine.begin(&game, &Ruleset::ASIAN, analyze(Limits::Nodes(nodes)), 0.0);
        let found = Cell::new(false);
        engine.finish(&mut Until(&found), &mut |report| {
            if let Score::Mate(plies) = report.score {
                assert!(plies > 0, "{name}: the attacker is told to be mated in {plies}");
                assert!(!shortest || plies >= 2 * moves - 1, "{name}: no mate in {plies} plies exists");
                found.set(found.get() || plies < 2 * moves);
            }
        });
        if !found.get() {
            missed.push(name);
        }
    }
    assert!(tried > 0);
    assert!(missed.len() * 20 <= tried, "missed {} of {tried}: {missed:?}", missed.len());
}

#[test]
fn mates_in_up_to_four_moves_are_found() {
    find_mates(1..=4, 1);
}

#[test]
fn mates_in_five_to_seven_moves_are_found() {
    find_mates(5..=7, 6);
}

/// A mate that is told is played to its end, whatever the defender does, in the moves promised.
#[test]
fn a_mate_that_is_told_is_true() {
    let mut engine = Engine::new(Engine::TABLE_MB);
    let mates = mates().into_iter().filter(|mate| (2..=3).contains(&mate.0));
    for (_, _, mut game, name) in mates.step_by(5) {
        engine.new_game();
        let mut plies_left = None;
        loop {
            if game.position().is_lost() {
                break;
            }
            let answer = search(&mut engine, &game, analyze(Limits::Nodes(150_000)));
            let attacks = game.plies() % 2 == 0;
            if attacks {
                let Score::Mate(plies) = score(&answer) else {
                    assert_eq!(plies_left, None, "{name}: a mate that was told is lost again");
                    break;
                };
                assert!(plies > 0 && plies_left.is_none_or(|left| plies <= left), "{name}: {plies}");
                plies_left = Some(plies - 2);
            }
            game.play(answer.best.unwrap()).unwrap();
        }
    }
}

#[test]
fn stalemate_is_a_win_for_who_stalemates() {
    // The soldier takes the last square from the general without giving check.
    let game = game("3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1");
    let answer = search(&mut Engine::new(1), &game, analyze(Limits::Depth(4)));
    assert_eq!(score(&answer), Score::Mate(1));
    assert!(game.position().play(answer.best.unwrap()).unwrap().is_stalemate());
}

#[test]
fn the_end_of_a_game_has_no_move() {
    let game = game("3k5/9/9/9/9/9/9/9/4R4/3RK4 b - - 0 1");
    assert!(game.position().is_lost());
    let mut engine = Engine::new(1);
    assert_eq!(search(&mut engine, &game, analyze(Limits::Infinite)).best, None);
    assert_eq!(engine.step(&mut NoClock, &mut |_| ()), Step::Done(Answer { best: None, report: None }));
}

/// A clock that goes on by a fixed time whenever it is looked at.
struct Ticking {
    now_ms: f64,
    tick_ms: f64,
    slice_ms: f64,
    stop_at_ms: f64,
}

impl Ticking {
    fn new(tick_ms: f64, slice_ms: f64) -> Ticking {
        Ticking { now_ms: 1000.0, tick_ms, slice_ms, stop_at_ms: f64::INFINITY }
    }
}

impl Host for Ticking {
    fn now_ms(&mut self) -> f64 {
        self.now_ms += self.tick_ms;
        self.now_ms
    }

    fn should_stop(&mut self) -> bool {
        self.now_ms >= self.stop_at_ms
    }

    fn slice_ms(&self) -> f64 {
        self.slice_ms
    }
}

const MIDDLEGAME: &str = "r1bakr3/4a4/2ncb1n2/2N1p3p/p5p2/2P6/P3P1P1P/C3B4/6Cc1/1RBAKA1NR w - - 1 2";

/// All reports of a search and its answer, without times; and in how many steps.
fn record(game: &History, task: Task, host: &mut dyn Host) -> (Vec<Report>, Answer, usize) {
    let mut engine = Engine::new(2);
    let now = host.now_ms();
    engine.begin(game, &Ruleset::ASIAN, task, now);
    let mut reports = Vec::new();
    let mut steps = 0;
    loop {
        steps += 1;
        let step = engine.step(host, &mut |report| reports.push(Report { time_ms: 0, ..report.clone() }));
        if let Step::Done(mut answer) = step {
            answer.report.iter_mut().for_each(|report| report.time_ms = 0);
            return (reports, answer, steps);
        }
    }
}

/// What is searched does not depend on slices: node for node, whatever they last.
#[test]
fn a_search_in_pieces_is_the_search_in_one() {
    let game = game(MIDDLEGAME);
    for task in [
        analyze(Limits::Nodes(300_000)),
        analyze(Limits::Depth(12)),
        Task::Analyze { limits: Limits::Nodes(200_000), lines: 3 },
        Task::Play { level: Level::new(5).unwrap(), seed: 1, limits: None },
        Task::Play { level: Level::new(8).unwrap(), seed: 1, limits: None },
    ] {
        let (reports, answer, steps) = record(&game, task, &mut NoClock);
        assert_eq!(steps, 1);
        let looks = matches!(task, Task::Play { level, .. } if level.number() == 5);
        assert!(looks || reports.len() > 5, "{task:?}");
        // A slice of as many looks at the clock, about a thousand nodes each.
        for looks in [1.0, 3.0, 20.0] {
            let mut host = Ticking::new(1.0, looks);
            let (other_reports, other_answer, steps) = record(&game, task, &mut host);
            assert!(steps > 2 || looks > 3.0, "{task:?}");
            assert_eq!(reports, other_reports, "{task:?}");
            assert_eq!(answer, other_answer, "{task:?}");
        }
    }
}

#[test]
fn time_is_kept() {
    let game = game(MIDDLEGAME);
    let mut engine = Engine::new(1);
    for (limits, most) in [
        (Limits::MoveTime(100), 100.0),
        (Limits::MoveTime(0), 5.0),
        (Limits::Clock { remaining: 1000, increment: 0, moves_to_go: None }, 400.0),
        (Limits::Clock { remaining: 50, increment: 0, moves_to_go: Some(1) }, 50.0),
    ] {
        let mut host = Ticking::new(0.5, f64::INFINITY);
        let began = host.now_ms();
        engine.begin(&game, &Ruleset::ASIAN, analyze(limits), began);
        let answer = engine.finish(&mut host, &mut |_| ());
        assert!(game.position().is_legal(answer.best.unwrap()));
        assert!(host.now_ms - began <= most + 1.0, "{limits:?} took {}", host.now_ms - began);
    }
}

/// No step lasts longer than a slice and one look at the clock, and a stop is heard at the next.
#[test]
fn slices_and_stops_are_kept() {
    let game = game(MIDDLEGAME);
    let mut engine = Engine::new(1);
    let mut host = Ticking::new(0.5, 8.0);
    engine.begin(&game, &Ruleset::ASIAN, analyze(Limits::Infinite), host.now_ms);
    for _ in 0..200 {
        let began = host.now_ms;
        assert_eq!(engine.step(&mut host, &mut |_| ()), Step::Running);
        assert!(host.now_ms - began <= 8.0 + 2.0, "{}", host.now_ms - began);
    }
    let answer = engine.stop().unwrap();
    assert!(game.position().is_legal(answer.best.unwrap()));
    assert!(!engine.is_running());

    host = Ticking { stop_at_ms: host.now_ms + 20.0, ..Ticking::new(0.5, f64::INFINITY) };
    engine.begin(&game, &Ruleset::ASIAN, analyze(Limits::Infinite), host.now_ms);
    let stop_at = host.stop_at_ms;
    let answer = engine.finish(&mut host, &mut |_| ());
    assert!(game.position().is_legal(answer.best.unwrap()));
    assert!(host.now_ms <= stop_at + 1.0);
}

#[test]
fn one_legal_move_is_played_at_once() {
    let game = game("4k4/9/9/9/9/9/9/9/9/3K2r2 w - - 0 1");
    assert_eq!(game.position().legal_moves().len(), 1);
    let mut host = Ticking::new(0.5, f64::INFINITY);
    let began = host.now_ms;
    let mut engine = Engine::new(1);
    engine.begin(&game, &Ruleset::ASIAN, analyze(Limits::MoveTime(5_000)), began);
    assert!(engine.finish(&mut host, &mut |_| ()).best.is_some());
    assert!(host.now_ms - began < 10.0);
}

#[test]
fn lines_are_different_and_sorted() {
    let game = game(MIDDLEGAME);
    let mut engine = Engine::new(4);
    engine.begin(&game, &Ruleset::ASIAN, Task::Analyze { limits: Limits::Depth(8), lines: 5 }, 0.0);
    let mut lines: Vec<Report> = Vec::new();
    let answer = engine.finish(&mut NoClock, &mut |report| {
        if report.depth == 8 {
            lines.push(report.clone());
        }
    });
    assert_eq!(lines.iter().map(|report| report.line).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(Some(lines[0].pv[0]), answer.best);
    for (better, worse) in lines.iter().zip(&lines[1..]) {
        let value = |report: &Report| match report.score {
            Score::Units(units) => units,
            Score::Mate(plies) => plies.signum() * 30_000 - plies,
        };
        assert!(value(better) >= value(worse));
        assert_ne!(better.pv[0], worse.pv[0]);
    }
    // Every line can be played.
    for report in &lines {
        let mut game = game.clone();
        report.pv.iter().for_each(|&mv| game.play(mv).unwrap());
    }
}

/// Two chariots down, Red draws by bringing the position about for the third time; a move earlier
/// Black, who is winning, does not let it come to that.
#[test]
fn a_draw_by_repetition_is_claimed_by_the_loser_and_avoided_by_the_winner() {
    let start = "2bak4/4a4/9/rr7/9/9/9/9/9/5K2R b - - 0 1";
    let shuffle = "c9a7 f0f1 a7c9 f1f0 c9a7 f0f1";
    let claims = after(start, &format!("{shuffle} a7c9"));
    let answer = search(&mut Engine::new(1), &claims, analyze(Limits::Depth(7)));
    assert_eq!(answer.best, Move::from_iccs("f1f0"));
    assert_eq!(score(&answer), Score::Units(0));

    let avoids = after(start, shuffle);
    let answer = search(&mut Engine::new(1), &avoids, analyze(Limits::Depth(7)));
    assert_ne!(answer.best, Move::from_iccs("a7c9"));
    assert!(matches!(score(&answer), Score::Units(300..) | Score::Mate(1..)));
}

/// Who would lose by the repetition rule plays something else, as long as there is anything else.
#[test]
fn perpetual_check_is_broken_off() {
    // Red, a chariot up, checks from e1 and f1 in turn; the third time would lose.
    let checks = "a1e1 e9f9 e1f1 f9e9 f1e1 e9f9 e1f1 f9e9";
    let game = after("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1", checks);
    let forbidden = Move::from_iccs("f1e1").unwrap();
    let mut then = game.clone();
    then.play(forbidden).unwrap();
    let Status::Over(conclusion) = judge(&then, &Ruleset::ASIAN) else { panic!("a third time") };
    assert_eq!(conclusion.outcome.winner(), Some(chuhe::rules::Side::Black));
    for limits in [Limits::Depth(1), Limits::Depth(6), Limits::Nodes(50_000)] {
        let answer = search(&mut Engine::new(1), &game, analyze(limits));
        assert_ne!(answer.best, Some(forbidden));
    }
    for level in Level::all() {
        let task = Task::Play { level, seed: 3, limits: Some(Limits::Nodes(20_000)) };
        assert_ne!(search(&mut Engine::new(1), &game, task).best, Some(forbidden), "{level:?}");
    }
}

#[test]
fn levels_play_legal_moves_and_repeat_them_for_a_seed() {
    let mut engine = Engine::new(1);
    let mut choices = std::collections::BTreeSet::new();
    let mut positions = Vec::new();
    playouts(3, 40, |position| positions.push(position.clone()));
    for position in positions.into_iter().step_by(9).filter(|position| !position.is_lost()) {
        let game = History::new(position.clone());
        for level in Level::all() {
            for seed in [1, 2, 3] {
                let task = Task::Play { level, seed, limits: Some(Limits::Nodes(5_000)) };
                engine.new_game();
                let best = search(&mut engine, &game, task).best.unwrap();
                assert!(position.is_legal(best), "{level:?}: {best}");
                engine.new_game();
                assert_eq!(search(&mut engine, &game, task).best, Some(best));
                if level == Level::LOWEST {
                    choices.insert((fen::write(&position.setup()), best));
                }
            }
        }
    }
    let positions = choices.iter().map(|(record, _)| record).collect::<std::collections::BTreeSet<_>>().len();
    assert!(choices.len() > positions, "the seed changes nothing");
}

/// Whole games at little depth: every move legal, every game ended by the referee.
#[test]
fn games_are_played_to_their_end() {
    let mut engine = Engine::new(1);
    for seed in 0..4 {
        engine.new_game();
        let mut game = History::new(Position::start());
        while !matches!(judge(&game, &Ruleset::ASIAN), Status::Over(_)) {
            assert!(game.plies() < 1000);
            let level = Level::new(2 + (game.plies() % 2) as u8 * 2).unwrap();
            let task = Task::Play { level, seed, limits: None };
            let best = search(&mut engine, &game, task).best.unwrap();
            game.play(best).unwrap();
        }
    }
}
