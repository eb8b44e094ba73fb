//! Which piece stands where.

use super::{File, Piece, Rank, Role, Side, Square};

/// A placement of pieces: anything that fits on 90 points, legal or not.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    pieces: [Option<Piece>; Square::COUNT],
}

impl Board {
    /// No piece anywhere.
    pub const EMPTY: Board = Board { pieces: [None; Square::COUNT] };

    /// The 32 pieces as a game begins.
    #[must_use]
    pub fn start() -> Board {
        use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
        let mut board = Board::EMPTY;
        let back = [Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot];
        for side in Side::ALL {
            let mut put = |file: File, rank: Rank, role: Role| {
                board.set(Square::new(file, rank.relative_to(side)), Some(role.of(side)));
            };
            for (file, role) in File::ALL.into_iter().zip(back) {
                put(file, Rank::R0, role);
            }
            for file in [File::B, File::H] {
                put(file, Rank::R2, Cannon);
            }
            for file in [File::A, File::C, File::E, File::G, File::I] {
                put(file, Rank::R3, Soldier);
            }
        }
        board
    }

    /// What stands on a square.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Puts a piece on a square, or clears it; returns what stood there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.pieces[square.index()], piece)
    }

    /// Every piece with its square, by square index.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The same placement for the other side: turned by half a turn, colors exchanged.
    #[must_use]
    pub fn with_sides_swapped(&self) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in self.pieces() {
            board.set(square.rotated(), Some(piece.role.of(!piece.side)));
        }
        board
    }

    /// The same placement in a mirror, see [`Square::mirrored`].
    #[must_use]
    pub fn mirrored(&self) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in self.pieces() {
            board.set(square.mirrored(), Some(piece));
        }
        board
    }
}

/// Ten lines from Black's edge to Red's, `.` for a free point.
impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let piece = self.get(Square::new(file, rank));
                write!(f, "{}", piece.map_or('.', Piece::fen_char))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
