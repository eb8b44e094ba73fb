//! The engine's lines.

use yew::prelude::*;

use crate::app::embed::{Embed, view};

/// What the engine sees: the best line first.
pub fn lines(embed: &Embed) -> Html {
    let (depth, lines) = view::lines(embed);
    let text = &embed.text;
    html! {
        <section class="xq-embed__lines" data-testid="embed-lines" aria-label={text.get("embed-lines")}>
            <p class="xq-embed__depth">
                if let Some(depth) = depth {
                    { text.with("embed-depth", &[("depth", depth.into())]) }
                } else if embed.core.engine.off.is_some() {
                    { text.get("embed-engine-off") }
                } else if embed.engine_wish().is_some() {
                    { text.get("embed-thinking") }
                }
            </p>
            <ol>
                for line in lines {
                    <li><b>{ line.worth }</b>{ " " }<span>{ line.moves }</span></li>
                }
            </ol>
        </section>
    }
}
