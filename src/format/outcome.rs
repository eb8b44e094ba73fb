//! Who won, in the words of files.

use crate::referee::Outcome;
use crate::rules::Side;

/// Reads `1-0`, `红胜`, `黑方胜`, `和棋`, `先负` and the like; none for anything that leaves it open.
#[must_use]
pub fn read(text: &str) -> Option<Outcome> {
    let text = text.trim();
    match text {
        "1-0" => return Some(Outcome::Win(Side::Red)),
        "0-1" => return Some(Outcome::Win(Side::Black)),
        "1/2-1/2" | "1/2" | "0.5-0.5" | "½-½" => return Some(Outcome::Draw),
        _ => {}
    }
    let has = |letters: &str| text.chars().any(|letter| letters.contains(letter));
    let side = match (has("红紅先"), has("黑后後")) {
        (true, false) => Side::Red,
        (false, true) => Side::Black,
        _ if has("和") => return Some(Outcome::Draw),
        _ => return None,
    };
    match (has("胜勝赢贏"), has("负負输輸"), has("和")) {
        (true, false, false) => Some(Outcome::Win(side)),
        (false, true, false) => Some(Outcome::Win(!side)),
        (false, false, true) => Some(Outcome::Draw),
        _ => None,
    }
}

/// Writes `1-0`, `0-1`, `1/2-1/2`, or `*` for an open result.
#[must_use]
pub fn write(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Side::Red)) => "1-0",
        Some(Outcome::Win(Side::Black)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_results() {
        for (text, expected) in [
            ("红胜", "1-0"),
            ("紅勝", "1-0"),
            ("红方胜", "1-0"),
            ("黑方负", "1-0"),
            ("先胜", "1-0"),
            ("黑胜", "0-1"),
            ("先负", "0-1"),
            ("和棋", "1/2-1/2"),
            ("先和", "1/2-1/2"),
            ("双方议和", "1/2-1/2"),
            ("未知", "*"),
            ("", "*"),
            ("红先", "*"),
        ] {
            assert_eq!(write(read(text)), expected, "{text}");
        }
    }
}
