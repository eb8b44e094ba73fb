//! What is drawn, as plain data: numbers, outlines and words' keys, no markup.

pub mod board_art;
pub mod glyphs;
pub mod mark_art;
