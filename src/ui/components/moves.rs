//! The list of moves: to read, and to look at any position of the game.

use std::rc::Rc;

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::app::view::moves::{MoveText, MovesView};
use crate::app::{Action, Browse};
use crate::rules::Side;
use crate::ui::context::use_surroundings;

/// The game's moves.
#[derive(PartialEq, Properties)]
pub struct MovesProps {
    /// All of them.
    pub view: Rc<MovesView>,
    /// Who begins.
    pub first: Side,
    /// After how many plies the game stands.
    pub stands: usize,
    /// After how many plies the position is that is shown.
    pub shown: usize,
    /// What stands below the headline: buttons and the field for a move.
    pub children: Html,
}

/// The list, scrolled so that the move is in sight that led to what is shown.
///
/// Its moves are buttons, one of them in the tab order; arrow keys go from move to move.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let surroundings = use_surroundings();
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with((props.view.clone(), props.shown), move |_| {
            let Some(list) = list.cast::<Element>() else { return };
            let current = list.query_selector("[aria-current]").ok().flatten();
            // Only the list scrolls, never the page.
            let top = current.as_ref().map_or(0.0, |current| {
                let (inner, outer) = (current.get_bounding_client_rect(), list.get_bounding_client_rect());
                let here = f64::from(list.scroll_top());
                let below = inner.bottom() - outer.bottom() + inner.height();
                let above = inner.top() - outer.top() - inner.height();
                here + if above < 0.0 { above } else { below.max(0.0) }
            });
            #[allow(clippy::cast_possible_truncation)]
            list.set_scroll_top(top.max(0.0) as i32);
            let focused = web_sys::window().and_then(|window| window.document()?.active_element());
            if focused.is_some_and(|element| list.contains(Some(&element)))
                && let Some(current) =
                    current.and_then(|c| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(c).ok())
            {
                // The keyboard follows the position; a button that cannot take the focus leaves it.
                let _ = current.focus();
            }
        });
    }
    let act = surroundings.act.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let browse = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => Browse::Previous,
            "ArrowRight" | "ArrowDown" => Browse::Next,
            "Home" => Browse::First,
            "End" => Browse::Last,
            _ => return,
        };
        event.prevent_default();
        act.emit(Action::Browse(browse));
    });
    // Before the first move none is current; then the first is where the keyboard comes in.
    let entry_ply = props.shown.max(1);
    let half = |entry: &Option<MoveText>| match entry {
        None => html! { <span class="xq-moves__move">{ "…" }</span> },
        Some(entry) => {
            let ahead = entry.ply > props.stands;
            html! {
                <button
                    type="button" class={classes!("xq-moves__move", ahead.then_some("is-ahead"))}
                    aria-current={(entry.ply == props.shown).then_some("true")} title={entry.long.clone()}
                    tabindex={if entry.ply == entry_ply { "0" } else { "-1" }} data-ply-of={entry.ply.to_string()}
                    onclick={surroundings.on(Action::Browse(Browse::To(entry.ply)))}
                >
                    { &entry.short }
                    if ahead {
                        <span class="xq-unseen">{ format!(" ({})", surroundings.get("moves-ahead")) }</span>
                    }
                </button>
            }
        }
    };
    html! {
        <section class="xq-moves" aria-labelledby="moves-title">
            <h2 id="moves-title" class="xq-moves__title">{ surroundings.get("moves-title") }</h2>
            { props.children.clone() }
            if props.view.rounds.is_empty() {
                <p class="xq-moves__none">
                    { surroundings.text.with("moves-none", &[("side", surroundings.side(props.first).into())]) }
                </p>
            } else {
                <div ref={list} class="xq-moves__scroll" onkeydown={onkeydown}>
                    <ol class="xq-moves__list" data-testid="move-list" lang={props.view.lang}>
                        for round in &props.view.rounds {
                            <li key={round.number} class="xq-moves__round" value={round.number.to_string()}>
                                <span class="xq-moves__number" aria-hidden="true">{ format!("{}.", round.number) }</span>
                                { half(&round.red) }
                                if round.black.is_some() { { half(&round.black) } }
                            </li>
                        }
                    </ol>
                </div>
            }
        </section>
    }
}
