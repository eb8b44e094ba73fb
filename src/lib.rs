//! Chuhe: the rules of Xiangqi, a referee, a search, and the page that shows them.
//!
//! The modules stand in reading order; each uses only those above it
//! (`tests/tidy.rs` checks that).

pub mod app;
pub mod format;
pub mod game;
pub mod notation;
pub mod protocol;
pub mod referee;
pub mod rules;
pub mod search;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "worker")]
pub mod web;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
