//! What the engine is asked, what its answers do, and that none is shown where it does not belong.

use chuhe::app::study::review::{Effort, Fault, accuracy};
use chuhe::app::study::{Action, Go, State, Worth, update};
use chuhe::app::{EngineEvent, EngineFault};
use chuhe::format::fen;
use chuhe::protocol::{Bound, Job, Report, Score, Task};
use chuhe::rules::{Move, Position, Side};

use super::dice::Dice;
use super::{act, fresh, play};

/// The position a job is about.
fn position_of(job: &Job) -> Position {
    let start = Position::from_study(&fen::parse(&job.start).unwrap()).unwrap();
    job.moves.iter().fold(start, |position, text| position.play(Move::from_iccs(text).unwrap()).unwrap())
}

fn report(line: u8, score: Score, pv: Vec<String>) -> Report {
    Report {
        line,
        depth: 9,
        seldepth: 12,
        score,
        bound: Bound::Exact,
        nodes: 1000,
        time_ms: 10,
        table_permille: 0,
        pv,
    }
}

/// An answer as the engine would give it: some line that is legal there.
fn answer(dice: &mut Dice, job: &Job, line: u8, score: Score) -> Action {
    let mut position = position_of(job);
    let mut pv = Vec::new();
    for _ in 0..4 {
        let Some(mv) = dice.legal(&position) else { break };
        pv.push(mv.iccs());
        position = position.play(mv).unwrap();
    }
    Action::Engine(EngineEvent::Report { job: job.id, report: report(line, score, pv) })
}

#[test]
fn the_wish_follows_the_board() {
    let state = act(fresh(), [Action::Analyze(true), Action::Lines(5)]);
    let first = state.engine_wish().unwrap();
    assert!(matches!(first.task, Task::Analyze { lines: 5, .. }));
    let state = play(state, &["h2e2"]);
    let second = state.engine_wish().unwrap();
    assert_eq!(second.moves, ["h2e2"]);
    assert_ne!(first.id, second.id);
    // What changes nothing about the question asks none.
    let state = act(state, [Action::Board(chuhe::app::Action::Flip)]);
    assert_eq!(state.engine_wish(), Some(second.clone()));
    let threat = act(state.clone(), [Action::Threat(true)]).engine_wish().unwrap();
    assert_eq!(position_of(&threat).turn(), Side::Red);
    assert!(act(state, [Action::Analyze(false)]).engine_wish().is_none());
}

/// Two hundred switches of everything there is to switch, with answers that come late: what is shown
/// always is about the position on the board.
#[test]
fn nothing_stale_is_ever_shown() {
    let mut dice = Dice(2024);
    let mut state = act(fresh(), [Action::Analyze(true)]);
    let mut jobs: Vec<Job> = Vec::new();
    let (mut shown, mut late) = (0, 0);
    for _ in 0..200 {
        let action = match dice.below(9) {
            0 => Action::Go(Go::First),
            1 => Action::Go(Go::Previous),
            2 => Action::Go(Go::Next),
            3 => Action::Go(Go::Last),
            4 => Action::Analyze(!state.analysis.on),
            5 => Action::Lines(1 + dice.below(5) as u8),
            6 => Action::Threat(!state.analysis.threat),
            7 => Action::Board(chuhe::app::Action::Flip),
            _ => match state.sheet.position().and_then(|position| dice.legal(&position)) {
                Some(mv) => Action::Typed(mv.iccs()),
                None => Action::Undo,
            },
        };
        state = update(&state, action).unwrap_or(state);
        jobs.extend(state.engine_wish());
        for _ in 0..3 {
            if jobs.is_empty() {
                break;
            }
            let newest = dice.below(3) == 0;
            let job = jobs[if newest { jobs.len() - 1 } else { dice.below(jobs.len()) }].clone();
            let line = 1 + dice.below(5) as u8;
            late += usize::from(Some(job.id) != state.engine_wish().map(|job| job.id));
            let event = answer(&mut dice, &job, line, Score::Units(30));
            state = update(&state, event).unwrap_or(state);
        }
        // Each line that is shown is legal in the position of the open question, which is the board's.
        if !state.lines().is_empty() {
            let asked = position_of(&state.engine_wish().unwrap());
            let board = state.sheet.position().unwrap();
            assert!(state.analysis.on);
            assert_eq!(asked.turn(), if state.analysis.threat { !board.turn() } else { board.turn() });
            assert_eq!(asked.setup().board, board.setup().board);
            for line in state.lines() {
                line.moves.iter().fold(asked.clone(), |position, mv| position.play(*mv).unwrap());
                shown += 1;
            }
        }
    }
    assert!(shown > 50 && late > 100, "{shown} lines, {late} late answers");
}

#[test]
fn signs_are_right_with_black_to_move() {
    let state = play(act(fresh(), [Action::Analyze(true)]), &["h2e2"]);
    let job = state.engine_wish().unwrap();
    let state = act(state, [answer(&mut Dice(1), &job, 1, Score::Units(250))]);
    // Good for the side to move, Black: bad for Red.
    assert_eq!(state.lines()[0].worth, Worth::Units(-250));
    assert_eq!(state.worth(), Some(Worth::Units(-250)));
    assert!(state.worth().unwrap().red_chance() < 0.3);
    let state = act(state, [Action::Board(chuhe::app::Action::Flip)]);
    assert_eq!(state.worth(), Some(Worth::Units(-250)));
}

#[test]
fn a_line_is_previewed_and_played() {
    let state = act(fresh(), [Action::Analyze(true)]);
    let job = state.engine_wish().unwrap();
    let pv = ["h2e2", "h9g7", "h0g2"].map(str::to_owned).to_vec();
    let state = act(
        state,
        [Action::Engine(EngineEvent::Report { job: job.id, report: report(2, Score::Units(5), pv) })],
    );
    let state = act(state, [Action::Preview(Some((2, 2)))]);
    let (position, moves) = state.shown().unwrap();
    assert_eq!((position.turn(), moves.len()), (Side::Red, 2));
    assert!(state.sheet.record.tree.is_empty());
    let state = act(state, [Action::PlayLine { rank: 2, plies: 2 }]);
    assert_eq!((super::line(&state).as_str(), state.preview), ("h2e2 h9g7", None));
    assert_eq!(super::line(&act(state, [Action::Undo])), "");
}

#[test]
fn an_engine_that_is_lost_is_asked_again_and_given_up_at_last() {
    let mut state = act(fresh(), [Action::Analyze(true)]);
    for loss in 1..=3 {
        let before = state.engine_wish().unwrap().id;
        state = act(state, [Action::Engine(EngineEvent::Lost(EngineFault::Silent))]);
        assert_eq!(state.engine_wish().is_some_and(|job| job.id != before), loss < 3);
    }
    let state = act(state, [Action::RetryEngine]);
    assert!(state.engine_wish().is_some());
}

/// Reviews with an engine that says for each position what it is worth for Red.
fn review(mut state: State, red: &[i32], best: impl Fn(usize) -> &'static str) -> State {
    state = act(state, [Action::Review(Effort::Quick)]);
    let mut asked = Vec::new();
    while let Some(job) = state.engine_wish() {
        let ply = job.moves.len();
        asked.push(ply);
        let turn = position_of(&job).turn();
        let score = Score::Units(turn.fold(red[ply], -red[ply]));
        let said = report(1, score, vec![best(ply).to_owned()]);
        state = act(
            state,
            [
                Action::Engine(EngineEvent::Report { job: job.id, report: said }),
                Action::Engine(EngineEvent::Done { job: job.id, best: None }),
            ],
        );
    }
    assert!(asked.windows(2).all(|two| two[0] > two[1]), "{asked:?}");
    state
}

#[test]
fn a_review_names_faults_by_the_chances_given_away() {
    // Red gives a soldier away, then Black a chariot; the third move is the best one although the
    // worth drops after it, as it may when the engine looks deeper.
    let game = ["h2e2", "b9c7", "h0g2", "a9a8"];
    let state = play(fresh(), &game);
    let state = review(state, &[30, -90, 500, 420, 430], |ply| match ply {
        0 => "b2e2",
        1 => "h9g7",
        2 => "h0g2",
        3 => "i9i8",
        _ => "g3g4",
    });
    let found = state.review.as_ref().unwrap();
    let judged = found.judged();
    let faults: Vec<_> = judged.iter().map(|judged| judged.fault).collect();
    assert_eq!(faults, [Some(Fault::Inaccuracy), Some(Fault::Blunder), None, None]);
    assert_eq!(judged[2].loss, 0.0);
    let summary = found.summary();
    assert_eq!((summary.red.faults, summary.black.faults), ([1, 0, 0], [0, 0, 1]));
    assert!(summary.red.accuracy.unwrap() > summary.black.accuracy.unwrap());
    assert_eq!((accuracy(0.0), accuracy(0.16)), (100.0, 50.0));
    assert!(!found.running && found.progress() == (5, 5));

    // Written into the game as glyphs and better lines, and undone in one step.
    let annotated = act(state.clone(), [Action::Annotate]);
    let tree = &annotated.sheet.record.tree;
    let glyphs: Vec<_> =
        tree.line_from(chuhe::game::NodeId::ROOT).map(|node| tree.value(node).glyphs.clone()).collect();
    assert_eq!(glyphs, [vec![6], vec![4], vec![], vec![]]);
    assert_eq!(tree.lines(), 3);
    assert_eq!(super::line(&annotated), game.join(" "));
    assert!(annotated.review.is_some());
    let undone = act(annotated, [Action::Undo]);
    assert_eq!(undone.sheet.record, state.sheet.record);
}

#[test]
fn a_review_stops_and_does_not_outlive_its_game() {
    let state = play(fresh(), &["h2e2", "h9g7"]);
    let state = act(state, [Action::Review(Effort::Normal)]);
    assert!(matches!(state.engine_wish().unwrap().task, Task::Analyze { lines: 1, .. }));
    let stopped = act(state.clone(), [Action::StopReview]);
    assert!(stopped.engine_wish().is_none() && stopped.review.is_some());
    let longer = play(state, &["h0g2"]);
    assert!(longer.review.is_none() && longer.engine_wish().is_none());
}

#[test]
fn a_mate_on_the_board_needs_no_engine() {
    let start = fen::parse("3k5/9/9/9/9/9/9/9/R8/1R2K4 w").unwrap();
    let mut state = fresh();
    state.sheet = chuhe::app::study::Sheet::of_setup(start);
    let state = play(act(state, [Action::Analyze(true)]), &["b0b9"]);
    assert!(state.sheet.position().is_some_and(|position| !position.is_lost()));
    let lost = fen::parse("1R1k5/R8/9/9/9/9/9/9/9/4K4 b").unwrap();
    let mut state = fresh();
    state.sheet = chuhe::app::study::Sheet::of_setup(lost);
    let state = act(state, [Action::Analyze(true)]);
    assert!(state.engine_wish().is_none() && !state.can_analyze());
    assert_eq!(state.worth(), Some(Worth::Mate { winner: Side::Red, plies: 0 }));
}
