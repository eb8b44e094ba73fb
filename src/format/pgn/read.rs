//! Reads PGN text.

use super::TAGS;
use crate::format::draft::Draft;
use crate::format::movetext::{self, Parentheses};
use crate::format::{Flaw, FlawKind, Place, Record, fen, header_text, outcome};
use crate::rules::Setup;

/// Whether the text has a tag at the beginning of a line.
pub(in crate::format) fn is_form(text: &str) -> bool {
    text.lines().any(|line| tags(line).next().is_some())
}

/// The tags of a line: `[Name "value"]`. A quotation mark in a value is not escaped, so a value ends
/// at the last `"]` of the line, or before another tag.
fn tags(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = line.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    std::iter::from_fn(move || {
        let (name, value) = tag_begin(rest)?;
        let mut end = None;
        for (at, _) in value.match_indices("\"]") {
            end = Some(at);
            if tag_begin(value[at + 2..].trim_start()).is_some() {
                break;
            }
        }
        // Without its end the tag takes the rest of the line.
        let at = end.unwrap_or(value.len());
        rest = value.get(at + 2..).unwrap_or_default().trim_start();
        Some((name, &value[..at]))
    })
}

/// The name of a tag and what follows its opening quotation mark.
fn tag_begin(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('[')?;
    let (name, value) = inside.split_once('"')?;
    let name = name.trim();
    let is_name = !name.is_empty()
        && name.len() <= 40
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-');
    is_name.then_some((name, value))
}

/// From where to where the game at `from` reaches; none if only blanks are left.
pub(in crate::format) fn next_game(text: &str, from: usize) -> Option<(usize, usize)> {
    let mut at = from;
    let mut start = None;
    // Whether text that is no tag was seen since the tags.
    let mut moves = false;
    for line in text[from..].split_inclusive('\n') {
        let is_tag =
            line.trim_start_matches('\u{feff}').trim_start().starts_with('[') && tags(line).next().is_some();
        if is_tag && moves {
            break;
        }
        if start.is_none() && !line.trim().is_empty() {
            start = Some(at);
        }
        moves |= !is_tag && !line.trim().is_empty();
        at += line.len();
    }
    start.map(|start| (start, at))
}

/// Reads one game.
pub(in crate::format) fn game(text: &str, (from, to): (usize, usize)) -> Record {
    let mut record = Record::new(Setup::start());
    let mut start = Setup::start();
    let mut flaws = Vec::new();
    let mut said = None;
    let mut body = from;
    for line in text[from..to].split_inclusive('\n') {
        let mut found = false;
        for (name, value) in tags(line) {
            found = true;
            if name.eq_ignore_ascii_case("FEN") && !value.trim().is_empty() {
                match fen::parse(value.trim()) {
                    Ok(setup) => start = setup,
                    Err(error) => flaws.push(Flaw { at: Place::Byte(body), kind: FlawKind::Fen(error) }),
                }
            } else if name.eq_ignore_ascii_case("Result") {
                said = outcome::read(value);
            } else {
                tag(&mut record, name, value);
            }
        }
        if !found && !line.trim().is_empty() {
            break;
        }
        body += line.len();
    }
    let mut draft = Draft::new(text, to);
    let result = movetext::draft(&mut draft, text, (body, to), Parentheses::Variations);
    // A side that cannot play the first move is not the one to move, whatever the tag says.
    let mut growth = draft.grow(start);
    let grown = growth.record();
    grown.headers = record.headers;
    grown.outcome = said.or(result.and_then(outcome::read));
    flaws.append(&mut grown.flaws);
    grown.flaws = flaws;
    growth.finish()
}

fn tag(record: &mut Record, name: &str, value: &str) {
    let value = header_text(value);
    // `?`, `????.??.??` and `-` stand for what is not known.
    let unknown = value.contains('?') && value.bytes().all(|byte| matches!(byte, b'?' | b'.'));
    if value.is_empty() || value == "-" || unknown {
        return;
    }
    match TAGS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        Some((_, header)) => record.headers.set_if_unset(*header, value),
        None if ["Game", "Format", "Variant", "SetUp"]
            .iter()
            .any(|known| known.eq_ignore_ascii_case(name)) => {}
        None if record.headers.others().len() < 64 => record.headers.push_other(name, value),
        None => {}
    }
}
