//! What a quiet position is worth, at a glance; what men can do where they stand is added by
//! `activity`.
//!
//! Material and place of each man, one value for the middle game and one for the endgame, blended
//! by the fighting men left. The sums are carried along by [`Accumulator::after`], so a move costs
//! four additions and an evaluation a multiplication. The search touches nothing else here: a
//! network with an accumulator of its own can take this place.

use super::score::{MOST, Value};
use super::worth::{FULL, PHASE, TEMPO, WORTH};
use crate::rules::{Move, Piece, Position, Side};

/// The sums over all men, from Red's view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Accumulator {
    middle: i32,
    late: i32,
    phase: i32,
}

impl Accumulator {
    /// The sums of a position, from scratch.
    pub(super) fn of(position: &Position) -> Accumulator {
        let mut sums = Accumulator::default();
        for side in Side::ALL {
            for (man, square) in position.men(side) {
                sums.add(man.piece(), square.index(), 1);
            }
        }
        sums
    }

    /// The sums after `mover` has made `mv` and captured `captured`.
    pub(super) fn after(mut self, mover: Piece, mv: Move, captured: Option<Piece>) -> Accumulator {
        let [from, to] = [mv.from, mv.to].map(|square| &WORTH[mover.index()][square.index()]);
        self.middle += to.0 - from.0;
        self.late += to.1 - from.1;
        if let Some(piece) = captured {
            self.add(piece, mv.to.index(), -1);
        }
        self
    }

    /// The estimate for `turn`, the side to move.
    pub(super) fn value(self, turn: Side) -> Value {
        let phase = self.phase.clamp(0, FULL);
        let red = (self.middle * phase + self.late * (FULL - phase)) / FULL;
        (turn.fold(red, -red) + TEMPO).clamp(-MOST, MOST)
    }

    fn add(&mut self, piece: Piece, square: usize, times: i32) {
        let (middle, late) = WORTH[piece.index()][square];
        self.middle += times * middle;
        self.late += times * late;
        self.phase += times * PHASE[piece.role.index()];
    }
}
