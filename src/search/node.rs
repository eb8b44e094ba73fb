//! Principal variation search: the value of an inner node.
//!
//! Fail-soft alpha-beta. The first move of a node is searched with the whole window, the others
//! with an empty one that only asks whether they are better; those that are, are searched again.
//! `PV` nodes have an open window and lie on a best line so far; in all others only a bound is
//! wanted, so most of them are cut short.
//!
//! A search can be left at any node and taken up again (see `tree`), so what a node knows is kept
//! in a [`Node`], and its work is a sequence of [`Stage`]s and [`Effort`]s, each of which looks
//! down into the tree at most once.
//!
//! What Xiangqi asks for: a side that cannot move has lost, so a node whose moves were all pruned
//! never answers with an estimate.

use super::experience::LIMIT;
use super::lessons::{Tried, bonus};
use super::order::Picker;
use super::score::{Bound, DECIDED, DEEPEST, DRAW, INFINITE, MATE, UNKNOWN, Value, is_decided, mated};
use super::see;
use super::table::{Entry, Finding};
use super::tree::{Halt, Tree};
use crate::rules::{Move, Safety};

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

/// From this depth on the table's move is tested for being the only good one.
const SINGLE_DEPTH: i32 = 7;

/// From this quiet count on no transposition decides a node: the limit on plies without a capture
/// is near, and the table does not know it.
const NEAR_LIMIT: u16 = 100;

/// What a node is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Is the position good enough even after a pass?
    Pass,
    /// A pass was, and is to be verified; what it was worth.
    Verify(Value),
    /// The moves, one by one.
    Moves,
}

/// What the move of a node is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    /// There is none: the next is to be chosen.
    Choose,
    /// Are all others worse by far?
    Single,
    /// Is it better than the best so far, seen from not quite as deep?
    Reduced,
    /// And from the full depth?
    Scout,
    /// By how much?
    Full,
}

/// A node with all it knows.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) depth: i32,
    alpha: Value,
    pub(super) beta: Value,
    start_alpha: Value,
    entry: Option<Entry>,
    /// The value in the table.
    known: Value,
    /// The table's move.
    pub(super) hint: Option<Move>,
    /// The estimate, and the better guess that the table makes of it.
    pub(super) estimate: Value,
    pub(super) guess: Value,
    improving: bool,
    excluded: Option<Move>,
    pub(super) stage: Stage,
    pub(super) picker: Picker,
    effort: Effort,
    best: Value,
    best_move: Option<Move>,
    number: usize,
    quiets: Tried,
    captures: Tried,
    /// Of the move being searched: which it is, how much less deep it may be seen from (in 1024ths
    /// of a ply), by how much it is extended, and what it was worth so far.
    mv: Option<Move>,
    late: i32,
    extension: i32,
    value: Value,
}

impl Tree<'_> {
    /// The value of the position at `ply`, searched `depth` plies deep; exact between `alpha` and
    /// `beta`, a bound outside. `cut` tells that the node is expected to exceed beta. Means nothing
    /// once the search halts.
    pub(super) fn node<const PV: bool>(
        &mut self,
        ply: usize,
        depth: i32,
        alpha: Value,
        beta: Value,
        cut: bool,
        safety: &Safety,
    ) -> Value {
        if depth <= 0 {
            return self.quiesce::<PV>(ply, alpha, beta, safety);
        }
        let mut node = match self.memory.suspended.pop() {
            Some(node) => node,
            None => match self.enter::<PV>(ply, depth, [alpha, beta], cut, safety) {
                Ok(node) => node,
                Err(value) => return value,
            },
        };
        let value = self.go_on::<PV>(ply, &mut node, cut, safety);
        if self.halt == Some(Halt::Pause) {
            self.memory.suspended.push(node);
        }
        value
    }

    /// Begins a node, unless its value is at hand.
    #[inline]
    fn enter<const PV: bool>(
        &mut self,
        ply: usize,
        depth: i32,
        [mut alpha, mut beta]: [Value; 2],
        cut: bool,
        safety: &Safety,
    ) -> Result<Node, Value> {
        if self.is_to_halt() {
            return Err(DRAW);
        }
        if PV {
            self.clear_line(ply);
            self.meter.seldepth = self.meter.seldepth.max(ply);
        }
        let excluded = self.frame(ply).excluded;
        if excluded.is_none()
            && let Some(value) = self.game_end(ply)
        {
            return Err(value);
        }
        let in_check = safety.in_check();
        if ply >= DEEPEST {
            return Err(if in_check { DRAW } else { self.estimate(ply) });
        }
        // A mate found nearer the root makes everything longer irrelevant.
        alpha = alpha.max(mated(ply));
        beta = beta.min(MATE - ply as Value - 1);
        if alpha >= beta {
            return Err(alpha);
        }

        let entry = if excluded.is_none() { self.memory.table.probe(self.position().hash()) } else { None };
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
            return Err(known);
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

        let may_cut = !PV && !in_check && excluded.is_none();
        if may_cut {
            if depth <= RAZOR_DEPTH && guess + RAZOR_MARGIN * depth < alpha {
                let value = self.quiesce::<false>(ply, alpha, alpha + 1, safety);
                if value <= alpha {
                    return Err(value);
                }
            }
            if depth <= REVERSE_DEPTH
                && guess - REVERSE_MARGIN * (depth - i32::from(improving)) >= beta
                && !is_decided(guess)
                && !is_decided(beta)
            {
                return Err((guess + beta) / 2);
            }
        }
        let mut node = Node {
            depth,
            alpha,
            beta,
            start_alpha: alpha,
            entry,
            known,
            hint,
            estimate,
            guess,
            improving,
            excluded,
            stage: Stage::Pass,
            picker: Picker::empty(&self.memory.stack),
            effort: Effort::Choose,
            best: -INFINITE,
            best_move: None,
            number: 0,
            quiets: Tried::default(),
            captures: Tried::default(),
            mv: None,
            late: 0,
            extension: 0,
            value: -INFINITE,
        };
        if !may_cut || !self.may_pass(ply, &node) {
            self.begin_moves::<PV>(ply, &mut node, cut, in_check);
        }
        Ok(node)
    }

    /// Turns to the moves of a node.
    fn begin_moves<const PV: bool>(&mut self, ply: usize, node: &mut Node, cut: bool, in_check: bool) {
        node.stage = Stage::Moves;
        // Without a move to begin with, a shallower search finds one for the next time.
        if node.depth >= 4 && node.hint.is_none() && (PV || cut) {
            node.depth -= 1;
        }
        let trails = self.trails(ply);
        node.picker = if in_check {
            Picker::evasions(&self.memory.stack, node.hint, trails)
        } else {
            let [first, second] = self.frame(ply).killers;
            let counter = self.memory.experience.counter(trails[0]);
            Picker::all(&self.memory.stack, node.hint, [first, second, counter], trails)
        };
    }

    /// Works on at a node until its value is known or the search halts.
    #[inline]
    fn go_on<const PV: bool>(&mut self, ply: usize, node: &mut Node, cut: bool, safety: &Safety) -> Value {
        if node.stage != Stage::Moves {
            if let Some(value) = self.try_pass(ply, node, cut, safety) {
                return value;
            }
            self.begin_moves::<PV>(ply, node, cut, safety.in_check());
        }
        loop {
            if node.effort == Effort::Choose {
                node.mv = self.choose::<PV>(ply, node, cut, safety);
            }
            let Some(mv) = node.mv else { break };
            if node.effort == Effort::Single {
                let value = self.try_others(ply, node, cut, safety);
                if self.halt.is_some() {
                    return DRAW;
                }
                if let Some(value) = value {
                    node.picker.finish(&mut self.memory.stack);
                    return value;
                }
                node.effort = Effort::Reduced;
            }

            let next_safety = self.make(ply, mv);
            self.attempt::<PV>(ply, node, cut, &next_safety);
            self.unmake();
            if self.halt.is_some() {
                return DRAW;
            }
            node.effort = Effort::Choose;
            if self.take_in::<PV>(ply, node, mv) {
                break;
            }
        }
        node.picker.finish(&mut self.memory.stack);
        self.conclude::<PV>(ply, node)
    }

    /// Chooses the next move to be searched, if any is left.
    #[inline]
    fn choose<const PV: bool>(
        &mut self,
        ply: usize,
        node: &mut Node,
        cut: bool,
        safety: &Safety,
    ) -> Option<Move> {
        let in_check = safety.in_check();
        let trails = self.trails(ply);
        while let Some(mv) =
            node.picker.next(&mut self.memory.stack, self.game.position(), &self.memory.experience, in_check)
        {
            if Some(mv) == node.excluded || !self.position().is_legal_given(mv, safety) {
                continue;
            }
            let Some(mover) = self.position().piece_at(mv.from) else { continue };
            let victim = self.position().piece_at(mv.to);
            let quiet = victim.is_none();
            node.number += 1;
            let fared = match victim {
                None => self.memory.experience.quiet(mover, mv, trails),
                Some(victim) => self.memory.experience.capture(mover, mv.to, victim.role),
            };
            let late = reduction::<PV>(node, cut, quiet, fared);
            if node.best > -DECIDED {
                let reduced = (node.depth - late / 1024).max(0);
                if quiet
                    && !in_check
                    && (node.number > most_quiets(node.depth, node.improving)
                        || reduced <= FUTILE_DEPTH
                            && node.estimate + FUTILE_MARGIN * (reduced + 1) <= node.alpha)
                {
                    node.picker.skip_quiets();
                    continue;
                }
                let margin = if quiet { LOSING_QUIET * reduced } else { LOSING_CAPTURE * node.depth };
                if node.depth <= LOSING_DEPTH && !see::gains(self.position(), mv, -margin) {
                    continue;
                }
            }
            (node.late, node.extension, node.value) = (late, 0, -INFINITE);
            let may_be_single = Some(mv) == node.hint
                && node.depth >= SINGLE_DEPTH
                && ply < 2 * self.meter.iteration
                && node.excluded.is_none()
                && !is_decided(node.known)
                && node
                    .entry
                    .is_some_and(|entry| entry.depth() >= node.depth - 3 && entry.bound() != Bound::AtMost);
            node.effort = if may_be_single { Effort::Single } else { Effort::Reduced };
            return Some(mv);
        }
        None
    }

    /// Is the table's move better than all others by a margin? Then it is searched deeper. If the
    /// others exceed beta, too, their value is that of the node.
    fn try_others(&mut self, ply: usize, node: &mut Node, cut: bool, safety: &Safety) -> Option<Value> {
        let bar = node.known - 2 * node.depth;
        self.frame(ply).excluded = node.mv;
        let value = self.node::<false>(ply, (node.depth - 1) / 2, bar - 1, bar, cut, safety);
        self.frame(ply).excluded = None;
        if self.halt.is_some() {
            return None;
        }
        if value < bar {
            node.extension = 1;
        } else if value >= node.beta && !is_decided(value) {
            // Several moves exceed beta: one more proof is not needed.
            return Some(value);
        } else if node.known >= node.beta {
            node.extension = -1;
        }
        None
    }

    /// Searches the move of a node, which has been made, as deep as it deserves.
    #[inline]
    fn attempt<const PV: bool>(&mut self, ply: usize, node: &mut Node, cut: bool, safety: &Safety) {
        let (alpha, deeper) = (node.alpha, node.depth - 1 + node.extension);
        if node.effort == Effort::Reduced {
            node.effort = if PV && node.number == 1 { Effort::Full } else { Effort::Scout };
            if node.number > 1 && node.depth >= 2 {
                let late = if safety.in_check() { node.late - 1024 } else { node.late };
                let reduced = (deeper - late / 1024).clamp(1, deeper.max(1));
                node.value = -self.node::<false>(ply + 1, reduced, -alpha - 1, -alpha, true, safety);
                if self.halt.is_some() {
                    node.effort = Effort::Reduced;
                    return;
                }
                if node.value <= alpha || reduced >= deeper {
                    node.effort = Effort::Full;
                }
            }
        }
        if node.effort == Effort::Scout {
            let value = -self.node::<false>(ply + 1, deeper, -alpha - 1, -alpha, !cut, safety);
            if self.halt.is_some() {
                return;
            }
            (node.value, node.effort) = (value, Effort::Full);
        }
        if PV && (node.number == 1 || node.value > alpha) {
            let value = -self.node::<true>(ply + 1, deeper, -node.beta, -alpha, false, safety);
            // Of a search that halts nothing is taken in: the same question is asked again.
            if self.halt.is_none() {
                node.value = value;
            }
        }
    }

    /// Takes in what the move was worth; true if it refutes the opponent's last one.
    #[inline]
    fn take_in<const PV: bool>(&mut self, ply: usize, node: &mut Node, mv: Move) -> bool {
        let value = node.value;
        if value > node.best {
            node.best = value;
            if value > node.alpha {
                node.best_move = Some(mv);
                if PV {
                    self.set_line(ply, mv);
                }
                if value >= node.beta {
                    return true;
                }
                node.alpha = value;
            }
        }
        if node.best_move != Some(mv) {
            let quiet = self.position().man_at(mv.to).is_none();
            (if quiet { &mut node.quiets } else { &mut node.captures }).push(mv);
        }
        false
    }

    /// The value of a node whose moves are done, which is remembered with its lessons.
    #[inline]
    fn conclude<const PV: bool>(&mut self, ply: usize, node: &Node) -> Value {
        if node.number == 0 {
            return if node.excluded.is_some() { node.alpha } else { mated(ply) };
        }
        let best = node.best;
        if let Some(mv) = node.best_move {
            self.learn(ply, mv, node.depth, best >= node.beta, &node.quiets, &node.captures);
        }
        if node.excluded.is_none() {
            let bound = if best >= node.beta {
                Bound::AtLeast
            } else if PV && best > node.start_alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let (mv, estimate, depth) = (node.best_move, node.estimate, node.depth);
            let finding = Finding { mv, value: best, estimate, depth, bound };
            let hash = self.position().hash();
            self.memory.table.store(hash, ply, finding);
        }
        best
    }
}

/// By how much, in 1024ths of a ply, the next move is searched less deep than its node demands.
fn reduction<const PV: bool>(node: &Node, cut: bool, quiet: bool, fared: i32) -> i32 {
    let product = LOG[node.depth.clamp(1, 127) as usize] * LOG[node.number.clamp(1, 127)] / 1024;
    let mut late = 300 + product * 10 / 22;
    if PV {
        late -= 900;
    }
    if cut {
        late += 900;
    }
    if !node.improving {
        late += 500;
    }
    if quiet {
        late -= fared * 1024 / LIMIT;
    } else {
        late = late * 2 / 3 - fared * 512 / LIMIT;
    }
    late
}

/// After how many moves the quiet ones left are not worth a look.
fn most_quiets(depth: i32, improving: bool) -> usize {
    let most = 4 + depth * depth;
    (if improving { most } else { most / 2 }) as usize
}

/// Natural logarithms in 1024ths: by how much a late move is searched less deep grows with depth
/// and move number alike.
static LOG: [i32; 128] = logarithms();

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
