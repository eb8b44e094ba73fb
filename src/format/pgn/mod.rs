//! Portable Game Notation, in all dialects met: tags, then moves with comments and variations.
//!
//! Moves may be Chinese (the default of `[Format]`), WXF, ICCS or algebraic as on pychess.org; they are
//! recognised by themselves. A file may hold many games. Text after a result is advertising.

mod read;
mod write;

pub(super) use read::{game, is_form, next_game};
pub use write::{MoveText, write};

use super::Header;

/// Tags with a meaning of their own, in small letters. Of several with one meaning the first is
/// written.
const TAGS: [(&str, Header); 30] = [
    ("Title", Header::Title),
    ("Event", Header::Event),
    ("Site", Header::Site),
    ("Date", Header::Date),
    ("Round", Header::Round),
    ("Red", Header::Red),
    ("White", Header::Red),
    ("RedTeam", Header::RedTeam),
    ("WhiteTeam", Header::RedTeam),
    ("RedElo", Header::RedRating),
    ("WhiteElo", Header::RedRating),
    ("RedRating", Header::RedRating),
    ("Black", Header::Black),
    ("BlackTeam", Header::BlackTeam),
    ("BlackElo", Header::BlackRating),
    ("BlackRating", Header::BlackRating),
    ("TimeControl", Header::TimeControl),
    ("RedTime", Header::RedTime),
    ("BlackTime", Header::BlackTime),
    ("Opening", Header::Opening),
    ("Variation", Header::Variation),
    ("ECCO", Header::Ecco),
    ("ECO", Header::Ecco),
    ("Category", Header::Category),
    ("Source", Header::Source),
    ("Termination", Header::Ending),
    ("Annotator", Header::Annotator),
    ("Author", Header::Author),
    ("Creator", Header::Author),
    ("Place", Header::Site),
];
