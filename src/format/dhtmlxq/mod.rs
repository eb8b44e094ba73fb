//! DhtmlXQ, the text that dpxq.com, mobile exporters and CCBridge put on the clipboard.
//!
//! `[DhtmlXQ]`, tags `[DhtmlXQ_name]value[/DhtmlXQ_name]`, `[/DhtmlXQ]`. Squares are two digits, column
//! from Red's left, row from the top. `movelist` is the main line; a tag `move_A_B_C` is line C, which
//! leaves line A and replaces its move B; `commentN` belongs to move N of the main line, `commentC_N` to
//! move N, counted from the start of the game, of line C.

mod read;
mod write;

pub(super) use read::{is_form, read, split};
pub use write::write;

use super::Header;

/// Tags that say something about the game. Of two with one meaning the first is written.
const TEXTS: [(&str, Header); 22] = [
    ("title", Header::Title),
    ("event", Header::Event),
    ("date", Header::Date),
    ("round", Header::Round),
    ("place", Header::Site),
    ("timerule", Header::TimeControl),
    ("red", Header::Red),
    ("redname", Header::Red),
    ("redteam", Header::RedTeam),
    ("redlevel", Header::RedRating),
    ("redrating", Header::RedRating),
    ("redtime", Header::RedTime),
    ("black", Header::Black),
    ("blackname", Header::Black),
    ("blackteam", Header::BlackTeam),
    ("blacklevel", Header::BlackRating),
    ("blackrating", Header::BlackRating),
    ("blacktime", Header::BlackTime),
    ("open", Header::Opening),
    ("remark", Header::Annotator),
    ("author", Header::Author),
    ("type", Header::Category),
];
