//! The page around a frame: what it says, what it is told.
//!
//! Anybody may set a frame into a page, so nothing that is told is private. What is heard comes from
//! the page right around and from nobody else, and from one origin only where the author named it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::JSON;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};

use crate::app::embed::wire::{self, Gate};

/// The page around, if there is one.
pub struct Host {
    window: Window,
    parent: Window,
    /// The only origin that is heard and told, where the author named one.
    origin: Option<String>,
    /// Of the last message; what is told goes there.
    heard: RefCell<Option<String>>,
}

impl Host {
    /// The page around this frame; none if this is no frame.
    #[must_use]
    pub fn around(origin: Option<String>) -> Option<Rc<Host>> {
        let window = web_sys::window()?;
        let parent = window.parent().ok().flatten()?;
        let alone = js_sys::Object::is(parent.as_ref(), window.as_ref());
        (!alone).then(|| Rc::new(Host { window, parent, origin, heard: RefCell::default() }))
    }

    /// Tells a message. A page of an unnamed origin is told anything that is told at all.
    pub fn tell(&self, text: &str) {
        let Ok(message) = JSON::parse(text) else { return };
        let heard = self.heard.borrow();
        let target = self.origin.as_deref().or(heard.as_deref()).unwrap_or("*");
        // Fails for an origin that is none; then nobody is told.
        let _ = self.parent.post_message(&message, target);
    }

    /// Gives each message of the page around to `hear`, as text.
    pub fn listen(self: &Rc<Host>, hear: impl Fn(String) + 'static) -> EventListener {
        let host = self.clone();
        let gate = RefCell::new(Gate::default());
        EventListener::new(&self.window, "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
            let from = event.source().map(JsValue::from);
            let is_parent = from.is_some_and(|source| js_sys::Object::is(&source, host.parent.as_ref()));
            if !is_parent || host.origin.as_ref().is_some_and(|origin| *origin != event.origin()) {
                return;
            }
            let now_ms = host.window.performance().map_or(0.0, |performance| performance.now());
            let data = event.data();
            // Other programs of the page speak to frames too: what is not ours costs nothing.
            let ours =
                js_sys::Reflect::get(&data, &"xq".into()).is_ok_and(|version| version.as_f64().is_some());
            if !ours || !gate.borrow_mut().passes(now_ms) {
                return;
            }
            // What has circles in it, or large numbers, is no message.
            let Some(text) = JSON::stringify(&data).ok().and_then(|text| text.as_string()) else { return };
            if text.len() > wire::BYTES_MAX {
                return;
            }
            // A sandboxed page has no origin that could be named.
            *host.heard.borrow_mut() =
                Some(event.origin()).filter(|origin| origin != "null" && !origin.is_empty());
            hear(text);
        })
    }
}
