//! The board: its drawing, and the cells over it that listen.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::app::view::board::BoardView;
use crate::app::view::board_art::VIEW_BOX;
use crate::app::view::decimal::decimal;
use crate::app::{Key, Value};
use crate::ui::context::use_surroundings;
use crate::ui::hooks::use_drag;

use super::arrows::arrows;
use super::cells::cells;
use super::disc::disc;
use super::ground::Ground;
use super::man::Man;
use super::marks::marks;

/// What is on the board.
#[derive(PartialEq, Properties)]
pub struct BoardProps {
    /// The board.
    pub view: Rc<BoardView>,
    /// What is drawn over the men.
    #[prop_or_default]
    pub overlay: Html,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let surroundings = use_surroundings();
    let grid = use_node_ref();
    let lifted = use_node_ref();
    let view = &props.view;
    let drag = use_drag(view, &grid, &lifted, &surroundings.act);
    use_focus_follows_cursor(view, &grid);

    let cursor = view.cursor;
    let act = surroundings.act.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let key = Key {
            name: &event.key(),
            shift: event.shift_key(),
            control: event.ctrl_key() || event.meta_key(),
            alt: event.alt_key(),
        };
        if let Some(action) = key.action(cursor) {
            event.prevent_default();
            act.emit(action);
        }
    });
    let side = surroundings.get(view.bottom.fold("side-red", "side-black"));
    let label = surroundings.text.with("board-label", &[("side", Value::Text(side))]);
    let picked = view.men.iter().find(|man| man.picked);
    let orientation = view.bottom.fold("r", "b");

    html! {
        <div class="xq-board">
            <svg
                class="xq-board__art" viewBox={VIEW_BOX.map(decimal).join(" ")}
                aria-hidden="true" focusable="false"
            >
                <Ground bottom={view.bottom} />
                { marks(view, false) }
                <g class="xq-men">
                    // Turning the board is no move: a key with the orientation makes new nodes,
                    // which stand where they belong instead of sliding there.
                    for man in &view.men {
                        <Man
                            key={format!("{orientation}{}", man.man.index())}
                            view={*man} sign={surroundings.sign(man.man.piece())}
                        />
                    }
                </g>
                { marks(view, true) }
                { arrows(&view.evidence.arrows) }
                { props.overlay.clone() }
                <g ref={lifted} class="xq-lifted">
                    if let Some(man) = picked {
                        { disc(man.man.side(), surroundings.sign(man.man.piece())) }
                    }
                </g>
            </svg>
            <div
                ref={grid}
                class="xq-cells" role="grid" data-testid="board"
                aria-label={label} aria-describedby="board-keys" aria-rowcount="10" aria-colcount="9"
                onkeydown={onkeydown}
                onclick={drag.onclick}
                onpointerdown={drag.onpointerdown}
                onpointermove={drag.onpointermove}
                onpointerup={drag.onpointerup}
                onpointercancel={drag.onpointercancel}
            >
                { cells(view) }
            </div>
            <p id="board-keys" class="xq-unseen">{ surroundings.get("board-keys") }</p>
        </div>
    }
}

/// Keeps the focus on the cursor's cell while it is on the board.
#[hook]
fn use_focus_follows_cursor(view: &BoardView, grid: &NodeRef) {
    let grid = grid.clone();
    use_effect_with((view.cursor, view.bottom), move |(cursor, _)| {
        let Some(grid) = grid.cast::<HtmlElement>() else { return };
        let focused = web_sys::window().and_then(|window| window.document()).and_then(|d| d.active_element());
        if focused.is_some_and(|element| grid.contains(Some(&element))) {
            let cell = grid.query_selector(&format!("[data-square={}]", cursor.iccs())).ok().flatten();
            if let Some(cell) = cell.and_then(|cell| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(cell).ok())
            {
                // A cell that cannot take the focus leaves it where it is.
                let _ = cell.focus();
            }
        }
    });
}
