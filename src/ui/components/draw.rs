//! Whether the other player at the board agrees to a draw.

use yew::prelude::*;

use crate::app::Action;
use crate::ui::context::Surroundings;

use super::dialog::Frame;

/// The question of `side` to `other`.
pub fn draw(surroundings: &Surroundings, side: &str, other: &str) -> Html {
    let text = surroundings.text.with("draw-text", &[("side", side.into()), ("other", other.into())]);
    html! {
        <Frame key="draw-dialog" id="draw-dialog" title={surroundings.get("draw-title")} small=true>
            <p class="xq-dialog__text">{ text }</p>
            <div class="xq-dialog__buttons">
                <button
                    type="button" class="xq-button" data-testid="decline-draw" data-focus="true"
                    onclick={surroundings.on(Action::Close)}
                >{ surroundings.get("draw-decline") }</button>
                <button
                    type="button" class="xq-button is-primary" data-testid="accept-draw"
                    onclick={surroundings.on(Action::Agree)}
                >{ surroundings.get("draw-accept") }</button>
            </div>
        </Frame>
    }
}
