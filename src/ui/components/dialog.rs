//! The frame of every dialog: the browser's own, which keeps the focus inside, gives it back when
//! it closes, and knows the Escape key.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use crate::app::Action;
use crate::ui::context::use_surroundings;

use super::icon::{IconName, icon};

/// A dialog.
#[derive(PartialEq, Properties)]
pub struct FrameProps {
    /// Its name in tests.
    pub id: &'static str,
    /// Its headline.
    pub title: String,
    /// Whether it should leave as much of the board to be seen as it can.
    #[prop_or_default]
    pub small: bool,
    /// Whether it needs all the room there is.
    #[prop_or_default]
    pub wide: bool,
    /// What is in it.
    pub children: Html,
}

/// An open modal dialog.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let surroundings = use_surroundings();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // Fails only if the dialog is open already.
                let _ = dialog.show_modal();
                // The button most wanted, where one is marked; else the browser has chosen.
                let wanted = dialog.query_selector("[data-focus]").ok().flatten();
                if let Some(wanted) = wanted.and_then(|wanted| wanted.dyn_into::<HtmlElement>().ok()) {
                    let _ = wanted.focus();
                }
            }
            // Closing gives the focus back to where it was.
            move || dialog.iter().for_each(HtmlDialogElement::close)
        });
    }
    let close = surroundings.on(Action::Close);
    let oncancel = {
        let close = close.clone();
        Callback::from(move |event: Event| {
            // The state closes it, by taking it away.
            event.prevent_default();
            close.emit(());
        })
    };
    let onclick = {
        let (node, close) = (node.clone(), close.clone());
        Callback::from(move |event: MouseEvent| {
            // The backdrop belongs to the dialog itself, everything else lies on its children.
            let dialog = node.get();
            if event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok()) == dialog {
                close.emit(());
            }
        })
    };
    let title = format!("{}-title", props.id);
    html! {
        <dialog
            ref={node} class={classes!("xq-dialog", props.small.then_some("is-small"), props.wide.then_some("is-wide"))}
            data-testid={props.id}
            aria-labelledby={title.clone()} oncancel={oncancel} onclick={onclick}
        >
            <div class="xq-dialog__sheet">
                <div class="xq-dialog__head">
                    <h2 id={title} class="xq-dialog__title">{ &props.title }</h2>
                    <button
                        type="button" class="xq-icon-button" data-testid="close-dialog"
                        aria-label={surroundings.get("control-close")} onclick={close.reform(|_| ())}
                    >{ icon(IconName::Close) }</button>
                </div>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
