//! Reading binary files without trusting their lengths.

/// Bytes with a place in them. What is asked for beyond the end is missing, never a panic.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bytes<'a> {
    all: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    pub fn new(all: &'a [u8], at: usize) -> Bytes<'a> {
        Bytes { all, at: at.min(all.len()) }
    }

    /// How many bytes stand before the place.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn left(&self) -> usize {
        self.all.len() - self.at
    }

    /// The next `count` bytes; none, and the place stays, if there are fewer.
    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let end = self.at.checked_add(count)?;
        let bytes = self.all.get(self.at..end)?;
        self.at = end;
        Some(bytes)
    }

    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    /// Two bytes, little endian.
    pub fn short(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    /// Four bytes, little endian.
    pub fn word(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }
}

/// The part of a file from `at`, shorter if the file ends before.
pub(super) fn field(bytes: &[u8], at: usize, length: usize) -> &[u8] {
    let from = at.min(bytes.len());
    let to = at.saturating_add(length).min(bytes.len());
    &bytes[from..to]
}
