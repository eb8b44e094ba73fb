//! Principal variation search: the value of an inner node.
//!
//! Fail-soft alpha-beta. The first move of a node is searched with the whole window, the others
//! with an empty one that only asks whether they are better; those that are, are searched again.
//! `PV` nodes have an open window and lie on a best line so far; in all others only a bound is
//! wanted, so most of them are cut short.
//!
//! What Xiangqi asks for: a side that cannot move has lost, so a node whose moves were all pruned
//! never answers with an estimate; a pass is only tried by a side with a man that attacks, for
//! without one zugzwang is common.

use super::experience::{LIMIT, Trail};
use super::order::Picker;
use super::score::{Bound, DECIDED, DEEPEST, DRAW, INFINITE, MATE, UNKNOWN, Value, is_decided, mated};
use super::see;
use super::table::Finding;
use super::tree::Tree;
use crate::rules::{Move, Position, Role, Safety, Side};

/// From this depth on a pass that exceeds beta is verified.
const VERIFY_DEPTH: i32 = 12;

/// Below this depth a position far above beta is cut at once, by this margin a ply.
const REVERSE_DEPTH: i32 = 8;
const REVERSE_MARGIN: Value = 75;

/// Up to this depth a position far below alpha is handed to the quiescence search.
const RAZOR_DEPTH: i32 = 3;
const RAZOR_MARGIN: Value = 260;

/// Up to this depth quiet moves that cannot raise a low estimate to alpha are skipped.
const FUTILE_DEPTH: i32 = 7;
const FUTILE_MARGIN: Value = 90;

/// Up to this depth moves that lose material are skipped, quiet ones and captures by these margins.
const LOSING_DEPTH: i32 = 8;
const LOSING_QUIET: Value = 60;
const LOSING_CAPTURE: Value = 120;

/// From this quiet count on no transposition decides a node: the limit on plies without a capture
/// is near, and the table does not know it.
const NEAR_LIMIT: u16 = 100;

/// Natural logarithms in 1024ths: by how much a late move is searched less deep grows with depth
/// and move number alike.
static LOG: [i32; 128] = logarithms();

impl Tree<'_> {
    /// The value of the position at `ply`, searched `depth` plies deep; exact between `alpha` and
    /// `beta`, a bound outside. `cut` tells that the node is expected to exceed beta.
    pub(super) fn node<const PV: bool>(
        &mut self,
        ply: usize,
        mut depth: i32,
        mut alpha: Value,
        mut beta: Value,
        cut: bool,
        safety: &Safety,
    ) -> Value {
        if self.halt.is_some() {
            return DRAW;
        }
        if depth <= 0 {
            return self.quiesce::<PV>(ply, alpha, beta, safety);
        }
        if PV {
            self.clear_line(ply);
            self.meter.seldepth = self.meter.seldepth.max(ply);
        }
        let excluded = self.frame(ply).excluded;
        if excluded.is_none()
            && let Some(value) = self.game_end(ply)
        {
            return value;
        }
        let in_check = safety.in_check();
        if ply >= DEEPEST {
            return if in_check { DRAW } else { self.estimate(ply) };
        }
        // A mate found nearer the root makes everything longer irrelevant.
        alpha = alpha.max(mated(ply));
        beta = beta.min(MATE - ply as Value - 1);
        if alpha >= beta {
            return alpha;
        }

        let hash = self.position().hash();
        let entry = if excluded.is_none() { self.memory.table.probe(hash) } else { None };
        let known = entry.map_or(UNKNOWN, |entry| entry.value(ply));
        let hint = entry.and_then(|entry| entry.mv).filter(|&mv| self.position().is_pseudo_legal(mv));
        if !PV
            && let Some(entry) = entry
            && entry.depth() >= depth
            && entry.cuts(known, alpha, beta)
            && self.position().quiet_plies() < NEAR_LIMIT
        {
            if known >= beta
                && let Some(mv) = hint
                && self.position().man_at(mv.to).is_none()
            {
                self.learn_refutation(ply, mv, bonus(depth));
            }
            return known;
        }

        // The estimate, and what the table adds to it.
        let estimate = match entry {
            _ if in_check => UNKNOWN,
            _ if excluded.is_some() => self.frame(ply).estimate,
            Some(entry) if entry.estimate() != UNKNOWN => entry.estimate(),
            _ => self.estimate(ply),
        };
        self.frame(ply).estimate = estimate;
        self.frame(ply + 1).killers = [None; 2];
        let mut guess = estimate;
        if let Some(entry) = entry
            && !in_check
            && match entry.bound() {
                Bound::Exact => true,
                Bound::AtLeast => known > guess,
                Bound::AtMost => known < guess,
            }
        {
            guess = known;
        }
        let improving = !in_check && ply >= 2 && {
            let before = self.estimate_before(ply);
            before == UNKNOWN || estimate > before
        };

        if !PV && !in_check && excluded.is_none() {
            if depth <= RAZOR_DEPTH && guess + RAZOR_MARGIN * depth < alpha {
                let value = self.quiesce::<false>(ply, alpha, alpha + 1, safety);
                if value <= alpha {
                    return value;
                }
            }
            if depth <= REVERSE_DEPTH
                && guess - REVERSE_MARGIN * (depth - i32::from(improving)) >= beta
                && !is_decided(guess)
                && !is_decided(beta)
            {
                return (guess + beta) / 2;
            }
            if let Some(value) = self.try_pass(ply, depth, beta, guess, cut, safety) {
                return value;
            }
        }

        // Without a move to begin with, a shallower search finds one for the next time.
        if depth >= 4 && hint.is_none() && (PV || cut) {
            depth -= 1;
        }

        let trails = self.trails(ply);
        let [first, second] = self.frame(ply).killers;
        let mut picker = if in_check {
            Picker::evasions(&self.memory.stack, hint, trails)
        } else {
            let counter = self.memory.experience.counter(trails[0]);
            Picker::all(&self.memory.stack, hint, [first, second, counter], trails)
        };
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut number = 0;
        let (mut quiets_tried, mut captures_tried) = (Tried::default(), Tried::default());
        let start_alpha = alpha;

        while let Some(mv) =
            picker.next(&mut self.memory.stack, self.game.position(), &self.memory.experience, in_check)
        {
            if Some(mv) == excluded || !self.position().is_legal_given(mv, safety) {
                continue;
            }
            let Some(mover) = self.position().piece_at(mv.from) else { continue };
            let victim = self.position().piece_at(mv.to);
            let quiet = victim.is_none();
            number += 1;
            let fared = match victim {
                None => self.memory.experience.quiet(mover, mv, trails),
                Some(victim) => self.memory.experience.capture(mover, mv.to, victim.role),
            };
            let late = self.reduction::<PV>(depth, number, improving, cut, quiet, fared);

            if best > -DECIDED {
                let reduced = (depth - late / 1024).max(0);
                if quiet && !in_check {
                    if number > most_quiets(depth, improving) {
                        picker.skip_quiets();
                        continue;
                    }
                    if reduced <= FUTILE_DEPTH && estimate + FUTILE_MARGIN * (reduced + 1) <= alpha {
                        picker.skip_quiets();
                        continue;
                    }
                }
                let margin = if quiet { LOSING_QUIET * reduced } else { LOSING_CAPTURE * depth };
                if depth <= LOSING_DEPTH && !see::gains(self.position(), mv, -margin) {
                    continue;
                }
            }

            let mut extension = 0;
            if let Some(entry) = entry
                && Some(mv) == hint
                && depth >= 7
                && ply < 2 * self.meter.iteration
                && excluded.is_none()
                && entry.depth() >= depth - 3
                && entry.bound() != Bound::AtMost
                && !is_decided(known)
            {
                // Is this move better than all others by a margin? Then it is searched deeper.
                let bar = known - 2 * depth;
                self.frame(ply).excluded = Some(mv);
                let value = self.node::<false>(ply, (depth - 1) / 2, bar - 1, bar, cut, safety);
                self.frame(ply).excluded = None;
                if self.halt.is_some() {
                    break;
                }
                if value < bar {
                    extension = 1;
                } else if value >= beta && !is_decided(value) {
                    // Several moves exceed beta: one more proof is not needed.
                    picker.finish(&mut self.memory.stack);
                    return value;
                } else if known >= beta {
                    extension = -1;
                }
            }

            let next_safety = self.make(ply, mv);
            let deeper = depth - 1 + extension;
            let mut value = -INFINITE;
            if number > 1 && depth >= 2 {
                let late = if next_safety.in_check() { late - 1024 } else { late };
                let reduced = (deeper - late / 1024).clamp(1, deeper.max(1));
                value = -self.node::<false>(ply + 1, reduced, -alpha - 1, -alpha, true, &next_safety);
                if value > alpha && reduced < deeper {
                    value = -self.node::<false>(ply + 1, deeper, -alpha - 1, -alpha, !cut, &next_safety);
                }
            } else if !PV || number > 1 {
                value = -self.node::<false>(ply + 1, deeper, -alpha - 1, -alpha, !cut, &next_safety);
            }
            if PV && (number == 1 || value > alpha) {
                value = -self.node::<true>(ply + 1, deeper, -beta, -alpha, false, &next_safety);
            }
            self.unmake();
            if self.halt.is_some() {
                break;
            }

            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.set_line(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
            if best_move != Some(mv) {
                if quiet { quiets_tried.push(mv) } else { captures_tried.push(mv) }
            }
        }
        picker.finish(&mut self.memory.stack);
        if self.halt.is_some() {
            return DRAW;
        }

        if number == 0 {
            return if excluded.is_some() { alpha } else { mated(ply) };
        }
        if let Some(mv) = best_move {
            self.learn(ply, mv, depth, best >= beta, &quiets_tried, &captures_tried);
        }
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if PV && best > start_alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let finding = Finding { mv: best_move, value: best, estimate, depth, bound };
            self.memory.table.store(hash, ply, finding);
        }
        best
    }

    /// What a pass is worth, if even that exceeds beta.
    fn try_pass(
        &mut self,
        ply: usize,
        depth: i32,
        beta: Value,
        guess: Value,
        cut: bool,
        safety: &Safety,
    ) -> Option<Value> {
        let attackers = attackers(self.position(), self.position().turn());
        let estimate = self.frame(ply).estimate;
        if depth < 2
            || guess < beta
            || estimate + 20 * depth < beta + 60
            || self.trails(ply)[0].is_none()
            || is_decided(beta)
            || attackers == 0
            || ply < self.no_pass_before
        {
            return None;
        }
        let reduction = 3 + depth / 3 + ((guess - beta) / 200).min(3);
        let next_safety = self.pass(ply);
        let value = -self.node::<false>(ply + 1, depth - reduction, -beta, 1 - beta, !cut, &next_safety);
        self.unmake();
        if self.halt.is_some() {
            return Some(DRAW);
        }
        if value < beta {
            return None;
        }
        let value = if is_decided(value) { beta } else { value };
        // Where passing would be a relief, the claim is checked by a search without passes.
        if (attackers > 1 && depth < VERIFY_DEPTH) || self.no_pass_before > 0 {
            return Some(value);
        }
        let shallower = depth - reduction;
        self.no_pass_before = ply + (3 * shallower.max(1) as usize).div_ceil(4);
        let check = self.node::<false>(ply, shallower, beta - 1, beta, false, safety);
        self.no_pass_before = 0;
        (check >= beta || self.halt.is_some()).then_some(value)
    }

    /// By how much, in 1024ths of a ply, a move is searched less deep than its node demands.
    fn reduction<const PV: bool>(
        &self,
        depth: i32,
        number: usize,
        improving: bool,
        cut: bool,
        quiet: bool,
        fared: i32,
    ) -> i32 {
        let product = LOG[depth.clamp(1, 127) as usize] * LOG[number.clamp(1, 127)] / 1024;
        let mut late = 300 + product * 10 / 22;
        if PV {
            late -= 900;
        }
        if cut {
            late += 900;
        }
        if !improving {
            late += 500;
        }
        if quiet {
            late -= fared * 1024 / LIMIT;
        } else {
            late = late * 2 / 3 - fared * 512 / LIMIT;
        }
        late
    }

    /// Remembers which move decided a node, and which were tried in vain before it.
    fn learn(&mut self, ply: usize, mv: Move, depth: i32, refuted: bool, quiets: &Tried, captures: &Tried) {
        let bonus = bonus(depth);
        let trails = self.trails(ply);
        if self.position().man_at(mv.to).is_none() {
            if refuted {
                self.learn_refutation(ply, mv, bonus);
            } else {
                self.learn_quiet(mv, trails, bonus);
            }
            for &other in quiets.moves() {
                self.learn_quiet(other, trails, -bonus);
            }
        } else {
            self.learn_capture(mv, bonus);
        }
        for &other in captures.moves() {
            self.learn_capture(other, -bonus);
        }
    }

    fn learn_refutation(&mut self, ply: usize, mv: Move, bonus: i32) {
        let trails = self.trails(ply);
        let killers = &mut self.frame(ply).killers;
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        self.memory.experience.set_counter(trails[0], mv);
        self.learn_quiet(mv, trails, bonus);
    }

    fn learn_quiet(&mut self, mv: Move, trails: [Option<Trail>; 2], bonus: i32) {
        if let Some(mover) = self.position().piece_at(mv.from) {
            self.memory.experience.learn_quiet(mover, mv, trails, bonus);
        }
    }

    fn learn_capture(&mut self, mv: Move, bonus: i32) {
        if let (Some(mover), Some(victim)) =
            (self.position().piece_at(mv.from), self.position().piece_at(mv.to))
        {
            self.memory.experience.learn_capture(mover, mv.to, victim.role, bonus);
        }
    }
}

/// What a move that decided a node of this depth earns.
fn bonus(depth: i32) -> i32 {
    (140 * depth - 60).clamp(40, 1600)
}

/// After how many moves the quiet ones left are not worth a look.
fn most_quiets(depth: i32, improving: bool) -> usize {
    let most = 4 + depth * depth;
    (if improving { most } else { most / 2 }) as usize
}

/// How many chariots, horses and cannons a side has.
fn attackers(position: &Position, side: Side) -> usize {
    position
        .men(side)
        .filter(|(man, _)| matches!(man.role(), Role::Chariot | Role::Horse | Role::Cannon))
        .count()
}

/// The moves searched at a node before the one that decided it; more than fit are not worth
/// remembering.
#[derive(Default)]
struct Tried {
    moves: [Option<Move>; 32],
    len: usize,
}

impl Tried {
    fn push(&mut self, mv: Move) {
        if self.len < self.moves.len() {
            self.moves[self.len] = Some(mv);
            self.len += 1;
        }
    }

    fn moves(&self) -> impl Iterator<Item = &Move> {
        self.moves[..self.len].iter().flatten()
    }
}

/// Integer arithmetic, so that every platform searches the same tree.
const fn logarithms() -> [i32; 128] {
    let mut table = [0; 128];
    let mut n = 2;
    while n < 128 {
        // log2 by repeated squaring of a mantissa in 1..2, ten binary places.
        let exponent = (n as u64).ilog2();
        let mut mantissa = (n as u64) << 30 >> exponent;
        let mut places = 0;
        let mut i = 0;
        while i < 10 {
            mantissa = (mantissa * mantissa) >> 30;
            places <<= 1;
            if mantissa >= 2 << 30 {
                mantissa >>= 1;
                places |= 1;
            }
            i += 1;
        }
        // ln 2 is 0.693147.
        table[n] = ((exponent as i64 * 1024 + places) * 693_147 / 1_000_000) as i32;
        n += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_logarithms() {
        for n in 1..128 {
            let exact = f64::from(n).ln() * 1024.0;
            assert!((exact - f64::from(LOG[n as usize])).abs() < 2.0, "{n}");
        }
    }
}
