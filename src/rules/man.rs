//! The identity of one physical man.

use super::{Piece, Role, Side};

/// One physical man for as long as a game lasts: whose it is and which of its kind. Two chariots
/// of one side are different men, which matters to whoever follows one of them, as the chase rule
/// and a sliding drawing do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man(u8);

/// What a square's byte says when no man stands there: belongs to neither side.
pub(super) const NOBODY: u8 = 32;

/// First slot of each role; a side's men are numbered 0 to 15 in the order of [`Role::ALL`].
pub(super) const FIRST_SLOT: [usize; 7] = [0, 1, 3, 5, 7, 9, 11];

const ROLE_OF_SLOT: [Role; 16] = [
    Role::General,
    Role::Advisor,
    Role::Advisor,
    Role::Elephant,
    Role::Elephant,
    Role::Horse,
    Role::Horse,
    Role::Chariot,
    Role::Chariot,
    Role::Cannon,
    Role::Cannon,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
];

impl Man {
    /// Number of men in a game.
    pub const COUNT: usize = 32;

    /// The man with this index, if it is below 32.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Man> {
        if index < Man::COUNT { Some(Man(index as u8)) } else { None }
    }

    /// 0 to 15 for Red's men, 16 to 31 for Black's.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which of its side's sixteen men it is, 0 to 15, ordered by role.
    #[inline(always)]
    #[must_use]
    pub const fn slot(self) -> usize {
        self.0 as usize & 15
    }

    /// Its owner.
    #[inline(always)]
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 < 16 { Side::Red } else { Side::Black }
    }

    /// Its kind.
    #[inline(always)]
    #[must_use]
    pub const fn role(self) -> Role {
        ROLE_OF_SLOT[self.0 as usize & 15]
    }

    /// What it looks like.
    #[inline(always)]
    #[must_use]
    pub const fn piece(self) -> Piece {
        Piece { side: self.side(), role: self.role() }
    }

    /// The man in a square's byte, none for [`NOBODY`].
    #[inline(always)]
    pub(super) const fn from_code(code: u8) -> Option<Man> {
        if code < NOBODY { Some(Man(code)) } else { None }
    }
}
