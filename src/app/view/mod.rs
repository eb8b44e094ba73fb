//! What is drawn, as plain data: numbers, outlines and words, no markup.

pub mod advice;
mod answers;
pub mod board;
pub mod board_art;
pub mod decimal;
pub mod evidence;
pub mod games;
pub mod glyphs;
pub mod labels;
pub mod mark_art;
pub mod moves;
pub mod news;
pub mod picture;
pub mod place;
pub mod players;
pub mod rulebook;
pub mod ruling;
pub mod signs;
pub mod words;
