//! Files beside the page, and those an author names.

use js_sys::ArrayBuffer;
use wasm_bindgen::{JsCast, JsValue};
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
    let response = fetch(&address(name)).await.ok()?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// The text of somebody else's file.
///
/// # Errors
/// If it is not there, may not be read from here, or is longer than `bytes_max`.
pub async fn text_of(url: &str, bytes_max: usize) -> Result<String, ()> {
    let response = fetch(url).await.map_err(drop)?;
    let text = JsFuture::from(response.text().map_err(drop)?).await.map_err(drop)?;
    text.as_string().filter(|text| text.len() <= bytes_max).ok_or(())
}

/// The bytes of a file.
///
/// # Errors
/// What the browser says.
pub async fn bytes_of(url: &str) -> Result<ArrayBuffer, JsValue> {
    let response = fetch(url).await?;
    JsFuture::from(response.array_buffer()?).await?.dyn_into()
}

async fn fetch(url: &str) -> Result<Response, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(url)).await?.dyn_into()?;
    if response.ok() { Ok(response) } else { Err(JsValue::from(response.status())) }
}
