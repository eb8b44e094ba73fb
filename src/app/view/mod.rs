//! What is drawn, as plain data: numbers, outlines and words' keys, no markup.

pub mod glyphs;
