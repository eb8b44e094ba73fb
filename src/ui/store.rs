//! The state in Yew's hands.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{self, Action, State};
use crate::web::start::now_ms;

/// The state as a reducer.
pub struct Store(pub State);

impl Reducible for Store {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match app::update_at(&self.0, now_ms(), action) {
            Some(state) => Rc::new(Store(state)),
            // The same pointer: nothing changed, nothing is rendered.
            None => self,
        }
    }
}
