//! A man's disc.

use yew::prelude::*;

use crate::app::view::board_art::{DISC_RADIUS, SIGN_SCALE, rings};
use crate::app::view::decimal::decimal;
use crate::rules::{Piece, Side};
use crate::ui::context::Surroundings;

/// A disc with `sign` on it, around (0, 0) of a drawing whose unit is the distance of two points.
pub fn disc(side: Side, sign: &'static str) -> Html {
    html! {
        <g class={classes!("xq-disc", side_class(side))}>
            <circle class="xq-disc__shade" cy=".035" r={decimal(DISC_RADIUS)} />
            <circle class="xq-disc__face" r={decimal(DISC_RADIUS)} />
            for ring in rings(side) {
                <circle class="xq-disc__ring" r={decimal(ring.radius)} stroke-width={decimal(ring.width)} />
            }
            <path class="xq-disc__sign" transform={format!("scale({})", decimal(SIGN_SCALE))} d={sign} />
        </g>
    }
}

/// A disc by itself, for lists and choices. It has no name: the words beside it say what it is.
pub fn token(side: Side, sign: &'static str) -> Html {
    html! {
        <svg class="xq-token" viewBox="-0.48 -0.48 0.96 0.96" aria-hidden="true" focusable="false">
            { disc(side, sign) }
        </svg>
    }
}

/// The disc of a man in the chosen set, by itself.
pub fn man_token(surroundings: &Surroundings, piece: Piece) -> Html {
    token(piece.side, surroundings.sign(piece))
}

/// The class of everything that has a side's colors.
pub fn side_class(side: Side) -> &'static str {
    side.fold("is-red", "is-black")
}
