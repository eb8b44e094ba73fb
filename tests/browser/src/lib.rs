//! Uses the built page in a real browser.
//!
//! Every test has a server of its own on a free port, so an origin of its own:
//! nothing that one test stored can reach another, although they share browsers.
//! Every test also has a tab of its own, closed at its end, with all that was
//! emulated in it. A browser reaches 127.0.0.1 directly and everything else through
//! a [`trap`], which answers nothing and writes down who was called.
//!
//! What the tests rely on in the page, and so must stay: see [`board`].

pub mod board;
pub mod browser;
pub mod driver;
pub mod engine;
pub mod host;
pub mod page;
pub mod pointer;
pub mod runner;
pub mod stage;
pub mod tab;
pub mod trap;
pub mod wrong;

pub use board::Shown;
pub use page::{Page, Screen};
pub use pointer::Finger;
pub use wrong::{Failed, Outcome, Wrong};
