//! What is wrong with a record, and where.

use std::fmt;

use super::Format;
use super::fen::FenError;
use crate::notation::Misread;
use crate::rules::Fault;

/// Something of a record that could not be kept. The rest is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where it is.
    pub at: Place,
    /// What it is.
    pub kind: FlawKind,
}

/// A place in a file or a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a binary file: bytes from its beginning, of the unpacked content if it was packed.
    Byte(usize),
    /// In a text: line and character, from 1.
    Text {
        /// The line.
        line: usize,
        /// The character of the line.
        column: usize,
    },
}

/// What could not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// A move that cannot be read or played. Its line ends before it.
    Move {
        /// How many moves lead to the place where it stands.
        ply: usize,
        /// The move as it is written; pairs of squares with ranks 0 to 9 for binary files.
        text: String,
        /// What is wrong with it.
        why: Misread,
        /// Moves that were dropped: it, those of its line after it, and alternatives to those.
        dropped: usize,
    },
    /// Moves are given for a start that cannot be played; the start is kept as a diagram.
    Start {
        /// What is wrong with it.
        faults: Vec<Fault>,
        /// Moves that were dropped.
        dropped: usize,
    },
    /// The record of the start position cannot be read; the usual start was taken.
    Fen(FenError),
    /// A variation that hangs on no line.
    LooseLine {
        /// Its name.
        name: String,
    },
    /// The file ends in the middle of the record.
    Truncated,
    /// A limit was passed; what lies beyond was dropped.
    Limit(Limit),
    /// Characters that the encoding of the file does not know; they are shown as `�`.
    Characters,
}

/// How much is read. A record or a file beyond is cut there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// [`Limit::NODES`].
    Nodes,
    /// [`Limit::NESTING`].
    Nesting,
    /// [`Limit::COMMENT_BYTES`].
    Comment,
    /// [`Limit::RECORDS`].
    Records,
}

impl Limit {
    /// The largest file, in bytes.
    pub const FILE_BYTES: usize = 20 << 20;
    /// The largest content of a packed file, in bytes.
    pub const UNPACKED_BYTES: usize = 64 << 20;
    /// The most records of a file.
    pub const RECORDS: usize = 50_000;
    /// The most moves of a record.
    pub const NODES: usize = 200_000;
    /// How deep variations of a text may lie in each other.
    pub const NESTING: usize = 64;
    /// The longest comment, in bytes.
    pub const COMMENT_BYTES: usize = 64 << 10;
    /// The longest header, in bytes.
    pub const HEADER_BYTES: usize = 4 << 10;
}

/// Why nothing of a file or a text could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is nothing in it.
    Empty,
    /// It is larger than [`Limit::FILE_BYTES`], or unpacks to more than [`Limit::UNPACKED_BYTES`].
    TooLarge {
        /// Its size.
        bytes: usize,
    },
    /// It is of no format that is known.
    Unknown,
    /// It is of a known format but damaged beyond use.
    Damaged {
        /// The format.
        format: Format,
        /// Where.
        at: Place,
        /// What is missing or wrong there.
        what: Damage,
    },
}

/// What is wrong with a damaged file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Damage {
    /// It ends before all of the parts a game needs.
    EndsEarly,
    /// It is packed, and the packing is broken.
    Packing,
    /// It is written by a version that nobody has described.
    Version(u8),
    /// A part says that it is longer than the file.
    Length,
}

/// For logs; the page words each flaw in its reader's language.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.at)?;
        match &self.kind {
            FlawKind::Move { ply, text, why, dropped } => {
                write!(f, "after {ply} plies: {text:?}: {why}; {dropped} moves dropped")
            }
            FlawKind::Start { faults, dropped } => {
                write!(f, "start cannot be played: {faults:?}; {dropped} moves dropped")
            }
            FlawKind::Fen(error) => write!(f, "start: {error}"),
            FlawKind::LooseLine { name } => write!(f, "variation {name} hangs on no line"),
            FlawKind::Truncated => write!(f, "the file ends here"),
            FlawKind::Limit(limit) => write!(f, "too much: {limit:?}"),
            FlawKind::Characters => write!(f, "characters that the encoding does not know"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Byte(at) => write!(f, "byte {at}"),
            Place::Text { line, column } => write!(f, "line {line}, character {column}"),
        }
    }
}

/// For logs; the page words each case in its reader's language.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Empty => write!(f, "nothing in it"),
            Unreadable::TooLarge { bytes } => write!(f, "{bytes} bytes are too many"),
            Unreadable::Unknown => write!(f, "of no known format"),
            Unreadable::Damaged { format, at, what } => {
                write!(f, "{at}: damaged {format:?}: ")?;
                match what {
                    Damage::EndsEarly => write!(f, "ends too early"),
                    Damage::Packing => write!(f, "cannot be unpacked"),
                    Damage::Version(version) => write!(f, "unknown version {version}"),
                    Damage::Length => write!(f, "a length beyond the end"),
                }
            }
        }
    }
}

impl std::error::Error for Unreadable {}
