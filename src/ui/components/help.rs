//! What the board's marks mean, and its keys.

use yew::prelude::*;

use crate::app::view::board_art::LINE_WIDTH;
use crate::app::view::decimal::decimal;
use crate::rules::{Role, Side};
use crate::ui::context::Surroundings;

use super::dialog::Frame;
use super::disc::disc;
use super::marks::{Mark, drawing};

/// The dialog.
pub fn help(surroundings: &Surroundings) -> Html {
    let get = |key: &str| surroundings.get(key);
    let example = |mark: Mark, man: Option<Side>, above: bool, key: &str| {
        html! {
            <li class="xq-legend__entry">
                { crossing(surroundings, mark, man, above) }
                <span>{ get(key) }</span>
            </li>
        }
    };
    let key = |keys: &str, meaning: &str| {
        html! {
            <>
                <dt class="xq-keys__key">{ get(keys) }</dt>
                <dd class="xq-keys__meaning">{ get(meaning) }</dd>
            </>
        }
    };
    html! {
        <Frame key="help-dialog" id="help-dialog" title={get("help-title")}>
            <h3 class="xq-dialog__subtitle">{ get("help-marks") }</h3>
            <ul class="xq-legend">
                { example(Mark::Target, None, true, "help-mark-target") }
                { example(Mark::Capture, Some(Side::Black), true, "help-mark-capture") }
                { example(Mark::LastFrom, None, false, "help-mark-last-from") }
                { example(Mark::LastTo, Some(Side::Red), false, "help-mark-last-to") }
                { example(Mark::Check, Some(Side::Red), false, "help-mark-check") }
                { example(Mark::Cause, Some(Side::Black), true, "help-mark-cause") }
                { example(Mark::Advised, Some(Side::Red), true, "help-mark-advised") }
                { example(Mark::OmenLoses, None, true, "help-mark-omen-loses") }
                { example(Mark::OmenRefused, None, true, "help-mark-omen-refused") }
                { example(Mark::OmenDraws, None, true, "help-mark-omen-draws") }
                { example(Mark::Chased, Some(Side::Black), true, "help-mark-chased") }
            </ul>
            <h3 class="xq-dialog__subtitle">{ get("help-keys") }</h3>
            <dl class="xq-keys">
                { key("key-arrows", "help-key-arrows") }
                { key("key-ends", "help-key-ends") }
                { key("key-enter", "help-key-enter") }
                { key("key-escape", "help-key-escape") }
                { key("key-letters", "help-key-next") }
                { key("key-digits", "help-key-file") }
                { key("key-browse", "help-key-browse") }
                { key("key-undo", "help-key-undo") }
                { key("key-flip", "help-key-flip") }
                { key("key-ask", "help-key-ask") }
            </dl>
        </Frame>
    }
}

/// A point of the board with a mark.
fn crossing(surroundings: &Surroundings, mark: Mark, man: Option<Side>, above: bool) -> Html {
    // The check mark belongs to a general; elsewhere any man will do.
    let role = if mark == Mark::Check { Role::General } else { Role::Soldier };
    html! {
        <svg class="xq-legend__picture" viewBox="-0.7 -0.7 1.4 1.4" aria-hidden="true" focusable="false">
            <rect class="xq-ground__surface" x="-0.7" y="-0.7" width="1.4" height="1.4" />
            <path class="xq-ground__line" d="M-.7 0H.7M0-.7V.7" stroke-width={decimal(LINE_WIDTH)} />
            if !above { { drawing(mark) } }
            if let Some(side) = man { { disc(side, surroundings.sign(role.of(side))) } }
            if above { { drawing(mark) } }
        </svg>
    }
}
