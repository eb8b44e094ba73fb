//! Quiescence: captures, and every way out of check, until the position is quiet enough to judge.

use super::order::Picker;
use super::score::{Bound, DECIDED, DEEPEST, DRAW, INFINITE, UNKNOWN, Value, mated};
use super::see;
use super::table::Finding;
use super::tree::Tree;
use crate::rules::Safety;

/// A capture that even with this margin does not reach alpha is not tried.
const HOPE: Value = 180;

impl Tree<'_> {
    /// The value of the position at `ply`.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: Value,
        beta: Value,
        safety: &Safety,
    ) -> Value {
        if PV {
            self.clear_line(ply);
            self.meter.seldepth = self.meter.seldepth.max(ply);
        }
        let in_check = safety.in_check();
        if let Some(value) = self.game_end(ply) {
            return value;
        }
        if ply >= DEEPEST {
            return if in_check { DRAW } else { self.estimate(ply) };
        }

        let hash = self.position().hash();
        let entry = self.memory.table.probe(hash);
        let known = entry.map_or(UNKNOWN, |entry| entry.value(ply));
        if !PV
            && let Some(entry) = entry
            && entry.cuts(known, alpha, beta)
        {
            return known;
        }
        let hint = entry.and_then(|entry| entry.mv).filter(|&mv| self.position().is_pseudo_legal(mv));

        let mut estimate = UNKNOWN;
        let mut best = -INFINITE;
        if !in_check {
            estimate = match entry {
                Some(entry) if entry.estimate() != UNKNOWN => entry.estimate(),
                _ => self.estimate(ply),
            };
            best = estimate;
            if let Some(entry) = entry
                && match entry.bound() {
                    Bound::Exact => true,
                    Bound::AtLeast => known > best,
                    Bound::AtMost => known < best,
                }
            {
                best = known;
            }
            if best >= beta {
                if entry.is_none() {
                    let bound = Bound::AtLeast;
                    let finding = Finding { mv: None, value: best, estimate, depth: 0, bound };
                    self.memory.table.store(hash, ply, finding);
                }
                return best;
            }
            alpha = alpha.max(best);
        }

        let mut picker = if in_check {
            Picker::evasions(&self.memory.stack, hint, self.trails(ply))
        } else {
            let hint = hint.filter(|mv| self.position().man_at(mv.to).is_some());
            Picker::captures(&self.memory.stack, hint, 0)
        };
        let mut best_move = None;
        let mut searched = 0;
        while let Some(mv) =
            picker.next(&mut self.memory.stack, self.game.position(), &self.memory.experience, in_check)
        {
            if !self.position().is_legal_given(mv, safety) {
                continue;
            }
            searched += 1;
            let victim = self.position().piece_at(mv.to);
            if best > -DECIDED {
                match victim {
                    // One quiet way out of check is enough.
                    None if searched > 1 => break,
                    Some(victim) if !in_check => {
                        let hoped = estimate + HOPE + see::worth(victim.role);
                        if hoped <= alpha {
                            best = best.max(hoped);
                            continue;
                        }
                    }
                    _ => {}
                }
            }
            let next_safety = self.make(ply, mv);
            let value = -self.quiesce::<PV>(ply + 1, -beta, -alpha, &next_safety);
            self.unmake();
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
        }
        picker.finish(&mut self.memory.stack);
        if in_check && searched == 0 {
            return mated(ply);
        }
        let bound = if best >= beta { Bound::AtLeast } else { Bound::AtMost };
        let finding = Finding { mv: best_move, value: best, estimate, depth: 0, bound };
        self.memory.table.store(hash, ply, finding);
        best
    }
}
