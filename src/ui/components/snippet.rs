//! What to write into one's own page to have this board there.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::embed::Snippet;
use crate::app::view::picture::{self, Picture};
use crate::app::{Coords, Prefs, piece_set_name};
use crate::format::svg::Figure;
use crate::game::Game;
use crate::rules::{Move, Side};
use crate::ui::context::use_surroundings;
use crate::web::{clipboard, start};

use super::choice::{Choice, Choices};
use super::dialog::Frame;

/// What is on the board.
#[derive(PartialEq, Properties)]
pub struct SnippetProps {
    /// The game's start, as FEN fields, and its moves.
    pub snippet: Snippet,
    /// The position alone.
    pub position: Snippet,
    /// The position as a picture.
    pub svg: String,
}

impl SnippetProps {
    /// Of a game as it is seen.
    #[must_use]
    pub fn new(text: &crate::app::Catalog, game: &Game, bottom: Side, prefs: &Prefs) -> SnippetProps {
        // Points are written as the labels count them.
        let (coords, ranks) = match prefs.coords {
            Coords::FromOne => ("", "1"),
            Coords::FromZero => ("", ""),
            Coords::Files => ("numbers", ""),
            Coords::Chinese => ("chinese", ""),
            Coords::Off => ("none", ""),
        };
        let write = |mv: Move| if ranks == "1" { mv.uci() } else { mv.iccs() };
        let moves: Vec<String> = game.played().iter().map(|played| write(played.mv)).collect();
        let title = text.get("snippet-caption");
        let looks = |snippet: Snippet| {
            let side = bottom.fold("", "black");
            let pieces = piece_set_name(prefs.pieces);
            let board = prefs.board.name();
            snippet
                .with("orientation", side)
                .with("coords", coords)
                .with("ranks", ranks)
                .with("pieces", if pieces == "traditional" { "" } else { pieces })
                .with("board", if board == "paper" { "" } else { board })
        };
        let setup = game.position().setup();
        let figures: [Figure; 0] = [];
        let svg = picture::draw(
            text,
            &Picture {
                board: &setup.board,
                turned: bottom == Side::Black,
                last: game.last().map(|played| played.mv),
                figures: &figures,
                pieces: prefs.pieces,
                coords: prefs.coords,
                title: &title,
            },
        );
        SnippetProps {
            snippet: looks(Snippet::new(&game.start().setup(), &moves, title.clone())),
            position: looks(Snippet::new(&setup, &[], title)),
            svg,
        }
    }
}

/// What the board is to be there.
const KINDS: [(&str, &str); 4] = [
    ("snippet-diagram", "view"),
    ("snippet-game", "game"),
    ("snippet-explore", "explore"),
    ("snippet-play", "play"),
];

/// How it is written.
const FORMS: [&str; 3] = ["snippet-element", "snippet-frame", "snippet-link"];

/// The dialog.
#[component]
pub fn SnippetDialog(props: &SnippetProps) -> Html {
    let surroundings = use_surroundings();
    let kind = use_state(|| 0_usize);
    let form = use_state(|| 0_usize);
    let copied = use_state(|| false);
    let (_, mode) = KINDS[*kind];
    let snippet = match mode {
        "game" => props.snippet.clone(),
        "view" => props.position.clone(),
        mode => props.position.clone().with("mode", mode),
    };
    let (_, _, home) = start::address();
    let html = match *form {
        0 => snippet.element(&home),
        1 => snippet.frame(&home),
        _ => snippet.address(&home),
    };
    let choose = |state: &UseStateHandle<usize>| {
        let (state, copied) = (state.clone(), copied.clone());
        Callback::from(move |index: usize| {
            copied.set(false);
            state.set(index);
        })
    };
    let onclick = {
        let (html, copied) = (html.clone(), copied.clone());
        Callback::from(move |_| copied.set(clipboard::copy(&html)))
    };
    // Selects all of it, for those whose browser does not copy.
    let onfocus = Callback::from(|event: FocusEvent| {
        if let Some(area) = event.target_dyn_into::<HtmlTextAreaElement>() {
            area.select();
        }
    });
    let picture = format!("data:image/svg+xml,{}", percent(&props.svg));
    html! {
        <Frame id="snippet-dialog" title={surroundings.get("snippet-title")}>
            <p>{ surroundings.get("snippet-hint") }</p>
            { Choices {
                name: "snippet-kind", label: surroundings.get("snippet-kind"),
                choices: KINDS.map(|(key, _)| Choice::new(key, surroundings.get(key))).into(),
                chosen: *kind, on_choose: choose(&kind),
            }.draw() }
            { Choices {
                name: "snippet-form", label: surroundings.get("snippet-form"),
                choices: FORMS.map(|key| Choice::new(key, surroundings.get(key))).into(),
                chosen: *form, on_choose: choose(&form),
            }.draw() }
            <textarea
                class="xq-snippet__html" data-testid="snippet-html" readonly=true rows="5" spellcheck="false"
                aria-label={surroundings.get("snippet-title")} value={html} onfocus={onfocus}
            />
            <div class="xq-dialog__buttons">
                <span role="status" class="xq-snippet__copied">
                    if *copied { { surroundings.get("embed-copied") } }
                </span>
                <a class="xq-button" href="authors.html" target="_blank" rel="noopener">{ surroundings.get("snippet-guide") }</a>
                <a class="xq-button" href={picture} download="xiangqi.svg" data-testid="snippet-svg">
                    { surroundings.get("snippet-svg") }
                </a>
                <button type="button" class="xq-button is-primary" data-testid="snippet-copy" onclick={onclick}>
                    { surroundings.get("snippet-copy") }
                </button>
            </div>
        </Frame>
    }
}

/// What an address cannot hold as it is.
fn percent(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
