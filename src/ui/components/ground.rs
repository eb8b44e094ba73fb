//! The board without anything on it.

use yew::prelude::*;

use crate::app::Coords;
use crate::app::view::board_art::{
    FILE_LABEL_Y, FRAME_GAP, FRAME_WIDTH, GRAIN, GRAIN_WIDTH, LINE_WIDTH, RANK_LABEL_X, RIVER_SCALE,
    RIVER_SIGNS, VIEW_BOX, cross_marks_data, lines_data, squares_data,
};
use crate::app::view::decimal::decimal;
use crate::app::view::glyphs::{PieceSet, Script, numeral, river};
use crate::app::view::labels;
use crate::rules::Side;
use crate::ui::context::use_surroundings;

/// Chinese numerals along the edge: as large as the other labels.
const NUMERAL_SCALE: f64 = 0.000_3;

/// How the board lies.
#[derive(PartialEq, Properties)]
pub struct GroundProps {
    /// The side at the bottom.
    pub bottom: Side,
}

/// Surface, lines, marks, river and labels.
#[component]
pub fn Ground(props: &GroundProps) -> Html {
    let surroundings = use_surroundings();
    let script = match surroundings.pieces {
        PieceSet::Simplified => Script::Simplified,
        PieceSet::Traditional | PieceSet::Pictograms | PieceSet::Letters => Script::Traditional,
    };
    let [left, top, width, height] = VIEW_BOX.map(decimal);
    let frame = decimal(-FRAME_GAP);
    let frame_size = |units: f64| decimal(units + 2.0 * FRAME_GAP);
    let signs = RIVER_SIGNS.into_iter().zip(river(script));
    html! {
        <g class="xq-ground">
            <rect class="xq-ground__surface" x={left} y={top} width={width} height={height} />
            <path class="xq-ground__squares" d={squares_data()} />
            <path class="xq-ground__grain" d={GRAIN} stroke-width={decimal(GRAIN_WIDTH)} />
            <rect
                class="xq-ground__line" x={frame.clone()} y={frame} width={frame_size(8.0)} height={frame_size(9.0)}
                stroke-width={decimal(FRAME_WIDTH)}
            />
            <path class="xq-ground__line" d={lines_data()} stroke-width={decimal(LINE_WIDTH)} />
            <path class="xq-ground__line" d={cross_marks_data()} stroke-width={decimal(LINE_WIDTH)} />
            for (point, sign) in signs {
                <path
                    class="xq-ground__river" d={sign}
                    transform={format!("translate({} {}) scale({})", decimal(point.x), decimal(point.y), decimal(RIVER_SCALE))}
                />
            }
            { labels_along_the_edges(surroundings.coords, props.bottom) }
        </g>
    }
}

fn labels_along_the_edges(coords: Coords, bottom: Side) -> Html {
    let label = |x: f64, y: f64, text: &str| {
        html! { <text class="xq-ground__label" x={decimal(x)} y={decimal(y)} dy=".35em">{ text.to_owned() }</text> }
    };
    // Chinese numerals are outlines as the men's signs are: not every system has a font for them.
    let numeral = |x: f64, y: f64, text: &str| {
        let sign = text.parse().ok().and_then(numeral).unwrap_or_default();
        let place = format!("translate({} {}) scale({})", decimal(x), decimal(y), decimal(NUMERAL_SCALE));
        html! { <path class="xq-ground__numeral" d={sign} transform={place} /> }
    };
    let mut drawn = Vec::new();
    let edges = FILE_LABEL_Y.into_iter().zip([!bottom, bottom]);
    for ((y, side), row) in edges.zip(labels::columns(coords, bottom).into_iter().flatten()) {
        let chinese = coords == Coords::Chinese && side == Side::Red;
        drawn.extend(
            row.iter()
                .enumerate()
                .map(|(x, text)| if chinese { numeral(x as f64, y, text) } else { label(x as f64, y, text) }),
        );
    }
    for x in RANK_LABEL_X {
        let rows = labels::rows(coords, bottom).into_iter().flatten();
        drawn.extend(rows.enumerate().map(|(y, text)| label(x, y as f64, &text)));
    }
    drawn.into_iter().collect()
}
