//! Counts of move sequences, the usual proof of a move generator.

use super::{Move, MoveList, Position};

/// The number of sequences of `depth` legal moves from a position. The last ply is counted without
/// being played. Mate and stalemate end a sequence early, so it does not count.
///
/// ```
/// # use chuhe::rules::{perft, Position};
/// assert_eq!(perft(&Position::start(), 3), 79_666);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_legal_moves()),
        _ => count(&mut position.clone(), depth),
    }
}

/// [`perft`] after each legal move, to find where two generators differ.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let mut position = position.clone();
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|&mv| {
            let undo = position.make(mv);
            let nodes = perft(&position, depth.saturating_sub(1));
            position.unmake(undo);
            (mv, nodes)
        })
        .collect()
}

/// For depths from 2.
fn count(position: &mut Position, depth: u32) -> u64 {
    let safety = position.safety();
    let mut list = MoveList::new();
    position.all_moves(&mut list);
    let mut nodes = 0;
    for &mv in &list {
        if position.is_legal_given(mv, &safety) {
            let undo = position.make(mv);
            nodes +=
                if depth == 2 { u64::from(position.count_legal_moves()) } else { count(position, depth - 1) };
            position.unmake(undo);
        }
    }
    nodes
}
