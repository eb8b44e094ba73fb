//! What the address of the page asks for.

use super::Lang;

/// The wishes in a link, still unread: whoever acts on one says what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// A position as FEN, or the words `start`.
    pub fen: Option<String>,
    /// A language.
    pub lang: Option<Lang>,
    /// Whether the page that compares the rule sets is to be opened: the word `rules` by itself.
    pub rules: bool,
}

/// Longer values are cut: nothing that is read from a link is this long.
const VALUE_BYTES_MAX: usize = 400;

impl Link {
    /// The word that opens the comparison of the rule sets.
    pub const RULES: &str = "rules";

    /// Reads `?a=b&c=d` and `#a=b`, in which the part after `#` counts more.
    ///
    /// Names that mean nothing are passed over. A blank may be written `%20`, `+` or `_`.
    ///
    /// ```
    /// # use chuhe::app::{Lang, Link};
    /// let link = Link::parse("?lang=de&fen=4k4/9/9/9/9/9/9/9/9/4K4_w", "");
    /// assert_eq!(link.lang, Some(Lang::De));
    /// assert_eq!(link.fen.as_deref(), Some("4k4/9/9/9/9/9/9/9/9/4K4 w"));
    /// ```
    #[must_use]
    pub fn parse(search: &str, hash: &str) -> Link {
        let mut link = Link::default();
        for part in [search, hash] {
            for pair in part.trim_start_matches(['?', '#']).split('&') {
                let Some((name, value)) = pair.split_once('=') else {
                    link.rules |= pair == Link::RULES;
                    continue;
                };
                let value = decode(value);
                match name {
                    "fen" => link.fen = Some(value),
                    "lang" => link.lang = Lang::from_tag(&value).or(link.lang),
                    _ => {}
                }
            }
        }
        link
    }
}

/// Undoes percent-encoding. What is no encoding stays as it is, what is no UTF-8 becomes `�`.
fn decode(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = value.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        bytes.push(match (first, after) {
            (b'%', [high, low, after @ ..]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                rest = after;
                hex(*high) << 4 | hex(*low)
            }
            (b'+' | b'_', _) => b' ',
            _ => *first,
        });
        if bytes.len() == VALUE_BYTES_MAX {
            break;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        _ => (digit | 0x20) - b'a' + 10,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_decoded() {
        for (written, read) in [
            ("a%20b+c_d", "a b c d"),
            ("100%", "100%"),
            ("%zz%4", "%zz%4"),
            ("%c3%A9", "é"),
            ("%ff", "\u{fffd}"),
        ] {
            assert_eq!(decode(written), read);
        }
        assert!(decode(&"x".repeat(100_000)).len() <= VALUE_BYTES_MAX);
    }

    #[test]
    fn the_fragment_counts_more() {
        let link = Link::parse("?fen=one&lang=de", "#fen=two&lang=tlh&x&=");
        assert_eq!(link, Link { fen: Some("two".to_owned()), lang: Some(Lang::De), rules: false });
    }

    #[test]
    fn a_word_opens_the_rules() {
        assert!(Link::parse("?lang=de", "#rules").rules);
        assert!(Link::parse("", "#lang=de&rules").rules);
        assert!(!Link::parse("?lang=rules", "#rulesets").rules);
    }
}
