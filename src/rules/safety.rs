//! Who attacks a general, and which moves need no look at that.

use super::man::{FIRST_SLOT, NOBODY};
use super::tables::{BETWEEN, FILE_OF, HORSE_LEG, NOWHERE, RANK_OF, SOLDIER_SOURCES};
use super::{Move, Position, Role};

/// What one look at the general of the side to move tells about all of that side's moves: while it
/// is not in check, a man that is not pinned may go anywhere except between the general and a
/// cannon that lacks just a screen.
#[derive(Clone, Copy, Debug)]
pub struct Safety {
    /// Whether the general is attacked.
    pub(super) in_check: bool,
    /// Own men, by slot, whose leaving may open an attack.
    pub(super) pinned: u16,
    /// Rank and file of the general.
    pub(super) rank: u8,
    pub(super) file: u8,
    /// Places of the general's rank and file where any man would be a cannon's screen.
    pub(super) screens_in_rank: u16,
    pub(super) screens_in_file: u16,
}

impl Safety {
    /// Whether the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.in_check
    }

    #[inline(always)]
    pub(super) fn has_screens(&self) -> bool {
        self.screens_in_rank | self.screens_in_file != 0
    }

    /// Whether a man arriving on the square would be a screen against its own general.
    #[inline(always)]
    pub(super) fn is_screen(&self, square: usize) -> bool {
        let (rank, file) = (RANK_OF[square & 127], FILE_OF[square & 127]);
        (rank == self.rank && self.screens_in_rank >> file & 1 == 1)
            || (file == self.file && self.screens_in_file >> rank & 1 == 1)
    }
}

/// The men that attack along lines, by slot, and how many men must stand between.
pub(super) const LINE_ATTACKERS: [(usize, u32); 5] = [
    (FIRST_SLOT[Role::General as usize], 0),
    (FIRST_SLOT[Role::Chariot as usize], 0),
    (FIRST_SLOT[Role::Chariot as usize] + 1, 0),
    (FIRST_SLOT[Role::Cannon as usize], 1),
    (FIRST_SLOT[Role::Cannon as usize] + 1, 1),
];

const HORSES: [usize; 2] = [FIRST_SLOT[Role::Horse as usize], FIRST_SLOT[Role::Horse as usize] + 1];

impl Position {
    /// Looks at the general of the side to move; see [`Safety`].
    #[inline]
    #[must_use]
    pub fn safety(&self) -> Safety {
        let us = self.turn.index();
        let them = us ^ 1;
        let general = self.squares[us * 16];
        let g = general as usize & 127;
        let (rank, file) = (RANK_OF[g], FILE_OF[g]);
        let mut safety =
            Safety { in_check: false, pinned: 0, rank, file, screens_in_rank: 0, screens_in_file: 0 };

        for (slot, need) in LINE_ATTACKERS {
            let from = self.squares[them * 16 + slot] as usize & 127;
            let (from_rank, from_file) = (RANK_OF[from], FILE_OF[from]);
            let in_file = from_file == file;
            // The general attacks along the file only.
            if !in_file && (from_rank != rank || slot == 0) {
                continue;
            }
            let (between, occupied) = if in_file {
                (BETWEEN[rank as usize & 15][from_rank as usize & 15], self.in_file[file as usize & 15])
            } else {
                (BETWEEN[file as usize & 15][from_file as usize & 15], self.in_rank[rank as usize & 15])
            };
            let mut blockers = between & occupied;
            let count = blockers.count_ones();
            if count == need {
                safety.in_check = true;
            } else if count == need + 1 {
                while blockers != 0 {
                    let x = blockers.trailing_zeros() as usize;
                    blockers &= blockers - 1;
                    let square = if in_file { x * 9 + file as usize } else { rank as usize * 9 + x };
                    safety.pin(self.men[square & 127], us);
                }
            } else if count == 0 {
                if in_file {
                    safety.screens_in_file |= between;
                } else {
                    safety.screens_in_rank |= between;
                }
            }
        }
        for slot in HORSES {
            let from = self.squares[them * 16 + slot] as usize & 127;
            let leg = HORSE_LEG[from][g];
            if leg != NOWHERE {
                let man = self.men[leg as usize & 127];
                if man == NOBODY {
                    safety.in_check = true;
                } else {
                    safety.pin(man, us);
                }
            }
        }
        safety.in_check |= self.soldier_attacks(g, them, NOWHERE);
        safety
    }

    /// Whether a pseudo-legal move leaves its own general unattacked. `safety` is
    /// [`Position::safety`] of this position.
    #[inline(always)]
    #[must_use]
    pub fn is_legal_given(&self, mv: Move, safety: &Safety) -> bool {
        let (from, to) = (mv.from.index(), mv.to.index());
        let slot = self.men[from & 127] & 15;
        let clear = !safety.in_check
            && slot != 0
            && safety.pinned >> slot & 1 == 0
            && !(safety.has_screens() && safety.is_screen(to));
        clear || !self.exposes_general(from, to)
    }

    /// Whether the general of the side to move would be attacked after the man on `from` went to
    /// `to`, asked without making the move.
    pub(super) fn exposes_general(&self, from: usize, to: usize) -> bool {
        let us = self.turn.index();
        let them = us ^ 1;
        let own = self.squares[us * 16] as usize;
        let g = if own == from { to } else { own } & 127;
        let (rank, file) = (RANK_OF[g], FILE_OF[g]);
        let moved = |mut word: u16, line: u8, line_of: &[u8; 128], place_of: &[u8; 128]| {
            if line_of[from & 127] == line {
                word &= !(1 << place_of[from & 127]);
            }
            if line_of[to & 127] == line {
                word |= 1 << place_of[to & 127];
            }
            word
        };
        let in_rank = moved(self.in_rank[rank as usize & 15], rank, &RANK_OF, &FILE_OF);
        let in_file = moved(self.in_file[file as usize & 15], file, &FILE_OF, &RANK_OF);

        for (slot, need) in LINE_ATTACKERS {
            let attacker = self.squares[them * 16 + slot] as usize & 127;
            if attacker == to {
                continue;
            }
            let (from_rank, from_file) = (RANK_OF[attacker], FILE_OF[attacker]);
            let blockers = if from_file == file {
                BETWEEN[rank as usize & 15][from_rank as usize & 15] & in_file
            } else if from_rank == rank && slot != 0 {
                BETWEEN[file as usize & 15][from_file as usize & 15] & in_rank
            } else {
                continue;
            };
            if blockers.count_ones() == need {
                return true;
            }
        }
        for slot in HORSES {
            let attacker = self.squares[them * 16 + slot] as usize & 127;
            let leg = HORSE_LEG[attacker][g] as usize;
            if leg != NOWHERE as usize && attacker != to {
                let blocked = leg == to || (leg != from && self.men[leg & 127] != NOBODY);
                if !blocked {
                    return true;
                }
            }
        }
        self.soldier_attacks(g, them, to as u8)
    }

    /// Whether a soldier of `side` attacks the square, leaving out the one on `gone`.
    #[inline(always)]
    fn soldier_attacks(&self, square: usize, side: usize, gone: u8) -> bool {
        SOLDIER_SOURCES[side & 1][square & 127].iter().any(|&source| {
            let man = self.men[source as usize & 127];
            source != gone && man >> 4 == side as u8 && man & 15 >= FIRST_SLOT[Role::Soldier as usize] as u8
        })
    }
}

impl Safety {
    #[inline(always)]
    fn pin(&mut self, man: u8, us: usize) {
        if man >> 4 == us as u8 {
            self.pinned |= 1 << (man & 15);
        }
    }
}
