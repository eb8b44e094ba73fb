//! What is learnt at a node: which moves did well there, and which were tried in vain.

use super::experience::Trail;
use super::tree::Tree;
use crate::rules::Move;

/// What a move that decided a node of this depth earns.
pub(super) fn bonus(depth: i32) -> i32 {
    (140 * depth - 60).clamp(40, 1600)
}

impl Tree<'_> {
    /// Remembers which move decided a node, and which were tried in vain before it.
    pub(super) fn learn(
        &mut self,
        ply: usize,
        mv: Move,
        depth: i32,
        refuted: bool,
        quiets: &Tried,
        captures: &Tried,
    ) {
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

    /// Remembers a quiet move that refuted the opponent's last one.
    pub(super) fn learn_refutation(&mut self, ply: usize, mv: Move, bonus: i32) {
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

/// The moves searched at a node before the one that decided it; more than fit are not worth
/// remembering.
#[derive(Clone, Default)]
pub(super) struct Tried {
    moves: [Option<Move>; 32],
    len: usize,
}

impl Tried {
    pub(super) fn push(&mut self, mv: Move) {
        if self.len < self.moves.len() {
            self.moves[self.len] = Some(mv);
            self.len += 1;
        }
    }

    pub(super) fn moves(&self) -> impl Iterator<Item = &Move> {
        self.moves[..self.len].iter().flatten()
    }
}
