//! Whether giving up is meant.

use yew::prelude::*;

use crate::app::Action;
use crate::ui::context::use_surroundings;

use super::dialog::Frame;

/// Who would give up.
#[derive(PartialEq, Properties)]
pub struct ResignDialogProps {
    /// The side's name.
    pub side: String,
}

/// The question.
#[component]
pub fn ResignDialog(props: &ResignDialogProps) -> Html {
    let surroundings = use_surroundings();
    let text = surroundings.text.with("resign-text", &[("side", props.side.as_str().into())]);
    html! {
        <Frame id="resign-dialog" title={surroundings.get("resign-title")} small=true>
            <p class="xq-dialog__text">{ text }</p>
            <div class="xq-dialog__buttons">
                <button
                    type="button" class="xq-button" data-testid="cancel-resign"
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
