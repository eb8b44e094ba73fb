//! A move and a list of moves.

use std::fmt;
use std::ops::Deref;

use super::Square;

/// From where to where. What it captures is seen on the board before it is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square the man leaves.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
}

const _: () = assert!(size_of::<Option<Move>>() == 2);

impl Move {
    /// The move between two squares.
    #[inline(always)]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }

    /// Reads `h2e2` (also `H2-E2`), ranks 0 to 9.
    ///
    /// ```
    /// # use chuhe::rules::Move;
    /// assert_eq!(Move::from_iccs("H2-E2"), Move::from_iccs("h2e2"));
    /// assert_eq!(Move::from_iccs("h2e10"), None);
    /// ```
    #[must_use]
    pub fn from_iccs(text: &str) -> Option<Move> {
        let (from, to) = match text.len() {
            4 if text.is_ascii() => text.split_at(2),
            5 if text.is_ascii() && text.as_bytes()[2] == b'-' => (&text[..2], &text[3..]),
            _ => return None,
        };
        Some(Move { from: Square::from_iccs(from)?, to: Square::from_iccs(to)? })
    }

    /// Writes `h2e2`, ranks 0 to 9.
    #[must_use]
    pub fn iccs(self) -> String {
        format!("{}{}", self.from.iccs(), self.to.iccs())
    }

    /// Reads `h3e3` or `h10g8`, ranks 1 to 10.
    ///
    /// ```
    /// # use chuhe::rules::Move;
    /// assert_eq!(Move::from_uci("h10g8"), Move::from_iccs("h9g7"));
    /// ```
    #[must_use]
    pub fn from_uci(text: &str) -> Option<Move> {
        if !text.is_ascii() {
            return None;
        }
        let second = text.bytes().skip(1).position(|byte| byte.is_ascii_alphabetic())? + 1;
        let (from, to) = text.split_at(second);
        Some(Move { from: Square::from_uci(from)?, to: Square::from_uci(to)? })
    }

    /// Writes `h3e3`, ranks 1 to 10.
    #[must_use]
    pub fn uci(self) -> String {
        format!("{}{}", self.from.uci(), self.to.uci())
    }

    /// The move as seen after the board is turned by half a turn.
    #[must_use]
    pub const fn rotated(self) -> Move {
        Move { from: self.from.rotated(), to: self.to.rotated() }
    }

    /// The move as seen in a mirror, see [`Square::mirrored`].
    #[must_use]
    pub const fn mirrored(self) -> Move {
        Move { from: self.from.mirrored(), to: self.to.mirrored() }
    }
}

/// Shows `h2e2`.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Shows `h2e2`, ranks 0 to 9.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// Up to 128 moves without an allocation.
///
/// A side's men reach at most 120 squares: two chariots and two cannons 17 each, two horses 8
/// each, five soldiers 3 each, two elephants 4 each, two advisors 4 each (only one can stand in the
/// middle), a general 4.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    /// The most moves a list can hold.
    pub const CAPACITY: usize = 128;

    /// An empty list.
    #[inline(always)]
    #[must_use]
    pub const fn new() -> MoveList {
        let nowhere = Move { from: Square::wrap(0), to: Square::wrap(0) };
        MoveList { moves: [nowhere; MoveList::CAPACITY], len: 0 }
    }

    /// Appends a move. A push past the capacity, which no position can cause, overwrites.
    #[inline(always)]
    pub fn push(&mut self, mv: Move) {
        debug_assert!(self.len < MoveList::CAPACITY);
        self.moves[self.len % MoveList::CAPACITY] = mv;
        self.len += 1;
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the moves for which `keep` is true, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for i in 0..self.len {
            let mv = self.moves[i];
            if keep(mv) {
                self.moves[kept] = mv;
                kept += 1;
            }
        }
        self.len = kept;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len.min(MoveList::CAPACITY)]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
