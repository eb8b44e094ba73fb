//! The catalogues as they stand in the repository.
#![allow(dead_code)] // Each test uses some of it.

use std::fs;
use std::path::Path;

use chuhe::app::{Catalog, Lang, Part};

/// One file of a catalogue.
pub fn source(lang: Lang, part: Part) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(part.path(lang));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What a board is told with, in the page for playing and in the pages of others. The lessons say some
/// things in their own way.
pub fn catalog(lang: Lang) -> Catalog {
    of(lang, &[Part::Common, Part::Play, Part::Embed])
}

/// Some parts of a catalogue; a later one may replace texts of an earlier.
pub fn of(lang: Lang, parts: &[Part]) -> Catalog {
    let parts: Vec<String> = parts.iter().map(|part| source(lang, *part)).collect();
    Catalog::new(lang, parts.iter().map(String::as_str))
}
