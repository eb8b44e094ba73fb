//! What reaches out of the learning pages: texts, the address, the store, time.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::app::learn::{Input, LearnAction, Learner, Place, Puzzle, review};
use crate::app::store::{Slots, Store};
use crate::app::{Catalog, Lang, Part};
use crate::web::learn::place;
use crate::web::start::{GAME, PREFS};
use crate::web::{content, crash};

/// The parts of the catalogues that this page speaks from; the settings are those of the first page.
const PARTS: &[Part] = &[Part::Common, Part::Play, Part::Learn];

/// From a move to the answer to it: long enough to see both.
const REPLY_MS: u32 = 550;

/// The headline of what is shown.
const TITLE: &str = "main h2";

/// The texts of a language with those of the lessons, once they are there; before that those of the
/// language shown last.
#[hook]
pub fn use_texts(lang: Lang) -> (Option<Rc<Catalog>>, bool) {
    let texts = use_state(|| None::<Rc<Catalog>>);
    let failed = use_state(|| false);
    {
        let (texts, failed) = (texts.clone(), failed.clone());
        use_effect_with(lang, move |lang| {
            let lang = *lang;
            spawn_local(async move {
                match content::catalog(lang, PARTS).await {
                    Ok(catalog) => {
                        crash::speak(&catalog);
                        texts.set(Some(Rc::new(catalog)));
                        failed.set(false);
                    }
                    Err(_) => failed.set(true),
                }
            });
        });
    }
    ((*texts).clone(), *failed)
}

/// Goes where the address says, now and whenever it changes.
#[hook]
pub fn use_places(act: &Callback<LearnAction>) {
    let act = act.clone();
    use_effect_with((), move |()| {
        act.emit(LearnAction::Go(place()));
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| act.emit(LearnAction::Go(place())))
        });
        move || drop(listener)
    });
}

/// Brings the section that is gone to into sight, and the top of the page otherwise. The focus goes
/// to the headline, so that a screen reader says where one is; not when the page opens.
#[hook]
pub fn use_scrolling(at: &Place, ready: bool) {
    let visits = use_mut_ref(|| 0_u32);
    use_effect_with((at.clone(), ready), move |(place, ready)| {
        if !*ready {
            return;
        }
        let Some(window) = web_sys::window() else { return };
        // The first is where the page opens, the second where its address leads.
        *visits.borrow_mut() += 1;
        let title = window.document().and_then(|document| document.query_selector(TITLE).ok().flatten());
        if *visits.borrow() > 2
            && let Some(title) = title.and_then(|title| title.dyn_into::<HtmlElement>().ok())
        {
            // What cannot take the focus leaves it where it is.
            let _ = title.focus();
        }
        let name = match place {
            Place::Rules { section: Some(section) } => format!("rules-{section}"),
            Place::Questions { question: Some(question) } => format!("faq-{question}"),
            _ => return window.scroll_to_with_x_and_y(0.0, 0.0),
        };
        if let Some(element) = window.document().and_then(|document| document.get_element_by_id(&name)) {
            element.scroll_into_view();
        }
    });
}

/// Plays the answer to a move after the move has been seen.
#[hook]
pub fn use_replies(state: &Learner, act: &Callback<LearnAction>) {
    let reply = state.attempt.as_ref().and_then(|attempt| attempt.reply);
    let act = act.clone();
    use_effect_with((reply, state.task), move |(reply, _)| {
        let timer = reply.map(|_| Timeout::new(REPLY_MS, move || act.emit(LearnAction::Do(Input::Reply))));
        move || drop(timer)
    });
}

/// Loads the puzzles when they are first wanted.
#[hook]
pub fn use_puzzles(wanted: bool, act: &Callback<LearnAction>) {
    let act = act.clone();
    use_effect_with(wanted, move |wanted| {
        if !*wanted {
            return;
        }
        spawn_local(async move {
            let text = content::text("content/learn/puzzles.txt").await.ok();
            let puzzles = text.and_then(|text| Puzzle::read_all(&text, "puzzles.txt").ok());
            act.emit(LearnAction::Loaded(puzzles.map(Rc::from)));
        });
    });
}

/// Looks for what went wrong in the game that is kept, when that is asked for.
#[hook]
pub fn use_review(wanted: bool, store: &Rc<dyn Store>, act: &Callback<LearnAction>) {
    let (store, act) = (store.clone(), act.clone());
    use_effect_with(wanted, move |wanted| {
        if *wanted {
            let found = Slots::open(store.as_ref(), GAME).ok().and_then(|(_, found)| found.payload);
            act.emit(LearnAction::Review(found.map_or_else(Vec::new, |text| review::of_saved(&text))));
        }
    });
}

/// Keeps progress and choices. What was there when the page opened is not written back.
#[hook]
pub fn use_keeping(state: &Learner, store: &Rc<dyn Store>, slots: &Rc<Slots>, act: &Callback<LearnAction>) {
    let progress = state.progress.clone();
    let kept = use_mut_ref(|| progress.clone());
    {
        let (store, slots, act) = (store.clone(), slots.clone(), act.clone());
        use_effect_with(progress, move |progress| {
            if *kept.borrow() == *progress {
                return;
            }
            kept.replace(progress.clone());
            if let Err(error) = slots.save(store.as_ref(), &progress.to_text()) {
                act.emit(LearnAction::NotSaved(error));
            }
        });
    }
    let prefs = state.prefs.to_text();
    let kept = use_mut_ref(|| prefs.clone());
    let (store, act) = (store.clone(), act.clone());
    use_effect_with(prefs, move |prefs| {
        if *kept.borrow() == *prefs {
            return;
        }
        kept.replace(prefs.clone());
        if let Err(error) = store.write(PREFS, prefs) {
            act.emit(LearnAction::NotSaved(error));
        }
    });
}
