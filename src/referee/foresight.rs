//! What a move would bring by the rule set, told before it is played.

use std::rc::Rc;

use crate::rules::Move;

use super::{
    Conclusion, Decision, Ending, History, Remedy, Ruleset, Status, Verdict, Warning, judge, repetition,
};

/// What a legal move would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Foresight {
    /// Nothing to tell.
    Free,
    /// It repeats a position, which is not decided yet.
    Repeats(Warning),
    /// It ends the game.
    Ends(Conclusion),
    /// It cannot be played.
    Refused(Rc<Verdict>),
}

impl Foresight {
    /// Whether the move would lose at once by the repetition rule.
    #[must_use]
    pub fn loses_by_rule(&self, history: &History) -> bool {
        matches!(
            self,
            Foresight::Ends(conclusion)
                if matches!(conclusion.ending, Ending::Repetition(_))
                    && conclusion.outcome.winner() == Some(!history.position().turn())
        )
    }
}

/// What the legal move `mv` would bring.
#[must_use]
pub fn foresee(history: &History, ruleset: &Ruleset, mv: Move) -> Foresight {
    let mut after = history.clone();
    after.make(mv);
    foresee_there(&after, ruleset)
}

/// What each legal move would bring, leaving out those that bring nothing to tell.
#[must_use]
pub fn foresee_all(history: &History, ruleset: &Ruleset) -> Vec<(Move, Foresight)> {
    let mut after = history.clone();
    let moves = history.position().legal_moves();
    let with_foresight = |&mv: &Move| {
        after.make(mv);
        let foresight = foresee_there(&after, ruleset);
        after.unmake();
        (mv, foresight)
    };
    let tells = |(_, foresight): &(Move, Foresight)| *foresight != Foresight::Free;
    moves.iter().map(with_foresight).filter(tells).collect()
}

/// `after` ends with the move in question.
fn foresee_there(after: &History, ruleset: &Ruleset) -> Foresight {
    if let Some(verdict) = refusal(after, ruleset) {
        return Foresight::Refused(Rc::new(verdict));
    }
    match judge(after, ruleset) {
        Status::Over(conclusion) => Foresight::Ends(conclusion),
        Status::Going(Some(warning)) => Foresight::Repeats(warning),
        Status::Going(None) => Foresight::Free,
    }
}

/// Whether the rule set refuses the legal move `mv`.
#[must_use]
pub fn is_refused(history: &History, ruleset: &Ruleset, mv: Move) -> bool {
    if ruleset.repetition.remedy != Remedy::Refuse {
        return false;
    }
    let mut after = history.clone();
    after.make(mv);
    refusal(&after, ruleset).is_some()
}

/// The verdict by which the last move is refused.
fn refusal(after: &History, ruleset: &Ruleset) -> Option<Verdict> {
    if ruleset.repetition.remedy != Remedy::Refuse || !repetition::is_decided(after, ruleset) {
        return None;
    }
    repetition::examine(after, ruleset).filter(|verdict| matches!(verdict.decision, Decision::Refused { .. }))
}
