//! The program without a browser: what the page knows, decides and shows, as plain data.
//!
//! [`State`] is everything, [`update`] the only way to change it, [`view`] what is drawn of it.
//! What the world outside has to do is read off the state ([`State::engine_wish`],
//! [`State::to_save`]), so that no effect is ever forgotten or done twice. Time, chance and what
//! was stored come in as arguments: nothing here draws, waits, stores or listens; `ui` and `web` do.

mod action;
mod boot;
pub mod casebook;
pub mod embed;
mod keys;
mod lang;
pub mod learn;
mod link;
mod omen;
mod prefs;
mod replay;
mod saved;
mod seats;
mod state;
pub mod store;
pub mod study;
mod text;
mod update;
pub mod view;

pub use action::{Action, EngineEvent, EngineFault, Step};
pub use boot::Boot;
pub use keys::Key;
pub use lang::Lang;
pub use link::Link;
pub use omen::Omen;
pub use prefs::{BoardStyle, Coords, Motion, MoveStyle, Prefs, Theme, piece_set_name};
pub use replay::{Replay, ReplayStep};
pub use saved::{Saved, SavedGame};
pub use seats::{LimitChoice, NewGame, Opponent, Seat, SideChoice};
pub use state::{Dialog, EngineState, News, Notice, Refusal, Release, State, Why};
pub use text::{Catalog, Value, sentence};
pub use update::update;
