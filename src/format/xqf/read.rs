//! Reads XQF files.

use super::cipher::Cipher;
use super::{BODY, MEN, field, side_of};
use crate::format::bytes::{self, Bytes};
use crate::format::encoding::Encoding;
use crate::format::growth::{Entry, Promise, grow};
use crate::format::{Damage, FlawKind, Format, Limit, Place, Record, Unreadable, header_text};
use crate::referee::Outcome;
use crate::rules::{Board, File, Move, Rank, Side, Square};

pub(in crate::format) fn read(file: &[u8]) -> Result<Record, Unreadable> {
    let damaged = |at, what| Unreadable::Damaged { format: Format::Xqf, at: Place::Byte(at), what };
    let version = *file.get(2).ok_or(damaged(file.len(), Damage::EndsEarly))?;
    if !(10..=18).contains(&version) {
        return Err(damaged(2, Damage::Version(version)));
    }
    if file.len() < BODY {
        return Err(damaged(file.len(), Damage::EndsEarly));
    }
    let cipher = Cipher::new(file);
    let body = cipher.body(file);
    let (entries, whole) = entries(&body, version, &cipher);
    let mut growth = grow(board(file, version, &cipher), Side::Red, &entries);
    if !whole {
        growth.flaw(file.len(), FlawKind::Truncated);
    }
    let record = growth.record();
    record.outcome = match file[field::RESULT] {
        1 => Some(Outcome::Win(Side::Red)),
        2 => Some(Outcome::Win(Side::Black)),
        3 => Some(Outcome::Draw),
        _ => None,
    };
    for (at, length, header) in field::TEXTS {
        let length = usize::from(file[at]).min(length);
        record
            .headers
            .set(header, header_text(&Encoding::Gb18030.decode(bytes::field(file, at + 1, length))));
    }
    Ok(growth.finish())
}

fn board(file: &[u8], version: u8, cipher: &Cipher) -> Board {
    let mut board = Board::EMPTY;
    for (i, byte) in bytes::field(file, field::MEN, 32).iter().enumerate() {
        // The type of the game in the header is not reliable; the squares always are.
        let man = if version < 12 { i } else { (usize::from(cipher.men) + 1 + i) % 32 };
        if let Some(square) = square(byte.wrapping_sub(cipher.men)) {
            board.set(square, Some(MEN[man % 16].of(side_of(man))));
        }
    }
    board
}

/// Ten times the file plus the rank; none beyond the board, where captured men stand.
fn square(byte: u8) -> Option<Square> {
    let file = File::from_index(usize::from(byte / 10))?;
    Some(Square::new(file, Rank::from_index(usize::from(byte % 10))?))
}

/// The records, and whether the last one is there.
fn entries(body: &[u8], version: u8, cipher: &Cipher) -> (Vec<Entry>, bool) {
    let mut bytes = Bytes::new(body, 0);
    let mut entries = Vec::new();
    let mut promise: Option<Promise> = None;
    loop {
        // Beyond the limit of the tree nothing is kept anyway.
        if promise.as_ref().is_some_and(Promise::is_kept) || entries.len() > 2 * Limit::NODES {
            return (entries, true);
        }
        let Some(entry) = entry(&mut bytes, version, cipher) else { return (entries, false) };
        match &mut promise {
            Some(promise) => promise.see(&entry),
            None => promise = Some(Promise::new(&entry)),
        }
        entries.push(entry);
    }
}

fn entry(bytes: &mut Bytes, version: u8, cipher: &Cipher) -> Option<Entry> {
    let at = BODY + bytes.at();
    let [from, to, flags, _] = bytes.array()?;
    let (next, sibling, has_comment) = if version > 10 {
        (flags & 0x80 != 0, flags & 0x40 != 0, flags & 0x20 != 0)
    } else {
        (flags & 0xF0 != 0, flags & 0x0F != 0, true)
    };
    let comment = if has_comment {
        let length = bytes.word()?.wrapping_sub(cipher.comment) as usize;
        // A length that lies ends the file; what stands before it is kept.
        Encoding::Gb18030.decode(bytes.take(length)?)
    } else {
        String::new()
    };
    let from = square(from.wrapping_sub(24).wrapping_sub(cipher.from));
    let to = square(to.wrapping_sub(32).wrapping_sub(cipher.to));
    let mv = from.zip(to).map(|(from, to)| Move::new(from, to));
    Some(Entry { at, mv, next, sibling, comment })
}
