//! Words for what the referee says about a repetition: warnings, verdicts, and what each move did.

use crate::app::{State, Value, sentence};
use crate::game::Game;
use crate::referee::{
    Account, AttackKind, Decision, Deed, DrawReason, Gain, Offence, Remedy, Verdict, Warning, Weighing,
};
use crate::rules::{Man, Position, Side, Square};

use super::words::Words;

/// A repetition that can still be avoided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The rule, in two or three words.
    pub rule: String,
    /// How often the position stood, what was done, and who must play otherwise.
    pub text: String,
}

impl Repetition {
    /// What is to be warned of now.
    #[must_use]
    pub fn new(words: Words<'_>, state: &State) -> Option<Repetition> {
        match state.conclusion() {
            None => words.repetition_warning(state.game.warning()?),
            Some(_) => None,
        }
    }
}

/// The side that the repetition would be decided against if it went on, with its offence. A rule set
/// that refuses moves says so only when the offender moves; the charge stands before.
#[must_use]
pub fn charged(verdict: &Verdict) -> Option<(Side, Offence)> {
    match verdict.decision {
        Decision::Loses { side, offence } | Decision::Refused { side, offence } => {
            return Some((side, offence));
        }
        Decision::Draw(_) => return None,
        Decision::PlayOn => {}
    }
    let weighing = verdict.ruleset.ruleset().repetition.weighing;
    Side::ALL.into_iter().find_map(|side| {
        let Account { offence, gravity, .. } = &verdict.accounts[side];
        let excused = match weighing {
            Weighing::AgainstOther => *gravity <= verdict.accounts[!side].gravity_each_cycle,
            Weighing::ByItself => false,
        };
        offence.filter(|_| !excused).map(|offence| (side, offence))
    })
}

impl Words<'_> {
    /// The rule a verdict is about, in two or three words.
    #[must_use]
    pub fn rule(self, verdict: &Verdict) -> String {
        match charged(verdict) {
            Some((_, offence)) => sentence(&self.offence(offence)),
            None => self.text.get("rule-repetition"),
        }
    }

    /// An offence: perpetual check.
    #[must_use]
    pub fn offence(self, offence: Offence) -> String {
        self.text.get(match offence {
            Offence::PerpetualCheck => "offence-perpetual-check",
            Offence::PerpetualChase => "offence-perpetual-chase",
            Offence::PerpetualUndermining => "offence-perpetual-undermining",
            Offence::PerpetualAttack => "offence-perpetual-attack",
            Offence::RepeatedCheck => "offence-repeated-check",
        })
    }

    /// What a side has done on every move.
    #[must_use]
    pub fn charge(self, side: Side, offence: Offence, targets: &[Man]) -> String {
        let key = match offence {
            Offence::PerpetualCheck => "charge-perpetual-check",
            Offence::PerpetualChase => "charge-perpetual-chase",
            Offence::PerpetualUndermining => "charge-perpetual-undermining",
            Offence::PerpetualAttack => "charge-perpetual-attack",
            Offence::RepeatedCheck => "charge-repeated-check",
        };
        let men = targets.iter().map(|man| self.the_man(man.piece())).collect::<Vec<_>>();
        let values = [
            ("side", self.side(side).into()),
            ("count", targets.len().into()),
            ("targets", self.list(&men).into()),
        ];
        sentence(&self.text.with(key, &values))
    }

    /// A repetition that is not decided yet: which rule, how often, and who must play otherwise.
    /// None if nothing will come of it.
    #[must_use]
    pub fn repetition_warning(self, warning: &Warning) -> Option<Repetition> {
        let Warning { occurrences, decided_at, verdict } = warning;
        let stood = self.text.with("warning-stood", &[("times", (*occurrences).into())]);
        let times = ("times", Value::from(*decided_at));
        let (charge, outlook) = match (charged(verdict), verdict.decision) {
            (Some((side, offence)), _) => {
                let key = match verdict.ruleset.ruleset().repetition.remedy {
                    Remedy::Lose => "warning-loses",
                    Remedy::Refuse => "warning-refused",
                };
                let outlook = self.text.with(key, &[times, ("side", self.side(side).into())]);
                (self.charge(side, offence, &verdict.accounts[side].targets), outlook)
            }
            (None, Decision::Draw(reason)) => {
                let key = match reason {
                    DrawReason::NoOffence => "warning-no-offence",
                    DrawReason::BothOffend => "warning-both-offend",
                };
                (self.text.get(key), self.text.with("warning-drawn", &[times]))
            }
            (None, _) => return None,
        };
        let text = [stood, charge, outlook].map(|part| sentence(&part)).join(" ");
        Some(Repetition { rule: self.rule(verdict), text })
    }

    /// Why a move is refused by the repetition rule.
    #[must_use]
    pub fn refused_repetition(self, verdict: &Verdict) -> String {
        let charge = charged(verdict).map_or_else(String::new, |(side, offence)| {
            self.charge(side, offence, &verdict.accounts[side].targets)
        });
        let values = [("times", verdict.occurrences.len().into()), ("charge", charge.into())];
        sentence(&self.text.with("why-repetition", &values))
    }

    /// The verdict with its grounds: how often the position stood, what each side did, the side
    /// that is to blame first.
    #[must_use]
    pub fn grounds(self, verdict: &Verdict, start: &Position) -> Vec<String> {
        let window = verdict.window();
        let number = |ply: usize| Value::from(round_of(start, ply));
        let mut grounds = vec![self.text.with(
            "ruling-stood",
            &[
                ("times", verdict.occurrences.len().into()),
                ("from", number(window.start)),
                ("to", number(window.end.saturating_sub(1))),
            ],
        )];
        let charged = charged(verdict).map(|(side, _)| side);
        let first = charged.or(verdict.deeds.first().map(|deed| deed.side)).unwrap_or(Side::Red);
        for side in [first, !first] {
            let account = &verdict.accounts[side];
            grounds.push(self.account(side, account));
            if !account.targets.is_empty() {
                let men =
                    |men: &[Man]| self.list(&men.iter().map(|man| self.man(man.piece())).collect::<Vec<_>>());
                let values = [
                    ("side", self.side(side).into()),
                    ("targets", men(&account.targets).into()),
                    ("attackers", men(&account.attackers).into()),
                ];
                grounds.push(sentence(&self.text.with("ruling-targets", &values)));
            }
        }
        if let Some(side) = charged
            && verdict.accounts[!side].offence.is_some()
        {
            grounds.push(self.text.with("ruling-weighed", &[("side", self.side(!side).into())]));
        }
        grounds
    }

    /// What a side did, in counts.
    fn account(self, side: Side, account: &Account) -> String {
        let counts = [
            (account.checks, "count-checks"),
            (account.kills, "count-kills"),
            (account.chases, "count-chases"),
            (account.underminings, "count-underminings"),
            (account.idle, "count-idle"),
        ];
        let moves: usize = counts.iter().map(|(count, _)| count).sum();
        let told: Vec<String> = counts
            .iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, key)| self.text.with(key, &[("count", (*count).into())]))
            .collect();
        let values =
            [("side", self.side(side).into()), ("count", moves.into()), ("deeds", self.list(&told).into())];
        sentence(&self.text.with("ruling-account", &values))
    }

    /// What one move of a repetition did.
    #[must_use]
    pub fn deed(self, deed: &Deed) -> String {
        let on = |man: Man, square: Square| {
            let values = [("man", self.man(man.piece()).into()), ("at", self.point(square).into())];
            self.text.with("man-on", &values)
        };
        let mut parts = Vec::new();
        if !deed.checkers.is_empty() {
            let men: Vec<String> = deed.checkers.iter().map(|(man, square)| on(*man, *square)).collect();
            parts.push(self.text.with("deed-check", &[("men", self.list(&men).into())]));
        }
        for attack in &deed.attacks {
            let key = match attack.kind {
                AttackKind::New => "deed-attack",
                AttackKind::Undermined => "deed-undermined",
            };
            let why = match attack.gain {
                Gain::Unprotected => self.text.get("gain-unprotected"),
                Gain::FalseRoot => self.text.get("gain-false-root"),
                Gain::WorthMore => self.text.get("gain-worth-more"),
                Gain::AfterCheck(mv) => {
                    self.text.with("gain-after-check", &[("at", self.point(mv.to).into())])
                }
            };
            let values = [
                ("attacker", on(attack.attacker, attack.from).into()),
                ("target", on(attack.target, attack.at).into()),
                ("why", why.into()),
            ];
            parts.push(self.text.with(key, &values));
        }
        if let Some(mate) = deed.kill {
            let values = [("from", self.point(mate.from).into()), ("to", self.point(mate.to).into())];
            parts.push(self.text.with("deed-kill", &values));
        }
        if parts.is_empty() {
            parts.push(self.text.get("deed-idle"));
        }
        parts.iter().map(|part| sentence(part)).collect::<Vec<_>>().join(" ")
    }

    /// A decision in two words, with its offence if there is one.
    #[must_use]
    pub fn decision(self, decision: Decision) -> (String, Option<String>) {
        let about =
            |key: &str, side: Side| sentence(&self.text.with(key, &[("side", self.side(side).into())]));
        match decision {
            Decision::Loses { side, offence } => (about("decision-loses", side), Some(self.offence(offence))),
            Decision::Refused { side, offence } => {
                (about("decision-refused", side), Some(self.offence(offence)))
            }
            Decision::Draw(DrawReason::NoOffence) => (self.text.get("decision-draw"), None),
            Decision::Draw(DrawReason::BothOffend) => {
                (self.text.get("decision-draw"), Some(self.text.get("decision-both")))
            }
            Decision::PlayOn => (self.text.get("decision-play-on"), None),
        }
    }

    /// Several things with commas and an "and".
    #[must_use]
    pub fn list(self, things: &[String]) -> String {
        match things.split_last() {
            Some((last, rest)) if !rest.is_empty() => self.text.with(
                "list-and",
                &[("rest", rest.join(&self.text.get("list-comma")).into()), ("last", last.as_str().into())],
            ),
            _ => things.concat(),
        }
    }
}

/// The number in the list of moves of the move that leads from `ply` on, in a game from `start`.
#[must_use]
pub fn round_of(start: &Position, ply: usize) -> usize {
    usize::from(start.round()) + (ply + start.turn().index()) / 2
}

/// The place in a replay in words: the move, and what it did.
#[must_use]
pub fn told_in_replay(words: Words<'_>, game: &Game, deed: Option<&Deed>) -> String {
    match (deed, game.last()) {
        (Some(deed), Some(played)) => format!("{} {}", super::news::told(words, played), words.deed(deed)),
        _ => words.text.get("replay-begins"),
    }
}
