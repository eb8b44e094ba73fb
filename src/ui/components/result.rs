//! How the game ended.

use yew::prelude::*;

use crate::app::{Action, Dialog};
use crate::rules::{Role, Side};
use crate::ui::context::use_surroundings;

use super::dialog::Frame;
use super::disc::Token;

/// The result.
#[derive(PartialEq, Properties)]
pub struct ResultDialogProps {
    /// Who won.
    pub winner: Option<Side>,
    /// In a few words.
    pub headline: String,
    /// By which rule.
    pub reason: String,
    /// Whether a move can be taken back.
    pub take_back: bool,
}

/// The result, small, so that the board can be seen.
#[component]
pub fn ResultDialog(props: &ResultDialogProps) -> Html {
    let surroundings = use_surroundings();
    html! {
        <Frame id="result-dialog" title={props.headline.clone()} small=true>
            <div class="xq-result">
                if let Some(winner) = props.winner {
                    <Token piece={Role::General.of(winner)} />
                }
                <p class="xq-dialog__text" data-testid="result-reason">{ &props.reason }</p>
            </div>
            <div class="xq-dialog__buttons">
                if props.take_back {
                    <button
                        type="button" class="xq-button" data-testid="result-take-back"
                        onclick={surroundings.on(Action::TakeBack)}
                    >{ surroundings.get("result-take-back") }</button>
                }
                <button
                    type="button" class="xq-button" data-testid="result-look"
                    onclick={surroundings.on(Action::Close)}
                >{ surroundings.get("result-look") }</button>
                <button
                    type="button" class="xq-button is-primary" data-testid="result-again"
                    onclick={surroundings.on(Action::Open(Dialog::NewGame))}
                >{ surroundings.get("result-again") }</button>
            </div>
        </Frame>
    }
}
