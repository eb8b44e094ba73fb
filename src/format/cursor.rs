//! Lines and characters of a text from its byte offsets.

use super::{Flaw, Place};

/// A place in a text that only goes forward, so that all places of a text are found in one pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    at: usize,
    line: usize,
    column: usize,
}

impl Cursor {
    pub fn new() -> Cursor {
        Cursor { at: 0, line: 1, column: 1 }
    }

    /// The line and the character at a byte offset; at the cursor if that lies behind it.
    pub fn go_to(&mut self, text: &str, at: usize) -> Place {
        for letter in text.get(self.at..at).unwrap_or_default().chars() {
            self.at += letter.len_utf8();
            if letter == '\n' {
                (self.line, self.column) = (self.line + 1, 1);
            } else {
                self.column += 1;
            }
        }
        Place::Text { line: self.line, column: self.column }
    }

    /// Says line and character of flaws that know their byte.
    pub fn locate(&mut self, text: &str, flaws: &mut [Flaw]) {
        let offset = |flaw: &Flaw| match flaw.at {
            Place::Byte(at) => at,
            Place::Text { .. } => 0,
        };
        let mut order: Vec<usize> = (0..flaws.len()).collect();
        order.sort_by_key(|index| offset(&flaws[*index]));
        for index in order {
            flaws[index].at = self.go_to(text, offset(&flaws[index]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let text = "ab\n炮二平五\n";
        let mut cursor = Cursor::new();
        assert_eq!(cursor.go_to(text, 0), Place::Text { line: 1, column: 1 });
        assert_eq!(cursor.go_to(text, 2), Place::Text { line: 1, column: 3 });
        assert_eq!(cursor.go_to(text, 9), Place::Text { line: 2, column: 3 });
        assert_eq!(cursor.go_to(text, 16), Place::Text { line: 3, column: 1 });
    }
}
