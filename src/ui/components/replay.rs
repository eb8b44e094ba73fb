//! The panel beside the board while a repetition is replayed.

use gloo_timers::callback::Timeout;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::app::casebook::CASES;
use crate::app::view::rulebook::VerdictCell;
use crate::app::{Action, ReplayStep};
use crate::referee::RulesetId;
use crate::ui::context::{Surroundings, use_surroundings};

use super::icon::{IconName, icon};

/// What is replayed, in words.
#[derive(PartialEq, Properties)]
pub struct ReplayPanelProps {
    /// The rule it is about, or the name of the example.
    pub title: String,
    /// How many moves are played.
    pub done: usize,
    /// How many there are.
    pub moves: usize,
    /// The last move and what it did.
    pub told: String,
    /// What was decided.
    pub decision: String,
    /// The grounds of that.
    pub grounds: Vec<String>,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// The example it is.
    pub case: Option<usize>,
    /// By which rule set it is judged.
    pub ruleset: RulesetId,
}

/// The panel.
#[component]
pub fn ReplayPanel(props: &ReplayPanelProps) -> Html {
    let surroundings = use_surroundings();
    let panel = use_node_ref();
    use_focus(&panel);
    let verdicts = {
        let surroundings = surroundings.clone();
        use_memo((props.case, surroundings.text.lang()), move |(case, _)| {
            let case = case.and_then(|case| CASES.get(case));
            case.map_or_else(Vec::new, |case| surroundings.words().verdicts(case))
        })
    };
    let act = surroundings.act.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let on_choice = event.target_dyn_into::<web_sys::HtmlInputElement>().is_some();
        let action = match event.key().as_str() {
            "Escape" => Action::EndReplay,
            // Arrows move between choices.
            _ if on_choice || event.alt_key() || event.ctrl_key() || event.meta_key() => return,
            "ArrowLeft" => Action::Replay(ReplayStep::Previous),
            "ArrowRight" => Action::Replay(ReplayStep::Next),
            "Home" => Action::Replay(ReplayStep::First),
            "End" => Action::Replay(ReplayStep::Last),
            _ => return,
        };
        event.prevent_default();
        act.emit(action);
    });
    let button = |id: &'static str, sign: IconName, key: &str, step: ReplayStep| {
        let name = surroundings.get(key);
        html! {
            <button
                type="button" class="xq-control" data-testid={id} aria-label={name.clone()} title={name}
                onclick={surroundings.on(Action::Replay(step))}
            >{ icon(sign) }</button>
        }
    };
    let (play_icon, play_key) = match props.playing {
        true => (IconName::Pause, "replay-pause"),
        false => (IconName::Play, "replay-play"),
    };
    let place =
        surroundings.text.with("replay-place", &[("done", props.done.into()), ("moves", props.moves.into())]);
    html! {
        <section
            ref={panel} class="xq-replay" data-testid="replay" aria-labelledby="replay-title"
            data-done={props.done.to_string()} onkeydown={onkeydown}
        >
            <div class="xq-controls">
                { button("replay-first", IconName::First, "replay-first", ReplayStep::First) }
                { button("replay-previous", IconName::Previous, "replay-previous", ReplayStep::Previous) }
                { button("replay-toggle", play_icon, play_key, ReplayStep::Toggle) }
                { button("replay-next", IconName::Next, "replay-next", ReplayStep::Next) }
                { button("replay-last", IconName::Last, "replay-last", ReplayStep::Last) }
            </div>
            // What changes stands next to the buttons. Read out move by move, but not while it runs.
            <p
                class="xq-replay__told" data-testid="replay-told"
                aria-live={if props.playing { "off" } else { "polite" }}
            ><span class="xq-replay__place">{ place }</span>{ " " }{ &props.told }</p>
            <h2 id="replay-title" class="xq-replay__title">{ &props.title }</h2>
            <p class="xq-replay__decision" data-testid="replay-decision">{ &props.decision }</p>
            <ul class="xq-grounds">
                for ground in &props.grounds { <li>{ ground }</li> }
            </ul>
            if let Some(case) = props.case { { choice(&verdicts, case, props.ruleset, &surroundings) } }
            <button
                type="button" class="xq-button is-primary" data-testid="replay-end"
                onclick={surroundings.on(Action::EndReplay)}
            >
                { surroundings.get(if props.case.is_some() { "replay-end-case" } else { "replay-end" }) }
            </button>
        </section>
    }
}

/// The verdicts of all rule sets; choosing one shows what it goes by.
fn choice(verdicts: &[VerdictCell], case: usize, chosen: RulesetId, surroundings: &Surroundings) -> Html {
    html! {
        <fieldset class="xq-verdicts">
            <legend class="xq-choices__label">{ surroundings.get("replay-rules") }</legend>
            for VerdictCell { ruleset, name, decision, offence, is_against } in verdicts.iter().cloned() {
                <label class="xq-verdicts__entry" data-testid={format!("by-{}", ruleset.name())}>
                    <input
                        type="radio" name="replay-ruleset" checked={ruleset == chosen}
                        onchange={surroundings.on::<Event>(Action::ShowCase { case, ruleset })}
                    />
                    <span class="xq-verdicts__name">{ name }</span>
                    <span class={classes!("xq-verdict", is_against.then_some("is-against"))}>
                        { decision }
                        if let Some(offence) = offence { <small>{ offence }</small> }
                    </span>
                </label>
            }
        </fieldset>
    }
}

/// Takes the focus when the panel comes, and gives it to what shows the repetition, or to the board,
/// when it goes.
#[hook]
fn use_focus(panel: &NodeRef) {
    let panel = panel.clone();
    use_effect_with((), move |()| {
        focus(panel.cast::<Element>().and_then(|panel| find(&panel, "[data-testid=replay-next]")));
        // Only when what comes instead is there.
        || drop(Timeout::new(0, give_back_focus).forget())
    });
}

fn give_back_focus() {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let Some(root) = root else { return };
    // A dialog that comes next takes the focus by itself.
    if find(&root, "dialog[open], [data-testid=replay]").is_none() {
        let again = find(&root, "[data-testid=show-ruling]");
        focus(again.or_else(|| find(&root, "[data-testid=board] [tabindex='0']")));
    }
}

fn find(below: &Element, selector: &str) -> Option<HtmlElement> {
    let found = below.query_selector(selector).ok().flatten()?;
    wasm_bindgen::JsCast::dyn_into(found).ok()
}

fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // What cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}
