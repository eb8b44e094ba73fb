//! The rules of movement as a rule book words them: slow, obvious, and sharing no code with the
//! library's generator beyond the vocabulary. And a source of positions from random play.

#![allow(dead_code, reason = "each test binary uses a part")]

use chuhe::format::fen;
use chuhe::rules::{Board, Move, Piece, Position, Role, Setup, Side, Square};

/// All legal moves, sorted.
pub fn legal_moves(setup: &Setup) -> Vec<Move> {
    let mut moves: Vec<Move> = Square::all()
        .flat_map(|from| Square::all().map(move |to| Move::new(from, to)))
        .filter(|mv| is_legal(&setup.board, setup.turn, *mv))
        .collect();
    moves.sort();
    moves
}

/// Whether a side may move so: the man goes that way, and its general is not left attacked.
pub fn is_legal(board: &Board, side: Side, mv: Move) -> bool {
    board.get(mv.from).is_some_and(|piece| piece.side == side)
        && board.get(mv.to).is_none_or(|piece| piece.side != side)
        && goes(board, mv)
        && !is_attacked(&after(board, mv), side)
}

/// The board after a move.
pub fn after(board: &Board, mv: Move) -> Board {
    let mut board = board.clone();
    let piece = board.set(mv.from, None);
    board.set(mv.to, piece);
    board
}

/// Whether a side's general could be captured, facing generals included.
pub fn is_attacked(board: &Board, side: Side) -> bool {
    let general = find(board, Role::General.of(side));
    let other = find(board, Role::General.of(!side));
    let faces = general.file() == other.file() && men_between(board, general, other) == 0;
    faces || board.pieces().any(|(from, piece)| piece.side != side && goes(board, Move::new(from, general)))
}

fn find(board: &Board, piece: Piece) -> Square {
    board.pieces().find(|(_, other)| *other == piece).expect("each side has a general").0
}

/// Whether the man on the first square moves, or captures if there is a man, as the rules say.
fn goes(board: &Board, mv: Move) -> bool {
    let Some(piece) = board.get(mv.from) else { return false };
    let (from, to) = (place(mv.from, piece.side), place(mv.to, piece.side));
    let (files, ranks) = (to.0 - from.0, to.1 - from.1);
    let half = |point: (i32, i32)| Square::new_at(point, piece.side);
    let free = |point: (i32, i32)| board.get(half(point)).is_none();
    let palace = |point: (i32, i32)| (3..=5).contains(&point.0) && (0..=2).contains(&point.1);
    match piece.role {
        Role::General => files.abs() + ranks.abs() == 1 && palace(to),
        Role::Advisor => files.abs() == 1 && ranks.abs() == 1 && palace(from) && palace(to),
        Role::Elephant => {
            files.abs() == 2
                && ranks.abs() == 2
                && to.1 <= 4
                && free((from.0 + files / 2, from.1 + ranks / 2))
        }
        Role::Horse => match (files.abs(), ranks.abs()) {
            (1, 2) => free((from.0, from.1 + ranks / 2)),
            (2, 1) => free((from.0 + files / 2, from.1)),
            _ => false,
        },
        Role::Chariot | Role::Cannon => {
            let line = (files == 0) != (ranks == 0);
            let captures = piece.role == Role::Cannon && board.get(mv.to).is_some();
            line && men_between(board, mv.from, mv.to) == usize::from(captures)
        }
        Role::Soldier => (files, ranks) == (0, 1) || (files.abs(), ranks) == (1, 0) && from.1 >= 5,
    }
}

/// File from Red's left, rank from the side's own edge.
fn place(square: Square, side: Side) -> (i32, i32) {
    (square.file().index() as i32, square.rank().relative_to(side).index() as i32)
}

trait At {
    fn new_at(point: (i32, i32), side: Side) -> Square;
}

impl At for Square {
    fn new_at((file, rank): (i32, i32), side: Side) -> Square {
        let rank = if side == Side::Red { rank } else { 9 - rank };
        Square::from_index((rank * 9 + file) as usize).expect("halfway between two squares")
    }
}

fn men_between(board: &Board, one: Square, other: Square) -> usize {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    let step = if low.file() == high.file() { 9 } else { 1 };
    (low.index() + step..high.index())
        .step_by(step)
        .filter(|index| board.get(Square::from_index(*index).expect("between two squares")).is_some())
        .count()
}

/// The position of a record, men on unreachable points allowed.
pub fn position(record: &str) -> Position {
    let setup = fen::parse(record).unwrap_or_else(|error| panic!("{record}: {error}"));
    Position::from_study(&setup).unwrap_or_else(|error| panic!("{record}: {error}"))
}

/// The positions of `tests/data/perft.txt`.
pub fn perft_positions() -> Vec<Position> {
    let lines = include_str!("../data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(';')).map(|(record, _)| position(record.trim())).collect()
}

/// A small generator of numbers (xorshift64*, Vigna 2016), so that a failing run can be repeated.
pub struct Random(u64);

impl Random {
    /// A sequence of its own for each seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % bound
    }
}

/// Plays `games` random games of up to `plies` plies from the start and as many from the perft
/// positions, and shows each position on the way.
pub fn playouts(games: u64, plies: usize, mut look: impl FnMut(&Position)) {
    let starts = perft_positions();
    for seed in 0..games {
        let mut random = Random::new(seed);
        let studies = &starts[random.below(starts.len())];
        for start in [&Position::start(), studies] {
            let mut position = start.clone();
            for _ in 0..plies {
                look(&position);
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.make(moves[random.below(moves.len())]);
            }
        }
    }
}
