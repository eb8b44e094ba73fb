//! The program without a browser: what the page knows, decides and shows, as plain data.
//!
//! [`State`] is everything, [`update`] the only way to change it, [`view`] what is drawn of it.
//! What the world outside has to do is read off the state ([`State::engine_wish`],
//! [`State::to_save`]), so that no effect is ever forgotten or done twice. Time, chance and what
//! was stored come in as arguments: nothing here draws, waits, stores or listens; `ui` and `web` do.

mod action;
mod advice;
pub mod archive;
mod boot;
mod browse;
pub mod casebook;
pub mod embed;
pub mod export;
mod handicap;
mod keys;
mod lang;
pub mod learn;
mod link;
mod omen;
mod prefs;
mod replay;
mod saved;
mod seats;
mod sound;
mod state;
pub mod stats;
pub mod store;
pub mod study;
mod text;
pub mod time;
mod typed;
mod update;
pub mod view;

pub use action::{Action, EngineEvent, EngineFault, Step};
pub use advice::{Advice, Answer, HINT_STEPS, Wish};
pub use boot::Boot;
pub use browse::Browse;
pub use handicap::{BadStart, Giver, Handicap, StartFrom, position_of_record};
pub use keys::Key;
pub use lang::Lang;
pub use link::Link;
pub use omen::Omen;
pub use prefs::{BoardStyle, Coords, Motion, MoveStyle, Prefs, Theme, piece_set_name};
pub use replay::{Replay, ReplayStep};
pub use saved::{Saved, SavedGame};
pub use seats::{LimitChoice, NewGame, Opponent, Seat, SideChoice};
pub use sound::Sound;
pub use state::{Dialog, EngineState, News, Notice, Question, Refusal, Release, State, Why};
pub use text::{Catalog, Part, Value, sentence};
pub use update::{update, update_at};
