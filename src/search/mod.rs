//! The engine: what to play, and what a position is worth.
//!
//! [`Engine`] is a facade without I/O: it is handed a game and a [`Task`], is stepped until it is
//! done, asks a [`Host`] for the time, and tells [`Report`]s. Moves and positions are those of
//! [`crate::rules`]; scores are from the view of the side to move.
//!
//! Inside, in the order of use: `score` (values), `worth`, `eval` and `activity` (what a quiet
//! position is worth), `see` (exchanges), `table` and `experience` (what is remembered), `order`
//! (which move first), `limits`, `tree` (moving about, halting), `quiesce`, `node` with `pass` and
//! `lessons`, and `root` (the search proper), `levels` and `sight` (weaker play).

mod activity;
pub mod bench;
mod engine;
mod eval;
mod experience;
mod lessons;
mod levels;
mod limits;
mod node;
mod order;
mod pass;
mod quiesce;
mod root;
mod score;
mod see;
mod sight;
mod table;
mod tree;
pub mod worth;

pub use engine::{Answer, Engine, NoClock, Step, Task};
pub use levels::Level;
pub use limits::Limits;
pub use root::Report;
pub use score::{Bound, Score};
pub use tree::Host;
