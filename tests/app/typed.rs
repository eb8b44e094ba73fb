//! Moves typed in any notation, and what the keyboard asks about the board.

use chuhe::app::Lang;
use chuhe::app::view::news::Spoken;

use crate::catalogs::catalog;
use crate::script::{check, fresh, run, with_fen};

#[test]
fn every_notation_plays_the_move() {
    for text in ["C2=5", "c2.5", "炮二平五", "炮2平5", "H2-E2", "h3e3", "Che3", "_h2e2_"] {
        let state = run(fresh(), &format!("start:person type:{text}"));
        let moves: String = state.game.played().iter().map(|played| played.mv.iccs()).collect();
        assert_eq!(moves, "h2e2", "{text}: {:?}", state.refusal);
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    for (text, words) in [
        ("hello", "“hello” is not a move in any notation."),
        ("R1+9", "The red chariot cannot get to i9: the red soldier on i3 is in the way."),
        ("h0h1_h2", "not a move"),
        ("N5+7", "No man can play “N5+7” here."),
        ("H2-H8", "is in the way"),
    ] {
        let state = run(fresh(), &format!("start:person type:{text}"));
        let refusal = state.refusal.as_ref().unwrap_or_else(|| panic!("{text} was played"));
        let texts = catalog(Lang::En);
        let said = chuhe::app::view::words::Words::new(&texts, &state).refusal(&state, refusal);
        assert_eq!(state.game.ply(), 0);
        assert!(said.contains(words), "{text}: {said}");
    }
}

#[test]
fn a_text_for_several_moves_asks_which() {
    // Two horses that can both go to e3 in chess players' notation.
    check_ambiguous("3k5/9/9/9/9/9/9/2N3N2/9/4K4 w", "He4");
}

fn check_ambiguous(fen: &str, text: &str) {
    let state = run(with_fen(fen), &format!("type:{text}"));
    let refusal = state.refusal.as_ref().expect("it is refused");
    let texts = catalog(Lang::En);
    let said = chuhe::app::view::words::Words::new(&texts, &state).refusal(&state, refusal);
    assert_eq!(said, "That could be c2–e3 and g2–e3. Write it with both points.");
}

#[test]
fn typing_is_refused_where_moving_is() {
    check(
        "start:red h2 e2 type:H8+7",
        "moves: h2e2
         status: The computer is thinking
         last from: h2
         refused: It is the computer’s move.
         said: Red: cannon h2 to e2.",
    );
    check(
        "start:person h2 e2 browse:first type:C2=5",
        "moves: h2e2
         status: Looking back: the start of the game
         refused: You are looking at another position of the game. Go back to the game, or play on from here.
         said: Looking back: the start of the game",
    );
}

#[test]
fn the_keyboard_is_answered() {
    let heard = |script: &str| Spoken::new(&catalog(Lang::En), &run(fresh(), script)).polite;
    for (script, answer) in [
        ("start:person ask:point", "red general, e0, palace"),
        ("start:person ask:last", "No move has been played."),
        ("start:person h2 e2 ask:last", "Red: cannon h2 to e2."),
        ("start:person ask:moves", "Red general to e1."),
        ("start:person up ask:moves", "Nothing stands here."),
        ("start:person h2 e2 h9 g7 e2 ask:captures", "Red cannon can capture black soldier e6."),
        ("start:person e3 e4 e6 e5 e3 ask:captures", "Nothing stands here."),
        ("start:person ask:around", "Red general e0: not attacked, not protected."),
        (
            "start:person up ask:around",
            "E1: Red can capture here with red general e0, red advisor d0 and red advisor f0; Black cannot capture here.",
        ),
        ("start:person h2 e2 h9 g7 ask:standing", "Red to move"),
    ] {
        assert_eq!(heard(script), answer, "{script}");
    }
}
