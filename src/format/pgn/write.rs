//! Writes PGN text.

use super::TAGS;
use crate::format::{Header, Note, Record, Shape, fen, outcome};
use crate::game::{GameTree, NodeId};
use crate::notation::chinese::Script;
use crate::notation::{Notation, wxf};
use crate::rules::{Move, Position, Setup, Side, Undo};

/// How the moves of a PGN file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveText {
    /// `炮二平五`, as XQWizard and most collections.
    Chinese,
    /// `C2=5`, by World Xiangqi Rules 2018.
    Wxf,
    /// `H2-E2`.
    Iccs,
}

impl MoveText {
    /// All ways to write moves.
    pub const ALL: [MoveText; 3] = [MoveText::Chinese, MoveText::Wxf, MoveText::Iccs];

    /// The notation.
    pub(in crate::format) fn notation(self) -> Notation {
        match self {
            MoveText::Chinese => Notation::Chinese(Script::Simplified),
            MoveText::Wxf => Notation::Wxf(wxf::Dialect::Rules2018),
            MoveText::Iccs => Notation::Iccs,
        }
    }

    /// The value of the tag `Format`; the first is the default.
    fn name(self) -> Option<&'static str> {
        match self {
            MoveText::Chinese => None,
            MoveText::Wxf => Some("WXF"),
            MoveText::Iccs => Some("ICCS"),
        }
    }
}

/// The text of a record: tags, moves with variations, comments, glyphs and shapes, the result.
#[must_use]
pub fn write(record: &Record, moves: MoveText) -> String {
    let mut text = String::new();
    tag(&mut text, "Game", "Chinese Chess");
    let mut written: Vec<Header> = Vec::new();
    for (name, header) in TAGS {
        let value = record.headers.get(header);
        if !value.is_empty() && !written.contains(&header) {
            tag(&mut text, name, value);
            written.push(header);
        }
    }
    for (name, value) in record.headers.others().iter().filter(|(name, _)| !name.is_empty()) {
        tag(&mut text, name, value);
    }
    tag(&mut text, "Result", outcome::write(record.outcome));
    if record.start != Setup::start() {
        tag(&mut text, "FEN", &fen::write(&record.start));
    }
    if let Some(name) = moves.name() {
        tag(&mut text, "Format", name);
    }
    text.push('\n');
    let mut body = Body { words: Vec::new(), numbered: false };
    body.note(record.tree.value(NodeId::ROOT));
    if let Some(position) = record.start_position() {
        body.moves(&record.tree, position, moves.notation());
    }
    body.words.push(outcome::write(record.outcome).to_string());
    text.push_str(&body.wrapped());
    text
}

fn tag(text: &mut String, name: &str, value: &str) {
    text.push_str(&format!("[{name} \"{}\"]\n", value.replace('\n', " ").replace("\"]", "\" ]")));
}

/// The words of the move text.
struct Body {
    words: Vec<String>,
    /// Whether the number of the round stands before the next move of Black already.
    numbered: bool,
}

/// What is still to be done, last first.
enum Task {
    /// Write a node of a line, its alternatives, and what follows it.
    Line(NodeId),
    /// Write a variation that begins with this node.
    Variation(NodeId),
    /// Play a move.
    Play(Move),
    /// End a variation: go back to this ply.
    Close(usize),
}

impl Body {
    fn moves(&mut self, tree: &GameTree<Note>, mut position: Position, notation: Notation) {
        let mut undos: Vec<Undo> = Vec::new();
        let mut tasks: Vec<Task> = tree.next(NodeId::ROOT).map(Task::Line).into_iter().collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Play(mv) => undos.push(position.make(mv)),
                Task::Close(ply) => {
                    while undos.len() > ply {
                        undos.pop().into_iter().for_each(|undo| position.unmake(undo));
                    }
                    self.words.push(")".to_string());
                    self.numbered = false;
                }
                Task::Line(node) | Task::Variation(node) => {
                    let Some(mv) = tree.mv(node) else { continue };
                    let branches = matches!(task, Task::Variation(_));
                    if branches {
                        self.words.push("(".to_string());
                        self.numbered = false;
                        tasks.push(Task::Close(undos.len()));
                    }
                    self.mv(&position, mv, notation);
                    self.note(tree.value(node));
                    tasks.extend(tree.next(node).map(Task::Line));
                    tasks.push(Task::Play(mv));
                    // The alternatives to a line's first node are written with the line it leaves.
                    let first = if branches { None } else { tree.next_sibling(node) };
                    let siblings: Vec<NodeId> =
                        std::iter::successors(first, |node| tree.next_sibling(*node)).collect();
                    tasks.extend(siblings.into_iter().rev().map(Task::Variation));
                }
            }
        }
    }

    fn mv(&mut self, position: &Position, mv: Move, notation: Notation) {
        match position.turn() {
            Side::Red => self.words.push(format!("{}.", position.round())),
            Side::Black if !self.numbered => self.words.push(format!("{}...", position.round())),
            Side::Black => {}
        }
        self.words.push(notation.write(position, mv));
        self.numbered = position.turn() == Side::Red;
    }

    fn note(&mut self, note: &Note) {
        self.words.extend(note.glyphs.iter().map(|glyph| format!("${glyph}")));
        let mut comment = note.comment.clone();
        for (name, arrows) in [("csl", false), ("cal", true)] {
            let shapes: Vec<String> =
                note.shapes.iter().filter(|shape| shape.to.is_some() == arrows).map(shape).collect();
            if !shapes.is_empty() {
                comment.push_str(&format!("[%{name} {}]", shapes.join(",")));
            }
        }
        if !comment.is_empty() {
            // Readers take braces in pairs at best, and a bracket at the beginning of a line for a tag.
            let comment = comment.replace('{', "(").replace('}', ")").replace("\n[", " [");
            self.words.push(format!("{{{comment}}}"));
            self.numbered = false;
        }
    }

    /// The words in lines of some 80 columns; parentheses touch what they enclose.
    fn wrapped(&self) -> String {
        let mut text = String::new();
        let mut width = 0;
        let mut glue = true;
        for word in &self.words {
            // Chinese characters take two columns.
            let columns: usize = word.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum();
            if !glue && word != ")" {
                let breaks = width + 1 + columns > 80;
                text.push(if breaks { '\n' } else { ' ' });
                width = if breaks { 0 } else { width + 1 };
            }
            text.push_str(word);
            width += columns;
            glue = word == "(";
        }
        text.push('\n');
        text
    }
}

/// `Gh2` or `Gh2e2`.
fn shape(shape: &Shape) -> String {
    let to = shape.to.map_or_else(String::new, |to| to.iccs());
    format!("{}{}{to}", shape.brush.letter(), shape.from.iccs())
}
