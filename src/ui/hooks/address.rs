//! Keeps the address and the page together: a link to a part of this page changes it without loading
//! anything, and a part that can be linked to is named while it is open.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::app::{Action, Dialog, Link, State};
use crate::web::start::link;

/// Visits what the address asks for whenever the part after its `#` changes, and lets the address
/// name the comparison of the rules while that is open, so that it can be passed on.
#[hook]
pub fn use_address(state: &State, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| act.emit(Action::Visit(link())))
        });
        move || drop(listener)
    });
    let open = matches!(state.dialog, Some(Dialog::Rules { .. }));
    use_effect_with(open, |open| name_rules(*open));
}

/// Other fragments belong to somebody else and stay.
fn name_rules(open: bool) {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let name = format!("#{}", Link::RULES);
    let address = match (open, location.hash().unwrap_or_default()) {
        (true, here) if here.is_empty() => name,
        (false, here) if here == name => {
            location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
        }
        _ => return,
    };
    if let Ok(history) = window.history() {
        // Refused in a sandbox without an address of its own; the page does without.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}
