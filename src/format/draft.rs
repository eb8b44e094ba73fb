//! The moves of a text before anybody asked whether they can be played: lines with their variations.
//!
//! A parser drafts what stands in the text; [`Draft::grow`] plays it. Whole lines are read at once, so
//! that an ambiguous text is decided by the moves after it.

use super::growth::Growth;
use super::{FlawKind, Limit, Shape};
use crate::game::NodeId;
use crate::notation::Misread;
use crate::notation::line::{self, Line, Manner, RankBase};
use crate::rules::{Move, Setup};

/// Lines of moves as they are written.
pub(super) struct Draft<'a> {
    text: &'a str,
    /// Where the record ends in the text.
    end: usize,
    /// The main line first.
    lines: Vec<DraftLine>,
    /// What is written before the first move.
    root: DraftNote,
    /// Lines that are open, innermost last, with the place where they began.
    open: Vec<(usize, usize)>,
    /// Variations that lie too deep, in levels below the deepest that is kept.
    too_deep: usize,
    /// Where a limit was passed first.
    limit: Option<(usize, Limit)>,
    moves: usize,
    /// Words in ASCII that are no moves.
    words: usize,
    /// The number of Red's first rank, where somebody has said it.
    ranks: Option<RankBase>,
}

#[derive(Default)]
struct DraftLine {
    moves: Vec<DraftMove>,
    /// Text that is no move and stands behind the last move.
    junk: Option<(usize, usize)>,
    /// Whether there is text that is no move and is not written in ASCII.
    prose: bool,
    /// What is written before the first move.
    before: String,
}

struct DraftMove {
    /// From where to where it stands in the text.
    span: (usize, usize),
    /// Text right before it that is no move.
    junk: Option<(usize, usize)>,
    note: DraftNote,
    /// Alternatives to this move.
    variations: Vec<usize>,
}

#[derive(Default)]
struct DraftNote {
    at: usize,
    comment: String,
    glyphs: Vec<u8>,
    shapes: Vec<Shape>,
}

impl<'a> Draft<'a> {
    /// For a record that ends at `end`.
    pub fn new(text: &'a str, end: usize) -> Draft<'a> {
        Draft {
            text,
            end,
            lines: vec![DraftLine::default()],
            root: DraftNote::default(),
            open: vec![(0, 0)],
            too_deep: 0,
            limit: None,
            moves: 0,
            words: 0,
            ranks: None,
        }
    }

    /// Reads pairs of squares in this way and in no other.
    pub fn count_ranks_from(&mut self, ranks: Option<RankBase>) {
        self.ranks = ranks;
    }

    /// How many words in ASCII letters are no moves.
    pub fn words(&self) -> usize {
        self.words
    }

    /// Whether there are moves in the main line.
    pub fn has_moves(&self) -> bool {
        !self.lines[0].moves.is_empty()
    }

    /// How deep the place lies in variations.
    pub fn depth(&self) -> usize {
        self.open.len() - 1 + self.too_deep
    }

    fn top(&mut self) -> &mut DraftLine {
        let (line, _) = self.open.last().copied().unwrap_or_default();
        &mut self.lines[line]
    }

    pub fn push_move(&mut self, span: (usize, usize)) {
        if self.too_deep > 0 {
            return;
        }
        // A few more than are kept, so that the tree itself meets its limit, too.
        if self.moves > 2 * Limit::NODES {
            self.limit.get_or_insert((span.0, Limit::Nodes));
            return;
        }
        self.moves += 1;
        let top = self.top();
        let junk = top.junk.take();
        let comment = std::mem::take(&mut top.before);
        let note = DraftNote { at: span.0, comment, ..DraftNote::default() };
        top.moves.push(DraftMove { span, junk, note, variations: Vec::new() });
    }

    /// Text that is no move. It is passed over unless the line ends right behind it.
    pub fn push_junk(&mut self, span: (usize, usize)) {
        let prose = !self.text[span.0..span.1].is_ascii();
        self.words += usize::from(!prose);
        let top = self.top();
        top.junk.get_or_insert(span);
        top.prose |= prose;
    }

    pub fn push_glyph(&mut self, glyph: u8) {
        if let Some(note) = self.note().filter(|note| note.glyphs.len() < 16) {
            note.glyphs.push(glyph);
        }
    }

    pub fn push_shape(&mut self, shape: Shape) {
        if let Some(note) = self.note().filter(|note| note.shapes.len() < 256) {
            note.shapes.push(shape);
        }
    }

    pub fn push_comment(&mut self, at: usize, comment: &str) {
        let comment = comment.trim();
        if comment.is_empty() || self.too_deep > 0 {
            return;
        }
        let main = self.open.len() == 1;
        let top = self.top();
        let target = match top.moves.last_mut() {
            Some(last) => &mut last.note.comment,
            None if main => {
                self.root.at = at;
                &mut self.root.comment
            }
            None => &mut top.before,
        };
        append(target, comment);
    }

    /// Writes a comment before the first move, after what is written there already.
    pub fn push_before(&mut self, at: usize, comment: &str) {
        self.root.at = at;
        append(&mut self.root.comment, comment);
    }

    fn note(&mut self) -> Option<&mut DraftNote> {
        if self.too_deep > 0 {
            return None;
        }
        let main = self.open.len() == 1;
        match self.lines[self.open.last()?.0].moves.last_mut() {
            Some(last) => Some(&mut last.note),
            None => main.then_some(&mut self.root),
        }
    }

    /// Alternatives to the last move begin.
    pub fn open(&mut self, at: usize) {
        let full = self.lines.len() > Limit::NODES;
        if self.open.len() > Limit::NESTING || self.too_deep > 0 || full {
            self.limit.get_or_insert((at, if full { Limit::Nodes } else { Limit::Nesting }));
            self.too_deep += 1;
            return;
        }
        self.lines.push(DraftLine::default());
        self.open.push((self.lines.len() - 1, at));
    }

    /// They end. Nothing happens if none are open.
    pub fn close(&mut self, at: usize) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return;
        }
        if self.open.len() == 1 {
            return;
        }
        let Some((number, from)) = self.open.pop() else { return };
        let line = &self.lines[number];
        if line.moves.is_empty() || line.prose {
            // Some programs put comments in parentheses.
            let text = self.text;
            self.push_comment(from, &text[from + 1..at]);
        } else if let Some(last) = self.top().moves.last_mut() {
            last.variations.push(number);
        }
    }

    fn texts(&self, line: usize) -> Vec<&'a str> {
        self.lines[line].moves.iter().map(|mv| &self.text[mv.span.0..mv.span.1]).collect()
    }

    /// The record that starts from `start`. The other side begins if only it can play the first move.
    pub fn grow(mut self, mut start: Setup) -> Growth {
        while self.open.len() > 1 {
            self.close(self.end);
        }
        let main = self.texts(0);
        let mut manner = Manner::OPEN;
        let mut best: Option<Line> = None;
        let mut manners = Manner::candidates(&self.all_texts());
        if let Some(first) = manners.first().copied().filter(|manner| manner.ranks.is_some()) {
            manners = self.ranks.map_or(manners, |ranks| vec![Manner { ranks: Some(ranks), ..first }]);
        }
        manners.truncate(if main.is_empty() { 1 } else { manners.len() });
        let turns = [start.turn, !start.turn];
        'found: for turn in turns.into_iter().take(if main.is_empty() { 1 } else { 2 }) {
            let growth = Growth::new(Setup { turn, ..start.clone() });
            let Some(position) = growth.position() else { continue };
            for candidate in &manners {
                let line = line::read_as(*candidate, position, &main);
                let done = line.stop.is_none();
                if best.as_ref().is_none_or(|best| line.moves.len() > best.moves.len()) {
                    (start.turn, manner, best) = (turn, *candidate, Some(line));
                }
                if done {
                    break 'found;
                }
            }
            // Whoever can play the first move is the one.
            if best.as_ref().is_some_and(|best| !best.moves.is_empty()) {
                break;
            }
        }
        let mut growth = Growth::new(start);
        growth.comment(&self.root.comment, self.root.at);
        if let Some(note) = growth.note() {
            note.glyphs = std::mem::take(&mut self.root.glyphs);
            note.shapes = std::mem::take(&mut self.root.shapes);
        }
        self.play(&mut growth, manner, best.unwrap_or_else(|| unread(&main)));
        if let Some((at, limit)) = self.limit {
            growth.flaw(at, FlawKind::Limit(limit));
        }
        growth
    }

    fn all_texts(&self) -> Vec<&'a str> {
        (0..self.lines.len()).flat_map(|line| self.texts(line)).collect()
    }

    /// Plays the main line, and each variation when it has reached the move that it replaces.
    fn play(&mut self, growth: &mut Growth, manner: Manner, main: Line) {
        let mut frames = vec![Frame::new(0, main)];
        while let Some(frame) = frames.last_mut() {
            let Some(mv) = self.lines[frame.line].moves.get_mut(frame.index) else {
                frames.pop();
                continue;
            };
            let before = frame.before.unwrap_or_else(|| growth.ply());
            let readable = frame.moves.get(frame.index).copied();
            if frame.before.is_none() {
                frame.before = Some(before);
                if readable.is_some() {
                    frame.node = growth.play(readable, mv.span.0);
                    write_note(growth, &mut mv.note);
                }
                mv.variations.reverse();
            }
            if let Some(variation) = mv.variations.pop() {
                growth.back_to(before);
                let texts = self.texts(variation);
                let line = match growth.position() {
                    Some(position) => line::read_as(manner, position, &texts),
                    None => unread(&texts),
                };
                frames.push(Frame::new(variation, line));
                continue;
            }
            growth.back_to(before);
            match frame.node.take() {
                Some(node) => growth.again(node),
                // Alternatives to a move that cannot be played are kept; it ends its line after them.
                None => {
                    let (span, why) = match (&mut frame.why, mv.junk) {
                        // What stands before it may well be the move that is missing.
                        (Some(_), Some(junk)) => (junk, Misread::NotAMove),
                        (why, _) => (mv.span, why.take().unwrap_or(Misread::NoSuchMove)),
                    };
                    growth.refuse(self.text[span.0..span.1].to_string(), why, span.0);
                }
            }
            frame.before = None;
            frame.index += 1;
        }
    }
}

/// A line that is being played.
struct Frame {
    line: usize,
    index: usize,
    moves: Vec<Move>,
    /// Why the first of its texts that is no move is none.
    why: Option<Misread>,
    /// Plies before the move whose variations are being played.
    before: Option<usize>,
    node: Option<NodeId>,
}

impl Frame {
    fn new(number: usize, line: Line) -> Frame {
        let why = line.stop.map(|stop| stop.why);
        Frame { line: number, index: 0, moves: line.moves, why, before: None, node: None }
    }
}

/// Adds a paragraph. A little more than the limit is let through, so that the tree sees that it was
/// passed and says so.
fn append(target: &mut String, text: &str) {
    let mut end = text.len().min((Limit::COMMENT_BYTES + 8).saturating_sub(target.len()));
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    if end > 0 && !target.is_empty() {
        target.push('\n');
    }
    target.push_str(&text[..end]);
}

/// A line of which nothing can be played.
fn unread(texts: &[&str]) -> Line {
    let stop = (!texts.is_empty()).then_some(line::Stop { index: 0, why: Misread::NoSuchMove });
    Line { moves: Vec::new(), stop, doubt: None }
}

fn write_note(growth: &mut Growth, note: &mut DraftNote) {
    growth.comment(&note.comment, note.at);
    if let Some(written) = growth.note() {
        written.glyphs = std::mem::take(&mut note.glyphs);
        written.shapes = std::mem::take(&mut note.shapes);
    }
}
