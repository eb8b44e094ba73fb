//! Words whose exclusive or names a position (Zobrist 1970).
//!
//! They are mixed when needed instead of kept: a table of random words is 10 KB that no
//! compression makes smaller, in a page and in its worker, and mixing costs less than a nanosecond.

use super::Square;

/// The word of a piece, by [`super::Piece::index`], on a square.
#[inline(always)]
pub(super) const fn key(piece: usize, square: usize) -> u64 {
    mix((piece * Square::COUNT + square) as u64 + 1)
}

/// Added when Black is to move.
pub(super) const BLACK_TO_MOVE: u64 = mix(0);

/// Spreads a small number over 64 bits: SplitMix64 (Steele, Lea, Flood 2014) with one round less.
const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// No exclusive or of up to four words is that of another choice of as many: what a move
    /// changes is two to four words.
    #[test]
    fn words_do_not_cancel_out() {
        let words: Vec<u64> = (0..super::super::Piece::COUNT)
            .flat_map(|piece| (0..Square::COUNT).map(move |square| key(piece, square)))
            .chain([BLACK_TO_MOVE])
            .collect();
        let mut pairs = HashSet::new();
        for (i, one) in words.iter().enumerate() {
            for other in &words[..i] {
                assert!(pairs.insert(one ^ other), "two pairs of words cancel out");
            }
        }
        let ones: u32 = words.iter().map(|word| word.count_ones()).sum();
        let share = f64::from(ones) / (words.len() * 64) as f64;
        assert!((0.49..0.51).contains(&share), "{share} of all bits are set");
    }
}
