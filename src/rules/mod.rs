//! One position, no history: the board, the seven kinds of men, and what may move where.
//!
//! Coordinates: files `a` to `i` from Red's left, ranks 0 to 9 from Red's edge, as ICCS and UCCI
//! count them. A [`Square`]'s index is `rank * 9 + file`. Text with other rank bases is read by
//! functions named after the format ([`Square::from_uci`] counts 1 to 10).
//!
//! The module knows no rule set and no repetition: those are the referee's. What is legal here is
//! legal under every rule book: World Xiangqi Rules 2018, chapter 1 ("how the pieces move"), with
//! the facing generals as an attack along their file.
//!
//! ```
//! use chuhe::rules::{Move, Position};
//!
//! let position = Position::start();
//! assert_eq!(position.legal_moves().len(), 44);
//! let position = position.play(Move::from_iccs("h2e2").unwrap()).unwrap();
//! assert!(!position.in_check());
//! ```

mod board;
mod generate;
mod illegal;
mod man;
mod moves;
mod perft;
mod piece;
mod position;
mod role;
mod safety;
mod setup;
mod side;
mod square;
mod tables;
mod zobrist;

pub use board::Board;
pub use illegal::IllegalMove;
pub use man::Man;
pub use moves::{Move, MoveList};
pub use perft::{divide, perft};
pub use piece::Piece;
pub use position::{Pass, Position, Undo};
pub use role::Role;
pub use safety::Safety;
pub use setup::{Fault, IllegalSetup, Setup};
pub use side::{BySide, Side};
pub use square::{File, Rank, Square};
