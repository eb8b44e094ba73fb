//! Moves in running text, with comments, variations and results between them.

use super::draft::Draft;
use super::{Brush, Limit, Shape};
use crate::notation::scan::{Kind, tokens};
use crate::rules::{Move, Square};

/// What parentheses stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parentheses {
    /// Variations, as in PGN.
    Variations,
    /// Asides, as in prose.
    Comments,
}

/// Drafts the moves between two places of a text. The result that ends them, if one does.
pub(super) fn draft<'a>(
    draft: &mut Draft<'a>,
    text: &'a str,
    (from, to): (usize, usize),
    parentheses: Parentheses,
) -> Option<&'a str> {
    let mut at = from;
    // Whether braces may lie in each other: until they once did not match.
    let mut nested = true;
    while at < to {
        let rest = &text[at..to];
        let stop = rest.find(['{', '}', '(', ')', ';', '（', '）']).unwrap_or(rest.len());
        if let Some(result) = words(draft, text, (at, at + stop)) {
            return Some(result);
        }
        at += stop;
        let Some(mark) = text[at..to].chars().next() else { break };
        match (mark, parentheses) {
            ('{', _) => {
                let inside = at + 1;
                let end = closing(&text[inside..to], &mut nested).map(|length| inside + length);
                comment(draft, inside, &text[inside..end.unwrap_or(to)]);
                at = end.map_or(to, |end| end + 1);
            }
            ('(', Parentheses::Variations) => {
                draft.open(at);
                at += 1;
            }
            (')', Parentheses::Variations) => {
                draft.close(at);
                at += 1;
            }
            ('(' | '（', _) => {
                let inside = at + mark.len_utf8();
                let length = text[inside..to].find([')', '）']).unwrap_or(0);
                comment(draft, inside, &text[inside..inside + length]);
                at = inside + length;
            }
            (';', Parentheses::Variations) => {
                let inside = at + 1;
                let end = text[inside..to].find('\n').map_or(to, |length| inside + length);
                comment(draft, inside, &text[inside..end]);
                at = end;
            }
            (mark, _) => at += mark.len_utf8(),
        }
    }
    None
}

/// Drafts a stretch without comments and variations.
fn words<'a>(draft: &mut Draft<'a>, text: &'a str, (from, to): (usize, usize)) -> Option<&'a str> {
    for token in tokens(&text[from..to]) {
        let span = (from + token.at, from + token.at + token.text.len());
        match token.kind {
            Kind::Move => draft.push_move(span),
            Kind::Glyph => {
                if let Some(glyph) = glyph(token.text) {
                    draft.push_glyph(glyph);
                }
            }
            Kind::Outcome if draft.depth() == 0 => return Some(token.text),
            Kind::Other => draft.push_junk(span),
            Kind::Outcome | Kind::Number => {}
        }
    }
    None
}

/// The length of a comment up to its closing brace.
fn closing(text: &str, nested: &mut bool) -> Option<usize> {
    if *nested {
        let mut depth = 1;
        for (at, byte) in text.bytes().enumerate().take(Limit::COMMENT_BYTES) {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Some(at);
            }
        }
        *nested = false;
    }
    text.find('}')
}

fn glyph(text: &str) -> Option<u8> {
    Some(match text.replace('！', "!").replace('？', "?").as_str() {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        text => text.strip_prefix('$')?.parse().ok()?,
    })
}

/// A comment with drawings in it: `[%csl Ga0,Rb1]` marks squares, `[%cal Gh2e2]` draws arrows.
fn comment(draft: &mut Draft, at: usize, text: &str) {
    let mut rest = text;
    let mut plain = String::new();
    while let Some(open) = rest.find("[%") {
        let Some(length) = rest[open..].find(']') else { break };
        let command = &rest[open + 2..open + length];
        let shapes = command.split_once(' ').and_then(|(name, list)| shapes(name, list));
        plain.push_str(&rest[..open]);
        match shapes {
            Some(shapes) => shapes.into_iter().for_each(|shape| draft.push_shape(shape)),
            None => plain.push_str(&rest[open..=open + length]),
        }
        rest = &rest[open + length + 1..];
    }
    plain.push_str(rest);
    draft.push_comment(at, &plain);
}

fn shapes(name: &str, list: &str) -> Option<Vec<Shape>> {
    let shape = |text: &str| {
        let text = text.trim();
        let brush = Brush::from_letter(text.chars().next()?)?;
        match name {
            "csl" => Some(Shape::mark(brush, Square::from_iccs(&text[1..])?)),
            "cal" => Some(Shape::arrow(brush, Move::from_iccs(&text[1..])?)),
            _ => None,
        }
    };
    list.split(',').map(shape).collect()
}
