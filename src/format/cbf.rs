//! CBF, the XML of CCBridge.
//!
//! `Head` with one element for each statement, then `MoveList` with `Move` elements whose value is two
//! squares, `77-47`: column from Red's left, row from the top. The first one is no move and carries the
//! comment of the start.

use super::growth::Growth;
use super::{Flaw, FlawKind, Header, Place, Record, cbr, fen, header_text};
use crate::rules::{File, Move, Rank, Setup, Square};

const HEADS: [(&str, Header); 22] = [
    ("Name", Header::Title),
    ("From", Header::Source),
    ("Contest", Header::Event),
    ("Round", Header::Round),
    ("Date", Header::Date),
    ("Site", Header::Site),
    ("TimeRule", Header::TimeControl),
    ("Red", Header::Red),
    ("RedTeam", Header::RedTeam),
    ("RedTime", Header::RedTime),
    ("RedRating", Header::RedRating),
    ("Black", Header::Black),
    ("BlackTeam", Header::BlackTeam),
    ("BlackTime", Header::BlackTime),
    ("BlackRating", Header::BlackRating),
    ("Commentator", Header::Annotator),
    ("Creator", Header::Author),
    ("ECCO", Header::Ecco),
    ("Opening", Header::Opening),
    ("Variation", Header::Variation),
    ("ResultType", Header::Ending),
    ("ContestType", Header::Category),
];

/// Whether the text has the root element.
pub(super) fn is_form(text: &str) -> bool {
    text.contains("<ChineseChessRecord")
}

/// An element without children.
struct Element<'a> {
    at: usize,
    name: &'a str,
    /// As they are written.
    attributes: &'a str,
    content: String,
}

/// The elements of a text that hold text only, in order. Those with children are passed through.
fn elements(text: &str) -> impl Iterator<Item = Element<'_>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let at = from + text[from..].find('<')?;
            let inside = &text[at + 1..];
            let length = inside.find('>')?;
            from = at + 1 + length + 1;
            let tag = &inside[..length];
            if tag.starts_with(['/', '?', '!']) {
                continue;
            }
            let empty = tag.ends_with('/');
            let tag = tag.trim_end_matches('/').trim();
            let (name, attributes) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
            let content = if empty { String::new() } else { content(text, &mut from) };
            return Some(Element { at, name, attributes, content });
        }
    })
}

/// The text from a place up to the next tag, marked sections included.
fn content(text: &str, from: &mut usize) -> String {
    let mut content = String::new();
    loop {
        let rest = &text[*from..];
        let stop = rest.find('<').unwrap_or(rest.len());
        content.push_str(&unescaped(&rest[..stop]));
        *from += stop;
        let Some(inside) = text[*from..].strip_prefix("<![CDATA[") else { return content };
        let length = inside.find("]]>");
        content.push_str(&inside[..length.unwrap_or(inside.len())]);
        *from += "<![CDATA[".len() + length.map_or(inside.len(), |length| length + 3);
    }
}

fn unescaped(text: &str) -> String {
    if !text.contains('&') {
        return text.to_string();
    }
    [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&#13;", "\r"),
        ("&#10;", "\n"),
        ("&amp;", "&"),
    ]
    .iter()
    .fold(text.to_string(), |text, (name, letter)| text.replace(name, letter))
}

pub(super) fn read(text: &str) -> Record {
    let mut head = Record::new(Setup::start());
    let mut moves = Vec::new();
    for element in elements(text) {
        if element.name == "Move" {
            moves.push(element);
            continue;
        }
        let content = element.content.trim();
        match element.name {
            "FEN" if !content.is_empty() => match fen::parse(content) {
                Ok(setup) => head.start = setup,
                Err(error) => {
                    head.flaws.push(Flaw { at: Place::Byte(element.at), kind: FlawKind::Fen(error) })
                }
            },
            "RecordResult" => head.outcome = content.parse().ok().and_then(cbr::outcome),
            name => {
                if let Some((_, header)) = HEADS.iter().find(|(known, _)| *known == name) {
                    head.headers.set(*header, header_text(content));
                }
            }
        }
    }
    let first = moves.get(1).and_then(|element| mv(element.attributes));
    if let Some(piece) = first.and_then(|mv| head.start.board.get(mv.from)) {
        head.start.turn = piece.side;
    }
    let mut growth = Growth::new(head.start);
    for (n, element) in moves.iter().enumerate() {
        let at = element.at;
        if n > 0 {
            growth.play(mv(element.attributes), at);
        }
        growth.comment(&element.content, at);
    }
    let record = growth.record();
    record.headers = head.headers;
    record.outcome = head.outcome;
    record.flaws.splice(0..0, head.flaws);
    growth.finish()
}

/// `value="77-47"`.
fn mv(attributes: &str) -> Option<Move> {
    let (_, value) = attributes.split_once("value")?;
    let digits: Vec<usize> = value
        .split(['"', '\''])
        .nth(1)?
        .bytes()
        .filter(u8::is_ascii_digit)
        .map(|byte| usize::from(byte - b'0'))
        .collect();
    let square = |column: usize, row: usize| {
        Some(Square::new(File::from_index(column)?, Rank::from_index(9_usize.checked_sub(row)?)?))
    };
    match digits[..] {
        [from_column, from_row, to_column, to_row] => {
            Some(Move::new(square(from_column, from_row)?, square(to_column, to_row)?))
        }
        _ => None,
    }
}
