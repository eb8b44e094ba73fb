//! The two players.

use std::ops::{Index, IndexMut, Not};

/// Who moves or owns a man. Red moves first and sits at rank 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Side {
    /// The side that begins; rank 0 is its edge.
    Red,
    /// The other side; rank 9 is its edge.
    Black,
}

impl Side {
    /// Both sides, Red first.
    pub const ALL: [Side; 2] = [Side::Red, Side::Black];

    /// 0 for Red, 1 for Black.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The one of two values that belongs to this side.
    ///
    /// ```
    /// # use chuhe::rules::Side;
    /// assert_eq!(Side::Black.fold("red", "black"), "black");
    /// ```
    pub fn fold<T>(self, red: T, black: T) -> T {
        match self {
            Side::Red => red,
            Side::Black => black,
        }
    }

    /// The side's letter in a FEN record, `w` or `b`.
    #[must_use]
    pub const fn fen_char(self) -> char {
        match self {
            Side::Red => 'w',
            Side::Black => 'b',
        }
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// Red's value.
    pub red: T,
    /// Black's value.
    pub black: T,
}

impl<T> BySide<T> {
    /// A value for each side, made by `make`.
    pub fn new_with(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { red: make(Side::Red), black: make(Side::Black) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Black => &mut self.black,
        }
    }
}
