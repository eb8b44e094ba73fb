//! Names of openings, found by position: whatever order of moves leads there, mirrored or not.
//!
//! The table is text (`content/openings.txt`), so that the page can fetch it when it is first needed.
//! Codes are those of the Encyclopedia of Chinese Chess Openings as XQWizard and xqbase print them
//! (2004); another, incompatible numbering exists.

use std::fmt;

use crate::rules::{Move, Position, Setup};

/// An opening with its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// A letter and two digits.
    pub code: String,
    /// Its name.
    pub names: Names,
    /// One order of moves that leads to it from the start of a game.
    pub line: Vec<Move>,
}

/// What something is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// In simplified Chinese.
    pub chinese: String,
    /// In English.
    pub english: String,
    /// In German; few are attested.
    pub german: Option<String>,
}

/// A table of openings.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    openings: Vec<Opening>,
    /// Names of letters and of letters with a digit, by code.
    groups: Vec<(String, Names)>,
    /// By [`Position::hash`], then direct ones before mirrored ones.
    positions: Vec<(u64, bool, usize)>,
}

impl Openings {
    /// Reads a table.
    ///
    /// ```
    /// use chuhe::game::Openings;
    ///
    /// let table = "= A4 | 起马局 | Horse Opening | Pferdeeröffnung\nA40 b0c2 | 起马局 | Horse Opening\n";
    /// assert_eq!(Openings::parse(table).unwrap().iter().count(), 1);
    /// ```
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn parse(text: &str) -> Result<Openings, OpeningsError> {
        let mut table = Openings::default();
        for (index, line) in text.lines().enumerate() {
            let error = |fault| OpeningsError { line: index + 1, fault };
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let mut fields = line.split(" | ");
            let head = fields.next().unwrap_or_default();
            let mut name = || fields.next().filter(|name| !name.is_empty()).map(str::to_string);
            let names = Names {
                chinese: name().ok_or(error(OpeningsFault::Name))?,
                english: name().ok_or(error(OpeningsFault::Name))?,
                german: name(),
            };
            match head.split_once(' ') {
                Some(("=", code)) => table.groups.push((code.to_string(), names)),
                Some((code, moves)) => {
                    let line = read_line(moves).ok_or(error(OpeningsFault::Moves))?;
                    table
                        .add(Opening { code: code.to_string(), names, line })
                        .ok_or(error(OpeningsFault::Illegal))?;
                }
                None => return Err(error(OpeningsFault::Moves)),
            }
        }
        table.groups.sort_by(|one, other| one.0.cmp(&other.0));
        table.positions.sort_unstable();
        Ok(table)
    }

    /// None if the line is not legal.
    fn add(&mut self, opening: Opening) -> Option<()> {
        let mut position = Position::start();
        for mv in &opening.line {
            position = position.play(*mv).ok()?;
        }
        let index = self.openings.len();
        self.positions.push((position.hash(), false, index));
        self.positions.push((mirrored(&position)?.hash(), true, index));
        self.openings.push(opening);
        Some(())
    }

    /// All openings, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = &Opening> {
        self.openings.iter()
    }

    /// The opening that a position is the mark of.
    #[must_use]
    pub fn find(&self, position: &Position) -> Option<&Opening> {
        let hash = position.hash();
        let at = self.positions.partition_point(|(other, ..)| *other < hash);
        let (found, _, index) = self.positions.get(at)?;
        if *found == hash { self.openings.get(*index) } else { None }
    }

    /// The opening of a game: that of the last of its positions which is in the table.
    #[must_use]
    pub fn of_game<'a>(&self, positions: impl IntoIterator<Item = &'a Position>) -> Option<&Opening> {
        positions.into_iter().filter_map(|position| self.find(position)).last()
    }

    /// The name of the group that a code belongs to, by its letter and first digit, or by its letter.
    #[must_use]
    pub fn group(&self, code: &str) -> Option<&Names> {
        let index = self.groups.binary_search_by(|(group, _)| group.as_str().cmp(code)).ok()?;
        self.groups.get(index).map(|(_, names)| names)
    }
}

fn mirrored(position: &Position) -> Option<Position> {
    Position::from_setup(&Setup::mirrored(&position.setup())).ok()
}

/// Moves without anything between.
fn read_line(text: &str) -> Option<Vec<Move>> {
    text.as_bytes().chunks(4).map(|four| Move::from_iccs(std::str::from_utf8(four).ok()?)).collect()
}

/// Why a table of openings cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpeningsError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: OpeningsFault,
}

/// What is wrong with a line of a table of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningsFault {
    /// There are not two names.
    Name,
    /// The moves are no pairs of squares.
    Moves,
    /// A move that cannot be played.
    Illegal,
}

/// For logs.
impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.fault)
    }
}

impl std::error::Error for OpeningsError {}
