//! Learning: every level can be done and can be failed, and what the data say holds.

mod course;
mod puzzles;
mod texts;
