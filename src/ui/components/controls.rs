//! What can be done with the game.

use yew::prelude::*;

use crate::app::{Action, Dialog};
use crate::ui::context::use_surroundings;

use super::icon::{Icon, IconName};

/// What can be done now.
#[derive(PartialEq, Properties)]
pub struct ControlsProps {
    /// Whether a move can be taken back.
    pub take_back: bool,
    /// Whether a move can be played again.
    pub redo: bool,
    /// Whether somebody can give up.
    pub resign: bool,
}

/// The row of buttons.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let surroundings = use_surroundings();
    let button = |id: &'static str, icon: IconName, key: &str, enabled: bool, action: Action| {
        let name = surroundings.get(key);
        html! {
            <button
                type="button" class="xq-control" data-testid={id} disabled={!enabled}
                title={surroundings.get(&format!("{key}.title"))} onclick={surroundings.on(action)}
            >
                <Icon name={icon} />
                <span class="xq-control__name">{ name }</span>
            </button>
        }
    };
    html! {
        <div class="xq-controls">
            { button("new-game", IconName::New, "control-new-game", true, Action::Open(Dialog::NewGame)) }
            { button("take-back", IconName::Back, "control-take-back", props.take_back, Action::TakeBack) }
            { button("redo", IconName::Ahead, "control-redo", props.redo, Action::Redo) }
            { button("flip", IconName::Turn, "control-flip", true, Action::Flip) }
            { button("resign", IconName::Flag, "control-resign", props.resign, Action::Open(Dialog::Resign)) }
        </div>
    }
}
