//! What the page is made of and on which terms: `licenses.html`.
//!
//! Everything that is linked into the page's wasm, the fonts whose outlines are drawn, and Chuhe
//! itself. Of a choice of licenses the first that [`READ`] knows is taken; a license it does not
//! know fails the build, so that somebody reads it before it is shipped.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::call::{Call, Environment, Failure};
use crate::project::Project;

/// Licenses that somebody has read and that ask for nothing but their text beside the program.
const READ: [&str; 7] = ["MIT", "Apache-2.0", "BSD-3-Clause", "ISC", "Zlib", "Unicode-3.0", "Unlicense"];

/// Where crates keep their terms.
const FILE_STARTS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE", "COPYRIGHT"];

/// Part of the answer of `cargo metadata`.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    repository: Option<String>,
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    root: Option<String>,
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// Nothing, `dev` or `build`.
    kind: Option<String>,
}

/// The page `licenses.html`.
///
/// # Errors
///
/// Cargo does not answer, or something has terms that nobody has read.
pub fn page(project: &Project, environment: &Environment) -> Result<String, Failure> {
    let arguments = ["metadata", "--format-version", "1", "--offline", "--locked"];
    let text = Call::new("cargo")
        .args(arguments)
        .args(["--filter-platform", "wasm32-unknown-unknown"])
        .with(environment)
        .within(project)
        .read()
        .ok_or_else(|| Failure::new("cargo metadata failed: is Cargo.lock up to date?"))?;
    let metadata: Metadata = serde_json::from_str(&text)
        .map_err(|error| Failure::new(format!("cargo metadata is not as expected: {error}")))?;
    let own = |path: &str| {
        fs::read_to_string(project.root().join(path))
            .map_err(|error| Failure::new(format!("{path}: {error}")))
    };
    let chuhe = own("LICENSE-MIT")?;
    // The license without its first lines, which say who holds the rights.
    let mit = chuhe.find("Permission is hereby").map_or("", |start| &chuhe[start..]);
    let mut notices = Notices::default();
    for package in linked(&metadata) {
        let name = format!("{} {}", package.name, package.version);
        for license in chosen(package)? {
            for text in texts(package, license, mit)? {
                notices.add(license, &text, &name, package.repository.as_deref().unwrap_or_default());
            }
        }
    }
    // Part of every Rust program; its terms leave the choice.
    let rust = format!("Copyright (c) The Rust Project Contributors\n\n{mit}");
    notices.add("MIT", &rust, "The Rust standard library", "https://github.com/rust-lang/rust");
    for (name, path, place) in [
        (
            "LXGW WenKai, the font of the characters drawn on the men",
            "OFL-LXGW-WenKai.txt",
            "https://github.com/lxgw/LxgwWenKai",
        ),
        (
            "Noto Serif CJK, the font of the letters drawn on the men",
            "OFL-Noto-Serif-CJK.txt",
            "https://github.com/notofonts/noto-cjk",
        ),
    ] {
        notices.add("OFL-1.1", &own(&format!("assets/licenses/{path}"))?, name, place);
    }
    Ok(notices.page(&chuhe))
}

/// Everything whose code is in the page: what `chuhe` depends on, without tools of the build.
fn linked(metadata: &Metadata) -> Vec<&Package> {
    let nodes: BTreeMap<&str, &Node> =
        metadata.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let packages: BTreeMap<&str, &Package> =
        metadata.packages.iter().map(|one| (one.id.as_str(), one)).collect();
    let mut found: BTreeSet<&str> = BTreeSet::new();
    let root = metadata.resolve.root.as_deref();
    let mut waiting: Vec<&str> = root.into_iter().collect();
    while let Some(id) = waiting.pop() {
        let Some(node) = nodes.get(id) else { continue };
        for dependency in &node.deps {
            let is_linked = dependency.dep_kinds.iter().any(|kind| kind.kind.is_none());
            let is_macro = packages.get(dependency.pkg.as_str()).is_some_and(|package| package.is_macro());
            if is_linked && !is_macro && found.insert(&dependency.pkg) {
                waiting.push(&dependency.pkg);
            }
        }
    }
    let mut list: Vec<&Package> = found.iter().filter_map(|id| packages.get(id).copied()).collect();
    list.sort_by_key(|package| (&package.name, &package.version));
    list
}

impl Package {
    fn is_macro(&self) -> bool {
        self.targets.iter().flat_map(|target| &target.kind).any(|kind| kind == "proc-macro")
    }
}

/// The licenses that are made use of: one of each choice.
fn chosen(package: &Package) -> Result<Vec<&'static str>, Failure> {
    let terms = package.license.as_deref().unwrap_or_default();
    let one_of = |choice: &str| {
        let choice = choice.trim_matches(['(', ')']);
        let offered: Vec<&str> =
            choice.split(" OR ").flat_map(|part| part.split('/')).map(str::trim).collect();
        READ.into_iter().find(|license| offered.contains(license))
    };
    terms.split(" AND ").map(one_of).collect::<Option<_>>().ok_or_else(|| {
        Failure::new(format!(
            "{} {} is linked into the page on the terms `{terms}`: read them, then add them to publish/licenses.rs",
            package.name, package.version
        ))
    })
}

/// The texts of one license in a crate: files that carry its name, or else all that look like terms.
/// `mit` is the text of that license, for crates that were packed without it.
fn texts(package: &Package, license: &str, mit: &str) -> Result<Vec<String>, Failure> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let wrong = |error: std::io::Error| Failure::new(format!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && FILE_STARTS.iter().any(|start| name.starts_with(start)) {
            files.push((name, path));
        }
    }
    files.sort();
    let word = license.split('-').next().unwrap_or(license).to_uppercase();
    if files.iter().any(|(name, _)| name.contains(&word)) {
        files.retain(|(name, _)| name.contains(&word) || name.starts_with("NOTICE"));
    }
    let mut found = Vec::new();
    for (_, path) in files {
        let bytes = fs::read(&path).map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
        found.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    if found.is_empty() {
        if license != "MIT" {
            return Err(Failure::new(format!(
                "{} {} has no text of {license}",
                package.name, package.version
            )));
        }
        found.push(format!("Copyright (c) {}\n\n{mit}", package.authors.join(", ")));
    }
    Ok(found)
}

/// Texts, each with those it belongs to.
#[derive(Default)]
struct Notices {
    texts: BTreeMap<String, Notice>,
}

struct Notice {
    license: &'static str,
    text: String,
    /// Names and where they come from.
    of: Vec<(String, String)>,
}

impl Notices {
    fn add(&mut self, license: &'static str, text: &str, name: &str, place: &str) {
        // The same text with other line breaks is the same text.
        let key: String = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let notice = self.texts.entry(key).or_insert_with(|| {
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            Notice { license, text: lines.join("\n").trim().to_owned(), of: Vec::new() }
        });
        notice.of.push((name.to_owned(), place.to_owned()));
    }

    fn page(self, own: &str) -> String {
        let mut page = String::from(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>Licenses - Chuhe</title>\n</head>\n<body>\n\
             <main>\n<h1>Licenses</h1>\n<p><a href=\"./\">Chuhe</a> may be used under the MIT license or the \
             Apache license 2.0, as you like.</p>\n",
        );
        let _ = writeln!(page, "<pre>{}</pre>\n<h2>What it is made with</h2>", escaped(own.trim()));
        let mut notices: Vec<Notice> = self.texts.into_values().collect();
        notices.sort_by(|one, other| one.of.cmp(&other.of));
        for notice in notices {
            page.push_str("<h3>");
            for (index, (name, place)) in notice.of.iter().enumerate() {
                let comma = if index == 0 { "" } else { ", " };
                let _ = match place.as_str() {
                    "" => write!(page, "{comma}{}", escaped(name)),
                    _ => write!(page, "{comma}<a href=\"{}\">{}</a>", escaped(place), escaped(name)),
                };
            }
            let _ = writeln!(page, " ({})</h3>\n<pre>{}</pre>", notice.license, escaped(&notice.text));
        }
        page.push_str("</main>\n</body>\n</html>\n");
        page
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, license: &str, kind: &str) -> Package {
        Package {
            id: name.to_owned(),
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: Some(license.to_owned()),
            authors: Vec::new(),
            repository: None,
            manifest_path: PathBuf::from("Cargo.toml"),
            targets: vec![Target { kind: vec![kind.to_owned()] }],
        }
    }

    fn node(id: &str, deps: &[(&str, Option<&str>)]) -> Node {
        let deps = deps.iter().map(|(pkg, kind)| Dependency {
            pkg: (*pkg).to_owned(),
            dep_kinds: vec![Kind { kind: kind.map(str::to_owned) }],
        });
        Node { id: id.to_owned(), deps: deps.collect() }
    }

    #[test]
    fn only_what_is_linked_counts() {
        let metadata = Metadata {
            packages: vec![
                package("chuhe", "MIT", "lib"),
                package("linked", "MIT", "lib"),
                package("deeper", "MIT", "lib"),
                package("macro", "MIT", "proc-macro"),
                package("test", "MIT", "lib"),
            ],
            resolve: Resolve {
                root: Some("chuhe".to_owned()),
                nodes: vec![
                    node("chuhe", &[("linked", None), ("macro", None), ("test", Some("dev"))]),
                    node("linked", &[("deeper", None)]),
                ],
            },
        };
        let names: Vec<&str> = linked(&metadata).iter().map(|package| package.name.as_str()).collect();
        assert_eq!(names, ["deeper", "linked"]);
    }

    #[test]
    fn terms_nobody_has_read_are_refused() {
        let license = |terms| chosen(&package("any", terms, "lib")).ok();
        assert_eq!(license("Apache-2.0 OR MIT"), Some(vec!["MIT"]));
        assert_eq!(license("Unlicense/MIT"), Some(vec!["MIT"]));
        assert_eq!(license("(MIT OR Apache-2.0) AND Unicode-3.0"), Some(vec!["MIT", "Unicode-3.0"]));
        assert_eq!(license("GPL-3.0-only"), None);
        assert_eq!(license("MIT AND OpenSSL"), None);
    }

    #[test]
    fn one_text_is_printed_once() {
        let mut notices = Notices::default();
        notices.add("MIT", "Copyright <a>\nMIT", "one", "");
        notices.add("MIT", "copyright  <a> MIT\n", "two", "https://two.example");
        let page = notices.page("own");
        let expected = "<h3>one, <a href=\"https://two.example\">two</a> (MIT)</h3>\n<pre>Copyright &lt;a&gt;\nMIT</pre>";
        assert!(page.contains(expected), "{page}");
    }
}
