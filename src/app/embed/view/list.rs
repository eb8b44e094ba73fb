//! The moves with their variations, in the order in which a book prints them.

use crate::format::Note;
use crate::game::{GameTree, NodeId};
use crate::notation::chinese::Script;
use crate::notation::{Notation, wxf};
use crate::rules::{Piece, Position};

use super::super::{Embed, MoveText};

/// The list of moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveList {
    /// What is printed, in order.
    pub items: Vec<Item>,
    /// The language of the moves, if it is not the page's.
    pub lang: Option<&'static str>,
}

/// Something in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A move.
    Move(ListMove),
    /// The author's words.
    Comment(String),
    /// Alternatives to the move before begin.
    Open,
    /// They end.
    Close,
}

/// A move in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListMove {
    /// Its node.
    pub node: NodeId,
    /// The number before it, as `1.` or `1…`.
    pub number: Option<String>,
    /// What stands before the man's disc: all of it, if there is no disc.
    pub text: String,
    /// The man's disc and what stands behind it.
    pub figure: Option<(Piece, String)>,
    /// `!`, `?!` and the like.
    pub glyphs: String,
    /// Whether it lies in the main line.
    pub main: bool,
}

/// Variations that are printed in each other.
const NESTING_MAX: usize = 40;

/// How moves are written; none for discs.
pub(super) fn notation(text: MoveText) -> Option<Notation> {
    Some(match text {
        MoveText::Wxf => Notation::Wxf(wxf::Dialect::Rules2018),
        MoveText::ZhHans => Notation::Chinese(Script::Simplified),
        MoveText::ZhHant => Notation::Chinese(Script::Traditional),
        MoveText::Iccs => Notation::Iccs,
        MoveText::Uci => Notation::Uci,
        MoveText::Figurine => return None,
    })
}

/// The list of a frame.
#[must_use]
pub fn move_list(embed: &Embed) -> MoveList {
    let mut list = MoveList {
        items: Vec::new(),
        lang: match embed.options.notation {
            MoveText::ZhHans => Some("zh-Hans"),
            MoveText::ZhHant => Some("zh-Hant"),
            _ => None,
        },
    };
    if embed.diagram.is_some() {
        return list;
    }
    let mut writer =
        Writer { tree: &embed.record.tree, style: embed.options.notation, items: &mut list.items };
    writer.comment(NodeId::ROOT);
    if let Some(first) = embed.record.tree.next(NodeId::ROOT) {
        writer.line(first, embed.core.game.start().clone(), 0);
    }
    list
}

struct Writer<'a> {
    tree: &'a GameTree<Note>,
    style: MoveText,
    items: &'a mut Vec<Item>,
}

impl Writer<'_> {
    /// A line from a node on, with the alternatives to its moves. Calls itself for those only.
    fn line(&mut self, first: NodeId, mut position: Position, depth: usize) {
        let mut next = Some(first);
        let mut numbered = false;
        while let Some(node) = next {
            let Some(mv) = self.tree.mv(node).filter(|mv| position.is_legal(*mv)) else { return };
            numbered = self.print(node, mv, &position, numbered, depth);
            // Alternatives belong to the first of the siblings.
            if self.tree.is_main(node) && depth < NESTING_MAX {
                let mut other = self.tree.next_sibling(node);
                while let Some(sibling) = other {
                    self.items.push(Item::Open);
                    self.line(sibling, position.clone(), depth + 1);
                    self.items.push(Item::Close);
                    other = self.tree.next_sibling(sibling);
                    numbered = false;
                }
            }
            position.make(mv);
            next = self.tree.next(node);
        }
    }

    /// Prints a move. Whether the next one needs no number to be understood.
    fn print(
        &mut self,
        node: NodeId,
        mv: crate::rules::Move,
        position: &Position,
        numbered: bool,
        depth: usize,
    ) -> bool {
        let round = position.round();
        let number = match position.turn() {
            crate::rules::Side::Red => Some(format!("{round}.")),
            crate::rules::Side::Black if !numbered => Some(format!("{round}…")),
            crate::rules::Side::Black => None,
        };
        let (text, figure) = match notation(self.style) {
            Some(notation) => (notation.write(position, mv), None),
            None => with_disc(position, mv),
        };
        let glyphs = self.tree.value(node).glyphs.iter().map(|glyph| match glyph {
            1 => "!",
            2 => "?",
            3 => "!!",
            4 => "??",
            5 => "!?",
            6 => "?!",
            _ => "",
        });
        let glyphs = glyphs.collect();
        self.items.push(Item::Move(ListMove { node, number, text, figure, glyphs, main: depth == 0 }));
        !self.comment(node)
    }

    fn comment(&mut self, node: NodeId) -> bool {
        let comment = &self.tree.value(node).comment;
        if !comment.is_empty() {
            self.items.push(Item::Comment(comment.clone()));
        }
        !comment.is_empty()
    }
}

/// A move with the man's disc in place of its letter: what stands before, the man, what follows.
fn with_disc(position: &Position, mv: crate::rules::Move) -> (String, Option<(Piece, String)>) {
    let text = Notation::Wxf(wxf::Dialect::Rules2018).write(position, mv);
    let letter = text.find(|letter: char| letter.is_ascii_alphabetic());
    match (letter, position.piece_at(mv.from)) {
        (Some(at), Some(piece)) => (text[..at].to_owned(), Some((piece, text[at + 1..].to_owned()))),
        _ => (text, None),
    }
}
