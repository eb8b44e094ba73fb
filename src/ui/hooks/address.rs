//! Follows the address: a link to a part of this page changes it without loading anything.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::app::Action;
use crate::web::start::link;

/// Visits what the address asks for whenever the part after its `#` changes.
#[hook]
pub fn use_address(act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| act.emit(Action::Visit(link())))
        });
        move || drop(listener)
    });
}
