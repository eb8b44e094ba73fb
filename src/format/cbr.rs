//! CBR and CBL, the records and libraries of CCBridge 3.
//!
//! A record has a header of fixed fields in UTF-16, the board, then the tree of moves, depth first.
//! A library is an index followed by records at every 4096 bytes; long ones run on into the next
//! places. Fields are not cleared by the program, so a text ends at its first zero.

use super::bytes::{Bytes, field};
use super::encoding::Encoding;
use super::growth::{Entry, Promise, grow};
use super::{Damage, FlawKind, Format, Header, Limit, Place, Record, Unreadable, header_text};
use crate::referee::Outcome;
use crate::rules::{Board, File, Move, Rank, Role, Side, Square};

/// What a record begins with.
pub(super) const MAGIC: &[u8] = b"CCBridge Record\0";

/// What a library begins with.
pub(super) const LIBRARY_MAGIC: &[u8] = b"CCBridgeLibrary\0";

/// Place, bytes, meaning.
const TEXTS: [(usize, usize, Header); 17] = [
    (180, 128, Header::Title),
    (308, 256, Header::Category),
    (564, 64, Header::Source),
    (692, 64, Header::Event),
    (756, 64, Header::Round),
    (884, 64, Header::Date),
    (948, 64, Header::Site),
    (1012, 64, Header::TimeControl),
    (1076, 64, Header::Red),
    (1140, 64, Header::RedTeam),
    (1204, 64, Header::RedTime),
    (1268, 32, Header::RedRating),
    (1300, 64, Header::Black),
    (1364, 64, Header::BlackTeam),
    (1428, 64, Header::BlackTime),
    (1492, 32, Header::BlackRating),
    (2080, 32, Header::Ending),
];
const COMMENTATOR: usize = 1652;
const CREATOR: usize = 1780;
const RESULT: usize = 2076;
const FIRST_MOVER: usize = 2112;
const FIRST_ROUND: usize = 2116;
const BOARD: usize = 2120;
const BODY: usize = 2214;

/// Reads the record that begins at `start` and may not go beyond `end`.
pub(super) fn read(file: &[u8], start: usize, end: usize) -> Result<Record, Unreadable> {
    let record = &file[start..end.min(file.len())];
    if record.len() < BODY {
        let at = Place::Byte(start + record.len());
        return Err(Unreadable::Damaged { format: Format::Cbr, at, what: Damage::EndsEarly });
    }
    let turn = if record[FIRST_MOVER] == 2 { Side::Black } else { Side::Red };
    let (entries, whole) = entries(record, start);
    let mut growth = grow(board(record), turn, &entries);
    if !whole {
        growth.flaw(start + record.len(), FlawKind::Truncated);
    }
    let grown = growth.record();
    grown.start.round = u16::from_le_bytes([record[FIRST_ROUND], record[FIRST_ROUND + 1]]).max(1);
    grown.outcome = outcome(record[RESULT]);
    let text = |at, length| header_text(&wide(field(record, at, length)));
    for (at, length, header) in TEXTS {
        grown.headers.set(header, text(at, length));
    }
    grown.headers.set(Header::Annotator, text(COMMENTATOR, 64));
    grown.headers.set(Header::Author, text(CREATOR, 64));
    Ok(growth.finish())
}

/// 1 Red, 2 Black, 3 draw; others leave it open. CCBridge 2 and its XML use the same numbers.
pub(super) fn outcome(code: u8) -> Option<Outcome> {
    match code {
        1 => Some(Outcome::Win(Side::Red)),
        2 => Some(Outcome::Win(Side::Black)),
        3 => Some(Outcome::Draw),
        _ => None,
    }
}

/// UTF-16 up to the first zero.
fn wide(bytes: &[u8]) -> String {
    let units = bytes.chunks_exact(2).position(|unit| unit == [0, 0]).unwrap_or(bytes.len() / 2);
    Encoding::Utf16Le.decode(&bytes[..units * 2])
}

/// Row by row from Black's edge; the upper half of a byte is the side, the lower the role.
fn board(record: &[u8]) -> Board {
    const ROLES: [Role; 7] = [
        Role::Chariot,
        Role::Horse,
        Role::Elephant,
        Role::Advisor,
        Role::General,
        Role::Cannon,
        Role::Soldier,
    ];
    let mut board = Board::EMPTY;
    for (index, byte) in field(record, BOARD, 90).iter().enumerate() {
        let side = match byte >> 4 {
            1 => Side::Red,
            2 => Side::Black,
            _ => continue,
        };
        let role = usize::from(byte & 0x0F).checked_sub(1).and_then(|index| ROLES.get(index));
        if let (Some(square), Some(role)) = (square(index), role) {
            board.set(square, Some(role.of(side)));
        }
    }
    board
}

/// Row times nine plus column, rows from Black's edge.
fn square(index: usize) -> Option<Square> {
    let rank = 9_usize.checked_sub(index / 9)?;
    Some(Square::new(File::from_index(index % 9)?, Rank::from_index(rank)?))
}

fn entries(record: &[u8], start: usize) -> (Vec<Entry>, bool) {
    let mut bytes = Bytes::new(record, BODY);
    let mut entries = Vec::new();
    let mut promise: Option<Promise> = None;
    loop {
        if promise.as_ref().is_some_and(Promise::is_kept) || entries.len() > 2 * Limit::NODES {
            return (entries, true);
        }
        let Some(entry) = entry(&mut bytes, start) else { return (entries, false) };
        match &mut promise {
            Some(promise) => promise.see(&entry),
            None => promise = Some(Promise::new(&entry)),
        }
        entries.push(entry);
    }
}

fn entry(bytes: &mut Bytes, start: usize) -> Option<Entry> {
    let at = start + bytes.at();
    let [flags, _, from, to] = bytes.array()?;
    let comment = if flags & 4 != 0 {
        let length = bytes.word()? as usize;
        wide(bytes.take(length)?)
    } else {
        String::new()
    };
    let mv = square(from.into()).zip(square(to.into())).map(|(from, to)| Move::new(from, to));
    Some(Entry { at, mv, next: flags & 1 == 0, sibling: flags & 2 != 0, comment })
}

/// The name of a library.
pub(super) fn library_name(file: &[u8]) -> String {
    header_text(&wide(field(file, 64, 512)))
}

/// Where the records of a library begin.
pub(super) fn library_offsets(file: &[u8]) -> Vec<usize> {
    const INDEX: usize = 66624;
    const INDEX_SLOT: usize = 276;
    const SLOT: usize = 4096;
    let slots = Bytes::new(file, 60).word().unwrap_or_default() as usize;
    let is_record = |at: &usize| file[*at..].starts_with(MAGIC);
    let first = INDEX.saturating_add(slots.saturating_mul(INDEX_SLOT));
    // A place without the magic belongs to a long record before it.
    let mut offsets: Vec<usize> = (first..file.len()).step_by(SLOT).filter(is_record).collect();
    if offsets.is_empty() {
        // The count of slots lies: look everywhere.
        offsets = (LIBRARY_MAGIC.len()..file.len()).filter(is_record).collect();
    }
    offsets.truncate(Limit::RECORDS + 1);
    offsets
}
