//! Full-width characters and look-alikes as the plain ASCII ones they stand for.

/// The ASCII twin of a full-width character or of a typographic dash or dot; others as they are.
pub(super) fn narrow(letter: char) -> char {
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - 0xFEE0).unwrap_or(letter),
        '\u{3000}' | '\u{a0}' | '\u{feff}' => ' ',
        '‐' | '‑' | '–' | '—' | '―' | '−' | '─' | 'ー' => '-',
        '·' | '•' | '∙' | '・' | '。' => '.',
        '×' => 'x',
        letter => letter,
    }
}

/// The text in ASCII capitals, without blanks; none if it is longer than any move or not ASCII.
pub(super) fn capitals(text: &str) -> Option<Letters> {
    let mut letters = Letters { bytes: [0; LENGTH_MAX], len: 0 };
    for letter in text.chars().map(narrow).filter(|letter| !letter.is_whitespace()) {
        if !letter.is_ascii() || letters.len == LENGTH_MAX {
            return None;
        }
        letters.bytes[letters.len] = (letter as u8).to_ascii_uppercase();
        letters.len += 1;
    }
    Some(letters)
}

/// The longest move is `Hb10-c8++`; everything longer is not one.
const LENGTH_MAX: usize = 12;

/// A short ASCII text without an allocation.
pub(super) struct Letters {
    bytes: [u8; LENGTH_MAX],
    len: usize,
}

impl std::ops::Deref for Letters {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}
