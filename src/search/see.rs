//! Static exchange evaluation: who gains when both sides keep capturing on one square.
//!
//! The lines through the square are kept as words that lose a bit whenever a man leaves, and the
//! attackers along them are looked up afresh at each turn: in Xiangqi a man that leaves may be a
//! cannon's screen, so attackers vanish as well as appear. Horse legs and elephant eyes are freed
//! the same way. Pins and generals facing each other are not looked at.

use super::score::Value;
use crate::rules::{Man, Move, Position, Role, Side, Square};

/// What a man counts in an exchange, in the order of [`Role::ALL`].
const WORTH: [Value; 7] = [10_000, 180, 180, 420, 950, 430, 110];

/// What a man counts in an exchange.
pub(super) const fn worth(role: Role) -> Value {
    WORTH[role.index()]
}

/// Whether a pseudo-legal move, followed by the best captures of both sides on its target, leaves
/// the mover with at least `least` more than before.
pub(super) fn gains(position: &Position, mv: Move, least: Value) -> bool {
    let Some(mover) = position.piece_at(mv.from) else { return false };
    let victim = position.piece_at(mv.to).map_or(0, |piece| worth(piece.role));
    // What the side that captures next must win back to be content.
    let mut wanted = victim - least;
    if wanted < 0 {
        return false;
    }
    wanted = worth(mover.role) - wanted;
    if wanted <= 0 {
        return true;
    }
    let mut exchange = Exchange::new(position, mv.to);
    exchange.remove(mv.from.index());
    let mut side = mover.side;
    let mut content = true;
    loop {
        side = !side;
        let Some((role, from)) = exchange.least_attacker(side) else { return content };
        content = !content;
        if role == Role::General {
            exchange.remove(from);
            // A general may not capture what is still covered.
            return if exchange.least_attacker(!side).is_some() { !content } else { content };
        }
        wanted = worth(role) - wanted;
        if wanted < i32::from(content) {
            return content;
        }
        exchange.remove(from);
    }
}

/// Slots of a side's advisors, elephants and horses, see [`Man::slot`].
const LEAPER_SLOTS: std::ops::Range<usize> = 1..7;

/// A man that attacks the square by stepping, with the square that must be free for it.
#[derive(Clone, Copy)]
struct Leaper {
    side: Side,
    role: Role,
    from: u8,
    /// Leg or eye; the man's own square if nothing can block it.
    gate: u8,
}

const NO_LEAPER: Leaper = Leaper { side: Side::Red, role: Role::General, from: 0, gate: 0 };

struct Exchange<'a> {
    position: &'a Position,
    rank: usize,
    file: usize,
    /// Occupied files of the rank and ranks of the file.
    in_rank: u16,
    in_file: u16,
    leapers: [Leaper; 12],
    leaper_count: usize,
    /// Squares whose men have left, by index.
    gone: [u64; 2],
}

impl<'a> Exchange<'a> {
    fn new(position: &'a Position, to: Square) -> Exchange<'a> {
        let (in_rank, in_file) = position.lines_through(to);
        let mut exchange = Exchange {
            position,
            rank: to.rank().index(),
            file: to.file().index(),
            in_rank,
            in_file,
            leapers: [NO_LEAPER; 12],
            leaper_count: 0,
            gone: [0; 2],
        };
        exchange.find_leapers();
        exchange
    }

    /// Collects advisors, elephants and horses a step away, blocked or not, least worth first.
    fn find_leapers(&mut self) {
        for slot in LEAPER_SLOTS {
            for side in Side::ALL {
                let Some(man) = Man::from_index(side.index() * 16 + slot) else { continue };
                let Some(square) = self.position.square_of(man) else { continue };
                let from = square.index();
                let files = self.file as i32 - (from % 9) as i32;
                let ranks = self.rank as i32 - (from / 9) as i32;
                let gate = match (man.role(), files.abs(), ranks.abs()) {
                    (Role::Advisor, 1, 1) if in_palace(self.file, self.rank, side) => 0,
                    (Role::Elephant, 2, 2) if on_own_bank(self.rank, side) => files / 2 + ranks / 2 * 9,
                    (Role::Horse, 1, 2) => ranks / 2 * 9,
                    (Role::Horse, 2, 1) => files / 2,
                    _ => continue,
                };
                let gate = (from as i32 + gate) as u8;
                self.leapers[self.leaper_count] = Leaper { side, role: man.role(), from: from as u8, gate };
                self.leaper_count += 1;
            }
        }
    }

    /// Takes a man off the board.
    fn remove(&mut self, square: usize) {
        self.gone[square >> 6 & 1] |= 1 << (square & 63);
        if square / 9 == self.rank {
            self.in_rank &= !(1 << (square % 9));
        }
        if square % 9 == self.file {
            self.in_file &= !(1 << (square / 9));
        }
    }

    fn is_gone(&self, square: usize) -> bool {
        self.gone[square >> 6 & 1] >> (square & 63) & 1 == 1
    }

    fn is_free(&self, square: usize) -> bool {
        self.is_gone(square) || self.man_at(square).is_none()
    }

    fn man_at(&self, square: usize) -> Option<(Side, Role)> {
        let man = self.position.man_at(Square::from_index(square)?)?;
        Some((man.side(), man.role()))
    }

    /// The attacker that risks least, with its square.
    fn least_attacker(&self, side: Side) -> Option<(Role, usize)> {
        let mut best: Option<(Role, usize)> = None;
        let mut offer = |role: Role, from: usize| {
            if best.is_none_or(|(least, _)| worth(role) < worth(least)) {
                best = Some((role, from));
            }
        };
        for (word, at, along_rank) in [(self.in_rank, self.file, true), (self.in_file, self.rank, false)] {
            let square = |x: usize| if along_rank { self.rank * 9 + x } else { x * 9 + self.file };
            for up in [true, false] {
                let (first, second) = if up { above(word, at) } else { below(word, at) };
                let Some(first) = first else { continue };
                if let Some((owner, role)) = self.man_at(square(first))
                    && owner == side
                {
                    let near = first.abs_diff(at) == 1;
                    let attacks = match role {
                        Role::Chariot => true,
                        Role::General => near && in_palace(self.file, self.rank, side),
                        Role::Soldier if along_rank => near && !on_own_bank(self.rank, side),
                        // From behind: Red's soldiers stand below the square.
                        Role::Soldier => near && (side == Side::Black) == up,
                        _ => false,
                    };
                    if attacks {
                        offer(role, square(first));
                    }
                }
                if let Some(second) = second
                    && self.man_at(square(second)) == Some((side, Role::Cannon))
                {
                    offer(Role::Cannon, square(second));
                }
            }
        }
        for leaper in &self.leapers[..self.leaper_count] {
            let from = usize::from(leaper.from);
            if leaper.side == side
                && !self.is_gone(from)
                && (leaper.gate == leaper.from || self.is_free(usize::from(leaper.gate)))
            {
                offer(leaper.role, from);
            }
        }
        best
    }
}

/// The nearest two places of a line's word above `at`.
fn above(word: u16, at: usize) -> (Option<usize>, Option<usize>) {
    let rest = word & !((2 << at) - 1);
    let next = rest & rest.wrapping_sub(1);
    let place = |word: u16| (word != 0).then(|| word.trailing_zeros() as usize);
    (place(rest), place(next))
}

/// The nearest two places of a line's word below `at`.
fn below(word: u16, at: usize) -> (Option<usize>, Option<usize>) {
    let place = |word: u16| (word != 0).then(|| 15 - word.leading_zeros() as usize);
    let rest = word & ((1 << at) - 1);
    let first = place(rest);
    (first, first.and_then(|first| place(rest & !(1 << first))))
}

fn in_palace(file: usize, rank: usize, side: Side) -> bool {
    (3..=5).contains(&file) && side.fold(rank <= 2, rank >= 7)
}

fn on_own_bank(rank: usize, side: Side) -> bool {
    side.fold(rank <= 4, rank >= 5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::fen;

    /// What the move gains exactly, found by asking for every whole soldier's worth.
    fn outcome(record: &str, mv: &str) -> Value {
        let setup = fen::parse(record).unwrap();
        let position = Position::from_study(&setup).unwrap();
        let mv = Move::from_iccs(mv).unwrap();
        assert!(position.is_legal(mv), "{mv}");
        (-2000..2000).rev().find(|&least| gains(&position, mv, least)).unwrap()
    }

    const SOLDIER: Value = WORTH[6];
    const HORSE: Value = WORTH[3];
    const CHARIOT: Value = WORTH[4];
    const CANNON: Value = WORTH[5];

    #[test]
    fn a_free_man_is_a_gain_and_a_covered_one_an_exchange() {
        let free = "4k4/9/9/4n4/9/9/9/9/4R4/3K5 w";
        assert_eq!(outcome(free, "e1e6"), HORSE);
        let covered = "4k4/4r4/9/4n4/9/9/9/9/4R4/3K5 w";
        assert_eq!(outcome(covered, "e1e6"), HORSE - CHARIOT);
        let doubled = "4k4/4r4/9/4n4/9/9/9/4R4/4R4/3K5 w";
        assert_eq!(outcome(doubled, "e2e6"), HORSE);
    }

    #[test]
    fn a_cannon_needs_its_screen_to_stay() {
        // The horse is covered by a cannon behind the soldier; the soldier is no part of it.
        let screened = "4k4/9/9/4n4/4p4/4c4/9/9/9/R2K5 w";
        assert_eq!(
            outcome(&screened.replace("R2K5", "3K1R3").replace("4n4", "4nR3"), "f6e6"),
            HORSE - CHARIOT
        );
        // Here the capturing chariot itself was the cannon's screen, and has gone.
        let gone = "4k4/9/9/4n4/9/4R4/9/4c4/9/3K5 w";
        assert_eq!(outcome(gone, "e4e6"), HORSE);
    }

    #[test]
    fn a_man_that_leaves_may_become_no_screen_and_open_a_line() {
        // Soldier takes soldier; the chariot behind it covers it from then on, and Black's
        // chariot does not take back.
        let battery = "3k5/4r4/9/4p4/4P4/9/4R4/9/9/4K4 w";
        assert_eq!(outcome(battery, "e5e6"), SOLDIER);
        // The cannon shoots over the own horse; the general takes back.
        let shot = "3rk4/9/9/9/9/9/3N5/9/3C5/5K3 w";
        assert_eq!(outcome(shot, "d1d9"), CHARIOT - CANNON);
    }

    #[test]
    fn legs_and_eyes_count() {
        // The horse on c8 covers e7 unless its leg on d8 is taken.
        let free_leg = "4k4/2n6/4p4/9/9/9/9/9/4R4/3K5 w";
        assert_eq!(outcome(free_leg, "e1e7"), SOLDIER - CHARIOT);
        let hobbled = "4k4/2np5/4p4/9/9/9/9/9/4R4/3K5 w";
        assert_eq!(outcome(hobbled, "e1e7"), SOLDIER);
        // An elephant covers until a man stands in its eye.
        let elephant = "2b1k4/9/4p4/9/9/9/9/9/4R4/3K5 w";
        assert_eq!(outcome(elephant, "e1e7"), SOLDIER - CHARIOT);
        let blind = "2b1k4/3p5/4p4/9/9/9/9/9/4R4/3K5 w";
        assert_eq!(outcome(blind, "e1e7"), SOLDIER);
    }

    #[test]
    fn a_general_takes_only_what_is_not_covered() {
        let bare = "9/4k4/4R4/9/9/9/9/9/9/3K5 b";
        assert_eq!(outcome(bare, "e8e7"), CHARIOT);
        let covered = "9/3k5/4p4/9/9/9/9/4R4/9/4K4 w";
        assert_eq!(outcome(covered, "e2e7"), SOLDIER);
        let supported = "9/4k4/4p4/9/9/9/9/4R4/4R4/3K5 w";
        assert_eq!(outcome(supported, "e2e7"), SOLDIER);
    }

    #[test]
    fn quiet_moves_into_a_capture_lose() {
        let position = "4k4/4r4/9/9/9/9/9/9/R8/3K5 w";
        assert_eq!(outcome(position, "a1e1"), -CHARIOT);
        assert_eq!(outcome(position, "a1b1"), 0);
    }
}
