//! What the system wishes: dark colors, contrast.

use gloo_events::EventListener;
use yew::prelude::*;

/// Whether a media query holds now; renders again when that changes.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let list = use_memo((), |()| {
        // Asked while rendering, which the build does too, without a browser: nothing is wished there.
        let window = if cfg!(target_arch = "wasm32") { web_sys::window() } else { None };
        window.and_then(|window| window.match_media(query).ok().flatten())
    });
    let matches = use_state(|| list.as_ref().as_ref().is_some_and(web_sys::MediaQueryList::matches));
    {
        let (list, matches) = (list.clone(), matches.clone());
        use_effect_with((), move |()| {
            let listener = list.as_ref().clone().map(|list| {
                EventListener::new(&list.clone(), "change", move |_| matches.set(list.matches()))
            });
            move || drop(listener)
        });
    }
    *matches
}
