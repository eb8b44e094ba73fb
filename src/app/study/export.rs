//! Games as files and texts for other programs.

use crate::format::pgn::MoveText;
use crate::format::xqf::Unwritable;
use crate::format::{Header, dhtmlxq, fen, pgn, plain, xqf};

use super::Sheet;

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Export {
    /// PGN with moves in a notation.
    Pgn(MoveText),
    /// A text for forums.
    Dhtmlxq,
    /// A file of Xiangqi Studio.
    Xqf,
    /// A text to be read.
    Plain(MoveText),
    /// The position at the cursor.
    Fen,
}

impl Export {
    /// All of them, in the order of the choice.
    pub const ALL: [Export; 9] = [
        Export::Pgn(MoveText::Chinese),
        Export::Pgn(MoveText::Wxf),
        Export::Pgn(MoveText::Iccs),
        Export::Dhtmlxq,
        Export::Xqf,
        Export::Plain(MoveText::Chinese),
        Export::Plain(MoveText::Wxf),
        Export::Plain(MoveText::Iccs),
        Export::Fen,
    ];

    /// Its name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Export::Pgn(MoveText::Chinese) => "pgn-chinese",
            Export::Pgn(MoveText::Wxf) => "pgn-wxf",
            Export::Pgn(MoveText::Iccs) => "pgn-iccs",
            Export::Dhtmlxq => "dhtmlxq",
            Export::Xqf => "xqf",
            Export::Plain(MoveText::Chinese) => "plain-chinese",
            Export::Plain(MoveText::Wxf) => "plain-wxf",
            Export::Plain(MoveText::Iccs) => "plain-iccs",
            Export::Fen => "fen",
        }
    }

    /// The export of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Export> {
        Export::ALL.into_iter().find(|export| export.name() == name)
    }

    const fn extension(self) -> &'static str {
        match self {
            Export::Pgn(_) => "pgn",
            Export::Xqf => "xqf",
            Export::Dhtmlxq | Export::Plain(_) | Export::Fen => "txt",
        }
    }

    /// Whether it is text, that can be copied.
    #[must_use]
    pub const fn is_text(self) -> bool {
        !matches!(self, Export::Xqf)
    }

    /// The content.
    ///
    /// # Errors
    /// XQF has a place for each man of a game and for no others.
    pub fn write(self, sheet: &Sheet) -> Result<Vec<u8>, Unwritable> {
        let record = &sheet.record;
        Ok(match self {
            Export::Pgn(moves) => pgn::write(record, moves).into_bytes(),
            Export::Dhtmlxq => dhtmlxq::write(record).into_bytes(),
            Export::Xqf => xqf::write(record)?,
            Export::Plain(moves) => plain::write(record, moves).into_bytes(),
            Export::Fen => fen::write(&sheet.setup()).into_bytes(),
        })
    }

    /// The name of the file.
    #[must_use]
    pub fn file_name(self, sheet: &Sheet) -> String {
        format!("{}.{}", base_name(sheet), self.extension())
    }
}

/// A file's name without its end: what the game is called, in letters that every system takes.
#[must_use]
pub fn base_name(sheet: &Sheet) -> String {
    const LETTERS_MAX: usize = 60;
    let headers = &sheet.record.headers;
    let players = [headers.get(Header::Red), headers.get(Header::Black)];
    let name = match (headers.get(Header::Title), players) {
        ("", ["", ""]) => "chuhe".to_owned(),
        ("", [red, black]) => format!("{red}-{black}"),
        (title, _) => title.to_owned(),
    };
    let kept = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '.' | '(' | ')' | ',');
    let name: String =
        name.chars().map(|letter| if kept(letter) { letter } else { '_' }).take(LETTERS_MAX).collect();
    let name = name.trim_matches(['_', '.']);
    if name.is_empty() { "chuhe".to_owned() } else { name.to_owned() }
}
