//! Numbers the search reckons with, and what of them is shown outside.
//!
//! Inside, a [`Value`] is a plain integer for the side to move, in hundredths of a soldier's worth;
//! it fits 16 bits so that a table entry can hold it. It is an alias rather than a type of its own
//! because nearly every line of the search adds, negates and compares values. Outside, a [`Score`]
//! tells a decided game from an estimate.

use std::fmt;

/// An estimate or a decided result, see the module.
pub(crate) type Value = i32;

/// Longest line the search follows, in plies from its root.
pub(super) const DEEPEST: usize = 120;

/// Above every value.
pub(super) const INFINITE: Value = 32_000;

/// Won by mate or stalemate on the spot; won in `n` plies is `MATE - n`.
pub(super) const MATE: Value = 31_000;

/// Won because the opponent broke the repetition rule on the spot; `n` plies ahead is `RULE - n`.
/// A band of its own: these values depend on the path and never enter the table.
pub(super) const RULE: Value = 30_500;

/// Values beyond this, on either side, are decided results.
pub(super) const DECIDED: Value = RULE - 256;

/// Estimates stay within this on either side.
pub(super) const MOST: Value = 20_000;

/// Neither side wins.
pub(super) const DRAW: Value = 0;

/// No value known, for instance no estimate while in check.
pub(super) const UNKNOWN: Value = -32_001;

/// The side to move has lost by mate or stalemate, `ply` plies after the root.
pub(super) const fn mated(ply: usize) -> Value {
    ply as Value - MATE
}

/// Whether the game is decided, one way or the other.
pub(super) const fn is_decided(value: Value) -> bool {
    value >= DECIDED || value <= -DECIDED
}

/// Whether the value stems from the repetition rule.
pub(super) const fn is_by_rule(value: Value) -> bool {
    is_decided(value) && value <= RULE && value >= -RULE
}

/// What a line is worth to the side to move, as shown outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate in hundredths of a soldier's worth, positive when the side to move is better.
    /// Games decided by the repetition rule stand at the far end of this scale, because the ruling
    /// inside the search is an early guess and no proof; so do mates of which no line of legal
    /// moves to the end is known.
    Units(i32),
    /// Mate or stalemate after so many plies: positive when the side to move wins (then odd),
    /// negative when it loses (then even).
    Mate(i32),
}

impl Score {
    /// Of a mate that is claimed, but of which no line to its end is known.
    pub(super) const fn unproven(wins: bool) -> Score {
        Score::Units(if wins { MOST } else { -MOST })
    }

    /// The value of a line found from the root.
    pub(super) fn from_value(value: Value) -> Score {
        if !is_decided(value) {
            Score::Units(value)
        } else if is_by_rule(value) {
            Score::unproven(value > 0)
        } else if value > 0 {
            Score::Mate(MATE - value)
        } else {
            Score::Mate(-(MATE + value))
        }
    }
}

/// Shows `cp 31` or `mate 2` (in moves, as UCI counts).
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::Units(units) => write!(f, "cp {units}"),
            Score::Mate(plies) if plies > 0 => write!(f, "mate {}", (plies + 1) / 2),
            Score::Mate(plies) => write!(f, "mate {}", plies / 2),
        }
    }
}

/// How a value is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// As it stands.
    Exact,
    /// The line is worth at least this.
    AtLeast,
    /// The line is worth at most this.
    AtMost,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decided_values_are_told_apart() {
        assert_eq!(Score::from_value(MATE - 3), Score::Mate(3));
        assert_eq!(Score::from_value(mated(4)), Score::Mate(-4));
        assert_eq!(Score::from_value(RULE - 5), Score::Units(MOST));
        assert_eq!(Score::from_value(-37), Score::Units(-37));
        assert!(is_by_rule(5 - RULE) && !is_by_rule(mated(DEEPEST)) && !is_by_rule(MOST));
        assert!(is_decided(mated(DEEPEST)) && !is_decided(-MOST));
        assert_eq!(Score::Mate(3).to_string(), "mate 2");
        assert_eq!(Score::Mate(-4).to_string(), "mate -2");
    }
}
