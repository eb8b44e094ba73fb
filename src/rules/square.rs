//! The 90 points of the board, called squares in code because `point` is kept for the screen.

use std::fmt;
use std::num::NonZeroU8;

use super::{Role, Side};

/// A line along the board, `a` at Red's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
}

impl File {
    /// All files, from Red's left to Red's right.
    pub const ALL: [File; 9] =
        [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H, File::I];

    /// 0 for `a` to 8 for `i`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file with this index, if it is below 9.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<File> {
        if index < 9 { Some(File::ALL[index]) } else { None }
    }

    /// The letter `a` to `i`.
    #[must_use]
    pub const fn char(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The number, 1 to 9, by which `side` calls this file, counted from its own right hand.
    ///
    /// ```
    /// # use chuhe::rules::{File, Side};
    /// assert_eq!(File::H.number(Side::Red), 2);
    /// assert_eq!(File::H.number(Side::Black), 8);
    /// ```
    #[must_use]
    pub const fn number(self, side: Side) -> u8 {
        match side {
            Side::Red => 9 - self as u8,
            Side::Black => self as u8 + 1,
        }
    }
}

/// A line across the board. Rank 0 holds Red's general; the river runs between 4 and 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    R0,
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
    R9,
}

impl Rank {
    /// All ranks, from Red's edge to Black's.
    pub const ALL: [Rank; 10] =
        [Rank::R0, Rank::R1, Rank::R2, Rank::R3, Rank::R4, Rank::R5, Rank::R6, Rank::R7, Rank::R8, Rank::R9];

    /// 0 at Red's edge to 9 at Black's.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank with this index, if it is below 10.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Rank> {
        if index < 10 { Some(Rank::ALL[index]) } else { None }
    }

    /// The rank as `side` counts it: Black's own edge is `R0` for Black.
    ///
    /// ```
    /// # use chuhe::rules::{Rank, Side};
    /// assert_eq!(Rank::R9.relative_to(Side::Black), Rank::R0);
    /// ```
    #[must_use]
    pub const fn relative_to(self, side: Side) -> Rank {
        match side {
            Side::Red => self,
            Side::Black => Rank::ALL[9 - self as usize],
        }
    }
}

/// One of the 90 points. Squares are ordered by index: rank by rank from Red's left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(NonZeroU8);

const _: () = assert!(size_of::<Option<Square>>() == 1);

impl Square {
    /// Number of squares.
    pub const COUNT: usize = 90;

    /// The square where a file and a rank cross.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::wrap(rank.index() * 9 + file.index())
    }

    /// The square with this index (`rank * 9 + file`), if it is below 90.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square::wrap(index)) } else { None }
    }

    /// For indices known to be below 90; one that is not would name no square of the board, never
    /// undefined behavior.
    #[inline(always)]
    pub(super) const fn wrap(index: usize) -> Square {
        debug_assert!(index < Square::COUNT);
        // One more than the index, so that `Option<Square>` and `Option<Move>` need no extra byte.
        Square(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// `rank * 9 + file`, 0 to 89.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The file.
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[self.index() % 9]
    }

    /// The rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() / 9]
    }

    /// All squares, by index.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..Square::COUNT).map(Square::wrap)
    }

    /// The square `files` to Red's right and `ranks` away from Red, if it is on the board.
    #[must_use]
    pub const fn offset(self, files: i32, ranks: i32) -> Option<Square> {
        let file = (self.index() % 9) as i32 + files;
        let rank = (self.index() / 9) as i32 + ranks;
        if 0 <= file && file < 9 && 0 <= rank && rank < 10 {
            Some(Square::wrap((rank * 9 + file) as usize))
        } else {
            None
        }
    }

    /// The square as seen after the board is turned by half a turn.
    #[must_use]
    pub const fn rotated(self) -> Square {
        Square::wrap(Square::COUNT - 1 - self.index())
    }

    /// The square as seen in a mirror: files `a` and `i` change places.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square::wrap(self.index() / 9 * 9 + 8 - self.index() % 9)
    }

    /// Whether it lies in `side`'s palace, the 3 by 3 points with diagonals.
    #[must_use]
    pub const fn in_palace(self, side: Side) -> bool {
        let file = self.index() % 9;
        3 <= file && file <= 5 && self.rank().relative_to(side).index() <= 2
    }

    /// Whether it lies on `side`'s half of the board.
    #[must_use]
    pub const fn on_own_half(self, side: Side) -> bool {
        self.rank().relative_to(side).index() <= 4
    }

    /// Whether a man of `side` with this role can ever stand here: nine points for a general,
    /// five for an advisor, seven for an elephant, the start files before the river for a soldier.
    #[must_use]
    pub const fn is_reachable_by(self, role: Role, side: Side) -> bool {
        let file = self.index() % 9;
        let rank = self.rank().relative_to(side).index();
        match role {
            Role::General => self.in_palace(side),
            Role::Advisor => self.in_palace(side) && (file + rank) % 2 == 1,
            Role::Elephant => match rank {
                0 | 4 => file == 2 || file == 6,
                2 => file == 0 || file == 4 || file == 8,
                _ => false,
            },
            Role::Soldier => rank >= 5 || rank >= 3 && file.is_multiple_of(2),
            Role::Horse | Role::Chariot | Role::Cannon => true,
        }
    }

    /// Reads `a0` to `i9`: ranks 0 to 9 from Red's edge, letters of either case.
    ///
    /// ```
    /// # use chuhe::rules::Square;
    /// assert_eq!(Square::from_iccs("h2").unwrap().iccs(), "h2");
    /// assert_eq!(Square::from_iccs("h10"), None);
    /// ```
    #[must_use]
    pub fn from_iccs(text: &str) -> Option<Square> {
        let (file, rank) = split(text)?;
        match rank.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(Square::wrap(usize::from(digit - b'0') * 9 + file)),
            _ => None,
        }
    }

    /// Writes `a0` to `i9`.
    #[must_use]
    pub fn iccs(self) -> String {
        format!("{}{}", self.file().char(), self.rank().index())
    }

    /// Reads `a1` to `i10`: ranks 1 to 10 from Red's edge, as Fairy-Stockfish counts.
    ///
    /// ```
    /// # use chuhe::rules::Square;
    /// assert_eq!(Square::from_uci("e10").unwrap().iccs(), "e9");
    /// assert_eq!(Square::from_uci("e0"), None);
    /// ```
    #[must_use]
    pub fn from_uci(text: &str) -> Option<Square> {
        let (file, rank) = split(text)?;
        match rank.as_bytes() {
            [digit @ b'1'..=b'9'] => Some(Square::wrap(usize::from(digit - b'1') * 9 + file)),
            b"10" => Some(Square::wrap(9 * 9 + file)),
            _ => None,
        }
    }

    /// Writes `a1` to `i10`.
    #[must_use]
    pub fn uci(self) -> String {
        format!("{}{}", self.file().char(), self.rank().index() + 1)
    }
}

/// Splits `h2` into the file's index and the rest.
fn split(text: &str) -> Option<(usize, &str)> {
    let file = match text.as_bytes().first()? {
        letter @ b'a'..=b'i' => letter - b'a',
        letter @ b'A'..=b'I' => letter - b'A',
        _ => return None,
    };
    Some((usize::from(file), &text[1..]))
}

/// Shows `h2`.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Shows `h2`, ranks 0 to 9.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().char(), self.rank().index())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_that_men_can_reach() {
        let count = |role| Square::all().filter(|s| s.is_reachable_by(role, Side::Black)).count();
        assert_eq!(
            Role::ALL.map(count),
            [9, 5, 7, 90, 90, 90, 10 + 45],
            "rule pages: 9 points for the general, 5 for an advisor, 7 for an elephant"
        );
    }

    #[test]
    fn text_of_every_square_is_read_back() {
        for square in Square::all() {
            assert_eq!(Square::from_iccs(&square.iccs()), Some(square));
            assert_eq!(Square::from_uci(&square.uci()), Some(square));
            assert_eq!(square.rotated().rotated(), square);
            assert_eq!(square.mirrored().mirrored(), square);
        }
        for text in ["", "a", "j0", "a11", "a-1", "é1", "a٣", "a00"] {
            assert_eq!(Square::from_iccs(text), None, "{text:?}");
            assert_eq!(Square::from_uci(text), None, "{text:?}");
        }
    }
}
