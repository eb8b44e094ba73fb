//! The page.

use std::rc::Rc;

use chuhe::ui::{Page, PageProps};
use chuhe::web::{crash, start};

fn main() {
    // Yew would install one of its own.
    yew::set_custom_panic_hook(Box::new(crash::report));
    let start = start::start();
    let props = PageProps { boot: Rc::new(start.boot), store: start.store, slots: start.slots };
    // The page's own element, in which a drawn board may stand until this one takes its place.
    let root = web_sys::window().and_then(|window| window.document()?.get_element_by_id("app"));
    match root {
        Some(root) => yew::Renderer::<Page>::with_root_and_props(root, props).render(),
        None => yew::Renderer::<Page>::with_props(props).render(),
    };
}
