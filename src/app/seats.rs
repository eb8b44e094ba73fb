//! Who plays: people and engines, and the choice of both for a new game.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::{BySide, Side};
use crate::search::Level;

/// Who decides the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the page.
    Person,
    /// The engine at this level.
    Engine(Level),
}

/// What the dialog for a new game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// Against whom.
    pub opponent: Opponent,
    /// The person's side against the engine; which side sits at the bottom between two people.
    pub side: SideChoice,
    /// The engine's strength.
    #[serde(serialize_with = "write_level", deserialize_with = "read_level")]
    pub level: Level,
}

impl Default for NewGame {
    /// Red against an engine that a beginner can learn to beat.
    fn default() -> NewGame {
        NewGame { opponent: Opponent::default(), side: SideChoice::default(), level: FIRST_LEVEL }
    }
}

/// The level offered to somebody who has chosen none.
const FIRST_LEVEL: Level = match Level::new(3) {
    Some(level) => level,
    None => Level::LOWEST,
};

/// A level is saved as its number.
fn write_level<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(level.number())
}

fn read_level<'a, D: Deserializer<'a>>(from: D) -> Result<Level, D::Error> {
    Ok(Level::new(u8::deserialize(from)?).unwrap_or(FIRST_LEVEL))
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
            SideChoice::Random if chance.count_ones().is_multiple_of(2) => Side::Red,
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
