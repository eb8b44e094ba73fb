//! A board in another page.

use chuhe::ui::embed::{EmbedPage, EmbedPageProps};
use chuhe::web::crash;

fn main() {
    // Yew would install one of its own.
    yew::set_custom_panic_hook(Box::new(crash::report));
    let root = web_sys::window().and_then(|window| window.document()?.get_element_by_id("app"));
    let props = EmbedPageProps::of_address();
    match root {
        Some(root) => yew::Renderer::<EmbedPage>::with_root_and_props(root, props).render(),
        None => yew::Renderer::<EmbedPage>::with_props(props).render(),
    };
}
