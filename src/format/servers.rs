//! CHE, CHN and CCM: the games of three servers that are gone.
//!
//! None has a magic number or a header that is known; each is a list of moves from the usual start.
//! They are recognised by their shape and by a first move that can be played.

use super::Record;
use super::growth::Growth;
use crate::rules::{File, Move, Position, Rank, Setup, Square};

/// A move with its place in the file; none if it names no squares of the board.
type Listed = (usize, Option<Move>);

fn read(moves: &[Listed]) -> Record {
    let mut growth = Growth::new(Setup::start());
    for (at, mv) in moves {
        growth.play(*mv, *at);
    }
    growth.finish()
}

fn starts_a_game(moves: &[Listed]) -> bool {
    moves.first().is_some_and(|(_, mv)| mv.is_some_and(|mv| Position::start().is_legal(mv)))
}

/// Files from Red's left, ranks from Red.
fn square(file: usize, rank: usize) -> Option<Square> {
    Some(Square::new(File::from_index(file)?, Rank::from_index(rank)?))
}

/// Rows from the top, and the board turned if the first move starts in the upper half: the file
/// was written at Black's side.
fn upright(moves: Vec<(usize, [usize; 4])>) -> Vec<Listed> {
    let turned = moves.first().is_some_and(|(_, [_, from_row, _, _])| *from_row < 5);
    let square = |column: usize, row: usize| {
        if turned {
            square(8_usize.checked_sub(column)?, row)
        } else {
            square(column, 9_usize.checked_sub(row)?)
        }
    };
    moves
        .into_iter()
        .map(|(at, [from_column, from_row, to_column, to_row])| {
            let squares = square(from_column, from_row).zip(square(to_column, to_row));
            (at, squares.map(|(from, to)| Move::new(from, to)))
        })
        .collect()
}

/// CHE of QQ: decimal numbers; the second is the number of moves, then ten a move, of which the
/// fourth to the seventh are rank from Red, file, rank, file.
pub(super) mod che {
    use super::{Listed, Record, square, starts_a_game};
    use crate::rules::Move;

    pub(in crate::format) fn is_form(file: &[u8]) -> bool {
        // Numbers and what parts them, in a file that says how many there are.
        let head = &file[..file.len().min(64)];
        head.iter()
            .all(|byte| byte.is_ascii_digit() || byte.is_ascii_punctuation() || byte.is_ascii_whitespace())
            && starts_a_game(&moves(file))
    }

    pub(in crate::format) fn read(file: &[u8]) -> Record {
        super::read(&moves(file))
    }

    fn moves(file: &[u8]) -> Vec<Listed> {
        let mut numbers = numbers(file).skip(1);
        let count = numbers.next().map_or(0, |(_, count)| count);
        let mut moves = Vec::new();
        while moves.len() < count {
            let ten: Vec<(usize, usize)> = numbers.by_ref().take(10).collect();
            let [_, _, _, (at, from_rank), (_, from_file), (_, to_rank), (_, to_file), ..] = ten[..] else {
                break;
            };
            let squares = square(from_file, from_rank).zip(square(to_file, to_rank));
            moves.push((at, squares.map(|(from, to)| Move::new(from, to))));
        }
        moves
    }

    /// Each number with its place.
    fn numbers(file: &[u8]) -> impl Iterator<Item = (usize, usize)> {
        let mut at = 0;
        std::iter::from_fn(move || {
            at += file[at..].iter().position(u8::is_ascii_digit)?;
            let start = at;
            let mut number = 0_usize;
            while let Some(digit) = file.get(at).filter(|byte| byte.is_ascii_digit()) {
                number = number.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
                at += 1;
            }
            Some((start, number))
        })
    }
}

/// CHN of Lianzhong: 188 bytes, then 32 bytes a move, of whose 16-bit words the third to the sixth
/// are column, row, column, row.
pub(super) mod chn {
    use super::{Listed, Record, starts_a_game, upright};

    const HEAD: usize = 188;
    const MOVE: usize = 32;

    pub(in crate::format) fn is_form(file: &[u8]) -> bool {
        file.len() >= HEAD + MOVE && (file.len() - HEAD).is_multiple_of(MOVE) && starts_a_game(&moves(file))
    }

    pub(in crate::format) fn read(file: &[u8]) -> Record {
        super::read(&moves(file))
    }

    fn moves(file: &[u8]) -> Vec<Listed> {
        let chunks = file.get(HEAD..).unwrap_or_default().chunks_exact(MOVE);
        let words = chunks.enumerate().map(|(n, chunk)| {
            let word = |at: usize| usize::from(u16::from_le_bytes([chunk[at], chunk[at + 1]]));
            (HEAD + n * MOVE, [word(4), word(6), word(8), word(10)])
        });
        upright(words.collect())
    }
}

/// CCM of Zhongguo youxi zhongxin: seven bytes a move, the first 1, the fourth and fifth the columns,
/// the last two the rows.
pub(super) mod ccm {
    use super::{Listed, Record, starts_a_game, upright};

    const MOVE: usize = 7;

    pub(in crate::format) fn is_form(file: &[u8]) -> bool {
        file.first() == Some(&1) && file.len().is_multiple_of(MOVE) && starts_a_game(&moves(file))
    }

    pub(in crate::format) fn read(file: &[u8]) -> Record {
        super::read(&moves(file))
    }

    fn moves(file: &[u8]) -> Vec<Listed> {
        let chunks = file.chunks_exact(MOVE).enumerate();
        let squares =
            chunks.map(|(n, chunk)| (n * MOVE, [chunk[3], chunk[5], chunk[4], chunk[6]].map(usize::from)));
        upright(squares.collect())
    }
}
