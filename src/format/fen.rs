//! Positions as Forsyth-Edwards records: `board side - - quiet-plies round`.
//!
//! The board is written from Black's edge to Red's, ranks parted by `/`, files from `a` to `i`, free
//! points as a count. Red's letters are capitals: `K A B N R C P`; readers also take `E` and `H`.
//! `w` (or `r`) says Red moves, `b` Black. Everything after the board may be missing.

use std::fmt;

use crate::rules::{Board, File, Piece, Rank, Setup, Side, Square};

/// The start of a game.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The longest record that is read, in bytes.
pub const LENGTH_MAX: usize = 200;

/// Reads a record. What it describes need not be a legal position: see [`Setup::faults`].
///
/// ```
/// use chuhe::format::fen;
///
/// let setup = fen::parse("4k4/9/9/9/9/9/9/9/9/4K4 r").unwrap();
/// assert_eq!(fen::write(&setup), "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
/// ```
///
/// # Errors
/// What could not be read, with the field and, in the board, the row and the column.
pub fn parse(text: &str) -> Result<Setup, FenError> {
    if text.len() > LENGTH_MAX {
        return Err(FenError::TooLong { bytes: text.len() });
    }
    let mut fields = text.split_ascii_whitespace();
    let board = parse_board(fields.next().ok_or(FenError::Empty)?)?;
    let turn = match fields.next() {
        None | Some("w" | "r" | "W" | "R") => Side::Red,
        Some("b" | "B") => Side::Black,
        Some(other) => return Err(FenError::Side { found: other.to_string() }),
    };
    let mut rest = fields.peekable();
    for _ in 0..2 {
        rest.next_if_eq(&"-");
    }
    let mut counter = |field: Field, default: u16| match rest.next() {
        None => Ok(default),
        Some(digits) => digits.parse().map_err(|_| FenError::Counter { field, found: digits.to_string() }),
    };
    let quiet_plies = counter(Field::QuietPlies, 0)?;
    let round = counter(Field::Round, 1)?.max(1);
    match rest.next() {
        Some(extra) => Err(FenError::Extra { found: extra.to_string() }),
        None => Ok(Setup { board, turn, quiet_plies, round }),
    }
}

fn parse_board(text: &str) -> Result<Board, FenError> {
    let rows = text.split('/').count();
    if rows != Rank::ALL.len() {
        return Err(FenError::RowCount { found: rows });
    }
    let mut board = Board::EMPTY;
    for (row, (rank, text)) in Rank::ALL.into_iter().rev().zip(text.split('/')).enumerate() {
        let row = row + 1;
        let mut points = 0;
        for (column, letter) in text.chars().enumerate() {
            if let Some(free) = letter.to_digit(10).filter(|digit| *digit > 0) {
                points += free as usize;
                continue;
            }
            let Some(piece) = Piece::from_fen_char(letter) else {
                return Err(FenError::Letter { row, column: column + 1, found: letter });
            };
            if let Some(file) = File::from_index(points) {
                board.set(Square::new(file, rank), Some(piece));
            }
            points += 1;
        }
        if points != File::ALL.len() {
            return Err(FenError::RowLength { row, points });
        }
    }
    Ok(board)
}

/// Writes a record in full, `w`, `n` and `b` for Red, horse and elephant.
#[must_use]
pub fn write(setup: &Setup) -> String {
    format!(
        "{} {} - - {} {}",
        write_board(&setup.board),
        setup.turn.fen_char(),
        setup.quiet_plies,
        setup.round
    )
}

/// Writes the first field of a record.
#[must_use]
pub fn write_board(board: &Board) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        if !text.is_empty() {
            text.push('/');
        }
        let mut free = 0_u8;
        for file in File::ALL {
            let piece = board.get(Square::new(file, rank));
            if piece.is_some() && free > 0 {
                text.push(char::from(b'0' + free));
                free = 0;
            }
            match piece {
                Some(piece) => text.push(piece.fen_char()),
                None => free += 1,
            }
        }
        if free > 0 {
            text.push(char::from(b'0' + free));
        }
    }
    text
}

/// A counter of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// Plies since the last capture, the fifth field.
    QuietPlies,
    /// Number of the round, the sixth field.
    Round,
}

/// Why a record could not be read. Rows count from 1 at Black's edge, as they are written; columns
/// count characters of the row from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FenError {
    /// There is no text.
    Empty,
    /// More than [`LENGTH_MAX`] bytes.
    TooLong {
        /// How many.
        bytes: usize,
    },
    /// Not ten rows.
    RowCount {
        /// How many there are.
        found: usize,
    },
    /// A row that does not have nine points.
    RowLength {
        /// Which row.
        row: usize,
        /// How many points it has.
        points: usize,
    },
    /// A character of the board that is neither a piece nor a count from 1 to 9.
    Letter {
        /// Which row.
        row: usize,
        /// Which character of the row.
        column: usize,
        /// The character.
        found: char,
    },
    /// A second field other than `w`, `r` or `b`.
    Side {
        /// What it says.
        found: String,
    },
    /// A counter that is no number up to 65535.
    Counter {
        /// Which counter.
        field: Field,
        /// What it says.
        found: String,
    },
    /// Text after the last field.
    Extra {
        /// The first word of it.
        found: String,
    },
}

/// For logs; the page words each error in its reader's language.
impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Empty => write!(f, "no text"),
            FenError::TooLong { bytes } => write!(f, "{bytes} bytes, more than {LENGTH_MAX}"),
            FenError::RowCount { found } => write!(f, "board: {found} rows instead of 10"),
            FenError::RowLength { row, points } => {
                write!(f, "board, row {row}: {points} points instead of 9")
            }
            FenError::Letter { row, column, found } => {
                write!(f, "board, row {row}, character {column}: {found:?} is no piece and no count")
            }
            FenError::Side { found } => write!(f, "side: {found:?} instead of w or b"),
            FenError::Counter { field: Field::QuietPlies, found } => {
                write!(f, "plies since the last capture: {found:?} is no number up to 65535")
            }
            FenError::Counter { field: Field::Round, found } => {
                write!(f, "round: {found:?} is no number up to 65535")
            }
            FenError::Extra { found } => write!(f, "unexpected {found:?} after the record"),
        }
    }
}

impl std::error::Error for FenError {}
