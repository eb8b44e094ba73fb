//! Who plays: people and engines, and the choice of both for a new game.

use crate::game::TimeControl;
use crate::referee::{MoveLimit, Ruleset, RulesetId};
use crate::rules::{BySide, Side};
use crate::search::Level;

use super::prefs::choice;
use super::{Giver, Handicap};

/// Who decides the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the page.
    Person,
    /// The engine at this level.
    Engine(Level),
}

/// What the dialog for a new game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Against whom.
    pub opponent: Opponent,
    /// The person's side against the engine; which side sits at the bottom between two people.
    pub side: SideChoice,
    /// The engine's strength.
    pub level: Level,
    /// Whose rules judge repetitions.
    pub ruleset: RulesetId,
    /// When a game without captures is drawn.
    pub limit: LimitChoice,
    /// What one side leaves out.
    pub handicap: Handicap,
    /// Which side that is.
    pub giver: Giver,
    /// How much time each side has; none is a game without a clock.
    pub time: Option<TimeControl>,
}

impl Default for NewGame {
    /// Red against an engine that a beginner can learn to beat.
    fn default() -> NewGame {
        NewGame {
            opponent: Opponent::default(),
            side: SideChoice::default(),
            level: NewGame::FIRST_LEVEL,
            ruleset: RulesetId::default(),
            limit: LimitChoice::default(),
            handicap: Handicap::default(),
            giver: Giver::default(),
            time: None,
        }
    }
}

choice! {
    /// Against whom a game is played.
    Opponent {
        /// The engine.
        #[default]
        Engine "engine",
        /// Another person at the same board.
        Person "person",
    }
}

choice! {
    /// Which side somebody wants.
    SideChoice {
        /// Red, who begins.
        #[default]
        Red "red",
        /// Black.
        Black "black",
        /// Whatever comes.
        Random "random",
    }
}

choice! {
    /// After how many moves of each side without a capture a game is drawn.
    LimitChoice {
        /// 60.
        #[default]
        Sixty "60",
        /// 50.
        Fifty "50",
        /// Never.
        Off "off",
    }
}

impl LimitChoice {
    /// The limit as the referee knows it.
    #[must_use]
    pub const fn limit(self) -> MoveLimit {
        match self {
            LimitChoice::Sixty => MoveLimit::SIXTY,
            LimitChoice::Fifty => MoveLimit::FIFTY,
            LimitChoice::Off => MoveLimit::Off,
        }
    }

    /// The choice that is the rule set's own limit, or the next best.
    #[must_use]
    pub fn of(ruleset: &Ruleset) -> LimitChoice {
        LimitChoice::ALL.iter().copied().find(|choice| choice.limit() == ruleset.limit).unwrap_or_default()
    }
}

impl NewGame {
    /// The level offered to somebody who has chosen none.
    pub const FIRST_LEVEL: Level = match Level::new(3) {
        Some(level) => level,
        None => Level::LOWEST,
    };

    /// The rules of the game.
    #[must_use]
    pub const fn rules(self) -> Ruleset {
        self.ruleset.ruleset().with_limit(self.limit.limit())
    }

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

    /// The side that gives the handicap, with `bottom` for the person.
    #[must_use]
    pub fn giving_side(self, bottom: Side) -> Side {
        match self.giver {
            Giver::Me => bottom,
            Giver::Opponent => !bottom,
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
