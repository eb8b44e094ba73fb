//! In which order the moves of a node are tried.
//!
//! Moves are made in stages, so that a node that is refuted early never makes the rest: the table's
//! move, captures that do not lose material, moves that refuted siblings, quiet moves by their
//! experience, losing captures. All pickers of a line share one stack of moves; each owns what lies
//! above its base and truncates to it when its node is done.

use super::experience::{Experience, Trail};
use super::score::Value;
use super::see;
use crate::rules::{Move, MoveList, Position};

/// A move with its rank in the order.
#[derive(Clone, Copy)]
pub(super) struct Ranked {
    mv: Move,
    rank: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Hint,
    MakeCaptures,
    Captures,
    Refutations,
    MakeQuiets,
    Quiets,
    LosingCaptures,
    MakeEvasions,
    Evasions,
    Done,
}

/// Hands out the moves of one node. They are pseudo-legal.
#[derive(Clone)]
pub(super) struct Picker {
    stage: Stage,
    hint: Option<Move>,
    refutations: [Option<Move>; 3],
    trails: [Option<Trail>; 2],
    base: usize,
    next: usize,
    losing: usize,
    captures_only: bool,
    quiets_too: bool,
    /// What a capture must gain at least to be tried among the first.
    least: Value,
}

impl Picker {
    /// All moves of a node that is not in check.
    pub(super) fn all(
        stack: &[Ranked],
        hint: Option<Move>,
        refutations: [Option<Move>; 3],
        trails: [Option<Trail>; 2],
    ) -> Picker {
        Picker {
            stage: Stage::Hint,
            hint,
            refutations,
            trails,
            base: stack.len(),
            next: stack.len(),
            losing: stack.len(),
            captures_only: false,
            quiets_too: true,
            least: 0,
        }
    }

    /// No moves.
    pub(super) fn empty(stack: &[Ranked]) -> Picker {
        Picker { stage: Stage::Done, ..Picker::captures(stack, None, 0) }
    }

    /// Captures that gain at least `least`.
    pub(super) fn captures(stack: &[Ranked], hint: Option<Move>, least: Value) -> Picker {
        Picker { captures_only: true, least, ..Picker::all(stack, hint, [None; 3], [None; 2]) }
    }

    /// All moves of a node in check.
    pub(super) fn evasions(stack: &[Ranked], hint: Option<Move>, trails: [Option<Trail>; 2]) -> Picker {
        let picker = Picker::all(stack, hint, [None; 3], trails);
        if hint.is_none() { Picker { stage: Stage::MakeEvasions, ..picker } } else { picker }
    }

    /// No quiet move that has not been made yet is wanted any more.
    pub(super) fn skip_quiets(&mut self) {
        self.quiets_too = false;
    }

    /// Gives the node's part of the stack back.
    pub(super) fn finish(&self, stack: &mut Vec<Ranked>) {
        stack.truncate(self.base);
    }

    /// The next move to try. `in_check` must be the same at every call.
    pub(super) fn next(
        &mut self,
        stack: &mut Vec<Ranked>,
        position: &Position,
        experience: &Experience,
        in_check: bool,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Hint => {
                    self.stage = if in_check { Stage::MakeEvasions } else { Stage::MakeCaptures };
                    if let Some(mv) = self.hint {
                        return Some(mv);
                    }
                }
                Stage::MakeCaptures => {
                    let mut list = MoveList::new();
                    position.captures(&mut list);
                    self.push(stack, &list, |mv| rank_capture(position, experience, mv));
                    self.stage = Stage::Captures;
                }
                Stage::Captures => match self.pick(stack) {
                    Some(Ranked { mv, .. }) if see::gains(position, mv, self.least) => return Some(mv),
                    Some(ranked) => {
                        // Its place has been handed out already, so it is free.
                        stack[self.losing] = ranked;
                        self.losing += 1;
                    }
                    None => {
                        self.stage = if self.captures_only { Stage::Done } else { Stage::Refutations };
                        self.next = 0;
                    }
                },
                Stage::Refutations => {
                    while self.next < self.refutations.len() {
                        let refutation = self.refutations[self.next];
                        self.next += 1;
                        if let Some(mv) = refutation
                            && self.quiets_too
                            && refutation != self.hint
                            && !self.refutations[..self.next - 1].contains(&refutation)
                            && position.man_at(mv.to).is_none()
                            && position.is_pseudo_legal(mv)
                        {
                            return refutation;
                        }
                    }
                    self.stage = Stage::MakeQuiets;
                }
                Stage::MakeQuiets => {
                    self.next = stack.len();
                    if self.quiets_too {
                        let mut list = MoveList::new();
                        position.quiets(&mut list);
                        let (refutations, trails) = (self.refutations, self.trails);
                        for &mv in &list {
                            if Some(mv) != self.hint && !refutations.contains(&Some(mv)) {
                                stack.push(Ranked { mv, rank: rank_quiet(position, experience, mv, trails) });
                            }
                        }
                    }
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    if self.quiets_too
                        && let Some(Ranked { mv, .. }) = self.pick(stack)
                    {
                        return Some(mv);
                    }
                    self.stage = Stage::LosingCaptures;
                    self.next = self.base;
                }
                Stage::LosingCaptures => {
                    if self.next < self.losing {
                        self.next += 1;
                        return Some(stack[self.next - 1].mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::MakeEvasions => {
                    let mut list = MoveList::new();
                    position.all_moves(&mut list);
                    let trails = self.trails;
                    self.push(stack, &list, |mv| {
                        if position.man_at(mv.to).is_some() {
                            (1 << 24) + rank_capture(position, experience, mv)
                        } else {
                            rank_quiet(position, experience, mv, trails)
                        }
                    });
                    self.stage = Stage::Evasions;
                }
                Stage::Evasions => match self.pick(stack) {
                    Some(Ranked { mv, .. }) => return Some(mv),
                    None => self.stage = Stage::Done,
                },
                Stage::Done => return None,
            }
        }
    }

    fn push(&self, stack: &mut Vec<Ranked>, list: &MoveList, rank: impl Fn(Move) -> i32) {
        let wanted = list.iter().filter(|&&mv| Some(mv) != self.hint);
        stack.extend(wanted.map(|&mv| Ranked { mv, rank: rank(mv) }));
    }

    /// The move with the highest rank of those left; the first of equals.
    fn pick(&mut self, stack: &mut [Ranked]) -> Option<Ranked> {
        let left = stack.get_mut(self.next..)?;
        let mut best = 0;
        for (i, ranked) in left.iter().enumerate().skip(1) {
            if ranked.rank > left[best].rank {
                best = i;
            }
        }
        if left.is_empty() {
            return None;
        }
        left.swap(0, best);
        self.next += 1;
        Some(left[0])
    }
}

/// Most valuable victim first; experience decides between equals.
fn rank_capture(position: &Position, experience: &Experience, mv: Move) -> i32 {
    match (position.piece_at(mv.from), position.piece_at(mv.to)) {
        (Some(mover), Some(victim)) => {
            see::worth(victim.role) * 64 + experience.capture(mover, mv.to, victim.role)
        }
        _ => 0,
    }
}

fn rank_quiet(position: &Position, experience: &Experience, mv: Move, trails: [Option<Trail>; 2]) -> i32 {
    position.piece_at(mv.from).map_or(0, |mover| experience.quiet(mover, mv, trails))
}
