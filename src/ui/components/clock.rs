//! What a player's clock shows.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::prelude::*;

use crate::app::view::words::clock_text;
use crate::game::Clock;
use crate::rules::Side;
use crate::ui::context::use_surroundings;
use crate::web::start::now_ms;

/// How often a running clock is looked at. Only its own text is drawn anew.
const GLANCE_MS: u32 = 100;

/// The clock of a side.
#[derive(PartialEq, Properties)]
pub struct ClockFaceProps {
    /// Both players' clock.
    pub clock: Rc<Clock>,
    /// Whose time this is.
    pub side: Side,
    /// Who is to move.
    pub turn: Side,
}

/// The time that is left, running.
#[component]
pub fn ClockFace(props: &ClockFaceProps) -> Html {
    let surroundings = use_surroundings();
    let ClockFaceProps { clock, side, turn } = props;
    let read = {
        let (clock, side, turn) = (clock.clone(), *side, *turn);
        move || clock.read(side, turn, now_ms())
    };
    let runs = clock.running() == Some(*side);
    let text = use_state_eq(|| clock_text(read().shown_ms));
    let now = clock_text(read().shown_ms);
    {
        let text = text.clone();
        let read = read.clone();
        use_effect_with((clock.clone(), *side, *turn), move |_| {
            text.set(clock_text(read().shown_ms));
            let timer = runs.then(|| Interval::new(GLANCE_MS, move || text.set(clock_text(read().shown_ms))));
            move || drop(timer)
        });
    }
    let reading = read();
    let shown = if runs { (*text).clone() } else { now };
    let periods = clock.control().byoyomi.map(|_| reading.left.periods);
    html! {
        <span
            class={classes!("xq-clock", runs.then_some("is-running"), (reading.shown_ms < 10_000).then_some("is-low"))}
            role="timer" data-testid={side.fold("clock-red", "clock-black")}
            aria-label={surroundings.text.with("clock-of", &[("side", surroundings.side(*side).into())])}
        >
            { shown }
            if let Some(periods) = periods { <small>{ format!(" ×{periods}") }</small> }
        </span>
    }
}
