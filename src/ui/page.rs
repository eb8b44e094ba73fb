//! The page: the state, its effects, and the layout.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::store::{Slots, Store as TextStore};
use crate::app::view::board::BoardView;
use crate::app::view::moves::MovesView;
use crate::app::view::news::{self, Spoken};
use crate::app::view::players::PlayerView;
use crate::app::view::ruling::{Repetition, told_in_replay};
use crate::app::view::words::Words;
use crate::app::{Action, Boot, Catalog, Dialog, Release, Replay, State};
use crate::game::Game;
use crate::referee::{Conclusion, Ending};
use crate::rules::Side;

use super::components::board::Board;
use super::components::controls::{Possible, controls};
use super::components::game_rules::game_rules;
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
use super::components::status::{Standing, status};
use super::context::Surroundings;
use super::hooks::{use_address, use_document, use_engine, use_replay, use_saving, use_update};
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
}

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

    let text = use_memo(state.lang(), |lang| Catalog::new(*lang));
    use_document(state);
    use_address(state, &act);
    use_saving(state, &props.store, &props.slots, &act);
    use_update(state, &act);
    use_engine(state, &act);
    use_replay(state, &act);

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
    let player = |side: Side| player(&surroundings, &PlayerView::new(state, side));
    let engine = if state.engine.off.is_some() {
        "off"
    } else if state.is_thinking() {
        "thinking"
    } else {
        "idle"
    };

    let over = state.conclusion().is_some();
    let standing = Standing {
        turn: (!over).then_some(state.turn()),
        thinking: state.is_thinking(),
        check: !over && state.game.position().in_check(),
        headline: news::status(&text, state),
        refusal: state.refusal.as_ref().map(|refusal| words.refusal(state, refusal)),
        ending: state.conclusion().map(|conclusion| words.ending(conclusion)),
        last: state.game.last().map(|played| news::told(words, played)),
        search: news::search_line(words, state),
    };
    let possible = Possible {
        take_back: state.take_back_to().is_some(),
        redo: state.redo_to().is_some(),
        resign: state.may_resign().is_some(),
    };

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
                            { controls(&surroundings, possible) }
                            <Moves view={moves} first={state.game.start().turn()} />
                            { game_rules(&surroundings, &words.game_rules(state.game.ruleset())) }
                        }
                    </div>
                </main>
                { live(Spoken::new(&text, state), state.news_count) }
                { dialog(&surroundings, state, words) }
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

fn dialog(surroundings: &Surroundings, state: &State, words: Words<'_>) -> Html {
    match state.dialog {
        None => Html::default(),
        Some(Dialog::NewGame) => html! { <NewGameDialog offer={state.prefs.new_game} /> },
        Some(Dialog::Settings) => {
            settings(surroundings, &state.prefs, state.lang(), state.release == Release::Offered)
        }
        Some(Dialog::Help) => help(surroundings),
        Some(Dialog::Rules { case }) => html! { <Rules case={case} ruleset={state.game.ruleset().id} /> },
        Some(Dialog::Resign) => resign(surroundings, &words.side(state.may_resign().unwrap_or(state.turn()))),
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
    let ending = match &conclusion.ending {
        Ending::Checkmate => "mate",
        Ending::Stalemate => "stalemate",
        Ending::NothingAllowed => "nothing-allowed",
        Ending::Repetition(_) => "repetition",
        Ending::MoveLimit { .. } => "move-limit",
        Ending::DeadPosition => "dead-position",
        Ending::Resignation => "resignation",
        Ending::Time => "time",
        Ending::Agreement => "agreement",
    };
    let winner = conclusion.outcome.winner().map_or("draw", |side| side.fold("red", "black"));
    format!("{ending}:{winner}")
}
