//! The kept games in a dialog's hands, and a game kept as it is played.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::archive::{self, Archive, Kept};
use crate::app::store::{Store, StoreError};
use crate::app::{Action, State};

/// A store as a property: there is one for the whole page.
#[derive(Clone)]
pub struct StoreHandle(pub Rc<dyn Store>);

impl PartialEq for StoreHandle {
    fn eq(&self, other: &StoreHandle) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The kept games, and what can be done with them.
#[derive(Clone)]
pub struct ArchiveHandle {
    /// What is kept.
    pub archive: Rc<Archive>,
    /// Why the last wish could not be done.
    pub failed: Option<StoreError>,
    /// Whether the last wish can be undone.
    pub can_undo: bool,
    store: StoreHandle,
    page: UseStateHandle<Shown>,
}

/// What the dialog shows.
#[derive(Clone, PartialEq)]
struct Shown {
    archive: Rc<Archive>,
    failed: Option<StoreError>,
    undo: Option<Undo>,
}

#[derive(Clone, PartialEq)]
enum Undo {
    Forgotten(Rc<Kept>),
    Since(u64),
}

/// Reads the kept games when the dialog opens.
#[hook]
pub fn use_archive(store: &StoreHandle) -> ArchiveHandle {
    let page = {
        let store = store.clone();
        use_state(move || Shown::read(&store, None))
    };
    ArchiveHandle {
        archive: page.archive.clone(),
        failed: page.failed,
        can_undo: page.undo.is_some(),
        store: store.clone(),
        page,
    }
}

impl Shown {
    fn read(store: &StoreHandle, undo: Option<Undo>) -> Shown {
        match archive::open(&*store.0) {
            Ok(archive) => Shown { archive: Rc::new(archive), failed: None, undo },
            Err(error) => Shown { archive: Rc::default(), failed: Some(error), undo: None },
        }
    }
}

impl ArchiveHandle {
    /// Forgets a game.
    pub fn forget(&self, kept: &Rc<Kept>) {
        self.done(archive::forget(&*self.store.0, kept), Some(Undo::Forgotten(kept.clone())));
    }

    /// Counts statistics from now on.
    pub fn count_anew(&self) {
        let newest_ms = self.archive.games.first().map_or(0, |kept| kept.begun_ms);
        let undo = Undo::Since(self.archive.since_ms);
        self.done(archive::count_since(&*self.store.0, newest_ms + 1), Some(undo));
    }

    /// Undoes the last wish.
    pub fn undo(&self) {
        let done = match &self.page.undo {
            Some(Undo::Forgotten(kept)) => archive::keep(&*self.store.0, kept),
            Some(Undo::Since(since_ms)) => archive::count_since(&*self.store.0, *since_ms),
            None => return,
        };
        self.done(done, None);
    }

    fn done(&self, result: Result<(), StoreError>, undo: Option<Undo>) {
        let shown = match result {
            Ok(()) => Shown::read(&self.store, undo),
            Err(error) => Shown { failed: Some(error), ..(*self.page).clone() },
        };
        self.page.set(shown);
    }
}

/// Keeps the game on the board after each change of it.
#[hook]
pub fn use_keeping(state: &State, store: &Rc<dyn Store>, act: &Callback<Action>) {
    let kept = state.to_keep();
    let was = use_mut_ref(|| kept.clone());
    let (store, act) = (store.clone(), act.clone());
    use_effect_with(kept, move |kept| {
        let Some(kept) = kept else { return };
        if was.borrow().as_ref() == Some(kept) {
            return;
        }
        was.replace(Some(kept.clone()));
        if let Err(error) = archive::keep(&*store, kept) {
            act.emit(Action::NotSaved(error));
        }
    });
}
