//! Internet Chinese Chess Server text, `H2-E2`: files A to I from Red's left, ranks 0 to 9 from Red.

use super::{Misread, Reading, width};
use crate::rules::{Move, Position};

/// Writes `H2-E2`. [`Move::iccs`] writes the plain form that engines use, `h2e2`.
///
/// ```
/// use chuhe::notation::iccs;
/// use chuhe::rules::{Move, Position};
///
/// assert_eq!(iccs::write(&Position::start(), Move::from_iccs("h2e2").unwrap()), "H2-E2");
/// ```
#[must_use]
pub fn write(_position: &Position, mv: Move) -> String {
    format!("{}-{}", mv.from.iccs(), mv.to.iccs()).to_ascii_uppercase()
}

/// Reads `H2-E2`, `h2e2` and the like.
///
/// # Errors
/// If the text is no pair of squares, or the move between them is not legal.
pub fn read(position: &Position, text: &str) -> Reading {
    coordinates(position, text, Move::from_iccs)
}

/// Reads a pair of squares by `parse`, which wants no hyphen.
pub(super) fn coordinates(position: &Position, text: &str, parse: impl Fn(&str) -> Option<Move>) -> Reading {
    let letters = width::capitals(text).ok_or(Misread::NotAMove)?;
    let plain: String = letters.iter().filter(|byte| **byte != b'-').map(|byte| char::from(*byte)).collect();
    let mv = parse(&plain).ok_or(Misread::NotAMove)?;
    match position.why_illegal(mv.from, mv.to) {
        None => Ok(vec![mv]),
        Some(reason) => Err(Misread::Illegal { mv, reason }),
    }
}
