//! The address of the frame, as names and values.

/// The longest address that is read, in bytes. Games with comments may be in it.
const BYTES_MAX: usize = 512 << 10;

/// The most names that are read.
const NAMES_MAX: usize = 64;

/// Reads `?a=b&c=d` and `#a=b`; what stands behind `#` comes last and so counts more.
///
/// A blank may be written `%20` or `+`, and `_` in positions and lists of moves. A plus between
/// digits, before a letter at the beginning of a word or behind `=` is one: WXF moves have them.
///
/// ```
/// # use chuhe::app::embed::pairs;
/// let pairs = pairs("?mode=view", "#moves=H2%2B3+h8%2B7&fen=start");
/// assert_eq!(pairs[1], ("moves".to_owned(), "H2+3 h8+7".to_owned()));
/// ```
#[must_use]
pub fn pairs(search: &str, hash: &str) -> Vec<(String, String)> {
    let parts = [search, hash].map(|part| part.trim_start_matches(['?', '#']));
    parts
        .into_iter()
        .filter(|part| part.len() <= BYTES_MAX)
        .flat_map(|part| part.split('&'))
        .filter(|pair| !pair.is_empty())
        .take(NAMES_MAX)
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let name = decode(name, false, true).to_ascii_lowercase();
            let moves = matches!(name.as_str(), "moves" | "solution");
            let value = decode(value, moves || name == "fen", !moves);
            (name, value)
        })
        .collect()
}

/// Undoes percent-encoding. What is no encoding stays as it is, what is no UTF-8 becomes `�`.
fn decode(value: &str, underscores: bool, pluses: bool) -> String {
    let bytes = value.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let hex = |place: usize| bytes.get(place).and_then(|digit| char::from(*digit).to_digit(16));
        at += 1;
        decoded.push(match (byte, hex(at), hex(at + 1)) {
            (b'%', Some(high), Some(low)) => {
                at += 2;
                // Two digits make a byte.
                (high << 4 | low) as u8
            }
            (b'_', ..) if underscores => b' ',
            (b'+', ..) if pluses || !is_sign(bytes, at - 1) => b' ',
            _ => byte,
        });
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

/// Whether the plus at a place of a list of moves belongs to a move: `H2+3`, `+C=5`.
fn is_sign(bytes: &[u8], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| bytes.get(at));
    let after = bytes.get(at + 1);
    match (before, after) {
        (Some(before), Some(after)) if before.is_ascii_alphanumeric() => {
            after.is_ascii_digit() && after != &b'0' && bytes.get(at + 2).is_none_or(|next| next != &b'.')
        }
        (_, Some(after)) => after.is_ascii_alphabetic(),
        (_, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(search: &str) -> String {
        pairs(search, "").remove(0).1
    }

    #[test]
    fn blanks_are_written_in_many_ways() {
        assert_eq!(one("?fen=4k4/9_w+-%20-"), "4k4/9 w - -");
        assert_eq!(one("?id=my_board+1"), "my_board 1");
        assert_eq!(one("?moves=h2e2_h9g7+h0g2"), "h2e2 h9g7 h0g2");
        assert_eq!(one("?moves=C2=5+h8+7+H2+3"), "C2=5 h8+7 H2+3");
        assert_eq!(one("?moves=+C=5"), "+C=5");
    }

    #[test]
    fn the_fragment_comes_last() {
        let found = pairs("?mode=view&mode", "#mode=play&&=");
        let text: Vec<String> = found.iter().map(|(name, value)| format!("{name}:{value}")).collect();
        assert_eq!(text, ["mode:view", "mode:", "mode:play", ":"]);
    }

    #[test]
    fn hostile_addresses_are_cut() {
        assert_eq!(pairs(&"a=b&".repeat(10_000), "").len(), NAMES_MAX);
        assert_eq!(pairs(&format!("?fen={}", "9/".repeat(BYTES_MAX)), "").len(), 0);
        assert_eq!(one("?fen=%"), "%");
        assert_eq!(one("?fen=%ff%zz%4"), "\u{fffd}%zz%4");
    }
}
