//! A man on the board: slides to where it goes, fades when it is taken.

use web_sys::SvgElement;
use yew::prelude::*;

use crate::app::view::board::ManView;
use crate::app::view::decimal::decimal;
use crate::app::view::place::Place;

use super::disc::disc;

/// Which man, and where.
#[derive(PartialEq, Properties)]
pub struct ManProps {
    /// The man.
    pub view: ManView,
    /// What stands on its disc.
    pub sign: &'static str,
}

/// The disc of a man at its place.
#[component]
pub fn Man(props: &ManProps) -> Html {
    let node = use_node_ref();
    let ManView { man, place, taken, picked } = props.view;
    {
        let node = node.clone();
        use_effect_with(place, move |place| {
            if let Some(element) = node.cast::<SvgElement>() {
                move_to(&element, place.column as f64, place.row as f64);
            }
        });
    }
    html! {
        <g
            ref={node}
            class={classes!("xq-man", taken.then_some("is-taken"), picked.then_some("is-picked"))}
            data-man={man.index().to_string()}
            transform={translate(place)}
        >
            { disc(man.side(), props.sign) }
        </g>
    }
}

/// The place as an attribute: where the man stands before any script has moved it, and where a
/// page without styles shows it.
fn translate(place: Place) -> String {
    format!("translate({} {})", place.column, place.row)
}

/// Moves a drawn man, sliding if the styles say so. Set through the style object: style attributes
/// are refused by the page's content security policy, and a presentation attribute does not slide
/// in every browser. A `px` is a unit of the drawing here.
pub fn move_to(element: &SvgElement, x: f64, y: f64) {
    // Setting a property fails only where styles are read-only, which those of an element are not.
    let _ =
        element.style().set_property("transform", &format!("translate({}px, {}px)", decimal(x), decimal(y)));
}
