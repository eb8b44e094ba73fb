//! The catalogues as they stand in the repository.

use std::fs;
use std::path::Path;

use chuhe::app::{Catalog, Lang, Part};

/// One file of a catalogue.
pub fn source(lang: Lang, part: Part) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(part.path(lang));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All parts of a catalogue.
pub fn catalog(lang: Lang) -> Catalog {
    let parts: Vec<String> = Part::ALL.iter().map(|part| source(lang, *part)).collect();
    Catalog::new(lang, parts.iter().map(String::as_str))
}
