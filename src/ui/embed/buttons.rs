//! The buttons below the board.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::Catalog;
use crate::app::embed::view::{Button, ButtonKind};
use crate::app::embed::{Action, Goto};
use crate::ui::components::icon::{IconName, icon};
use crate::web::clipboard;

/// What can be done.
#[derive(PartialEq, Properties)]
pub struct ButtonsProps {
    /// The buttons, in their order.
    pub buttons: Vec<Button>,
    /// The texts.
    pub text: Rc<Catalog>,
    /// The position, to be copied.
    pub fen: String,
    /// Where Chuhe goes on with it.
    pub share: String,
    /// Does an action.
    pub act: Callback<Action>,
}

/// The row of buttons. Those with a sign everybody knows show that alone.
#[component]
pub fn Buttons(props: &ButtonsProps) -> Html {
    let copied = use_state(|| false);
    if props.buttons.is_empty() {
        return Html::default();
    }
    let button = |button: &Button| {
        let kind = button.kind;
        let name = props.text.get(kind.key());
        let (sign, worded) = sign(kind);
        let class =
            classes!("xq-embed__button", worded.then_some("is-worded"), button.main.then_some("is-primary"));
        let inside = html! {
            <>
                if let Some(sign) = sign { { icon(sign) } }
                if worded { <span>{ &name }</span> }
            </>
        };
        if kind == ButtonKind::Share {
            return html! {
                <a
                    class={class} href={props.share.clone()} target="_blank" rel="noopener"
                    data-testid={kind.key()} onclick={props.act.reform(|_| Action::Share)}
                >{ inside }</a>
            };
        }
        let onclick = match action(kind) {
            Some(action) => props.act.reform(move |_| action.clone()),
            None => {
                let (fen, copied) = (props.fen.clone(), copied.clone());
                Callback::from(move |_| copied.set(clipboard::copy(&fen)))
            }
        };
        html! {
            <button
                type="button" class={class} data-testid={kind.key()} disabled={!button.enabled}
                aria-label={(!worded).then(|| name.clone())} title={(!worded).then(|| name.clone())}
                onclick={onclick}
            >{ inside }</button>
        }
    };
    html! {
        <div class="xq-embed__buttons" role="group">
            { for props.buttons.iter().map(button) }
            <span class="xq-embed__copied" role="status">
                if *copied { { props.text.get("embed-copied") } }
            </span>
        </div>
    }
}

/// None copies, which the browser does and not the frame.
fn action(kind: ButtonKind) -> Option<Action> {
    Some(match kind {
        ButtonKind::First => Action::Go(Goto::First),
        ButtonKind::Previous => Action::Go(Goto::Previous),
        ButtonKind::Next => Action::Go(Goto::Next),
        ButtonKind::Last => Action::Go(Goto::Last),
        ButtonKind::Play => Action::Play(true),
        ButtonKind::Pause => Action::Play(false),
        ButtonKind::Undo => Action::Undo,
        ButtonKind::Reset => Action::Reset,
        ButtonKind::Flip => Action::Flip,
        ButtonKind::Hint => Action::Hint,
        ButtonKind::Analyse => Action::Analyse(true),
        ButtonKind::StopAnalysis => Action::Analyse(false),
        ButtonKind::Check => Action::Check,
        ButtonKind::Reveal => Action::Reveal,
        ButtonKind::Share => Action::Share,
        ButtonKind::RetryEngine => Action::RetryEngine,
        ButtonKind::CopyFen => return None,
    })
}

/// The sign of a button, and whether its name stands beside it.
fn sign(kind: ButtonKind) -> (Option<IconName>, bool) {
    match kind {
        ButtonKind::First => (Some(IconName::First), false),
        ButtonKind::Previous => (Some(IconName::Previous), false),
        ButtonKind::Next => (Some(IconName::Next), false),
        ButtonKind::Last => (Some(IconName::Last), false),
        ButtonKind::Play => (Some(IconName::Play), false),
        ButtonKind::Pause => (Some(IconName::Pause), false),
        ButtonKind::Undo => (Some(IconName::Back), false),
        ButtonKind::Reset => (Some(IconName::Restart), false),
        ButtonKind::Flip => (Some(IconName::Turn), false),
        ButtonKind::CopyFen => (Some(IconName::Copy), false),
        ButtonKind::Hint => (Some(IconName::Hint), true),
        ButtonKind::Share => (Some(IconName::Leave), true),
        ButtonKind::Analyse | ButtonKind::StopAnalysis => (Some(IconName::Look), true),
        ButtonKind::Check | ButtonKind::Reveal | ButtonKind::RetryEngine => (None, true),
    }
}
