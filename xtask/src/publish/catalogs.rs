//! The catalogues as they are published: without what is said to those who write them.
//!
//! Hosts compress by the kind of a file, which they tell from its name, and none knows `.ftl`.

use super::files::Files;
use super::names::Renamed;
use crate::call::Failure;

/// The folder of the catalogues, in the repository and in the published folder.
const FOLDER: &str = "content/locales/";

/// Packs all catalogues, which become `.txt`.
///
/// # Errors
///
/// One is no text.
pub fn pack(files: Files) -> Result<Files, Failure> {
    let packed = files.into_iter().map(|(path, bytes)| match stem(&path, ".ftl") {
        Some(stem) => {
            let text = String::from_utf8(bytes).map_err(|_| Failure::new(format!("{path} is no text")))?;
            Ok((format!("{stem}.txt"), packed(&text).into_bytes()))
        }
        None => Ok((path, bytes)),
    });
    packed.collect()
}

/// Gives catalogues the names back by which the program asks for them.
#[must_use]
pub fn by_source(renamed: Renamed) -> Renamed {
    let source = |path: String| stem(&path, ".txt").map(|stem| format!("{stem}.ftl")).unwrap_or(path);
    renamed.into_iter().map(|(old, new)| (source(old), new)).collect()
}

/// The path of a catalogue without its extension.
fn stem<'a>(path: &'a str, extension: &str) -> Option<&'a str> {
    path.strip_suffix(extension).filter(|stem| stem.starts_with(FOLDER))
}

/// A catalogue without comments, and without the empty lines between its messages.
fn packed(text: &str) -> String {
    let mut packed = String::new();
    let mut empty = 0;
    for line in text.lines().map(str::trim_end).filter(|line| !line.starts_with('#')) {
        if line.is_empty() {
            empty += 1;
            continue;
        }
        // Only within a message do empty lines mean something.
        if line.starts_with(' ') {
            packed.push_str(&"\n".repeat(empty));
        }
        empty = 0;
        packed.push_str(line);
        packed.push('\n');
    }
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_stays() {
        let text =
            "# English.\n\n### Title\n\na = One\n\n# note\nb =\n    Two\n\n    lines\n    .c = # no note\n";
        assert_eq!(packed(text), "a = One\nb =\n    Two\n\n    lines\n    .c = # no note\n");
    }

    #[test]
    fn the_program_asks_by_the_old_name() {
        let files = [("content/locales/en/play.ftl", "a = b"), ("content/other.ftl", "x")]
            .map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
        let packed = pack(files.into()).unwrap();
        assert_eq!(packed.keys().collect::<Vec<_>>(), ["content/locales/en/play.txt", "content/other.ftl"]);
        let renamed =
            [("content/locales/en/play.txt".to_owned(), "content/locales/en/play.1.txt".to_owned())];
        assert!(by_source(renamed.into()).contains_key("content/locales/en/play.ftl"));
        let binary = Files::from([("content/locales/en/play.ftl".to_owned(), vec![0xff])]);
        assert!(pack(binary).is_err());
    }
}
