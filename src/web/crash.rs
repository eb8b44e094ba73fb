//! What is shown when the program itself fails.
//!
//! A panic ends the wasm instance: only the panic hook still runs. It says in the console where it
//! happened, and shows a panel made without the program's own components, with the position to take
//! along. The game has been saved after its last move.

use std::cell::RefCell;
use std::panic::PanicHookInfo;

use web_sys::{Document, Element};

use crate::app::Catalog;

thread_local! {
    /// The words of the panel: a panic is no time to look for them.
    static WORDS: RefCell<Option<Words>> = const { RefCell::new(None) };
}

#[derive(Clone)]
struct Words {
    title: String,
    text: String,
    reload: String,
}

/// Sets the language of the panel. Before the first, a panic is left to the page's first script,
/// which says that the program has not started.
pub fn speak(text: &Catalog) {
    let words = Words {
        title: text.get("crash-title"),
        text: text.get("crash-text"),
        reload: text.get("crash-reload"),
    };
    WORDS.set(Some(words));
}

/// The panic hook.
pub fn report(info: &PanicHookInfo<'_>) {
    console_error_panic_hook::hook(info);
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        // Nothing can be done about a panel that cannot be shown.
        let _ = show_panel(&document);
    }
}

fn show_panel(document: &Document) -> Option<()> {
    if document.query_selector("[data-testid=crash]").ok()?.is_some() {
        return None;
    }
    let said = WORDS.with(|words| words.try_borrow().ok()?.clone())?;
    let fen = document.query_selector("[data-fen]").ok()?.and_then(|app| app.get_attribute("data-fen"));

    let panel = element(document, "div", "xq-crash")?;
    panel.set_attribute("role", "alertdialog").ok()?;
    panel.set_attribute("aria-labelledby", "xq-crash-title").ok()?;
    panel.set_attribute("data-testid", "crash").ok()?;
    let title = element(document, "h2", "xq-crash__title")?;
    title.set_id("xq-crash-title");
    title.set_text_content(Some(&said.title));
    let words = element(document, "p", "xq-crash__text")?;
    words.set_text_content(Some(&said.text));
    let position = element(document, "code", "xq-crash__fen")?;
    position.set_text_content(fen.as_deref());
    // A link to the page itself: it works without any script of ours.
    let reload = element(document, "a", "xq-button is-primary")?;
    reload.set_attribute("href", &document.location()?.pathname().ok()?).ok()?;
    reload.set_text_content(Some(&said.reload));
    for part in [&title, &words, &position, &reload] {
        panel.append_child(part).ok()?;
    }
    document.body()?.append_child(&panel).ok()?;
    Some(())
}

fn element(document: &Document, name: &str, class: &str) -> Option<Element> {
    let element = document.create_element(name).ok()?;
    element.set_class_name(class);
    Some(element)
}
