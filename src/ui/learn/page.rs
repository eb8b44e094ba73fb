//! The learning page: the state, its effects, and the layout.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::Action;
use crate::app::learn::{LearnAction, LearnDialog, Learner, Place};
use crate::app::store::{Slots, Store};
use crate::ui::components::icon::{IconName, icon};
use crate::ui::components::seal::seal;
use crate::ui::components::settings::settings;
use crate::ui::context::Surroundings;
use crate::ui::hooks::{use_look, use_search, use_title};

use super::handbook::handbook;
use super::hooks::{use_keeping, use_places, use_puzzles, use_replies, use_review, use_scrolling, use_texts};
use super::lesson::{lesson, review};
use super::path::path;
use super::progress::progress;
use super::puzzles::puzzles;
use super::questions::questions;

/// How the page begins.
#[derive(Properties)]
pub struct LearnProps {
    /// What was known when it opened.
    pub learner: Rc<Learner>,
    /// Where progress and choices are kept.
    pub store: Rc<dyn Store>,
    /// The slots of the progress there.
    pub slots: Rc<Slots>,
}

impl PartialEq for LearnProps {
    /// The page begins once.
    fn eq(&self, _: &LearnProps) -> bool {
        true
    }
}

/// The state in Yew's hands.
struct Reducer(Learner);

impl Reducible for Reducer {
    type Action = LearnAction;

    fn reduce(self: Rc<Self>, action: LearnAction) -> Rc<Self> {
        match self.0.after(action) {
            Some(state) => Rc::new(Reducer(state)),
            None => self,
        }
    }
}

/// The whole page.
#[component]
pub fn LearnPage(props: &LearnProps) -> Html {
    let begin = props.learner.clone();
    let reducer = use_reducer(move || Reducer((*begin).clone()));
    let dispatcher = reducer.dispatcher();
    let act = use_callback((), move |action: LearnAction, ()| dispatcher.dispatch(action));
    let on_board = use_callback(act.clone(), |action: Action, act| act.emit(LearnAction::Board(action)));
    let state = &reducer.0;

    let (text, failed) = use_texts(state.lang());
    let title = text.as_ref().map_or_else(
        || "Chuhe".to_owned(),
        |text| format!("{} – {}", text.get("app-name"), text.get("learn-title")),
    );
    use_look(&state.prefs);
    use_title(text.as_ref().map_or(state.lang(), |text| text.lang()), &title);
    use_places(&act);
    use_scrolling(&state.place, text.is_some());
    use_replies(state, &act);
    use_puzzles(state.wants_puzzles(), &act);
    use_review(state.place == Place::Review, &props.store, &act);
    use_keeping(state, &props.store, &props.slots, &act);
    let plays = state
        .attempt
        .as_ref()
        .is_some_and(|attempt| matches!(attempt.level.kind, crate::app::learn::Kind::Play { .. }));
    use_search(state.engine_wish(), plays && state.engine.off.is_none(), &on_board);

    let Some(text) = text else {
        let said = if failed { "This page could not load its texts. Please load it again." } else { "…" };
        return html! { <p class="xq-learn__wait" role="status">{ said }</p> };
    };
    let surroundings = Surroundings {
        text: text.clone(),
        pieces: state.prefs.pieces,
        coords: state.prefs.coords,
        act: on_board,
    };
    let body = match &state.place {
        Place::Path => path(&surroundings, state),
        Place::Level { .. } => lesson(&surroundings, state, &act),
        Place::Rules { .. } => handbook(&surroundings, state, &act),
        Place::Questions { .. } => questions(&surroundings, state, &act),
        Place::Review => review(&surroundings, state, &act),
        Place::Puzzles | Place::Daily | Place::Puzzle { .. } => puzzles(&surroundings, state, &act),
    };
    html! {
        <ContextProvider<Surroundings> context={surroundings.clone()}>
            <div class="xq-app xq-learn" data-testid="learn" data-place={state.place.fragment()}>
                { head(&surroundings, state, &act) }
                <main class="xq-learn__main">
                    if state.not_saved.is_some() {
                        <p class="xq-learn__notice" role="status">{ text.get("learn-not-saved") }</p>
                    }
                    { body }
                </main>
                { match state.dialog {
                    None => Html::default(),
                    Some(LearnDialog::Settings) => settings(&surroundings, &state.prefs, state.lang(), false),
                    Some(LearnDialog::Progress) => progress(&surroundings, state, &act),
                } }
            </div>
        </ContextProvider<Surroundings>>
    }
}

fn head(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    let text = &surroundings.text;
    let open = |dialog| act.reform(move |_: MouseEvent| LearnAction::Open(Some(dialog)));
    let parts = [
        ("#path", "learn-path", matches!(state.place, Place::Path | Place::Level { .. })),
        ("#rules", "learn-rules", matches!(state.place, Place::Rules { .. })),
        ("#faq", "learn-questions", matches!(state.place, Place::Questions { .. })),
        (
            "#puzzles",
            "learn-puzzles",
            matches!(state.place, Place::Puzzles | Place::Daily | Place::Review | Place::Puzzle { .. }),
        ),
    ];
    html! {
        <header class="xq-learn__head">
            <div class="xq-head">
                <a class="xq-learn__home" href="./" aria-label={text.get("learn-play")}>{ seal() }</a>
                <div class="xq-head__title">
                    <h1 class="xq-head__name">{ text.get("app-name") }</h1>
                    <p class="xq-head__tagline">{ text.get("learn-title") }</p>
                </div>
                <button
                    type="button" class="xq-icon-button" data-testid="progress"
                    aria-label={text.get("progress-title")} title={text.get("progress-title")}
                    onclick={open(LearnDialog::Progress)}
                >{ icon(IconName::Flag) }</button>
                <button
                    type="button" class="xq-icon-button" data-testid="settings"
                    aria-label={text.get("control-settings")} title={text.get("control-settings")}
                    onclick={open(LearnDialog::Settings)}
                >{ icon(IconName::Settings) }</button>
            </div>
            <nav class="xq-learn__nav" aria-label={text.get("learn-nav")}>
                for (address, key, here) in parts {
                    <a href={address} aria-current={here.then_some("page")} class={here.then_some("is-here")}>
                        { text.get(key) }
                    </a>
                }
                <a href="./">{ text.get("learn-play") }</a>
            </nav>
        </header>
    }
}
