//! From what Trunk wrote to the folder that is published.
//!
//! Trunk leaves the worker's files without a digest in their names, and names the others after
//! what they were before wasm-opt. This step, in order:
//!
//! 1. adds what only a published page has (`assets/site/`, [`licenses`]) and puts our own start
//!    and a drawn board into the page ([`page`], [`first`]);
//! 2. names every file after its content ([`names`]) and tells the page the names it asks for
//!    while it runs;
//! 3. names the build ([`offline::build_id`]), lets the pages allow their own scripts and nothing
//!    else ([`policy`]), and writes the service worker with the list of all files.
//!
//! Every address is relative, so the folder works wherever it is put. Nothing depends on time or
//! place: the same tree gives the same folder. `trunk serve` does without any of this.

pub mod catalogs;
pub mod digest;
pub mod files;
pub mod first;
pub mod licenses;
pub mod names;
pub mod offline;
pub mod page;
pub mod policy;

use std::collections::BTreeMap;

use crate::call::Failure;
use crate::project::Project;
use files::Files;
use first::Rendered;

/// Files of `assets/site/` that are written into pages, or become `sw.js`.
const WRITTEN_ELSEWHERE: [&str; 4] = ["start.js", "first.js", "sw.js", "sw-withdrawn.js"];

/// What is published besides Trunk's output.
#[derive(Clone, Debug, Default)]
pub struct Additions {
    /// Pages, icons and the manifest, by their paths in the published folder.
    pub files: Files,
    /// Pages before their programs run, by path.
    pub first: BTreeMap<String, Rendered>,
    /// No service worker, and away with those that are out there.
    pub online_only: bool,
    /// Where the page will stand, with a slash at its end.
    pub home: Option<String>,
}

impl Additions {
    /// Those of the repository, and the page of licenses.
    ///
    /// # Errors
    ///
    /// `assets/site/` cannot be read.
    pub fn of(project: &Project, licenses: String) -> Result<Self, Failure> {
        let site = project.root().join("assets/site");
        let mut files =
            files::read(&site).map_err(|error| Failure::new(format!("{}: {error}", site.display())))?;
        files.retain(|path, _| !WRITTEN_ELSEWHERE.contains(&path.as_str()));
        files.insert("licenses.html".to_owned(), licenses.into_bytes());
        // GitHub Pages would hand the folder to Jekyll otherwise, which leaves out some names.
        files.insert(".nojekyll".to_owned(), Vec::new());
        Ok(Self { files, ..Self::default() })
    }
}

/// Makes the published folder out of Trunk's.
///
/// # Errors
///
/// Trunk's folder is not as expected.
pub fn publish(trunk: Files, additions: &Additions) -> Result<Files, Failure> {
    let mut files = catalogs::pack(trunk)?;
    page::edit(&mut files, "index.html", page::furnish)?;
    for path in pages(&files).into_iter().filter(|path| path != "index.html") {
        page::edit(&mut files, &path, |page| {
            if page::is_ours(page) { page::furnish_further(page) } else { Ok(page.to_owned()) }
        })?;
    }
    for (path, rendered) in &additions.first {
        page::edit(&mut files, path, |page| first::draw(page, rendered))?;
    }
    for (path, bytes) in &additions.files {
        if files.insert(path.clone(), bytes.clone()).is_some() {
            return Err(Failure::new(format!("Trunk has written {path} too")));
        }
    }
    let (mut files, mut renamed) = names::settle(files, offline::is_fixed)?;
    if let (Some(home), Some(picture)) = (&additions.home, renamed.get("icons/512.png")) {
        page::edit(&mut files, "index.html", |page| Ok(page::announce(page, home, picture)))?;
    }
    renamed.retain(|path, _| offline::is_asked_for(path));
    let renamed = catalogs::by_source(renamed);
    for path in pages(&files) {
        page::edit(&mut files, &path, |page| Ok(page::tell_names(page, &renamed)))?;
    }
    let build = offline::build_id(&files);
    for path in pages(&files) {
        page::edit(&mut files, &path, |page| {
            let page = if additions.online_only { page.to_owned() } else { page::identify(page, &build) };
            let policy = policy::of(&path, additions.home.as_deref());
            policy.seal(&page).ok_or_else(|| Failure::new(format!("{path} does not name its charset")))
        })?;
    }
    let worker =
        if additions.online_only { offline::WITHDRAWN.to_owned() } else { offline::worker(&files, &build)? };
    files.insert("sw.js".to_owned(), worker.into_bytes());
    match offline::misnamed(&files)[..] {
        [] => Ok(files),
        [..] => Err(Failure::new(format!("names without content: {}", offline::misnamed(&files).join(", ")))),
    }
}

/// The paths of all pages.
fn pages(files: &Files) -> Vec<String> {
    files.keys().filter(|path| path.ends_with(".html")).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Trunk writes, as far as it matters here.
    fn trunk() -> Files {
        let page = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">\
            <meta name=\"chuhe-texts\" content=\"common play\"><meta name=\"chuhe-worker\" content=\"./worker_loader.js\">\
            <link rel=\"stylesheet\" href=\"./style-0123456789abcdef.css\"><script type=\"module\">\
            import init, * as bindings from './app-0123456789abcdef.js';\
            const wasm = await init({ module_or_path: './app-0123456789abcdef_bg.wasm' });\
            /* TrunkApplicationStarted */</script>\
            <link rel=\"modulepreload\" href=\"./app-0123456789abcdef.js\">\
            <link rel=\"preload\" href=\"./app-0123456789abcdef_bg.wasm\"></head><body></body></html>";
        let further = "<html><head><meta charset=\"utf-8\"><meta name=\"chuhe-texts\" content=\"common learn\">\
            <script type=\"module\">import init from \"./learn.js\"; init();</script></head><body></body></html>";
        let list = [
            ("index.html", page),
            ("app-0123456789abcdef.js", "new URL('app-0123456789abcdef_bg.wasm', import.meta.url)"),
            ("app-0123456789abcdef_bg.wasm", "app"),
            ("style-0123456789abcdef.css", "body { margin: 0 }"),
            ("worker.js", "new URL('worker_bg.wasm', import.meta.url)"),
            ("worker_bg.wasm", "worker"),
            ("worker_loader.js", "import init from './worker.js';await init();"),
            ("content/puzzles.txt", "puzzles"),
            ("content/locales/en/play.ftl", "# English\n\na = b\n"),
            ("learn.html", further),
            ("learn.js", "new URL('learn_bg.wasm', import.meta.url)"),
            ("learn_bg.wasm", "learn"),
            ("embed.html", "<meta charset=\"utf-8\"><meta name=\"chuhe-files\" content=\"\">"),
        ];
        list.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec())).into()
    }

    fn published(trunk: Files, online_only: bool) -> Files {
        let additions = Additions::of(&Project::here(), "<meta charset=\"utf-8\">".to_owned()).unwrap();
        publish(trunk, &Additions { online_only, ..additions }).unwrap()
    }

    fn text<'a>(files: &'a Files, path: &str) -> &'a str {
        std::str::from_utf8(&files[path]).unwrap()
    }

    fn content_name(files: &Files, start: &str) -> String {
        files.keys().find(|path| path.starts_with(start) && names::is_content_name(path)).unwrap().clone()
    }

    #[test]
    fn the_page_knows_every_new_name() {
        let files = published(trunk(), false);
        let page = text(&files, "index.html");
        for start in ["app.", "app_bg.", "style.", "offline.", "worker_loader.", "icons/apple-touch."] {
            assert!(page.contains(&format!("\"./{}\"", content_name(&files, start))), "{start} in {page}");
        }
        let puzzles = content_name(&files, "content/puzzles.");
        let texts = content_name(&files, "content/locales/en/play.");
        assert_eq!(files[&texts], b"a = b\n");
        let names = format!("content=\"content/locales/en/play.ftl {texts} content/puzzles.txt {puzzles}\"");
        assert!(page.contains(&names), "{page}");
        assert!(text(&files, "embed.html").contains(&names));
        assert!(!page.contains("0123456789abcdef"));
    }

    #[test]
    fn a_further_page_is_published_alike() {
        let files = published(trunk(), false);
        let page = text(&files, "learn.html");
        for start in ["learn.", "learn_bg.", "offline.", "icons/apple-touch."] {
            let name = files.keys().find(|path| path.starts_with(start) && !path.ends_with("html")).unwrap();
            assert!(page.contains(&format!("\"./{name}\"")), "{name} in {page}");
        }
        let build = |page: &str| page.split_once("chuhe-build\" content=\"").unwrap().1[..16].to_owned();
        assert_eq!(build(page), build(text(&files, "index.html")));
    }

    #[test]
    fn a_known_address_is_announced() {
        let additions = Additions::of(&Project::here(), "<meta charset=\"utf-8\">".to_owned()).unwrap();
        let home = "https://a.example/chuhe/";
        let files = publish(trunk(), &Additions { home: Some(home.to_owned()), ..additions }).unwrap();
        let page = text(&files, "index.html");
        assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{home}\">")));
        let picture = content_name(&files, "icons/512.");
        assert!(page.contains(&format!("property=\"og:image\" content=\"{home}{picture}\"")));
    }

    #[test]
    fn every_page_rules_its_scripts() {
        let files = published(trunk(), false);
        for path in ["index.html", "learn.html", "embed.html", "404.html", "licenses.html"] {
            assert!(text(&files, path).contains("Content-Security-Policy"), "{path}");
        }
        assert!(text(&files, "embed.html").contains("worker-src 'self' blob:"));
        assert!(!text(&files, "index.html").contains("blob:"));
    }

    #[test]
    fn the_worker_lists_the_very_bytes() {
        let files = published(trunk(), false);
        let worker = text(&files, "sw.js");
        for (path, bytes) in &files {
            let listed = worker.contains(&digest::integrity(bytes));
            assert_eq!(listed, !matches!(path.as_str(), "sw.js" | "404.html" | ".nojekyll"), "{path}");
        }
    }

    #[test]
    fn the_same_tree_is_the_same_build() {
        assert_eq!(published(trunk(), false), published(trunk(), false));
        let mut other = trunk();
        other.insert("worker_bg.wasm".to_owned(), b"another".to_vec());
        let (one, other) = (published(trunk(), false), published(other, false));
        let build = |files: &Files| {
            text(files, "sw.js").lines().find(|line| line.starts_with("const BUILD")).unwrap().to_owned()
        };
        assert_ne!(build(&one), build(&other));
        assert_ne!(content_name(&one, "worker_loader."), content_name(&other, "worker_loader."));
        assert_eq!(content_name(&one, "app_bg."), content_name(&other, "app_bg."));
    }

    #[test]
    fn the_kill_switch_lists_nothing() {
        let files = published(trunk(), true);
        assert_eq!(text(&files, "sw.js"), offline::WITHDRAWN);
        assert!(text(&files, "index.html").contains("<meta name=\"chuhe-build\" content=\"\">"));
    }
}
