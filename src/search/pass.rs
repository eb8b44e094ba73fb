//! The null move: a position that is good enough even after a pass is good enough.
//!
//! What Xiangqi asks for: a pass is only tried by a side with a man that attacks, for without one
//! zugzwang is common, and with little it is verified by a search without passes.

use super::node::{Node, Stage};
use super::score::{DRAW, Value, is_decided};
use super::tree::Tree;
use crate::rules::{Position, Role, Safety, Side};

/// From this depth on a pass that exceeds beta is verified.
const VERIFY_DEPTH: i32 = 12;

impl Tree<'_> {
    /// Whether a pass is worth a try.
    pub(super) fn may_pass(&self, ply: usize, node: &Node) -> bool {
        node.depth >= 2
            && node.guess >= node.beta
            && node.estimate + 20 * node.depth >= node.beta + 60
            && self.trails(ply)[0].is_some()
            && !is_decided(node.beta)
            && ply >= self.memory.no_pass_before
            && attackers(self.position(), self.position().turn()) > 0
    }

    /// What a pass is worth, if even that exceeds beta. Works on at a node in one of the stages of
    /// a pass.
    pub(super) fn try_pass(
        &mut self,
        ply: usize,
        node: &mut Node,
        cut: bool,
        safety: &Safety,
    ) -> Option<Value> {
        let beta = node.beta;
        let shallower = node.depth - (3 + node.depth / 3 + ((node.guess - beta) / 200).min(3));
        if node.stage == Stage::Pass {
            let next_safety = self.pass(ply);
            let value = -self.node::<false>(ply + 1, shallower, -beta, 1 - beta, !cut, &next_safety);
            self.unmake();
            if self.halt.is_some() {
                return Some(DRAW);
            }
            if value < beta {
                return None;
            }
            let value = if is_decided(value) { beta } else { value };
            // Where passing would be a relief, the claim is checked by a search without passes.
            let attackers = attackers(self.position(), self.position().turn());
            if (attackers > 1 && node.depth < VERIFY_DEPTH) || self.memory.no_pass_before > 0 {
                return Some(value);
            }
            node.stage = Stage::Verify(value);
            self.memory.no_pass_before = ply + (3 * shallower.max(1) as usize).div_ceil(4);
        }
        let Stage::Verify(value) = node.stage else { return None };
        let check = self.node::<false>(ply, shallower, beta - 1, beta, false, safety);
        if self.halt.is_some() {
            return Some(DRAW);
        }
        self.memory.no_pass_before = 0;
        (check >= beta).then_some(value)
    }
}

/// How many chariots, horses and cannons a side has.
fn attackers(position: &Position, side: Side) -> usize {
    position
        .men(side)
        .filter(|(man, _)| matches!(man.role(), Role::Chariot | Role::Horse | Role::Cannon))
        .count()
}
