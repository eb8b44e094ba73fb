//! The page as it stands in `index.html`, before its program runs: something to look at at once.
//!
//! `cargo run --bin prerender` renders it with the page's own components, in every language. Here it
//! loses what only the program can honor (names, roles, points to press), and the languages become
//! one drawing with several lists of words, of which a script of the page picks one.

use std::collections::BTreeMap;

use crate::call::{Call, Failure};
use crate::project::Project;

/// The page by language tag, as HTML.
pub type Rendered = BTreeMap<String, String>;

/// The language of the drawing; the others come as lists of words.
const FIRST: &str = "en";

/// What HTML does not close.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// Lets the pages' components render them. By path.
///
/// # Errors
///
/// They cannot be compiled, or do not answer.
pub fn render(project: &Project) -> Result<BTreeMap<String, Rendered>, Failure> {
    let program = ["--quiet", "--features", "prerender", "--bin", "prerender"];
    Call::new("cargo").args(["build"]).args(program).within(project).run()?;
    let text = Call::new("cargo").args(["run"]).args(program).within(project).read();
    let text =
        text.ok_or_else(|| Failure::new("the page could not be rendered: cargo run --bin prerender"))?;
    serde_json::from_str(&text).map_err(|error| Failure::new(format!("prerender: {error}")))
}

/// Puts the drawing into the page's `<div id="app">`.
///
/// # Errors
///
/// There is no such place, or the languages do not have the same words to say.
pub fn draw(page: &str, rendered: &Rendered) -> Result<String, Failure> {
    let place = "<div id=\"app\"></div>";
    if !page.contains(place) {
        return Err(Failure::new(format!("index.html has no {place}")));
    }
    let drawing = rendered
        .get(FIRST)
        .map(|html| drawing(html))
        .ok_or_else(|| Failure::new(format!("the page is not rendered in {FIRST}")))?;
    let count = words(&drawing).len();
    let mut lists = BTreeMap::new();
    for (lang, html) in rendered.iter().filter(|(lang, _)| *lang != FIRST) {
        let list = words(&self::drawing(html));
        if list.len() != count {
            return Err(Failure::new(format!("{lang} has {} words and {FIRST} has {count}", list.len())));
        }
        lists.insert(lang, list);
    }
    let lists = serde_json::to_string(&lists).map_err(|error| Failure::new(error.to_string()))?;
    let drawn = format!(
        "<div id=\"app\">{drawing}</div>\
        <script type=\"application/json\" id=\"chuhe-words\">{}</script><script>chuheSpeak()</script>",
        lists.replace('<', "\\u003c"),
    );
    Ok(page.replacen(place, &drawn, 1))
}

/// A piece of HTML as the renderer writes it.
enum Piece<'a> {
    Open { name: &'a str, attributes: Vec<(&'a str, Option<&'a str>)> },
    Close(&'a str),
    Text(&'a str),
}

fn pieces(html: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = html;
    while !rest.is_empty() {
        let Some(start) = rest.find('<') else {
            found.push(Piece::Text(rest));
            break;
        };
        if start > 0 {
            found.push(Piece::Text(&rest[..start]));
        }
        let tag = &rest[start + 1..];
        let end = tag_end(tag);
        found.push(match tag[..end].strip_prefix('/') {
            Some(name) => Piece::Close(name),
            None => open(&tag[..end]),
        });
        rest = tag.get(end + 1..).unwrap_or_default();
    }
    found
}

/// Where the `>` of a tag is; those in quotes do not count.
fn tag_end(tag: &str) -> usize {
    let mut quoted = false;
    for (place, char) in tag.char_indices() {
        match char {
            '"' => quoted = !quoted,
            '>' if !quoted => return place,
            _ => {}
        }
    }
    tag.len()
}

fn open(tag: &str) -> Piece<'_> {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    while let Some(start) = rest.find(|char: char| !char.is_whitespace()) {
        rest = &rest[start..];
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (name, behind) = rest.split_at(end);
        match behind.strip_prefix("=\"").and_then(|behind| behind.split_once('"')) {
            Some((value, behind)) => {
                attributes.push((name, Some(value)));
                rest = behind;
            }
            None => {
                attributes.push((name, None));
                rest = behind.trim_start_matches('=');
            }
        }
    }
    Piece::Open { name, attributes }
}

/// The drawing of a rendered page: what can be seen of it, and nothing that can be pressed, asked
/// or heard.
fn drawing(html: &str) -> String {
    let mut drawn = String::new();
    let mut skipped = 0usize;
    for piece in pieces(html) {
        match piece {
            Piece::Open { name, attributes } => {
                let is_void = VOID.contains(&name);
                // The points of the board lie invisibly over it.
                let is_unseen = attributes.iter().any(|pair| matches!(pair, ("role", Some("row"))));
                if skipped > 0 || is_unseen {
                    skipped += usize::from(!is_void);
                    continue;
                }
                let is_root = drawn.is_empty();
                drawn.push_str(&format!("<{name}"));
                for (name, value) in attributes.into_iter().filter(|(name, _)| is_seen(name)) {
                    match value {
                        Some(value) if is_root && name == "class" => {
                            drawn.push_str(&format!(" class=\"{value} is-first\""));
                        }
                        Some(value) => drawn.push_str(&format!(" {name}=\"{value}\"")),
                        None => drawn.push_str(&format!(" {name}")),
                    }
                }
                drawn.push_str(if is_root { " inert>" } else { ">" });
            }
            Piece::Close(name) if skipped == 0 => drawn.push_str(&format!("</{name}>")),
            Piece::Close(_) => skipped -= 1,
            Piece::Text(text) if skipped == 0 => drawn.push_str(text),
            Piece::Text(_) => {}
        }
    }
    drawn
}

/// Whether an attribute has to do with how an element looks.
fn is_seen(name: &str) -> bool {
    !(name.starts_with("data-")
        || name.starts_with("aria-")
        || name.starts_with("on")
        || matches!(name, "role" | "tabindex" | "id" | "for" | "title" | "name"))
}

/// The texts of a drawing, as a browser finds them in its tree.
fn words(drawing: &str) -> Vec<String> {
    let texts = pieces(drawing).into_iter().filter_map(|piece| match piece {
        Piece::Text(text) => Some(unescaped(text)),
        _ => None,
    });
    texts.collect()
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#x27;", "'")
        .replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(lang: &str, title: &str) -> (String, String) {
        let html = format!(
            "<div class=\"xq-app\" data-ply=\"0\"><h1 title=\"{title}\">{title}</h1>\
            <div class=\"xq-cells\"><div role=\"row\"><div role=\"gridcell\" aria-label=\"a > b\"></div></div></div>\
            <input type=\"checkbox\" checked><button type=\"button\" tabindex=\"0\" disabled>1 &lt; 2</button></div>"
        );
        (lang.to_owned(), html)
    }

    #[test]
    fn the_drawing_is_what_can_be_seen() {
        let page =
            draw("<body><div id=\"app\"></div></body>", &Rendered::from([rendered("en", "Hello")])).unwrap();
        let expected = "<body><div id=\"app\"><div class=\"xq-app is-first\" inert><h1>Hello</h1>\
            <div class=\"xq-cells\"></div><input type=\"checkbox\" checked>\
            <button type=\"button\" disabled>1 &lt; 2</button></div></div>\
            <script type=\"application/json\" id=\"chuhe-words\">{}</script><script>chuheSpeak()</script></body>";
        assert_eq!(page, expected);
    }

    #[test]
    fn other_languages_are_words() {
        let all = Rendered::from([rendered("en", "Hello"), rendered("de", "Hallo &amp; &lt;b&gt;")]);
        let page = draw("<div id=\"app\"></div>", &all).unwrap();
        assert!(page.contains("{\"de\":[\"Hallo & \\u003cb>\",\"1 \\u003c 2\"]}"), "{page}");
    }

    #[test]
    fn every_language_says_the_same() {
        let all = Rendered::from([rendered("en", "Hello"), rendered("de", "")]);
        assert!(draw("<div id=\"app\"></div>", &all).is_err());
        assert!(draw("<div></div>", &Rendered::from([rendered("en", "Hello")])).is_err());
        assert!(draw("<div id=\"app\"></div>", &Rendered::default()).is_err());
    }
}
