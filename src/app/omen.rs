//! What a move would bring by the repetition rule, as far as a player should know before playing it.

use crate::referee::{Conclusion, Ending, Foresight};
use crate::rules::Side;

/// A warning at a move. What a move wins is not told in advance: finding that is the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Omen {
    /// Playing it loses at once by the repetition rule.
    Loses,
    /// It cannot be played, because it would repeat a position in a forbidden way.
    Refused,
    /// Playing it draws at once by the repetition rule.
    Draws,
}

impl Omen {
    /// All of them, the worst first.
    pub const ALL: [Omen; 3] = [Omen::Loses, Omen::Refused, Omen::Draws];

    /// The warning at a move of `mover` about which this was foreseen.
    #[must_use]
    pub fn of(foresight: &Foresight, mover: Side) -> Option<Omen> {
        match foresight {
            Foresight::Refused(_) => Some(Omen::Refused),
            Foresight::Ends(Conclusion { outcome, ending: Ending::Repetition(_) }) => {
                match outcome.winner() {
                    None => Some(Omen::Draws),
                    Some(winner) if winner != mover => Some(Omen::Loses),
                    Some(_) => None,
                }
            }
            Foresight::Free | Foresight::Repeats(_) | Foresight::Ends(_) => None,
        }
    }
}
