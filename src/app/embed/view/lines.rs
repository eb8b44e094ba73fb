//! The engine's lines.

use crate::app::view::words::Words;
use crate::notation::Notation;
use crate::rules::Move;

use super::super::{Embed, SearchFor};
use super::list;

/// A line of the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// What it is worth, seen from Red.
    pub worth: String,
    /// Its first moves.
    pub moves: String,
}

/// Moves of a line that are shown.
const MOVES_MAX: usize = 8;

/// The lines that were found, the best first, and how deep was looked.
#[must_use]
pub fn lines(embed: &Embed) -> (Option<u8>, Vec<LineView>) {
    let Some(search) = embed.search.as_ref().filter(|search| search.purpose == SearchFor::Lines) else {
        return (None, Vec::new());
    };
    let words: Words<'_> = embed.words();
    let notation = list::notation(embed.options.notation);
    let lines = search.reports.iter().map(|report| {
        let mut position = embed.core.game.position().clone();
        let mut moves = Vec::new();
        for mv in report.pv.iter().take(MOVES_MAX).filter_map(|text| Move::from_iccs(text)) {
            if !position.is_legal(mv) {
                break;
            }
            moves.push(notation.unwrap_or(Notation::Iccs).write(&position, mv));
            position.make(mv);
        }
        LineView { worth: words.worth(report.score, embed.core.turn()), moves: moves.join(" ") }
    });
    (search.reports.first().map(|report| report.depth), lines.collect())
}
