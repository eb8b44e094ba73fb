//! The frame: its state, its effects, its layout.

use std::rc::Rc;

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::app::embed::view::{self, Status, Tone};
use crate::app::embed::{Action, Embed, ListPlace, Options, Place, pairs, update};
use crate::app::{Catalog, Lang, Part};
use crate::rules::Side;
use crate::ui::components::board::Board;
use crate::ui::components::icon::{IconName, icon};
use crate::ui::components::live::live;
use crate::ui::context::Surroundings;
use crate::ui::hooks::use_document;
use crate::web::content::{self, Missing};
use crate::web::start;

use super::buttons::Buttons;
use super::figures::figures;
use super::hooks::{
    use_content, use_embed_engine, use_embed_focus, use_host, use_knock, use_pace, use_room, use_sight,
    use_source, use_time,
};
use super::lines::lines;
use super::list::List;

/// How the frame begins.
#[derive(Clone, PartialEq, Properties)]
pub struct EmbedPageProps {
    /// Names and values of the address.
    pub pairs: Vec<(String, String)>,
    /// The browser's languages, most wanted first.
    pub languages: Vec<String>,
    /// The address of Chuhe itself.
    pub home: String,
    /// Any number.
    pub chance: u64,
    /// The texts to begin with.
    pub text: Rc<Catalog>,
}

/// The parts of the catalogues that the frame speaks from; it shares views with the page for playing.
const PARTS: &[Part] = &[Part::Common, Part::Play, Part::Embed];

impl EmbedPageProps {
    /// As the address of the frame says.
    ///
    /// # Errors
    /// The texts are not to be had.
    pub async fn of_address() -> Result<EmbedPageProps, Missing> {
        let (search, hash, home) = start::address();
        let (pairs, languages) = (pairs(&search, &hash), start::languages());
        let lang = Options::read(&pairs).0.lang.unwrap_or_else(|| negotiate(&languages));
        let text = Rc::new(content::first_catalog(lang, PARTS).await?);
        Ok(EmbedPageProps { pairs, languages, home, chance: start::chance(), text })
    }
}

/// The state as a reducer.
struct Store(Embed);

impl Reducible for Store {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match update(&self.0, action) {
            Some(embed) => Rc::new(Store(embed)),
            // The same pointer: nothing changed, nothing is rendered.
            None => self,
        }
    }
}

/// The whole frame.
#[component]
pub fn EmbedPage(props: &EmbedPageProps) -> Html {
    let first = props.clone();
    let store = use_reducer(move || Store(Embed::boot(first.pairs, first.text, &first.home, first.chance)));
    let dispatcher = store.dispatcher();
    let act = use_callback((), move |action: Action, ()| dispatcher.dispatch(action));
    let embed = &store.0;
    let root = use_node_ref();

    use_language(embed, &props.languages, &act);
    use_document(&embed.core, &embed.text);
    use_pace(embed);
    use_knock(embed);
    use_host(embed, &act);
    use_embed_engine(embed, &act);
    use_time(embed, &act);
    use_sight(&root, &act);
    use_room(&root, &act);
    use_embed_focus(embed, &root);
    use_source(embed, &act);
    use_content(embed, &act);

    let surroundings = Surroundings {
        text: embed.text.clone(),
        pieces: embed.core.prefs.pieces,
        coords: embed.core.prefs.coords,
        act: act.reform(Action::Board),
    };
    let surface = view::surface(embed);
    let board = Rc::new(view::board(embed));
    let drawn = view::figures(embed);
    let spoken = view::spoken(embed, &embed.text);
    let place = match embed.options.place {
        Place::Frame => "is-framed",
        Place::Width => "is-wide",
    };
    let side = match surface.list {
        ListPlace::Right => Some("has-side"),
        ListPlace::Bottom | ListPlace::Off => None,
    };
    let engine = match (embed.core.engine.off, embed.engine_wish()) {
        (Some(_), _) => "off",
        (None, Some(_)) => "thinking",
        (None, None) => "idle",
    };
    let beside = surface.list != ListPlace::Off || surface.lines;
    html! {
        <ContextProvider<Surroundings> context={surroundings}>
            <main
                ref={root}
                class={classes!("xq-embed", place, side)}
                data-testid="embed"
                data-mode={embed.options.mode.word()}
                data-turn={embed.turn().fold("red", "black")}
                data-ply={embed.core.game.ply().to_string()}
                data-fen={embed.fen()}
                data-engine={engine}
                data-result={view::result(embed)}
            >
                if !surface.errors.is_empty() { { mistakes(embed, &surface.errors, &act) } }
                if let Some(question) = &surface.question {
                    <p class="xq-embed__question" data-testid="embed-question" dir="auto">{ question }</p>
                }
                <div class="xq-embed__stage">
                    <div class="xq-embed__board">
                        <Board view={board} overlay={figures(&drawn)} />
                    </div>
                </div>
                <div class="xq-embed__below">
                    if let Some(status) = &surface.status { { words(status) } }
                    if let Some(answer) = &surface.answer {
                        <p class="xq-embed__answer" data-testid="embed-answer" dir="auto">
                            <strong>{ embed.text.get("embed-answer") }</strong>{ " " }{ answer }
                        </p>
                    }
                    if let Some(comment) = surface.comment.as_ref().filter(|_| surface.list == ListPlace::Off) {
                        <p class="xq-embed__comment" data-testid="embed-comment" dir="auto">{ comment }</p>
                    }
                    <Buttons
                        buttons={surface.buttons} text={embed.text.clone()} fen={embed.fen()}
                        share={view::share_url(embed)} act={act.clone()}
                    />
                </div>
                if beside {
                    <div class="xq-embed__side">
                        if surface.lines { { lines(embed) } }
                        if surface.list != ListPlace::Off {
                            <List
                                list={Rc::new(view::move_list(embed))} text={embed.text.clone()}
                                pieces={embed.core.prefs.pieces} node={embed.node} act={act.clone()}
                                first={embed.core.game.start().turn() == Side::Red}
                            />
                        }
                    </div>
                }
                { live(spoken, view::spoken_count(embed)) }
            </main>
        </ContextProvider<Surroundings>>
    }
}

fn words(status: &Status) -> Html {
    let (class, sign) = match status.tone {
        Tone::Plain => ("is-plain", None),
        Tone::Good => ("is-good", Some("✓")),
        Tone::Bad => ("is-bad", Some("✕")),
    };
    html! {
        <p class={classes!("xq-embed__status", class)} data-testid="embed-status">
            if let Some(sign) = sign { <span aria-hidden="true">{ sign }{ " " }</span> }
            { &status.text }
        </p>
    }
}

/// What the author should mend.
fn mistakes(embed: &Embed, errors: &[String], act: &Callback<Action>) -> Html {
    html! {
        <div class="xq-embed__errors" role="note" data-testid="embed-errors">
            <ul>{ for errors.iter().map(|error| html! { <li>{ error }</li> }) }</ul>
            <button
                type="button" class="xq-icon-button" data-testid="embed-dismiss"
                aria-label={embed.text.get("notice-dismiss")} onclick={act.reform(|_| Action::Dismiss)}
            >{ icon(IconName::Close) }</button>
        </div>
    }
}

/// The language the browser asks for.
fn negotiate(languages: &[String]) -> Lang {
    Lang::negotiate(languages.iter().map(String::as_str))
}

/// Speaks another language when it is set.
#[hook]
fn use_language(embed: &Embed, languages: &[String], act: &Callback<Action>) {
    let wanted = embed.options.lang.unwrap_or_else(|| negotiate(languages));
    let (spoken, act) = (embed.text.lang(), act.clone());
    use_effect_with(wanted, move |wanted| {
        if *wanted != spoken {
            let wanted = *wanted;
            spawn_local(async move {
                // Without it the frame goes on in the language it speaks.
                if let Ok(catalog) = content::catalog(wanted, PARTS).await {
                    act.emit(Action::Speak(Rc::new(catalog)));
                }
            });
        }
    });
}
