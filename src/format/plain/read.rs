//! Reads pasted text.

use super::{KEYS, RESULT_KEYS};
use crate::format::draft::Draft;
use crate::format::movetext::{self, Parentheses};
use crate::format::{Flaw, FlawKind, Header, Place, Record, fen, header_text, outcome};
use crate::notation::scan::{Kind, tokens};
use crate::rules::Setup;

/// A board as FEN writes it, with the rest of its record and where it stands.
struct Diagram {
    setup: Result<Setup, fen::FenError>,
    /// From where to where the record reaches.
    span: (usize, usize),
}

/// The FEN records of the text.
fn diagrams(text: &str) -> impl Iterator<Item = Diagram> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = &text[from..];
            let begin = rest.find(|letter: char| letter.is_ascii_alphanumeric())?;
            let word = &rest[begin..];
            let length = word.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '/'));
            let board = &word[..length.unwrap_or(word.len())];
            let at = from + begin;
            from = at + board.len();
            if board.bytes().filter(|byte| *byte == b'/').count() == 9 && board.len() >= 19 {
                let end = record_end(text, from);
                from = end;
                return Some(Diagram { setup: fen::parse(&text[at..end]), span: (at, end) });
            }
        }
    })
}

/// The end of the fields that follow a board: side, two hyphens, two numbers.
fn record_end(text: &str, board_end: usize) -> usize {
    let mut end = board_end;
    for field in 0..5 {
        let rest = &text[end..];
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let word = rest[blanks..].split(|letter: char| letter.is_whitespace() || ",;\"')]}".contains(letter));
        let word = word.into_iter().next().unwrap_or_default();
        let fits = match field {
            0 => matches!(word, "w" | "b" | "r" | "W" | "B" | "R"),
            _ => {
                word == "-"
                    || !word.is_empty() && word.len() <= 5 && word.bytes().all(|byte| byte.is_ascii_digit())
            }
        };
        if blanks == 0 || !fits {
            break;
        }
        end += blanks + word.len();
    }
    end
}

/// Where the records of a text stand. Several diagrams are as many records.
pub(in crate::format) fn split(text: &str) -> Vec<(usize, usize)> {
    let starts: Vec<usize> = diagrams(text).map(|diagram| diagram.span.0).collect();
    if starts.len() < 2 {
        return vec![(0, text.len())];
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    // What stands before the first one belongs to it.
    let starts = [0].into_iter().chain(starts.iter().skip(1).copied());
    starts.zip(ends).collect()
}

/// Reads the record between two places; none if there is neither a diagram nor a move.
pub(in crate::format) fn read(text: &str, (from, to): (usize, usize)) -> Option<Record> {
    let part = &text[from..to];
    let diagram = diagrams(part).next();
    let mut start = Setup::start();
    let mut flaw = None;
    let mut body = from;
    if let Some(diagram) = &diagram {
        body = from + diagram.span.1;
        match &diagram.setup {
            Ok(setup) => start = setup.clone(),
            Err(error) => {
                let at = Place::Byte(from + diagram.span.0);
                flaw = Some(Flaw { at, kind: FlawKind::Fen(error.clone()) });
            }
        }
    }
    let mut about = About::default();
    // Lines about the game end where the first line with moves begins.
    let head_end = diagram.as_ref().map_or(to, |diagram| from + diagram.span.0);
    let mut at = from;
    for line in text[from..head_end].split_inclusive('\n') {
        if !about.take(line) {
            break;
        }
        at += line.len();
    }
    body = body.max(at);
    let mut draft = Draft::new(text, to);
    let result = movetext::draft(&mut draft, text, (body, to), Parentheses::Comments);
    if !draft.has_moves() && diagram.is_none() {
        return None;
    }
    for comment in &about.prose {
        draft.push_before(from, comment);
    }
    let words = draft.words();
    let words_before: usize = about.prose.iter().map(|line| line.split_whitespace().count()).sum();
    let mut growth = draft.grow(start);
    let record = growth.record();
    let moves = record.tree.len();
    // An article in which something looks like a move is no game.
    if diagram.is_none() && (words > 4 * moves + 2 || words_before > 10 * moves + 50) {
        return None;
    }
    record.headers = about.record.headers;
    record.outcome = about.record.outcome.or(result.and_then(outcome::read));
    record.flaws.splice(0..0, flaw);
    Some(growth.finish())
}

/// What the lines before the moves say.
struct About {
    record: Record,
    /// Lines without a key.
    prose: Vec<String>,
}

impl Default for About {
    fn default() -> About {
        About { record: Record::new(Setup::start()), prose: Vec::new() }
    }
}

impl About {
    /// Takes a line; not one with moves.
    fn take(&mut self, line: &str) -> bool {
        let line = line.trim().trim_start_matches('\u{feff}');
        if line.is_empty() {
            return true;
        }
        if let Some((key, value)) = line.split_once([':', '：']) {
            let (key, value) = (key.trim().to_lowercase(), value.trim());
            if let Some((_, header)) = KEYS.iter().find(|(known, _)| *known == key) {
                self.record.headers.set(*header, header_text(value));
                return true;
            }
            if RESULT_KEYS.contains(&key.as_str()) {
                self.record.outcome = outcome::read(value);
                return true;
            }
        }
        if tokens(line).any(|token| token.kind == Kind::Move) {
            return false;
        }
        let words = line.split_whitespace().next().unwrap_or_default();
        // What engines are told before a position.
        if !matches!(words, "position" | "fen" | "startpos" | "moves") {
            let aside = line.strip_prefix(['(', '（']).and_then(|line| line.strip_suffix([')', '）']));
            if let Some(aside) = aside {
                self.prose.push(aside.to_string());
            } else if self.record.headers.get(Header::Title).is_empty() && self.prose.is_empty() {
                self.record.headers.set(Header::Title, header_text(line));
            } else {
                self.prose.push(line.to_string());
            }
        }
        true
    }
}
