//! The page for playing.

use std::rc::Rc;

use chuhe::ui::{PARTS, Page, PageProps};
use chuhe::web::{content, crash, start};

fn main() {
    // Yew would install one of its own.
    yew::set_custom_panic_hook(Box::new(crash::report));
    yew::platform::spawn_local(async {
        let start = start::start().await;
        match content::first_catalog(start.boot.lang(), PARTS).await {
            Ok(catalog) => {
                let (boot, slots) = (Rc::new(start.boot), start.slots);
                start::draw::<Page>(PageProps { boot, store: start.store, slots, catalog: Rc::new(catalog) });
            }
            Err(_) => start::give_up(),
        }
    });
}
