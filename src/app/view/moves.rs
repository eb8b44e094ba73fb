//! The list of moves.

use crate::app::{Catalog, MoveStyle, Prefs, sentence};
use crate::game::{Game, Played};
use crate::notation::chinese::Script;
use crate::notation::{Notation, wxf};
use crate::rules::Side;

use super::glyphs::PieceSet;
use super::news::told;
use super::words::Words;

/// The list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovesView {
    /// All rounds, those taken back included.
    pub rounds: Vec<Round>,
    /// The language of the short forms, if it is not the page's.
    pub lang: Option<&'static str>,
}

/// A round: Red's move and Black's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number.
    pub number: usize,
    /// Red's move; none in the first round of a game that began with Black to move.
    pub red: Option<MoveText>,
    /// Black's move.
    pub black: Option<MoveText>,
}

/// A move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// As the list shows it.
    pub short: String,
    /// In words.
    pub long: String,
    /// The plies played when it was made, it included.
    pub ply: usize,
}

impl MovesView {
    /// The moves of `game` as `prefs` wants them written.
    #[must_use]
    pub fn new(text: &Catalog, game: &Game, prefs: &Prefs) -> MovesView {
        let words = Words { text, coords: prefs.coords };
        let notation = notation(prefs);
        let mut rounds: Vec<Round> = Vec::new();
        let first = usize::from(game.start().round());
        for (index, played) in game.line().iter().enumerate() {
            let before = game.position_at(index).unwrap_or(game.start());
            let entry = MoveText {
                short: match notation {
                    Some(notation) => notation.write(before, played.mv),
                    None => by_name(words, played),
                },
                long: told(words, played),
                ply: index + 1,
            };
            match (played.man.side(), rounds.last_mut()) {
                (Side::Black, Some(round)) if round.black.is_none() => round.black = Some(entry),
                (Side::Black, _) => rounds.push(Round { number: first, red: None, black: Some(entry) }),
                (Side::Red, _) => {
                    rounds.push(Round { number: first + rounds.len(), red: Some(entry), black: None });
                }
            }
        }
        let lang = match notation {
            Some(Notation::Chinese(Script::Simplified)) => Some("zh-Hans"),
            Some(Notation::Chinese(Script::Traditional)) => Some("zh-Hant"),
            _ => None,
        };
        MovesView { rounds, lang }
    }
}

pub(super) fn notation(prefs: &Prefs) -> Option<Notation> {
    Some(match prefs.moves {
        MoveStyle::Names => return None,
        MoveStyle::Wxf => Notation::Wxf(wxf::Dialect::Rules2018),
        MoveStyle::Western => Notation::Western,
        MoveStyle::Iccs => Notation::Iccs,
        MoveStyle::Uci => Notation::Uci,
        MoveStyle::Chinese => Notation::Chinese(match prefs.pieces {
            PieceSet::Simplified => Script::Simplified,
            PieceSet::Traditional | PieceSet::Pictograms | PieceSet::Letters => Script::Traditional,
        }),
    })
}

/// Horse b1–c3, with × for a capture and + for a check.
fn by_name(words: Words<'_>, played: &Played) -> String {
    sentence(&format!(
        "{} {}{}{}{}",
        words.role(played.man.role()),
        words.point(played.mv.from),
        if played.captured.is_some() { "×" } else { "–" },
        words.point(played.mv.to),
        if played.check { "+" } else { "" },
    ))
}
