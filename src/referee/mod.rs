//! The referee: a game so far and a rule set in, a judgement with its reasons out.
//!
//! [`rules`](crate::rules) knows one position; everything that needs the moves before it is here:
//! repetition, move limits, results. Rule sets differ only in the data of a [`Ruleset`].
//!
//! Sources: World Xiangqi Rules (WXF 2018) with their diagrams, quoted as D1 to D110, whose verdicts
//! agree with the Asian federation's rules (AXF 2017). `tests/data/rulings` holds the examples.
//!
//! ```
//! use chuhe::referee::{History, Ruleset, Status, judge};
//! use chuhe::rules::{Move, Position};
//!
//! let mut history = History::new(Position::start());
//! for _ in 0..2 {
//!     for mv in ["b0c2", "b9c7", "c2b0", "c7b9"] {
//!         assert!(matches!(judge(&history, &Ruleset::ASIAN), Status::Going(_)));
//!         history.play(Move::from_iccs(mv).unwrap()).unwrap();
//!     }
//! }
//! let Status::Over(conclusion) = judge(&history, &Ruleset::ASIAN) else { panic!("a third time") };
//! assert_eq!(conclusion.outcome.winner(), None);
//! ```

mod chase;
mod conduct;
mod foresight;
mod history;
mod kill;
pub mod limit;
pub mod material;
mod outcome;
pub mod repetition;
mod ruleset;
mod verdict;

use crate::rules::Side;

pub use foresight::{Foresight, foresee, foresee_all, is_refused};
pub use history::History;
pub use outcome::{Conclusion, Ending, Outcome};
pub use repetition::{Recurrence, Ruling};
pub use ruleset::{
    ChaseTerms, ChecksCounted, Exchange, Gravity, MoveLimit, Offence, Otherwise, Remedy, RepetitionRule,
    Ruleset, RulesetId, Simplification, Source, Weighing, Winning,
};
pub use verdict::{Account, Attack, AttackKind, Decision, Deed, DrawReason, Gain, Verdict, Warning};

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It goes on, perhaps with a warning of a repetition.
    Going(Option<Warning>),
    /// It is over.
    Over(Conclusion),
}

impl Status {
    /// The result, if there is one.
    #[must_use]
    pub fn conclusion(&self) -> Option<&Conclusion> {
        match self {
            Status::Going(_) => None,
            Status::Over(conclusion) => Some(conclusion),
        }
    }

    /// The warning, if there is one.
    #[must_use]
    pub fn warning(&self) -> Option<&Warning> {
        match self {
            Status::Going(warning) => warning.as_ref(),
            Status::Over(_) => None,
        }
    }
}

/// Judges a game after its last move.
///
/// Mate and stalemate go first, then repetition, then dead positions, then the move limit.
#[must_use]
pub fn judge(history: &History, ruleset: &Ruleset) -> Status {
    let position = history.position();
    let turn = position.turn();
    let moves = position.legal_moves();
    if moves.is_empty() {
        let ending = if position.in_check() { Ending::Checkmate } else { Ending::Stalemate };
        return Status::Over(Conclusion::lost_by(turn, ending));
    }
    let warning = match repetition::judge(history, ruleset) {
        Some(Status::Going(warning)) => warning,
        Some(over) => return over,
        None => None,
    };
    if material::is_dead(position) {
        return Status::Over(Conclusion::drawn_by(Ending::DeadPosition));
    }
    if let MoveLimit::Moves { moves, .. } = ruleset.limit
        && limit::is_reached(history, ruleset.limit)
    {
        return Status::Over(Conclusion::drawn_by(Ending::MoveLimit { moves }));
    }
    if ruleset.repetition.remedy == Remedy::Refuse && moves.iter().all(|&mv| is_refused(history, ruleset, mv))
    {
        return Status::Over(Conclusion::lost_by(turn, Ending::NothingAllowed));
    }
    Status::Going(warning)
}

/// The result when `side`'s time runs out: lost, or drawn if the other side could never have won.
#[must_use]
pub fn time_out(history: &History, side: Side) -> Conclusion {
    if material::can_ever_win(history.position(), !side) {
        Conclusion::lost_by(side, Ending::Time)
    } else {
        Conclusion::drawn_by(Ending::Time)
    }
}
