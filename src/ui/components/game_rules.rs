//! Whose rules the game on the board is played by.

use yew::prelude::*;

use crate::app::{Action, Dialog};
use crate::ui::context::Surroundings;

use super::icon::{IconName, icon};

/// Rule set and move limit in one line; pressing it compares the rule sets.
pub fn game_rules(surroundings: &Surroundings, rules: &str) -> Html {
    html! {
        <button
            type="button" class="xq-rules-line" data-testid="game-rules"
            title={surroundings.get("game-rules-title")}
            onclick={surroundings.on(Action::Open(Dialog::Rules { case: None }))}
        >
            { icon(IconName::Rules) }
            <span>
                <span class="xq-unseen">{ format!("{}: ", surroundings.get("new-rules")) }</span>
                { rules }
            </span>
        </button>
    }
}
