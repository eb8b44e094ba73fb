//! The program without a browser: what the page knows, decides and shows, as plain data.
//!
//! Nothing here draws, waits, stores or listens; `ui` and `web` do.

pub mod view;
