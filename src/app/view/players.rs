//! The two players beside the board, and what each has captured.

use crate::app::{Seat, State};
use crate::rules::{Piece, Role, Side};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The player's side.
    pub side: Side,
    /// Who it is.
    pub who: Who,
    /// Whether this side is to move.
    pub to_move: bool,
    /// The men it has captured and how many of each, the most valuable first.
    pub captured: Vec<(Piece, usize)>,
}

/// Who sits at a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The one person at the page.
    You,
    /// One of two people.
    Somebody,
    /// The engine at this level.
    Engine(u8),
}

/// The order in which captured men are listed.
const BY_WORTH: [Role; 7] =
    [Role::General, Role::Chariot, Role::Cannon, Role::Horse, Role::Elephant, Role::Advisor, Role::Soldier];

impl PlayerView {
    /// The player of `side`.
    #[must_use]
    pub fn new(state: &State, side: Side) -> PlayerView {
        let captured_of = |role| {
            let men = state.shown().played().iter().filter_map(|played| played.captured);
            men.filter(|man| man.side() != side && man.role() == role).count()
        };
        PlayerView {
            side,
            who: match state.seats[side] {
                // An example is nobody's game.
                _ if state.replay.as_ref().is_some_and(|replay| replay.case.is_some()) => Who::Somebody,
                Seat::Engine(level) => Who::Engine(level.number()),
                Seat::Person if state.only_person() == Some(side) => Who::You,
                Seat::Person => Who::Somebody,
            },
            to_move: match &state.replay {
                Some(replay) => replay.game.turn() == side,
                None if state.browsed.is_some() => state.shown().turn() == side,
                None => state.conclusion().is_none() && state.turn() == side,
            },
            captured: BY_WORTH
                .into_iter()
                .map(|role| (role.of(!side), captured_of(role)))
                .filter(|(_, count)| *count > 0)
                .collect(),
        }
    }
}
