//! Where a new game begins: the usual start, a handicap, the position on the board, a FEN record.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::{BadStart, Giver, Handicap, NewGame, StartFrom, position_of_record};
use crate::ui::context::Surroundings;

use super::choice::{Choice, Choices};

/// What to do with another choice.
pub struct StartChanges {
    /// Another handicap was chosen.
    pub handicap: Callback<usize>,
    /// Somebody else gives it.
    pub giver: Callback<usize>,
    /// It begins elsewhere.
    pub from: Callback<StartFrom>,
}

/// What is wrong with the record that was pasted, in words.
pub fn fault_of(surroundings: &Surroundings, from: &StartFrom) -> Vec<String> {
    let StartFrom::Record(record) = from else { return Vec::new() };
    let words = surroundings.words();
    match position_of_record(record) {
        Ok(_) => Vec::new(),
        Err(BadStart::Fen(error)) => vec![words.fen_error(&error)],
        Err(BadStart::Setup(faults)) => {
            let bad = faults.iter().filter(|fault| fault.prevents_play());
            bad.map(|fault| words.fault(fault)).collect()
        }
    }
}

/// The start of `draft`, folded away: most games begin as usual.
pub fn start_choice(
    surroundings: &Surroundings,
    draft: NewGame,
    from: &StartFrom,
    changes: StartChanges,
) -> Html {
    let get = |key: &str| surroundings.get(key);
    let place = match from {
        StartFrom::Usual => 0,
        StartFrom::Board => 1,
        StartFrom::Record(_) => 2,
    };
    let places = vec![
        Choice::new("start-usual", get("start-usual")),
        Choice::new("start-board", get("start-board")),
        Choice::new("start-record", get("start-record")),
    ];
    let summary = match from {
        StartFrom::Usual if draft.handicap != Handicap::None => get(handicap_key(draft.handicap)),
        _ => places[place].label.to_string(),
    };
    let on_place = changes.from.reform(|index: usize| match index {
        0 => StartFrom::Usual,
        1 => StartFrom::Board,
        _ => StartFrom::Record(String::new()),
    });
    let oninput = changes.from.reform(|event: InputEvent| {
        let field = event.target_dyn_into::<HtmlTextAreaElement>();
        StartFrom::Record(field.map_or_else(String::new, |field| field.value()))
    });
    let faults = fault_of(surroundings, from);
    let handicaps = Handicap::ALL
        .iter()
        .map(|handicap| Choice::new(format!("handicap-{}", handicap.name()), get(handicap_key(*handicap))));
    let givers =
        vec![Choice::new("giver-opponent", get("giver-opponent")), Choice::new("giver-me", get("giver-me"))];
    html! {
        <details class="xq-fold" open={*from != StartFrom::Usual}>
            <summary class="xq-fold__head" data-testid="start-choice">
                <span class="xq-choices__label">{ get("new-start-from") }</span>
                <span>{ summary }</span>
            </summary>
            { Choices {
                name: "start-from", label: get("new-start-from"), choices: places, chosen: place,
                on_choose: on_place,
            }.draw() }
            if let StartFrom::Usual = from {
                { Choices {
                    name: "handicap", label: get("new-handicap"), choices: handicaps.collect(),
                    chosen: Handicap::ALL.iter().position(|one| *one == draft.handicap).unwrap_or(0),
                    on_choose: changes.handicap,
                }.draw() }
                if draft.handicap != Handicap::None {
                    { Choices {
                        name: "giver", label: get("new-giver"), choices: givers,
                        chosen: usize::from(draft.giver == Giver::Me), on_choose: changes.giver,
                    }.draw() }
                }
            }
            if let StartFrom::Record(record) = from {
                <label class="xq-record">
                    <span class="xq-choices__label">{ get("start-record-label") }</span>
                    <textarea
                        class="xq-field" rows="3" data-testid="start-record-text" spellcheck="false"
                        autocapitalize="none" maxlength="400" value={record.clone()} oninput={oninput}
                        aria-invalid={(!record.is_empty() && !faults.is_empty()).then_some("true")}
                    />
                </label>
                <ul class="xq-faults" aria-live="polite" data-testid="start-record-faults">
                    if !record.is_empty() { for fault in faults { <li>{ fault }</li> } }
                </ul>
            }
        </details>
    }
}

const fn handicap_key(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::None => "handicap-none",
        Handicap::Horse => "handicap-horse",
        Handicap::TwoHorses => "handicap-two-horses",
        Handicap::Chariot => "handicap-chariot",
        Handicap::ChariotAndHorse => "handicap-chariot-horse",
        Handicap::TwoChariots => "handicap-two-chariots",
    }
}
