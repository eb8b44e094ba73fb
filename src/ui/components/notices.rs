//! What stays on the page until it is put away.

use yew::prelude::*;

use crate::app::{Action, Notice};
use crate::ui::context::Surroundings;

use super::icon::{IconName, icon};

/// A box for each notice. `parked` says whether a game was put aside.
pub fn notices(surroundings: &Surroundings, list: &[Notice], parked: bool) -> Html {
    let words = surroundings.words();
    let notice = |notice: &Notice| {
        let (headline, points) = words.notice(notice);
        let dismiss = surroundings.on(Action::Dismiss(notice.clone()));
        html! {
            <div class="xq-notice" data-testid="notice">
                { icon(IconName::Warning) }
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
                    if matches!(notice, Notice::Release) {
                        <button
                            type="button" class="xq-link" data-testid="update"
                            onclick={surroundings.on(Action::TakeRelease)}
                        >{ surroundings.get("release-take") }</button>
                    }
                    if matches!(notice, Notice::Parked) && parked {
                        <button
                            type="button" class="xq-link" data-testid="unpark"
                            onclick={surroundings.on(Action::Unpark)}
                        >{ surroundings.get("notice-unpark") }</button>
                    }
                </div>
                <button
                    type="button" class="xq-icon-button" data-testid="dismiss-notice"
                    aria-label={surroundings.get("notice-dismiss")} onclick={dismiss}
                >{ icon(IconName::Close) }</button>
            </div>
        }
    };
    html! {
        <div class="xq-notices" role="alert">
            for standing in list { { notice(standing) } }
        </div>
    }
}
