//! What the author's positions and moves are read into.

use crate::format::fen;
use crate::format::{Flaw, FlawKind, Limit, Note, Place, Record, movetree, read_text};
use crate::game::GameTree;
use crate::notation::line::RankBase;
use crate::rules::Setup;

use super::read::ParamFault;
use super::{Load, Ranks};

/// The longest game that is read, in bytes.
pub(super) const PGN_BYTES_MAX: usize = 256 << 10;

/// The longest list of moves, in bytes.
pub(super) const MOVES_BYTES_MAX: usize = 64 << 10;

/// The most moves of a game: a frame holds no library.
const NODES_MAX: usize = 20_000;

/// A position: a FEN, `start` or `empty`.
pub(super) fn setup(text: &str) -> Result<Setup, ParamFault> {
    match text.trim() {
        word if word.eq_ignore_ascii_case("start") => Ok(Setup::start()),
        word if word.eq_ignore_ascii_case("empty") => Ok(Setup::empty()),
        text => fen::parse(text).map_err(ParamFault::Fen),
    }
}

/// Moves with variations, played from `start`.
pub(super) fn moves(start: Setup, text: &str, ranks: Option<Ranks>) -> Result<Record, ParamFault> {
    if text.len() > MOVES_BYTES_MAX {
        return Err(ParamFault::TooLong { bytes: text.len(), max: MOVES_BYTES_MAX });
    }
    let base = ranks.map(|ranks| match ranks {
        Ranks::Zero => RankBase::Zero,
        Ranks::One => RankBase::One,
    });
    let record = checked(movetree::read(start, text, base))?;
    if record.tree.is_empty() && !text.trim().is_empty() {
        return Err(ParamFault::Value { found: super::read::cut(text) });
    }
    Ok(record)
}

/// A game as its file holds it.
pub(super) fn game(text: &str) -> Result<Record, ParamFault> {
    if text.len() > PGN_BYTES_MAX {
        return Err(ParamFault::TooLong { bytes: text.len(), max: PGN_BYTES_MAX });
    }
    checked(read_text(text).map_err(ParamFault::Game)?)
}

/// What is to be loaded, in place of what is there.
pub(super) fn load(load: &Load, ranks: Option<Ranks>) -> Result<Record, (&'static str, ParamFault)> {
    if let Some(pgn) = &load.pgn {
        return game(pgn).map_err(|fault| ("pgn", fault));
    }
    let start = match &load.fen {
        Some(fen) => setup(fen).map_err(|fault| ("fen", fault))?,
        None => Setup::start(),
    };
    match &load.moves {
        Some(text) => moves(start, text, ranks).map_err(|fault| ("moves", fault)),
        None => Ok(Record::new(start)),
    }
}

/// A record without serious flaws: an author wants to hear of every move that is not on the board.
fn checked(record: Record) -> Result<Record, ParamFault> {
    if record.tree.len() > NODES_MAX {
        return Err(ParamFault::TooLong { bytes: record.tree.len(), max: NODES_MAX });
    }
    match record.flaws.first() {
        None => Ok(record),
        Some(Flaw { at, kind }) => {
            let (line, column) = match at {
                Place::Text { line, column } => (*line, *column),
                Place::Byte(at) => (1, at + 1),
            };
            match kind {
                FlawKind::Move { text, why, .. } => {
                    Err(ParamFault::Move { text: text.clone(), why: why.clone(), line, column })
                }
                FlawKind::Start { faults, .. } => Err(ParamFault::Unplayable(faults.clone())),
                FlawKind::Fen(error) => Err(ParamFault::Fen(error.clone())),
                // The rest costs nothing that an author would miss.
                FlawKind::LooseLine { .. }
                | FlawKind::Truncated
                | FlawKind::Characters
                | FlawKind::Limit(Limit::Records | Limit::Comment) => Ok(record),
                FlawKind::Limit(Limit::Nodes | Limit::Nesting) => {
                    Err(ParamFault::TooLong { bytes: record.tree.len(), max: NODES_MAX })
                }
            }
        }
    }
}

/// The moves of a solution; it must have some.
pub(super) fn solution(
    start: &Setup,
    text: &str,
    ranks: Option<Ranks>,
) -> Result<GameTree<Note>, ParamFault> {
    let record = moves(start.clone(), text, ranks)?;
    if record.tree.is_empty() || record.start.turn != start.turn {
        return Err(ParamFault::Value { found: super::read::cut(text) });
    }
    Ok(record.tree)
}
