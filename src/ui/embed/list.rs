//! The moves with their variations.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::app::Catalog;
use crate::app::embed::view::{Item, ListMove, MoveList};
use crate::app::embed::{Action, Goto};
use crate::app::view::glyphs::PieceSet;
use crate::app::view::signs;
use crate::game::NodeId;
use crate::ui::components::disc::token;

/// The moves.
#[derive(PartialEq, Properties)]
pub struct ListProps {
    /// All of them.
    pub list: Rc<MoveList>,
    /// The texts.
    pub text: Rc<Catalog>,
    /// What discs show.
    pub pieces: PieceSet,
    /// The node that is shown.
    pub node: NodeId,
    /// Whether Red begins.
    pub first: bool,
    /// Does an action.
    pub act: Callback<Action>,
}

/// The list, scrolled so that the move that led to the board is in sight.
#[component]
pub fn List(props: &ListProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with((props.node, props.list.items.len()), move |_| {
            let Some(list) = list.cast::<Element>() else { return };
            let current = list.query_selector("[aria-current]").ok().flatten();
            // Only the list scrolls, never the page around.
            let top = current.map_or(0.0, |current| {
                let (inner, outer) = (current.get_bounding_client_rect(), list.get_bounding_client_rect());
                f64::from(list.scroll_top()) + inner.top() - outer.top() - outer.height() / 2.0
            });
            #[allow(clippy::cast_possible_truncation)]
            list.set_scroll_top(top.max(0.0) as i32);
        });
    }
    // Variations lie in each other: each that opens is closed before the one around it.
    let mut open: Vec<Vec<Html>> = vec![Vec::new()];
    for item in &props.list.items {
        match item {
            Item::Move(mv) => open.last_mut().into_iter().for_each(|line| line.push(entry(props, mv))),
            Item::Comment(comment) => {
                let words = html! { <span class="xq-line__comment" dir="auto">{ comment }{ " " }</span> };
                open.last_mut().into_iter().for_each(|line| line.push(words.clone()));
            }
            Item::Open => open.push(Vec::new()),
            Item::Close => {
                let line = open.pop().unwrap_or_default();
                let variation = html! {
                    <span class="xq-line__variation" role="group" aria-label={props.text.get("embed-variation")}>
                        { "(" }{ for line }{ ") " }
                    </span>
                };
                open.last_mut().into_iter().for_each(|line| line.push(variation.clone()));
            }
        }
    }
    html! {
        <div
            ref={list} class="xq-line" data-testid="embed-list" tabindex="0" role="region"
            aria-label={props.text.get("embed-moves")} lang={props.list.lang}
        >
            { for open.pop().unwrap_or_default() }
        </div>
    }
}

fn entry(props: &ListProps, mv: &ListMove) -> Html {
    let node = mv.node;
    let disc = mv.figure.as_ref().map(|(piece, _)| {
        // The letters of the language are on the disc, as on the board.
        token(piece.side, signs::sign(&props.text, *piece, props.pieces))
    });
    let rest = mv.figure.as_ref().map_or("", |(_, rest)| rest.as_str());
    html! {
        <>
            if let Some(number) = &mv.number { <span class="xq-line__number">{ number }</span> }
            <button
                type="button" class={classes!("xq-line__move", mv.main.then_some("is-main"))}
                aria-current={(node == props.node).then_some("true")}
                onclick={props.act.reform(move |_| Action::Go(Goto::Node(node)))}
            >{ &mv.text }{ disc.into_iter().collect::<Html>() }{ rest }{ &mv.glyphs }</button>
            { " " }
        </>
    }
}
