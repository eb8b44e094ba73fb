//! MXQ, the games of the Yitian server: a list of short strings, each a length byte and text.
//!
//! Room, date, title, Red's and Black's rating, five numbers about time, how the game ended, the word
//! `Moves`, then moves like `7C-4C`: column 0 to 8 from Red's left, rank A to J from Red.

use super::bytes::Bytes;
use super::encoding::Encoding;
use super::growth::Growth;
use super::{Damage, FlawKind, Format, Header, Place, Record, Unreadable, header_text, outcome};
use crate::rules::{File, Move, Rank, Setup, Square};

/// Strings before the moves; more mean that it is something else.
const HEAD_MAX: usize = 24;

/// Whether the bytes are strings up to `Moves`.
pub(super) fn is_form(file: &[u8]) -> bool {
    let mut bytes = Bytes::new(file, 0);
    (0..HEAD_MAX).map_while(|_| string(&mut bytes)).any(|text| text == b"Moves")
}

/// Whether the bytes begin like such a file and break off.
pub(super) fn is_broken_form(file: &[u8]) -> bool {
    let mut bytes = Bytes::new(file, 0);
    let count = (0..HEAD_MAX).map_while(|_| string(&mut bytes)).take_while(|text| !text.is_empty()).count();
    (1..HEAD_MAX).contains(&count)
}

fn string<'a>(bytes: &mut Bytes<'a>) -> Option<&'a [u8]> {
    let length = bytes.byte()?;
    bytes.take(length.into())
}

pub(super) fn read(file: &[u8]) -> Result<Record, Unreadable> {
    let mut bytes = Bytes::new(file, 0);
    let mut head = Vec::new();
    loop {
        match string(&mut bytes) {
            Some(b"Moves") => break,
            Some(text) if head.len() < HEAD_MAX => head.push(text),
            _ => {
                let at = Place::Byte(bytes.at());
                return Err(Unreadable::Damaged { format: Format::Mxq, at, what: Damage::Length });
            }
        }
    }
    let mut growth = Growth::new(Setup::start());
    loop {
        let at = bytes.at();
        match string(&mut bytes) {
            Some(b"Ends") => break,
            // A man of the other side, or a general, was taken: what follows counts as dropped.
            Some(text) => {
                growth.play(mv(text), at);
            }
            None => {
                growth.flaw(at, FlawKind::Truncated);
                break;
            }
        }
    }
    let encoding = Encoding::detect_legacy(&head.concat());
    let text = |index: usize| header_text(&encoding.decode(head.get(index).copied().unwrap_or_default()));
    let record = growth.record();
    for (index, header) in [
        (0, Header::Site),
        (1, Header::Date),
        (2, Header::Title),
        (3, Header::RedRating),
        (4, Header::BlackRating),
    ] {
        record.headers.set(header, text(index));
    }
    if head.len() > 5 {
        record.headers.set(Header::Ending, text(head.len() - 1));
    }
    let title = text(2);
    // `Red(rank)-胜-Black(rank)`; names may have hyphens, too.
    for (middle, result) in
        [("-胜-", "1-0"), ("-勝-", "1-0"), ("-和-", "1/2-1/2"), ("-负-", "0-1"), ("-負-", "0-1")]
    {
        if let Some((red, black)) = title.split_once(middle) {
            record.headers.set(Header::Red, red);
            record.headers.set(Header::Black, black);
            record.outcome = outcome::read(result);
        }
    }
    Ok(growth.finish())
}

fn mv(text: &[u8]) -> Option<Move> {
    let square = |column: u8, row: u8| {
        let file = File::from_index(usize::from(column.checked_sub(b'0')?))?;
        Some(Square::new(file, Rank::from_index(usize::from(row.checked_sub(b'A')?))?))
    };
    match *text {
        [from_column, from_row, b'-', to_column, to_row] => {
            Some(Move::new(square(from_column, from_row)?, square(to_column, to_row)?))
        }
        _ => None,
    }
}
