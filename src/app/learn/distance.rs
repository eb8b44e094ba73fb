//! The fewest moves in which one side alone visits points or takes men.

use std::collections::{BTreeSet, VecDeque};

use crate::rules::{Move, Position, Role, Side, Square};

/// Positions looked at before the search gives up: far more than any level needs.
const POSITIONS_MAX: usize = 400_000;

/// The fewest moves of the side to move, the other one waiting, that visit or take all of `wanted`;
/// none if it cannot be done, or not within reason. With `guarded` the man that moved must not be
/// one that can be taken.
pub(super) fn shortest(start: &Position, wanted: &[Square], guarded: bool) -> Option<Vec<Move>> {
    struct Entry {
        position: Position,
        left: u32,
        from: usize,
        mv: Option<Move>,
    }
    let side = start.turn();
    let all = (1_u32 << wanted.len().min(31)) - 1;
    let mut seen = BTreeSet::from([(start.hash(), all)]);
    let mut entries = vec![Entry { position: start.clone(), left: all, from: 0, mv: None }];
    let mut queue = VecDeque::from([0]);
    while let Some(at) = queue.pop_front() {
        if entries.len() > POSITIONS_MAX {
            return None;
        }
        for &mv in &moves(&entries[at].position) {
            let entry = &entries[at];
            let mut position = entry.position.clone();
            position.make(mv);
            if guarded && takes_back(&position, mv.to).is_some() {
                continue;
            }
            wait(&mut position, side);
            let left = wanted
                .iter()
                .enumerate()
                .fold(entry.left, |left, (n, square)| if *square == mv.to { left & !(1 << n) } else { left });
            if !seen.insert((position.hash(), left)) {
                continue;
            }
            entries.push(Entry { position, left, from: at, mv: Some(mv) });
            if left == 0 {
                let mut line: Vec<Move> = Vec::new();
                let mut here = entries.len() - 1;
                while let Some(mv) = entries[here].mv {
                    line.push(mv);
                    here = entries[here].from;
                }
                line.reverse();
                return Some(line);
            }
            queue.push_back(entries.len() - 1);
        }
    }
    None
}

/// The moves that a side may make while the other one waits: no general is taken.
pub(super) fn moves(position: &Position) -> Vec<Move> {
    let general = position.general(!position.turn());
    position.legal_moves().iter().copied().filter(|mv| mv.to != general).collect()
}

/// A legal move that takes what stands on `square`.
pub(super) fn takes_back(position: &Position, square: Square) -> Option<Move> {
    let takers = position.legal_moves();
    takers
        .iter()
        .copied()
        .filter(|mv| mv.to == square)
        .min_by_key(|mv| position.piece_at(mv.from).is_some_and(|piece| piece.role == Role::General))
}

fn wait(position: &mut Position, side: Side) {
    if position.turn() != side {
        position.pass();
    }
}
