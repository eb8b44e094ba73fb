//! The seven kinds of men.

use super::{Piece, Side};

/// What a man is, whoever owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Role {
    /// 帥 / 將: one step along a line, inside its palace.
    General,
    /// 仕 / 士: one step along a diagonal of its palace.
    Advisor,
    /// 相 / 象: two steps diagonally over a free eye, on its own side of the river.
    Elephant,
    /// 傌 / 馬: one step along a line, its leg, then one diagonally outward.
    Horse,
    /// 俥 / 車: any distance along free lines.
    Chariot,
    /// 炮 / 砲: moves as the chariot, captures over exactly one screen.
    Cannon,
    /// 兵 / 卒: one step forward, beyond the river also sideways.
    Soldier,
}

impl Role {
    /// All roles, in the order of the type.
    pub const ALL: [Role; 7] = [
        Role::General,
        Role::Advisor,
        Role::Elephant,
        Role::Horse,
        Role::Chariot,
        Role::Cannon,
        Role::Soldier,
    ];

    /// 0 to 6, in the order of [`Role::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many men of this role a side begins with, and has at most.
    #[must_use]
    pub const fn count_at_start(self) -> usize {
        match self {
            Role::General => 1,
            Role::Soldier => 5,
            _ => 2,
        }
    }

    /// The piece of this role that `side` owns.
    #[must_use]
    pub const fn of(self, side: Side) -> Piece {
        Piece { side, role: self }
    }

    /// The lower-case letter that FEN records use: `k a b n r c p`.
    #[must_use]
    pub const fn fen_char(self) -> char {
        match self {
            Role::General => 'k',
            Role::Advisor => 'a',
            Role::Elephant => 'b',
            Role::Horse => 'n',
            Role::Chariot => 'r',
            Role::Cannon => 'c',
            Role::Soldier => 'p',
        }
    }

    /// The role that a FEN letter of either case means. Horses are read as `n` or `h`, elephants
    /// as `b` or `e`: programs in use write both.
    ///
    /// ```
    /// # use chuhe::rules::Role;
    /// assert_eq!(Role::from_fen_char('E'), Some(Role::Elephant));
    /// assert_eq!(Role::from_fen_char('q'), None);
    /// ```
    #[must_use]
    pub const fn from_fen_char(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_lowercase() {
            'k' => Role::General,
            'a' => Role::Advisor,
            'b' | 'e' => Role::Elephant,
            'n' | 'h' => Role::Horse,
            'r' => Role::Chariot,
            'c' => Role::Cannon,
            'p' => Role::Soldier,
            _ => return None,
        })
    }
}
