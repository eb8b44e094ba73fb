//! The list of moves.

use crate::app::{Catalog, State};
use crate::game::Played;
use crate::rules::Side;

use super::news::told;
use super::words::Words;

/// A round: Red's move and Black's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number.
    pub number: usize,
    /// Red's move; none in the first round of a game that began with Black to move.
    pub red: Option<MoveText>,
    /// Black's move.
    pub black: Option<MoveText>,
}

/// A move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// As the list shows it.
    pub short: String,
    /// In words.
    pub long: String,
    /// Whether it is the last one played.
    pub current: bool,
    /// Whether it was taken back and could be played again.
    pub ahead: bool,
}

/// All rounds of the game.
#[must_use]
pub fn rounds(text: &Catalog, state: &State) -> Vec<Round> {
    let words = Words::new(text, state);
    let game = &state.game;
    let mut rounds: Vec<Round> = Vec::new();
    let first = usize::from(game.start().round());
    for (index, played) in game.line().iter().enumerate() {
        let entry = MoveText {
            short: short(words, played),
            long: told(words, played),
            current: index + 1 == game.ply(),
            ahead: index >= game.ply(),
        };
        match (played.man.side(), rounds.last_mut()) {
            (Side::Black, Some(round)) if round.black.is_none() => round.black = Some(entry),
            (Side::Black, _) => rounds.push(Round { number: first, red: None, black: Some(entry) }),
            (Side::Red, _) => {
                let number = first + rounds.len();
                rounds.push(Round { number, red: Some(entry), black: None });
            }
        }
    }
    rounds
}

/// Horse b1–c3, with × for a capture and + for a check.
fn short(words: Words<'_>, played: &Played) -> String {
    format!(
        "{} {}{}{}{}",
        words.role(played.man.role()),
        words.point(played.mv.from),
        if played.captured.is_some() { "×" } else { "–" },
        words.point(played.mv.to),
        if played.check { "+" } else { "" },
    )
}
