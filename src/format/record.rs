//! A game as files and pasted text hold it: where it starts, its tree of moves with notes, who
//! played, and what of the file could not be kept.

use super::Flaw;
use crate::game::GameTree;
use crate::referee::Outcome;
use crate::rules::{Move, Position, Setup, Square};

/// One game, problem or diagram.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What is said about the game.
    pub headers: Headers,
    /// Where it starts. With moves it can be played; a diagram need not be a legal position.
    pub start: Setup,
    /// The moves, each legal where it stands. The note of the root comes before the first move.
    pub tree: GameTree<Note>,
    /// Who won, as the record says; none if it does not or the game goes on.
    pub outcome: Option<Outcome>,
    /// What could not be kept, in the order of the file. Empty for an intact record.
    pub flaws: Vec<Flaw>,
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(start: Setup) -> Record {
        Record {
            headers: Headers::default(),
            start,
            tree: GameTree::new(Note::default()),
            outcome: None,
            flaws: Vec::new(),
        }
    }

    /// The start as a position that can be played; none if it is only a diagram.
    #[must_use]
    pub fn start_position(&self) -> Option<Position> {
        Position::from_diagram(&self.start).ok()
    }

    /// The position after the main line; none if the start cannot be played.
    #[must_use]
    pub fn final_position(&self) -> Option<Position> {
        let mut position = self.start_position()?;
        for mv in self.tree.main_line() {
            position = position.play(mv).ok()?;
        }
        Some(position)
    }
}

/// What is written at a node of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Note {
    /// Text, lines parted by `\n`. Never has control or direction-changing characters.
    pub comment: String,
    /// Numeric annotation glyphs as PGN counts them: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, 16 Red is
    /// better, and so on.
    pub glyphs: Vec<u8>,
    /// Marked squares and drawn arrows.
    pub shapes: Vec<Shape>,
}

impl Note {
    /// Whether nothing is written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.glyphs.is_empty() && self.shapes.is_empty()
    }
}

/// Something drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Its color.
    pub brush: Brush,
    /// The marked square, or where an arrow begins.
    pub from: Square,
    /// Where an arrow ends; none for a marked square.
    pub to: Option<Square>,
}

impl Shape {
    /// A marked square.
    #[must_use]
    pub fn mark(brush: Brush, square: Square) -> Shape {
        Shape { brush, from: square, to: None }
    }

    /// An arrow along a move.
    #[must_use]
    pub fn arrow(brush: Brush, mv: Move) -> Shape {
        Shape { brush, from: mv.from, to: Some(mv.to) }
    }
}

/// The color of a [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Brush {
    Green,
    Red,
    Yellow,
    Blue,
}

impl Brush {
    /// All brushes, in the order in which a pointer with modifier keys chooses them.
    pub const ALL: [Brush; 4] = [Brush::Green, Brush::Red, Brush::Yellow, Brush::Blue];

    /// The capital letter that stands for it in PGN comments.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Brush::Green => 'G',
            Brush::Red => 'R',
            Brush::Yellow => 'Y',
            Brush::Blue => 'B',
        }
    }

    /// The brush a letter stands for.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Brush> {
        Brush::ALL.into_iter().find(|brush| brush.letter() == letter)
    }
}

/// A kind of statement about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Header {
    Title,
    Event,
    Site,
    Date,
    Round,
    Red,
    RedTeam,
    RedRating,
    Black,
    BlackTeam,
    BlackRating,
    /// The rule for the clocks, as written.
    TimeControl,
    RedTime,
    BlackTime,
    Opening,
    Variation,
    /// The code of the opening in the Encyclopedia of Chinese Chess Openings.
    Ecco,
    Category,
    Source,
    /// How the game ended, in words.
    Ending,
    Annotator,
    /// Who made the record.
    Author,
}

impl Header {
    /// All kinds, in the order in which they are written.
    pub const ALL: [Header; 22] = [
        Header::Title,
        Header::Event,
        Header::Site,
        Header::Date,
        Header::Round,
        Header::Red,
        Header::RedTeam,
        Header::RedRating,
        Header::Black,
        Header::BlackTeam,
        Header::BlackRating,
        Header::TimeControl,
        Header::RedTime,
        Header::BlackTime,
        Header::Opening,
        Header::Variation,
        Header::Ecco,
        Header::Category,
        Header::Source,
        Header::Ending,
        Header::Annotator,
        Header::Author,
    ];
}

/// What is said about a game: known kinds, at most once each, and anything else by its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    known: Vec<(Header, String)>,
    others: Vec<(String, String)>,
}

impl Headers {
    /// The value, empty if nothing is said.
    #[must_use]
    pub fn get(&self, header: Header) -> &str {
        self.known.iter().find(|(known, _)| *known == header).map_or("", |(_, value)| value)
    }

    /// Says something; an empty value takes it back.
    pub fn set(&mut self, header: Header, value: impl Into<String>) {
        let value = value.into();
        self.known.retain(|(known, _)| *known != header);
        if !value.is_empty() {
            let at = self.known.partition_point(|(known, _)| *known < header);
            self.known.insert(at, (header, value));
        }
    }

    /// Says something unless it is said already.
    pub fn set_if_unset(&mut self, header: Header, value: impl Into<String>) {
        if self.get(header).is_empty() {
            self.set(header, value);
        }
    }

    /// What is said, in the order of [`Header::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Header, &str)> {
        self.known.iter().map(|(header, value)| (*header, value.as_str()))
    }

    /// Statements of other kinds with the names their file gives them.
    #[must_use]
    pub fn others(&self) -> &[(String, String)] {
        &self.others
    }

    /// Adds a statement of another kind.
    pub fn push_other(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.others.push((name.into(), value.into()));
    }
}
