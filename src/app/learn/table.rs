//! A board at which a level is played: where it began, where it stands, what fell.

use crate::rules::{IllegalMove, Man, Move, Position, Side, Square};

/// A position with what happened since the beginning. Other than in a game, a side may move several
/// times in a row.
#[derive(Clone, Debug)]
pub struct Table {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    taken: Vec<(Man, Square)>,
}

impl Table {
    /// A board about to be played on.
    #[must_use]
    pub fn new(start: Position) -> Table {
        Table { position: start.clone(), start, moves: Vec::new(), taken: Vec::new() }
    }

    /// Where it began.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves played, oldest first.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Men taken, with where that happened.
    #[must_use]
    pub fn taken(&self) -> &[(Man, Square)] {
        &self.taken
    }

    /// Plays a move of the side to move.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(reason) = self.position.why_illegal(mv.from, mv.to) {
            return Err(reason);
        }
        if let Some(man) = self.position.man_at(mv.to) {
            self.taken.push((man, mv.to));
        }
        self.position.make(mv);
        self.moves.push(mv);
        Ok(())
    }

    /// Gives the turn to `side`, as if the other side did nothing.
    pub fn give_turn(&mut self, side: Side) {
        if self.position.turn() != side {
            self.position.pass();
        }
    }
}
