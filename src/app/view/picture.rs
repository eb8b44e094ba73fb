//! A board as an SVG file: for articles, messages and prints.

use crate::app::{Catalog, Coords};
use crate::format::svg::{self, Diagram, Figure, Labels, Signs};
use crate::rules::{Board, Move, Piece, Side};

use super::glyphs::{self, PieceSet, Script};
use super::{labels, signs};

/// What is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The men.
    pub board: &'a Board,
    /// Whether Black sits below.
    pub turned: bool,
    /// A move to be marked.
    pub last: Option<Move>,
    /// Arrows and marks.
    pub figures: &'a [Figure],
    /// What the discs show.
    pub pieces: PieceSet,
    /// What stands along the edges.
    pub coords: Coords,
    /// What the picture is called; may be empty.
    pub title: &'a str,
}

/// The picture as text.
///
/// ```
/// use chuhe::app::view::picture::{self, Picture};
/// use chuhe::app::{Catalog, Coords, Lang};
/// use chuhe::rules::Board;
///
/// let picture = Picture {
///     board: &Board::start(),
///     turned: false,
///     last: None,
///     figures: &[],
///     pieces: Default::default(),
///     coords: Coords::FromZero,
///     title: "The start",
/// };
/// let texts = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/content/locales/en/common.ftl"));
/// let svg = picture::draw(&Catalog::new(Lang::En, [texts]), &picture);
/// assert!(svg.starts_with("<svg") && svg.contains("<title>The start</title>"));
/// ```
#[must_use]
pub fn draw(text: &Catalog, picture: &Picture) -> String {
    let bottom = if picture.turned { Side::Black } else { Side::Red };
    let script = match picture.pieces {
        PieceSet::Simplified => Script::Simplified,
        PieceSet::Traditional | PieceSet::Pictograms | PieceSet::Letters => Script::Traditional,
    };
    let edges = Labels {
        columns: labels::columns(picture.coords, bottom),
        rows: labels::rows(picture.coords, bottom),
    };
    let outline = |piece: Piece| signs::sign(text, piece, picture.pieces);
    svg::write(
        &Diagram {
            board: picture.board,
            turned: picture.turned,
            last: picture.last,
            figures: picture.figures,
            title: picture.title,
            labels: &edges,
        },
        &Signs { piece: &outline, river: &glyphs::river(script) },
    )
}
