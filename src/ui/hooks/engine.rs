//! Makes the engine search what the state wishes.

use yew::prelude::*;

use crate::app::{Action, Seat, State};
use crate::protocol::Job;
use crate::web::engine::EngineClient;

/// Follows [`State::engine_wish`], and has the engine ready as soon as it plays a side.
#[hook]
pub fn use_engine(state: &State, act: &Callback<Action>) {
    let plays = [state.seats.red, state.seats.black].iter().any(|seat| matches!(seat, Seat::Engine(_)));
    use_search(state.engine_wish(), plays && state.engine.off.is_none(), act);
}

/// Makes the engine search what is wished; `wanted` has it ready before.
#[hook]
pub fn use_search(wish: Option<Job>, wanted: bool, act: &Callback<Action>) {
    let client = {
        let act = act.clone();
        use_memo((), move |()| EngineClient::new(move |event| act.emit(Action::Engine(event))))
    };
    {
        let client = client.clone();
        use_effect_with(wanted, move |wanted| {
            if *wanted {
                client.warm_up();
            }
        });
    }
    use_effect_with(wish.as_ref().map(|job| job.id), move |_| client.want(wish));
}
