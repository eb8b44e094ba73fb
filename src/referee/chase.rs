//! Attacks in the sense of the chase rules (WXF 2018, article on chasing, D18-D110).
//!
//! Two sets of captures decide what a move attacked, each asked before the move and after it, as
//! if the mover could move again:
//!
//! - A *threat* is a legal capture of a target that counts by a man whose attacks count. A pinned
//!   man threatens only along its pin, since other captures are not legal; generals and soldiers
//!   attack freely (D67-D70), though their moves may open attacks for others (D71-D76); soldiers
//!   that have not crossed may be attacked freely (D60).
//! - A threat *gains* if the target is worth more (a chariot attacked by horse or cannon, D18-D25,
//!   D61-D62), or if nothing can legally take back once it is played (false roots: D84-D85,
//!   D104-D110). Men of one kind that could take each other offer an exchange, unless the target
//!   cannot take (D53, D55).
//!
//! A move creates an attack if the threat gains after it and was no threat before: sliding along
//! one line renews nothing (D106), opening lines, legs, eyes and mounts does (D56-D58, D82,
//! D93-D95). It undermines if the threat stood before without gain and gains now: by pinning,
//! blocking or luring away what protected the target (D104). Threats are pairs of attacker and
//! target, because an attack may pass from one man to another without being new for the target.

use crate::rules::{Man, Move, MoveList, Position, Role, Side, Square};

use super::ruleset::worth;
use super::verdict::{AttackKind, Gain};
use super::{ChaseTerms, Exchange};

impl ChaseTerms {
    fn counts_as_attacker(&self, man: Man) -> bool {
        !self.free_attackers.contains(&man.role())
    }

    fn counts_as_target(&self, man: Man, at: Square) -> bool {
        match man.role() {
            Role::General => false,
            Role::Soldier => !self.uncrossed_soldiers_free || !at.on_own_half(man.side()),
            _ => true,
        }
    }

    fn is_worth_more(&self, attacker: Role, target: Role) -> bool {
        self.despite_protection.contains(&(attacker, target))
    }
}

/// The threats of the side to move that gain something.
pub(super) fn gains(position: &mut Position, terms: &ChaseTerms) -> MoveList {
    let mut threats = MoveList::new();
    position.captures(&mut threats);
    let safety = position.safety();
    threats.retain(|mv| {
        let (Some(attacker), Some(target)) = (position.man_at(mv.from), position.man_at(mv.to)) else {
            return false;
        };
        terms.counts_as_attacker(attacker)
            && terms.counts_as_target(target, mv.to)
            && position.is_legal_given(mv, &safety)
            && gain(position, mv, terms).is_some()
    });
    threats
}

/// What the move that led from `before`, a position with the mover to move, to one whose [`gains`]
/// include `threat` did for that threat. [`None`] if the threat gained before, too.
pub(super) fn what_changed(
    before: &mut Position,
    played: Move,
    threat: Move,
    terms: &ChaseTerms,
) -> Option<AttackKind> {
    let stood = if threat.from == played.to { played.from } else { threat.from };
    let earlier = Move::new(stood, threat.to);
    if !before.is_legal(earlier) {
        Some(AttackKind::New)
    } else if gain(before, earlier, terms).is_none() {
        Some(AttackKind::Undermined)
    } else {
        None
    }
}

/// Why the side to move would gain by the legal capture `mv`, if it would.
pub(super) fn gain(position: &mut Position, mv: Move, terms: &ChaseTerms) -> Option<Gain> {
    let attacker = position.man_at(mv.from)?.role();
    let target = position.man_at(mv.to)?.role();
    if terms.exchanges.covers(attacker, target) && can_take(position, Move::new(mv.to, mv.from)) {
        return None;
    }
    if terms.is_worth_more(attacker, target) {
        return Some(Gain::WorthMore);
    }
    let undo = position.make(mv);
    let root = root_of(position, mv.to);
    position.unmake(undo);
    match root {
        Root::Real => None,
        Root::False => Some(Gain::FalseRoot),
        Root::None => Some(Gain::Unprotected),
    }
}

/// The men that the side to move could win by a check: whatever legal answer is given, the man can
/// be captured with gain. Each with the check, once a man. If an answer captures, what is won after
/// it must be worth more. Mates are not meant.
pub(super) fn gains_after_check(position: &mut Position, terms: &ChaseTerms) -> Vec<(Move, Man)> {
    let mut found: Vec<(Move, Man)> = Vec::new();
    let mut seen = ManSet::default();
    let side = position.turn();
    for &check in &position.legal_moves() {
        let undo = position.make(check);
        if undo.captured().is_none() && position.in_check() {
            for man in won_whatever_the_answer(position, terms).of(!side) {
                if !seen.has(man) {
                    seen.insert(man);
                    found.push((check, man));
                }
            }
        }
        position.unmake(undo);
    }
    found
}

/// The men of the side to move that the other side can capture with gain after every answer. That
/// they could take, too, is no excuse here: the other side takes first.
fn won_whatever_the_answer(position: &mut Position, terms: &ChaseTerms) -> ManSet {
    let answers = position.legal_moves();
    if answers.is_empty() {
        return ManSet::default();
    }
    let terms = &ChaseTerms { exchanges: Exchange::Never, ..*terms };
    let mut won = ManSet::ALL;
    for &answer in &answers {
        let undo = position.make(answer);
        let paid = undo.captured().map_or(0, |man| worth(man.role()));
        let mut here = ManSet::default();
        for &threat in &gains(position, terms) {
            let Some(man) = position.man_at(threat.to) else { continue };
            let net = paid == 0
                || (worth(man.role()) > paid && gain(position, threat, terms) != Some(Gain::WorthMore));
            if net {
                here.insert(man);
            }
        }
        position.unmake(undo);
        won = won.and(here);
        if won.is_empty() {
            break;
        }
    }
    won
}

/// What a move did for the threat to win `target` by a check; [`what_changed`] for such threats.
pub(super) fn what_changed_after_check(
    before: &mut Position,
    target: Man,
    terms: &ChaseTerms,
) -> Option<AttackKind> {
    let mut captures = MoveList::new();
    before.captures(&mut captures);
    captures.retain(|mv| {
        before.man_at(mv.to) == Some(target)
            && before.man_at(mv.from).is_some_and(|man| terms.counts_as_attacker(man))
            && before.is_legal(mv)
    });
    if captures.iter().any(|&mv| gain(before, mv, terms).is_some())
        || gains_after_check(before, terms).iter().any(|(_, man)| *man == target)
    {
        None
    } else if captures.is_empty() {
        Some(AttackKind::New)
    } else {
        Some(AttackKind::Undermined)
    }
}

/// Whether the waiting side could play the capture if it were to move.
fn can_take(position: &mut Position, capture: Move) -> bool {
    let pass = position.pass();
    let can = position.is_legal(capture);
    position.unpass(pass);
    can
}

/// What protects a square once a capture on it has been played.
enum Root {
    Real,
    False,
    None,
}

/// Whether the side to move can take on the square.
fn root_of(position: &Position, square: Square) -> Root {
    let mut root = Root::None;
    for (man, from) in position.men(position.turn()) {
        if position.attacks(man, from, square) {
            if position.is_legal(Move::new(from, square)) {
                return Root::Real;
            }
            root = Root::False;
        }
    }
    root
}

/// Men as a set of bits, by [`Man::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ManSet(pub u32);

impl ManSet {
    pub const ALL: ManSet = ManSet(u32::MAX);

    pub fn insert(&mut self, man: Man) {
        self.0 |= 1 << man.index();
    }

    pub fn has(self, man: Man) -> bool {
        self.0 >> man.index() & 1 == 1
    }

    pub fn and(self, other: ManSet) -> ManSet {
        ManSet(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members that belong to `side`, by index.
    pub fn of(self, side: Side) -> impl Iterator<Item = Man> {
        let first = side.index() * 16;
        (first..first + 16).filter_map(Man::from_index).filter(move |man| self.has(*man))
    }
}
