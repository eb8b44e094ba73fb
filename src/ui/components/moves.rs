//! The list of moves.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::app::view::moves::{MoveText, MovesView};
use crate::rules::Side;
use crate::ui::context::use_surroundings;

/// The game's moves.
#[derive(PartialEq, Properties)]
pub struct MovesProps {
    /// All of them.
    pub view: Rc<MovesView>,
    /// Who begins.
    pub first: Side,
}

/// The list, scrolled so that the last move is in sight.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let surroundings = use_surroundings();
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(props.view.clone(), move |_| {
            let Some(list) = list.cast::<Element>() else { return };
            let current = list.query_selector("[aria-current]").ok().flatten();
            // Only the list scrolls, never the page.
            let top = current.map_or(0.0, |current| {
                let (inner, outer) = (current.get_bounding_client_rect(), list.get_bounding_client_rect());
                f64::from(list.scroll_top()) + inner.bottom() - outer.bottom() + inner.height()
            });
            #[allow(clippy::cast_possible_truncation)]
            list.set_scroll_top(top.max(0.0) as i32);
        });
    }
    let half = |entry: &Option<MoveText>| match entry {
        None => html! { <span class="xq-moves__move">{ "…" }</span> },
        Some(entry) => html! {
            <span
                class={classes!("xq-moves__move", entry.ahead.then_some("is-ahead"))}
                aria-current={entry.current.then_some("true")} title={entry.long.clone()}
            >
                { &entry.short }
                if entry.ahead {
                    <span class="xq-unseen">{ format!(" ({})", surroundings.get("moves-ahead")) }</span>
                }
            </span>
        },
    };
    html! {
        <div class="xq-moves">
            <h2 id="moves-title" class="xq-moves__title">{ surroundings.get("moves-title") }</h2>
            if props.view.rounds.is_empty() {
                <p class="xq-moves__none">
                    { surroundings.text.with("moves-none", &[("side", surroundings.side(props.first).into())]) }
                </p>
            } else {
                // Scrolls, so keyboards must get to it.
                <div ref={list} class="xq-moves__scroll" tabindex="0" role="region" aria-labelledby="moves-title">
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
        </div>
    }
}
