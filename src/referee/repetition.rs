//! Who breaks the repetition rule.
//!
//! The moves judged are those from the first to the last occurrence of the position; the move that
//! first led there is not among them, so a quiet entry into a chase changes nothing. Over a stretch
//! of moves a side is charged with the gravest offence that every one of its moves in the stretch
//! fits. Let *whole* be the gravity over all moves judged and *each* the least gravity over the
//! single cycles. A side offends if its *whole* is greater than the other's *each*.
//!
//! - Perpetual check against perpetual chase loses, equal offences draw, a one-sided offence loses
//!   (WXF 2018, articles on rulings; D1-D5, D48).
//! - What an innocent side does on some of its moves, checks and mate threats included, excuses
//!   nothing (D32-D37, D50), and being in check excuses no attack.
//! - Two cycles in which a side chases one man and then another are no perpetual chase over the
//!   whole, so that side does not lose (D80); but the other side, which was chased all along and
//!   chased back in the same way, must not lose either (D71-D76): hence *each*.
//!
//! Men are followed by identity, so it is never in doubt which of two chariots was chased.

use std::rc::Rc;

use crate::rules::{BySide, Man, Side};

use super::chase::ManSet;
use super::conduct::{Pattern, brief, described};
use super::history::History;
use super::verdict::{Account, AttackKind, Decision, Deed, DrawReason, Verdict, Warning};
use super::{
    Conclusion, Ending, Gravity, Offence, Otherwise, Remedy, RepetitionRule, Ruleset, Status, Weighing,
};

/// What a recurrence within a search is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recurrence {
    /// The last ply at which the same position stood. If that is in the search tree, both sides
    /// could have played otherwise there, and the search can rely on `ruling`; if it is in the game
    /// before, they still can.
    pub since: usize,
    /// What will be or is decided.
    pub ruling: Ruling,
    /// Whether the rule set decides now. If not, `ruling` says how it would if both sides went on
    /// as they did so far.
    pub decided: bool,
}

/// A decision as a search sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// Nobody wins by repeating, by rule or because it leads nowhere.
    Draw,
    /// This side loses, or may not repeat any more.
    Against(Side),
}

/// What the present position is worth as a recurrence; [`None`] if it has not occurred before.
///
/// Made for every node of a search: does nothing but compare hashes unless the position recurs.
///
/// ```
/// use chuhe::referee::{History, Ruleset, Ruling, repetition};
/// use chuhe::rules::{Move, Position, Side};
/// use chuhe::format::fen;
///
/// let start = fen::parse("4k4/9/9/9/9/9/9/9/R8/3K5 w").unwrap();
/// let mut history = History::new(Position::from_setup(&start).unwrap());
/// for mv in ["a1e1", "e9f9", "e1f1", "f9e9", "f1e1"] {
///     assert_eq!(repetition::in_tree(&history, &Ruleset::ASIAN), None);
///     history.make(Move::from_iccs(mv).unwrap());
/// }
/// let recurrence = repetition::in_tree(&history, &Ruleset::ASIAN).unwrap();
/// assert_eq!(recurrence.ruling, Ruling::Against(Side::Red)); // checks without end
/// assert!(!recurrence.decided); // but this is only the second time
/// ```
#[inline]
#[must_use]
pub fn in_tree(history: &History, ruleset: &Ruleset) -> Option<Recurrence> {
    let since = history.last_occurrence()?;
    Some(recurrence(history, ruleset, since))
}

#[cold]
fn recurrence(history: &History, ruleset: &Ruleset, since: usize) -> Recurrence {
    let rule = &ruleset.repetition;
    let occurrences = occurrences(history, rule);
    let charges = Charges::gather(history, rule, &occurrences, Thoroughness::UntilHopeless, |_| {});
    let mover = !history.position().turn();
    let ruling = charges.offender(rule, mover).map_or(Ruling::Draw, Ruling::Against);
    Recurrence { since, ruling, decided: occurrences.len() >= usize::from(rule.decided_at) }
}

/// Whether the present position has occurred often enough for the rule set to decide.
#[must_use]
pub fn is_decided(history: &History, ruleset: &Ruleset) -> bool {
    let decided_at = usize::from(ruleset.repetition.decided_at);
    history.last_occurrence().is_some() && history.occurrences().take(decided_at).count() == decided_at
}

/// Judges the present position as a repetition; [`None`] if it has not occurred before.
///
/// Before the occurrence at which the rule set decides, the verdict is the one that would follow
/// from going on in the same way; [`super::judge`] makes it a warning.
#[must_use]
pub fn examine(history: &History, ruleset: &Ruleset) -> Option<Verdict> {
    history.last_occurrence()?;
    let rule = &ruleset.repetition;
    let occurrences = occurrences(history, rule);
    let mut deeds = Vec::new();
    let charges = Charges::gather(history, rule, &occurrences, Thoroughness::Full, |deed| deeds.push(deed));
    deeds.reverse();
    let accounts = BySide::new_with(|side| charges.account(side, &deeds));
    let mover = !history.position().turn();
    Some(Verdict { ruleset: ruleset.id, decision: charges.decide(rule, mover), occurrences, accounts, deeds })
}

/// Judges the present position by the repetition rule alone; [`None`] if it has not occurred
/// before.
#[must_use]
pub fn judge(history: &History, ruleset: &Ruleset) -> Option<Status> {
    let verdict = Rc::new(examine(history, ruleset)?);
    let (occurrences, decided_at) = (verdict.occurrences.len() as u8, ruleset.repetition.decided_at);
    Some(if occurrences < decided_at {
        Status::Going(Some(Warning { occurrences, decided_at, verdict }))
    } else {
        match verdict.decision {
            Decision::Loses { side, .. } => {
                Status::Over(Conclusion::lost_by(side, Ending::Repetition(verdict)))
            }
            Decision::Draw(_) => Status::Over(Conclusion::drawn_by(Ending::Repetition(verdict))),
            // A refused move that was played all the same, as in a game from elsewhere, stands.
            Decision::Refused { .. } | Decision::PlayOn => Status::Going(None),
        }
    })
}

/// The latest occurrences of the present position, as many as the rule looks at, oldest first.
fn occurrences(history: &History, rule: &RepetitionRule) -> Vec<usize> {
    let mut plies: Vec<usize> = history.occurrences().take(usize::from(rule.decided_at)).collect();
    plies.reverse();
    plies
}

/// How much of the window to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thoroughness {
    /// All of it, with evidence.
    Full,
    /// From the end until no side can be an offender any more.
    UntilHopeless,
}

/// An offence with its gravity, or nothing.
#[derive(Clone, Copy, Default)]
struct Charge {
    gravity: Gravity,
    offence: Option<Offence>,
}

/// The gravest offence of a side whose moves have `pattern` in common.
fn charge(pattern: Pattern, rule: &RepetitionRule, repeated_check: bool) -> Charge {
    rule.offences
        .iter()
        .filter(|(offence, _)| match offence {
            Offence::RepeatedCheck => repeated_check,
            _ => pattern.fits(*offence),
        })
        .map(|&(offence, gravity)| Charge { gravity, offence: Some(offence) })
        .max_by_key(|charge| charge.gravity)
        .unwrap_or_default()
}

/// What can be held against each side over the moves judged.
struct Charges {
    patterns: BySide<Pattern>,
    whole: BySide<Charge>,
    each: BySide<Gravity>,
}

impl Charges {
    /// Nothing against anybody.
    const NONE: Charges = {
        let none = Charge { gravity: Gravity(0), offence: None };
        Charges {
            patterns: BySide { red: Pattern::NOTHING, black: Pattern::NOTHING },
            whole: BySide { red: none, black: none },
            each: BySide { red: Gravity(0), black: Gravity(0) },
        }
    };

    /// Walks back over the moves judged. In the full mode every move is described to `tell`,
    /// latest first.
    fn gather(
        history: &History,
        rule: &RepetitionRule,
        occurrences: &[usize],
        thoroughness: Thoroughness,
        mut tell: impl FnMut(Deed),
    ) -> Charges {
        let matters = rule.offences.iter().any(|(offence, _)| *offence == Offence::RepeatedCheck);
        let repeated = matters && is_repeated_check(history, occurrences);
        let repeated_check = BySide::new_with(|side| repeated && side != history.position().turn());
        let mut whole = BySide::new_with(|_| Pattern::ANYTHING);
        let mut least = BySide::new_with(|_| None::<Gravity>);
        let mut walk = history.rewind();
        for &begin in occurrences.iter().rev().skip(1) {
            let mut cycle = BySide::new_with(|_| Pattern::ANYTHING);
            while walk.ply > begin {
                let side = !walk.position.turn();
                let pattern = match thoroughness {
                    Thoroughness::UntilHopeless => brief(&mut walk, rule, cycle[side]),
                    Thoroughness::Full => match described(&mut walk, rule) {
                        Some((pattern, deed)) => {
                            tell(deed);
                            pattern
                        }
                        // Positions on both sides of a pass are never the same.
                        None => return Charges::NONE,
                    },
                };
                cycle[side] = cycle[side].and(pattern);
                whole[side] = whole[side].and(pattern);
                let hopeless =
                    |side| charge(whole[side], rule, repeated_check[side]).gravity == Gravity::default();
                if thoroughness == Thoroughness::UntilHopeless && Side::ALL.into_iter().all(hopeless) {
                    return Charges::NONE;
                }
            }
            for side in Side::ALL {
                let here = charge(cycle[side], rule, repeated_check[side]).gravity;
                least[side] = Some(least[side].map_or(here, |least| least.min(here)));
            }
        }
        Charges {
            patterns: whole,
            whole: BySide::new_with(|side| charge(whole[side], rule, repeated_check[side])),
            each: BySide::new_with(|side| least[side].unwrap_or_default()),
        }
    }

    /// Which sides offend.
    fn offenders(&self, rule: &RepetitionRule) -> BySide<bool> {
        BySide::new_with(|side| {
            let excuse = match rule.weighing {
                Weighing::AgainstOther => self.each[!side],
                Weighing::ByItself => Gravity::default(),
            };
            self.whole[side].gravity > excuse
        })
    }

    /// The side that has to suffer for the repetition, if one has. `mover` is the side that made
    /// the last move: if moves are refused and both sides offend, it is the first to be stopped.
    fn offender(&self, rule: &RepetitionRule, mover: Side) -> Option<Side> {
        let offenders = self.offenders(rule);
        match (offenders[mover], offenders[!mover]) {
            (true, false) => Some(mover),
            (false, true) => Some(!mover),
            (true, true) if rule.remedy == Remedy::Refuse => Some(mover),
            _ => None,
        }
    }

    /// What happens. `mover` is the side that made the last move.
    fn decide(&self, rule: &RepetitionRule, mover: Side) -> Decision {
        let offender = self.offender(rule, mover);
        if let Some((side, offence)) = offender.and_then(|side| Some((side, self.whole[side].offence?))) {
            return match rule.remedy {
                Remedy::Lose => Decision::Loses { side, offence },
                Remedy::Refuse if side == mover => Decision::Refused { side, offence },
                // Its own next move of the cycle will be refused.
                Remedy::Refuse => Decision::PlayOn,
            };
        }
        match rule.otherwise {
            Otherwise::PlayOn => Decision::PlayOn,
            Otherwise::Draw if self.whole.red.offence.is_none() && self.whole.black.offence.is_none() => {
                Decision::Draw(DrawReason::NoOffence)
            }
            Otherwise::Draw => Decision::Draw(DrawReason::BothOffend),
        }
    }

    fn account(&self, side: Side, deeds: &[Deed]) -> Account {
        let pattern = self.patterns[side];
        let targets = if pattern.chased.is_empty() { pattern.pressed } else { pattern.chased };
        let mut attackers = ManSet::default();
        let mut account = Account {
            offence: self.whole[side].offence,
            gravity: self.whole[side].gravity,
            gravity_each_cycle: self.each[side],
            targets: targets.of(!side).collect(),
            ..Account::default()
        };
        for deed in deeds.iter().filter(|deed| deed.side == side) {
            let on_targets = deed.attacks.iter().filter(|attack| targets.has(attack.target));
            on_targets.for_each(|attack| attackers.insert(attack.attacker));
            let count = if !deed.checkers.is_empty() {
                &mut account.checks
            } else if deed.attacks.iter().any(|attack| attack.kind == AttackKind::New) {
                &mut account.chases
            } else if deed.kill.is_some() {
                &mut account.kills
            } else if !deed.attacks.is_empty() {
                &mut account.underminings
            } else {
                &mut account.idle
            };
            *count += 1;
        }
        account.attackers = attackers.of(side).collect();
        account
    }
}

/// Whether one and the same man gives check at every occurrence.
fn is_repeated_check(history: &History, occurrences: &[usize]) -> bool {
    let mut checkers = ManSet::ALL;
    let mut walk = history.rewind();
    for &ply in occurrences.iter().rev() {
        while walk.ply > ply {
            walk.back();
        }
        let mut here = ManSet::default();
        let squares = walk.position.checkers();
        let men: Vec<Man> = squares.iter().filter_map(|square| walk.position.man_at(*square)).collect();
        men.into_iter().for_each(|man| here.insert(man));
        checkers = checkers.and(here);
        if checkers.is_empty() {
            return false;
        }
    }
    true
}
