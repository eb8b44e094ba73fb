//! The study without a browser: sequences of actions and the state they lead to.

#[path = "../dice/mod.rs"]
mod dice;

mod engine;
mod files;
mod game;

use chuhe::app::study::{Action, Boot, State, update};
use chuhe::app::{self};
use chuhe::rules::{Move, Square};

fn fresh() -> State {
    State::boot(&Boot::default())
}

fn square(text: &str) -> Square {
    Square::from_iccs(text).unwrap()
}

fn mv(text: &str) -> Move {
    Move::from_iccs(text).unwrap()
}

/// Does actions, each of which must change something.
fn act(state: State, actions: impl IntoIterator<Item = Action>) -> State {
    actions.into_iter().fold(state, |state, action| {
        let told = format!("{action:?}");
        update(&state, action).unwrap_or_else(|| panic!("{told} changed nothing"))
    })
}

/// Plays moves by pressing points.
fn play(state: State, moves: &[&str]) -> State {
    let presses = moves.iter().flat_map(|text| {
        let mv = mv(text);
        [mv.from, mv.to].map(|square| Action::Board(app::Action::Press(square)))
    });
    act(state, presses)
}

/// The main line as it stands.
fn line(state: &State) -> String {
    state.sheet.record.tree.main_line().iter().map(|mv| mv.iccs()).collect::<Vec<_>>().join(" ")
}
