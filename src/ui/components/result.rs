//! How the game ended.

use yew::prelude::*;

use crate::app::{Action, Dialog};
use crate::rules::{Role, Side};
use crate::ui::context::Surroundings;
use crate::web::start::chance;

use super::dialog::Frame;
use super::disc::man_token;

/// The result.
pub struct Ended {
    /// Who won.
    pub winner: Option<Side>,
    /// In a few words.
    pub headline: String,
    /// By which rule.
    pub reason: String,
    /// The grounds of a verdict on a repetition, which can then be shown on the board.
    pub grounds: Vec<String>,
    /// Whether a move can be taken back.
    pub take_back: bool,
}

/// The result, small, so that the board can be seen.
pub fn result(surroundings: &Surroundings, ended: &Ended) -> Html {
    html! {
        <Frame key="result-dialog" id="result-dialog" title={ended.headline.clone()} small=true>
            <div class="xq-result">
                if let Some(winner) = ended.winner {
                    { man_token(surroundings, Role::General.of(winner)) }
                }
                <p class="xq-dialog__text" data-testid="result-reason">{ &ended.reason }</p>
            </div>
            if !ended.grounds.is_empty() {
                <ul class="xq-grounds" data-testid="ruling-grounds">
                    for ground in &ended.grounds { <li>{ ground }</li> }
                </ul>
                <button
                    type="button" class="xq-button" data-testid="ruling-replay"
                    onclick={surroundings.on(Action::ShowRuling)}
                >{ surroundings.get("ruling-show") }</button>
            }
            <div class="xq-dialog__buttons">
                if ended.take_back {
                    <button
                        type="button" class="xq-button" data-testid="result-take-back"
                        onclick={surroundings.on(Action::TakeBack)}
                    >{ surroundings.get("result-take-back") }</button>
                }
                <button
                    type="button" class="xq-button" data-testid="result-rematch"
                    onclick={surroundings.act.reform(|_: MouseEvent| Action::Rematch { chance: chance() })}
                >{ surroundings.get("result-rematch") }</button>
                <button
                    type="button" class="xq-button" data-testid="result-look"
                    onclick={surroundings.on(Action::Close)}
                >{ surroundings.get("result-look") }</button>
                <button
                    type="button" class="xq-button is-primary" data-testid="result-again" data-focus="true"
                    onclick={surroundings.on(Action::Open(Dialog::NewGame { here: false }))}
                >{ surroundings.get("result-again") }</button>
            </div>
        </Frame>
    }
}
