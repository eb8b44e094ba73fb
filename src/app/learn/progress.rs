//! What a learner has reached: stars by level, puzzles by name, a rating. Nothing leaves the browser.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The form of the saved text. Text of a newer form is not read.
const VERSION: u32 = 1;

/// Days after which a failed puzzle comes back, by how often it was solved since.
const INTERVALS: [u32; 5] = [1, 3, 7, 21, 60];

/// The rating of somebody who has not begun.
const RATING_START: i32 = 1000;

/// The most a rating changes by one puzzle.
const RATING_STEP: i32 = 40;

/// All that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    version: u32,
    /// Most stars reached, by `unit/level`.
    #[serde(default)]
    stars: BTreeMap<String, u8>,
    /// Puzzles tried, by name.
    #[serde(default)]
    puzzles: BTreeMap<String, Record>,
    /// Strength at puzzles.
    #[serde(default = "rating_start")]
    rating: i32,
    /// The last day on which the daily puzzle was solved, in days since 1970, and how many in a row.
    #[serde(default)]
    daily: (u32, u32),
}

fn rating_start() -> i32 {
    RATING_START
}

/// A puzzle tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Times solved without a mistake or a hint.
    pub solved: u32,
    /// Times not.
    pub failed: u32,
    /// Solved since it last failed.
    pub row: u8,
    /// The day it comes back, in days since 1970; none if it need not.
    #[serde(default)]
    pub due: Option<u32>,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress {
            version: VERSION,
            stars: BTreeMap::new(),
            puzzles: BTreeMap::new(),
            rating: RATING_START,
            daily: (0, 0),
        }
    }
}

/// Why text is no progress that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// It was written by a newer release.
    Newer,
    /// It is something else, with the place where reading failed: line and column, from 1.
    Unreadable {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
}

impl Progress {
    /// Reads what [`Progress::to_text`] wrote.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Progress, ProgressError> {
        #[derive(Deserialize)]
        struct Version {
            version: u32,
        }
        let unreadable = |error: serde_json::Error| ProgressError::Unreadable {
            line: error.line(),
            column: error.column(),
        };
        let Version { version } = serde_json::from_str(text).map_err(unreadable)?;
        if version > VERSION {
            return Err(ProgressError::Newer);
        }
        let mut progress: Progress = serde_json::from_str(text).map_err(unreadable)?;
        progress.stars.values_mut().for_each(|stars| *stars = (*stars).min(3));
        progress.rating = progress.rating.clamp(0, 4000);
        Ok(progress)
    }

    /// The text to keep or to export.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Text keys and whole numbers only, so writing cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// The better of both at everything: nothing is lost by an import.
    #[must_use]
    pub fn merged(&self, other: &Progress) -> Progress {
        let mut merged = self.clone();
        for (level, stars) in &other.stars {
            let best = merged.stars.entry(level.clone()).or_default();
            *best = (*best).max(*stars);
        }
        for (name, record) in &other.puzzles {
            let mine = merged.puzzles.entry(name.clone()).or_insert(*record);
            if record.solved + record.failed > mine.solved + mine.failed {
                *mine = *record;
            }
        }
        if other.puzzles.len() > self.puzzles.len() {
            merged.rating = other.rating;
        }
        merged.daily = self.daily.max(other.daily);
        merged
    }

    /// Most stars at a level.
    #[must_use]
    pub fn stars(&self, unit: &str, level: &str) -> u8 {
        self.stars.get(&format!("{unit}/{level}")).copied().unwrap_or(0)
    }

    /// Keeps stars, unless there were more.
    pub fn reach(&mut self, unit: &str, level: &str, stars: u8) {
        let best = self.stars.entry(format!("{unit}/{level}")).or_default();
        *best = (*best).max(stars);
    }

    /// Strength at puzzles.
    #[must_use]
    pub fn rating(&self) -> i32 {
        self.rating
    }

    /// What is known about a puzzle.
    #[must_use]
    pub fn puzzle(&self, name: &str) -> Option<&Record> {
        self.puzzles.get(name)
    }

    /// How many puzzles were solved at least once.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.puzzles.values().filter(|record| record.solved > 0).count()
    }

    /// Puzzles that are due on a day, the longest overdue first.
    #[must_use]
    pub fn due(&self, today: u32) -> Vec<&str> {
        let mut due: Vec<(u32, &str)> = self
            .puzzles
            .iter()
            .filter_map(|(name, record)| Some((record.due?, name.as_str())))
            .filter(|(day, _)| *day <= today)
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, name)| name).collect()
    }

    /// Days in a row with the daily puzzle solved, as seen on a day.
    #[must_use]
    pub fn streak(&self, today: u32) -> u32 {
        let (last, row) = self.daily;
        if last + 1 >= today { row } else { 0 }
    }

    /// Keeps the result of a puzzle: whether it was solved at the first try, without a hint. Only a
    /// first encounter and one that was due move the rating: what is known by heart proves nothing.
    pub fn result(&mut self, name: &str, puzzle_rating: u16, solved: bool, today: u32, daily: bool) {
        let record = self.puzzles.entry(name.to_owned()).or_default();
        let counts = record.solved + record.failed == 0 || record.due.is_some_and(|due| due <= today);
        if solved {
            record.solved += 1;
            if record.failed > 0 {
                record.row = record.row.saturating_add(1);
                record.due = INTERVALS.get(usize::from(record.row)).map(|days| today + days);
            }
        } else {
            record.failed += 1;
            record.row = 0;
            record.due = Some(today + INTERVALS[0]);
        }
        if counts {
            self.rating = rated(self.rating, i32::from(puzzle_rating), solved);
        }
        if daily && solved && self.daily.0 != today {
            self.daily = (today, self.streak(today) + 1);
        }
    }
}

/// Elo's rule with whole numbers: the expected share is a straight line within 400 points.
fn rated(rating: i32, puzzle: i32, solved: bool) -> i32 {
    let lead = (rating - puzzle).clamp(-400, 400);
    let expected = RATING_STEP / 2 + lead * (RATING_STEP / 2) / 400;
    let change = if solved { (RATING_STEP - expected).max(2) } else { -(expected.max(2)) };
    (rating + change).clamp(0, 4000)
}
