//! What of a file could not be kept, in a form that can be saved with the rest of the game.

use serde::{Deserialize, Serialize};

use crate::format::{Flaw, FlawKind, Place};
use crate::notation::Misread;

/// A flaw of a record, as it is told and saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blemish {
    /// Bytes from the beginning of a binary file; or line and character of a text, from 1.
    pub at: At,
    /// What it is.
    pub what: What,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum At {
    Byte(usize),
    Text { line: usize, column: usize },
}

/// What could not be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// A move; its line ends before it.
    Move {
        /// Moves before it.
        ply: usize,
        /// As it is written.
        text: String,
        /// What is wrong with it.
        why: Wrong,
        /// Moves that were dropped with it.
        dropped: usize,
    },
    /// Moves from a start that cannot be played.
    Start {
        /// How many moves.
        dropped: usize,
    },
    /// The start's record; the usual start was taken.
    Fen,
    /// A variation that hangs on no line.
    Loose {
        /// Its name.
        name: String,
    },
    /// The file ends in the middle.
    Truncated,
    /// More than is read.
    Limit,
    /// Characters outside the file's encoding.
    Characters,
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wrong {
    /// It is no move at all.
    NotAMove,
    /// No man can do this.
    NoSuchMove,
    /// The rules forbid it.
    Illegal,
}

impl From<&Flaw> for Blemish {
    fn from(flaw: &Flaw) -> Blemish {
        let at = match flaw.at {
            Place::Byte(byte) => At::Byte(byte),
            Place::Text { line, column } => At::Text { line, column },
        };
        let what = match &flaw.kind {
            FlawKind::Move { ply, text, why, dropped } => What::Move {
                ply: *ply,
                text: text.clone(),
                why: match why {
                    Misread::NotAMove => Wrong::NotAMove,
                    Misread::NoSuchMove => Wrong::NoSuchMove,
                    Misread::Illegal { .. } => Wrong::Illegal,
                },
                dropped: *dropped,
            },
            FlawKind::Start { dropped, .. } => What::Start { dropped: *dropped },
            FlawKind::Fen(_) => What::Fen,
            FlawKind::LooseLine { name } => What::Loose { name: name.clone() },
            FlawKind::Truncated => What::Truncated,
            FlawKind::Limit(_) => What::Limit,
            FlawKind::Characters => What::Characters,
        };
        Blemish { at, what }
    }
}
