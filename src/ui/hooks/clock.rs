//! Looks at the clock when somebody's time runs out.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::{Action, State};
use crate::web::start::now_ms;

/// Sends [`Action::Tick`] when the running time is used up.
#[hook]
pub fn use_clock(state: &State, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(state.clock.clone(), move |clock| {
        let until_ms = clock.as_ref().and_then(|clock| clock.until_flag_ms(now_ms()));
        let timer = until_ms.map(|until_ms| {
            // A little later: timers may ring early by a rounding.
            let until_ms = u32::try_from(until_ms + 5).unwrap_or(u32::MAX >> 1);
            Timeout::new(until_ms, move || act.emit(Action::Tick))
        });
        move || drop(timer)
    });
}
