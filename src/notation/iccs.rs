//! Internet Chinese Chess Server text, `H2-E2`: files A to I from Red's left, ranks 0 to 9 from Red.

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
