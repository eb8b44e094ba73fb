//! One move as text, in the notations players and programs use.
//!
//! Writing is exact: each notation has one form for a legal move of a position.

pub mod chinese;
pub mod iccs;
mod phrase;
pub mod vietnamese;
pub mod western;
pub mod wxf;

use crate::rules::{Move, Position};

/// A way to write a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `炮二平五`, see [`chinese`].
    Chinese(chinese::Script),
    /// `C2=5`, see [`wxf`].
    Wxf(wxf::Dialect),
    /// `H2-E2`, see [`iccs`].
    Iccs,
    /// `h2e2`: ranks 0 to 9, as UCCI engines write.
    Ucci,
    /// `h3e3`: ranks 1 to 10, as Fairy-Stockfish writes.
    Uci,
    /// `Che3`, see [`western`].
    Western,
    /// `P2-5`, see [`vietnamese`].
    Vietnamese,
}

impl Notation {
    /// All notations with their dialects.
    pub const ALL: [Notation; 10] = [
        Notation::Chinese(chinese::Script::Simplified),
        Notation::Chinese(chinese::Script::Traditional),
        Notation::Wxf(wxf::Dialect::Rules2018),
        Notation::Wxf(wxf::Dialect::Page1997),
        Notation::Wxf(wxf::Dialect::Xqbase),
        Notation::Iccs,
        Notation::Ucci,
        Notation::Uci,
        Notation::Western,
        Notation::Vietnamese,
    ];

    /// Writes a legal move of a position.
    ///
    /// ```
    /// use chuhe::notation::Notation;
    /// use chuhe::rules::{Move, Position};
    ///
    /// let cannon = Move::from_iccs("h2e2").unwrap();
    /// assert_eq!(Notation::Uci.write(&Position::start(), cannon), "h3e3");
    /// ```
    #[must_use]
    pub fn write(self, position: &Position, mv: Move) -> String {
        match self {
            Notation::Chinese(script) => chinese::write_in(script, position, mv),
            Notation::Wxf(dialect) => wxf::write_as(dialect, position, mv),
            Notation::Iccs => iccs::write(position, mv),
            Notation::Ucci => mv.iccs(),
            Notation::Uci => mv.uci(),
            Notation::Western => western::write(position, mv),
            Notation::Vietnamese => vietnamese::write(position, mv),
        }
    }
}
