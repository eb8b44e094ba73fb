//! Moves with variations as somebody types them, without tags: `h2e2 h9g7 (h9i7 h0g2) h0g2`.

use super::cursor::Cursor;
use super::draft::Draft;
use super::movetext::{self, Parentheses};
use super::{Limit, Record};
use crate::notation::line::RankBase;
use crate::rules::Setup;

/// Reads moves in any notation, with comments in braces and variations in parentheses, played from
/// `start`. Whether pairs of squares count ranks from 0 or from 1 is found out unless `ranks` says it.
///
/// What cannot be read or played is among the flaws of the record.
///
/// ```
/// use chuhe::format::movetree;
/// use chuhe::rules::Setup;
///
/// let record = movetree::read(Setup::start(), "h2e2 (b2e2 h9g7) h9g7", None);
/// assert_eq!((record.tree.len(), record.flaws.len()), (4, 0));
/// ```
#[must_use]
pub fn read(start: Setup, text: &str, ranks: Option<RankBase>) -> Record {
    let mut end = text.len().min(Limit::FILE_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let mut draft = Draft::new(text, end);
    draft.count_ranks_from(ranks);
    movetext::draft(&mut draft, text, (0, end), Parentheses::Variations);
    let mut record = draft.grow(start).finish();
    Cursor::new().locate(text, &mut record.flaws);
    record
}
