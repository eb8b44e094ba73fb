//! How a game came out, and why.

use std::rc::Rc;

use crate::rules::Side;

use super::Verdict;

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Side),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// Who won, if somebody did.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        }
    }
}

/// What ended a game. With the side it happened to, it decides the [`Outcome`].
///
/// There is no way to a result but these: whatever ends a game of Chuhe is one of them, and the
/// page has words for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// In check without a legal move.
    Checkmate,
    /// Not in check, without a legal move: a loss in Xiangqi.
    Stalemate,
    /// Every legal move is refused by the rule set (see [`super::Remedy::Refuse`]): nothing can
    /// be played, which loses as stalemate does.
    NothingAllowed,
    /// A repetition was judged; the verdict says how and shows the evidence.
    Repetition(Rc<Verdict>),
    /// So many moves without a capture that the rule set calls it a draw.
    MoveLimit {
        /// The limit in moves of each side.
        moves: u16,
    },
    /// Neither side has the men to ever win, see [`super::material`].
    DeadPosition,
    /// A side gave up.
    Resignation,
    /// A side's time ran out. A draw if the other side could never have won.
    Time,
    /// Both agreed to a draw.
    Agreement,
}

/// The result of a game with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub ending: Ending,
}

impl Conclusion {
    /// `side` lost by `ending`.
    #[must_use]
    pub fn lost_by(side: Side, ending: Ending) -> Conclusion {
        Conclusion { outcome: Outcome::Win(!side), ending }
    }

    /// Drawn by `ending`.
    #[must_use]
    pub fn drawn_by(ending: Ending) -> Conclusion {
        Conclusion { outcome: Outcome::Draw, ending }
    }

    /// `side` gives up.
    #[must_use]
    pub fn resignation(side: Side) -> Conclusion {
        Conclusion::lost_by(side, Ending::Resignation)
    }

    /// Both sides agree to a draw.
    #[must_use]
    pub fn agreement() -> Conclusion {
        Conclusion::drawn_by(Ending::Agreement)
    }
}
