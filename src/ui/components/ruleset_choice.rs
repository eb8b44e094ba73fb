//! The choice of rules in the dialog for a new game.

use yew::prelude::*;

use crate::app::view::rulebook::limit_key;
use crate::app::{LimitChoice, NewGame};
use crate::referee::RulesetId;
use crate::ui::context::Surroundings;

use super::choice::{Choice, Choices};

/// What to do with another choice.
pub struct Changes {
    /// Another rule set was chosen.
    pub ruleset: Callback<usize>,
    /// Another limit was chosen.
    pub limit: Callback<usize>,
}

/// Rule set and move limit of `draft`, folded away: most people want those they had.
pub fn ruleset_choice(surroundings: &Surroundings, draft: NewGame, changes: Changes) -> Html {
    let words = surroundings.words();
    let rules = draft.rules();
    let sets = RulesetId::ALL.map(|id| Choice::new(format!("ruleset-{}", id.name()), words.ruleset(id)));
    let limits = LimitChoice::ALL
        .iter()
        .map(|limit| Choice::new(limit_key(*limit), surroundings.get(limit_key(*limit))));
    html! {
        <details class="xq-fold">
            <summary class="xq-fold__head" data-testid="rules-choice">
                <span class="xq-choices__label">{ surroundings.get("new-rules") }</span>
                <span>{ words.game_rules(&rules) }</span>
            </summary>
            { Choices {
                name: "ruleset", label: surroundings.get("new-rules"), choices: sets.to_vec(),
                chosen: RulesetId::ALL.iter().position(|id| *id == draft.ruleset).unwrap_or(0),
                on_choose: changes.ruleset,
            }.draw() }
            <div class="xq-fold__about" aria-live="polite" data-testid="ruleset-about">
                <p>{ words.about_ruleset(rules.id) }</p>
                <p class="xq-fold__source">{ words.rule_version(rules.id) }</p>
            </div>
            { Choices {
                name: "limit", label: surroundings.get("new-limit"), choices: limits.collect(),
                chosen: LimitChoice::ALL.iter().position(|limit| *limit == draft.limit).unwrap_or(0),
                on_choose: changes.limit,
            }.draw() }
        </details>
    }
}
