//! Buttons to look at earlier positions, and the way back to the game.

use yew::prelude::*;

use crate::app::{Action, Browse};
use crate::ui::context::Surroundings;

use super::icon::{IconName, icon};

/// Where in the game somebody looks.
#[derive(Clone, Copy)]
pub struct Looking {
    /// After how many plies the position is that is shown.
    pub shown: usize,
    /// After how many plies the game stands.
    pub stands: usize,
    /// How many plies there are, with those taken back.
    pub plies: usize,
    /// Whether the game can go on from there.
    pub can_go_on: bool,
}

/// Four buttons in a row.
pub fn browse_buttons(surroundings: &Surroundings, looking: Looking) -> Html {
    let Looking { shown, stands, plies, .. } = looking;
    let button = |id: &'static str, sign: IconName, enabled: bool, browse: Browse| {
        let name = surroundings.get(id);
        html! {
            <button
                type="button" class="xq-icon-button is-square" data-testid={id} disabled={!enabled}
                aria-label={name.clone()} title={name} onclick={surroundings.on(Action::Browse(browse))}
            >{ icon(sign) }</button>
        }
    };
    html! {
        <div class="xq-browse" role="group" aria-label={surroundings.get("browse-title")}>
            { button("browse-first", IconName::First, shown > 0, Browse::First) }
            { button("browse-previous", IconName::Previous, shown > 0, Browse::Previous) }
            { button("browse-next", IconName::Next, shown < plies, Browse::Next) }
            { button("browse-last", IconName::Last, shown != stands, Browse::Last) }
        </div>
    }
}

/// The way back, where another position than the game's is looked at.
pub fn browse_back(surroundings: &Surroundings, looking: Looking) -> Html {
    if looking.shown == looking.stands {
        return Html::default();
    }
    html! {
        <div class="xq-browse__back">
            <button
                type="button" class="xq-button is-primary" data-testid="browse-back"
                onclick={surroundings.on(Action::Browse(Browse::Last))}
            >{ surroundings.get("browse-back") }</button>
            if looking.can_go_on {
                <button
                    type="button" class="xq-button" data-testid="go-on-from-here"
                    onclick={surroundings.on(Action::GoOnFromHere)}
                >{ surroundings.get("browse-go-on") }</button>
            }
        </div>
    }
}
