//! Universal Chess Interface text as Fairy-Stockfish writes it, `h3e3`: ranks 1 to 10 from Red.
//!
//! Pikafish and UCCI engines count 0 to 9 (see [`super::iccs`]). A text like `h3e3` is well formed in
//! both: what tells them apart is a list of moves, see [`super::line`].

use super::{Reading, iccs};
use crate::rules::{Move, Position};

/// Writes `h3e3`.
///
/// ```
/// use chuhe::notation::uci;
/// use chuhe::rules::{Move, Position};
///
/// assert_eq!(uci::write(&Position::start(), Move::from_iccs("h2e2").unwrap()), "h3e3");
/// ```
#[must_use]
pub fn write(_position: &Position, mv: Move) -> String {
    mv.uci()
}

/// Reads `h3e3`, `H3-E3` and the like.
///
/// # Errors
/// If the text is no pair of squares, or the move between them is not legal.
pub fn read(position: &Position, text: &str) -> Reading {
    iccs::coordinates(position, text, Move::from_uci)
}
