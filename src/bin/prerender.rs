//! What the page looks like before its program runs: `{"PAGE": {"LANGUAGE": "HTML", ...}}` on standard
//! output.
//!
//! Rendered by the page's own components, so that the program can take the place over without moving
//! a pixel. `cargo xtask build` puts it into the published page.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::mpsc;

use chuhe::app::store::{MemoryStore, Slots};
use chuhe::app::{Boot, Catalog, Lang};
use chuhe::ui::{PARTS, Page, PageProps};
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
        let _ = send.send(serde_json::to_string(&BTreeMap::from([("index.html", pages)])));
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
    let catalog = Rc::new(Catalog::new(lang, texts(lang).iter().map(String::as_str)));
    PageProps { boot: Rc::new(boot), store: Rc::new(store), slots: Rc::new(slots), catalog }
}

/// The parts of a catalogue, from the repository.
fn texts(lang: Lang) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read =
        |path: String| fs::read_to_string(root.join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    PARTS.iter().map(|part| read(part.path(lang))).collect()
}
