//! What one move of a game did, as far as offences are made of it.

use crate::rules::{Man, Move, MoveList, Square};

use super::chase::{ManSet, gain, gains, gains_after_check, what_changed, what_changed_after_check};
use super::history::Rewind;
use super::verdict::{Attack, AttackKind, Deed, Gain};
use super::{Offence, RepetitionRule, Winning, kill};

/// What all moves of a side in a stretch have in common; of a single move, what it did.
#[derive(Clone, Copy)]
pub(super) struct Pattern {
    /// Every move gave check.
    pub checks: bool,
    /// Every move gave check, threatened mate, or chased or undermined something.
    pub attacks: bool,
    /// Men attacked anew by every move.
    pub chased: ManSet,
    /// Men attacked anew or robbed of protection by every move; includes `chased`.
    pub pressed: ManSet,
}

impl Pattern {
    /// What no move contradicts.
    pub const ANYTHING: Pattern =
        Pattern { checks: true, attacks: true, chased: ManSet::ALL, pressed: ManSet::ALL };

    /// What the idle move has.
    pub const NOTHING: Pattern =
        Pattern { checks: false, attacks: false, chased: ManSet(0), pressed: ManSet(0) };

    /// A checking move attacks nothing but the general (WXF 2018: check before chase).
    const CHECK: Pattern = Pattern { checks: true, attacks: true, ..Pattern::NOTHING };

    /// What two stretches have in common.
    pub fn and(self, other: Pattern) -> Pattern {
        Pattern {
            checks: self.checks && other.checks,
            attacks: self.attacks && other.attacks,
            chased: self.chased.and(other.chased),
            pressed: self.pressed.and(other.pressed),
        }
    }

    /// Whether a stretch with this pattern is the offence. [`Offence::RepeatedCheck`] is not a
    /// matter of every move.
    pub fn fits(self, offence: Offence) -> bool {
        match offence {
            Offence::PerpetualCheck => self.checks,
            Offence::PerpetualChase => !self.chased.is_empty(),
            Offence::PerpetualUndermining => !self.pressed.is_empty(),
            Offence::PerpetualAttack => self.attacks,
            Offence::RepeatedCheck => false,
        }
    }

    fn note(&mut self, kind: AttackKind, target: Man) {
        self.attacks = true;
        self.pressed.insert(target);
        if kind == AttackKind::New {
            self.chased.insert(target);
        }
    }
}

/// What the move that led to where `walk` stands did, as far as it can still matter to a side whose
/// later moves have `so_far` in common. Walks one move back.
pub(super) fn brief(walk: &mut Rewind, rule: &RepetitionRule, so_far: Pattern) -> Pattern {
    if walk.position.in_check() {
        walk.back();
        return Pattern::CHECK;
    }
    let counts = |offence| rule.offences.iter().any(|(counted, _)| *counted == offence);
    let attacks_matter = so_far.attacks && counts(Offence::PerpetualAttack);
    let chases_matter = (!so_far.chased.is_empty() && counts(Offence::PerpetualChase))
        || (!so_far.pressed.is_empty() && counts(Offence::PerpetualUndermining));
    let mut pattern = Pattern::NOTHING;
    if !attacks_matter && !chases_matter {
        walk.back();
        return pattern;
    }
    let threats = gains_of_mover(walk, rule);
    let wins_after_check = wins_after_check(walk, rule);
    let after = attacks_matter.then(|| walk.position.clone());
    let Some(played) = walk.back() else { return pattern };
    for &threat in &threats {
        let Some(target) = walk.position.man_at(threat.to) else { continue };
        if (attacks_matter || so_far.pressed.has(target))
            && let Some(kind) = what_changed(&mut walk.position, played, threat, &rule.chase)
        {
            pattern.note(kind, target);
        }
    }
    for (_, target) in wins_after_check {
        let matters = (attacks_matter && !pattern.attacks) || so_far.pressed.has(target);
        if matters && let Some(kind) = what_changed_after_check(&mut walk.position, target, &rule.chase) {
            pattern.note(kind, target);
        }
    }
    if let Some(mut after) = after.filter(|_| !pattern.attacks) {
        pattern.attacks = kill::threatened(&mut after, rule.kill_checks).is_some();
    }
    pattern
}

/// The same with all the evidence; [`None`] if the step was a pass.
pub(super) fn described(walk: &mut Rewind, rule: &RepetitionRule) -> Option<(Pattern, Deed)> {
    let side = !walk.position.turn();
    let man_at = |walk: &Rewind, square: Square| Some((walk.position.man_at(square)?, square));
    let checkers: Vec<(Man, Square)> =
        walk.position.checkers().into_iter().filter_map(|square| man_at(walk, square)).collect();

    let mut pattern = Pattern::NOTHING;
    let mut threats = Vec::new();
    let mut after_check = Vec::new();
    let mut kill = None;
    if checkers.is_empty() {
        kill = kill::threatened(&mut walk.position, rule.kill_checks);
        pattern.attacks = kill.is_some();
        for &threat in &gains_of_mover(walk, rule) {
            let pass = walk.position.pass();
            let why = gain(&mut walk.position, threat, &rule.chase);
            walk.position.unpass(pass);
            let (attacker, target) = (walk.position.man_at(threat.from), walk.position.man_at(threat.to));
            threats.push((threat, attacker?, target?, why?));
        }
        for (check, target) in wins_after_check(walk, rule) {
            let (attacker, at) = (walk.position.man_at(check.from)?, walk.position.square_of(target)?);
            after_check.push((check, attacker, target, at));
        }
    } else {
        pattern = Pattern::CHECK;
    }

    let mv = walk.back()?;
    let man = walk.position.man_at(mv.from)?;
    let mut attacks = Vec::new();
    for (threat, attacker, target, gain) in threats {
        if let Some(kind) = what_changed(&mut walk.position, mv, threat, &rule.chase) {
            pattern.note(kind, target);
            attacks.push(Attack { attacker, from: threat.from, target, at: threat.to, kind, gain });
        }
    }
    for (check, attacker, target, at) in after_check {
        if let Some(kind) = what_changed_after_check(&mut walk.position, target, &rule.chase) {
            pattern.note(kind, target);
            let gain = Gain::AfterCheck(check);
            attacks.push(Attack { attacker, from: check.from, target, at, kind, gain });
        }
    }
    Some((pattern, Deed { ply: walk.ply, side, mv, man, checkers, kill, attacks }))
}

/// What the side that has just moved could gain by capturing if it moved again.
fn gains_of_mover(walk: &mut Rewind, rule: &RepetitionRule) -> MoveList {
    let pass = walk.position.pass();
    let threats = gains(&mut walk.position, &rule.chase);
    walk.position.unpass(pass);
    threats
}

/// What it could win by a check if it moved again, under rules that count that.
fn wins_after_check(walk: &mut Rewind, rule: &RepetitionRule) -> Vec<(Move, Man)> {
    if rule.chase.winning != Winning::AfterCheck {
        return Vec::new();
    }
    let pass = walk.position.pass();
    let wins = gains_after_check(&mut walk.position, &rule.chase);
    walk.position.unpass(pass);
    wins
}
