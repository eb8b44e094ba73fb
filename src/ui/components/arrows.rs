//! Arrows on the board: who attacks whom in a repetition that is replayed.

use yew::prelude::*;

use crate::app::view::evidence::{Arrow, ArrowKind};

/// Arrows over the men. Heads are drawn, not referred to: a marker by `url()` gets lost in a page
/// with another base address.
pub fn arrows(arrows: &[Arrow]) -> Html {
    let arrow = |arrow: &Arrow| {
        let kind = match arrow.kind {
            ArrowKind::Check => "is-check",
            ArrowKind::New => "is-new",
            ArrowKind::Undermined => "is-undermined",
            ArrowKind::AfterCheck => "is-after-check",
            ArrowKind::Mate => "is-mate",
            ArrowKind::Advised => "is-advised",
            ArrowKind::Threat => "is-threat",
        };
        html! {
            <g class={classes!("xq-arrow", kind)}>
                <path class="xq-arrow__halo" d={arrow.line.clone()} />
                <path class="xq-arrow__head" d={arrow.head.clone()} />
                <path class="xq-arrow__line" d={arrow.line.clone()} />
            </g>
        }
    };
    html! { <g class="xq-arrows">{ for arrows.iter().map(arrow) }</g> }
}
