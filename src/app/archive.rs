//! Kept games: every game is written down as it is played, to be listed, opened again and counted.
//!
//! A game is a record of its own in the store, under the moment it began; a damaged one costs no
//! other. It is the saved form of a game with what a list wants to say without setting it up.

use serde::{Deserialize, Serialize};

use crate::referee::{Ending, Outcome};
use crate::rules::Side;

use super::saved::Restored;
use super::store::{Store, StoreError};
use super::{SavedGame, State};

/// What the names of kept games begin with in the store.
const PREFIX: &str = "kept.";
/// The name of the moment since which statistics count.
const COUNTED_SINCE: &str = "counted-since";
/// The form of the record below.
const SCHEMA: u32 = 1;
/// Games kept at most: the oldest make room, long before a browser's storage is full.
pub const GAMES_MAX: usize = 2_000;

/// A kept game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The form of this record.
    schema: u32,
    /// When it began, in milliseconds since 1970; names the game.
    pub begun_ms: u64,
    /// How it ended, as `mate`, `time` and so on; none while it goes on.
    #[serde(default)]
    pub ending: Option<String>,
    /// Who won, as `w` or `b`; none if nobody did, or it goes on.
    #[serde(default)]
    pub winner: Option<char>,
    /// The game.
    pub game: SavedGame,
}

impl Kept {
    /// The game of `state`, once there is something to keep of it.
    #[must_use]
    pub fn of(state: &State) -> Option<Kept> {
        let game = SavedGame::of(state);
        let conclusion = state.conclusion();
        game.is_begun().then(|| Kept {
            schema: SCHEMA,
            begun_ms: state.begun_ms,
            ending: conclusion.map(|conclusion| ending_name(&conclusion.ending).to_owned()),
            winner: conclusion.and_then(|conclusion| conclusion.outcome.winner()).map(Side::fen_char),
            game,
        })
    }

    /// Reads a record; none if it is damaged or of a newer release.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Kept> {
        let kept: Kept = serde_json::from_str(text).ok()?;
        (kept.schema <= SCHEMA).then_some(kept)
    }

    /// The record as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Text keys, text and whole numbers only, so writing cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// How it came out; none while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.as_ref()?;
        let winner = Side::ALL.into_iter().find(|side| Some(side.fen_char()) == self.winner);
        Some(winner.map_or(Outcome::Draw, Outcome::Win))
    }

    /// The engine's level at `side`; none where a person played.
    #[must_use]
    pub fn level(&self, side: Side) -> Option<u8> {
        side.fold(self.game.red_engine, self.game.black_engine)
    }

    /// The side of the one person against an engine.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        match (self.game.red_engine, self.game.black_engine) {
            (None, Some(_)) => Some(Side::Red),
            (Some(_), None) => Some(Side::Black),
            _ => None,
        }
    }

    /// How many moves of both sides it has.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.game.ply
    }

    /// Sets the game up again.
    pub(super) fn restore(&self) -> Option<Restored> {
        self.game.restore()
    }

    fn name(&self) -> String {
        format!("{PREFIX}{}", self.begun_ms)
    }
}

/// The short name of an ending in records and for programs that read the page.
#[must_use]
pub const fn ending_name(ending: &Ending) -> &'static str {
    match ending {
        Ending::Checkmate => "mate",
        Ending::Stalemate => "stalemate",
        Ending::NothingAllowed => "nothing-allowed",
        Ending::Repetition(_) => "repetition",
        Ending::MoveLimit { .. } => "move-limit",
        Ending::DeadPosition => "dead-position",
        Ending::Resignation => "resignation",
        Ending::Time => "time",
        Ending::Agreement => "agreement",
    }
}

/// What is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The games that can be read, the newest first.
    pub games: Vec<Kept>,
    /// How many records cannot be read. They stay where they are.
    pub unreadable: usize,
    /// Since when statistics count, in milliseconds since 1970; 0 for always.
    pub since_ms: u64,
}

/// Reads everything that is kept.
///
/// # Errors
/// The store's.
pub fn open(store: &dyn Store) -> Result<Archive, StoreError> {
    let mut archive = Archive::default();
    for name in store.names(PREFIX)? {
        match store.read(&name)?.as_deref().map(Kept::from_text) {
            Some(Some(kept)) => archive.games.push(kept),
            Some(None) => archive.unreadable += 1,
            None => {}
        }
    }
    archive.games.sort_by_key(|kept| std::cmp::Reverse(kept.begun_ms));
    let since = store.read(COUNTED_SINCE)?;
    archive.since_ms = since.and_then(|since| since.parse().ok()).unwrap_or(0);
    Ok(archive)
}

/// Keeps a game over what was kept of it before; the oldest game makes room if there are too many.
///
/// # Errors
/// The store's.
pub fn keep(store: &dyn Store, kept: &Kept) -> Result<(), StoreError> {
    let name = kept.name();
    // Only a game's first record can be one too many.
    if store.read(&name)?.is_none() {
        let mut names = store.names(PREFIX)?;
        // By length first: the numbers in names have no leading zeros.
        names.sort_by(|one, other| (one.len(), one).cmp(&(other.len(), other)));
        let surplus = (names.len() + 1).saturating_sub(GAMES_MAX);
        names.iter().take(surplus).try_for_each(|name| store.remove(name))?;
    }
    store.write(&name, &kept.to_text())
}

/// Forgets a game.
///
/// # Errors
/// The store's.
pub fn forget(store: &dyn Store, kept: &Kept) -> Result<(), StoreError> {
    store.remove(&kept.name())
}

/// Counts from `since_ms` on in statistics; the games stay.
///
/// # Errors
/// The store's.
pub fn count_since(store: &dyn Store, since_ms: u64) -> Result<(), StoreError> {
    store.write(COUNTED_SINCE, &since_ms.to_string())
}
