//! Pressing, dragging and keys; the engine's answers; how games end.

use chuhe::app::view::board::BoardView;
use chuhe::app::view::moves::MovesView;
use chuhe::app::view::news;
use chuhe::app::view::words::Words;
use chuhe::app::{
    Action, Coords, Dialog, EngineEvent, EngineFault, Lang, MoveStyle, Notice, Prefs, Step, update,
};
use chuhe::protocol::{Bound, JobId, Report, Score};
use chuhe::rules::{Role, Side};

use crate::catalogs::catalog;
use crate::script::{action, check, check_from, fresh, run, with_fen};

#[test]
fn a_press_picks_up_and_a_second_one_moves() {
    check(
        "start:person b0",
        "status: Red to move
         picked: b0
         targets: a2 c2
         said: red horse, 2 targets",
    );
    check(
        "start:person b0 c2",
        "moves: b0c2
         status: Black to move
         last from: b0
         said: Red: horse b0 to c2.",
    );
}

#[test]
fn a_press_on_the_same_man_puts_it_down_and_on_another_own_man_changes_over() {
    check("start:person b0 b0", "status: Red to move\nsaid: Put down.");
    check(
        "start:person b0 e3",
        "status: Red to move
         picked: e3
         targets: e4
         said: red soldier, one target",
    );
}

#[test]
fn nothing_happens_on_an_empty_point() {
    check("start:person e4", "status: Red to move\nsaid: New game. Red begins.");
    check(
        "start:person b0 cancel",
        "status: Red to move
         said: red horse, 2 targets",
    );
}

#[test]
fn a_drag_moves_or_goes_home() {
    check(
        "start:person lift:h2 drop:h2>e2",
        "moves: h2e2
         status: Black to move
         last from: h2
         said: Red: cannon h2 to e2.",
    );
    let home = "status: Red to move\nsaid: New game. Red begins.";
    check("start:person lift:h2 drop:h2>", home);
    check("start:person lift:h2 drop:h2>h2", home);
    // Letting go of what may not be lifted is nothing.
    check("start:person lift:h7 drop:h7>h6", home);
}

#[test]
fn a_refused_move_says_why_and_where_and_keeps_the_man_picked() {
    check(
        "start:person b0 d1",
        "status: Red to move
         picked: b0
         targets: a2 c2
         cause: c0
         refused: The red horse cannot go to d1: the red elephant on c0 blocks its leg.
         said: red horse, 2 targets",
    );
    check(
        "start:person lift:h2 drop:h2>h8",
        "status: Red to move
         picked: h2
         targets: h9 h6 h5 h4 h3 c2 d2 e2 f2 g2 i2 h1
         cause: h7
         refused: The red cannon cannot get to h8: the black cannon on h7 is in the way.
         said: New game. Red begins.",
    );
    check(
        "start:person h7",
        "status: Red to move
         refused: The black cannon has to wait: Red is to move.
         said: New game. Red begins.",
    );
}

#[test]
fn after_a_refusal_the_man_can_be_pressed_again() {
    check(
        "start:person b0 d1 b0 c2",
        "moves: b0c2
         status: Black to move
         last from: b0
         said: Red: horse b0 to c2.",
    );
}

#[test]
fn every_reason_has_its_words() {
    for (setup, press, words) in [
        (
            "3k5/9/9/4p4/9/9/9/4C4/9/4K4 w",
            "e2 e6",
            "over exactly one man, its screen. There is none before e6.",
        ),
        ("3k5/9/9/4p4/4p4/4P4/9/4C4/9/4K4 w", "e2 e6", "There are 2 before e6: on e4 and e5."),
        ("3k5/9/9/9/9/9/PR7/9/9/4K4 w", "lift:b3 drop:b3>a3", "The red soldier on a3 is on the same side."),
        ("3k5/9/9/9/9/9/P8/9/9/4K4 w", "a3 a2", "A soldier never goes back."),
        ("3k5/9/9/9/9/9/P8/9/9/4K4 w", "a3 c4", "A soldier goes one step forward"),
        ("4k4/9/9/9/9/9/P8/9/9/3K5 w", "a3 b3", "only after it has crossed the river"),
        ("3k5/9/9/9/9/9/8R/9/9/4KA3 w", "f0 f1", "An advisor goes one step diagonally."),
        ("3k5/9/9/9/9/9/9/9/4R4/4KA3 w", "f0 g1", "The red advisor may not leave the palace."),
        ("4k4/9/9/9/9/2B6/8R/9/9/3K5 w", "c4 e6", "An elephant does not cross the river."),
        (
            "4k4/9/9/9/9/2B6/3R5/9/9/3K5 w",
            "c4 e2",
            "the red chariot on d3 stands on the point between, its eye",
        ),
        ("4k4/9/9/9/4N4/9/9/9/9/4K4 w", "e5 d7", "face each other on file e"),
        ("4k4/4r4/9/9/9/4R4/9/9/9/4K4 w", "e4 d4", "The black chariot on e8 would then attack your general."),
        (
            "3k5/9/9/9/9/9/9/9/9/r3K4 w",
            "e0 d0",
            "Your general would still be in check from the black chariot on a0.",
        ),
    ] {
        let opened = with_fen(setup);
        assert_eq!(opened.notices, [], "{setup}");
        let state = run(opened, press);
        let text = catalog(Lang::En);
        let said = state
            .refusal
            .as_ref()
            .map_or_else(String::new, |refusal| Words::new(&text, &state).refusal(&state, refusal));
        assert!(said.contains(words) && said.is_empty() == words.is_empty(), "{setup} {press}: {said:?}");
    }
}

#[test]
fn the_keyboard_moves_as_the_eye_sees() {
    let at = |script: &str| run(fresh(), script).cursor.iccs();
    assert_eq!(at("start:person"), "e0", "at the own general");
    assert_eq!(at("start:person up up left"), "d2");
    assert_eq!(at("start:person down right right right right right"), "i0", "no further than the edge");
    assert_eq!(at("start:black"), "e9");
    assert_eq!(at("start:black up right"), "d8", "up is up on a turned board, too");
}

#[test]
fn hotkeys_go_to_the_next_man() {
    let go =
        |state: &chuhe::app::State, role, own| update(state, Action::Step(Step::Next { role, own })).unwrap();
    let state = run(fresh(), "start:person");
    let first = go(&state, Role::Horse, true);
    let second = go(&first, Role::Horse, true);
    assert_eq!((first.cursor.iccs(), second.cursor.iccs()), ("h0".to_owned(), "b0".to_owned()));
    assert_eq!(go(&state, Role::General, false).cursor.iccs(), "e9");
}

#[test]
fn the_engine_answers_the_search_that_is_wished() {
    check(
        "start:red:3 h2 e2",
        "moves: h2e2
         status: The computer is thinking
         last from: h2
         said: Red: cannon h2 to e2.",
    );
    check(
        "start:red:3 h2 e2 engine:h9g7",
        "moves: h2e2 h9g7
         status: Your move
         last from: h9
         said: Black: horse h9 to g7.",
    );
    let state = run(fresh(), "start:red:3 h2 e2");
    let job = state.engine_wish().unwrap();
    assert_eq!(job.moves, ["h2e2"]);
    assert_eq!(run(fresh(), "start:red:3").engine_wish(), None, "not in the person's turn");
    assert_eq!(run(fresh(), "start:black:3").engine_wish().unwrap().moves, Vec::<String>::new());
}

#[test]
fn an_old_or_senseless_answer_is_not_played() {
    let thinking = "moves: h2e2
         status: The computer is thinking
         last from: h2
         said: Red: cannon h2 to e2.";
    check("start:red:3 h2 e2 old:h9g7", thinking);
    for nonsense in ["e2e3", "", "h9h9", "zz", "h9g7h9g7"] {
        let state = run(fresh(), &format!("start:red:3 h2 e2 engine:{nonsense}"));
        assert_eq!(state.notices, [Notice::EngineReplaced(EngineFault::Nonsense)], "{nonsense}");
        assert_eq!((state.game.ply(), state.is_thinking()), (1, true));
    }
}

#[test]
fn touching_the_engines_men_or_ones_own_while_it_thinks_is_answered() {
    let state = run(fresh(), "start:red:3 h2 e2 b0");
    let text = catalog(Lang::En);
    let refusal = state.refusal.as_ref().unwrap();
    assert_eq!(Words::new(&text, &state).refusal(&state, refusal), "It is the computer’s move.");
}

#[test]
fn a_lost_engine_is_replaced_and_in_the_end_given_up() {
    let state = run(fresh(), "start:red:3 h2 e2");
    let again = run(state.clone(), "lost");
    assert_ne!(again.engine_wish().unwrap().id, state.engine_wish().unwrap().id, "the search is wished anew");
    assert_eq!(again.notices, [Notice::EngineReplaced(EngineFault::Silent)]);
    let off = run(again.clone(), "lost lost");
    assert_eq!((off.engine_wish(), off.is_thinking()), (None, false));
    assert_eq!(off.notices, [Notice::EngineOff(EngineFault::Silent)]);
    // Somebody may move for it meanwhile.
    assert_eq!(run(off.clone(), "h9 g7 b0 c2").game.ply(), 3);
    let retried = run(off, "retry");
    assert!(retried.engine_wish().is_some() && retried.notices.is_empty());
    // A move in between makes the next loss a first one again.
    let recovered = run(again, "lost engine:h9g7 b0 c2 lost");
    assert!(recovered.engine_wish().is_some());
}

#[test]
fn what_the_engine_sees_is_kept_until_the_next_move() {
    let report = Report {
        line: 1,
        depth: 9,
        seldepth: 12,
        score: Score::Units(-35),
        bound: Bound::Exact,
        nodes: 1,
        time_ms: 1,
        table_permille: 0,
        pv: Vec::new(),
    };
    let mut state = run(fresh(), "start:red:3 h2 e2");
    state.prefs.show_search = true;
    let job = state.engine_wish().unwrap().id;
    let heard = update(&state, Action::Engine(EngineEvent::Report { job, report: report.clone() })).unwrap();
    let text = catalog(Lang::En);
    let line = |state: &chuhe::app::State| news::search_line(Words::new(&text, state), state);
    // Black, to move, is a little worse: good for Red.
    assert_eq!(line(&heard).as_deref(), Some("Depth 9, +0.35"));
    let answered = run(heard, "engine:h9g7");
    assert_eq!(line(&answered).as_deref(), Some("Depth 9, +0.35"));
    assert_eq!(line(&run(answered, "b0 c2")), None);
    let stale = Action::Engine(EngineEvent::Report { job: JobId(job.0 - 1), report });
    assert!(update(&state, stale).is_none());
}

#[test]
fn taking_back_goes_to_the_own_last_decision() {
    let played = "start:red:3 h2 e2 engine:h9g7 b0 c2 engine:b9c7";
    check(
        &format!("{played} back"),
        "moves: h2e2 h9g7
         ahead: b0c2 b9c7
         status: Your move
         last from: h9
         said: Taken back. Red to move.",
    );
    // While the engine thinks only the own move is taken back, and its search is not wished any more.
    let state = run(fresh(), "start:red:3 h2 e2 back");
    assert_eq!((state.game.ply(), state.engine_wish()), (0, None));
    // Black cannot take back the engine's first move: there was no decision before it.
    assert_eq!(run(fresh(), "start:black:3 engine:h2e2").take_back_to(), None);
    // Two people take back move by move.
    assert_eq!(run(fresh(), "start:person h2 e2 h9 g7 back").game.ply(), 1);
    // The selection does not outlive it.
    assert_eq!(run(fresh(), "start:person h2 e2 h9 back").picked, None);
}

#[test]
fn what_was_taken_back_can_be_played_again_until_something_else_is() {
    let played = "start:red:3 h2 e2 engine:h9g7 b0 c2 engine:b9c7";
    let again = run(fresh(), &format!("{played} back back redo redo"));
    assert_eq!(again.game.ply(), 4);
    assert_eq!(again.redo_to(), None);
    let other = run(fresh(), &format!("{played} back b0 a2"));
    assert_eq!((other.game.line().len(), other.redo_to()), (3, None));
}

#[test]
fn turning_the_board_turns_nothing_else() {
    let state = run(fresh(), "start:person h2 e2");
    let turned = run(state.clone(), "flip");
    assert_eq!(turned.fen(), state.fen());
    assert_ne!(turned.bottom, state.bottom);
    let place = |state: &chuhe::app::State| {
        BoardView::new(state).men.iter().map(|man| (man.man, man.place)).collect::<Vec<_>>()
    };
    for ((man, one), (same, other)) in place(&state).into_iter().zip(place(&turned)) {
        assert_eq!((man, one.column, one.row), (same, 8 - other.column, 9 - other.row));
    }
}

#[test]
fn mate_ends_the_game_with_its_rule() {
    check_from(
        with_fen("3k5/9/9/9/9/9/9/9/R8/4K3R w"),
        "i0 i9",
        "moves: i0i9
         status: Black is in check
         last from: i0
         check: d9
         called: Red: chariot i0 to i9. Jiāng! Check!",
    );
    check_from(
        with_fen("3k5/R8/9/9/9/9/9/9/9/4K3R w"),
        "i0 i9",
        "moves: i0i9
         status: Red wins
         last from: i0
         check: d9
         end: Checkmate: Black is in check, and no move gets out of it.
         dialog: Result
         called: Red: chariot i0 to i9. Red wins. Checkmate: Black is in check, and no move gets out of it.",
    );
}

#[test]
fn stalemate_ends_the_game_with_its_rule() {
    let state = run(with_fen("3k5/9/R8/9/9/9/9/9/9/4K4_w".replace('_', " ").as_str()), "a7 a8");
    let text = catalog(Lang::En);
    let end = Words::new(&text, &state).ending(state.conclusion().unwrap());
    assert_eq!(
        end,
        "Stalemate: Black has no legal move. No legal move loses in Xiangqi, even without check."
    );
}

#[test]
fn a_repetition_is_warned_of_and_then_judged() {
    let shuffle = "b0 c2 b9 c7 c2 b0 c7 b9 ";
    let once = run(fresh(), &format!("start:person {shuffle}"));
    assert!(once.game.warning().is_some(), "the second time");
    let twice = run(once, shuffle);
    assert_eq!(twice.conclusion().unwrap().outcome.winner(), None);
    assert_eq!(twice.dialog, Some(Dialog::Result));
}

#[test]
fn resigning_ends_the_game_for_the_one_who_does() {
    check(
        "start:red:3 h2 e2 resign",
        "moves: h2e2
         status: The computer wins
         last from: h2
         end: Red resigned.
         dialog: Result
         called: The computer wins. Red resigned.",
    );
    let state = run(fresh(), "start:person h2 e2 resign");
    assert_eq!(state.conclusion().unwrap().outcome.winner(), Some(Side::Red));
    // What is over stays so, until a move is taken back.
    let after = run(state.clone(), "close h9");
    assert!(after.picked.is_none() && after.refusal.is_some());
    assert!(run(state, "back").conclusion().is_none());
}

#[test]
fn men_are_followed_through_captures() {
    let state = run(fresh(), "start:person h2 h9 i9 h9");
    let board = BoardView::new(&state);
    assert_eq!(board.men.len(), 32, "the taken ones fade where they fell");
    let taken: Vec<_> =
        board.men.iter().filter(|man| man.taken).map(|man| man.man.piece().fen_char()).collect();
    assert_eq!(taken.len(), 2);
    assert!(taken.contains(&'n') && taken.contains(&'C'));
    let before = BoardView::new(&run(fresh(), "start:person"));
    let order = |board: &BoardView| board.men.iter().map(|man| man.man).collect::<Vec<_>>();
    assert_eq!(order(&before), order(&board), "drawn in the same order as ever");
}

#[test]
fn the_list_of_moves_is_written_as_wished() {
    let state = run(fresh(), "start:person h2 e2 b9 c7 e2 e6 back");
    let text = catalog(Lang::En);
    let written = |moves| {
        let prefs = Prefs { moves, coords: Coords::FromOne, ..Prefs::default() };
        let view = MovesView::new(&text, &state.game, &prefs);
        let entries = view.rounds.iter().flat_map(|round| [&round.red, &round.black]).flatten();
        entries.map(|entry| entry.short.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(written(MoveStyle::Names), "Cannon h3–e3 Horse b10–c8 Cannon e3×e7");
    assert_eq!(written(MoveStyle::Wxf), "C2=5 H2+3 C5+4");
    assert_eq!(written(MoveStyle::Chinese), "炮二平五 馬２進３ 炮五進四");
    assert_eq!(written(MoveStyle::Iccs), "H2-E2 B9-C7 E2-E6");
    let view = MovesView::new(&text, &state.game, &Prefs::default());
    let marks: Vec<_> =
        view.rounds.iter().flat_map(|r| [&r.red, &r.black]).flatten().map(|m| m.ply).collect();
    assert_eq!(marks, [1, 2, 3]);
}

#[test]
fn the_list_begins_with_black_where_the_game_does() {
    let state = run(with_fen("4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 3 12"), "e9 f9 e2 e3");
    let view = MovesView::new(&catalog(Lang::En), &state.game, &Prefs::default());
    let numbers: Vec<_> =
        view.rounds.iter().map(|round| (round.number, round.red.is_some(), round.black.is_some())).collect();
    assert_eq!(numbers, [(12, false, true), (13, true, false)]);
}

#[test]
fn an_action_that_changes_nothing_renders_nothing() {
    let state = run(fresh(), "start:person");
    for word in ["cancel", "e0", "redo", "back", "close"] {
        // The first press of an own man does pick it up; nothing else here does anything.
        let acted = update(&state, action(&state, word));
        assert_eq!(acted.is_some(), word == "e0", "{word}");
    }
    assert!(update(&state, Action::Prefer(state.prefs.clone())).is_none());
    assert_ne!(state.prefs, Prefs::default());
}
