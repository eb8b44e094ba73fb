//! Lines and characters of a text from its byte offsets.

use super::Place;

/// A text with the places where its lines begin.
pub(super) struct Lines<'a> {
    text: &'a str,
    breaks: &'a [usize],
}

impl<'a> Lines<'a> {
    pub fn new(text: &'a str, breaks: &'a [usize]) -> Lines<'a> {
        Lines { text, breaks }
    }

    /// Where the lines of a text but the first begin.
    pub fn breaks(text: &str) -> Vec<usize> {
        text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1).collect()
    }

    /// The line and the character at a byte offset.
    pub fn place(&self, at: usize) -> Place {
        let lines = self.breaks.partition_point(|start| *start <= at);
        let start = lines.checked_sub(1).map_or(0, |line| self.breaks[line]);
        let before = self.text.get(start..at).unwrap_or_default();
        Place::Text { line: lines + 1, column: before.chars().count() + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let text = "ab\n炮二平五\n";
        let breaks = Lines::breaks(text);
        let lines = Lines::new(text, &breaks);
        assert_eq!(lines.place(0), Place::Text { line: 1, column: 1 });
        assert_eq!(lines.place(2), Place::Text { line: 1, column: 3 });
        assert_eq!(lines.place(9), Place::Text { line: 2, column: 3 });
        assert_eq!(lines.place(16), Place::Text { line: 3, column: 1 });
    }
}
