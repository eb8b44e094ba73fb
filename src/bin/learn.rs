//! The lessons, the rules and the puzzles.

use std::rc::Rc;

use chuhe::ui::learn::{LearnPage, LearnProps};
use chuhe::web::{crash, learn};

fn main() {
    // Yew would install one of its own.
    yew::set_custom_panic_hook(Box::new(crash::report));
    let start = learn::start();
    let props = LearnProps { learner: Rc::new(start.learner), store: start.store, slots: start.slots };
    let root = web_sys::window().and_then(|window| window.document()?.get_element_by_id("app"));
    match root {
        Some(root) => yew::Renderer::<LearnPage>::with_root_and_props(root, props).render(),
        None => yew::Renderer::<LearnPage>::with_props(props).render(),
    };
}
