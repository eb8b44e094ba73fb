//! How the weak levels find a move: a short look that misses things.
//!
//! Which moves are overlooked and how the rest is misjudged follows from the seed and the position
//! alone, so the same game with the same seed is played the same.

use super::levels::Sight;
use super::score::{INFINITE, MATE, Value, is_decided, mated};
use super::see;
use super::tree::Tree;
use crate::rules::{Move, MoveList, Position, Role, Safety};

/// Chances are thousandths.
const CERTAIN: u64 = 1000;

/// A player with its sight and its luck for one move of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glance {
    sight: Sight,
    luck: u64,
}

impl Glance {
    pub(super) fn new(sight: Sight, seed: u64, position: &Position) -> Glance {
        Glance { sight, luck: mix(seed ^ mix(position.hash())) }
    }

    /// Whether the player notices that a move is possible.
    fn notices(&self, position: &Position, mv: Move) -> bool {
        let Some(mover) = position.piece_at(mv.from) else { return false };
        let (files, ranks) = distance(mv);
        let retreat = mover.side.fold(ranks < 0, ranks > 0);
        let chance = match mover.role {
            Role::Cannon if position.man_at(mv.to).is_some() => self.sight.cannon,
            Role::Horse => self.sight.horse,
            _ if retreat || files.abs() > 3 || ranks.abs() > 3 => self.sight.far,
            _ => self.sight.other,
        };
        let key = (mv.from.index() * 90 + mv.to.index()) as u64 * 7 + mover.role.index() as u64;
        mix(self.luck ^ mix(key)) % CERTAIN >= u64::from(chance)
    }

    /// By how much the player misjudges a move: a sum of three dice, so that small errors are the
    /// rule.
    fn error(&self, mv: Move) -> Value {
        let width = u64::from(self.sight.noise) + 1;
        let key = 1_000_000 + (mv.from.index() * 90 + mv.to.index()) as u64;
        let dice = (0..3).map(|i| mix(self.luck ^ mix(key + i * 1_000_000)) % width);
        dice.sum::<u64>() as Value - (width as Value - 1) * 3 / 2
    }
}

/// A player looking at the moves it has noticed, one after another.
pub(super) struct Look {
    glance: Glance,
    noticed: Vec<Move>,
    next: usize,
    best: Option<(Move, Value)>,
}

impl Look {
    /// Of a player at a position, at `moves`, which are legal.
    pub(super) fn new(glance: Glance, position: &Position, moves: &[Move]) -> Look {
        let mut noticed: Vec<Move> =
            moves.iter().copied().filter(|&mv| glance.notices(position, mv)).collect();
        if noticed.is_empty() {
            noticed.extend_from_slice(moves);
        }
        Look { glance, noticed, next: 0, best: None }
    }

    /// The best move of those looked at, or the first before any was.
    pub(super) fn best(&self) -> Option<Move> {
        self.best.map(|(mv, _)| mv).or(self.noticed.first().copied())
    }

    /// Looks on until every move is done, or half the host's slice is over; tells if all is done.
    pub(super) fn goes_on(&mut self, tree: &mut Tree) -> bool {
        let pause_at = tree.host.now_ms() + tree.host.slice_ms() / 2.0;
        while let Some(&mv) = self.noticed.get(self.next) {
            let safety = tree.make(0, mv);
            let value = -tree.look(&self.glance, 1, -INFINITE, INFINITE, &safety);
            tree.unmake();
            let value = if is_decided(value) { value } else { value + self.glance.error(mv) };
            if self.best.is_none_or(|(_, most)| value > most) {
                self.best = Some((mv, value));
            }
            self.next += 1;
            if tree.host.should_stop() {
                return true;
            }
            if tree.host.now_ms() >= pause_at {
                return self.next == self.noticed.len();
            }
        }
        true
    }
}

impl Tree<'_> {
    fn look(&mut self, glance: &Glance, ply: usize, mut alpha: Value, beta: Value, safety: &Safety) -> Value {
        if let Some(value) = self.game_end(ply) {
            return value;
        }
        let in_check = safety.in_check();
        let quiets_too = ply < glance.sight.plies;
        if !quiets_too && ply >= glance.sight.plies + glance.sight.captures {
            // Even a beginner sees that a check without an answer is the end.
            let lost = in_check && self.position().is_lost();
            return if lost { mated(ply) } else { self.estimate(ply) };
        }
        let mut list = MoveList::new();
        if quiets_too || in_check {
            self.position().all_moves(&mut list);
        } else {
            self.position().captures(&mut list);
        }
        let position = self.position();
        list.retain(|mv| position.is_legal_given(mv, safety));
        if list.is_empty() && (quiets_too || in_check) {
            return mated(ply);
        }
        list.retain(|mv| glance.notices(position, mv));
        // Nothing to be done, as far as can be seen: the position is what it looks like.
        let mut best = if quiets_too && !list.is_empty() { -INFINITE } else { self.estimate(ply) };
        alpha = alpha.max(best);
        let mut moves: Vec<Move> = list.to_vec();
        let victim = |mv: &Move| position.piece_at(mv.to).map_or(0, |piece| -see::worth(piece.role));
        moves.sort_by_key(victim);
        for mv in moves {
            if best >= beta {
                break;
            }
            let next_safety = self.make(ply, mv);
            let value = -self.look(glance, ply + 1, -beta, -alpha, &next_safety);
            self.unmake();
            best = best.max(value);
            alpha = alpha.max(value);
        }
        best.clamp(-MATE, MATE)
    }
}

/// Files and ranks from the origin to the target.
fn distance(mv: Move) -> (i32, i32) {
    let [from, to] = [mv.from, mv.to].map(|square| square.index() as i32);
    (to % 9 - from % 9, to / 9 - from / 9)
}

/// Scatters a number over 64 bits (the finalizer of SplitMix64).
fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}
