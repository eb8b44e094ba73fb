//! Files beside the page, and those an author names.

use js_sys::ArrayBuffer;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

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
