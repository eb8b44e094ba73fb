//! The page's seal: 楚河, the river of Chu, cut into red.

use yew::prelude::*;

use crate::app::view::glyphs::{Script, river};

/// The seal. Decoration: the name stands beside it.
pub fn seal() -> Html {
    let [chu, he, ..] = river(Script::Traditional);
    html! {
        <svg class="xq-seal" viewBox="0 0 42 24" aria-hidden="true" focusable="false">
            <rect class="xq-seal__ground" width="42" height="24" rx="3.5" />
            <path class="xq-seal__sign" d={chu} transform="translate(12 12) scale(.0185)" />
            <path class="xq-seal__sign" d={he} transform="translate(30.5 12) scale(.0185)" />
        </svg>
    }
}
