//! One of several, as a row of radio buttons that look like buttons.

use yew::prelude::*;

/// A value to choose.
#[derive(Clone, PartialEq)]
pub struct Choice {
    /// Its name in tests.
    pub id: AttrValue,
    /// What is read.
    pub label: AttrValue,
    /// The language of the label, if it is not the page's.
    pub lang: Option<AttrValue>,
    /// Something drawn before the label.
    pub picture: Html,
}

impl Choice {
    /// A value with a name and a label.
    pub fn new(id: impl Into<AttrValue>, label: impl Into<AttrValue>) -> Choice {
        Choice { id: id.into(), label: label.into(), lang: None, picture: Html::default() }
    }
}

/// A question with its answers.
pub struct Choices {
    /// Names the group in the page; one of a kind.
    pub name: &'static str,
    /// The question.
    pub label: String,
    /// The answers.
    pub choices: Vec<Choice>,
    /// Which one is chosen.
    pub chosen: usize,
    /// Another one was chosen.
    pub on_choose: Callback<usize>,
}

impl Choices {
    /// The question with all answers in sight.
    pub fn draw(self) -> Html {
        let Choices { name, label, choices, chosen, on_choose } = self;
        html! {
            <fieldset class={classes!("xq-choices", format!("is-{name}"))}>
                <legend class="xq-choices__label">{ label }</legend>
                <div class="xq-choices__row">
                    for (index, choice) in choices.into_iter().enumerate() {
                        <label class="xq-choice" data-testid={choice.id} lang={choice.lang}>
                            <input
                                class="xq-choice__input" type="radio" name={name} checked={index == chosen}
                                onchange={on_choose.reform(move |_: Event| index)}
                            />
                            <span class="xq-choice__face">{ choice.picture }<span>{ choice.label }</span></span>
                        </label>
                    }
                </div>
            </fieldset>
        }
    }
}
