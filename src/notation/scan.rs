//! Cuts free text into moves and what stands between them.
//!
//! Moves are found by their form alone; whether they can be played is asked by [`super::line`]. They
//! may be glued to each other and to the numbers of rounds: `1.兵七进一炮2平32.兵三进一`.

use super::width::narrow;
use super::{chinese, vietnamese, western, wxf};
use crate::rules::Move;

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// As it is written.
    pub text: &'a str,
    /// Where it begins, in bytes.
    pub at: usize,
    /// What it looks like.
    pub kind: Kind,
}

/// What a token looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A move in some notation.
    Move,
    /// The number of a round, `12.`.
    Number,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Outcome,
    /// `!`, `?!`, `$1`.
    Glyph,
    /// Anything else.
    Other,
}

/// The tokens of a text.
///
/// ```
/// use chuhe::notation::scan::{Kind, tokens};
///
/// let moves: Vec<&str> = tokens("1.兵七进一炮2平32.兵三进一 1. C2=5 h9g7!")
///     .filter(|token| token.kind == Kind::Move)
///     .map(|token| token.text)
///     .collect();
/// assert_eq!(moves, ["兵七进一", "炮2平3", "兵三进一", "C2=5", "h9g7"]);
/// ```
pub fn tokens(text: &str) -> Tokens<'_> {
    Tokens { text, at: 0, run: None }
}

/// An iterator over the tokens of a text.
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// The end of a stretch without blanks that was begun and not yet cut up.
    run: Option<usize>,
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        if let Some(end) = self.run {
            return Some(self.cut(end));
        }
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches(parts_tokens).len();
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        if let Some(length) = chinese_length(rest) {
            return Some(self.take(length, Kind::Move));
        }
        let ascii = narrow(first).is_ascii();
        let mut end = rest.len();
        for (index, letter) in rest.char_indices().skip(1) {
            let ends = parts_tokens(letter)
                || narrow(letter).is_ascii() != ascii
                || chinese_length(&rest[index..]).is_some();
            if ends {
                end = index;
                break;
            }
        }
        if ascii { Some(self.cut(self.at + end)) } else { Some(self.take(end, Kind::Other)) }
    }
}

impl<'a> Tokens<'a> {
    fn take(&mut self, length: usize, kind: Kind) -> Token<'a> {
        let token = Token { text: &self.text[self.at..self.at + length], at: self.at, kind };
        self.at += length;
        token
    }

    /// The next token of a stretch of ASCII and full-width characters.
    fn cut(&mut self, end: usize) -> Token<'a> {
        let run = &self.text[self.at..end];
        let (length, kind) = first_of(run);
        self.run = (length < run.len()).then_some(end);
        self.take(length, kind)
    }
}

/// The length and the kind of the first token of a stretch.
fn first_of(run: &str) -> (usize, Kind) {
    if is_outcome(run) {
        return (run.len(), Kind::Outcome);
    }
    let glyphs = |letter: char| matches!(letter, '!' | '?' | '！' | '？');
    let tail = run.len() - run.trim_end_matches(glyphs).len();
    if tail == run.len() || run.starts_with('$') && run[1..].bytes().all(|byte| byte.is_ascii_digit()) {
        return (run.len(), Kind::Glyph);
    }
    let body = &run[..run.len() - tail];
    let number = number_length(body);
    if number == body.len() {
        return (number, Kind::Number);
    }
    if number > 0 && (is_move(&body[number..]) || is_outcome(&body[number..]) || glued(&body[number..]) > 0) {
        return (number, Kind::Number);
    }
    if is_move(body) {
        return (body.len(), Kind::Move);
    }
    match glued(body) {
        0 => (body.len(), Kind::Other),
        length => (length, Kind::Move),
    }
}

/// The length of the first of several pairs of squares without anything between: `h2e2h9g7`.
fn glued(run: &str) -> usize {
    let mut squares = Vec::new();
    let mut rest = run;
    while !rest.is_empty() {
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let is_square = matches!(rest.as_bytes()[0], b'a'..=b'i' | b'A'..=b'I') && matches!(digits, 1 | 2);
        if !is_square {
            return 0;
        }
        squares.push(1 + digits);
        rest = &rest[1 + digits..];
    }
    if squares.len().is_multiple_of(2) { squares[0] + squares[1] } else { 0 }
}

/// The length of `12.`, `12...`, `12)`, `12:` at the beginning, or of a bare number.
fn number_length(run: &str) -> usize {
    let digits = run.trim_start_matches(|letter| narrow(letter).is_ascii_digit());
    let count = run.chars().count() - digits.chars().count();
    let marks = digits.trim_start_matches(|letter| matches!(narrow(letter), '.' | ')' | ':'));
    match (count, marks.len() < digits.len()) {
        (1..=4, true) => run.len() - marks.len(),
        (1..=4, false) if digits.is_empty() => run.len(),
        _ => 0,
    }
}

/// Whether a stretch has the form of a move, other than a Chinese one.
fn is_move(run: &str) -> bool {
    run.len() <= 36
        && (is_coordinates(run) || wxf::is_form(run) || western::is_form(run) || vietnamese::is_form(run))
}

/// Whether a text is a pair of squares in one of the rank bases.
pub(super) fn is_coordinates(text: &str) -> bool {
    let mut letters = text.chars().map(narrow);
    let upper = letters.clone().any(|letter| letter.is_ascii_uppercase());
    let lower = letters.clone().any(|letter| letter.is_ascii_lowercase());
    // `E1e3` is an elephant of rank 1 in algebraic text.
    if upper && lower || !letters.all(|letter| letter.is_ascii()) {
        return false;
    }
    let plain: String = text.chars().map(narrow).filter(|letter| *letter != '-').collect();
    Move::from_iccs(&plain).is_some() || Move::from_uci(&plain).is_some()
}

fn is_outcome(run: &str) -> bool {
    matches!(run, "1-0" | "0-1" | "1/2-1/2" | "1/2" | "0.5-0.5" | "*")
}

/// The length in bytes of a Chinese move at the beginning.
fn chinese_length(text: &str) -> Option<usize> {
    let letters = chinese::length(text)?;
    Some(text.char_indices().nth(letters).map_or(text.len(), |(index, _)| index))
}

/// Whether a character can only stand between tokens.
fn parts_tokens(letter: char) -> bool {
    letter.is_whitespace()
        || letter.is_control()
        || matches!(
            letter,
            ',' | ';'
                | '|'
                | '('
                | ')'
                | '['
                | ']'
                | '{'
                | '}'
                | '<'
                | '>'
                | '"'
                | '\\'
                | '，'
                | '、'
                | '；'
                | '。'
                | '（'
                | '）'
                | '【'
                | '】'
                | '“'
                | '”'
                | '…'
                | '\u{feff}'
        )
}
