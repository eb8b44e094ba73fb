//! The learning pages: lessons, rules, questions, puzzles. They share the board, the dialogs and the
//! settings with the page for playing.

mod figure;
mod handbook;
mod hooks;
mod lesson;
mod page;
mod path;
mod progress;
mod puzzles;
mod questions;

pub use page::{LearnPage, LearnProps};
