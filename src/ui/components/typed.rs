//! A field for a move in any notation.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::Action;
use crate::ui::context::use_surroundings;

/// Where the game stands.
#[derive(PartialEq, Properties)]
pub struct TypedMoveProps {
    /// Counts up with every move: then what was typed is done with.
    pub task: u32,
    /// Whether a move is refused now.
    pub refused: bool,
}

/// The field. What was typed stays until it is played, so that it can be mended.
#[component]
pub fn TypedMove(props: &TypedMoveProps) -> Html {
    let surroundings = use_surroundings();
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(props.task, move |_| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value("");
            }
        });
    }
    let onsubmit = {
        let (field, act) = (field.clone(), surroundings.act.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>().map_or_else(String::new, |field| field.value());
            if !text.trim().is_empty() {
                act.emit(Action::Type(text));
            }
        })
    };
    html! {
        <form class="xq-typed" onsubmit={onsubmit}>
            <input
                ref={field} class="xq-field" data-testid="typed-move" type="text" autocomplete="off"
                autocapitalize="none" spellcheck="false" enterkeyhint="go" maxlength="40"
                aria-label={surroundings.get("typed-label")} title={surroundings.get("typed-title")}
                placeholder={surroundings.get("typed-hint")}
                aria-invalid={props.refused.then_some("true")}
            />
        </form>
    }
}
