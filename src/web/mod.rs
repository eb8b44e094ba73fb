//! The browser: what only a web page or a worker can do.

pub mod session;
pub mod worker;
