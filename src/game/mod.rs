//! A game between two sides: its line of moves, where it stands, how it ended; and a tree of moves
//! for games with variations; the players' clock; and what openings are called.

mod clock;
#[allow(clippy::module_inception)]
mod game;
mod opening;
mod tree;

pub use clock::{Byoyomi, Clock, Reading, TimeControl, TimeLeft};
pub use game::{Game, Played};
pub use opening::{Names, Opening, Openings, OpeningsError, OpeningsFault};
pub use tree::{Cutting, GameTree, NodeId};
