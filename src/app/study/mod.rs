//! A study: a game with variations and notes, the library it comes from, and the engine beside it.
//!
//! As the program for playing, this one is a [`State`] that only [`update`] changes. What the engine
//! should search is read off it ([`State::engine_wish`]), and each of its answers carries the number
//! of the question it answers, so that nothing is ever shown of another position.

mod action;
mod analysis;
mod blemish;
pub mod editor;
mod export;
mod import;
mod library;
pub mod review;
mod saved;
mod sheet;
mod state;
mod update;

pub use action::{Action, Go};
pub use analysis::{Analysis, Answer, Line, Purpose, Question, Worth};
pub use blemish::{At, Blemish, What, Wrong};
pub use export::{Export, base_name};
pub use import::{Failure, Found, Import, Progress};
pub use library::{Entry, Filter, Library};
pub use saved::{SavedNote, SavedRecord, SavedStudy, header_name};
pub use sheet::{Sheet, is_judgment};
pub use state::{Boot, Dialog, Notice, Refusal, State, Tab};
pub use update::update;
