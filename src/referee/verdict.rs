//! What the referee says about a repetition, with everything needed to show why.
//!
//! No sentence is made here: the page words these values in its reader's language and replays the
//! window on the board.

use std::ops::Range;
use std::rc::Rc;

use crate::rules::{BySide, Man, Move, Side, Square};

use super::{Gravity, Offence, RulesetId};

/// A judgement on a repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// By which rules.
    pub ruleset: RulesetId,
    /// What was decided.
    pub decision: Decision,
    /// The plies at which the repeated position stood, oldest first; the last is the present one.
    /// The moves from the first to the last are the ones judged.
    pub occurrences: Vec<usize>,
    /// What each side did over all those moves.
    pub accounts: BySide<Account>,
    /// What each of those moves did, in the order played.
    pub deeds: Vec<Deed>,
}

impl Verdict {
    /// The moves judged: the move of number `n` led from ply `n` to ply `n + 1`.
    #[must_use]
    pub fn window(&self) -> Range<usize> {
        match self.occurrences[..] {
            [first, .., last] => first..last,
            _ => 0..0,
        }
    }

    /// The cycles of the window, oldest first: from one occurrence to the next.
    pub fn cycles(&self) -> impl DoubleEndedIterator<Item = Range<usize>> + '_ {
        self.occurrences.windows(2).map(|pair| pair[0]..pair[1])
    }
}

/// What is decided about a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// This side loses.
    Loses {
        /// The offender.
        side: Side,
        /// What it did.
        offence: Offence,
    },
    /// This side's last move cannot be played.
    Refused {
        /// The offender.
        side: Side,
        /// What it did.
        offence: Offence,
    },
    /// The game is drawn.
    Draw(DrawReason),
    /// The game goes on.
    PlayOn,
}

impl Decision {
    /// The side that loses or whose move is refused.
    #[must_use]
    pub const fn offender(self) -> Option<Side> {
        match self {
            Decision::Loses { side, .. } | Decision::Refused { side, .. } => Some(side),
            Decision::Draw(_) | Decision::PlayOn => None,
        }
    }
}

/// Why a repetition is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Neither side did on every move what the rule set forbids.
    NoOffence,
    /// An offence is balanced by what the other side did.
    BothOffend,
}

/// What one side did over a whole window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Its gravest offence over all its moves.
    pub offence: Option<Offence>,
    /// How grave that is.
    pub gravity: Gravity,
    /// The least it can be charged with when each cycle is looked at by itself: at least
    /// `gravity`, and more if it changed its target from one cycle to the next. The other side's
    /// offence is weighed against this.
    pub gravity_each_cycle: Gravity,
    /// The enemy men it attacked or whose protection it took away on every move.
    pub targets: Vec<Man>,
    /// The men that attacked those targets.
    pub attackers: Vec<Man>,
    /// How many of its moves gave check.
    pub checks: usize,
    /// How many gave no check but threatened mate.
    pub kills: usize,
    /// How many created an attack on something.
    pub chases: usize,
    /// How many created no attack but took protection away from something attacked before.
    pub underminings: usize,
    /// How many did none of these.
    pub idle: usize,
}

/// What one move did. Squares are those after the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Number of the move: it led from this ply to the next.
    pub ply: usize,
    /// Who moved.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The man that moved.
    pub man: Man,
    /// The men giving check, with their squares. A checking move makes no other attack.
    pub checkers: Vec<(Man, Square)>,
    /// The first move of a mate by checks that would follow if the other side passed.
    pub kill: Option<Move>,
    /// Attacks that the move created, and targets from which it took protection away.
    pub attacks: Vec<Attack>,
}

/// A capture that a move prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The man that could capture.
    pub attacker: Man,
    /// Where it stands.
    pub from: Square,
    /// The man that could be captured.
    pub target: Man,
    /// Where that stands.
    pub at: Square,
    /// Whether the attack is new.
    pub kind: AttackKind,
    /// Why capturing would gain something.
    pub gain: Gain,
}

/// What the move did for an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttackKind {
    /// It created the attack.
    New,
    /// The attack stood before, on a protected target; the move took the protection away.
    Undermined,
}

/// Why a capture would gain something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gain {
    /// Nothing protects the target.
    Unprotected,
    /// What seems to protect it could not legally take back.
    FalseRoot,
    /// The target is worth more than the attacker, so its protection does not count.
    WorthMore,
    /// The man could be captured with gain after this check, whatever the answer. The attacker is
    /// the man giving the check.
    AfterCheck(Move),
}

/// A repetition that is not decided yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// How often the position has occurred, at least twice.
    pub occurrences: u8,
    /// At which occurrence the rule set decides.
    pub decided_at: u8,
    /// What will be decided then, if both sides go on as they did so far.
    pub verdict: Rc<Verdict>,
}

impl Warning {
    /// The side that must play otherwise, if the repetition would be decided against one.
    #[must_use]
    pub fn must_deviate(&self) -> Option<Side> {
        self.verdict.decision.offender()
    }
}
