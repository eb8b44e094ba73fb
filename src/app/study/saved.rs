//! Games of the library and the sheet at work as saved text that every later release must read.
//!
//! A tree is one text: its moves in ICCS letters, each before what follows it, and before a move that
//! does not follow the one in front of it the number of moves to go back.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::format::{Brush, Header, Limit, Note, Record, Shape, fen, outcome};
use crate::game::{GameTree, NodeId};
use crate::rules::{Move, Side, Square};

use super::blemish::Blemish;
use super::{Analysis, Sheet};

/// A game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedRecord {
    /// FEN of the start.
    pub start: String,
    /// The tree.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub moves: String,
    /// Notes by the number of their node in the order of the text, 0 for the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<SavedNote>,
    /// What is said about the game, by [`header_name`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub headers: Vec<(String, String)>,
    /// Statements of other kinds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<(String, String)>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[serde(default)]
    pub result: String,
    /// What of the file could not be kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blemishes: Vec<Blemish>,
}

/// What is written at a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedNote {
    /// Which node.
    pub at: usize,
    /// The comment.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Glyphs as PGN counts them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub glyphs: Vec<u8>,
    /// Shapes as PGN writes them, `Ge3` and `Rh2e2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<String>,
}

/// The sheet at work with how it is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedStudy {
    /// The game.
    pub record: SavedRecord,
    /// Places among siblings that lead to the cursor.
    #[serde(default)]
    pub path: Vec<usize>,
    /// Whether Black sits below.
    #[serde(default)]
    pub turned: bool,
    /// Its entry in the library.
    #[serde(default)]
    pub entry: Option<u32>,
    /// Lines that the engine tells, 1 to 5.
    #[serde(default)]
    pub lines: u8,
    /// Whether the engine runs.
    #[serde(default)]
    pub engine: bool,
}

/// The name of a header in saved text.
#[must_use]
pub const fn header_name(header: Header) -> &'static str {
    match header {
        Header::Title => "title",
        Header::Event => "event",
        Header::Site => "site",
        Header::Date => "date",
        Header::Round => "round",
        Header::Red => "red",
        Header::RedTeam => "red-team",
        Header::RedRating => "red-rating",
        Header::Black => "black",
        Header::BlackTeam => "black-team",
        Header::BlackRating => "black-rating",
        Header::TimeControl => "time-control",
        Header::RedTime => "red-time",
        Header::BlackTime => "black-time",
        Header::Opening => "opening",
        Header::Variation => "variation",
        Header::Ecco => "ecco",
        Header::Category => "category",
        Header::Source => "source",
        Header::Ending => "ending",
        Header::Annotator => "annotator",
        Header::Author => "author",
    }
}

impl SavedRecord {
    /// The game of a sheet.
    #[must_use]
    pub fn of(sheet: &Sheet) -> SavedRecord {
        let record = &sheet.record;
        SavedRecord {
            start: fen::write(&record.start),
            moves: write_moves(&record.tree),
            notes: write_notes(&record.tree),
            headers: record
                .headers
                .iter()
                .map(|(header, value)| (header_name(header).into(), value.into()))
                .collect(),
            others: record.headers.others().to_vec(),
            result: outcome::write(record.outcome).to_owned(),
            blemishes: sheet.blemishes.to_vec(),
        }
    }

    /// The sheet, at its beginning. What cannot be read of it is left out.
    #[must_use]
    pub fn sheet(&self) -> Option<Sheet> {
        let mut record = Record::new(fen::parse(&self.start).ok()?);
        let nodes = read_moves(&mut record, &self.moves);
        for note in &self.notes {
            if let Some(node) = nodes.get(note.at) {
                *record.tree.value_mut(*node) = note.read();
            }
        }
        for (name, value) in &self.headers {
            if let Some(header) = Header::ALL.into_iter().find(|header| header_name(*header) == name) {
                record.headers.set(header, value.clone());
            }
        }
        for (name, value) in &self.others {
            record.headers.push_other(name.clone(), value.clone());
        }
        record.outcome = outcome::read(&self.result);
        let mut sheet = Sheet::new(record);
        sheet.blemishes = self.blemishes.clone().into();
        Some(sheet)
    }

    /// Reads what [`SavedRecord::to_text`] wrote.
    #[must_use]
    pub fn from_text(text: &str) -> Option<SavedRecord> {
        serde_json::from_str(text).ok()
    }

    /// The text to save.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Text keys, text and whole numbers only, so writing cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl SavedStudy {
    /// The sheet at work.
    #[must_use]
    pub fn of(sheet: &Sheet, bottom: Side, analysis: &Analysis) -> SavedStudy {
        SavedStudy {
            record: SavedRecord::of(sheet),
            path: sheet.record.tree.path_to(sheet.cursor),
            turned: bottom == Side::Black,
            entry: sheet.entry,
            lines: analysis.lines,
            engine: analysis.on,
        }
    }

    /// The sheet at its cursor.
    #[must_use]
    pub fn sheet(&self) -> Option<Sheet> {
        let mut sheet = self.record.sheet()?;
        sheet.cursor = sheet.record.tree.at_path(&self.path).unwrap_or(NodeId::ROOT);
        sheet.entry = self.entry;
        Some(sheet)
    }

    /// Reads what [`SavedStudy::to_text`] wrote.
    #[must_use]
    pub fn from_text(text: &str) -> Option<SavedStudy> {
        serde_json::from_str(text).ok()
    }

    /// The text to save.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl SavedNote {
    fn of(at: usize, note: &Note) -> SavedNote {
        let shape = |shape: &Shape| {
            let to = shape.to.map_or_else(String::new, Square::iccs);
            format!("{}{}{to}", shape.brush.letter(), shape.from.iccs())
        };
        SavedNote {
            at,
            text: note.comment.clone(),
            glyphs: note.glyphs.clone(),
            shapes: note.shapes.iter().map(shape).collect(),
        }
    }

    fn read(&self) -> Note {
        let shape = |text: &String| {
            let brush = Brush::from_letter(text.chars().next()?)?;
            let from = Square::from_iccs(text.get(1..3)?)?;
            let to = text.get(3..).filter(|to| !to.is_empty()).map(Square::from_iccs);
            match to {
                Some(to) => Some(Shape { brush, from, to: Some(to?) }),
                None => Some(Shape::mark(brush, from)),
            }
        };
        Note {
            comment: self.text.clone(),
            glyphs: self.glyphs.clone(),
            shapes: self.shapes.iter().filter_map(shape).collect(),
        }
    }
}

fn write_moves(tree: &GameTree<Note>) -> String {
    let mut text = String::with_capacity(4 * tree.len());
    let mut plies = vec![0; tree.capacity()];
    let mut before = 0;
    for node in tree.walk() {
        let ply = tree.parent(node).map_or(0, |parent| plies[parent.index()]) + 1;
        plies[node.index()] = ply;
        if ply <= before {
            // Writing to a string cannot fail.
            let _ = write!(text, "{}", before + 1 - ply);
        }
        text.push_str(&tree.mv(node).map_or_else(String::new, Move::iccs));
        before = ply;
    }
    text
}

fn write_notes(tree: &GameTree<Note>) -> Vec<SavedNote> {
    let nodes = std::iter::once(NodeId::ROOT).chain(tree.walk()).map(|node| tree.value(node)).enumerate();
    nodes.filter(|(_, note)| !note.is_empty()).map(|(at, note)| SavedNote::of(at, note)).collect()
}

/// Plays the moves as far as they can be read and are legal; the nodes in their order, the root first.
fn read_moves(record: &mut Record, text: &str) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::ROOT];
    let Some(mut position) = record.start_position() else { return nodes };
    let mut path = Vec::new();
    let mut rest = text;
    while !rest.is_empty() && nodes.len() <= Limit::NODES {
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let (back, after) = rest.split_at(digits);
        let back = if back.is_empty() { 0 } else { back.parse().unwrap_or(usize::MAX) };
        let Some(mv) = after.get(..4).and_then(Move::from_iccs) else { break };
        for _ in 0..back {
            let Some((_, undo)) = path.pop() else { return nodes };
            position.unmake(undo);
        }
        if !position.is_legal(mv) {
            break;
        }
        let parent = path.last().map_or(NodeId::ROOT, |(node, _)| *node);
        let node = record.tree.add(parent, mv, Note::default());
        path.push((node, position.make(mv)));
        nodes.push(node);
        rest = &after[4..];
    }
    nodes
}
