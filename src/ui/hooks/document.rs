//! What belongs to the document and not to the page's tree: language, colors, title.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Catalog, Lang, Motion, Prefs, State, Theme};
use crate::web::crash;

use super::use_media;

/// Keeps the attributes of `<html>`, by which the styles choose, and the title up to date.
#[hook]
pub fn use_document(state: &State, text: &Rc<Catalog>) {
    use_look(&state.prefs);
    use_title(text.lang(), &format!("{} – {}", text.get("app-name"), text.get("app-tagline")));
    use_effect_with(text.clone(), |text| crash::speak(text));
}

/// Keeps the attributes of `<html>` that colors, board and motion go by.
#[hook]
pub fn use_look(prefs: &Prefs) {
    let dark = use_media("(prefers-color-scheme: dark)");
    let contrast = use_media("(prefers-contrast: more)");
    let theme = match prefs.theme {
        Theme::System if contrast => Theme::Contrast,
        Theme::System if dark => Theme::Dark,
        Theme::System => Theme::Light,
        chosen => chosen,
    };
    let looks = (theme, prefs.board, prefs.motion, prefs.squares);
    use_effect_with(looks, |(theme, board, motion, squares)| {
        set_root("data-squares", if *squares { "on" } else { "off" });
        set_root("data-theme", theme.name());
        set_root("data-board", board.name());
        set_root("data-motion", if *motion == Motion::Off { "off" } else { "on" });
    });
}

/// Keeps the document's language and title.
#[hook]
pub fn use_title(lang: Lang, title: &str) {
    use_effect_with((lang, title.to_owned()), |(lang, title)| {
        set_root("lang", lang.tag());
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });
}

fn set_root(name: &str, value: &str) {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|d| d.document_element());
    if let Some(root) = root {
        // The names are constants that every browser takes.
        let _ = root.set_attribute(name, value);
    }
}
