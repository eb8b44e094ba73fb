//! Reading a catalogue.
//!
//! The files are Fluent (projectfluent.org), of which this knows what the catalogues use: messages,
//! attributes, values, choices by a value, and quoted text. `tests/locales.rs` compares every text with
//! what the whole of Fluent makes of it.

/// A text before its values are filled in.
pub(super) type Pattern = Vec<Piece>;

/// A part of a text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Piece {
    /// It stands there as it is.
    Text(String),
    /// The value of this name.
    Value(String),
    /// One of several texts.
    Choice {
        /// The name of the value that decides.
        value: String,
        /// Texts by a number, a plural category or a word.
        variants: Vec<(String, Pattern)>,
        /// The place of the one that is taken if none fits.
        other: usize,
    },
}

/// The texts of a catalogue under their keys, `message` or `message.attribute`. A message that cannot be
/// read is left out.
pub(super) fn messages(source: &str) -> Vec<(String, Pattern)> {
    let mut reader = Reader { rest: source };
    let mut found = Vec::new();
    while !reader.rest.is_empty() {
        let is_message = reader.rest.starts_with(|first: char| first.is_ascii_alphabetic());
        if !is_message || reader.message(&mut found).is_none() {
            reader.skip_line();
        }
    }
    found
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn message(&mut self, found: &mut Vec<(String, Pattern)>) -> Option<()> {
        let id = self.name();
        self.assigned()?;
        let pattern = self.pattern();
        if !pattern.is_empty() {
            found.push((id.to_owned(), pattern));
        }
        // Attributes follow, indented and with a period.
        while let Some(rest) = self.rest.trim_start().strip_prefix('.') {
            self.rest = rest;
            let attribute = self.name();
            self.assigned()?;
            let pattern = self.pattern();
            if !pattern.is_empty() {
                found.push((format!("{id}.{attribute}"), pattern));
            }
        }
        Some(())
    }

    fn assigned(&mut self) -> Option<()> {
        self.skip_spaces();
        self.take('=')?;
        self.skip_spaces();
        Some(())
    }

    /// Text up to the next message, attribute, variant, or the end of the choice around it.
    fn pattern(&mut self) -> Pattern {
        let mut pattern = Pattern::new();
        let mut text = String::new();
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let (before, rest) = self.rest.split_at(end);
            text.push_str(before);
            self.rest = rest;
            if rest.starts_with('{') {
                let Some(piece) = self.placeable() else { break };
                if !text.is_empty() {
                    pattern.push(Piece::Text(std::mem::take(&mut text)));
                }
                pattern.push(piece);
            } else if rest.starts_with('\n') && self.next_line(pattern.is_empty(), &mut text) {
                // The text goes on there.
            } else {
                break;
            }
        }
        text.truncate(text.trim_end().len());
        if !text.is_empty() {
            pattern.push(Piece::Text(text));
        }
        pattern
    }

    /// Goes to the next line if the text goes on there. Its indentation is none of the text's.
    fn next_line(&mut self, first: bool, text: &mut String) -> bool {
        let next = self.rest.trim_start();
        let skipped = &self.rest[..self.rest.len() - next.len()];
        let goes_on = skipped.ends_with(' ') && !next.starts_with(['.', '[', '*', '}']);
        if goes_on {
            text.truncate(text.trim_end_matches(' ').len());
            if !first || !text.is_empty() {
                text.extend(skipped.chars().filter(|char| *char == '\n'));
            }
            self.rest = next;
        }
        goes_on
    }

    /// What stands in braces.
    fn placeable(&mut self) -> Option<Piece> {
        self.take('{')?;
        self.skip_white();
        if self.take('"').is_some() {
            let (text, rest) = self.rest.split_once('"')?;
            self.rest = rest;
            self.close()?;
            return Some(Piece::Text(text.to_owned()));
        }
        self.take('$')?;
        let value = self.name().to_owned();
        self.skip_white();
        let Some(rest) = self.rest.strip_prefix("->") else {
            self.close()?;
            return Some(Piece::Value(value));
        };
        self.rest = rest;
        let mut variants = Vec::new();
        let mut other = None;
        loop {
            self.skip_white();
            if self.take('*').is_some() {
                other = Some(variants.len());
            }
            if self.take('[').is_none() {
                break;
            }
            let (key, rest) = self.rest.split_once(']')?;
            self.rest = rest;
            self.skip_spaces();
            variants.push((key.trim().to_owned(), self.pattern()));
        }
        self.close()?;
        Some(Piece::Choice { value, variants, other: other? })
    }

    fn close(&mut self) -> Option<()> {
        self.skip_white();
        self.take('}')
    }

    fn name(&mut self) -> &'a str {
        let part = |char: char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_');
        let end = self.rest.find(|char| !part(char)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        name
    }

    fn take(&mut self, char: char) -> Option<()> {
        self.rest = self.rest.strip_prefix(char)?;
        Some(())
    }

    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn skip_white(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn skip_line(&mut self) {
        self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Piece {
        Piece::Text(text.to_owned())
    }

    fn value(name: &str) -> Piece {
        Piece::Value(name.to_owned())
    }

    #[test]
    fn messages_attributes_and_values() {
        let source = "### Title\n\na-b = One { $x }, \n# note\nc =\n    Two\n    lines, { \"{\" }\n    .d = Three  \n\ne=f";
        let expected = [
            ("a-b".to_owned(), vec![text("One "), value("x"), text(",")]),
            ("c".to_owned(), vec![text("Two\nlines, "), text("{")]),
            ("c.d".to_owned(), vec![text("Three")]),
            ("e".to_owned(), vec![text("f")]),
        ];
        assert_eq!(messages(source), expected);
    }

    #[test]
    fn choices_may_stand_within_text() {
        let source = "a = It is { $n ->\n    [0] none\n   *[other] { $n } of\n}. So.\n";
        let variants =
            vec![("0".to_owned(), vec![text("none")]), ("other".to_owned(), vec![value("n"), text(" of")])];
        let choice = Piece::Choice { value: "n".to_owned(), variants, other: 1 };
        assert_eq!(messages(source), [("a".to_owned(), vec![text("It is "), choice, text(". So.")])]);
    }

    #[test]
    fn what_cannot_be_read_costs_no_other() {
        let ids = |source: &str| messages(source).into_iter().map(|(id, _)| id).collect::<Vec<_>>();
        assert_eq!(ids("a b\nc = { $\nd = { $x -> }\n  junk\n= e\nf = g"), ["f"]);
        for source in
            ["", "a", "a =", "a = {", "a = { \"", "a = { $x ->\n [", "}\n}", "a = }", "a = \u{feff}{"]
        {
            let _ = messages(source);
        }
    }
}
