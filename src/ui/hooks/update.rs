//! Tells the state of new builds of the page, and uses one when the state says so.

use yew::prelude::*;

use crate::app::{Action, Release, State};
use crate::web::service_worker::{self, Updates};

/// Follows [`State::release`]. Comes after [`super::use_saving`], so that everything is saved by then.
#[hook]
pub fn use_update(state: &State, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((), move |()| {
        let updates = Updates::watch(move || act.emit(Action::OfferRelease));
        move || drop(updates)
    });
    use_effect_with(state.release, |release| {
        if *release == Release::Taken {
            service_worker::take();
        }
    });
}
