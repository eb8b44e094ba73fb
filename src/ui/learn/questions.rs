//! Questions and answers, searchable, each with a board.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::learn::{LearnAction, Learner, Level};
use crate::ui::context::Surroundings;

use super::handbook::{paragraphs, trial};

/// The questions in which all the words looked for occur.
pub fn questions(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    let text = &surroundings.text;
    let query = state.query.to_lowercase();
    let found: Vec<&Level> = state
        .questions
        .units
        .iter()
        .flat_map(|unit| &unit.levels)
        .filter(|level| {
            let key = format!("faq-{}", level.name);
            let both = format!("{} {}", text.get(&key), text.get(&format!("{key}.text"))).to_lowercase();
            query.split_whitespace().all(|word| both.contains(word))
        })
        .collect();
    let oninput = act.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        LearnAction::Search(input.value())
    });
    html! {
        <section class="xq-book" data-testid="questions">
            <h2 class="xq-learn__title" tabindex="-1">{ text.get("faq-title") }</h2>
            <label class="xq-search">
                <span>{ text.get("faq-search") }</span>
                <input type="search" value={state.query.clone()} oninput={oninput} data-testid="faq-search" />
            </label>
            <p role="status" class="xq-lesson__source">{ text.with("faq-found", &[("count", found.len().into())]) }</p>
            for level in found {
                <article
                    key={level.name.clone()} class="xq-section" id={format!("faq-{}", level.name)}
                    data-testid={format!("faq-{}", level.name)}
                >
                    <div class="xq-section__words">
                        <h3 class="xq-section__title">
                            { text.get(&format!("faq-{}", level.name)) }{ " " }
                            <a class="xq-section__link" href={format!("#faq-{}", level.name)} aria-label={text.get("learn-link")}>
                                { "#" }
                            </a>
                        </h3>
                        { paragraphs(&text.get(&format!("faq-{}.text", level.name))) }
                    </div>
                    { trial(surroundings, state, level, act) }
                </article>
            }
        </section>
    }
}
