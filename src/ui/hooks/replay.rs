//! Time for a replay that goes on by itself.

use gloo_timers::callback::Interval;
use yew::prelude::*;

use crate::app::{Action, ReplayStep, State};

/// From one move to the next: long enough to see what it attacks.
const PACE_MS: u32 = 1500;

/// Steps on while the state says that the replay goes on by itself.
#[hook]
pub fn use_replay(state: &State, act: &Callback<Action>) {
    let playing = state.replay.as_ref().is_some_and(|replay| replay.playing);
    let act = act.clone();
    use_effect_with(playing, move |playing| {
        let timer =
            playing.then(|| Interval::new(PACE_MS, move || act.emit(Action::Replay(ReplayStep::Tick))));
        move || drop(timer)
    });
}
