//! The choice of a new game.

use yew::prelude::*;

use crate::app::{Action, Giver, Handicap, LimitChoice, NewGame, Opponent, SideChoice, StartFrom};
use crate::referee::RulesetId;
use crate::rules::{Role, Side};
use crate::search::Level;
use crate::ui::context::use_surroundings;
use crate::web::start::chance;

use super::choice::{Choice, Choices};
use super::dialog::Frame;
use super::disc::man_token;
use super::ruleset_choice::{Changes, ruleset_choice};
use super::start_choice::{StartChanges, fault_of, start_choice};
use super::time_choice::time_choice;

/// What is chosen to begin with.
#[derive(PartialEq, Properties)]
pub struct NewGameDialogProps {
    /// The choice of last time.
    pub offer: NewGame,
    /// Whether it should begin where the board stands.
    pub here: bool,
}

/// The dialog. What is chosen counts only when the game starts.
#[component]
pub fn NewGameDialog(props: &NewGameDialogProps) -> Html {
    let surroundings = use_surroundings();
    let draft = use_state(|| props.offer);
    let from = {
        let here = props.here;
        use_state(move || if here { StartFrom::Board } else { StartFrom::Usual })
    };
    let change = |change: fn(&mut NewGame, usize)| {
        let draft = draft.clone();
        Callback::from(move |index| {
            let mut next = *draft;
            change(&mut next, index);
            draft.set(next);
        })
    };
    let start = {
        let (draft, from, act) = (draft.clone(), from.clone(), surroundings.act.clone());
        Callback::from(move |_: MouseEvent| {
            act.emit(Action::Start { choice: *draft, from: (*from).clone(), chance: chance() });
        })
    };
    let get = |key: &str| surroundings.get(key);
    let token = |side: Side| man_token(&surroundings, Role::General.of(side));
    let words = surroundings.words();
    let replace = {
        let draft = draft.clone();
        Callback::from(move |next| draft.set(next))
    };
    let change_from = {
        let from = from.clone();
        Callback::from(move |next| from.set(next))
    };
    let bad_start = !fault_of(&surroundings, &from).is_empty();
    let with_engine = draft.opponent == Opponent::Engine;

    let opponents = vec![
        Choice::new("opponent-engine", get("new-opponent-engine")),
        Choice::new("opponent-human", get("new-opponent-person")),
    ];
    let sides = vec![
        Choice { picture: token(Side::Red), ..Choice::new("side-red", get("side-red")) },
        Choice { picture: token(Side::Black), ..Choice::new("side-black", get("side-black")) },
        Choice::new("side-random", get("new-side-random")),
    ];
    let levels = Level::all()
        .map(|level| Choice::new(format!("level-{}", level.number()), level.number().to_string()))
        .collect::<Vec<_>>();
    html! {
        <Frame key="new-game-dialog" id="new-game-dialog" title={get("new-title")}>
            { Choices {
                name: "opponent", label: get("new-opponent"), choices: opponents,
                chosen: usize::from(!with_engine),
                on_choose: change(|draft, index| {
                    draft.opponent = if index == 0 { Opponent::Engine } else { Opponent::Person };
                }),
            }.draw() }
            { Choices {
                name: "side", label: get(if with_engine { "new-side" } else { "new-side-bottom" }), choices: sides,
                chosen: SIDES.iter().position(|side| *side == draft.side).unwrap_or(0),
                on_choose: change(|draft, index| draft.side = SIDES[index.min(SIDES.len() - 1)]),
            }.draw() }
            if with_engine {
                { Choices {
                    name: "level", label: get("new-level"), choices: levels,
                    chosen: usize::from(draft.level.number()) - 1,
                    on_choose: change(|draft, index| {
                        draft.level = Level::all().nth(index).unwrap_or(draft.level);
                    }),
                }.draw() }
                <p class="xq-dialog__hint" aria-live="polite">{ words.level(draft.level) }</p>
            }
            { time_choice(&surroundings, *draft, &replace) }
            { start_choice(&surroundings, *draft, &from, StartChanges {
                handicap: change(|draft, index| {
                    draft.handicap = Handicap::ALL.get(index).copied().unwrap_or_default();
                }),
                giver: change(|draft, index| {
                    draft.giver = if index == 0 { Giver::Opponent } else { Giver::Me };
                }),
                from: change_from,
            }) }
            { ruleset_choice(&surroundings, *draft, Changes {
                ruleset: change(|draft, index| {
                    draft.ruleset = RulesetId::ALL.get(index).copied().unwrap_or_default();
                    draft.limit = LimitChoice::of(&draft.ruleset.ruleset());
                }),
                limit: change(|draft, index| {
                    draft.limit = LimitChoice::ALL.get(index).copied().unwrap_or_default();
                }),
            }) }
            <div class="xq-dialog__buttons">
                <button
                    type="button" class="xq-button is-primary" data-testid="start-game" data-focus="true"
                    disabled={bad_start} onclick={start}
                >
                    { get("new-start") }
                </button>
            </div>
        </Frame>
    }
}

/// In the order of the choice.
const SIDES: [SideChoice; 3] = [SideChoice::Red, SideChoice::Black, SideChoice::Random];
