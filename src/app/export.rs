//! Kept games as text for other programs.

use crate::format::pgn::{self, MoveText};
use crate::format::{Header, Record, fen, plain};
use crate::game::Game;
use crate::rules::Side;

use super::archive::Kept;

/// A form to give a game away in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// Portable Game Notation with WXF moves.
    Pgn,
    /// The position where the game stands.
    Fen,
    /// One line a round, to read.
    Text,
}

impl Export {
    /// All forms.
    pub const ALL: [Export; 3] = [Export::Pgn, Export::Fen, Export::Text];

    /// What files of this form end in.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Export::Pgn => "pgn",
            Export::Fen => "fen",
            Export::Text => "txt",
        }
    }

    /// The text of a kept game; none if it cannot be set up. `player` names who played, `date` when,
    /// as PGN wants it: 2026.11.30.
    #[must_use]
    pub fn write(self, kept: &Kept, player: &dyn Fn(Option<u8>) -> String, date: &str) -> Option<String> {
        let game = kept.restore()?.game;
        Some(match self {
            Export::Fen => fen::write(&game.position().setup()),
            Export::Pgn => pgn::write(&record(kept, &game, player, date), MoveText::Wxf),
            Export::Text => plain::write(&record(kept, &game, player, date), MoveText::Wxf),
        })
    }
}

fn record(kept: &Kept, game: &Game, player: &dyn Fn(Option<u8>) -> String, date: &str) -> Record {
    let mut record = Record::new(game.start().setup());
    record.headers.set(Header::Red, player(kept.level(Side::Red)));
    record.headers.set(Header::Black, player(kept.level(Side::Black)));
    record.headers.set(Header::Date, date);
    let mut node = crate::game::NodeId::ROOT;
    for played in game.played() {
        node = record.tree.play(node, played.mv);
    }
    record.outcome = kept.outcome();
    record
}
