//! Copies text.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlTextAreaElement};

/// Copies text as a person would: selects it and tells the browser to copy. The way that needs no
/// permission, so it works in frames, too, as long as somebody has just pressed something.
#[must_use]
pub fn copy(text: &str) -> bool {
    let copied = || -> Option<bool> {
        let document: HtmlDocument = web_sys::window()?.document()?.dyn_into().ok()?;
        let focused = document.active_element();
        let area: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
        area.set_value(text);
        area.set_class_name("xq-unseen");
        // In an open dialog nothing outside it can be selected.
        let dialog = document.query_selector("dialog[open]").ok().flatten();
        let place = dialog.or_else(|| document.body().map(Into::into))?;
        place.append_child(&area).ok()?;
        area.select();
        let done = document.exec_command("copy").unwrap_or(false);
        area.remove();
        if let Some(focused) = focused.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = focused.focus();
        }
        Some(done)
    };
    copied().unwrap_or(false)
}
