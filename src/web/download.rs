//! Text given away as a file.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Offers `text` as a file of this name. A browser that refuses downloads does nothing.
pub fn download(name: &str, text: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(document) = document else { return };
    let Some(link) = document.create_element("a").ok().and_then(|link| link.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    let address = format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text));
    if link.set_attribute("href", &address).is_ok() && link.set_attribute("download", name).is_ok() {
        link.click();
    }
}
