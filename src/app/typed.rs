//! Moves typed as text, in any notation.

use std::rc::Rc;

use crate::notation::{self, Misread, Notation, Reading};
use crate::rules::{IllegalMove, Move, Position};

use super::{Refusal, State, Why};

/// A move text is never this long; what is longer is cut before it is shown again.
const LENGTH_MAX: usize = 32;

impl State {
    /// Plays the move that `text` says, or refuses it with a reason.
    pub(super) fn play_typed(&mut self, text: &str) {
        let text = text.trim();
        self.cancel();
        let refuse = |why| Refusal { at: self.cursor, from: None, why };
        let shown = || Rc::<str>::from(text.chars().take(LENGTH_MAX).collect::<String>());
        let refusal = if self.browsed.is_some() || self.replay.is_some() {
            refuse(Why::Browsing)
        } else if self.conclusion().is_some() {
            refuse(Why::Over)
        } else if !self.person_to_move() {
            refuse(Why::EngineMoves)
        } else {
            match read(self.game.position(), text).as_deref() {
                Ok([Move { from, to }]) => {
                    self.cursor = *to;
                    return self.try_move(*from, *to);
                }
                Ok(several) => refuse(Why::Ambiguous(several.into())),
                Err(Misread::NotAMove) => refuse(Why::Unreadable(shown())),
                Err(Misread::NoSuchMove) => refuse(Why::NoSuchMove(shown())),
                Err(Misread::Illegal { mv, reason }) => {
                    Refusal { at: mv.to, from: Some(mv.from), why: Why::Rule(reason.clone()) }
                }
            }
        };
        self.refusal = Some(refusal);
    }
}

/// Ranks of squares may be counted from 0 or from 1. Where neither way gives a move, the one is meant
/// in which a man stands on the first square.
fn read(position: &Position, text: &str) -> Reading {
    let finds_nothing = |reading: &Reading| {
        matches!(reading, Err(Misread::Illegal { reason: IllegalMove::NothingThere { .. }, .. }))
    };
    let reading = notation::read(position, text);
    if finds_nothing(&reading) {
        let others = [Notation::Iccs, Notation::Uci].map(|notation| notation.read(position, text));
        return others.into_iter().find(|other| !finds_nothing(other)).unwrap_or(reading);
    }
    reading
}
