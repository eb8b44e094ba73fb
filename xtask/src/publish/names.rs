//! Names made of content: what a name stands for never changes, so no cache can mix two builds.
//!
//! `app-0123456789abcdef_bg.wasm` becomes `app_bg.<digest of its bytes>.wasm`. A file that names
//! others is settled after them, because their new names are part of its content.

use std::collections::{BTreeMap, BTreeSet};

use super::digest;
use super::files::Files;
use crate::call::Failure;

/// Old path to new path.
pub type Renamed = BTreeMap<String, String>;

/// Renames all files except those `fixed` is true of, and every mention of them in the others.
///
/// # Errors
///
/// Files mention each other in a circle, or two would get the same name.
pub fn settle(files: Files, fixed: impl Fn(&str) -> bool) -> Result<(Files, Renamed), Failure> {
    let (mut ready, mut waiting): (Files, Files) = files.into_iter().partition(|(path, _)| fixed(path));
    let names: BTreeSet<String> = waiting.keys().cloned().collect();
    let mut renamed = Renamed::new();
    let mut settled = Files::new();
    while !waiting.is_empty() {
        let (leaves, others): (Files, Files) = waiting.into_iter().partition(|(path, bytes)| {
            names
                .iter()
                .all(|name| name == path || renamed.contains_key(name) || !mentions(path, bytes, name))
        });
        if leaves.is_empty() {
            let circle: Vec<String> = others.into_keys().collect();
            return Err(Failure::new(format!("these files name each other: {}", circle.join(", "))));
        }
        for (path, bytes) in leaves {
            let bytes = rewrite(&path, bytes, &renamed);
            let name = content_name(&path, &bytes);
            // Files of the same content may share a name.
            if settled.get(&name).is_some_and(|other| *other != bytes) {
                return Err(Failure::new(format!("two files would be called {name}")));
            }
            settled.insert(name.clone(), bytes);
            renamed.insert(path, name);
        }
        waiting = others;
    }
    for (path, bytes) in &mut ready {
        *bytes = rewrite(path, std::mem::take(bytes), &renamed);
    }
    ready.append(&mut settled);
    Ok((ready, renamed))
}

/// `icons/app.png` becomes `icons/app.<digest>.png`.
fn content_name(path: &str, bytes: &[u8]) -> String {
    let path = without_trunk_hash(path);
    let hash = digest::short(bytes);
    match path.rsplit_once('.') {
        Some((stem, extension)) if !extension.contains('/') => format!("{stem}.{hash}.{extension}"),
        _ => format!("{path}.{hash}"),
    }
}

/// Whether a path has the form that [`settle`] gives.
#[must_use]
pub fn is_content_name(path: &str) -> bool {
    let mut parts = path.rsplit('.').skip(1);
    parts.next().is_some_and(|hash| hash.len() == 16 && hash.bytes().all(is_hex)) && parts.next().is_some()
}

/// Trunk's names carry a digest of the file before wasm-bindgen and wasm-opt worked on it.
fn without_trunk_hash(path: &str) -> String {
    for (dash, _) in path.match_indices('-') {
        let hash = path.as_bytes().get(dash + 1..dash + 17);
        let next = path.as_bytes().get(dash + 17);
        if hash.is_some_and(|hash| hash.iter().copied().all(is_hex)) && matches!(next, Some(b'.' | b'_')) {
            return format!("{}{}", &path[..dash], &path[dash + 17..]);
        }
    }
    path.to_owned()
}

fn is_hex(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'a'..=b'f')
}

/// The files that may name others.
fn text_of<'a>(path: &str, bytes: &'a [u8]) -> Option<&'a str> {
    let extension = path.rsplit('.').next()?;
    matches!(extension, "js" | "css" | "html" | "webmanifest")
        .then(|| std::str::from_utf8(bytes).ok())
        .flatten()
}

fn mentions(path: &str, bytes: &[u8], name: &str) -> bool {
    text_of(path, bytes).is_some_and(|text| places(text, &relative(path, name)).next().is_some())
}

fn rewrite(path: &str, bytes: Vec<u8>, renamed: &Renamed) -> Vec<u8> {
    let Some(text) = text_of(path, &bytes) else { return bytes };
    let mut text = text.to_owned();
    for (old, new) in renamed {
        let (old, new) = (relative(path, old), relative(path, new));
        let found: Vec<usize> = places(&text, &old).collect();
        for place in found.into_iter().rev() {
            text.replace_range(place..place + old.len(), &new);
        }
    }
    text.into_bytes()
}

/// Where `name` stands in `text` as a whole address, perhaps with `./` before it.
fn places<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(name).map(|(place, _)| place).filter(move |place| {
        let before = &text[..*place];
        let before = before.strip_suffix("./").unwrap_or(before);
        let part = |char: char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.' | '/');
        !before.ends_with(part) && !text[place + name.len()..].starts_with(part)
    })
}

/// The address of `to` as it is written in the file `from`.
fn relative(from: &str, to: &str) -> String {
    let folders = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
    let (from, to) = (folders(from), folders(to));
    let depth = from.len() - 1;
    let shared =
        from[..depth].iter().zip(&to[..to.len() - 1]).take_while(|(one, other)| one == other).count();
    "../".repeat(depth - shared) + &to[shared..].join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn is_page(path: &str) -> bool {
        path == "index.html"
    }

    #[test]
    fn leaves_come_first_and_their_names_reach_the_page() {
        let hash = "0123456789abcdef";
        let given = files(&[
            ("index.html", &format!("<script src=\"./app-{hash}.js\"></script>")),
            (&format!("app-{hash}.js"), &format!("new URL('app-{hash}_bg.wasm', import.meta.url)")),
            (&format!("app-{hash}_bg.wasm"), "wasm"),
        ]);
        let (settled, _) = settle(given, is_page).unwrap();
        let wasm = format!("app_bg.{}.wasm", digest::short(b"wasm"));
        let script = format!("new URL('{wasm}', import.meta.url)");
        let script_name = format!("app.{}.js", digest::short(script.as_bytes()));
        let page = format!("<script src=\"./{script_name}\"></script>");
        assert_eq!(settled, files(&[("index.html", &page), (&script_name, &script), (&wasm, "wasm")]));
        assert!(is_content_name(&script_name) && !is_content_name("index.html"));
        assert!(!is_content_name("0123456789abcdef.js"));
    }

    #[test]
    fn a_change_in_a_leaf_changes_every_name_above_it() {
        let with = |leaf: &str| {
            let given =
                files(&[("a.js", "import './b.js'"), ("b.js", "'c.bin'"), ("c.bin", leaf), ("d.css", "")]);
            settle(given, is_page).unwrap().1
        };
        let (one, other) = (with("1"), with("2"));
        for name in ["a.js", "b.js", "c.bin"] {
            assert_ne!(one[name], other[name]);
        }
        assert_eq!(one["d.css"], other["d.css"]);
        assert_eq!(one, with("1"));
    }

    #[test]
    fn only_whole_addresses_are_names() {
        let text = "'my-app.js' 'app.json' x/app.js \"./app.js\" url(app.js) app.js.map .././app.js";
        let (settled, renamed) = settle(files(&[("index.html", text), ("app.js", "")]), is_page).unwrap();
        let new = &renamed["app.js"];
        let expected =
            format!("'my-app.js' 'app.json' x/app.js \"./{new}\" url({new}) app.js.map .././app.js");
        assert_eq!(settled["index.html"], expected.as_bytes());
    }

    #[test]
    fn addresses_lead_through_folders() {
        assert_eq!(relative("index.html", "icons/a.png"), "icons/a.png");
        assert_eq!(relative("icons/list.css", "icons/a.png"), "a.png");
        assert_eq!(relative("a/b/c.css", "a/d/e.png"), "../d/e.png");
        assert_eq!(relative("a/b.css", "c.png"), "../c.png");
    }

    #[test]
    fn a_circle_is_refused() {
        let circle = files(&[("a.js", "import './b.js'"), ("b.js", "import './a.js'"), ("c.js", "")]);
        assert_eq!(settle(circle, is_page), Err(Failure::new("these files name each other: a.js, b.js")));
    }
}
