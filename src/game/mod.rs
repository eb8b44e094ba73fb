//! A game between two sides: its line of moves, where it stands, how it ended.

#[allow(clippy::module_inception)]
mod game;

pub use game::{Game, Played};
