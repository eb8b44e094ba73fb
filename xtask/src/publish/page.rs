//! The page that Trunk wrote, made into the page that is published.

use super::files::Files;
use super::names::Renamed;
use crate::call::Failure;

/// Watches the start; runs before everything else. A classic script; `WASM` and `TEXTS` stand for the
/// program and the parts of the catalogues that are asked for.
pub const FIRST: &str = include_str!("../../../assets/site/first.js");

/// Starts the app. A module; `APP` stands for its address.
const START: &str = include_str!("../../../assets/site/start.js");

/// Where [`identify`] writes the build into the page. One that is published without a service worker
/// has none.
const BUILD: &str = "<meta name=\"chuhe-build\" content=\"\">";

/// Addresses of positions are nobody else's business.
const REFERRER: &str = "<meta name=\"referrer\" content=\"no-referrer\">";

/// How a page names the parts of the catalogues that its program speaks from.
const TEXTS: &str = "<meta name=\"chuhe-texts\" content=\"";
/// Where [`tell_names`] writes the names into the page.
const FILES: &str = "<meta name=\"chuhe-files\" content=\"\">";

/// Replaces Trunk's own start of the app by ours, and adds what only a published page has.
///
/// Trunk's script waits for the page before it asks for the wasm; its preload for the same is
/// fetched twice by WebKit. Ours asks at once and hands over what it got.
///
/// # Errors
///
/// The page is not as Trunk 0.21 writes it.
pub fn furnish(page: &str) -> Result<String, Failure> {
    let different = |what: &str| Failure::new(format!("Trunk's index.html is not as expected: {what}"));
    let (page, script) = cut(page, "<script type=\"module\">", "</script>")
        .filter(|(_, script)| script.contains("TrunkApplicationStarted"))
        .ok_or_else(|| different("no script that starts the app"))?;
    let app = between(&script, "as bindings from '", "'").ok_or_else(|| different("no import of the app"))?;
    let wasm =
        between(&script, "module_or_path: '", "'").ok_or_else(|| different("no address of the wasm"))?;
    let mut page = page;
    for link in ["<link rel=\"modulepreload\"", "<link rel=\"preload\""] {
        page = cut(&page, link, ">").ok_or_else(|| different(&format!("no {link}")))?.0;
    }
    start(&page, app, wasm).ok_or_else(|| different("no charset, texts or head"))
}

/// Does the same for a further page, whose own script starts its program: `import init from
/// "./learn.js"; init();`.
///
/// # Errors
///
/// It has no such script.
pub fn furnish_further(page: &str) -> Result<String, Failure> {
    let different = |what: &str| Failure::new(format!("a page is not as expected: {what}"));
    let (page, script) = cut(page, "<script type=\"module\">", "</script>")
        .filter(|(_, script)| script.contains("init();"))
        .ok_or_else(|| different("no script that starts its program"))?;
    let app = between(&script, "import init from \"", "\"").ok_or_else(|| different("no import"))?;
    let wasm = app.strip_suffix(".js").map(|stem| format!("{stem}_bg.wasm"));
    let wasm = wasm.ok_or_else(|| different("its program is no .js"))?;
    start(&page, app, &wasm).ok_or_else(|| different("no charset, texts or head"))
}

/// Whether a page wants to be started as ours are: it names the texts that its program speaks from.
#[must_use]
pub fn is_ours(page: &str) -> bool {
    page.contains(TEXTS)
}

/// Puts our own start into a page.
fn start(page: &str, app: &str, wasm: &str) -> Option<String> {
    let parts = between(page, TEXTS, "\"")?;
    let head = format!(
        "{BUILD}{FILES}\
        {REFERRER}\
        <script>{first}</script>\
        <link rel=\"modulepreload\" href=\"{app}\">\
        <link rel=\"manifest\" href=\"./manifest.webmanifest\">\
        <link rel=\"apple-touch-icon\" href=\"./icons/apple-touch.png\">",
        first = packed(FIRST).replace("WASM", wasm).replace("TEXTS", parts),
    );
    let start = format!("<script type=\"module\">{}</script>", packed(START).replace("APP", app));
    let charset = "<meta charset=\"utf-8\">";
    if !page.contains(charset) || !page.contains("</head>") {
        return None;
    }
    let page = page.replacen(charset, &format!("{charset}{head}"), 1);
    Some(page.replacen("</head>", &format!("{start}</head>"), 1))
}

/// Tells the page the content names of the files it asks for by name while it runs: the old and
/// the new in turn.
#[must_use]
pub fn tell_names(page: &str, names: &Renamed) -> String {
    let list: Vec<String> = names.iter().map(|(old, new)| format!("{old} {new}")).collect();
    page.replacen(FILES, &FILES.replace("\"\"", &format!("\"{}\"", list.join(" "))), 1)
}

/// Names the address the page will have to search engines and to those that show a picture beside
/// a link, who take no relative ones. `picture` is a published name.
#[must_use]
pub fn announce(page: &str, home: &str, picture: &str) -> String {
    let tags = format!(
        "{REFERRER}<link rel=\"canonical\" href=\"{home}\"><meta property=\"og:url\" content=\"{home}\">\
        <meta property=\"og:type\" content=\"website\"><meta property=\"og:image\" content=\"{home}{picture}\">"
    );
    page.replacen(REFERRER, &tags, 1)
}

/// Tells the page which build it is.
#[must_use]
pub fn identify(page: &str, build: &str) -> String {
    page.replacen(BUILD, &BUILD.replace("\"\"", &format!("\"{build}\"")), 1)
}

/// Changes one file that is text.
///
/// # Errors
///
/// It is not there, or no text.
pub fn edit(
    files: &mut Files,
    path: &str,
    change: impl FnOnce(&str) -> Result<String, Failure>,
) -> Result<(), Failure> {
    let bytes = files.get_mut(path).ok_or_else(|| Failure::new(format!("there is no {path}")))?;
    let text = std::str::from_utf8(bytes).map_err(|_| Failure::new(format!("{path} is no text")))?;
    *bytes = change(text)?.into_bytes();
    Ok(())
}

/// `text` without what stands from `start` to `end`, and that.
fn cut(text: &str, start: &str, end: &str) -> Option<(String, String)> {
    let from = text.find(start)?;
    let to = from + text[from..].find(end)? + end.len();
    Some((format!("{}{}", &text[..from], &text[to..]), text[from..to].to_owned()))
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    Some(text.split_once(start)?.1.split_once(end)?.0)
}

/// A script without its comments and indentation: it is part of every first visit.
fn packed(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUNK: &str =
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"chuhe-texts\" \
content=\"common play\"><title>T</title>
<script type=\"module\">
import init, * as bindings from './app-77f5f6f126b76f87.js';
const wasm = await init({ module_or_path: './app-77f5f6f126b76f87_bg.wasm' });
window.wasmBindings = bindings;
dispatchEvent(new CustomEvent(\"TrunkApplicationStarted\", {detail: {wasm}}));
</script><link rel=\"modulepreload\" href=\"./app-77f5f6f126b76f87.js\" crossorigin=\"anonymous\"><link \
rel=\"preload\" href=\"./app-77f5f6f126b76f87_bg.wasm\" crossorigin=\"anonymous\" as=\"fetch\" \
type=\"application/wasm\"></head><body></body></html>";

    #[test]
    fn the_start_is_ours() {
        let page = furnish(TRUNK).unwrap();
        assert!(!page.contains("TrunkApplicationStarted") && !page.contains("rel=\"preload\""));
        assert!(page.contains("\"./app-77f5f6f126b76f87_bg.wasm\"") && page.contains("\"common play\""));
        assert!(page.contains("from \"./app-77f5f6f126b76f87.js\""));
        let page = identify(&page, "b1");
        assert!(page.contains("<meta name=\"chuhe-build\" content=\"b1\">"));
        let names = Renamed::from([("a.js".to_owned(), "a.1.js".to_owned())]);
        assert!(tell_names(&page, &names).contains("<meta name=\"chuhe-files\" content=\"a.js a.1.js\">"));
    }

    #[test]
    fn a_further_page_starts_alike() {
        let page = "<html><head><meta charset=\"utf-8\"><meta name=\"chuhe-texts\" content=\"common learn\">\
            <script type=\"module\">import init from \"./learn.js\"; init();</script></head><body></body></html>";
        assert!(is_ours(page));
        let page = furnish_further(page).unwrap();
        assert!(page.contains("\"./learn_bg.wasm\"") && page.contains("\"common learn\""), "{page}");
        assert!(page.contains("import init from \"./learn.js\"") && !page.contains("init();"), "{page}");
        assert!(furnish_further(TRUNK).is_err());
    }

    #[test]
    fn another_page_is_refused() {
        for missing in [
            "TrunkApplicationStarted",
            "as bindings",
            "module_or_path",
            "modulepreload",
            "charset",
            "chuhe-texts",
        ] {
            assert!(furnish(&TRUNK.replace(missing, "else")).is_err(), "{missing}");
        }
    }
}
