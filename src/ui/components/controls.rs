//! What can be done with the game.

use yew::prelude::*;

use crate::app::{Action, Dialog, State, Wish};
use crate::ui::context::Surroundings;

use super::icon::{IconName, icon};

/// What can be done now.
#[derive(Clone, Copy)]
pub struct Possible {
    take_back: bool,
    redo: bool,
    resign: bool,
    hint: bool,
    threat: bool,
    draw: bool,
    /// The question to the engine that is open or answered.
    asked: Option<Wish>,
}

impl Possible {
    /// What can be done in `state`.
    pub fn new(state: &State) -> Possible {
        Possible {
            take_back: state.take_back_to().is_some(),
            redo: state.redo_to().is_some(),
            resign: state.may_resign().is_some(),
            hint: state.may_ask(Wish::Hint),
            threat: state.may_ask(Wish::Threat),
            draw: state.may_ask(Wish::Draw),
            asked: state.advice.as_ref().map(|advice| advice.wish),
        }
    }
}

/// The buttons, what is wanted most in the first row. `draw` is what offering a draw does.
pub fn controls(surroundings: &Surroundings, possible: Possible, draw: Action) -> Html {
    let button = |id: &'static str, sign: IconName, key: &str, enabled: bool, action: Action| {
        let pressed = match id {
            "hint" => Some(possible.asked == Some(Wish::Hint)),
            "threat" => Some(possible.asked == Some(Wish::Threat)),
            _ => None,
        };
        html! {
            <button
                type="button" class="xq-control" data-testid={id} disabled={!enabled}
                aria-pressed={pressed.map(|pressed| pressed.to_string())}
                title={surroundings.get(&format!("{key}.title"))} onclick={surroundings.on(action)}
            >
                { icon(sign) }
                <span class="xq-control__name">{ surroundings.get(key) }</span>
            </button>
        }
    };
    let new_game = Action::Open(Dialog::NewGame { here: false });
    html! {
        <div class="xq-controls">
            { button("new-game", IconName::New, "control-new-game", true, new_game) }
            { button("take-back", IconName::Back, "control-take-back", possible.take_back, Action::TakeBack) }
            { button("redo", IconName::Ahead, "control-redo", possible.redo, Action::Redo) }
            { button("hint", IconName::Hint, "control-hint", possible.hint, Action::Consult(Wish::Hint)) }
            { button("flip", IconName::Turn, "control-flip", true, Action::Flip) }
            { button("threat", IconName::Threat, "control-threat", possible.threat, Action::Consult(Wish::Threat)) }
            { button("draw", IconName::Draw, "control-draw", possible.draw, draw) }
            { button("resign", IconName::Flag, "control-resign", possible.resign, Action::Open(Dialog::Resign)) }
        </div>
    }
}
