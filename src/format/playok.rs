//! The lines of PlayOK and of the Chinese Chess File Format of the 1990s.
//!
//! `FORMAT WXF`, `RED name ; rating ;;`, `BLACK ...`, `RESULT 1-0`, `DATE`, `EVENT`, then `START{` moves `}END`.

use super::draft::Draft;
use super::movetext::{self, Parentheses};
use super::{Header, Record, fen, header_text, outcome};
use crate::rules::Setup;

/// Whether the text has a line `FORMAT` and the mark `START{`.
pub(super) fn is_form(text: &str) -> bool {
    let has_format =
        text.lines().any(|line| key(line).is_some_and(|(key, _)| key.eq_ignore_ascii_case("FORMAT")));
    has_format && start(text).is_some()
}

/// A word in capitals at the beginning of a line, and the rest of the line.
fn key(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let (key, value) = line.split_once(char::is_whitespace)?;
    key.bytes().all(|byte| byte.is_ascii_uppercase()).then_some((key, value.trim()))
}

/// Where the moves begin.
fn start(text: &str) -> Option<usize> {
    text.match_indices("START").find_map(|(at, word)| {
        let rest = &text[at + word.len()..];
        let blanks = rest.len() - rest.trim_start().len();
        rest[blanks..].starts_with('{').then_some(at + word.len() + blanks + 1)
    })
}

pub(super) fn read(text: &str) -> Record {
    let from = start(text).unwrap_or(text.len());
    let end = text[from..].find("}END").or_else(|| text[from..].find('}'));
    let mut draft = Draft::new(text, text.len());
    movetext::draft(
        &mut draft,
        text,
        (from, from + end.unwrap_or(text.len() - from)),
        Parentheses::Variations,
    );
    let mut setup = Setup::start();
    let mut record = Record::new(Setup::start());
    for (name, value) in text[..from].lines().filter_map(key) {
        let mut parts = value.split(';').map(header_text);
        let first = parts.next().unwrap_or_default();
        let second = parts.next().unwrap_or_default();
        let headers = &mut record.headers;
        match name {
            "RED" => {
                headers.set(Header::Red, first);
                headers.set(Header::RedRating, second);
            }
            "BLACK" => {
                headers.set(Header::Black, first);
                headers.set(Header::BlackRating, second);
            }
            "RESULT" => record.outcome = outcome::read(value),
            "DATE" => headers.set(Header::Date, header_text(value)),
            "EVENT" => headers.set(Header::Event, header_text(value)),
            "SITE" | "PLACE" => headers.set(Header::Site, header_text(value)),
            "ROUND" => headers.set(Header::Round, header_text(value)),
            "TITLE" => headers.set(Header::Title, header_text(value)),
            "OPENING" => headers.set(Header::Opening, header_text(value)),
            "FEN" => setup = fen::parse(value).unwrap_or(setup),
            _ => {}
        }
    }
    let mut growth = draft.grow(setup);
    let grown = growth.record();
    grown.headers = record.headers;
    grown.outcome = record.outcome;
    growth.finish()
}
