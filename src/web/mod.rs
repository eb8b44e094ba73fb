//! The browser: what the program needs from it and what it tells it, each in one place. The page's
//! side is in `start`, `storage`, `engine` and `crash`, the worker's in `worker` and `session`.
//!
//! Failures are values here: a browser that refuses storage or workers is a browser people use.

pub mod crash;
pub mod engine;
pub mod session;
pub mod start;
pub mod storage;
pub mod worker;
