//! The rule sets side by side, with examples to be played through.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::app::Action;
use crate::app::view::rulebook::{CaseLine, Line, VerdictCell};
use crate::app::view::words::Words;
use crate::referee::RulesetId;
use crate::ui::context::{Surroundings, use_surroundings};

use super::dialog::Frame;

/// What is shown.
#[derive(PartialEq, Properties)]
pub struct RulesProps {
    /// The example from which somebody comes back.
    pub case: Option<usize>,
    /// By whose rules the game on the board is played.
    pub ruleset: RulesetId,
}

/// The dialog. The examples are judged when it opens.
#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let surroundings = use_surroundings();
    let words = surroundings.words();
    let cases = {
        let text = surroundings.text.clone();
        let coords = surroundings.coords;
        use_memo(text.lang(), move |_| Words { text: &text, coords }.cases())
    };
    use_return_to(props.case);
    let heads: Vec<String> = RulesetId::ALL.map(|id| words.ruleset(id)).to_vec();
    html! {
        <Frame key="rules-dialog" id="rules-dialog" title={surroundings.get("rules-title")} wide=true>
            <p class="xq-dialog__text">{ surroundings.get("rules-intro") }</p>
            <h3 class="xq-dialog__subtitle">{ surroundings.get("rules-sets") }</h3>
            <div class="xq-rulesets">
                for id in RulesetId::ALL { { card(words, id, id == props.ruleset) } }
            </div>
            <h3 id="rules-differences" class="xq-dialog__subtitle">{ surroundings.get("rules-differences") }</h3>
            <table class="xq-compare" role="table" aria-labelledby="rules-differences">
                { head(&surroundings.get("rules-topic"), &heads) }
                <tbody role="rowgroup">
                    for line in words.comparison() { { comparison(&line, &heads) } }
                </tbody>
            </table>
            <h3 id="rules-cases" class="xq-dialog__subtitle">{ surroundings.get("rules-cases") }</h3>
            <p class="xq-dialog__text">{ surroundings.get("rules-cases-hint") }</p>
            <table class="xq-compare is-cases" role="table" aria-labelledby="rules-cases">
                { head(&surroundings.get("rules-case"), &heads) }
                <tbody role="rowgroup">
                    for case in cases.iter() { { example(case, props.ruleset, &surroundings) } }
                </tbody>
            </table>
        </Frame>
    }
}

/// A rule set: what it is, whose it is, and where it is simpler than that.
fn card(words: Words<'_>, id: RulesetId, is_game: bool) -> Html {
    let ruleset = id.ruleset();
    html! {
        <section class={classes!("xq-ruleset", is_game.then_some("is-game"))}>
            <h4 class="xq-ruleset__name">{ words.ruleset(id) }</h4>
            <p>{ words.about_ruleset(id) }</p>
            <p class="xq-ruleset__source" data-testid={format!("version-{}", id.name())}>{ words.rule_version(id) }</p>
            if !ruleset.simplifications.is_empty() {
                <details class="xq-ruleset__more">
                    <summary>{ words.text.get("simplified-title") }</summary>
                    <ul>
                        for simplification in ruleset.simplifications {
                            <li>{ words.simplification(*simplification, &ruleset) }</li>
                        }
                    </ul>
                </details>
            }
        </section>
    }
}

// Roles are written out: styles that make cards of rows on a narrow screen take them away.
fn head(first: &str, heads: &[String]) -> Html {
    html! {
        <thead role="rowgroup" class="xq-compare__head">
            <tr role="row">
                <th role="columnheader" scope="col">{ first.to_owned() }</th>
                for name in heads { <th role="columnheader" scope="col">{ name }</th> }
            </tr>
        </thead>
    }
}

fn comparison(line: &Line, heads: &[String]) -> Html {
    html! {
        <tr role="row">
            <th role="rowheader" scope="row">{ &line.title }</th>
            for (name, cell) in heads.iter().zip(&line.cells) {
                <td role="cell"><span class="xq-compare__who" aria-hidden="true">{ name }</span>{ cell }</td>
            }
        </tr>
    }
}

fn example(case: &CaseLine, ruleset: RulesetId, surroundings: &Surroundings) -> Html {
    let show = surroundings.on(Action::ShowCase { case: case.index, ruleset });
    html! {
        <tr role="row" data-testid={case.name}>
            <th role="rowheader" scope="row">
                <span class="xq-compare__title">{ &case.title }</span>
                <span class="xq-compare__about">{ &case.about }</span>
                <span class="xq-compare__article">{ case.article }</span>
                <button
                    type="button" class="xq-link" data-case={case.index.to_string()}
                    aria-label={format!("{}: {}", surroundings.get("rules-case-show"), case.title)}
                    onclick={show}
                >{ surroundings.get("rules-case-show") }</button>
            </th>
            for VerdictCell { name, ruleset, decision, offence, is_against } in case.verdicts.iter().cloned() {
                <td role="cell" data-ruleset={ruleset.name()}>
                    <span class="xq-compare__who" aria-hidden="true">{ name }</span>
                    <span class={classes!("xq-verdict", is_against.then_some("is-against"))}>
                        { decision }
                        if let Some(offence) = offence { <small>{ offence }</small> }
                    </span>
                </td>
            }
        </tr>
    }
}

/// Goes to the example from which somebody comes back.
#[hook]
fn use_return_to(case: Option<usize>) {
    use_effect_with(case, |case| {
        let Some(case) = case else { return };
        let button = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.query_selector(&format!("[data-case='{case}']")).ok().flatten());
        if let Some(button) =
            button.and_then(|found| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(found).ok())
        {
            // Focusing scrolls there; what cannot take the focus leaves it where it is.
            let _ = button.focus();
        }
    });
}
