//! One move as text, in the notations players and programs use.
//!
//! Writing is exact: each notation has one form for a legal move of a position. Reading takes all
//! forms in use: the legal moves of the position are compared with what the text says, so that
//! words which print leaves out need no rules of their own. A text that fits several moves is
//! ambiguous and gives them all; [`line`] lets the next moves decide.

pub mod chinese;
pub mod iccs;
pub mod line;
mod pattern;
mod phrase;
pub mod scan;
pub mod uci;
pub mod vietnamese;
pub mod western;
mod width;
pub mod wxf;

use std::fmt;

use crate::rules::{IllegalMove, Move, Position};
use line::Manner;

/// The legal moves a text may mean, at least one, or why there is none.
pub type Reading = Result<Vec<Move>, Misread>;

/// Why a text gives no move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Misread {
    /// It has not the form of a move.
    NotAMove,
    /// No man of the side to move fits it.
    NoSuchMove,
    /// It names a move that the rules forbid.
    Illegal {
        /// That move.
        mv: Move,
        /// The rule.
        reason: IllegalMove,
    },
}

/// For logs; the page words each case in its reader's language.
impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::NotAMove => write!(f, "not a move"),
            Misread::NoSuchMove => write!(f, "no man can do this"),
            Misread::Illegal { mv, reason } => write!(f, "{mv} is not legal: {reason}"),
        }
    }
}

impl std::error::Error for Misread {}

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

    /// Reads a text that is known to be in this notation.
    ///
    /// # Errors
    /// If the text is no move, or none that is legal.
    pub fn read(self, position: &Position, text: &str) -> Reading {
        match self {
            Notation::Chinese(_) => chinese::read(position, text),
            Notation::Wxf(dialect) => wxf::read(position, text, Some(dialect)),
            Notation::Iccs | Notation::Ucci => iccs::read(position, text),
            Notation::Uci => uci::read(position, text),
            Notation::Western => western::read(position, text),
            Notation::Vietnamese => vietnamese::read(position, text),
        }
    }
}

/// Reads one move in any notation but Vietnamese, whose letters mean other men elsewhere.
///
/// ```
/// use chuhe::notation;
/// use chuhe::rules::{Move, Position};
///
/// let cannon = Move::from_iccs("h2e2").unwrap();
/// for text in ["炮二平五", "C2=5", "H2-E2", "h3e3", "Che3"] {
///     assert_eq!(notation::read(&Position::start(), text), Ok(vec![cannon]), "{text}");
/// }
/// ```
///
/// # Errors
/// If the text is no move, or none that is legal.
pub fn read(position: &Position, text: &str) -> Reading {
    line::read_text(Manner::OPEN, position, text.trim())
}

/// Reads one move in a manner found for a whole line.
///
/// # Errors
/// If the text is no move, or none that is legal.
pub fn read_as(manner: Manner, position: &Position, text: &str) -> Reading {
    line::read_text(manner, position, text)
}
