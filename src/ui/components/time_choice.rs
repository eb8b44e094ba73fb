//! The choice of time in the dialog for a new game.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::NewGame;
use crate::app::time::TIMES;
use crate::game::{Byoyomi, TimeControl};
use crate::ui::context::Surroundings;

use super::choice::{Choice, Choices};

/// Usual times, and fields for any other.
pub fn time_choice(surroundings: &Surroundings, draft: NewGame, on_change: &Callback<NewGame>) -> Html {
    let words = surroundings.words();
    let usual = TIMES.iter().position(|time| *time == draft.time);
    let choices = TIMES
        .iter()
        .enumerate()
        .map(|(index, time)| Choice::new(format!("time-{index}"), words.time_control(*time)));
    let own = Choice::new("time-own", surroundings.get("time-own"));
    let choose = on_change.reform(move |index: usize| NewGame {
        // An own time begins with something that is not among the usual ones.
        time: TIMES.get(index).copied().unwrap_or(Some(OWN)),
        ..draft
    });
    html! {
        <details class="xq-fold" open={usual.is_none()}>
            <summary class="xq-fold__head" data-testid="time-choice">
                <span class="xq-choices__label">{ surroundings.get("new-time") }</span>
                <span>{ words.time_control(draft.time) }</span>
            </summary>
            { Choices {
                name: "time", label: surroundings.get("new-time"), choices: choices.chain([own]).collect(),
                chosen: usual.unwrap_or(TIMES.len()), on_choose: choose,
            }.draw() }
            if let (None, Some(time)) = (usual, draft.time) {
                { fields(surroundings, draft, time, on_change) }
            }
        </details>
    }
}

/// Where an own time begins.
const OWN: TimeControl = TimeControl::sudden_death(15 * 60_000).with_increment(10_000);

/// Numbers for each part of the time.
fn fields(
    surroundings: &Surroundings,
    draft: NewGame,
    time: TimeControl,
    on_change: &Callback<NewGame>,
) -> Html {
    let byoyomi = time.byoyomi.unwrap_or(Byoyomi { period_ms: 0, periods: 1 });
    let field = |key: &str, value: u64, max: u64, set: fn(TimeControl, u64) -> TimeControl| {
        let oninput = on_change.reform(move |event: InputEvent| {
            let text =
                event.target_dyn_into::<HtmlInputElement>().map_or_else(String::new, |field| field.value());
            let value = text.trim().parse::<u64>().unwrap_or(0).min(max);
            NewGame { time: Some(set(time, value)), ..draft }
        });
        html! {
            <label class="xq-number">
                <span>{ surroundings.get(key) }</span>
                <input
                    class="xq-field" type="number" inputmode="numeric" min="0" max={max.to_string()}
                    data-testid={key.to_owned()} value={value.to_string()} oninput={oninput}
                />
            </label>
        }
    };
    html! {
        <div class="xq-numbers">
            { field("time-minutes", time.main_ms / 60_000, 600, |time, minutes| {
                TimeControl { main_ms: minutes * 60_000, ..time }
            }) }
            { field("time-increment", time.increment_ms / 1_000, 600, |time, seconds| {
                TimeControl { increment_ms: seconds * 1_000, ..time }
            }) }
            { field("time-period", byoyomi.period_ms / 1_000, 600, |time, seconds| {
                let periods = time.byoyomi.map_or(3, |byoyomi| byoyomi.periods);
                let byoyomi = Byoyomi { period_ms: seconds * 1_000, periods };
                TimeControl { byoyomi: (seconds > 0).then_some(byoyomi), ..time }
            }) }
            if let Some(byoyomi) = time.byoyomi {
                { field("time-periods", u64::from(byoyomi.periods), 99, |time, periods| {
                    let periods = u16::try_from(periods).unwrap_or(1);
                    TimeControl { byoyomi: time.byoyomi.map(|byoyomi| Byoyomi { periods, ..byoyomi }), ..time }
                }) }
            }
        </div>
    }
}
