//! Rules of the repository that no compiler checks; ARCHITECTURE.md words them.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers in reading order: each may use those before it.
const LAYERS: [&str; 10] =
    ["rules", "referee", "game", "notation", "format", "search", "protocol", "app", "web", "ui"];

/// The longest source file. Longer ones hide a second noun.
const LINES_MAX: usize = 600;

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if path.file_name().is_none_or(|name| name != "target") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no source in {folder}");
    found
}

/// The layer of a source file, none for `lib.rs` and the binaries.
fn layer_of(path: &Path) -> Option<usize> {
    let inside = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).ok()?;
    let first = inside.components().next()?.as_os_str().to_str()?;
    LAYERS.iter().position(|layer| *layer == first.trim_end_matches(".rs"))
}

/// A line without its comment.
fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

/// The lines before a file's unit tests, which may use what they like, with their numbers.
fn lines_of_code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, code(line)));
    lines.take_while(|(_, line)| line.trim() != "#[cfg(test)]")
}

#[test]
fn layers_use_only_those_before_them() {
    for (path, text) in sources("src") {
        let Some(layer) = layer_of(&path) else { continue };
        for (number, line) in lines_of_code(&text) {
            for later in &LAYERS[layer + 1..] {
                assert!(
                    !line.contains(&format!("crate::{later}")),
                    "{}:{number}: `{}` may not use `{later}`",
                    path.display(),
                    LAYERS[layer]
                );
            }
        }
    }
}

#[test]
fn every_layer_is_in_the_library() {
    let library = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).unwrap();
    for (path, _) in sources("src") {
        if let Some(layer) = layer_of(&path) {
            assert!(library.contains(&format!("pub mod {};", LAYERS[layer])), "{}", path.display());
        } else {
            let name = path.file_name().unwrap();
            let folder = path.parent().unwrap().file_name().unwrap();
            assert!(
                name == "lib.rs" || path.components().any(|part| part.as_os_str() == "bin"),
                "{folder:?}"
            );
        }
    }
}

/// The core knows no browser, no clock and no serialization.
#[test]
fn the_core_stays_pure() {
    let search = LAYERS.iter().position(|layer| *layer == "search").unwrap();
    let app = LAYERS.iter().position(|layer| *layer == "app").unwrap();
    for (path, text) in sources("src") {
        let Some(layer) = layer_of(&path) else { continue };
        for (number, line) in lines_of_code(&text) {
            let forbidden: &[&str] = match layer {
                _ if layer <= search => {
                    &["serde", "Serialize", "web_sys", "js_sys", "wasm_bindgen", "std::time", "yew", "gloo"]
                }
                _ if layer <= app => &["web_sys", "js_sys", "wasm_bindgen", "Instant::now", "yew", "gloo"],
                _ => &[],
            };
            for word in forbidden {
                let place = format!("{}:{number}", path.display());
                assert!(!line.contains(word), "{place}: `{}` may not use `{word}`", LAYERS[layer]);
            }
        }
    }
}

#[test]
fn every_file_says_what_it_is_and_leaves_nothing_undone() {
    // Written apart, so that this file does not find itself.
    let undone: Vec<String> = [("todo", "!("), ("unimplemented", "!("), ("dbg", "!("), ("#[ign", "ore")]
        .map(|(one, other)| format!("{one}{other}"))
        .to_vec();
    for folder in ["src", "tests", "xtask"] {
        for (path, text) in sources(folder) {
            let place = path.display();
            assert!(text.starts_with("//!"), "{place}: says nothing about itself");
            for word in &undone {
                assert!(!text.contains(word.as_str()), "{place}: contains `{word}`");
            }
            let generated = text.starts_with("//! Generated");
            let lines = text.lines().count();
            assert!(generated || lines <= LINES_MAX, "{place}: {lines} lines, more than {LINES_MAX}");
        }
    }
}

#[test]
fn no_html_from_text() {
    let ways: Vec<String> =
        [("from_html_", "unchecked"), ("set_inner_", "html"), ("insert_adjacent_", "html")]
            .map(|(one, other)| format!("{one}{other}"))
            .to_vec();
    for (path, text) in sources("src") {
        for way in &ways {
            assert!(!text.contains(way.as_str()), "{}: `{way}` lets text become markup", path.display());
        }
    }
}
