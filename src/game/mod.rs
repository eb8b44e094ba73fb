//! A game between two sides: its line of moves, where it stands, how it ended; and a tree of moves
//! for games with variations.

#[allow(clippy::module_inception)]
mod game;
mod tree;

pub use game::{Game, Played};
pub use tree::{Cutting, GameTree, NodeId};
