//! Hints, threats, draw offers and moves that wait to be confirmed.

use chuhe::app::view::advice::AdviceView;
use chuhe::app::view::board::BoardView;
use chuhe::app::view::evidence::ArrowKind;
use chuhe::app::view::words::Words;
use chuhe::app::{Action, EngineEvent, Lang, Prefs, State, Wish, update};
use chuhe::protocol::{Bound, Report, Score, Task};

use crate::catalogs::catalog;
use crate::script::{check_from, fresh, run, with_fen};

/// The engine answers the open question.
fn answered(state: &State, best: &str, score: Score, pv: &[&str]) -> State {
    let job = state.engine_wish().expect("a question is open").id;
    let report = Report {
        line: 1,
        depth: 9,
        seldepth: 9,
        score,
        bound: Bound::Exact,
        nodes: 1,
        time_ms: 1,
        table_permille: 0,
        pv: pv.iter().map(|mv| (*mv).to_owned()).collect(),
    };
    let state = update(state, Action::Engine(EngineEvent::Report { job, report })).unwrap();
    update(&state, Action::Engine(EngineEvent::Done { job, best: Some(best.to_owned()) })).unwrap()
}

fn told(state: &State) -> Vec<String> {
    let text = catalog(Lang::En);
    AdviceView::new(Words::new(&text, state), state).map_or_else(Vec::new, |view| view.lines)
}

#[test]
fn a_hint_tells_the_man_then_the_target_then_why() {
    let state = run(with_fen("r3k4/9/9/9/9/9/9/R8/4A4/3AK4 w - - 0 1"), "hint");
    assert!(matches!(state.engine_wish().unwrap().task, Task::Analyze { lines: 1, .. }));
    assert_eq!(told(&state), Vec::<String>::new(), "it thinks");
    let state = answered(&state, "a2a9", Score::Units(900), &["a2a9", "e9e8", "a9a8"]);
    assert_eq!(told(&state), ["Look at the red chariot a2."]);
    let board = BoardView::new(&state);
    assert!(board.cells.iter().any(|cell| cell.advised && cell.square.iccs() == "a2"));
    assert!(board.evidence.arrows.is_empty());
    let state = run(state, "hint");
    assert_eq!(told(&state), ["The red chariot a2 can go to a9."]);
    assert_eq!(BoardView::new(&state).evidence.arrows[0].kind, ArrowKind::Advised);
    let state = run(state, "hint");
    let lines = told(&state);
    assert_eq!(lines[1], "It takes a black chariot for nothing.");
    assert_eq!(lines[2], "It gives check.");
    assert_eq!(lines[3], "Expected: a2–a9 e9–e8 a9–a8 (+9.00)");
    // Asking once more puts it away, and so does a move.
    assert!(run(state.clone(), "hint").advice.is_none());
    assert!(run(state, "a2 a9").advice.is_none());
}

#[test]
fn a_forced_win_and_a_lost_position_are_called_so() {
    let state = run(with_fen("3k5/9/R8/9/9/9/9/9/9/4K4 w"), "hint");
    let state = run(answered(&state, "a7a8", Score::Mate(1), &["a7a8"]), "hint hint");
    assert_eq!(told(&state)[1], "It wins in one move.");
    let state = run(with_fen("4k4/9/9/9/9/9/9/9/9/3K4R b"), "hint");
    let state = run(answered(&state, "e9e8", Score::Mate(-6), &["e9e8"]), "hint hint");
    assert_eq!(told(&state)[1], "Every move loses; this one holds out longest.");
}

#[test]
fn a_threat_is_what_the_other_side_would_play() {
    let state = run(fresh(), "start:person h2 e2 h9 g7 threat");
    let job = state.engine_wish().unwrap();
    assert!(job.moves.is_empty() && job.start.contains(" b "), "Black is to move: {}", job.start);
    let state = answered(&state, "i9h9", Score::Units(20), &["i9h9"]);
    assert_eq!(
        told(&state),
        ["If it were Black’s move now: black chariot i9 to h9.", "Nothing is threatened at once."]
    );
    assert_eq!(BoardView::new(&state).evidence.arrows[0].kind, ArrowKind::Threat);
    // In check nobody can pass.
    let checked = with_fen("4k4/9/9/9/9/9/9/4R4/9/3K5 b");
    assert!(!checked.may_ask(Wish::Threat) && checked.may_ask(Wish::Hint));
    assert!(update(&checked, Action::Consult(Wish::Threat)).is_none());
}

#[test]
fn the_engine_answers_a_draw_by_how_it_stands() {
    let offer = |units, script: &str| {
        let state = run(fresh(), &format!("start:red {script} draw"));
        answered(&state, "h0g2", Score::Units(units), &["h0g2"])
    };
    let declined = offer(0, "h2 e2 engine:h9g7");
    assert_eq!(told(&declined), ["The computer plays on: it does not agree to a draw."]);
    assert!(!declined.may_ask(Wish::Draw), "it is not asked twice about one position");
    assert!(run(declined, "h0 g2 engine:i9h9").may_ask(Wish::Draw));
    let agreed = offer(120, "h2 e2 engine:h9g7");
    assert_eq!(agreed.conclusion().unwrap().ending, chuhe::referee::Ending::Agreement);
}

#[test]
fn a_question_goes_when_the_engine_is_lost_and_old_answers_mean_nothing() {
    let state = run(fresh(), "start:person hint lost");
    assert!(state.advice.is_none());
    let asked = run(state, "hint");
    let old = run(asked.clone(), "old:h2e2");
    assert_eq!(old.advice, asked.advice);
    // Nothing is asked while somebody else thinks, or looks back.
    for script in ["start:red h2 e2", "start:person h2 e2 browse:first", "start:person h2 e2 resign"] {
        let state = run(fresh(), script);
        assert!(!state.may_ask(Wish::Hint) && !state.may_ask(Wish::Draw), "{script}");
    }
}

#[test]
fn a_move_waits_to_be_confirmed_where_that_is_wished() {
    let wished = |script: &str| {
        let state = run(fresh(), "start:person");
        let prefs = Prefs { confirm: true, ..state.prefs.clone() };
        run(update(&state, Action::Prefer(prefs)).unwrap(), script)
    };
    check_from(
        wished("h2 e2"),
        "",
        "status: Red to move
         picked: h2
         targets: h9 h6 h5 h4 h3 c2 d2 e2 f2 g2 i2 h1
         said: Red cannon h2 to e2?",
    );
    let played = "moves: h2e2
         status: Black to move
         last from: h2
         said: Red: cannon h2 to e2.";
    check_from(wished("h2 e2 confirm"), "", played);
    check_from(wished("h2 e2 e2"), "", played);
    check_from(wished("lift:h2 drop:h2>e2 confirm"), "", played);
    let other = wished("h2 e2 d2");
    assert_eq!(other.pending.map(|mv| mv.to.iccs().to_string()).as_deref(), Some("d2"));
    let cancelled = wished("h2 e2 cancel");
    assert_eq!((cancelled.pending, cancelled.picked), (None, None));
    assert!(update(&cancelled, Action::Confirm).is_none());
}
