//! The browser: what the program needs from it and what it tells it, each in one place. The page's
//! side is in `start`, `content`, `storage`, `journal`, `engine`, `service_worker` and `crash`, the worker's in `worker` and `session`.
//!
//! Failures are values here: a browser that refuses storage or workers is a browser people use.

#[cfg(feature = "web")]
mod blob_worker;
#[cfg(feature = "web")]
pub mod clipboard;
#[cfg(feature = "web")]
pub mod content;
#[cfg(feature = "web")]
pub mod crash;
#[cfg(feature = "web")]
pub mod dates;
#[cfg(feature = "web")]
pub mod download;
#[cfg(feature = "web")]
pub mod engine;
#[cfg(feature = "web")]
pub mod fetch;
#[cfg(feature = "web")]
pub mod host;
#[cfg(feature = "web")]
pub mod journal;
#[cfg(feature = "web")]
pub mod learn;
#[cfg(feature = "web")]
pub mod service_worker;
pub mod session;
#[cfg(feature = "web")]
pub mod sight;
#[cfg(feature = "web")]
pub mod sound;
#[cfg(feature = "web")]
pub mod sounds;
#[cfg(feature = "web")]
pub mod start;
#[cfg(feature = "web")]
pub mod storage;
pub mod worker;
