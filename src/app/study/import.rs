//! Files and pasted text read in slices, so that a page stays alive and can stop.

use crate::format::{self, Format, Records, Unreadable};
use crate::game::Openings;

use super::Sheet;
use super::library::Entry;
use super::saved::SavedRecord;

/// A file that is being read.
pub struct Import {
    name: String,
    records: Records,
    /// Records so far, readable or not.
    count: usize,
}

/// A game of a file.
#[derive(Clone, Debug)]
pub struct Found {
    /// What the library says of it.
    pub entry: Entry,
    /// The game.
    pub sheet: Sheet,
}

impl Found {
    /// The game as it is saved.
    #[must_use]
    pub fn text(&self) -> String {
        SavedRecord::of(&self.sheet).to_text()
    }
}

/// What could not be read: a file, or a game of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file's name.
    pub file: String,
    /// Which game of it, from 1; none if it is the file.
    pub game: Option<usize>,
    /// Why not.
    pub why: Unreadable,
}

impl Import {
    /// Opens a file by its content. The name is only told.
    ///
    /// # Errors
    /// Why nothing of it can be read.
    pub fn open(name: &str, bytes: Vec<u8>) -> Result<Import, Failure> {
        Import::of(name, format::open(bytes))
    }

    /// Opens a pasted text.
    ///
    /// # Errors
    /// Why nothing of it can be read.
    pub fn open_text(name: &str, text: String) -> Result<Import, Failure> {
        Import::of(name, format::open_text(text))
    }

    fn of(name: &str, records: Result<Records, Unreadable>) -> Result<Import, Failure> {
        match records {
            Ok(records) => Ok(Import { name: name.to_owned(), records, count: 0 }),
            Err(why) => Err(Failure { file: name.to_owned(), game: None, why }),
        }
    }

    /// What the file was recognised as.
    #[must_use]
    pub fn format(&self) -> Format {
        self.records.format()
    }

    /// How many bytes are read, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        self.records.progress()
    }

    /// Whether the file holds more games than are read.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.records.is_cut()
    }

    /// The next game, or why it cannot be read; none at the end.
    pub fn step(&mut self, openings: Option<&Openings>) -> Option<Result<Found, Failure>> {
        let record = self.records.next()?;
        self.count += 1;
        Some(match record {
            Ok(record) => {
                let entry = Entry::of(&record, &self.name, record.flaws.len(), openings);
                Ok(Found { entry, sheet: Sheet::new(record) })
            }
            Err(why) => Err(Failure { file: self.name.clone(), game: Some(self.count), why }),
        })
    }
}

/// How far the reading of files is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Files to be read.
    pub files: usize,
    /// Files that are read.
    pub done: usize,
    /// The file that is being read.
    pub file: String,
    /// How much of it is read, in hundredths.
    pub percent: u8,
    /// Games found.
    pub games: usize,
    /// Whether it is going on.
    pub running: bool,
    /// Whether somebody stopped it.
    pub canceled: bool,
    /// What could not be read; a long list ends early.
    pub failures: Vec<Failure>,
    /// How many could not be read.
    pub failed: usize,
    /// Games of which something could not be kept.
    pub flawed: usize,
}

impl Progress {
    /// So many failures are told one by one.
    pub const FAILURES_MAX: usize = 50;

    /// Counts a failure.
    pub fn fail(&mut self, failure: Failure) {
        self.failed += 1;
        if self.failures.len() < Progress::FAILURES_MAX {
            self.failures.push(failure);
        }
    }
}
