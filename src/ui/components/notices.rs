//! What stays on the page until it is put away.

use yew::prelude::*;

use crate::app::view::words::Words;
use crate::app::{Action, Notice};
use crate::ui::context::use_surroundings;

use super::icon::{Icon, IconName};

/// The notices.
#[derive(PartialEq, Properties)]
pub struct NoticesProps {
    /// All of them.
    pub list: Vec<Notice>,
    /// Whether a game was put aside.
    pub parked: bool,
}

/// A box for each notice.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let surroundings = use_surroundings();
    let words = Words { text: &surroundings.text, coords: surroundings.coords };
    let notice = |notice: &Notice| {
        let (headline, points) = words.notice(notice);
        let dismiss = surroundings.on(Action::Dismiss(notice.clone()));
        html! {
            <div class="xq-notice" data-testid="notice">
                <Icon name={IconName::Warning} />
                <div class="xq-notice__text">
                    <p>{ headline }</p>
                    if !points.is_empty() {
                        <ul>for point in points { <li>{ point }</li> }</ul>
                    }
                    if matches!(notice, Notice::EngineOff(_)) {
                        <button
                            type="button" class="xq-link" data-testid="retry-engine"
                            onclick={surroundings.on(Action::RetryEngine)}
                        >{ surroundings.get("notice-retry") }</button>
                    }
                    if matches!(notice, Notice::Parked) && props.parked {
                        <button
                            type="button" class="xq-link" data-testid="unpark"
                            onclick={surroundings.on(Action::Unpark)}
                        >{ surroundings.get("notice-unpark") }</button>
                    }
                </div>
                <button
                    type="button" class="xq-icon-button" data-testid="dismiss-notice"
                    aria-label={surroundings.get("notice-dismiss")} onclick={dismiss}
                ><Icon name={IconName::Close} /></button>
            </div>
        }
    };
    html! {
        <div class="xq-notices" role="alert">
            for standing in &props.list { { notice(standing) } }
        </div>
    }
}
