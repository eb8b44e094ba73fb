//! The HTML with which a board is set into somebody's page.

use crate::format::fen;
use crate::rules::Setup;

/// What the snippet shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snippet {
    /// Names and values; those without a value are left out.
    pub pairs: Vec<(&'static str, String)>,
    /// What the board is called: read out in place of it, and shown until it is there.
    pub title: String,
}

impl Snippet {
    /// A snippet of a position, with moves played from it.
    #[must_use]
    pub fn new(start: &Setup, moves: &[String], title: String) -> Snippet {
        let mut pairs = Vec::new();
        if *start != Setup::start() {
            pairs.push(("fen", fen::write(start)));
        }
        pairs.push(("moves", moves.join(" ")));
        Snippet { pairs, title }
    }

    /// Says one thing more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Snippet {
        self.pairs.push((name, value.into()));
        self
    }

    fn said(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.pairs.iter().filter(|(_, value)| !value.is_empty()).map(|(name, value)| (*name, value.as_str()))
    }

    /// The address of the frame; `home` is the folder where Chuhe is.
    ///
    /// ```
    /// # use chuhe::app::embed::Snippet;
    /// # use chuhe::rules::Setup;
    /// let snippet = Snippet::new(&Setup::start(), &["h2e2".to_owned()], String::new()).with("lang", "nl");
    /// assert_eq!(snippet.address("https://x.example/"), "https://x.example/embed.html#moves=h2e2&lang=nl");
    /// ```
    #[must_use]
    pub fn address(&self, home: &str) -> String {
        let pairs: Vec<String> =
            self.said().map(|(name, value)| format!("{name}={}", encode(value))).collect();
        format!("{home}embed.html#{}", pairs.join("&"))
    }

    /// An `<iframe>`: works wherever HTML can be written.
    #[must_use]
    pub fn frame(&self, home: &str) -> String {
        format!(
            "<iframe src=\"{}\" title=\"{}\" loading=\"lazy\" style=\"width:100%;max-width:30rem;border:0;aspect-ratio:9/11\"></iframe>",
            escape(&self.address(home)),
            escape(&self.title),
        )
    }

    /// The element with its script: takes the height it needs and tells what happens.
    #[must_use]
    pub fn element(&self, home: &str) -> String {
        let attributes: Vec<String> =
            self.said().map(|(name, value)| format!(" {name}=\"{}\"", escape(value))).collect();
        format!(
            "<script type=\"module\" src=\"{}embed.js\"></script>\n<xiangqi-board{}>{}</xiangqi-board>",
            escape(home),
            attributes.concat(),
            escape(&self.title),
        )
    }
}

/// A value in an address: blanks as `_`, the rest of what has a meaning there by its bytes.
fn encode(value: &str) -> String {
    let mut text = String::new();
    for byte in value.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'/' | b':' | b',' => {
                text.push(char::from(byte));
            }
            byte => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

/// Text in an attribute or between tags.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::{Options, pairs};
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let setup = fen::parse("3k5/9/9/9/9/9/9/9/9/4K4 b").unwrap();
        let title = "A \"horse\" <b>&amp;";
        let snippet = Snippet::new(&setup, &["d9d8".to_owned(), "e0e1".to_owned()], title.to_owned());
        let snippet = snippet.with("question", "Why + how_? 100% <i>").with("theme", "");
        let address = snippet.address("https://x.example/app/");
        let (_, fragment) = address.split_once('#').unwrap();
        let (options, errors) = Options::read(&pairs("", fragment));
        assert_eq!(errors, []);
        assert_eq!((&options.record.start, options.question.as_str()), (&setup, "Why + how_? 100% <i>"));
        assert_eq!(options.record.tree.len(), 2);
        assert!(
            snippet.frame("https://x.example/").contains("title=\"A &quot;horse&quot; &lt;b&gt;&amp;amp;\"")
        );
        assert!(!snippet.element("https://x.example/").contains("<b>"));
    }
}
