//! Whether giving up is meant.

use yew::prelude::*;

use crate::app::Action;
use crate::ui::context::Surroundings;

use super::dialog::Frame;

/// The question to `side`.
pub fn resign(surroundings: &Surroundings, side: &str) -> Html {
    let text = surroundings.text.with("resign-text", &[("side", side.into())]);
    html! {
        <Frame key="resign-dialog" id="resign-dialog" title={surroundings.get("resign-title")} small=true>
            <p class="xq-dialog__text">{ text }</p>
            <div class="xq-dialog__buttons">
                <button
                    type="button" class="xq-button" data-testid="cancel-resign" data-focus="true"
                    onclick={surroundings.on(Action::Close)}
                >{ surroundings.get("control-cancel") }</button>
                <button
                    type="button" class="xq-button is-danger" data-testid="confirm-resign"
                    onclick={surroundings.on(Action::Resign)}
                >{ surroundings.get("resign-confirm") }</button>
            </div>
        </Frame>
    }
}
