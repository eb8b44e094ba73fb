//! A role with its owner.

use super::{Role, Side};

/// What stands on a square. Two pieces are equal when they look alike; for the identity of one
/// physical man see [`super::Man`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// Number of different pieces.
    pub const COUNT: usize = 14;

    /// 0 to 6 for Red's roles, 7 to 13 for Black's.
    #[must_use]
    pub const fn index(self) -> usize {
        self.side.index() * 7 + self.role.index()
    }

    /// The FEN letter, upper case for Red.
    ///
    /// ```
    /// # use chuhe::rules::{Role, Side};
    /// assert_eq!(Role::Horse.of(Side::Red).fen_char(), 'N');
    /// ```
    #[must_use]
    pub const fn fen_char(self) -> char {
        match self.side {
            Side::Red => self.role.fen_char().to_ascii_uppercase(),
            Side::Black => self.role.fen_char(),
        }
    }

    /// The piece that a FEN letter means, see [`Role::from_fen_char`].
    #[must_use]
    pub const fn from_fen_char(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() { Side::Red } else { Side::Black };
        match Role::from_fen_char(letter) {
            Some(role) => Some(Piece { side, role }),
            None => None,
        }
    }
}
