//! The content security policy of the published pages, by `<meta>`: a static host sends no headers.

use super::digest;

/// Writes the policy into a page, before everything that it rules.
///
/// Scripts of the page's own text are allowed by their digest, so the page must not be changed
/// afterwards. Returns `None` for a page without `<meta charset="utf-8">` to put it behind.
#[must_use]
pub fn seal(page: &str) -> Option<String> {
    let charset = "<meta charset=\"utf-8\">";
    let place = page.find(charset)? + charset.len();
    let policy = policy(&inline_scripts(page));
    let (before, behind) = page.split_at(place);
    Some(format!("{before}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{behind}"))
}

/// Nothing is allowed but what is listed. `wasm-unsafe-eval` is WebAssembly and nothing else; an
/// image may be `data:` so that a drawn board can become a picture.
fn policy(scripts: &[&str]) -> String {
    let digests: String =
        scripts.iter().map(|text| format!(" '{}'", digest::integrity(text.as_bytes()))).collect();
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{digests}"),
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
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
        let sealed = seal(page).unwrap();
        assert!(sealed.starts_with("<head><meta charset=\"utf-8\"><meta http-equiv="));
        let digest = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
        assert!(sealed.contains(&format!("script-src 'self' 'wasm-unsafe-eval' {digest};")));
        assert!(!sealed.contains("unsafe-inline"));
        assert_eq!(seal("<head></head>"), None);
    }
}
