//! What reaches out of the components: pointers, the document, the store, the engine.

mod address;
mod archive;
mod browse_keys;
mod catalog;
mod clock;
mod document;
mod drag;
mod engine;
mod media;
mod replay;
mod saving;
mod sound;
mod update;

pub use address::use_address;
pub use archive::{StoreHandle, use_archive, use_keeping};
pub use browse_keys::use_browse_keys;
pub use catalog::use_catalog;
pub use clock::use_clock;
pub use document::{use_document, use_look, use_title};
pub use drag::use_drag;
pub use engine::{use_engine, use_search};
pub use media::use_media;
pub use replay::use_replay;
pub use saving::use_saving;
pub use sound::use_sound;
pub use update::use_update;
