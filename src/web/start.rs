//! What the browser knows when the page opens.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{Event, Location, PerformanceNavigation, Window};
use yew::BaseComponent;

use crate::app::store::{MemoryStore, Slots, Store, StoreError};
use crate::app::{Boot, Link};

use super::storage::BrowserStore;

/// The name under which the game is kept.
pub const GAME: &str = "game";
/// The name under which choices are kept.
pub const PREFS: &str = "prefs";

/// All that the page begins with.
pub struct Start {
    /// What was found.
    pub boot: Boot,
    /// Where to save: the browser's storage, or memory where that is refused.
    pub store: Rc<dyn Store>,
    /// The saved game's slots there.
    pub slots: Rc<Slots>,
}

/// Asks the browser.
///
/// # Panics
/// Never: memory can always be opened.
#[must_use]
pub async fn start() -> Start {
    let opened = BrowserStore::open().await.and_then(|store| {
        let (slots, found) = Slots::open(&store, GAME)?;
        Ok((Rc::new(store) as Rc<dyn Store>, slots, Ok(found)))
    });
    let (store, slots, found) = opened.unwrap_or_else(|error: StoreError| {
        let store = MemoryStore::default();
        let (slots, _) = Slots::open(&store, GAME).expect("memory keeps everything");
        (Rc::new(store), slots, Err(error))
    });
    let window = web_sys::window();
    let boot = Boot {
        link: link(),
        prefs: store.read(PREFS).ok().flatten(),
        found: Some(found),
        languages: languages(),
        again: window.is_some_and(|window| was_here_before(&window)),
        opened_ms: js_sys::Date::now() as u64,
        chance: chance(),
    };
    Start { boot, store, slots: Rc::new(slots) }
}

/// What the address asks for now.
#[must_use]
pub fn link() -> Link {
    let location = web_sys::window().map(|window| window.location());
    let part = |get: fn(&Location) -> Result<String, JsValue>| {
        location.as_ref().and_then(|location| get(location).ok()).unwrap_or_default()
    };
    Link::parse(&part(Location::search), &part(Location::hash))
}

/// The browser's languages, most wanted first.
#[must_use]
pub fn languages() -> Vec<String> {
    let list = web_sys::window().map(|window| window.navigator().languages());
    list.iter().flat_map(|list| list.iter()).filter_map(|tag| tag.as_string()).collect()
}

/// The parts of the address behind `?` and `#`, and the folder in which the page is.
#[must_use]
pub fn address() -> (String, String, String) {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return Default::default() };
    let page = location.href().unwrap_or_default();
    let page = page.split(['?', '#']).next().unwrap_or_default();
    let home = page.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    (location.search().unwrap_or_default(), location.hash().unwrap_or_default(), home)
}

/// Lets `props` take the place of whatever is drawn in the page's own element.
pub fn draw<C: BaseComponent>(props: C::Properties) {
    let root = web_sys::window().and_then(|window| window.document()?.get_element_by_id("app"));
    match root {
        Some(root) => yew::Renderer::<C>::with_root_and_props(root, props).render(),
        None => yew::Renderer::<C>::with_props(props).render(),
    };
}

/// The program cannot start, and has no words to say so: the page's first script has.
pub fn give_up() {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new("error")) {
        // Nobody can have stopped it.
        let _ = window.dispatch_event(&event);
    }
}

fn was_here_before(window: &Window) -> bool {
    let navigation = window.performance().map(|performance| performance.navigation().type_());
    matches!(navigation, Some(PerformanceNavigation::TYPE_RELOAD | PerformanceNavigation::TYPE_BACK_FORWARD))
}

/// What time it is, in milliseconds since the page opened: a count that no change of the system's
/// clock disturbs.
#[must_use]
pub fn now_ms() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    // Small and never negative.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    performance.map_or(0, |performance| performance.now() as u64)
}

/// Any number.
#[must_use]
pub fn chance() -> u64 {
    js_sys::Math::random().to_bits()
}
