//! The two places from which screen readers hear what happens.

use yew::prelude::*;

use crate::app::view::news::Spoken;

/// Live regions. They are there from the start, empty: one that comes with its words is not heard.
/// `count` counts the news, so that the same words twice are news twice.
pub fn live(spoken: Spoken, count: u32) -> Html {
    let say = |words: String| {
        html! { if !words.is_empty() { <span key={count}>{ words }</span> } }
    };
    html! {
        <>
            <div class="xq-unseen" role="status" aria-live="polite" data-testid="live-polite">
                { say(spoken.polite) }
            </div>
            <div class="xq-unseen" role="alert" aria-live="assertive" data-testid="live-urgent">
                { say(spoken.urgent) }
            </div>
        </>
    }
}
