//! What can be done with the game.

use yew::prelude::*;

use crate::app::{Action, Dialog};
use crate::ui::context::Surroundings;

use super::icon::{IconName, icon};

/// What can be done now.
#[derive(Clone, Copy)]
pub struct Possible {
    /// Whether a move can be taken back.
    pub take_back: bool,
    /// Whether a move can be played again.
    pub redo: bool,
    /// Whether somebody can give up.
    pub resign: bool,
}

/// The row of buttons.
pub fn controls(surroundings: &Surroundings, possible: Possible) -> Html {
    let button = |id: &'static str, sign: IconName, key: &str, enabled: bool, action: Action| {
        let name = surroundings.get(key);
        html! {
            <button
                type="button" class="xq-control" data-testid={id} disabled={!enabled}
                title={surroundings.get(&format!("{key}.title"))} onclick={surroundings.on(action)}
            >
                { icon(sign) }
                <span class="xq-control__name">{ name }</span>
            </button>
        }
    };
    html! {
        <div class="xq-controls">
            { button("new-game", IconName::New, "control-new-game", true, Action::Open(Dialog::NewGame)) }
            { button("take-back", IconName::Back, "control-take-back", possible.take_back, Action::TakeBack) }
            { button("redo", IconName::Ahead, "control-redo", possible.redo, Action::Redo) }
            { button("flip", IconName::Turn, "control-flip", true, Action::Flip) }
            { button("resign", IconName::Flag, "control-resign", possible.resign, Action::Open(Dialog::Resign)) }
        </div>
    }
}
