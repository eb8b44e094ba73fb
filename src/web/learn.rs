//! What the browser knows when the learning page opens.

use std::rc::Rc;

use crate::app::learn::{Learner, Place, Progress, ProgressError, courses};
use crate::app::store::{MemoryStore, Slots, Store, StoreError};
use crate::app::{Lang, Prefs};

use super::start::{PREFS, link};
use super::storage::BrowserStore;

/// The name under which progress is kept.
const PROGRESS: &str = "learn";

/// Where progress that cannot be read is put.
const ASIDE: &str = "learn.unread";

/// All that the page begins with.
pub struct LearnStart {
    /// The state.
    pub learner: Learner,
    /// Where to save: the browser's storage, or memory where that is refused.
    pub store: Rc<dyn Store>,
    /// The slots of the progress there.
    pub slots: Rc<Slots>,
}

/// Asks the browser.
///
/// # Panics
/// Never: memory can always be opened.
#[must_use]
pub async fn start() -> LearnStart {
    let opened = BrowserStore::open().await.and_then(|store| {
        let (slots, found) = Slots::open(&store, PROGRESS)?;
        Ok((Rc::new(store) as Rc<dyn Store>, slots, Ok(found)))
    });
    let (store, slots, found) = opened.unwrap_or_else(|error: StoreError| {
        let store = MemoryStore::default();
        let (slots, _) = Slots::open(&store, PROGRESS).expect("memory keeps everything");
        (Rc::new(store) as Rc<dyn Store>, slots, Err(error))
    });
    let saved = found.as_ref().ok().and_then(|found| found.payload.as_deref());
    let read = saved.map(Progress::from_text);
    let newer = found.as_ref().is_ok_and(|found| found.newer) || read == Some(Err(ProgressError::Newer));
    if let (Some(text), Some(Err(_))) = (saved, &read) {
        // What cannot be read is put aside before anything is written over it. If that fails, too,
        // one of the two slots still has it until the second write.
        let _ = store.write(ASIDE, text);
    }
    let progress = read.and_then(Result::ok).unwrap_or_default();
    // What a newer release wrote stays as it is; here everything is kept for this visit only.
    let (store, slots) = if newer { in_memory() } else { (store, slots) };
    let link = link();
    let prefs = store.read(PREFS).ok().flatten().as_deref().map(Prefs::from_text).unwrap_or_default();
    let prefs = Prefs { lang: link.lang.or(prefs.lang), ..prefs };
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let languages: Vec<String> =
        languages.iter().flat_map(|list| list.iter()).filter_map(|tag| tag.as_string()).collect();
    let lang = Lang::negotiate(languages.iter().map(String::as_str));
    let mut learner = Learner::new(courses(), progress, prefs, lang, today());
    learner.not_saved = if newer { Some(StoreError::Newer) } else { found.err() };
    LearnStart { learner, store, slots: Rc::new(slots) }
}

/// A store for this visit.
fn in_memory() -> (Rc<dyn Store>, Slots) {
    let store = MemoryStore::default();
    let (slots, _) = Slots::open(&store, PROGRESS).expect("memory keeps everything");
    (Rc::new(store), slots)
}

/// The place that the address names.
#[must_use]
pub fn place() -> Place {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    Place::parse(&hash)
}

/// Days since 1970 where the person is.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn today() -> u32 {
    let now = js_sys::Date::new_0();
    let local_ms = now.get_time() - now.get_timezone_offset() * 60_000.0;
    (local_ms / 86_400_000.0).floor().max(0.0) as u32
}
