//! A placement with the side to move that need not be a legal position, and what is wrong with it.

use std::fmt;

use super::{Board, File, Piece, Role, Side, Square};

/// Anything that can stand on a board, with who moves next and the two counters of a FEN record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who moves next.
    pub turn: Side,
    /// Plies (moves of one side) since the last capture.
    pub quiet_plies: u16,
    /// Number of the round, from 1, one more after each move of Black.
    pub round: u16,
}

impl Setup {
    /// The start of a game.
    #[must_use]
    pub fn start() -> Setup {
        Setup { board: Board::start(), turn: Side::Red, quiet_plies: 0, round: 1 }
    }

    /// An empty board with Red to move.
    #[must_use]
    pub fn empty() -> Setup {
        Setup { board: Board::EMPTY, turn: Side::Red, quiet_plies: 0, round: 1 }
    }

    /// The same position for the other side, see [`Board::with_sides_swapped`].
    #[must_use]
    pub fn with_sides_swapped(&self) -> Setup {
        Setup { board: self.board.with_sides_swapped(), turn: !self.turn, ..*self }
    }

    /// The same position in a mirror.
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        Setup { board: self.board.mirrored(), ..*self }
    }

    /// Everything that keeps this from being a position that could arise in a game, in the order
    /// of [`Fault`] and of the squares. Empty exactly when [`super::Position::from_setup`] accepts.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut generals = [None; 2];
        for side in Side::ALL {
            for role in Role::ALL {
                let piece = role.of(side);
                let squares: Vec<Square> =
                    self.board.pieces().filter(|(_, p)| *p == piece).map(|(square, _)| square).collect();
                if role == Role::General {
                    match squares[..] {
                        [] => faults.push(Fault::NoGeneral { side }),
                        [square] if square.in_palace(side) => generals[side.index()] = Some(square),
                        _ => {}
                    }
                }
                if squares.len() > role.count_at_start() {
                    faults.push(Fault::TooMany { piece, squares: squares.clone() });
                }
                faults.extend(
                    squares
                        .into_iter()
                        .filter(|square| !square.is_reachable_by(role, side))
                        .map(|square| Fault::Unreachable { piece, square }),
                );
            }
        }
        if let [Some(red), Some(black)] = generals {
            if self.generals_face(red, black) {
                faults.push(Fault::GeneralsFace { file: red.file() });
            }
            // With men beyond their number the attack cannot be asked for, and need not be.
            let countable = !faults.iter().any(Fault::prevents_play);
            if countable {
                let position = super::Position::place(&Setup { turn: !self.turn, ..self.clone() });
                let checkers = position.checkers();
                if !checkers.is_empty() {
                    faults.push(Fault::WaitingSideInCheck { side: !self.turn, checkers });
                }
            }
        }
        faults
    }

    fn generals_face(&self, red: Square, black: Square) -> bool {
        red.file() == black.file()
            && !self.board.pieces().any(|(square, _)| {
                square.file() == red.file() && red.rank() < square.rank() && square.rank() < black.rank()
            })
    }
}

/// One reason why a [`Setup`] is no position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A side has no general.
    NoGeneral {
        /// The side without one.
        side: Side,
    },
    /// More pieces of a kind than a side begins with; nothing promotes in Xiangqi.
    TooMany {
        /// The kind.
        piece: Piece,
        /// Where all of them stand.
        squares: Vec<Square>,
    },
    /// A piece on a point it can never reach: general outside its palace, advisor off its five
    /// points, elephant off its seven, soldier behind its start or beside its file before the
    /// river.
    Unreachable {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// The generals stand on one file with nothing between them.
    GeneralsFace {
        /// That file.
        file: File,
    },
    /// The side that has just moved stands in check.
    WaitingSideInCheck {
        /// The side that is not to move.
        side: Side,
        /// Who attacks its general.
        checkers: Vec<Square>,
    },
}

impl Fault {
    /// Whether no move could be played from a setup with this fault. The other fault, a man other
    /// than a general on an unreachable point, leaves every rule of movement clear, so composed
    /// studies with it can be played: [`super::Position::from_study`].
    #[must_use]
    pub fn prevents_play(&self) -> bool {
        !matches!(self, Fault::Unreachable { piece, .. } if piece.role != Role::General)
    }
}

/// A setup that is no legal position, with all its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalSetup {
    faults: Vec<Fault>,
}

impl IllegalSetup {
    pub(super) fn new(faults: Vec<Fault>) -> IllegalSetup {
        IllegalSetup { faults }
    }

    /// All faults, at least one.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

/// For logs; the page words each fault in its reader's language.
impl fmt::Display for IllegalSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a legal position: {:?}", self.faults)
    }
}

impl std::error::Error for IllegalSetup {}
