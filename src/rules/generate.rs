//! Moves of the side to move: pseudo-legal lists for the search, and a count of the legal ones.

use super::man::NOBODY;
use super::tables::{
    ADVISOR_STEPS, ELEPHANT_STEPS, FILE_OF, GENERAL_STEPS, HORSE_LEG, HORSE_STEPS, NOWHERE, RANK_OF,
    REACH_IN_FILE, REACH_IN_RANK, SHOT_IN_FILE, SHOT_IN_RANK, SOLDIER_STEPS,
};
use super::{Man, Move, MoveList, Position, Role, Safety, Square};

/// Which targets a generator names: bit 0 captures, bit 1 free squares.
const CAPTURES: u8 = 1;
const QUIETS: u8 = 2;
const ALL: u8 = CAPTURES | QUIETS;

/// Receives targets: one at a time from the men that step, a word of a line from those that slide.
trait Sink {
    fn step(&mut self, from: usize, to: usize);

    #[inline(always)]
    fn in_rank(&mut self, from: usize, rank: usize, mut files: u16) {
        while files != 0 {
            self.step(from, rank * 9 + files.trailing_zeros() as usize);
            files &= files - 1;
        }
    }

    #[inline(always)]
    fn in_file(&mut self, from: usize, file: usize, mut ranks: u16) {
        while ranks != 0 {
            self.step(from, ranks.trailing_zeros() as usize * 9 + file);
            ranks &= ranks - 1;
        }
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn step(&mut self, from: usize, to: usize) {
        self.push(Move::new(Square::wrap(from), Square::wrap(to)));
    }
}

/// Counts targets, leaving out squares where a man would be a screen against its own general.
struct Count<'a, const SCREENS: bool> {
    safety: &'a Safety,
    count: u32,
}

impl<const SCREENS: bool> Sink for Count<'_, SCREENS> {
    #[inline(always)]
    fn step(&mut self, _from: usize, to: usize) {
        self.count += u32::from(!(SCREENS && self.safety.is_screen(to)));
    }

    #[inline(always)]
    fn in_rank(&mut self, _from: usize, rank: usize, mut files: u16) {
        if SCREENS {
            let safety = self.safety;
            if rank == usize::from(safety.rank) {
                files &= !safety.screens_in_rank;
            }
            files &= !((safety.screens_in_file >> rank & 1) << safety.file);
        }
        self.count += files.count_ones();
    }

    #[inline(always)]
    fn in_file(&mut self, _from: usize, file: usize, mut ranks: u16) {
        if SCREENS {
            let safety = self.safety;
            if file == usize::from(safety.file) {
                ranks &= !safety.screens_in_file;
            }
            ranks &= !((safety.screens_in_rank >> file & 1) << safety.rank);
        }
        self.count += ranks.count_ones();
    }
}

/// Counts targets after which the own general is not attacked, trying each.
struct Tried<'a> {
    position: &'a Position,
    count: u32,
}

impl Sink for Tried<'_> {
    #[inline(always)]
    fn step(&mut self, from: usize, to: usize) {
        self.count += u32::from(!self.position.exposes_general(from, to));
    }
}

impl Position {
    /// Appends the pseudo-legal captures: moves by the rules of movement, whatever happens to the
    /// own general.
    pub fn captures(&self, list: &mut MoveList) {
        self.generate::<CAPTURES>(list);
    }

    /// Appends the pseudo-legal moves to free squares.
    pub fn quiets(&self, list: &mut MoveList) {
        self.generate::<QUIETS>(list);
    }

    /// Appends all pseudo-legal moves, by man.
    pub fn all_moves(&self, list: &mut MoveList) {
        self.generate::<ALL>(list);
    }

    /// The number of legal moves, without listing them where that can be helped.
    #[must_use]
    pub fn count_legal_moves(&self) -> u32 {
        let safety = self.safety();
        if !safety.in_check && !safety.has_screens() {
            self.count_given::<false>(&safety)
        } else if !safety.in_check {
            self.count_given::<true>(&safety)
        } else {
            let mut tried = Tried { position: self, count: 0 };
            self.for_each_slot(|position, slot, from| position.moves_of::<ALL>(slot, from, &mut tried));
            tried.count
        }
    }

    /// Needs a general that is not in check; only pinned men and the general are tried out.
    #[inline(always)]
    fn count_given<const SCREENS: bool>(&self, safety: &Safety) -> u32 {
        let mut sink = Count::<SCREENS> { safety, count: 0 };
        let mut tried = Tried { position: self, count: 0 };
        self.for_each_slot(|position, slot, from| {
            if slot == 0 || safety.pinned >> slot & 1 == 1 {
                position.moves_of::<ALL>(slot, from, &mut tried);
            } else {
                position.moves_of::<ALL>(slot, from, &mut sink);
            }
        });
        sink.count + tried.count
    }

    #[inline(always)]
    fn generate<const WHAT: u8>(&self, list: &mut MoveList) {
        self.for_each_slot(|position, slot, from| position.moves_of::<WHAT>(slot, from, list));
    }

    /// Calls for each man of the side to move, with its slot and square.
    #[inline(always)]
    fn for_each_slot(&self, mut call: impl FnMut(&Position, usize, usize)) {
        let us = self.turn.index();
        for slot in 0..16 {
            let from = self.squares[us * 16 + slot];
            if from != NOWHERE {
                call(self, slot, usize::from(from & 127));
            }
        }
    }

    /// Whether a target is wanted by what stands there.
    #[inline(always)]
    fn wants<const WHAT: u8>(&self, to: u8, us: usize) -> bool {
        let owner = usize::from(self.men[usize::from(to) & 127] >> 4);
        match WHAT {
            CAPTURES => owner == us ^ 1,
            QUIETS => owner == usize::from(NOBODY >> 4),
            _ => owner != us,
        }
    }

    #[inline(always)]
    fn is_free(&self, square: u8) -> bool {
        self.men[usize::from(square) & 127] == NOBODY
    }

    #[inline(always)]
    fn moves_of<const WHAT: u8>(&self, slot: usize, from: usize, sink: &mut impl Sink) {
        let us = self.turn.index();
        let steps = match slot {
            0 => &GENERAL_STEPS[from],
            1 | 2 => &ADVISOR_STEPS[from],
            3 | 4 => {
                for [eye, to] in ELEPHANT_STEPS[from] {
                    if eye != NOWHERE && self.is_free(eye) && self.wants::<WHAT>(to, us) {
                        sink.step(from, usize::from(to));
                    }
                }
                return;
            }
            5 | 6 => {
                for [leg, one, other] in HORSE_STEPS[from] {
                    if leg != NOWHERE && self.is_free(leg) {
                        for to in [one, other] {
                            if to != NOWHERE && self.wants::<WHAT>(to, us) {
                                sink.step(from, usize::from(to));
                            }
                        }
                    }
                }
                return;
            }
            7 | 8 => return self.slides_of::<WHAT, false>(from, sink),
            9 | 10 => return self.slides_of::<WHAT, true>(from, sink),
            _ => &SOLDIER_STEPS[us & 1][from],
        };
        for &to in steps {
            if to == NOWHERE {
                break;
            }
            if self.wants::<WHAT>(to, us) {
                sink.step(from, usize::from(to));
            }
        }
    }

    /// Moves of a chariot or a cannon.
    #[inline(always)]
    fn slides_of<const WHAT: u8, const CANNON: bool>(&self, from: usize, sink: &mut impl Sink) {
        let us = self.turn.index();
        let (rank, file) = (usize::from(RANK_OF[from] & 15), usize::from(FILE_OF[from] & 15));
        let (in_rank, in_file) = (self.in_rank[rank], self.in_file[file]);
        let (at_rank, at_file) = (usize::from(in_rank & 511), usize::from(in_file & 1023));
        let mut files = 0;
        let mut ranks = 0;
        if WHAT & QUIETS != 0 || !CANNON {
            files = REACH_IN_RANK[file][at_rank];
            ranks = REACH_IN_FILE[rank][at_file];
        }
        if CANNON || WHAT == QUIETS {
            files &= !in_rank;
            ranks &= !in_file;
        }
        if CANNON && WHAT & CAPTURES != 0 {
            files |= SHOT_IN_RANK[file][at_rank];
            ranks |= SHOT_IN_FILE[rank][at_file];
        }
        if WHAT == CAPTURES {
            files &= self.own_in_rank[(us ^ 1) & 1][rank];
            ranks &= self.own_in_file[(us ^ 1) & 1][file];
        } else if WHAT & CAPTURES != 0 {
            files &= !self.own_in_rank[us & 1][rank];
            ranks &= !self.own_in_file[us & 1][file];
        }
        sink.in_rank(from, rank, files);
        sink.in_file(from, file, ranks);
    }

    /// Whether the side to move may play this by the rules of movement alone, whatever happens to
    /// its general.
    #[must_use]
    pub fn is_pseudo_legal(&self, mv: Move) -> bool {
        let own = self.turn;
        match (self.man_at(mv.from), self.man_at(mv.to)) {
            (Some(man), target) if man.side() == own && target.is_none_or(|t| t.side() != own) => {
                self.goes(man, mv.from, mv.to, target.is_some())
            }
            _ => false,
        }
    }

    /// Whether a man on `from` could capture on `to` if an enemy stood there, the facing general
    /// included. Pins are not looked at.
    #[must_use]
    pub fn attacks(&self, man: Man, from: Square, to: Square) -> bool {
        let general_in_file = man.role() == Role::General
            && from.file() == to.file()
            && self.men_between(from, to) == Some(0)
            && self.man_at(to).is_some_and(|target| target.role() == Role::General);
        general_in_file || self.goes(man, from, to, true)
    }

    /// Whether the man's way of moving leads from one square to the other over the men that stand
    /// there now; what stands on the target itself is the caller's.
    fn goes(&self, man: Man, from: Square, to: Square, captures: bool) -> bool {
        let (at, target) = (from.index(), to.index() as u8);
        match man.role() {
            Role::General => GENERAL_STEPS[at].contains(&target),
            Role::Advisor => ADVISOR_STEPS[at].contains(&target),
            Role::Elephant => {
                ELEPHANT_STEPS[at].iter().any(|[eye, step]| *step == target && self.is_free(*eye))
            }
            Role::Horse => {
                let leg = HORSE_LEG[at][usize::from(target)];
                leg != NOWHERE && self.is_free(leg)
            }
            Role::Chariot => self.men_between(from, to) == Some(0),
            Role::Cannon => self.men_between(from, to) == Some(u32::from(captures)),
            Role::Soldier => SOLDIER_STEPS[man.side().index()][at].contains(&target),
        }
    }

    /// How many men stand strictly between two different squares of one line; none if they share
    /// no line.
    #[must_use]
    pub fn men_between(&self, one: Square, other: Square) -> Option<u32> {
        use super::tables::BETWEEN;
        let (rank, file) = (one.rank().index(), one.file().index());
        let (other_rank, other_file) = (other.rank().index(), other.file().index());
        let word = match (rank == other_rank, file == other_file) {
            (true, false) => BETWEEN[file][other_file] & self.in_rank[rank],
            (false, true) => BETWEEN[rank][other_rank] & self.in_file[file],
            _ => return None,
        };
        Some(word.count_ones())
    }
}
