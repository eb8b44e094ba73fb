//! Saves the game and the choices whenever they have changed.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::store::{Slots, Store};
use crate::app::{Action, State};
use crate::web::start::PREFS;

/// Writes what [`State::to_save`] says after each change of it. What was there when the page
/// opened is not written back: somebody who only looks changes nothing.
#[hook]
pub fn use_saving(state: &State, store: &Rc<dyn Store>, slots: &Rc<Slots>, act: &Callback<Action>) {
    let game = state.to_save().to_text();
    let prefs = state.prefs.to_text();
    let saved_game = use_mut_ref(|| game.clone());
    let saved_prefs = use_mut_ref(|| prefs.clone());
    {
        let (store, slots, act) = (store.clone(), slots.clone(), act.clone());
        use_effect_with(game, move |game| {
            if *saved_game.borrow() == *game {
                return;
            }
            saved_game.replace(game.clone());
            if let Err(error) = slots.save(store.as_ref(), game) {
                act.emit(Action::NotSaved(error));
            }
        });
    }
    let (store, act) = (store.clone(), act.clone());
    use_effect_with(prefs, move |prefs| {
        if *saved_prefs.borrow() == *prefs {
            return;
        }
        saved_prefs.replace(prefs.clone());
        if let Err(error) = store.write(PREFS, prefs) {
            act.emit(Action::NotSaved(error));
        }
    });
}
