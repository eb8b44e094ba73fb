//! Arrow keys that look at earlier positions while nothing else wants them.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use crate::app::{Action, Browse, State};

/// What uses arrow keys itself: the board, fields, choices, dialogs, a replay, anything that scrolls.
const TAKEN: &str = "input, textarea, select, dialog, [role=grid], .xq-replay, .xq-moves__scroll";

/// Listens to the whole page, because after a press on a button or on nothing the focus is anywhere.
/// Left and right only: up and down scroll.
#[hook]
pub fn use_browse_keys(state: &State, act: &Callback<Action>) {
    let wanted = state.replay.is_none() && state.dialog.is_none();
    let act = act.clone();
    use_effect_with(wanted, move |wanted| {
        let window = web_sys::window().filter(|_| *wanted);
        let listener = window.map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>()
                    && let Some(browse) = browse_of(event)
                {
                    event.prevent_default();
                    act.emit(Action::Browse(browse));
                }
            })
        });
        move || drop(listener)
    });
}

fn browse_of(event: &KeyboardEvent) -> Option<Browse> {
    let modified = event.alt_key() || event.ctrl_key() || event.meta_key() || event.shift_key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let taken = target.is_some_and(|target| target.closest(TAKEN).ok().flatten().is_some());
    if modified || taken || event.default_prevented() {
        return None;
    }
    match event.key().as_str() {
        "ArrowLeft" => Some(Browse::Previous),
        "ArrowRight" => Some(Browse::Next),
        _ => None,
    }
}
