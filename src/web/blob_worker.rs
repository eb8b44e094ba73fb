//! The engine's worker where workers may not be loaded from an address: in a frame without an origin of
//! its own (`sandbox="allow-scripts"`), and wherever else a browser refuses.
//!
//! A worker made of a text is allowed there, if it is a classic one. So the module that starts the wasm
//! is fetched as text and made into a script, and the wasm is sent to it as bytes.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, Url, Worker};

use super::fetch;

/// The longest script that is read, in bytes.
const SCRIPT_BYTES_MAX: usize = 1 << 20;

/// Starts the worker whose loader, a module that imports the one made by wasm-bindgen, has this
/// address.
///
/// # Errors
/// What the browser says.
pub async fn start(loader_url: &str) -> Result<Worker, JsValue> {
    let base = |url: &str, base: &str| Url::new_with_base(url, base).map(|url| url.href());
    let page =
        web_sys::window().and_then(|window| window.document()).and_then(|d| d.base_uri().ok().flatten());
    let loader_url = base(loader_url, &page.unwrap_or_default())?;
    let loader = text(&loader_url).await?;
    let glue_url = base(between(&loader, "from").ok_or("no module in the loader")?, &loader_url)?;
    let glue = text(&glue_url).await?;
    let wasm_url = base(between(&glue, "new URL(").ok_or("no wasm in the module")?, &glue_url)?;
    let wasm = fetch::bytes_of(&wasm_url).await?;

    let bag = BlobPropertyBag::new();
    bag.set_type("text/javascript");
    let parts = Array::of1(&JsValue::from_str(&as_script(&glue)));
    let url = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &bag)?)?;
    let worker = Worker::new(&url)?;
    worker.post_message_with_transfer(&wasm, &Array::of1(&wasm))?;
    Ok(worker)
}

async fn text(url: &str) -> Result<String, JsValue> {
    fetch::text_of(url, SCRIPT_BYTES_MAX).await.map_err(|()| JsValue::from_str(url))
}

/// What stands in the first quotation marks behind `mark`.
fn between<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(mark)?;
    let rest = rest.trim_start();
    let quote = rest.chars().next().filter(|quote| matches!(quote, '\'' | '"'))?;
    rest[1..].split(quote).next()
}

/// The module as a script that waits for the wasm's bytes.
fn as_script(module: &str) -> String {
    let mut script = String::with_capacity(module.len() + 128);
    for line in module.lines() {
        // The last line names what the module gives away; a name given away at once is declared as usual.
        if !line.starts_with("export {") && !line.starts_with("export{") {
            script.push_str(line.strip_prefix("export ").unwrap_or(line));
            script.push('\n');
        }
    }
    let script = script.replace("import.meta.url", "''");
    format!(
        "{script}onmessage = ({{ data }}) => {{ onmessage = null; __wbg_init({{ module_or_path: data }}); }};\n"
    )
}
