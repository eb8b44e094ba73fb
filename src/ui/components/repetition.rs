//! The notice of a repetition: what will come of it, and a way to look at it.

use yew::prelude::*;

use crate::app::Action;
use crate::app::view::ruling::Repetition;
use crate::ui::context::Surroundings;

use super::icon::{IconName, icon};

/// The notice of a repetition that can still be avoided, and whether there is one to be shown on the
/// board. It stays as long as the repetition does. Its region is there from the start: one that
/// comes with its words is not heard.
pub fn repetition_notice(surroundings: &Surroundings, warning: Option<Repetition>, can_show: bool) -> Html {
    html! {
        <div class="xq-repetition">
            <div role="status" aria-live="polite">
                if let Some(Repetition { rule, text }) = warning {
                    <p class="xq-repetition__text" data-testid="warning">
                        { icon(IconName::Warning) }
                        <span><strong>{ rule }{ ". " }</strong>{ text }</span>
                    </p>
                }
            </div>
            if can_show {
                <button
                    type="button" class="xq-link" data-testid="show-ruling"
                    onclick={surroundings.on(Action::ShowRuling)}
                >{ surroundings.get("ruling-show") }</button>
            }
        </div>
    }
}
