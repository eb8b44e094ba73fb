//! Arrows and marks of the author, over the men.

use yew::prelude::*;

use crate::app::embed::view::Drawn;
use crate::app::view::decimal::decimal;
use crate::format::Brush;

/// The figures. They are decoration to a screen reader: the question says in words what they are for.
pub fn figures(figures: &[Drawn]) -> Html {
    let figure = |figure: &Drawn| {
        let brush = match figure.brush {
            Brush::Green => "is-green",
            Brush::Red => "is-crimson",
            Brush::Yellow => "is-yellow",
            Brush::Blue => "is-blue",
        };
        html! {
            <g class={classes!("xq-figure", brush)}>
                if !figure.line.is_empty() {
                    <path class="xq-figure__halo" d={figure.line.clone()} />
                }
                if !figure.filled.is_empty() {
                    <path class="xq-figure__filled" d={figure.filled.clone()} />
                }
                if !figure.line.is_empty() {
                    <path class="xq-figure__line" d={figure.line.clone()} />
                }
                if let Some((label, x, y)) = &figure.label {
                    <circle class="xq-figure__badge" cx={decimal(*x)} cy={decimal(*y)} r="0.19" />
                    <text class="xq-figure__label" x={decimal(*x)} y={decimal(*y)} dy=".35em">{ label }</text>
                }
            </g>
        }
    };
    html! { <g class="xq-figures">{ for figures.iter().map(figure) }</g> }
}
