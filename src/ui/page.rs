//! The page: the state, its effects, and the layout.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::archive::ending_name;
use crate::app::store::{Slots, Store as TextStore};
use crate::app::view::advice::AdviceView;
use crate::app::view::board::BoardView;
use crate::app::view::moves::MovesView;
use crate::app::view::news::{self, Spoken};
use crate::app::view::players::PlayerView;
use crate::app::view::ruling::{Repetition, told_in_replay};
use crate::app::view::words::Words;
use crate::app::{Action, Boot, Catalog, Dialog, Part, Release, Replay, State, Wish};
use crate::game::Game;
use crate::referee::Conclusion;
use crate::rules::{Setup, Side};

use super::components::advice::{advice, pending};
use super::components::board::Board;
use super::components::browse::{Looking, browse_back, browse_buttons};
use super::components::clock::ClockFace;
use super::components::controls::{Possible, controls};
use super::components::draw::draw;
use super::components::game_rules::game_rules;
use super::components::games::Games;
use super::components::help::help;
use super::components::icon::{IconName, icon};
use super::components::live::live;
use super::components::moves::Moves;
use super::components::new_game::NewGameDialog;
use super::components::notices::notices;
use super::components::player::player;
use super::components::repetition::repetition_notice;
use super::components::replay::ReplayPanel;
use super::components::resign::resign;
use super::components::result::{Ended, result};
use super::components::rules::Rules;
use super::components::seal::seal;
use super::components::settings::settings;
use super::components::snippet::{SnippetDialog, SnippetProps};
use super::components::status::{Standing, status};
use super::components::typed::TypedMove;
use super::components::welcome::welcome;
use super::context::Surroundings;
use super::hooks::{
    StoreHandle, use_address, use_browse_keys, use_catalog, use_clock, use_document, use_engine, use_keeping,
    use_replay, use_saving, use_sound, use_update,
};
use super::store::Store;

/// How the page begins.
#[derive(Properties)]
pub struct PageProps {
    /// What was known when it opened.
    pub boot: Rc<Boot>,
    /// Where games and choices are kept.
    pub store: Rc<dyn TextStore>,
    /// The saved game's slots there.
    pub slots: Rc<Slots>,
    /// The texts to begin with.
    pub catalog: Rc<Catalog>,
}

/// The parts of the catalogues that this page speaks from.
pub const PARTS: &[Part] = &[Part::Common, Part::Play];

impl PartialEq for PageProps {
    /// The page begins once.
    fn eq(&self, _: &PageProps) -> bool {
        true
    }
}

/// The whole page.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let boot = props.boot.clone();
    let store = use_reducer(move || Store(State::boot(&boot)));
    let dispatcher = store.dispatcher();
    let act = use_callback((), move |action: Action, ()| dispatcher.dispatch(action));
    let state = &store.0;

    let text = use_catalog(state.lang(), &props.catalog, PARTS, &act);
    use_document(state, &text);
    use_address(state, &act);
    use_saving(state, &props.store, &props.slots, &act);
    use_update(state, &act);
    use_engine(state, &act);
    use_replay(state, &act);
    use_browse_keys(state, &act);
    use_keeping(state, &props.store, &act);
    use_clock(state, &act);
    use_sound(state);

    let surroundings = Surroundings {
        text: text.clone(),
        pieces: state.prefs.pieces,
        coords: state.prefs.coords,
        act: act.clone(),
    };
    let board = Rc::new(BoardView::new(state));
    // A long game's list is the one view worth keeping from one render to the next.
    let moves =
        use_memo((text.clone(), Shared(state.game.clone()), state.prefs.clone()), |(text, game, prefs)| {
            MovesView::new(text, &game.0, prefs)
        });
    let words = Words::new(&text, state);
    let player = |side: Side| {
        let clock = state.clock.as_ref().map_or_else(Html::default, |clock| {
            html! { <ClockFace clock={clock.clone()} side={side} turn={state.turn()} /> }
        });
        player(&surroundings, &PlayerView::new(state, side), clock)
    };
    let engine = if state.engine.off.is_some() {
        "off"
    } else if state.is_thinking() {
        "thinking"
    } else {
        "idle"
    };

    let over = state.conclusion().is_some();
    let at_game = state.browsed.is_none();
    let looking = Looking {
        shown: state.shown_ply(),
        stands: state.game.ply(),
        plies: state.game.line().len(),
        can_go_on: state.browsed.is_some(),
    };
    let standing = Standing {
        turn: (!over && at_game).then_some(state.turn()),
        thinking: state.is_thinking(),
        check: !over && at_game && state.game.position().in_check(),
        headline: news::status(&text, state),
        refusal: state.refusal.as_ref().map(|refusal| words.refusal(state, refusal)),
        ending: state.conclusion().filter(|_| at_game).map(|conclusion| words.ending(conclusion)),
        last: state.shown().last().map(|played| news::told(words, played)),
        search: news::search_line(words, state),
        paused: (state.clock.is_some() && !over && state.game.ply() > 0).then(|| state.is_paused()),
    };
    let offer_draw = match state.draw_partner() {
        Some(_) => Action::Open(Dialog::Draw),
        None => Action::Consult(Wish::Draw),
    };
    let begins_here = state.game.ply() == 0 && state.game.start().setup() != Setup::start();

    html! {
        <ContextProvider<Surroundings> context={surroundings.clone()}>
            <div
                class="xq-app"
                data-testid="app"
                data-turn={state.shown().turn().fold("red", "black")}
                data-ply={state.shown().ply().to_string()}
                data-fen={state.fen()}
                data-engine={engine}
                data-result={state.conclusion().map_or_else(String::new, result_name)}
            >
                <header class="xq-head">
                    { seal() }
                    <div class="xq-head__title">
                        <h1 class="xq-head__name">{ text.get("app-name") }</h1>
                        <p class="xq-head__tagline">{ text.get("app-tagline") }</p>
                    </div>
                    <a
                        class="xq-icon-button" data-testid="learn" href="learn.html"
                        aria-label={text.get("control-learn")} title={text.get("control-learn")}
                    >{ icon(IconName::Rules) }</a>
                    <button
                        type="button" class="xq-icon-button" data-testid="games"
                        aria-label={text.get("control-games")} title={text.get("control-games")}
                        onclick={surroundings.on(Action::Open(Dialog::Games))}
                    >{ icon(IconName::Games) }</button>
                    <button
                        type="button" class="xq-icon-button" data-testid="help"
                        aria-label={text.get("control-help")} title={text.get("control-help")}
                        onclick={surroundings.on(Action::Open(Dialog::Help))}
                    >{ icon(IconName::Help) }</button>
                    <button
                        type="button" class="xq-icon-button" data-testid="settings"
                        aria-label={text.get("control-settings")} title={text.get("control-settings")}
                        onclick={surroundings.on(Action::Open(Dialog::Settings))}
                    >{ icon(IconName::Settings) }</button>
                </header>
                <main class="xq-main">
                    { notices(&surroundings, &state.shown_notices(), state.parked.is_some()) }
                    <div class="xq-table">
                        { player(!state.bottom) }
                        <Board view={board} />
                        { player(state.bottom) }
                    </div>
                    <div class="xq-side">
                        if let Some(replay) = &state.replay {
                            { replay_panel(replay, words) }
                        } else {
                            { status(&surroundings, &standing) }
                            { repetition_notice(
                                &surroundings, Repetition::new(words, state), state.ruling().is_some(),
                            ) }
                            if state.pending.is_some() {
                                { pending(&surroundings, &news::pending(words, state)) }
                            }
                            if let Some(view) = AdviceView::new(words, state) { { advice(&surroundings, &view) } }
                            if begins_here && state.only_person().is_none() {
                                <button
                                    type="button" class="xq-button" data-testid="play-from-here"
                                    onclick={surroundings.on(Action::Open(Dialog::NewGame { here: true }))}
                                >{ text.get("play-from-here") }</button>
                            }
                            { browse_back(&surroundings, looking) }
                            { controls(&surroundings, Possible::new(state), offer_draw) }
                            if state.welcome { { welcome(&surroundings, &state.prefs, state.lang()) } }
                            <Moves
                                view={moves} first={state.game.start().turn()}
                                stands={looking.stands} shown={looking.shown}
                            >
                                <div class="xq-moves__tools">
                                    { browse_buttons(&surroundings, looking) }
                                    <TypedMove task={state.task} refused={state.refusal.is_some()} />
                                </div>
                            </Moves>
                            { game_rules(&surroundings, &words.game_rules(state.game.ruleset())) }
                            <button
                                type="button" class="xq-rules-line" data-testid="snippet"
                                onclick={surroundings.on(Action::Open(Dialog::Snippet))}
                            >{ icon(IconName::Leave) }<span>{ text.get("snippet-title") }</span></button>
                        }
                    </div>
                </main>
                { live(Spoken::new(&text, state), state.news_count) }
                { dialog(&surroundings, state, words, &props.store) }
            </div>
        </ContextProvider<Surroundings>>
    }
}

/// Games are compared by where they lie: a changed game is another one.
struct Shared(Rc<Game>);

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

fn replay_panel(replay: &Replay, words: Words<'_>) -> Html {
    let Replay { game, verdict, case, playing } = replay;
    let (decision, offence) = words.decision(verdict.decision);
    let decision = offence.into_iter().fold(decision, |decision, offence| format!("{decision}: {offence}"));
    let title = case.map_or_else(|| words.rule(verdict), |case| words.case_title(case));
    html! {
        <ReplayPanel
            title={title} done={replay.done()} moves={replay.moves()}
            told={told_in_replay(words, game, replay.deed())}
            decision={decision} grounds={words.grounds(verdict, game.start())}
            playing={*playing} case={*case} ruleset={verdict.ruleset}
        />
    }
}

fn dialog(surroundings: &Surroundings, state: &State, words: Words<'_>, store: &Rc<dyn TextStore>) -> Html {
    match state.dialog {
        None => Html::default(),
        Some(Dialog::NewGame { here }) => {
            html! { <NewGameDialog offer={state.prefs.new_game} here={here} /> }
        }
        Some(Dialog::Settings) => {
            settings(surroundings, &state.prefs, state.lang(), state.release == Release::Offered)
        }
        Some(Dialog::Games) => {
            html! { <Games store={StoreHandle(store.clone())} current_ms={state.begun_ms} /> }
        }
        Some(Dialog::Help) => help(surroundings),
        Some(Dialog::Snippet) => {
            let props = SnippetProps::new(&surroundings.text, state.shown(), state.bottom, &state.prefs);
            html! { <SnippetDialog ..props /> }
        }
        Some(Dialog::Rules { case }) => html! { <Rules case={case} ruleset={state.game.ruleset().id} /> },
        Some(Dialog::Resign) => resign(surroundings, &words.side(state.may_resign().unwrap_or(state.turn()))),
        Some(Dialog::Draw) => draw(surroundings, &words.side(state.turn()), &words.side(!state.turn())),
        Some(Dialog::Result) => state.conclusion().map_or_else(Html::default, |conclusion| {
            let ended = Ended {
                winner: conclusion.outcome.winner(),
                headline: words.result(conclusion, state.only_person()),
                reason: words.ending(conclusion),
                grounds: state
                    .ruling()
                    .map_or_else(Vec::new, |verdict| words.grounds(verdict, state.game.start())),
                take_back: state.take_back_to().is_some(),
            };
            result(surroundings, &ended)
        }),
    }
}

/// `mate:red`: the ending and who won, for whoever reads the page by program.
fn result_name(conclusion: &Conclusion) -> String {
    let ending = ending_name(&conclusion.ending);
    let winner = conclusion.outcome.winner().map_or("draw", |side| side.fold("red", "black"));
    format!("{ending}:{winner}")
}
