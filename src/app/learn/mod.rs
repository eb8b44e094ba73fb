//! Learning: lessons that are played and checked, the rules to read and to try, puzzles.
//!
//! A [`Course`] is data (`content/learn`): units of levels, each a position and a task. An
//! [`Attempt`] is one person at one level. No answer is written in the data where the rules or the
//! referee can give it: which points a horse reaches, whether a move is legal and why not, how few
//! moves are enough, whether a mate is one, who must deviate. So every other right answer is right,
//! too, and a wrong one is told the reason that play would tell.

mod answer;
mod attempt;
pub mod course;
mod data;
mod distance;
mod place;
mod progress;
pub mod prover;
mod puzzle;
pub mod review;
mod sign;
mod state;
mod table;
mod trainer;
mod words;

pub use answer::{Answer, Reason, Standing};
pub use attempt::{Attempt, Ended, Fault, Feedback, Input};
pub use course::{Course, CourseError, Goal, Kind, Level, Quantity, Question, Spot, Unit};
pub use data::courses;
pub use place::Place;
pub use progress::{Progress, ProgressError, Record};
pub use puzzle::{Collection, Puzzle, Theme};
pub use sign::Sign;
pub use state::{LearnAction, LearnDialog, Learner};
pub use table::Table;
pub use trainer::{Filter, daily, next};
