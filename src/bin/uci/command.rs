//! Commands as text, read into values. Nothing here can fail loudly: what makes no sense is left
//! out, as the protocols ask.

use chuhe::search::Limits;

/// What a `go` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// A search.
    Search(Limits),
    /// Counts of move sequences.
    Perft(u32),
}

/// Reads the words after `go`. In UCCI `time` and `increment` mean the own clock, and a time with
/// `movestogo 1` is a time for the move.
pub fn go(words: &[&str], red_to_move: bool) -> Go {
    let number = |name: &str| -> Option<u64> {
        let at = words.iter().position(|word| *word == name)?;
        let number = words.get(at + 1)?.parse::<i64>().ok()?;
        Some(number.max(0) as u64)
    };
    let ms = |name: &str| number(name).map(|ms| u32::try_from(ms).unwrap_or(u32::MAX));
    let small = |name: &str| number(name).map(|n| u8::try_from(n).unwrap_or(u8::MAX));
    if let Some(depth) = number("perft") {
        return Go::Perft(depth.min(16) as u32);
    }
    let (own_time, own_increment) = if red_to_move { ("wtime", "winc") } else { ("btime", "binc") };
    let remaining = ms(own_time).or(ms("time"));
    let limits = if let Some(depth) = small("depth") {
        Limits::Depth(depth)
    } else if let Some(nodes) = number("nodes") {
        Limits::Nodes(nodes)
    } else if let Some(time) = ms("movetime") {
        Limits::MoveTime(time)
    } else if let Some(remaining) = remaining {
        let moves_to_go = number("movestogo").map(|n| u16::try_from(n).unwrap_or(u16::MAX));
        let increment = ms(own_increment).or(ms("increment")).unwrap_or(0);
        match moves_to_go {
            Some(1) if number("time").is_some() => Limits::MoveTime(remaining),
            _ => Limits::Clock { remaining, increment, moves_to_go },
        }
    } else {
        Limits::Infinite
    };
    Go::Search(limits)
}

/// Reads `setoption name NAME value VALUE` (UCI) or `setoption NAME VALUE` (UCCI); names in lower
/// case.
pub fn option(words: &[&str]) -> Option<(String, String)> {
    let (name, value) = match words {
        ["name", rest @ ..] => {
            let split = rest.iter().position(|word| *word == "value").unwrap_or(rest.len());
            (rest[..split].join(" "), rest.get(split + 1..).unwrap_or_default().join(" "))
        }
        [name, rest @ ..] => ((*name).to_owned(), rest.join(" ")),
        [] => return None,
    };
    Some((name.to_lowercase(), value))
}

/// Splits the words after `position` into the start (`startpos` gives none) and the moves.
pub fn position<'a>(words: &[&'a str]) -> (Option<String>, Vec<&'a str>) {
    let split = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let moves = words.get(split + 1..).unwrap_or_default().to_vec();
    match &words[..split] {
        ["fen", record @ ..] => (Some(record.join(" ")), moves),
        ["startpos"] => (None, moves),
        other => (Some(other.join(" ")), moves),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        text.split_whitespace().collect()
    }

    #[test]
    fn go_reads_both_protocols() {
        let limits = |text: &str| go(&words(text), true);
        assert_eq!(limits("movetime 100"), Go::Search(Limits::MoveTime(100)));
        assert_eq!(limits("time 100 movestogo 1"), Go::Search(Limits::MoveTime(100)));
        assert_eq!(limits("depth 900"), Go::Search(Limits::Depth(255)));
        assert_eq!(limits("perft 3"), Go::Perft(3));
        assert_eq!(limits("nodes x"), Go::Search(Limits::Infinite));
        let clock = Limits::Clock { remaining: 5, increment: 7, moves_to_go: None };
        assert_eq!(go(&words("wtime 1 btime 5 winc 2 binc 7"), false), Go::Search(clock));
        let spent = Limits::Clock { remaining: 0, increment: 0, moves_to_go: Some(3) };
        assert_eq!(limits("wtime -20 movestogo 3"), Go::Search(spent));
    }

    #[test]
    fn options_read_both_protocols() {
        let pair = |name: &str, value: &str| Some((name.to_owned(), value.to_owned()));
        assert_eq!(option(&words("name Skill Level value 3")), pair("skill level", "3"));
        assert_eq!(option(&words("hashsize 64")), pair("hashsize", "64"));
        assert_eq!(option(&words("name Clear Hash")), pair("clear hash", ""));
        assert_eq!(option(&[]), None);
    }
}
