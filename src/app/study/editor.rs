//! Setting up a position.

use crate::format::fen::{self, FenError};
use crate::rules::{Fault, Piece, Position, Role, Setup, Side, Square};

/// What a press on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Moves a man from one point to another.
    Hand,
    /// Puts a man down; on the same man it takes it away.
    Put(Piece),
    /// Takes a man away.
    Rubber,
}

/// A position that is being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    /// What stands on the board.
    pub setup: Setup,
    /// What a press does.
    pub tool: Tool,
    /// The point whose man is in the hand.
    pub held: Option<Square>,
    /// The record that was typed last, if it cannot be read.
    pub error: Option<FenError>,
}

/// Something to do in the editor.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Choose what a press does.
    Take(Tool),
    /// Press a point.
    Press(Square),
    /// Carry a man; beside the board it is taken away.
    Carry {
        /// From here.
        from: Square,
        /// To there.
        to: Option<Square>,
    },
    /// Say who is to move.
    Turn(Side),
    /// Take all men away.
    Clear,
    /// Put all men as at the start of a game.
    Start,
    /// Left for right.
    Mirror,
    /// Red for Black.
    Swap,
    /// Read a FEN record.
    Fen(String),
}

impl Editor {
    /// Begins with a position.
    #[must_use]
    pub fn new(setup: Setup) -> Editor {
        Editor { setup, tool: Tool::Hand, held: None, error: None }
    }

    /// All that keeps this from being a position of a game.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.setup.faults()
    }

    /// Whether games can be played from it: no fault, or only men on points they could not reach.
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        Position::from_diagram(&self.setup).is_ok()
    }

    /// The points that a fault is about.
    #[must_use]
    pub fn faulty(&self) -> Vec<Square> {
        let board = &self.setup.board;
        let generals = || board.pieces().filter(|(_, piece)| piece.role == Role::General);
        let mut squares = Vec::new();
        for fault in self.faults() {
            match fault {
                Fault::NoGeneral { .. } => {}
                Fault::TooMany { squares: all, .. } => squares.extend(all),
                Fault::Unreachable { square, .. } => squares.push(square),
                Fault::GeneralsFace { .. } => squares.extend(generals().map(|(square, _)| square)),
                Fault::WaitingSideInCheck { side, checkers } => {
                    squares.extend(checkers);
                    squares
                        .extend(generals().filter(|(_, piece)| piece.side == side).map(|(square, _)| square));
                }
            }
        }
        squares.sort();
        squares.dedup();
        squares
    }

    /// Does something. Whether anything changed.
    pub fn edit(&mut self, edit: Edit) -> bool {
        let before = self.clone();
        self.error = None;
        match edit {
            Edit::Take(tool) => (self.tool, self.held) = (tool, None),
            Edit::Press(square) => self.press(square),
            Edit::Carry { from, to } => self.carry(from, to),
            Edit::Turn(side) => self.setup.turn = side,
            Edit::Clear => self.setup = Setup { turn: self.setup.turn, ..Setup::empty() },
            Edit::Start => self.setup = Setup::start(),
            Edit::Mirror => self.setup = self.setup.mirrored(),
            Edit::Swap => self.setup = self.setup.with_sides_swapped(),
            Edit::Fen(text) => match fen::parse(text.trim()) {
                Ok(setup) => self.setup = setup,
                Err(error) => self.error = Some(error),
            },
        }
        if self.setup.board != before.setup.board {
            // A count of quiet moves belongs to the game that led here.
            (self.setup.quiet_plies, self.held) = (0, None);
        }
        *self != before
    }

    fn press(&mut self, square: Square) {
        let there = self.setup.board.get(square);
        match self.tool {
            Tool::Hand => match self.held.take() {
                Some(from) if from != square => self.carry(from, Some(square)),
                Some(_) => {}
                None => self.held = there.map(|_| square),
            },
            Tool::Put(piece) => {
                let kept = (there != Some(piece)).then_some(piece);
                self.setup.board.set(square, kept);
            }
            Tool::Rubber => {
                self.setup.board.set(square, None);
            }
        }
    }

    fn carry(&mut self, from: Square, to: Option<Square>) {
        let Some(piece) = self.setup.board.get(from).filter(|_| to != Some(from)) else { return };
        self.setup.board.set(from, None);
        if let Some(to) = to {
            self.setup.board.set(to, Some(piece));
        }
        self.held = None;
    }
}
