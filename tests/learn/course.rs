//! The lessons, level by level: done with three stars by answers that the rules give, and failed.

use std::rc::Rc;

use chuhe::app::learn::prover::Prover;
use chuhe::app::learn::{Answer, Attempt, Course, Ended, Fault, Feedback, Input, Kind, Level};
use chuhe::referee::{History, Ruleset};
use chuhe::rules::{Move, Square};
use chuhe::search::{Engine, Limits, NoClock, Task};

const TEXT: &str = include_str!("../../content/learn/course.txt");

pub fn course() -> Course {
    Course::read(TEXT, "content/learn/course.txt").unwrap_or_else(|error| panic!("{error}"))
}

fn levels() -> Vec<(String, Rc<Level>)> {
    let course = course();
    let named = |unit: &chuhe::app::learn::Unit| {
        let name = unit.name.clone();
        let levels = unit.levels.clone();
        levels.into_iter().map(move |level| (format!("{name}/{}", level.name), Rc::new(level)))
    };
    course.units.iter().flat_map(named).collect()
}

fn go(attempt: Attempt, inputs: impl IntoIterator<Item = Input>) -> Attempt {
    inputs.into_iter().fold(attempt, |attempt, input| attempt.after(input).unwrap_or(attempt))
}

fn play(attempt: Attempt, mv: Move) -> Attempt {
    go(attempt, [Input::Press(mv.from), Input::Press(mv.to), Input::Reply])
}

/// The engine's choice, for either side of a level that is played out.
fn choice(engine: &mut Engine, attempt: &Attempt, task: Task) -> Move {
    let moves = attempt.table.moves().iter().copied();
    let game = History::of_moves(attempt.level.start.clone(), moves).unwrap();
    engine.begin(&game, &Ruleset::ASIAN, task, 0.0);
    engine.finish(&mut NoClock, &mut |_| ()).best.unwrap()
}

fn solved(name: &str, level: &Rc<Level>) -> Attempt {
    let mut attempt = Attempt::new(level.clone());
    let mut engine = Engine::new(4);
    for _ in 0..200 {
        if attempt.ended.is_some() {
            break;
        }
        attempt = match &level.kind {
            Kind::Choose(_) => {
                let points = attempt.right_points().unwrap();
                go(attempt, points.into_iter().map(Input::Press).chain([Input::Submit]))
            }
            Kind::Find(_) => {
                let point = attempt.right_points().unwrap()[0];
                go(attempt, [Input::Press(point)])
            }
            Kind::Play { engine: level, .. } => {
                let ours =
                    choice(&mut engine, &attempt, Task::Analyze { limits: Limits::Nodes(60_000), lines: 1 });
                let attempt = play(attempt, ours);
                if attempt.awaits_engine() {
                    let limits = Some(Limits::Nodes(5_000));
                    let theirs = choice(&mut engine, &attempt, Task::Play { level: *level, seed: 1, limits });
                    go(attempt, [Input::Engine(theirs)])
                } else {
                    attempt
                }
            }
            _ => match attempt.right_answer() {
                Some(answer) if !attempt.is_moving() => go(attempt, [Input::Answer(answer)]),
                _ => {
                    let mv = attempt.right_move().unwrap_or_else(|| panic!("{name}: nothing is right"));
                    play(attempt, mv)
                }
            },
        };
    }
    attempt
}

#[test]
fn every_level_is_done_with_three_stars() {
    let levels = levels();
    assert!(levels.len() >= 120, "only {} levels", levels.len());
    let mut failed = Vec::new();
    for (name, level) in &levels {
        let attempt = solved(name, level);
        if attempt.ended != (Some(Ended::Done { stars: 3 })) {
            failed.push(format!(
                "{name}: {:?}, {:?}, {:?}",
                attempt.ended,
                attempt.feedback,
                attempt.table.moves()
            ));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// A game played without looking: the first man that can move goes to and fro.
fn lost(mut attempt: Attempt, level: chuhe::search::Level) -> Attempt {
    let mut engine = Engine::new(1);
    while attempt.ended.is_none() {
        let position = attempt.table.position();
        let back = attempt.table.moves().iter().rev().nth(1).map(|mv| Move::new(mv.to, mv.from));
        let mv = back.filter(|mv| position.is_legal(*mv)).unwrap_or(position.legal_moves()[0]);
        attempt = play(attempt, mv);
        if attempt.awaits_engine() {
            let limits = Some(Limits::Nodes(2_000));
            let theirs = choice(&mut engine, &attempt, Task::Play { level, seed: 1, limits });
            attempt = go(attempt, [Input::Engine(theirs)]);
        }
    }
    attempt
}

/// An input that is wrong at a fresh attempt, for every kind of level.
fn spoiled(name: &str, level: &Rc<Level>) -> Attempt {
    let attempt = Attempt::new(level.clone());
    let position = level.start.clone();
    let legal = position.legal_moves().to_vec();
    let every_pair = || Square::all().flat_map(|from| Square::all().map(move |to| Move::new(from, to)));
    match &level.kind {
        Kind::Choose(_) => {
            let right = attempt.right_points().unwrap();
            let wrong = Square::all().find(|at| !right.contains(at)).unwrap();
            go(attempt, [Input::Press(wrong), Input::Submit])
        }
        Kind::Find(_) => {
            let right = attempt.right_points().unwrap();
            let wrong = Square::all().find(|at| !right.contains(at)).unwrap();
            go(attempt, [Input::Press(wrong)])
        }
        Kind::Collect { .. } | Kind::Escape | Kind::Capture { guarded: false } => {
            let own = |at: Square| position.piece_at(at).is_some_and(|piece| piece.side == position.turn());
            let illegal =
                every_pair().find(|mv| own(mv.from) && !own(mv.to) && !position.is_legal(*mv)).unwrap();
            play(attempt, illegal)
        }
        Kind::Capture { guarded: true } | Kind::Mate(_) | Kind::Only(_) | Kind::Enable(_) => {
            let ways = legal.iter().map(|mv| play(attempt.clone(), *mv));
            ways.into_iter().find(|way| way.mistakes > 0).unwrap_or_else(|| panic!("{name} cannot be failed"))
        }
        Kind::Follow(line) => {
            let other = legal.iter().copied().find(|mv| *mv != line[0]).unwrap();
            play(attempt, other)
        }
        Kind::Play { engine: level, .. } => lost(attempt, *level),
        _ => {
            let wrong = attempt.wrong_answer().unwrap_or_else(|| panic!("{name}: all answers are right"));
            go(attempt, [Input::Answer(wrong)])
        }
    }
}

#[test]
fn every_level_can_be_failed_and_says_why() {
    for (name, level) in &levels() {
        let attempt = spoiled(name, level);
        match level.kind {
            // Trying out how men move costs nothing; the reason is told.
            Kind::Collect { .. } | Kind::Capture { guarded: false } => {
                let refused =
                    matches!(attempt.feedback, Some(Feedback::Refused { fault: Fault::Rule(_), .. }));
                assert!(refused, "{name}: {:?}", attempt.feedback);
            }
            _ => {
                assert_eq!(attempt.mistakes, 1, "{name}: {:?}", attempt.feedback);
                assert!(attempt.feedback.is_some(), "{name}");
                assert!(!matches!(attempt.ended, Some(Ended::Done { .. })), "{name}");
            }
        }
    }
}

/// A mistake costs a star, and a hint, too.
#[test]
fn stars_are_lost_by_mistakes_hints_and_detours() {
    for (name, level) in &levels() {
        let spoiled = spoiled(name, level);
        if spoiled.ended.is_some() || spoiled.mistakes == 0 || spoiled.is_moving() {
            continue;
        }
        let mut attempt = spoiled;
        for _ in 0..20 {
            attempt = match (attempt.right_answer(), attempt.right_points()) {
                (Some(answer), _) => go(attempt, [Input::Answer(answer)]),
                (_, Some(points)) if matches!(level.kind, Kind::Find(_)) => {
                    go(attempt, [Input::Press(points[0])])
                }
                (_, Some(points)) => {
                    let marked =
                        |at: &Square| attempt.signs.contains(&(*at, chuhe::app::learn::Sign::Marked));
                    let more: Vec<Input> =
                        points.iter().filter(|at| !marked(at)).map(|at| Input::Press(*at)).collect();
                    go(attempt, more.into_iter().chain([Input::Submit]))
                }
                _ => break,
            };
        }
        assert_eq!(attempt.ended, Some(Ended::Done { stars: 2 }), "{name}: {:?}", attempt.feedback);
    }
    let (_, level) = levels().into_iter().find(|(name, _)| name == "chariot/straight").unwrap();
    let hinted = go(Attempt::new(level.clone()), [Input::Hint]);
    assert!(hinted.signs.iter().any(|(_, sign)| *sign == chuhe::app::learn::Sign::Hint));
    let mut attempt = hinted;
    while attempt.ended.is_none() {
        let mv = attempt.right_move().unwrap();
        attempt = play(attempt, mv);
    }
    assert_eq!(attempt.ended, Some(Ended::Done { stars: 2 }));
    let detour = ["a0b0", "b0a0", "a0a6", "a6g6"].map(|mv| Move::from_iccs(mv).unwrap());
    let attempt = detour.into_iter().fold(Attempt::new(level), play);
    assert_eq!(attempt.ended, Some(Ended::Done { stars: 2 }));
}

/// Every other right move is right as well: all mating moves of the prover are accepted.
#[test]
fn every_mate_as_short_is_accepted() {
    for (name, level) in &levels() {
        let Kind::Mate(moves) = level.kind else { continue };
        assert_eq!(Prover::new().distance(&level.start, moves), Some(moves), "{name}");
        for key in Prover::new().keys(&level.start, moves) {
            let attempt = play(Attempt::new(level.clone()), key);
            assert_ne!(attempt.ended, Some(Ended::Failed), "{name}: {key}");
            assert_eq!(attempt.mistakes, 0, "{name}: {key}");
        }
    }
}

/// What is said to be the better move is, by a search.
#[test]
fn the_better_move_is_better() {
    for (name, level) in &levels() {
        let Kind::Compare { better, worse } = level.kind else { continue };
        let worth = |mv: Move| {
            let game = History::of_moves(level.start.clone(), [mv]).unwrap();
            let mut engine = Engine::new(4);
            engine.begin(
                &game,
                &Ruleset::ASIAN,
                Task::Analyze { limits: Limits::Nodes(200_000), lines: 1 },
                0.0,
            );
            let report = engine.finish(&mut NoClock, &mut |_| ()).report.unwrap();
            match report.score {
                chuhe::search::Score::Units(units) => -units,
                chuhe::search::Score::Mate(plies) => -plies.signum() * 10_000,
            }
        };
        let (good, bad) = (worth(better), worth(worse));
        assert!(good >= bad + 100, "{name}: {better} is worth {good}, {worse} {bad}");
    }
}

#[test]
fn a_repetition_is_answered_as_the_referee_rules() {
    let answers: Vec<Answer> = levels()
        .iter()
        .filter(|(_, level)| matches!(level.kind, Kind::Repetition { .. }))
        .map(|(name, level)| Attempt::new(level.clone()).right_answer().unwrap_or_else(|| panic!("{name}")))
        .collect();
    assert!(answers.contains(&Answer::Nobody));
    assert!(answers.iter().any(|answer| matches!(answer, Answer::Deviates(_))));
}

#[test]
fn sections_and_questions_can_be_read() {
    for (text, file) in [
        (include_str!("../../content/learn/rules.txt"), "rules.txt"),
        (include_str!("../../content/learn/questions.txt"), "questions.txt"),
    ] {
        let course = Course::read(text, file).unwrap_or_else(|error| panic!("{error}"));
        assert!(course.size() >= 15, "{file}");
        let mut levels = course.units.iter().flat_map(|unit| &unit.levels);
        assert!(levels.all(|level| level.kind == Kind::Free), "{file}");
    }
}

#[test]
fn errors_name_file_and_line() {
    for (text, line, word) in [
        ("unit a\nlevel b\n  board Kd0 kf9 Xe4\n  escape", 3, "Xe4"),
        ("unit a\nlevel b\n  board Kd0 kf9\n\n  jump a1", 5, "jump"),
        ("unit a\nlevel b\n  board Kd0 kf9\n", 2, "no task"),
        ("unit a\nlevel b\n  board Ke0 ke9\n  escape", 2, "level b"),
        ("level b\n  board Kd0 kf9\n  escape", 1, "before any unit"),
        ("unit A", 1, "no name"),
        ("unit a", 1, "no level"),
        ("escape", 1, "before any level"),
        ("unit a\nlevel b\n  mate 0", 3, "no number"),
        ("unit a\nlevel b\n  mate 1\n  escape", 4, "task already"),
        ("unit a\nlevel b\n  legal e4", 3, "no move"),
        ("unit a\nlevel b\n  repetition nobody a0a1", 3, "no rule set"),
        ("unit a\nlevel b\n  play win 99", 3, "no level"),
    ] {
        let error = Course::read(text, "x.txt").unwrap_err();
        assert_eq!((error.file.as_str(), error.line), ("x.txt", line), "{text:?}: {error}");
        assert!(error.to_string().contains(word), "{text:?}: {error}");
    }
}
