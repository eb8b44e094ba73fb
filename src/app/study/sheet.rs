//! The game that is studied, and what can be done to it.
//!
//! A sheet is a value: each edit makes another one, and the one before is kept for undo. The records
//! behind them are shared until one changes.

use std::rc::Rc;

use crate::format::{Header, Note, Record, Shape};
use crate::game::NodeId;
use crate::referee::Outcome;
use crate::rules::{Board, IllegalMove, Move, Position, Setup, Side, Square};

use super::blemish::Blemish;

/// A record with the place in it that is looked at.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The game; its own list of flaws is empty, they are in `blemishes`.
    pub record: Rc<Record>,
    /// The node whose position is on the board.
    pub cursor: NodeId,
    /// What of the file could not be kept.
    pub blemishes: Rc<[Blemish]>,
    /// Its entry in the library.
    pub entry: Option<u32>,
}

impl Sheet {
    /// A sheet of a record, at its beginning.
    #[must_use]
    pub fn new(mut record: Record) -> Sheet {
        let blemishes = record.flaws.drain(..).map(|flaw| Blemish::from(&flaw)).collect();
        Sheet { record: Rc::new(record), cursor: NodeId::ROOT, blemishes, entry: None }
    }

    /// A sheet without a move.
    #[must_use]
    pub fn of_setup(setup: Setup) -> Sheet {
        Sheet::new(Record::new(setup))
    }

    /// The position at the cursor; none if the record is a diagram that cannot be played.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        self.position_at(self.cursor)
    }

    /// The position at a node.
    #[must_use]
    pub fn position_at(&self, node: NodeId) -> Option<Position> {
        let mut position = self.record.start_position()?;
        for mv in self.record.tree.moves_to(node) {
            position.make(mv);
        }
        Some(position)
    }

    /// The men at the cursor.
    #[must_use]
    pub fn board(&self) -> Board {
        self.position().map_or_else(|| self.record.start.board.clone(), |position| position.setup().board)
    }

    /// The setup at the cursor, for FEN.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.position().map_or_else(|| self.record.start.clone(), |position| position.setup())
    }

    /// The side to move at the cursor.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.position().map_or(self.record.start.turn, |position| position.turn())
    }

    /// What is written at the cursor.
    #[must_use]
    pub fn note(&self) -> &Note {
        self.record.tree.value(self.cursor)
    }

    /// The last move at the cursor.
    #[must_use]
    pub fn last(&self) -> Option<Move> {
        self.record.tree.mv(self.cursor)
    }

    /// The same sheet at another place; none if it is the same place.
    #[must_use]
    pub fn at(&self, node: NodeId) -> Option<Sheet> {
        (node != self.cursor).then(|| Sheet { cursor: node, ..self.clone() })
    }

    /// The sheet after a move from the cursor, and whether the move is new in it.
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn play(&self, from: Square, to: Square) -> Result<(Sheet, bool), IllegalMove> {
        let Some(position) = self.position() else {
            return Err(IllegalMove::NothingThere { square: from });
        };
        if let Some(reason) = position.why_illegal(from, to) {
            return Err(reason);
        }
        let mv = Move::new(from, to);
        if let Some(node) = self.record.tree.child(self.cursor, mv) {
            return Ok((Sheet { cursor: node, ..self.clone() }, false));
        }
        let mut next = self.clone();
        next.cursor = Rc::make_mut(&mut next.record).tree.play(self.cursor, mv);
        Ok((next, true))
    }

    /// The sheet after several moves from the cursor, as far as they are legal.
    #[must_use]
    pub fn play_line(&self, moves: &[Move]) -> (Sheet, bool) {
        let (mut sheet, mut changed) = (self.clone(), false);
        for mv in moves {
            let Ok((next, new)) = sheet.play(mv.from, mv.to) else { break };
            sheet = next;
            changed |= new;
        }
        (sheet, changed)
    }

    fn edit(&self, change: impl FnOnce(&mut Record) -> bool) -> Option<Sheet> {
        let mut next = self.clone();
        change(Rc::make_mut(&mut next.record)).then_some(next)
    }

    fn edit_note(&self, node: NodeId, change: impl FnOnce(&mut Note)) -> Option<Sheet> {
        let mut note = self.record.tree.value(node).clone();
        change(&mut note);
        if note == *self.record.tree.value(node) {
            return None;
        }
        self.edit(|record| {
            *record.tree.value_mut(node) = note;
            true
        })
    }

    /// Moves a variation one place up.
    #[must_use]
    pub fn promoted(&self, node: NodeId) -> Option<Sheet> {
        self.edit(|record| record.tree.promote(node))
    }

    /// Makes a line the main line.
    #[must_use]
    pub fn made_main(&self, node: NodeId) -> Option<Sheet> {
        let tree = &self.record.tree;
        if tree.line_to(node).iter().all(|node| tree.is_main(*node)) {
            return None;
        }
        self.edit(|record| {
            record.tree.promote_to_main(node);
            true
        })
    }

    /// Cuts a move off with all that follows it. The cursor goes before it if it was in there.
    #[must_use]
    pub fn without(&self, node: NodeId) -> Option<Sheet> {
        let before = self.record.tree.parent(node)?;
        let inside = self.record.tree.line_to(self.cursor).contains(&node);
        let mut next = self.edit(|record| record.tree.cut(node).is_some())?;
        if inside {
            next.cursor = before;
        }
        Some(next)
    }

    /// Writes a comment at a node.
    #[must_use]
    pub fn commented(&self, node: NodeId, text: &str) -> Option<Sheet> {
        self.edit_note(node, |note| note.comment = clean_comment(text))
    }

    /// Puts a glyph at the cursor, or takes it away if it is there. Of the signs that judge a move (1
    /// to 6) there is one at most.
    #[must_use]
    pub fn glyph_toggled(&self, glyph: u8) -> Option<Sheet> {
        self.edit_note(self.cursor, |note| {
            let had = note.glyphs.contains(&glyph);
            note.glyphs.retain(|other| *other != glyph && !(is_judgment(glyph) && is_judgment(*other)));
            if !had {
                note.glyphs.push(glyph);
            }
        })
    }

    /// Draws a mark or an arrow at the cursor, or takes the same away. Drawn in another color it
    /// changes color.
    #[must_use]
    pub fn shape_toggled(&self, shape: Shape) -> Option<Sheet> {
        self.edit_note(self.cursor, |note| {
            let had = note.shapes.contains(&shape);
            note.shapes.retain(|other| (other.from, other.to) != (shape.from, shape.to));
            if !had {
                note.shapes.push(shape);
            }
        })
    }

    /// Takes all marks and arrows at the cursor away.
    #[must_use]
    pub fn without_shapes(&self) -> Option<Sheet> {
        self.edit_note(self.cursor, |note| note.shapes.clear())
    }

    /// Takes everything away that is written or drawn in the whole game.
    #[must_use]
    pub fn without_notes(&self) -> Option<Sheet> {
        let tree = &self.record.tree;
        let noted: Vec<NodeId> = std::iter::once(NodeId::ROOT)
            .chain(tree.walk())
            .filter(|id| !tree.value(*id).is_empty())
            .collect();
        self.edit(|record| {
            noted.iter().for_each(|node| *record.tree.value_mut(*node) = Note::default());
            !noted.is_empty()
        })
    }

    /// Says something about the game.
    #[must_use]
    pub fn with_header(&self, header: Header, value: &str) -> Option<Sheet> {
        let value: String = clean_comment(&value.replace('\n', " "));
        if self.record.headers.get(header) == value {
            return None;
        }
        self.edit(|record| {
            record.headers.set(header, value);
            true
        })
    }

    /// Says who won.
    #[must_use]
    pub fn with_outcome(&self, outcome: Option<Outcome>) -> Option<Sheet> {
        if self.record.outcome == outcome {
            return None;
        }
        self.edit(|record| {
            record.outcome = outcome;
            true
        })
    }

    /// Puts judgments on moves and lines beside them: what a review found. A glyph that judges is
    /// replaced, everything else stays.
    #[must_use]
    pub fn annotated(&self, findings: &[(NodeId, Option<u8>, Vec<Move>)]) -> Option<Sheet> {
        let start = self.record.start_position()?;
        self.edit(|record| {
            for (node, glyph, line) in findings {
                let note = record.tree.value_mut(*node);
                note.glyphs.retain(|other| !is_judgment(*other));
                note.glyphs.extend(glyph);
                let Some(parent) = record.tree.parent(*node).filter(|_| glyph.is_some()) else { continue };
                let mut position = start.clone();
                for mv in record.tree.moves_to(parent) {
                    position.make(mv);
                }
                let mut at = parent;
                for mv in line {
                    if !position.is_legal(*mv) {
                        break;
                    }
                    position.make(*mv);
                    at = record.tree.play(at, *mv);
                }
            }
            !findings.is_empty()
        })
    }
}

/// Whether a glyph says how good a move is: `!` to `?!`.
#[must_use]
pub const fn is_judgment(glyph: u8) -> bool {
    matches!(glyph, 1..=6)
}

/// What somebody typed as the formats keep it: no control characters but line ends.
fn clean_comment(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let kept: String = text.chars().filter(|letter| *letter == '\n' || !letter.is_control()).collect();
    kept.trim().to_owned()
}
