//! Statistics: tables of counts with bars.

use yew::prelude::*;

use crate::app::view::games::{TallyRow, TallyTable};
use crate::ui::context::Surroundings;

/// The tables, and a way to begin counting anew.
pub fn statistics(
    surroundings: &Surroundings,
    tables: &[TallyTable],
    on_reset: Callback<MouseEvent>,
) -> Html {
    let get = |key: &str| surroundings.get(key);
    html! {
        <section class="xq-stats" data-testid="stats" aria-labelledby="stats-title">
            <h3 id="stats-title" class="xq-dialog__subtitle">{ get("stats-title") }</h3>
            if tables.is_empty() {
                <p class="xq-dialog__text">{ get("stats-none") }</p>
            } else {
                for table in tables { { draw(table, &get("stats-games")) } }
                <p class="xq-dialog__text">{ get("stats-private") }</p>
                <div class="xq-dialog__buttons">
                    <button type="button" class="xq-button" data-testid="reset-stats" onclick={on_reset}>
                        { get("stats-reset") }
                    </button>
                </div>
            }
        </section>
    }
}

fn draw(table: &TallyTable, games: &str) -> Html {
    html! {
        <table class={classes!("xq-tally", table.by_sides.then_some("is-by-sides"))}>
            <caption>{ &table.title }</caption>
            <thead>
                <tr>
                    <td />
                    for head in &table.heads { <th scope="col">{ head }</th> }
                    <th scope="col">{ games }</th>
                </tr>
            </thead>
            <tbody>{ for table.rows.iter().map(row) }</tbody>
        </table>
    }
}

fn row(row: &TallyRow) -> Html {
    html! {
        <tr>
            <th scope="row">
                { &row.title }
                // The table says the same in numbers.
                <svg class="xq-tally__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    for (index, cell) in row.cells.iter().enumerate() {
                        <rect
                            class={["is-first", "is-second", "is-drawn"][index.min(2)]}
                            x={cell.bar[0].clone()} width={cell.bar[1].clone()} height="6"
                        />
                    }
                </svg>
            </th>
            for cell in &row.cells {
                <td>{ cell.count }<small>{ &cell.share }</small></td>
            }
            <td>{ row.games }</td>
        </tr>
    }
}
