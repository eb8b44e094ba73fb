//! Who plays: people and engines, and the choice of both for a new game.

use serde::{Deserialize, Serialize};

use crate::rules::{BySide, Side};

/// Who decides the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the page.
    Person,
    /// The engine at this level.
    Engine(Level),
}

/// Strength of the engine, 1 (a beginner's mistakes) to 10 (all it can).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// All levels, from the weakest.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// The level of this number, if it is 1 to 10.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// 1 to 10.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl Default for Level {
    fn default() -> Level {
        Level(3)
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Level, String> {
        Level::new(number).ok_or_else(|| format!("level {number} is not one of 1 to 10"))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

/// What the dialog for a new game asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// Against whom.
    pub opponent: Opponent,
    /// The person's side against the engine; which side sits at the bottom between two people.
    pub side: SideChoice,
    /// The engine's strength.
    pub level: Level,
}

/// Against whom a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// The engine.
    #[default]
    Engine,
    /// Another person at the same board.
    Person,
}

/// Which side somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideChoice {
    /// Red, who begins.
    #[default]
    Red,
    /// Black.
    Black,
    /// Whatever comes.
    Random,
}

impl NewGame {
    /// The side at the bottom of the board. `chance` is any number; it decides where nobody did.
    #[must_use]
    pub fn bottom(self, chance: u64) -> Side {
        match self.side {
            SideChoice::Red => Side::Red,
            SideChoice::Black => Side::Black,
            SideChoice::Random if chance.count_ones() % 2 == 0 => Side::Red,
            SideChoice::Random => Side::Black,
        }
    }

    /// Who sits where, with `bottom` for the person.
    #[must_use]
    pub fn seats(self, bottom: Side) -> BySide<Seat> {
        BySide::new_with(|side| match self.opponent {
            Opponent::Engine if side != bottom => Seat::Engine(self.level),
            _ => Seat::Person,
        })
    }
}
