//! What men can do where they stand: the part of the evaluation that depends on other men.
//!
//! Few and cheap terms, read off the words of ranks and files: how far chariots see, whether
//! horses can jump, and the hollow cannon, which faces the general with nothing in between, so
//! that no man may step there.

use super::score::Value;
use crate::rules::{Man, Position, Side, Square};

/// For each empty point a chariot sees beyond or below the usual number.
const SIGHT: Value = 4;
const USUAL_SIGHT: Value = 8;

/// A horse by the number of its free legs.
const LEGS: [Value; 5] = [-50, -22, -4, 6, 10];

/// A cannon that faces the general over nothing but empty points.
const HOLLOW: Value = 60;

const HORSES: std::ops::Range<usize> = 5..7;
const CHARIOTS: std::ops::Range<usize> = 7..9;
const CANNONS: std::ops::Range<usize> = 9..11;

/// The sum for a side.
fn of(position: &Position, side: Side) -> Value {
    let standing = |slots: std::ops::Range<usize>| {
        slots.filter_map(move |slot| position.square_of(Man::from_index(side.index() * 16 + slot)?))
    };
    let mut sum = 0;
    for square in standing(CHARIOTS) {
        let (in_rank, in_file) = position.lines_through(square);
        let (file, rank) = place(square);
        let seen = gap(in_rank, file, 9) + gap(in_file, rank, 10);
        sum += SIGHT * (seen - USUAL_SIGHT);
    }
    for square in standing(HORSES) {
        let (in_rank, in_file) = position.lines_through(square);
        let (file, rank) = place(square);
        sum += LEGS[(free_beside(in_rank, file, 9) + free_beside(in_file, rank, 10)) as usize];
    }
    let (file, rank) = place(position.general(!side));
    for square in standing(CANNONS) {
        let (at_file, at_rank) = place(square);
        if at_file == file {
            let (_, in_file) = position.lines_through(square);
            let (low, high) = (rank.min(at_rank), rank.max(at_rank));
            let between = (1u16 << high) - (2u16 << low);
            if in_file & between == 0 {
                sum += HOLLOW;
            }
        }
    }
    sum
}

/// By how much Red's men are the more active.
pub(super) fn difference(position: &Position) -> Value {
    of(position, Side::Red) - of(position, Side::Black)
}

fn place(square: Square) -> (usize, usize) {
    (square.index() % 9, square.index() / 9)
}

/// Empty points on both sides of a place of a line of so many.
fn gap(word: u16, at: usize, len: usize) -> Value {
    let above = (word | 1 << len) >> (at + 1);
    let under = word & ((1 << at) - 1);
    let down = if under == 0 { at as i32 } else { at as i32 - 16 + under.leading_zeros() as i32 };
    above.trailing_zeros() as i32 + down
}

/// How many of the two neighbors of a place are on the line and empty.
fn free_beside(word: u16, at: usize, len: usize) -> Value {
    let free = !word & ((1 << len) - 1);
    let neighbors = (free << 1 >> at & 1) + (free >> (at + 1) & 1);
    Value::from(neighbors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_neighbors() {
        assert_eq!(gap(0b0_0001_0000, 4, 9), 8);
        assert_eq!(gap(0b0_1001_0010, 4, 9), 4);
        assert_eq!(gap(0b1, 0, 10), 9);
        assert_eq!(gap(0b10_0000_0000, 9, 10), 9);
        assert_eq!(free_beside(0b0_0001_0000, 4, 9), 2);
        assert_eq!(free_beside(0b0_0011_0000, 4, 9), 1);
        assert_eq!(free_beside(0b1, 0, 9), 1);
        assert_eq!(free_beside(0b1_1000_0000, 8, 9), 0);
    }
}
