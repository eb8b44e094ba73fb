//! Writes XQF files of version 10.

use std::fmt;

use super::{BODY, MEN, field, side_of};
use crate::format::encoding::to_gb18030;
use crate::format::{Note, Record};
use crate::game::{GameTree, NodeId};
use crate::referee::Outcome;
use crate::rules::{Move, Piece, Setup, Side, Square};

/// Why a record cannot be written as XQF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unwritable {
    /// The format has a place for each man of a game; a diagram has more of a kind.
    TooMany {
        /// The kind.
        piece: Piece,
    },
}

/// For logs; the page words it in its reader's language.
impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unwritable::TooMany { piece } = self;
        write!(f, "more men {:?} than a game has", piece.fen_char())
    }
}

impl std::error::Error for Unwritable {}

/// The file of a record. Texts longer than their fields are cut; glyphs and shapes have no place,
/// and neither has the side to move of a record without moves: readers take Red.
///
/// # Errors
/// If the start has more men of a kind than a game.
pub fn write(record: &Record) -> Result<Vec<u8>, Unwritable> {
    let mut file = vec![0; BODY];
    file[..3].copy_from_slice(b"XQ\x0A");
    file[field::MEN..field::MEN + 32].copy_from_slice(&men(&record.start)?);
    file[field::RESULT] = match record.outcome {
        None => 0,
        Some(Outcome::Win(Side::Red)) => 1,
        Some(Outcome::Win(Side::Black)) => 2,
        Some(Outcome::Draw) => 3,
    };
    file[field::KIND] = if record.start.board == Setup::start().board { 0 } else { 3 };
    for (at, length, header) in field::TEXTS {
        let text = cut(record.headers.get(header), length);
        file[at] = text.len() as u8;
        file[at + 1..at + 1 + text.len()].copy_from_slice(&text);
    }
    let tree = &record.tree;
    let flags = if tree.is_empty() { [0x00, 0xFF] } else { [0xF0, 0xFF] };
    push(&mut file, [0x18, 0x20, flags[0], flags[1]], tree.value(NodeId::ROOT));
    for node in tree.walk() {
        let Some(mv) = tree.mv(node) else { continue };
        push(&mut file, entry(tree, node, mv), tree.value(node));
    }
    Ok(file)
}

fn entry(tree: &GameTree<Note>, node: NodeId, mv: Move) -> [u8; 4] {
    let next = if tree.next(node).is_some() { 0xF0 } else { 0 };
    let sibling = if tree.next_sibling(node).is_some() { 0x0F } else { 0 };
    [24 + code(mv.from), 32 + code(mv.to), next | sibling, 0]
}

fn push(file: &mut Vec<u8>, entry: [u8; 4], note: &Note) {
    let comment = to_gb18030(&note.comment.replace('\n', "\r\n"));
    file.extend(entry);
    // Comments are bounded, see `Limit::COMMENT_BYTES`.
    file.extend((comment.len() as u32).to_le_bytes());
    file.extend(comment);
}

/// Ten times the file plus the rank.
fn code(square: Square) -> u8 {
    (square.file().index() * 10 + square.rank().index()) as u8
}

/// The squares of the men, 255 for those that are not on the board.
fn men(start: &Setup) -> Result<[u8; 32], Unwritable> {
    let mut men = [0xFF; 32];
    // By file, as the men of a game stand at its beginning.
    let mut pieces: Vec<(Square, Piece)> = start.board.pieces().collect();
    pieces.sort_by_key(|(square, _)| (square.file(), square.rank()));
    for (square, piece) in pieces {
        let slot = (0..32)
            .find(|slot| men[*slot] == 0xFF && side_of(*slot) == piece.side && MEN[*slot % 16] == piece.role);
        men[slot.ok_or(Unwritable::TooMany { piece })?] = code(square);
    }
    Ok(men)
}

/// The bytes of a text, cut to a length between characters.
fn cut(text: &str, length: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4];
    for letter in text.chars() {
        let letter = to_gb18030(letter.encode_utf8(&mut buffer));
        if bytes.len() + letter.len() > length {
            break;
        }
        bytes.extend(letter);
    }
    bytes
}
