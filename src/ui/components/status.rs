//! Where the game stands, and what was wrong with the last try.

use yew::prelude::*;

use crate::app::Action;
use crate::rules::{Role, Side};
use crate::ui::context::Surroundings;

use super::disc::man_token;
use super::icon::{IconName, icon};

/// What is to be said. Below the headline there is room for one thing; the first that is there is
/// shown.
pub struct Standing {
    /// Who is to move; none when the game is over.
    pub turn: Option<Side>,
    /// Whether the engine thinks.
    pub thinking: bool,
    /// Whether the side to move is in check.
    pub check: bool,
    /// Where the game stands.
    pub headline: String,
    /// Why the last try was refused.
    pub refusal: Option<String>,
    /// The rule by which the game ended.
    pub ending: Option<String>,
    /// The last move in words.
    pub last: Option<String>,
    /// What the engine sees.
    pub search: Option<String>,
    /// Whether the clock is stopped; none without a clock, or where it cannot run.
    pub paused: Option<bool>,
}

/// The headline and what is below it.
pub fn status(surroundings: &Surroundings, standing: &Standing) -> Html {
    let quiet = standing.refusal.is_none().then(|| {
        if let Some(ending) = &standing.ending {
            html! { <p class="xq-status__line">{ ending }</p> }
        } else if let Some(last) = &standing.last {
            html! { <p class="xq-status__line">{ last }</p> }
        } else {
            html! { <p class="xq-status__line">{ surroundings.get("app-hint") }</p> }
        }
    });
    html! {
        <section class={classes!("xq-status", standing.check.then_some("is-check"))}>
            <p class="xq-status__headline" data-testid="status">
                if let Some(side) = standing.turn {
                    { man_token(surroundings, Role::General.of(side)) }
                }
                <span>{ &standing.headline }</span>
                if standing.thinking {
                    <span class="xq-thinking" aria-hidden="true"><i /><i /><i /></span>
                }
            </p>
            if let Some(paused) = standing.paused { { pause(surroundings, paused) } }
            <div class="xq-status__body">
                // There before its words are: a region that comes with them is not heard.
                <div role="alert">
                    if let Some(refusal) = &standing.refusal {
                        <p class="xq-status__line is-refusal" data-testid="illegal-reason">
                            { icon(IconName::Refused) }
                            <span>{ refusal }</span>
                        </p>
                    }
                </div>
                { quiet }
                if let Some(search) = &standing.search {
                    <p class="xq-status__search" data-testid="search">{ search }</p>
                }
            </div>
        </section>
    }
}

/// Stops the clock, or lets it go on.
fn pause(surroundings: &Surroundings, paused: bool) -> Html {
    let (sign, key) =
        if paused { (IconName::Play, "control-go-on") } else { (IconName::Pause, "control-pause") };
    html! {
        <button
            type="button" class="xq-icon-button xq-status__pause" data-testid="pause"
            aria-label={surroundings.get(key)} title={surroundings.get(key)}
            onclick={surroundings.on(Action::ToggleClock)}
        >{ icon(sign) }</button>
    }
}
