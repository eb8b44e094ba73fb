//! The one question of a first visit: language and pieces. It stands beside the board, which can be
//! played at once, and goes with the first move.

use yew::prelude::*;

use crate::app::view::glyphs::PieceSet;
use crate::app::view::signs;
use crate::app::{Action, Lang, Prefs, piece_set_name};
use crate::rules::{Role, Side};
use crate::ui::context::Surroundings;

use super::disc::token;
use super::icon::{IconName, icon};

/// The question, while the page speaks `lang`.
pub fn welcome(surroundings: &Surroundings, prefs: &Prefs, lang: Lang) -> Html {
    let prefer = |prefs: Prefs| surroundings.on::<MouseEvent>(Action::Prefer(prefs));
    let sets = [
        (PieceSet::Traditional, "pieces-traditional"),
        (PieceSet::Pictograms, "pieces-pictograms"),
        (PieceSet::Letters, "pieces-letters"),
    ];
    html! {
        <section class="xq-welcome" data-testid="welcome" aria-label={surroundings.get("welcome-title")}>
            <div class="xq-welcome__row" role="group" aria-label={surroundings.get("settings-language")}>
                for other in Lang::ALL.iter().copied() {
                    <button
                        type="button" class="xq-link" data-testid={format!("welcome-{}", other.tag())} lang={other.tag()}
                        aria-pressed={(other == lang).to_string()}
                        onclick={prefer(Prefs { lang: Some(other), ..prefs.clone() })}
                    >{ other.own_name() }</button>
                }
            </div>
            <div class="xq-welcome__row" role="group" aria-label={surroundings.get("settings-pieces")}>
                for (set, key) in sets {
                    <button
                        type="button" class="xq-welcome__set" data-testid={format!("welcome-{}", piece_set_name(set))}
                        aria-label={surroundings.get(key)} title={surroundings.get(key)}
                        aria-pressed={(set == prefs.pieces).to_string()}
                        onclick={prefer(Prefs { pieces: set, ..prefs.clone() })}
                    >
                        for side in Side::ALL {
                            { token(side, signs::sign(&surroundings.text, Role::General.of(side), set)) }
                        }
                    </button>
                }
            </div>
            <button
                type="button" class="xq-icon-button" data-testid="welcome-close"
                aria-label={surroundings.get("control-close")} onclick={surroundings.on(Action::Welcomed)}
            >{ icon(IconName::Close) }</button>
        </section>
    }
}
