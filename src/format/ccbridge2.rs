//! CBL as CCBridge 2 wrote it: one zlib stream of games, text in GB18030.
//!
//! Each game begins with its length; its moves carry the number of their ply, and a number that is
//! not the next one goes back to there for a variation.

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::bytes::Bytes;
use super::cbr::outcome;
use super::encoding::Encoding;
use super::growth::Growth;
use super::xqf::{MEN, side_of};
use super::{Damage, FlawKind, Format, Header, Limit, Place, Record, Unreadable, header_text};
use crate::rules::{Board, File, Move, Rank, Setup, Side, Square};

/// What a library begins with.
pub(super) const MAGIC: &[u8] = b"CCBridge\x15\0\0\0";

/// Magic, a number, and the length of the content.
const HEADER: usize = 20;

/// The content of a library.
pub(super) fn unpack(file: &[u8]) -> Result<Vec<u8>, Unreadable> {
    let damaged = |what| Unreadable::Damaged { format: Format::Ccbridge2, at: Place::Byte(HEADER), what };
    let packed = file.get(HEADER..).ok_or(damaged(Damage::EndsEarly))?;
    match decompress_to_vec_zlib_with_limit(packed, Limit::UNPACKED_BYTES) {
        Ok(content) => Ok(content),
        Err(error) if error.status == miniz_oxide::inflate::TINFLStatus::HasMoreOutput => {
            Err(Unreadable::TooLarge { bytes: Limit::UNPACKED_BYTES })
        }
        // What was unpacked before the damage may hold whole games.
        Err(error) if !error.output.is_empty() => Ok(error.output),
        Err(_) => Err(damaged(Damage::Packing)),
    }
}

/// The name of a library and where its games begin.
pub(super) fn library(content: &[u8]) -> Option<(String, Vec<usize>)> {
    let mut bytes = Bytes::new(content, 0);
    let name = text(&mut bytes)?;
    for _ in 0..4 {
        text(&mut bytes)?;
    }
    bytes.take(2 * TIME)?;
    let count = bytes.word()? as usize;
    bytes.word()?;
    let mut offsets = Vec::new();
    while offsets.len() < count.min(Limit::RECORDS + 1) {
        let at = bytes.at();
        // A game is at least its own length.
        let Some(size) = bytes.word().filter(|size| *size > 4) else { break };
        offsets.push(at);
        if bytes.take(size as usize - 4).is_none() {
            break;
        }
    }
    Some((header_text(&name), offsets))
}

/// Bytes of `2009-02-01 17:14:02`.
const TIME: usize = 19;

/// A length, then GB18030.
fn text(bytes: &mut Bytes) -> Option<String> {
    let length = bytes.word()? as usize;
    Some(Encoding::Gb18030.decode(bytes.take(length)?))
}

/// Reads the game that begins at `start`.
pub(super) fn read(content: &[u8], start: usize) -> Result<Record, Unreadable> {
    let mut bytes = Bytes::new(content, start);
    let damaged = |bytes: &Bytes| Unreadable::Damaged {
        format: Format::Ccbridge2,
        at: Place::Byte(bytes.at()),
        what: Damage::EndsEarly,
    };
    let size = bytes.word().ok_or(damaged(&bytes))? as usize;
    let end = start.saturating_add(size).min(content.len());
    let whole = end == start + size;
    let mut bytes = Bytes::new(&content[..end], start + 4);
    let game = game(&mut bytes).ok_or(damaged(&bytes))?;
    let turn = game.moves.first().and_then(|(_, _, mv)| game.board.get((*mv)?.from));
    let turn = turn.map_or(Side::Red, |piece| piece.side);
    let mut growth = Growth::new(Setup { board: game.board, turn, ..Setup::empty() });
    // One comment for the start and one for each move, parted by line ends.
    let left = Encoding::Gb18030.decode(bytes.take(bytes.left()).unwrap_or_default());
    let mut comments = left.split("\r\n");
    growth.comment(&game.comment, start);
    growth.comment(comments.next().unwrap_or_default(), start);
    for (at, ply, mv) in game.moves {
        growth.back_to(usize::from(ply).saturating_sub(1));
        growth.play(mv, at);
        growth.comment(comments.next().unwrap_or_default(), at);
    }
    if game.cut || !whole {
        growth.flaw(end, FlawKind::Truncated);
    }
    let record = growth.record();
    record.outcome = outcome(game.result);
    record.headers.set(Header::Title, header_text(&game.title));
    for text in game.texts.iter().map(|text| header_text(text)).filter(|text| !text.is_empty()) {
        // What each of them says is not known.
        record.headers.push_other("", text);
    }
    Ok(growth.finish())
}

struct Game {
    board: Board,
    title: String,
    texts: Vec<String>,
    result: u8,
    comment: String,
    /// Place in the content, ply from 1, move.
    moves: Vec<(usize, u16, Option<Move>)>,
    /// Whether there are fewer moves than promised.
    cut: bool,
}

fn game(bytes: &mut Bytes) -> Option<Game> {
    let mut board = Board::EMPTY;
    for (man, byte) in bytes.take(32)?.iter().enumerate() {
        // Columns and rows count from 1 here, 0 is a captured man; in moves they count from 0.
        if let Some(square) = byte.checked_sub(0x11).and_then(square) {
            board.set(square, Some(MEN[man % 16].of(side_of(man))));
        }
    }
    bytes.take(12)?;
    let title = text(bytes)?;
    let mut texts = Vec::new();
    for _ in 0..6 {
        texts.push(text(bytes)?);
    }
    let result = bytes.word()? as u8;
    for _ in 0..4 {
        texts.push(text(bytes)?);
    }
    let comment = text(bytes)?;
    bytes.take(1 + 2 * TIME)?;
    let count = bytes.word()? as usize;
    let mut moves = Vec::new();
    let mut cut = false;
    for _ in 0..count {
        let at = bytes.at();
        let (Some(ply), Some([from, to, _, _])) = (bytes.short(), bytes.array()) else {
            cut = true;
            break;
        };
        moves.push((at, ply, square(from).zip(square(to)).map(|(from, to)| Move::new(from, to))));
    }
    Some(Game { board, title, texts, result, comment, moves, cut })
}

/// The column from Red's left times 16 plus the row from Black's edge, both from 0.
fn square(byte: u8) -> Option<Square> {
    let rank = 9_usize.checked_sub(usize::from(byte & 0x0F))?;
    Some(Square::new(File::from_index(usize::from(byte >> 4))?, Rank::from_index(rank)?))
}
