//! What the engine advises, and the question whether a move is meant.

use yew::prelude::*;

use crate::app::view::advice::AdviceView;
use crate::app::{Action, Wish};
use crate::ui::context::Surroundings;

use super::icon::{IconName, icon};

/// The answer of the engine, with a button for more of it.
pub fn advice(surroundings: &Surroundings, view: &AdviceView) -> Html {
    let sign = match view.name {
        "hint" => IconName::Hint,
        "threat" => IconName::Threat,
        _ => IconName::Draw,
    };
    html! {
        <div class="xq-advice" data-testid={format!("advice-{}", view.name)}>
            { icon(sign) }
            <div class="xq-advice__text">
                if view.lines.is_empty() { <p>{ surroundings.get("advice-thinking") }</p> }
                for line in &view.lines { <p>{ line }</p> }
                if view.more {
                    <button
                        type="button" class="xq-link" data-testid="hint-more"
                        onclick={surroundings.on(Action::Consult(Wish::Hint))}
                    >{ surroundings.get("hint-more") }</button>
                }
            </div>
        </div>
    }
}

/// The question whether the move is meant.
pub fn pending(surroundings: &Surroundings, question: &str) -> Html {
    html! {
        <div class="xq-pending" data-testid="pending">
            <p>{ question.to_owned() }</p>
            <button
                type="button" class="xq-button is-primary" data-testid="confirm-move"
                onclick={surroundings.on(Action::Confirm)}
            >{ surroundings.get("pending-confirm") }</button>
            <button
                type="button" class="xq-button" data-testid="cancel-move"
                onclick={surroundings.on(Action::Cancel)}
            >{ surroundings.get("control-cancel") }</button>
        </div>
    }
}
