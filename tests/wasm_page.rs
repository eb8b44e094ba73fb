//! The page's components, the browser's storage and the rules as wasm, in a browser.
//! `cargo xtask test wasm` runs them.
#![cfg(target_arch = "wasm32")]

use std::rc::Rc;
use std::time::Duration;

use chuhe::app::store::{MemoryStore, Slots, Store, StoreError};
use chuhe::app::{Boot, Catalog, Lang, Link};
use chuhe::format::fen;
use chuhe::rules::{Position, perft};
use chuhe::ui::{Page, PageProps};
use chuhe::web::storage::BrowserStore;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement};
use yew::platform::time::sleep;

wasm_bindgen_test_configure!(run_in_browser);

/// A page of its own, and what it saves into.
struct Mounted {
    root: Element,
    store: Rc<MemoryStore>,
}

impl Mounted {
    fn new(record: &str) -> Mounted {
        let document = web_sys::window().unwrap().document().unwrap();
        let root = document.create_element("div").unwrap();
        document.body().unwrap().append_child(&root).unwrap();
        let store = Rc::new(MemoryStore::default());
        let (slots, _) = Slots::open(&*store, "game").unwrap();
        let boot = Boot { link: Link { fen: Some(record.to_owned()), ..Link::default() }, ..Boot::default() };
        let texts = [
            include_str!("../content/locales/en/common.ftl"),
            include_str!("../content/locales/en/play.ftl"),
        ];
        let catalog = Rc::new(Catalog::new(Lang::En, texts));
        let props = PageProps { boot: Rc::new(boot), store: store.clone(), slots: Rc::new(slots), catalog };
        yew::Renderer::<Page>::with_root_and_props(root.clone(), props).render();
        Mounted { root, store }
    }

    async fn find(&self, selector: &str) -> HtmlElement {
        for _ in 0..500 {
            if let Some(found) = self.root.query_selector(selector).unwrap() {
                return found.unchecked_into();
            }
            sleep(Duration::from_millis(10)).await;
        }
        panic!("nothing matches {selector}");
    }

    async fn click(&self, square: &str) {
        self.find(&format!("[data-square={square}]")).await.click();
    }
}

#[wasm_bindgen_test]
async fn a_move_is_drawn_and_saved() {
    let page = Mounted::new("4k4/9/9/9/9/9/9/R8/9/3K5 w - - 0 1");
    page.click("a2").await;
    page.find("[data-square=a2][aria-selected=true]").await;
    page.click("b2").await;
    page.find("[data-ply='1'][data-turn=black] [data-square=b2][data-piece=R]").await;
    let saved = || Slots::open(&*page.store, "game").unwrap().1.payload.unwrap_or_default();
    for _ in 0..500 {
        if saved().contains("a2b2") {
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
    panic!("the move is not in what was saved: {}", saved());
}

#[wasm_bindgen_test]
async fn a_refused_move_is_explained() {
    let page = Mounted::new("4k4/9/9/9/9/9/9/R8/9/3K5 w - - 0 1");
    page.click("d0").await;
    page.click("d2").await;
    page.find("[data-ply='0'] [data-testid=illegal-reason] span").await;
}

#[wasm_bindgen_test]
async fn storage_keeps_what_fits_and_refuses_the_rest() {
    let store = BrowserStore::open().await.unwrap();
    store.write("test", "楚河 漢界").unwrap();
    assert_eq!(BrowserStore::open().await.unwrap().read("test").unwrap().as_deref(), Some("楚河 漢界"));
    // Browsers hold five million characters for a site.
    assert_eq!(store.write("test", &"x".repeat(6_000_000)), Err(StoreError::Full));
    assert_eq!(store.read("test").unwrap().as_deref(), Some("楚河 漢界"), "what was there is still there");
    store.remove("test").unwrap();
    assert_eq!(store.read("test").unwrap(), None);
}

#[wasm_bindgen_test]
fn counts_are_those_of_the_native_rules() {
    let mut checked = 0;
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split(';').map(str::trim);
        let Some(setup) = fields.next().and_then(|record| fen::parse(record).ok()) else { continue };
        let position = Position::from_study(&setup).unwrap();
        for field in fields {
            let (depth, nodes) = field.strip_prefix('D').unwrap().split_once(' ').unwrap();
            let nodes: u64 = nodes.parse().unwrap();
            if nodes <= 100_000 {
                assert_eq!(perft(&position, depth.parse().unwrap()), nodes, "{line} to depth {depth}");
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "only {checked} counts were small enough");
}
