//! Files that are fetched while the page runs: texts, and whatever else is too large to be in the program.
//!
//! They are asked for by their paths in the repository (`content/...`). The published page knows them under
//! names made of their content; what its first script has asked for already is not asked for again.

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

use crate::app::{Catalog, Lang, Part};

/// What the published page calls its files: old and new name in turn.
const NAMES: &str = "meta[name=chuhe-files]";
/// Where the first script keeps what it has asked for: promises of text by path.
const EARLY: &str = "chuheTexts";

/// A file that is not to be had: the host does not know it, or there is no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its path.
    pub path: String,
}

/// The text of a file.
///
/// # Errors
///
/// It is not to be had now. Another try may succeed.
pub async fn text(path: &str) -> Result<String, Missing> {
    if let Some(early) = early(path)
        && let Ok(text) = JsFuture::from(early).await
        && let Some(text) = text.as_string()
    {
        return Ok(text);
    }
    fetch(&published_name(path)).await.ok_or_else(|| Missing { path: path.to_owned() })
}

/// The texts of a language.
///
/// # Errors
///
/// A part of them is not to be had.
pub async fn catalog(lang: Lang, parts: &[Part]) -> Result<Catalog, Missing> {
    let paths: Vec<String> = parts.iter().map(|part| part.path(lang)).collect();
    let mut texts = Vec::with_capacity(paths.len());
    for path in &paths {
        texts.push(text(path).await?);
    }
    Ok(Catalog::new(lang, texts.iter().map(String::as_str)))
}

/// The texts to begin with: of `lang`, or else of the language that everybody is served.
///
/// # Errors
///
/// Neither is to be had.
pub async fn first_catalog(lang: Lang, parts: &[Part]) -> Result<Catalog, Missing> {
    match catalog(lang, parts).await {
        Err(_) if lang != Lang::FALLBACK => catalog(Lang::FALLBACK, parts).await,
        ended => ended,
    }
}

fn early(path: &str) -> Option<Promise> {
    let kept = Reflect::get(&js_sys::global(), &JsValue::from_str(EARLY)).ok()?;
    Reflect::get(&kept, &JsValue::from_str(path)).ok()?.dyn_into().ok()
}

fn published_name(path: &str) -> String {
    let names = || {
        let document = web_sys::window()?.document()?;
        let names = document.query_selector(NAMES).ok()??.get_attribute("content")?;
        let mut words = names.split(' ');
        words.find(|word| *word == path)?;
        words.next().map(str::to_owned)
    };
    names().unwrap_or_else(|| path.to_owned())
}

/// The browser may have kept a failure of the host for minutes, so that is asked for anew.
async fn fetch(url: &str) -> Option<String> {
    match ask(url, RequestCache::Default).await {
        None => ask(url, RequestCache::Reload).await,
        found => found,
    }
}

async fn ask(url: &str, cache: RequestCache) -> Option<String> {
    let how = RequestInit::new();
    how.set_cache(cache);
    let asked = web_sys::window()?.fetch_with_str_and_init(url, &how);
    let response: Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
