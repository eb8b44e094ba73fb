//! What the page looks like before its program runs: `{"LANGUAGE": "HTML", ...}` on standard output.
//!
//! Rendered by the page's own components, so that the program can take the place over without moving
//! a pixel. `cargo xtask build` puts it into the published page.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::mpsc;

use chuhe::app::store::{MemoryStore, Slots};
use chuhe::app::{Boot, Lang};
use chuhe::ui::{Page, PageProps};
use yew::LocalServerRenderer;
use yew::platform::Runtime;

fn main() -> ExitCode {
    let (send, receive) = mpsc::channel();
    Runtime::default().spawn_pinned(move || async move {
        let mut pages = BTreeMap::new();
        for lang in Lang::ALL {
            let page = LocalServerRenderer::<Page>::with_props(first_visit(*lang));
            pages.insert(lang.tag(), page.hydratable(false).render().await);
        }
        // Nobody listens only if the main thread is gone.
        let _ = send.send(serde_json::to_string(&pages));
    });
    match receive.recv() {
        Ok(Ok(text)) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        _ => ExitCode::FAILURE,
    }
}

/// Nothing saved, nothing asked for.
fn first_visit(lang: Lang) -> PageProps {
    let store = MemoryStore::default();
    let (slots, _) = Slots::open(&store, "game").unwrap_or_else(|_| unreachable!("memory keeps everything"));
    let boot = Boot { languages: vec![lang.tag().to_owned()], ..Boot::default() };
    PageProps { boot: Rc::new(boot), store: Rc::new(store), slots: Rc::new(slots) }
}
