//! The board for keyboards, pointers and screen readers: a grid of named points over the drawing.
//!
//! One board for everybody: the same 90 cells take clicks, keys and a screen reader's virtual
//! presses. Only one of them is in the tab order; arrow keys move between them.

use yew::prelude::*;

use crate::app::view::board::{BoardView, CellView};
use crate::app::view::place::Place;
use crate::ui::context::use_surroundings;

/// The rows of the grid.
pub fn cells(view: &BoardView) -> Html {
    let rows = view.cells.chunks(Place::COLUMNS).enumerate().map(|(row, cells)| {
        html! {
            <div key={row} role="row" class="xq-cells__row" aria-rowindex={(row + 1).to_string()}>
                for cell in cells {
                    <Cell key={cell.place.column} cell={*cell} />
                }
            </div>
        }
    });
    rows.collect()
}

#[derive(PartialEq, Properties)]
struct CellProps {
    cell: CellView,
}

#[component]
fn Cell(props: &CellProps) -> Html {
    let surroundings = use_surroundings();
    let CellView { square, place, piece, movable, picked, cursor, .. } = props.cell;
    let words = surroundings.words();
    html! {
        <div
            role="gridcell"
            class={classes!("xq-cell", movable.then_some("is-movable"))}
            tabindex={if cursor { "0" } else { "-1" }}
            aria-colindex={(place.column + 1).to_string()}
            aria-label={words.cell(&props.cell)}
            aria-selected={picked.then_some("true")}
            data-square={square.iccs()}
            data-piece={piece.map(|piece| piece.fen_char().to_string())}
        />
    }
}
