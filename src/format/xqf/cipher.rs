//! The keys that shift the bytes of an XQF file.

use super::BODY;

/// Text the key stream is made of.
const PHRASE: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// What is to be subtracted where.
pub(super) struct Cipher {
    /// From the squares of the men.
    pub men: u8,
    /// From the square a move starts from.
    pub from: u8,
    /// From the square it reaches.
    pub to: u8,
    /// From the length of a comment.
    pub comment: u32,
    stream: [u8; 32],
}

impl Cipher {
    /// The keys of a file, from its header of at least 16 bytes.
    pub fn new(header: &[u8]) -> Cipher {
        let byte = |at: usize| header.get(at).copied().unwrap_or_default();
        if byte(2) <= 10 {
            return Cipher { men: 0, from: 0, to: 0, comment: 0, stream: [0; 32] };
        }
        let stretch = |key: u8| key.wrapping_mul(key).wrapping_mul(54).wrapping_add(221);
        let keys = [byte(12), byte(13), byte(14), byte(15)];
        let men = stretch(keys[1]).wrapping_mul(keys[1]);
        let from = stretch(keys[2]).wrapping_mul(men);
        let to = stretch(keys[3]).wrapping_mul(from);
        let comment = (u32::from(keys[0]) * 256 + u32::from(keys[1])) % 32000 + 767;
        let mask = byte(3);
        let bits = [0, 1, 2, 3].map(|i| byte(8 + i) | keys[i] & mask);
        let mut stream = *PHRASE;
        for (j, letter) in stream.iter_mut().enumerate() {
            *letter &= bits[j % 4];
        }
        Cipher { men, from, to, comment, stream }
    }

    /// The records of the file in plain bytes.
    pub fn body(&self, file: &[u8]) -> Vec<u8> {
        let body = file.get(BODY..).unwrap_or_default();
        body.iter().zip(self.stream.iter().cycle()).map(|(byte, key)| byte.wrapping_sub(*key)).collect()
    }
}
