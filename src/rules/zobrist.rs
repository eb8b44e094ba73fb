//! Random words whose exclusive or names a position (Zobrist 1970).

use super::Square;

/// A word by `[piece][square]`, see [`super::Piece::index`].
pub(super) static PIECE_KEYS: [[u64; 128]; 16] = {
    let mut keys = [[0; 128]; 16];
    let mut seed = 0;
    let mut piece = 0;
    while piece < super::Piece::COUNT {
        let mut square = 0;
        while square < Square::COUNT {
            seed += 1;
            keys[piece][square] = split_mix(seed);
            square += 1;
        }
        piece += 1;
    }
    keys
};

/// Added when Black is to move.
pub(super) const BLACK_TO_MOVE: u64 = split_mix(0);

/// SplitMix64 (Steele, Lea, Flood 2014): spreads a counter over 64 bits.
const fn split_mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
