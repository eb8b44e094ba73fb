//! A second copy of what is saved, which outlives the sudden end of the browser.
//!
//! `localStorage` is read and written at once, but browsers write it to the disk seconds later: whoever
//! ends Chromium by force loses the last moves. What IndexedDB has taken is on its way to the disk.

use js_sys::{Array, Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbRequestReadyState, IdbTransactionMode, Window};

/// The one table of the database.
const TABLE: &str = "texts";
/// How long the start of the page waits for the copy, in milliseconds. There are browsers in which it
/// never comes.
const PATIENCE_MS: i32 = 1_000;

/// An open database.
pub struct Journal {
    database: IdbDatabase,
}

impl Journal {
    /// Opens the database of this name and returns what it holds: names and texts. Nothing where the
    /// browser has none for this page.
    pub async fn open(name: &str) -> Option<(Journal, Vec<(String, String)>)> {
        let window = web_sys::window()?;
        let request = window.indexed_db().ok()??.open_with_u32(name, 1).ok()?;
        let opened = request.clone();
        let create = Closure::once_into_js(move || create_table(&opened));
        request.set_onupgradeneeded(Some(create.unchecked_ref()));
        done(&window, &request).await?;
        let journal = Journal { database: request.result().ok()?.dyn_into().ok()? };
        let texts = journal.read(&window).await?;
        Some((journal, texts))
    }

    /// Puts a text under a name. Nobody waits for it; if it fails there is the first copy.
    pub fn write(&self, name: &str, text: &str) {
        let table = self
            .database
            .transaction_with_str_and_mode(TABLE, IdbTransactionMode::Readwrite)
            .and_then(|transaction| transaction.object_store(TABLE));
        let _ = table.and_then(|table| table.put_with_key(&text.into(), &name.into()));
    }

    async fn read(&self, window: &Window) -> Option<Vec<(String, String)>> {
        let table = self.database.transaction_with_str(TABLE).ok()?.object_store(TABLE).ok()?;
        let (names, texts) = (table.get_all_keys().ok()?, table.get_all().ok()?);
        // Requests are answered in their order.
        done(window, &texts).await?;
        let list = |request: &IdbRequest| Some(Array::from(&request.result().ok()?));
        let (names, texts) = (list(&names)?, list(&texts)?);
        let pairs = names.iter().zip(texts.iter());
        Some(pairs.filter_map(|(name, text)| Some((name.as_string()?, text.as_string()?))).collect())
    }
}

fn create_table(request: &IdbOpenDbRequest) {
    let database = request.result().ok().and_then(|database| database.dyn_into::<IdbDatabase>().ok());
    if let Some(database) = database {
        // If it fails, so does reading it.
        let _ = database.create_object_store(TABLE);
    }
}

/// Waits until a request has succeeded.
async fn done(window: &Window, request: &IdbRequest) -> Option<()> {
    let settled = Promise::new(&mut |resolve: Function, reject: Function| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        // Without a timer it is waited for as long as it takes.
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, PATIENCE_MS);
    });
    JsFuture::from(settled).await.ok()?;
    (request.ready_state() == IdbRequestReadyState::Done).then_some(())
}
