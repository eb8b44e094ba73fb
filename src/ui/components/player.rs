//! A player: who it is, and what was captured.

use yew::prelude::*;

use crate::app::view::players::{PlayerView, Who};
use crate::rules::Role;
use crate::ui::context::Surroundings;

use super::disc::{man_token, side_class};

/// The line above or below the board, with the player's `clock`.
pub fn player(surroundings: &Surroundings, view: &PlayerView, clock: Html) -> Html {
    let PlayerView { side, who, to_move, captured } = view;
    let side_name = surroundings.get(side.fold("side-red", "side-black"));
    let who = match who {
        Who::You => Some(surroundings.get("player-you")),
        Who::Engine(level) => Some(surroundings.text.with("player-computer", &[("level", (*level).into())])),
        Who::Somebody => None,
    };
    let label = surroundings.text.with("player-captured", &[("side", side_name.as_str().into())]);
    html! {
        <div class={classes!("xq-player", side_class(*side), to_move.then_some("is-to-move"))}>
            { man_token(surroundings, Role::General.of(*side)) }
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
                            { man_token(surroundings, piece) }
                            <span class="xq-unseen">{ surroundings.man(piece) }</span>
                            if count > 1 { <span class="xq-player__count">{ format!("×{count}") }</span> }
                        </li>
                    }
                </ul>
            }
            { clock }
        </div>
    }
}
