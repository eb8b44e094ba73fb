//! The content security policy of the published pages, by `<meta>`: a static host sends no headers.

use super::digest;

/// What a page may do.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    /// The page's own files: `'self'`, and where they are known to stand.
    own: String,
    /// Workers may be made of text that the page has fetched, and it fetches the game that its author
    /// names, from anywhere.
    is_framed: bool,
    /// The page shows frames of ours.
    shows_frames: bool,
}

/// The policy of the page at `path`, which stands at `home` if that is known.
///
/// A page made for frames may be put into one without an origin. There a worker can only be made of
/// a blob, and in WebKit nothing is `'self'` then, so its address is named too.
#[must_use]
pub fn of(path: &str, home: Option<&str>) -> Policy {
    let is_framed = path == "embed.html";
    let own = match home {
        Some(home) if is_framed => format!("'self' {home}"),
        _ => "'self'".to_owned(),
    };
    // The guide shows the boards it tells of.
    Policy { own, is_framed, shows_frames: path == "authors.html" }
}

impl Policy {
    /// Writes the policy into a page, before everything that it rules.
    ///
    /// Scripts of the page's own text are allowed by their digest, so the page must not be changed
    /// afterwards. Returns `None` for a page without `<meta charset="utf-8">` to put it behind.
    #[must_use]
    pub fn seal(&self, page: &str) -> Option<String> {
        let charset = "<meta charset=\"utf-8\">";
        let place = page.find(charset)? + charset.len();
        let policy = self.text(&inline_scripts(page));
        let (before, behind) = page.split_at(place);
        Some(format!("{before}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{behind}"))
    }

    /// Nothing is allowed but what is listed. `wasm-unsafe-eval` is WebAssembly and nothing else; an
    /// image may be `data:` so that a drawn board can become a picture.
    fn text(&self, scripts: &[&str]) -> String {
        let digests: String =
            scripts.iter().map(|text| format!(" '{}'", digest::integrity(text.as_bytes()))).collect();
        let own = &self.own;
        [
            "default-src 'none'",
            &format!("script-src {own} 'wasm-unsafe-eval'{digests}"),
            &format!("style-src {own}"),
            &format!("img-src {own} data:"),
            &format!("connect-src {own}{}", if self.is_framed { " https: http:" } else { "" }),
            &format!("worker-src {own}{}", if self.is_framed { " blob:" } else { "" }),
            if self.shows_frames { "frame-src 'self'" } else { "frame-src 'none'" },
            &format!("manifest-src {own}"),
            "base-uri 'none'",
            "form-action 'none'",
        ]
        .join("; ")
    }
}

/// The texts of the scripts that have no address.
fn inline_scripts(page: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find("<script") {
        rest = &rest[start..];
        let Some((tag, behind)) = rest.split_once('>') else { break };
        let Some((text, behind)) = behind.split_once("</script>") else { break };
        // Without an address, and no data.
        if !tag.contains("src=") && !tag.contains("json") {
            found.push(text);
        }
        rest = behind;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_without_an_address_are_allowed_by_digest() {
        let page = "<head><meta charset=\"utf-8\"><script>abc</script><script src=\"a.js\"></script>\
            <script type=\"application/json\">{}</script></head>";
        let sealed = of("index.html", None).seal(page).unwrap();
        assert!(sealed.starts_with("<head><meta charset=\"utf-8\"><meta http-equiv="));
        let digest = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
        assert!(sealed.contains(&format!("script-src 'self' 'wasm-unsafe-eval' {digest};")));
        assert!(!sealed.contains("unsafe-inline"));
        assert_eq!(of("index.html", None).seal("<head></head>"), None);
    }
    #[test]
    fn a_framed_page_names_its_own_address() {
        let sealed = of("embed.html", Some("https://a.example/b/")).seal("<meta charset=\"utf-8\">").unwrap();
        assert!(sealed.contains("worker-src 'self' https://a.example/b/ blob:;"), "{sealed}");
        assert!(sealed.contains("connect-src 'self' https://a.example/b/ https: http:;"), "{sealed}");
        let sealed = of("index.html", Some("https://a.example/b/")).seal("<meta charset=\"utf-8\">").unwrap();
        assert!(sealed.contains("worker-src 'self';") && sealed.contains("frame-src 'none';"), "{sealed}");
    }
}
