//! A player: who it is, and what was captured.

use yew::prelude::*;

use crate::app::view::players::{PlayerView, Who};
use crate::rules::Role;
use crate::ui::context::use_surroundings;

use super::disc::{Token, side_class};

/// Which player.
#[derive(PartialEq, Properties)]
pub struct PlayerProps {
    /// The player.
    pub view: PlayerView,
}

/// The line above or below the board.
#[component]
pub fn Player(props: &PlayerProps) -> Html {
    let surroundings = use_surroundings();
    let PlayerView { side, who, to_move, captured } = &props.view;
    let side_name = surroundings.get(side.fold("side-red", "side-black"));
    let who = match who {
        Who::You => Some(surroundings.get("player-you")),
        Who::Engine(level) => Some(surroundings.text.with("player-computer", &[("level", (*level).into())])),
        Who::Somebody => None,
    };
    let label = surroundings.text.with("player-captured", &[("side", side_name.as_str().into())]);
    html! {
        <div class={classes!("xq-player", side_class(*side), to_move.then_some("is-to-move"))}>
            <Token piece={Role::General.of(*side)} />
            <span class="xq-player__name">
                { side_name }
                if let Some(who) = who {
                    <span class="xq-player__who">{ who }</span>
                }
            </span>
            if !captured.is_empty() {
                <ul class="xq-player__captured" aria-label={label}>
                    for (piece, count) in captured.iter().copied() {
                        <li class="xq-player__man">
                            <Token piece={piece} />
                            <span class="xq-unseen">{ surroundings.man(piece) }</span>
                            if count > 1 { <span class="xq-player__count">{ format!("×{count}") }</span> }
                        </li>
                    }
                </ul>
            }
        </div>
    }
}
