//! Where saved text goes, and how it survives being cut off, damaged or written by another release.
//!
//! A [`Store`] keeps text under names; all its failures are values. [`Slots`] writes a record to two
//! names in turn, so that a write that is cut off destroys at most the older of two states.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Keeps texts under names: the browser's storage, or memory where that is refused.
pub trait Store {
    /// The text under `name`, if there is one.
    ///
    /// # Errors
    /// [`StoreError::Blocked`] where storing is not allowed.
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Puts `text` under `name`, over what stood there.
    ///
    /// # Errors
    /// [`StoreError::Blocked`] where storing is not allowed, [`StoreError::Full`] without room.
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// All names in use that begin with `prefix`, in any order.
    ///
    /// # Errors
    /// [`StoreError::Blocked`] where storing is not allowed.
    fn names(&self, prefix: &str) -> Result<Vec<String>, StoreError>;

    /// Empties `name`.
    ///
    /// # Errors
    /// [`StoreError::Blocked`] where storing is not allowed.
    fn remove(&self, name: &str) -> Result<(), StoreError>;
}

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser refuses to store for this page.
    Blocked,
    /// There is no room left.
    Full,
    /// What is there was written by a newer release and must not be overwritten.
    Newer,
}

/// Keeps texts as long as it lives.
#[derive(Debug, Default)]
pub struct MemoryStore(RefCell<BTreeMap<String, String>>);

impl Store for MemoryStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.borrow().get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn names(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        Ok(self.0.borrow().keys().filter(|name| name.starts_with(prefix)).cloned().collect())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().remove(name);
        Ok(())
    }
}

/// The form of the record below. Payloads carry their own version inside.
const SCHEMA: u32 = 1;

/// What a slot holds, as JSON.
#[derive(Serialize, Deserialize)]
struct Record {
    schema: u32,
    /// Counts the writes; of two sound slots the higher is the newer.
    seq: u64,
    /// The saved text.
    payload: String,
    /// CRC-32 of the payload's bytes: tells a record that was cut off or edited.
    crc: u32,
}

/// One saved text in two slots of a store.
#[derive(Debug)]
pub struct Slots {
    name: &'static str,
}

/// What [`Slots::open`] found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The newest sound payload.
    pub payload: Option<String>,
    /// How many slots were damaged. Their text was moved aside, to the slot's name with `.damaged`.
    pub damaged: u8,
    /// A newer release wrote here: nothing is read, and nothing will be overwritten.
    pub newer: bool,
}

impl Slots {
    /// Looks what the store holds under `name` and gets ready to write there.
    ///
    /// # Errors
    /// The store's.
    pub fn open(store: &dyn Store, name: &'static str) -> Result<(Slots, Found), StoreError> {
        let slots = Slots { name };
        let mut found = Found::default();
        let mut newest = 0;
        for at in slots.names() {
            let Some(text) = store.read(&at)? else { continue };
            match read_record(&text) {
                Ok(record) if record.seq >= newest => {
                    newest = record.seq;
                    found.payload = Some(record.payload);
                }
                Ok(_) => {}
                Err(Unreadable::Newer) => found.newer = true,
                Err(Unreadable::Damaged) => {
                    found.damaged += 1;
                    // If this fails the text stays where it is and the next write goes over it.
                    if store.write(&format!("{at}.damaged"), &text).is_ok() {
                        store.remove(&at)?;
                    }
                }
            }
        }
        if found.newer {
            found.payload = None;
        }
        Ok((slots, found))
    }

    /// Writes `payload` over the older of the two slots. Which one that is is looked up each time:
    /// the page may be open in another tab, and whoever writes last has the newest state.
    ///
    /// # Errors
    /// [`StoreError::Newer`] if a newer release has written here; else the store's.
    pub fn save(&self, store: &dyn Store, payload: &str) -> Result<(), StoreError> {
        let [first, second] = self.names();
        let seq = |at: &str| match store.read(at)?.as_deref().map(read_record) {
            Some(Ok(record)) => Ok(record.seq),
            Some(Err(Unreadable::Newer)) => Err(StoreError::Newer),
            Some(Err(Unreadable::Damaged)) | None => Ok(0),
        };
        let (in_first, in_second) = (seq(&first)?, seq(&second)?);
        let (at, seq) = if in_first > in_second { (second, in_first + 1) } else { (first, in_second + 1) };
        let record =
            Record { schema: SCHEMA, seq, payload: payload.to_owned(), crc: crc32(payload.as_bytes()) };
        // A record has text keys and whole numbers only, so writing it cannot fail.
        let text = serde_json::to_string(&record).unwrap_or_default();
        store.write(&at, &text)
    }

    fn names(&self) -> [String; 2] {
        [0, 1].map(|slot| format!("{}.{slot}", self.name))
    }
}

/// Brings slots up to date from a second copy of them, which may have outlived the end of the browser
/// better: names and what was written there.
///
/// # Errors
/// The store's.
pub fn recover(store: &dyn Store, copy: &[(String, String)]) -> Result<(), StoreError> {
    for (name, text) in copy {
        let Ok(copied) = read_record(text) else { continue };
        let kept = store.read(name)?;
        let is_newer = match kept.as_deref().map(read_record) {
            Some(Ok(kept)) => copied.seq > kept.seq,
            Some(Err(Unreadable::Newer)) => false,
            Some(Err(Unreadable::Damaged)) | None => true,
        };
        if is_newer {
            store.write(name, text)?;
        }
    }
    Ok(())
}

enum Unreadable {
    Newer,
    Damaged,
}

fn read_record(text: &str) -> Result<Record, Unreadable> {
    /// The one field every release's record has.
    #[derive(Deserialize)]
    struct Version {
        schema: u32,
    }
    let version: Version = serde_json::from_str(text).map_err(|_| Unreadable::Damaged)?;
    if version.schema > SCHEMA {
        return Err(Unreadable::Newer);
    }
    let record: Record = serde_json::from_str(text).map_err(|_| Unreadable::Damaged)?;
    if crc32(record.payload.as_bytes()) == record.crc { Ok(record) } else { Err(Unreadable::Damaged) }
}

/// CRC-32 as zip and PNG use it.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(store: &MemoryStore) -> (Slots, Found) {
        Slots::open(store, "game").unwrap()
    }

    #[test]
    fn crc_has_the_standard_check_value() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_copy_that_is_newer_counts() {
        let (store, copy) = (MemoryStore::default(), MemoryStore::default());
        for text in ["one", "two", "three"] {
            open(&copy).0.save(&copy, text).unwrap();
            if text != "three" {
                open(&store).0.save(&store, text).unwrap();
            }
        }
        let list = |copy: &MemoryStore| copy.0.borrow().clone().into_iter().collect::<Vec<_>>();
        recover(&store, &list(&copy)).unwrap();
        assert_eq!(open(&store).1.payload.as_deref(), Some("three"));
        // An older one does not, nor what is no record, and a damaged slot is mended.
        open(&store).0.save(&store, "four").unwrap();
        copy.write("game.0", "{}").unwrap();
        store.write("game.0", "{").unwrap();
        recover(&store, &list(&copy)).unwrap();
        assert_eq!(open(&store).1.payload.as_deref(), Some("four"));
        // What a newer release wrote is left alone.
        store.write("game.1", "{\"schema\":99}").unwrap();
        recover(&store, &list(&copy)).unwrap();
        assert!(open(&store).1.newer);
    }

    #[test]
    fn the_newest_state_comes_back() {
        let store = MemoryStore::default();
        for text in ["one", "two", "three"] {
            open(&store).0.save(&store, text).unwrap();
            assert_eq!(open(&store).1.payload.as_deref(), Some(text));
        }
    }

    #[test]
    fn of_two_tabs_the_one_that_writes_last_is_kept() {
        let store = MemoryStore::default();
        let (one, other) = (open(&store).0, open(&store).0);
        for text in ["a", "b", "c"] {
            one.save(&store, text).unwrap();
        }
        other.save(&store, "from the other tab").unwrap();
        assert_eq!(open(&store).1.payload.as_deref(), Some("from the other tab"));
    }

    #[test]
    fn a_write_cut_off_anywhere_loses_only_itself() {
        let store = MemoryStore::default();
        let (slots, _) = open(&store);
        slots.save(&store, "old").unwrap();
        slots.save(&store, "new").unwrap();
        let whole = store.read("game.1").unwrap().unwrap();
        for length in 0..whole.len() {
            store.write("game.1", &whole[..length]).unwrap();
            let (_, found) = open(&store);
            assert_eq!(found.payload.as_deref(), Some("old"), "cut at {length}");
            assert_eq!(found.damaged, 1);
            assert_eq!(store.read("game.1.damaged").unwrap().as_deref(), Some(&whole[..length]));
        }
        slots.save(&store, "newer").unwrap();
        assert_eq!(open(&store).1.payload.as_deref(), Some("newer"));
        assert!(
            store.read("game.0").unwrap().unwrap().contains("old"),
            "the sound one is kept as long as it can be"
        );
    }

    #[test]
    fn an_edited_payload_is_not_trusted() {
        let store = MemoryStore::default();
        open(&store).0.save(&store, "level 3").unwrap();
        let edited = store.read("game.0").unwrap().unwrap().replace("level 3", "level 9");
        store.write("game.0", &edited).unwrap();
        assert_eq!(open(&store).1, Found { payload: None, damaged: 1, newer: false });
    }

    #[test]
    fn what_a_newer_release_wrote_stays() {
        let store = MemoryStore::default();
        let newer = r#"{"schema":2,"anything":[]}"#;
        store.write("game.0", newer).unwrap();
        let (slots, found) = open(&store);
        assert!(found.newer);
        assert_eq!(slots.save(&store, "mine"), Err(StoreError::Newer));
        assert_eq!(store.read("game.0").unwrap().as_deref(), Some(newer));
    }
}
