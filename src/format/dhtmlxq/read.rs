//! Reads DhtmlXQ text.

use std::collections::HashMap;

use super::TEXTS;
use crate::format::growth::Growth;
use crate::format::xqf::{MEN, side_of};
use crate::format::{Flaw, FlawKind, Limit, Place, Record, fen, header_text, outcome};
use crate::rules::{Board, File, Move, Rank, Setup, Square};

/// What every tag begins with, in small letters.
const OPEN: &str = "[dhtmlxq";

pub(in crate::format) fn is_form(text: &str) -> bool {
    find(text, 0, OPEN).is_some()
}

/// Where `word`, in small ASCII letters, stands next.
fn find(text: &str, from: usize, word: &str) -> Option<usize> {
    let bytes = text.as_bytes().get(from..)?;
    let at = bytes.windows(word.len()).position(|part| part.eq_ignore_ascii_case(word.as_bytes()))?;
    Some(from + at)
}

/// A tag with its value.
struct Tag<'a> {
    /// In small letters.
    name: String,
    value: &'a str,
    /// Where the value begins.
    at: usize,
}

/// Where the games of the text stand: each begins with `[DhtmlXQ]`, `[DhtmlXQHTML]` or the like.
pub(in crate::format) fn split(text: &str) -> Vec<(usize, usize)> {
    let mut starts = Vec::new();
    // Whether there are tags since the last beginning.
    let mut empty = true;
    let mut at = find(text, 0, OPEN);
    while let Some(open) = at {
        let body = open + OPEN.len();
        let is_tag = text[body..].starts_with('_');
        if starts.is_empty() || !is_tag && !empty {
            if starts.len() > Limit::RECORDS {
                break;
            }
            starts.push(open);
            empty = true;
        }
        empty &= !is_tag;
        at = find(text, body, OPEN);
    }
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([text.len()]).collect();
    starts.into_iter().zip(ends).collect()
}

/// The tags between two places of the text.
fn tags(text: &str, (from, to): (usize, usize)) -> Vec<Tag<'_>> {
    let text = &text[..to];
    let mut tags = Vec::new();
    let mut at = find(text, from, OPEN);
    while let Some(open) = at {
        let body = open + OPEN.len();
        at = find(text, body, OPEN);
        let rest = &text[body..at.unwrap_or(text.len())];
        let Some((name, value)) = rest.strip_prefix('_').and_then(|rest| rest.split_once(']')) else {
            continue;
        };
        // The closing tag may be wrong, or missing: then the next tag ends the value.
        let start = body + rest.len() - value.len();
        let end = find(value, 0, "[/dhtmlxq").or_else(|| value.find("[/"));
        let value = &value[..end.unwrap_or(value.len())];
        tags.push(Tag { name: name.trim().to_ascii_lowercase(), value, at: start });
    }
    tags
}

/// One line of moves.
struct Line<'a> {
    /// Its number, 0 for the main line.
    number: u32,
    /// The ply its first move replaces, from 1.
    from: usize,
    tag: &'a Tag<'a>,
}

/// Reads the game between two places of the text.
pub(in crate::format) fn read(text: &str, span: (usize, usize)) -> Record {
    let tags = tags(text, span);
    let value = |name: &str| tags.iter().find(|tag| tag.name == name);
    let mut start_flaw = None;
    let setup = value("fen").filter(|tag| !tag.value.trim().is_empty()).and_then(|tag| {
        fen::parse(tag.value.trim())
            .map_err(|error| start_flaw = Some(Flaw { at: Place::Byte(tag.at), kind: FlawKind::Fen(error) }))
            .ok()
    });
    let mut start = setup.unwrap_or_else(|| {
        let board = value("binit").and_then(|tag| board(tag.value));
        Setup { board: board.unwrap_or_else(Board::start), ..Setup::start() }
    });
    // No tag says who moves: the first move does, if one of the two sides can play it.
    if let Some(piece) = value("movelist").and_then(|tag| start.board.get(moves(tag).next()?.1?.from)) {
        start.turn = piece.side;
    }
    let mut growth = Growth::new(start);
    growth.record().flaws.extend(start_flaw);
    grow(&mut growth, &tags);
    let record = growth.record();
    for (name, header) in TEXTS {
        if let Some(tag) = value(name) {
            record.headers.set_if_unset(header, header_text(&tag.value.replace("||", " ")));
        }
    }
    record.outcome = value("result").and_then(|tag| outcome::read(tag.value));
    growth.finish()
}

/// Pairs of digits by man; 99 stands for a captured one.
fn board(text: &str) -> Option<Board> {
    let digits: Vec<usize> = digits(text).map(|(_, digit)| digit).collect();
    if digits.is_empty() {
        return None;
    }
    let mut board = Board::EMPTY;
    for (man, pair) in digits.chunks_exact(2).take(32).enumerate() {
        if let Some(square) = square(pair[0], pair[1]) {
            board.set(square, Some(MEN[man % 16].of(side_of(man))));
        }
    }
    Some(board)
}

/// Digits with their places; anything else between them is dropped.
fn digits(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let digits = text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit());
    digits.map(|(at, byte)| (at, usize::from(byte - b'0')))
}

/// Column from the left, row from the top.
fn square(column: usize, row: usize) -> Option<Square> {
    Some(Square::new(File::from_index(column)?, Rank::from_index(9_usize.checked_sub(row)?)?))
}

/// The moves of a list with their places.
fn moves<'a>(tag: &'a Tag) -> impl Iterator<Item = (usize, Option<Move>)> + 'a {
    let mut digits = digits(tag.value);
    std::iter::from_fn(move || {
        let (at, column) = digits.next()?;
        let mut digit = || Some(digits.next()?.1);
        let (row, to_column, to_row) = (digit()?, digit()?, digit()?);
        let mv = square(column, row).zip(square(to_column, to_row));
        Some((tag.at + at, mv.map(|(from, to)| Move::new(from, to))))
    })
}

fn grow(growth: &mut Growth, tags: &[Tag]) {
    let mut comments: HashMap<(u32, usize), &Tag> = HashMap::new();
    // By the line they leave.
    let mut branches: HashMap<u32, Vec<Line>> = HashMap::new();
    let mut parents: HashMap<u32, (u32, usize)> = HashMap::new();
    let mut main = None;
    for tag in tags {
        let numbers = |rest: &str| rest.split('_').map(|part| part.parse::<u32>().ok()).collect::<Vec<_>>();
        if tag.name == "movelist" {
            main.get_or_insert(tag);
        } else if let Some(rest) = tag.name.strip_prefix("move_") {
            if let [Some(parent), Some(from), Some(number)] = numbers(rest)[..] {
                parents.insert(number, (parent, from as usize));
                branches.entry(parent).or_default().push(Line { number, from: from as usize, tag });
            }
        } else if let Some(rest) = tag.name.strip_prefix("comment") {
            match numbers(rest)[..] {
                [Some(ply)] => comments.insert((0, ply as usize), tag),
                [Some(line), Some(ply)] => comments.insert((line, ply as usize), tag),
                _ => None,
            };
        }
    }
    rehang(&mut branches, &parents);
    let mut play = |growth: &mut Growth, number: u32, from: usize, tag: &Tag| {
        growth.back_to(from - 1);
        for (ply, (at, mv)) in (from..).zip(moves(tag)) {
            growth.play(mv, at);
            if let Some(tag) = comments.remove(&(number, ply)) {
                growth.comment(&tag.value.replace("||", "\n"), tag.at);
            }
        }
    };
    if let Some(tag) = tags.iter().find(|tag| tag.name == "comment0") {
        growth.comment(&tag.value.replace("||", "\n"), tag.at);
    }
    if let Some(tag) = main {
        play(growth, 0, 1, tag);
    }
    // A line grows to its end, then its branches from the last to the first, each likewise: so the
    // way back never leaves the line.
    let mut stack = vec![sorted(branches.remove(&0))];
    while let Some(top) = stack.last_mut() {
        let Some(line) = top.pop() else {
            stack.pop();
            continue;
        };
        // One move beyond the end goes on with a line.
        if line.from == 0 || line.from > growth.ply() + 1 {
            let kind = FlawKind::LooseLine { name: line.tag.name.clone() };
            growth.flaw(line.tag.at, kind);
            continue;
        }
        play(growth, line.number, line.from, line.tag);
        stack.push(sorted(branches.remove(&line.number)));
    }
    let mut loose: Vec<Line> = branches.into_values().flatten().collect();
    loose.sort_by_key(|line| line.tag.at);
    for line in loose {
        let kind = FlawKind::LooseLine { name: line.tag.name.clone() };
        growth.flaw(line.tag.at, kind);
    }
}

/// Lines to be taken from the end: later plies first, of one ply in the order of the text.
fn sorted(lines: Option<Vec<Line>>) -> Vec<Line> {
    let mut lines = lines.unwrap_or_default();
    lines.reverse();
    lines.sort_by_key(|line| line.from);
    lines
}

/// Hangs lines that replace a move before their parent's first one on the line that has that move.
fn rehang(branches: &mut HashMap<u32, Vec<Line>>, parents: &HashMap<u32, (u32, usize)>) {
    let mut moved: Vec<(u32, Line)> = Vec::new();
    for (parent, lines) in branches.iter_mut() {
        for line in std::mem::take(lines) {
            let mut holder = *parent;
            for _ in 0..Limit::NESTING {
                match parents.get(&holder) {
                    Some((above, from)) if line.from < *from => holder = *above,
                    _ => break,
                }
            }
            moved.push((holder, line));
        }
    }
    for (holder, line) in moved {
        branches.entry(holder).or_default().push(line);
    }
    for lines in branches.values_mut() {
        lines.sort_by_key(|line| line.tag.at);
    }
}
