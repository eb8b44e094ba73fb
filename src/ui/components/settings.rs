//! Language and looks.

use yew::prelude::*;

use crate::app::view::glyphs::PieceSet;
use crate::app::view::signs;
use crate::app::{Action, BoardStyle, Coords, Lang, Motion, MoveStyle, Prefs, Theme, piece_set_name};
use crate::rules::{Role, Side};
use crate::ui::context::Surroundings;

use super::choice::{Choice, Choices};
use super::dialog::Frame;
use super::disc::token;

/// The dialog for `prefs`, while the page speaks `lang`, chosen or not. Everything takes effect at
/// once. `offers` says whether another build of the page is ready.
pub fn settings(surroundings: &Surroundings, prefs: &Prefs, lang: Lang, offers: bool) -> Html {
    let get = |key: &str| surroundings.get(key);
    let prefer = |change: fn(&mut Prefs, usize)| {
        let (prefs, act) = (prefs.clone(), surroundings.act.clone());
        Callback::from(move |index| {
            let mut next = prefs.clone();
            change(&mut next, index);
            act.emit(Action::Prefer(next));
        })
    };
    let switch = |id: &'static str, on: bool, label: &str, hint: Option<&str>, change: fn(&mut Prefs)| {
        let (prefs, act) = (prefs.clone(), surroundings.act.clone());
        let onchange = Callback::from(move |_: Event| {
            let mut next = prefs.clone();
            change(&mut next);
            act.emit(Action::Prefer(next));
        });
        html! {
            <label class="xq-switch" data-testid={id}>
                <input type="checkbox" checked={on} onchange={onchange} />
                <span>
                    { get(label) }
                    if let Some(hint) = hint { <small>{ get(hint) }</small> }
                </span>
            </label>
        }
    };
    let languages = Lang::ALL.iter().map(|lang| Choice {
        lang: Some(lang.tag().into()),
        ..Choice::new(format!("lang-{}", lang.tag()), lang.own_name())
    });
    let themes = Theme::ALL.iter().map(|theme| {
        let key = match theme {
            Theme::System => "theme-system",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
            Theme::Contrast => "theme-contrast",
        };
        Choice::new(key, get(key))
    });
    let sets = PieceSet::ALL.iter().map(|set| {
        let key = match set {
            PieceSet::Traditional => "pieces-traditional",
            PieceSet::Simplified => "pieces-simplified",
            PieceSet::Pictograms => "pieces-pictograms",
            PieceSet::Letters => "pieces-letters",
        };
        let picture = token(Side::Red, signs::sign(&surroundings.text, Role::Horse.of(Side::Red), *set));
        Choice { picture, ..Choice::new(format!("pieces-{}", piece_set_name(*set)), get(key)) }
    });
    let boards = BoardStyle::ALL.iter().map(|board| {
        let key = match board {
            BoardStyle::Paper => "board-paper",
            BoardStyle::Wood => "board-wood",
            BoardStyle::Ink => "board-ink",
        };
        let picture = html! { <i class="xq-swatch" data-board={board.name()} /> };
        Choice { picture, ..Choice::new(key, get(key)) }
    });
    let coords = Coords::ALL.iter().map(|coords| {
        let key = match coords {
            Coords::FromOne => "coords-letters-1",
            Coords::FromZero => "coords-letters-0",
            Coords::Files => "coords-files",
            Coords::Chinese => "coords-chinese",
            Coords::Off => "coords-off",
        };
        Choice::new(key, get(key))
    });
    let styles = MoveStyle::ALL.iter().map(|style| {
        let key = match style {
            MoveStyle::Names => "moves-names",
            MoveStyle::Wxf => "moves-wxf",
            MoveStyle::Chinese => "moves-chinese",
            MoveStyle::Western => "moves-western",
            MoveStyle::Iccs => "moves-iccs",
            MoveStyle::Uci => "moves-uci",
        };
        Choice::new(key, get(key))
    });
    let slides = prefs.motion != Motion::Off;
    html! {
        <Frame key="settings-dialog" id="settings-dialog" title={get("settings-title")}>
            { Choices {
                name: "language", label: get("settings-language"), choices: languages.collect::<Vec<_>>(),
                chosen: index_in(Lang::ALL, lang),
                on_choose: prefer(|prefs, index| prefs.lang = Lang::ALL.get(index).copied()),
            }.draw() }
            { Choices {
                name: "pieces", label: get("settings-pieces"), choices: sets.collect::<Vec<_>>(),
                chosen: index_in(&PieceSet::ALL, prefs.pieces),
                on_choose: prefer(|prefs, index| prefs.pieces = at(&PieceSet::ALL, index)),
            }.draw() }
            { Choices {
                name: "board", label: get("settings-board"), choices: boards.collect::<Vec<_>>(),
                chosen: index_in(BoardStyle::ALL, prefs.board),
                on_choose: prefer(|prefs, index| prefs.board = at(BoardStyle::ALL, index)),
            }.draw() }
            { Choices {
                name: "theme", label: get("settings-theme"), choices: themes.collect::<Vec<_>>(),
                chosen: index_in(Theme::ALL, prefs.theme),
                on_choose: prefer(|prefs, index| prefs.theme = at(Theme::ALL, index)),
            }.draw() }
            { Choices {
                name: "coords", label: get("settings-coords"), choices: coords.collect::<Vec<_>>(),
                chosen: index_in(Coords::ALL, prefs.coords),
                on_choose: prefer(|prefs, index| prefs.coords = at(Coords::ALL, index)),
            }.draw() }
            { Choices {
                name: "moves", label: get("settings-moves"), choices: styles.collect::<Vec<_>>(),
                chosen: index_in(MoveStyle::ALL, prefs.moves),
                on_choose: prefer(|prefs, index| prefs.moves = at(MoveStyle::ALL, index)),
            }.draw() }
            { switch("squares", prefs.squares, "settings-squares", Some("settings-squares-hint"), |prefs| {
                prefs.squares = !prefs.squares;
            }) }
            { switch("confirm", prefs.confirm, "settings-confirm", Some("settings-confirm-hint"), |prefs| {
                prefs.confirm = !prefs.confirm;
            }) }
            { switch("sound", prefs.sound, "settings-sound", None, |prefs| prefs.sound = !prefs.sound) }
            { switch("motion", slides, "settings-motion", Some("settings-motion-hint"), |prefs| {
                prefs.motion = if prefs.motion == Motion::Off { Motion::System } else { Motion::Off };
            }) }
            { switch("show-search", prefs.show_search, "settings-search", None, |prefs| {
                prefs.show_search = !prefs.show_search;
            }) }
            <p class="xq-about">
                if offers {
                    <span>
                        { get("release-ready") }
                        <button
                            type="button" class="xq-link" data-testid="update"
                            onclick={surroundings.on(Action::TakeRelease)}
                        >{ get("release-take") }</button>
                    </span>
                }
                // Part of the published folder; under `trunk serve` there is none.
                <a class="xq-link" href="./licenses.html" target="_blank" data-testid="licenses"
                >{ get("settings-licenses") }</a>
            </p>
        </Frame>
    }
}

fn index_in<T: PartialEq>(all: &[T], value: T) -> usize {
    all.iter().position(|one| *one == value).unwrap_or_default()
}

fn at<T: Copy + Default>(all: &[T], index: usize) -> T {
    all.get(index).copied().unwrap_or_default()
}
