//! The two places from which screen readers hear what happens.

use yew::prelude::*;

use crate::app::view::news::Spoken;

/// What to say.
#[derive(PartialEq, Properties)]
pub struct LiveProps {
    /// The words.
    pub spoken: Spoken,
    /// Counts the news: the same words twice are news twice.
    pub count: u32,
}

/// Live regions. They are there from the start, empty: one that comes with its words is not heard.
#[component]
pub fn Live(props: &LiveProps) -> Html {
    let say = |words: &str| {
        html! { if !words.is_empty() { <span key={props.count}>{ words.to_owned() }</span> } }
    };
    html! {
        <>
            <div class="xq-unseen" role="status" aria-live="polite" data-testid="live-polite">
                { say(&props.spoken.polite) }
            </div>
            <div class="xq-unseen" role="alert" aria-live="assertive" data-testid="live-urgent">
                { say(&props.spoken.urgent) }
            </div>
        </>
    }
}
