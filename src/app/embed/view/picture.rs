//! The board of a frame as a picture that stands by itself.

use crate::app::view::picture::{self, Picture};
use crate::rules::Side;

use super::super::Embed;
use super::figures;

/// The board as SVG text.
#[must_use]
pub fn picture(embed: &Embed) -> String {
    let setup = match &embed.diagram {
        Some(setup) => setup.as_ref().clone(),
        None => embed.core.game.position().setup(),
    };
    let last = embed.core.game.last().filter(|_| embed.diagram.is_none());
    picture::draw(
        &embed.text,
        &Picture {
            board: &setup.board,
            turned: embed.core.bottom == Side::Black,
            last: last.map(|played| played.mv),
            figures: &figures::all(embed),
            pieces: embed.options.pieces,
            coords: embed.options.point_names(),
            title: &embed.options.question,
        },
    )
}
