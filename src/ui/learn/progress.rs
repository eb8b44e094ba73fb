//! Export, import and reset of what was reached.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::learn::{LearnAction, Learner, ProgressError};
use crate::ui::components::dialog::Frame;
use crate::ui::context::Surroundings;

/// The dialog.
#[derive(PartialEq, Properties)]
pub struct ProgressProps {
    /// The texts and a way to close.
    pub surroundings: Surroundings,
    /// What was reached, as text.
    pub exported: String,
    /// What came of the last import.
    pub imported: Option<Result<(), ProgressError>>,
    /// Does an action.
    pub act: Callback<LearnAction>,
}

/// The dialog of `state`.
pub fn progress(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    html! {
        <ProgressDialog
            surroundings={surroundings.clone()} exported={state.progress.to_text()}
            imported={state.imported.clone()} act={act.clone()}
        />
    }
}

#[component]
fn ProgressDialog(props: &ProgressProps) -> Html {
    let text = &props.surroundings.text;
    let pasted = use_node_ref();
    let sure = use_state(|| false);
    let import = {
        let (pasted, act) = (pasted.clone(), props.act.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = pasted.cast::<HtmlTextAreaElement>() {
                act.emit(LearnAction::Import(area.value()));
            }
        })
    };
    let reset = {
        let (sure, act) = (sure.clone(), props.act.clone());
        Callback::from(move |_: MouseEvent| {
            if *sure {
                act.emit(LearnAction::Reset);
            }
            sure.set(!*sure);
        })
    };
    let said = props.imported.as_ref().map(|imported| match imported {
        Ok(()) => text.get("progress-imported"),
        Err(ProgressError::Newer) => text.get("progress-newer"),
        Err(ProgressError::Unreadable { line, column }) => {
            text.with("progress-unreadable", &[("line", (*line).into()), ("column", (*column).into())])
        }
    });
    html! {
        <Frame id="progress-dialog" title={text.get("progress-title")}>
            <p>{ text.get("progress-text") }</p>
            <label class="xq-area">
                <span>{ text.get("progress-export") }</span>
                <textarea readonly={true} rows="5" data-testid="exported" value={props.exported.clone()} />
            </label>
            <label class="xq-area">
                <span>{ text.get("progress-paste") }</span>
                <textarea ref={pasted} rows="4" data-testid="pasted" />
            </label>
            <p role="status" data-testid="imported">{ said.unwrap_or_default() }</p>
            <div class="xq-task__buttons">
                <button type="button" class="xq-button is-primary" data-testid="import" onclick={import}>
                    { text.get("progress-import") }
                </button>
                <button type="button" class="xq-button is-danger" data-testid="reset" onclick={reset}>
                    { text.get(if *sure { "progress-reset-sure" } else { "progress-reset" }) }
                </button>
            </div>
        </Frame>
    }
}
