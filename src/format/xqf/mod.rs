//! XQF, the files of XQStudio: the largest stock of games and problems there is.
//!
//! A header of 1024 bytes with the squares of the 32 men, then one record for each node of the tree,
//! depth first. Since version 11 the bytes are shifted by keys that the header holds; all versions
//! from 10 to 18 are read, version 10, which every reader takes, is written. Text is GB18030.

mod cipher;
mod read;
mod write;

pub(super) use read::read;
pub use write::{Unwritable, write};

use crate::rules::{Role, Side};

/// What every file begins with.
pub(super) const MAGIC: &[u8] = b"XQ";

/// Where the records begin.
const BODY: usize = 0x400;

/// The men in the order in which their squares are listed, Red's, then Black's alike. DhtmlXQ and
/// CCBridge 2 list them in this order, too.
pub(super) const MEN: [Role; 16] = [
    Role::Chariot,
    Role::Horse,
    Role::Elephant,
    Role::Advisor,
    Role::General,
    Role::Advisor,
    Role::Elephant,
    Role::Horse,
    Role::Chariot,
    Role::Cannon,
    Role::Cannon,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
];

/// Whose the man with this number is, 0 to 31.
pub(super) fn side_of(number: usize) -> Side {
    if number < 16 { Side::Red } else { Side::Black }
}

/// Where the fields of the header stand: a length byte, then text.
mod field {
    use crate::format::Header;

    pub const RESULT: usize = 0x33;
    pub const KIND: usize = 0x40;
    pub const MEN: usize = 0x10;

    /// Place, bytes of text, meaning.
    pub const TEXTS: [(usize, usize, Header); 11] = [
        (0x50, 63, Header::Title),
        (0xD0, 63, Header::Event),
        (0x110, 15, Header::Date),
        (0x120, 15, Header::Site),
        (0x130, 15, Header::Red),
        (0x140, 15, Header::Black),
        (0x150, 63, Header::TimeControl),
        (0x190, 15, Header::RedTime),
        (0x1A0, 15, Header::BlackTime),
        (0x1D0, 15, Header::Annotator),
        (0x1E0, 15, Header::Author),
    ];
}
