//! Learning: every level can be done and can be failed, and what the data say holds.

mod course;
mod learner;
mod puzzles;
mod texts;
