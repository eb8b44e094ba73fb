//! The texts of the language that is spoken, fetched when another one is chosen.

use std::rc::Rc;

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::app::{Action, Catalog, Lang, Part};
use crate::web::content;

/// The catalogue of `lang`, or of the language before until it has come; `first` to begin with.
#[hook]
pub fn use_catalog(
    lang: Lang,
    first: &Rc<Catalog>,
    parts: &'static [Part],
    act: &Callback<Action>,
) -> Rc<Catalog> {
    let catalog = use_state(|| first.clone());
    {
        let (catalog, act) = (catalog.clone(), act.clone());
        let spoken = catalog.lang();
        use_effect_with((lang, spoken), move |(lang, spoken)| {
            let (wanted, spoken) = (*lang, *spoken);
            // An answer that comes after another choice is nobody's any more.
            let awaited = Rc::new(());
            let asked = Rc::downgrade(&awaited);
            if wanted != spoken {
                spawn_local(async move {
                    let loaded = content::catalog(wanted, parts).await;
                    match loaded {
                        _ if asked.strong_count() == 0 => {}
                        Ok(loaded) => catalog.set(Rc::new(loaded)),
                        Err(_) => act.emit(Action::NoTexts { wanted, spoken }),
                    }
                });
            }
            move || drop(awaited)
        });
    }
    (*catalog).clone()
}
