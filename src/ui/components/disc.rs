//! A man's disc.

use yew::prelude::*;

use crate::app::view::board_art::{DISC_RADIUS, SIGN_SCALE, rings};
use crate::app::view::glyphs::PieceSet;
use crate::app::view::signs::sign;
use crate::rules::{Piece, Side};
use crate::ui::context::use_surroundings;

/// What a disc shows.
#[derive(PartialEq, Properties)]
pub struct DiscProps {
    /// Whose it is and what it is.
    pub piece: Piece,
    /// Another set than the chosen one.
    #[prop_or_default]
    pub set: Option<PieceSet>,
}

/// A disc around (0, 0) of a drawing whose unit is the distance of two points.
#[component]
pub fn Disc(props: &DiscProps) -> Html {
    let surroundings = use_surroundings();
    let Piece { side, .. } = props.piece;
    html! {
        <g class={classes!("xq-disc", side_class(side))}>
            <circle class="xq-disc__shade" cy=".035" r={DISC_RADIUS.to_string()} />
            <circle class="xq-disc__face" r={DISC_RADIUS.to_string()} />
            for ring in rings(side) {
                <circle class="xq-disc__ring" r={ring.radius.to_string()} stroke-width={ring.width.to_string()} />
            }
            <path
                class="xq-disc__sign"
                transform={format!("scale({SIGN_SCALE})")}
                d={sign(&surroundings.text, props.piece, props.set.unwrap_or(surroundings.pieces))}
            />
        </g>
    }
}

/// A disc by itself, for lists and choices. It has no name: the words beside it say what it is.
#[component]
pub fn Token(props: &DiscProps) -> Html {
    html! {
        <svg class="xq-token" viewBox="-0.48 -0.48 0.96 0.96" aria-hidden="true" focusable="false">
            <Disc piece={props.piece} set={props.set} />
        </svg>
    }
}

/// The class of everything that has a side's colors.
pub fn side_class(side: Side) -> &'static str {
    side.fold("is-red", "is-black")
}
