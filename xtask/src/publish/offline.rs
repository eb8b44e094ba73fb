//! The list that the service worker keeps.

use std::fmt::Write as _;

use super::files::Files;
use super::{digest, names};
use crate::call::Failure;

/// The service worker as it stands in the repository.
pub const WORKER: &str = include_str!("../../../assets/site/sw.js");

/// What takes the service worker away from those who have it.
pub const WITHDRAWN: &str = include_str!("../../../assets/site/sw-withdrawn.js");

/// The lines of [`WORKER`] that are written by [`worker`].
const BUILD: &str = "const BUILD = \"\";";
const FILES: &str = "const FILES = new Map([]);";

/// Files that are of no use without a network, and those only a host or an installation looks at.
fn is_left_out(path: &str) -> bool {
    path == "404.html" || path == "sw.js" || path.starts_with('.') || path.starts_with("screenshots/")
}

/// Names a build after all that is in it: `index.html` before it is told the name, and the worker.
#[must_use]
pub fn build_id(files: &Files) -> String {
    let mut list = String::from(WORKER);
    for (path, bytes) in files {
        // Writing to a String cannot fail.
        let _ = writeln!(list, "{path} {}", digest::integrity(bytes));
    }
    digest::short(list.as_bytes())
}

/// The service worker of these files.
///
/// # Errors
///
/// [`WORKER`] has no place for the list.
pub fn worker(files: &Files, build: &str) -> Result<String, Failure> {
    if !WORKER.contains(BUILD) || !WORKER.contains(FILES) {
        return Err(Failure::new("sw.js has no place for the build and its files"));
    }
    let mut list = String::from("const FILES = new Map([\n");
    for (path, bytes) in files.iter().filter(|(path, _)| !is_left_out(path)) {
        let plain = path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte));
        if !plain {
            return Err(Failure::new(format!("{path}: only letters, digits and ._- in published names")));
        }
        // The first page is asked for without a name: some hosts redirect its name to that.
        let path = if path == "index.html" { "./" } else { path };
        let _ = writeln!(list, "  [\"{path}\", \"{}\"],", digest::integrity(bytes));
    }
    list.push_str("]);");
    Ok(WORKER.replacen(BUILD, &format!("const BUILD = \"{build}\";"), 1).replacen(FILES, &list, 1))
}

/// Names that stay: what the outside knows by name, and what is looked for by name.
#[must_use]
pub fn is_fixed(path: &str) -> bool {
    path.ends_with(".html")
        || path.starts_with('.')
        || matches!(path, "sw.js" | "manifest.webmanifest" | "embed.js")
}

/// Whether the page asks for this file by its old name while it runs, rather than out of a tag.
#[must_use]
pub fn is_asked_for(path: &str) -> bool {
    path.starts_with("content/")
}

/// Whether every name of a published folder is either fixed or made of content.
#[must_use]
pub fn misnamed(files: &Files) -> Vec<&str> {
    files.keys().map(String::as_str).filter(|path| !is_fixed(path) && !names::is_content_name(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(page: &str) -> Files {
        let list: [(&str, &str); 4] = [
            ("index.html", page),
            ("404.html", "lost"),
            ("sw.js", "old"),
            ("app.0123456789abcdef.js", "abc"),
        ];
        list.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec())).into()
    }

    #[test]
    fn the_worker_lists_what_is_needed_offline() {
        let worker = worker(&files("abc"), "b1").unwrap();
        let digest = "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=";
        let list = format!(
            "const FILES = new Map([\n  [\"app.0123456789abcdef.js\", \"{digest}\"],\n  [\"./\", \"{digest}\"],\n]);"
        );
        assert!(worker.contains(&list), "{worker}");
        assert!(worker.contains("const BUILD = \"b1\";"));
        assert!(misnamed(&files("abc")).is_empty());
    }

    #[test]
    fn another_page_is_another_build() {
        assert_eq!(build_id(&files("one")), build_id(&files("one")));
        assert_ne!(build_id(&files("one")), build_id(&files("two")));
    }

    #[test]
    fn names_that_addresses_would_change_are_refused() {
        let odd = Files::from([("a b.0123456789abcdef.js".to_owned(), Vec::new())]);
        assert!(worker(&odd, "b1").is_err());
    }
}
