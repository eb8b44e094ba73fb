//! The browser's storage as a [`Store`].

use web_sys::Storage;

use super::journal::Journal;
use crate::app::store::{Store, StoreError, recover};

/// `localStorage`, under names of this page's own folder: several programs may share a host. A second copy
/// of everything goes to a [`Journal`].
pub struct BrowserStore {
    storage: Storage,
    prefix: String,
    journal: Option<Journal>,
}

impl BrowserStore {
    /// Opens the storage and brings it up to date.
    ///
    /// # Errors
    /// [`StoreError::Blocked`] where the browser refuses it, as in some embedded and private pages.
    pub async fn open() -> Result<BrowserStore, StoreError> {
        let window = web_sys::window().ok_or(StoreError::Blocked)?;
        let storage = window.local_storage().ok().flatten().ok_or(StoreError::Blocked)?;
        let path = window.location().pathname().unwrap_or_default();
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut store = BrowserStore { storage, prefix: format!("chuhe:{folder}/:"), journal: None };
        if let Some((journal, copy)) = Journal::open(&store.prefix).await {
            // Without room for it, what is there must do.
            let _ = recover(&store, &copy);
            store.journal = Some(journal);
        }
        Ok(store)
    }

    fn name(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }
}

impl Store for BrowserStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.storage.get_item(&self.name(name)).map_err(|_| StoreError::Blocked)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        if let Some(journal) = &self.journal {
            journal.write(name, text);
        }
        // Browsers name the failure differently; one that let us open it is full.
        self.storage.set_item(&self.name(name), text).map_err(|_| StoreError::Full)
    }

    fn names(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let length = self.storage.length().map_err(|_| StoreError::Blocked)?;
        let whole = self.name(prefix);
        let names = (0..length).filter_map(|index| self.storage.key(index).ok().flatten());
        let ours = names.filter(|name| name.starts_with(&whole));
        Ok(ours.map(|name| name[self.prefix.len()..].to_owned()).collect())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.storage.remove_item(&self.name(name)).map_err(|_| StoreError::Blocked)
    }
}
