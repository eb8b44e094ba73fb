//! New builds of the page.
//!
//! The service worker is registered and looked after by a script of the published page, which needs no
//! app (`assets/site/offline.js`): it says when another build is ready, and is told when to use it.

use gloo_events::EventListener;
use web_sys::{Event, Window};

/// What the script marks the document with, so that a late listener knows.
const READY: &str = "data-update";
/// What it says when another build is ready.
const ANNOUNCED: &str = "chuhe-update";
/// What it hears when this page is to be loaded anew with that build.
const TAKE: &str = "chuhe-take-update";

/// Listens for new builds until it is dropped.
pub struct Updates {
    _listener: EventListener,
}

impl Updates {
    /// Calls `on_ready` when another build than this page's is ready to be used, also if it is already.
    #[must_use]
    pub fn watch(on_ready: impl Fn() + 'static) -> Option<Updates> {
        let window = web_sys::window()?;
        if is_ready(&window) {
            on_ready();
        }
        Some(Updates { _listener: EventListener::new(&window, ANNOUNCED, move |_| on_ready()) })
    }
}

/// Loads this page anew with the new build. What is not saved by now is lost.
pub fn take() {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(TAKE)) {
        // Nobody can have stopped it.
        let _ = window.dispatch_event(&event);
    }
}

fn is_ready(window: &Window) -> bool {
    let root = window.document().and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute(READY))
}
