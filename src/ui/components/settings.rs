//! Language and looks.

use yew::prelude::*;

use crate::app::view::glyphs::PieceSet;
use crate::app::{Action, BoardStyle, Coords, Lang, Motion, MoveStyle, Prefs, Theme, piece_set_name};
use crate::rules::{Role, Side};
use crate::ui::context::use_surroundings;

use super::choice::{Choice, Choices};
use super::dialog::Frame;
use super::disc::Token;

/// What is chosen.
#[derive(PartialEq, Properties)]
pub struct SettingsProps {
    /// The choices.
    pub prefs: Prefs,
    /// The language the page speaks, chosen or not.
    pub lang: Lang,
}

/// The dialog. Everything takes effect at once.
#[component]
pub fn Settings(props: &SettingsProps) -> Html {
    let surroundings = use_surroundings();
    let get = |key: &str| surroundings.get(key);
    let prefer = |change: fn(&mut Prefs, usize)| {
        let (prefs, act) = (props.prefs.clone(), surroundings.act.clone());
        Callback::from(move |index| {
            let mut next = prefs.clone();
            change(&mut next, index);
            act.emit(Action::Prefer(next));
        })
    };
    let toggle = |change: fn(&mut Prefs)| {
        let (prefs, act) = (props.prefs.clone(), surroundings.act.clone());
        Callback::from(move |_: Event| {
            let mut next = prefs.clone();
            change(&mut next);
            act.emit(Action::Prefer(next));
        })
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
        let picture = html! { <Token piece={Role::Horse.of(Side::Red)} set={*set} /> };
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
        };
        Choice::new(key, get(key))
    });
    let slides = props.prefs.motion != Motion::Off;
    html! {
        <Frame id="settings-dialog" title={get("settings-title")}>
            <Choices
                name="language" label={get("settings-language")} choices={languages.collect::<Vec<_>>()}
                chosen={index_in(Lang::ALL, props.lang)}
                on_choose={prefer(|prefs, index| prefs.lang = Lang::ALL.get(index).copied())}
            />
            <Choices
                name="pieces" label={get("settings-pieces")} choices={sets.collect::<Vec<_>>()}
                chosen={index_in(&PieceSet::ALL, props.prefs.pieces)}
                on_choose={prefer(|prefs, index| prefs.pieces = at(&PieceSet::ALL, index))}
            />
            <Choices
                name="board" label={get("settings-board")} choices={boards.collect::<Vec<_>>()}
                chosen={index_in(BoardStyle::ALL, props.prefs.board)}
                on_choose={prefer(|prefs, index| prefs.board = at(BoardStyle::ALL, index))}
            />
            <Choices
                name="theme" label={get("settings-theme")} choices={themes.collect::<Vec<_>>()}
                chosen={index_in(Theme::ALL, props.prefs.theme)}
                on_choose={prefer(|prefs, index| prefs.theme = at(Theme::ALL, index))}
            />
            <Choices
                name="coords" label={get("settings-coords")} choices={coords.collect::<Vec<_>>()}
                chosen={index_in(Coords::ALL, props.prefs.coords)}
                on_choose={prefer(|prefs, index| prefs.coords = at(Coords::ALL, index))}
            />
            <Choices
                name="moves" label={get("settings-moves")} choices={styles.collect::<Vec<_>>()}
                chosen={index_in(MoveStyle::ALL, props.prefs.moves)}
                on_choose={prefer(|prefs, index| prefs.moves = at(MoveStyle::ALL, index))}
            />
            <label class="xq-switch" data-testid="motion">
                <input
                    type="checkbox" checked={slides}
                    onchange={toggle(|prefs| {
                        prefs.motion = if prefs.motion == Motion::Off { Motion::System } else { Motion::Off };
                    })}
                />
                <span>{ get("settings-motion") }<small>{ get("settings-motion-hint") }</small></span>
            </label>
            <label class="xq-switch" data-testid="show-search">
                <input
                    type="checkbox" checked={props.prefs.show_search}
                    onchange={toggle(|prefs| prefs.show_search = !prefs.show_search)}
                />
                <span>{ get("settings-search") }</span>
            </label>
        </Frame>
    }
}

fn index_in<T: PartialEq>(all: &[T], value: T) -> usize {
    all.iter().position(|one| *one == value).unwrap_or_default()
}

fn at<T: Copy + Default>(all: &[T], index: usize) -> T {
    all.get(index).copied().unwrap_or_default()
}
