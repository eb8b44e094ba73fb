//! Looking at earlier positions.

use chuhe::app::view::board::BoardView;
use chuhe::app::{Action, Browse, Key, Step, update};

use crate::script::{check, fresh, run, square};

#[test]
fn the_board_shows_what_is_looked_at_and_the_game_stays() {
    check(
        "start:person h2 e2 h9 g7 browse:1",
        "moves: h2e2 h9g7
         status: Looking back: move 1 of 2
         last from: h2
         said: Looking back: move 1 of 2 Red: cannon h2 to e2.",
    );
    check(
        "start:person h2 e2 h9 g7 browse:first browse:next browse:next",
        "moves: h2e2 h9g7
         status: Red to move
         last from: h9
         said: Back to the game. Black: horse h9 to g7.",
    );
    let state = run(fresh(), "start:person h2 e2 h9 g7 browse:first");
    assert!(state.fen().starts_with("rnbakabnr/9/1c5c1"), "{}", state.fen());
    assert!(BoardView::new(&state).cells.iter().all(|cell| !cell.movable && cell.last.is_none()));
}

#[test]
fn nothing_can_be_moved_in_the_past_and_the_page_says_so() {
    check(
        "start:person h2 e2 browse:0 h0",
        "moves: h2e2
         status: Looking back: the start of the game
         refused: You are looking at another position of the game. Go back to the game, or play on from here.
         said: Looking back: the start of the game",
    );
    // Escape puts the words away, then it leads back.
    check(
        "start:person h2 e2 browse:0 h0 cancel cancel",
        "moves: h2e2
         status: Black to move
         last from: h2
         said: Back to the game. Red: cannon h2 to e2.",
    );
}

#[test]
fn the_game_goes_on_from_what_is_looked_at_and_that_can_be_undone() {
    let script = "start:person h2 e2 h9 g7 h0 g2 browse:1 go-on";
    check(
        script,
        "moves: h2e2
         ahead: h9g7 h0g2
         status: Black to move
         last from: h2
         said: Taken back. Black to move.",
    );
    check(
        &format!("{script} browse:3 go-on"),
        "moves: h2e2 h9g7 h0g2
         status: Black to move
         last from: h0
         said: Played again. Black to move.",
    );
    check(
        &format!("{script} redo redo"),
        "moves: h2e2 h9g7 h0g2
         status: Black to move
         last from: h0
         said: Played again. Black to move.",
    );
}

#[test]
fn the_answer_of_the_engine_leads_back_to_the_game() {
    let state = run(fresh(), "start:red h2 e2 browse:first engine:h9g7");
    assert!(state.browsed.is_none());
    assert_eq!(state.shown().ply(), 2);
}

#[test]
fn there_is_an_end_at_both_sides() {
    let state = run(fresh(), "start:person h2 e2");
    for browse in [Browse::Next, Browse::Last, Browse::To(1), Browse::To(2)] {
        assert!(update(&state, Action::Browse(browse)).is_none(), "{browse:?}");
    }
    let state = run(state, "browse:first");
    assert!(update(&state, Action::Browse(Browse::Previous)).is_none());
}

#[test]
fn keys_of_the_board_browse_and_ask_and_jump() {
    let key = |name| Key { name, shift: name == ">", control: false, alt: false }.action(square("e0"));
    assert_eq!(key(","), Some(Action::Browse(Browse::Previous)));
    assert_eq!(key(">"), Some(Action::Browse(Browse::Last)));
    assert_eq!(key("u"), Some(Action::TakeBack));
    assert_eq!(key("7"), Some(Action::Step(Step::File(7))));
    let control = Key { name: "f", shift: false, control: true, alt: false };
    assert_eq!(control.action(square("e0")), None, "the browser's own search");
    // Files are counted from the right of whoever sits below.
    let at = |start: &str| {
        let state = run(fresh(), start);
        update(&state, Action::Step(Step::File(2))).unwrap().cursor.iccs()
    };
    assert_eq!([at("start:person"), at("start:black")], ["h0", "b9"]);
}
