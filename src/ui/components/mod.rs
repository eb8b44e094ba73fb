//! The parts of the page.

pub mod board;
pub mod cells;
pub mod choice;
pub mod controls;
pub mod dialog;
pub mod disc;
pub mod ground;
pub mod help;
pub mod icon;
pub mod live;
pub mod man;
pub mod marks;
pub mod moves;
pub mod new_game;
pub mod notices;
pub mod player;
pub mod resign;
pub mod result;
pub mod seal;
pub mod settings;
pub mod status;
