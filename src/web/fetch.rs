//! Text files beside the page.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Where the page says which names published files have: old and new in turn.
const FILES: &str = "meta[name=chuhe-files]";

/// The published address of a file.
fn address(name: &str) -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document.and_then(|document| document.query_selector(FILES).ok().flatten());
    let list = meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default();
    let names: Vec<&str> = list.split(' ').collect();
    let published = names.chunks(2).find(|pair| pair[0] == name).and_then(|pair| pair.get(1));
    published.map_or(name, |published| published).to_owned()
}

/// The text of a file, by its name relative to the page; none if it cannot be had.
pub async fn text(name: &str) -> Option<String> {
    let window = web_sys::window()?;
    let response = JsFuture::from(window.fetch_with_str(&address(name))).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
