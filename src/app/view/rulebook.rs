//! The rule sets side by side: what their data say and how they judge the examples.

use crate::app::casebook::{CASES, Case};
use crate::app::{LimitChoice, Value, sentence};
use crate::referee::{
    Decision, MoveLimit, Offence, Otherwise, Remedy, Ruleset, RulesetId, Simplification, Source, Weighing,
};
use crate::rules::Role;

use super::words::Words;

/// A line of the comparison, with a cell for each rule set in the order of [`RulesetId::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What is compared.
    pub title: String,
    /// What each rule set says.
    pub cells: Vec<String>,
}

/// An example with its verdicts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseLine {
    /// Its place in [`CASES`].
    pub index: usize,
    /// Its name in tests.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// What happens in it.
    pub about: String,
    /// The article it shows.
    pub article: &'static str,
    /// The verdict under each rule set, in the order of [`RulesetId::ALL`].
    pub verdicts: Vec<VerdictCell>,
}

/// A verdict in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictCell {
    /// Whose rules.
    pub ruleset: RulesetId,
    /// Their name.
    pub name: String,
    /// What is decided.
    pub decision: String,
    /// For which offence.
    pub offence: Option<String>,
    /// Whether somebody loses or is stopped.
    pub is_against: bool,
}

/// What a rule set says about something, in words.
type Answer = fn(Words<'_>, &Ruleset) -> String;

/// What is compared in the rule sets' data.
const TOPICS: [(&str, Answer); 10] = [
    ("topic-decided", |words, ruleset| words.times("topic-time", ruleset.repetition.decided_at)),
    ("topic-perpetual-check", |words, ruleset| {
        let offences = [Offence::PerpetualCheck, Offence::RepeatedCheck, Offence::PerpetualAttack];
        words.fate(ruleset, &offences)
    }),
    ("topic-perpetual-chase", |words, ruleset| {
        words.fate(ruleset, &[Offence::PerpetualChase, Offence::PerpetualAttack])
    }),
    ("topic-mate-threats", |words, ruleset| words.fate(ruleset, &[Offence::PerpetualAttack])),
    ("topic-in-turn", |words, ruleset| {
        words.fate(ruleset, &[Offence::PerpetualAttack, Offence::RepeatedCheck])
    }),
    ("topic-protected", |words, ruleset| {
        words.if_chases_count(ruleset, |words| {
            let targets = ruleset.repetition.chase.despite_protection.iter();
            let mut roles: Vec<Role> = targets.map(|(_, target)| *target).collect();
            roles.dedup();
            match roles.is_empty() {
                true => words.text.get("protected-never"),
                false => words.text.with("protected-but", &[("men", words.roles(&roles).into())]),
            }
        })
    }),
    ("topic-free", |words, ruleset| {
        words.if_chases_count(ruleset, |words| {
            let free = ruleset.repetition.chase.free_attackers;
            if free.is_empty() { words.text.get("free-nobody") } else { sentence(&words.roles(free)) }
        })
    }),
    ("topic-both", |words, ruleset| {
        words.text.get(match (ruleset.repetition.weighing, ruleset.repetition.remedy) {
            (Weighing::AgainstOther, _) => "both-weighed",
            (Weighing::ByItself, _) => "both-each",
        })
    }),
    ("topic-otherwise", |words, ruleset| {
        words.text.get(match ruleset.repetition.otherwise {
            Otherwise::Draw => "decision-draw",
            Otherwise::PlayOn => "decision-play-on",
        })
    }),
    ("topic-limit", |words, ruleset| words.limit(ruleset.limit)),
];

impl Words<'_> {
    /// The name of a rule set.
    #[must_use]
    pub fn ruleset(self, ruleset: RulesetId) -> String {
        self.text.get(ruleset_key(ruleset))
    }

    /// What a rule set is, in one line.
    #[must_use]
    pub fn about_ruleset(self, ruleset: RulesetId) -> String {
        self.text.get(&format!("{}.about", ruleset_key(ruleset)))
    }

    /// The text a rule set follows: title and edition.
    #[must_use]
    pub fn source(self, source: Source) -> String {
        self.text.get(match source {
            Source::Wxf2018 => "source-wxf-2018",
            Source::Cxa2020 => "source-cxa-2020",
            Source::XiangqiCom => "source-xiangqi-com",
            Source::BrainKing => "source-brainking",
            Source::House => "source-house",
        })
    }

    /// The line that says whose rules these are, in which edition.
    #[must_use]
    pub fn rule_version(self, ruleset: RulesetId) -> String {
        self.text.with("rule-version", &[("source", self.source(ruleset.ruleset().source).into())])
    }

    /// In what a rule set is simpler than its source.
    #[must_use]
    pub fn simplification(self, simplification: Simplification, ruleset: &Ruleset) -> String {
        let rule = &ruleset.repetition;
        let (key, number) = match simplification {
            Simplification::NoArbiter => ("simplified-no-arbiter", rule.decided_at),
            Simplification::ShortThreatsOnly => ("simplified-short-threats", 0),
            Simplification::ShortKillsOnly => ("simplified-short-kills", rule.kill_checks),
            Simplification::NoPieceValues => ("simplified-no-values", 0),
            Simplification::NumberAssumed => ("simplified-number", rule.decided_at),
            Simplification::MutualCasesOpen => ("simplified-mutual", 0),
            Simplification::PartlyRead => ("simplified-partly-read", 0),
        };
        self.text.with(key, &[("times", number.into())])
    }

    /// A move limit: 60 moves.
    #[must_use]
    pub fn limit(self, limit: MoveLimit) -> String {
        self.text.with("limit", &[("moves", limit.moves().into())])
    }

    /// The rules of a game in one line, as the page shows them.
    #[must_use]
    pub fn game_rules(self, ruleset: &Ruleset) -> String {
        let values =
            [("ruleset", self.ruleset(ruleset.id).into()), ("limit", self.limit(ruleset.limit).into())];
        self.text.with("game-rules", &values)
    }

    /// The rule sets compared by their data.
    #[must_use]
    pub fn comparison(self) -> Vec<Line> {
        let rulesets = RulesetId::ALL.map(RulesetId::ruleset);
        TOPICS
            .iter()
            .map(|(title, cell)| Line {
                title: self.text.get(title),
                cells: rulesets.iter().map(|ruleset| cell(self, ruleset)).collect(),
            })
            .collect()
    }

    /// The examples, each judged under each rule set. Takes some milliseconds: not for every
    /// rendering.
    #[must_use]
    pub fn cases(self) -> Vec<CaseLine> {
        let line = |(index, case): (usize, &Case)| CaseLine {
            index,
            name: case.name,
            title: self.case_title(index),
            about: self.text.get(&format!("{}.about", case.name)),
            article: case.article,
            verdicts: self.verdicts(case),
        };
        CASES.iter().enumerate().map(line).collect()
    }

    /// The verdict on an example under each rule set.
    #[must_use]
    pub fn verdicts(self, case: &Case) -> Vec<VerdictCell> {
        RulesetId::ALL
            .into_iter()
            .filter_map(|ruleset| Some((ruleset, case.judged(ruleset)?.verdict.decision)))
            .map(|(ruleset, decision)| self.verdict_cell(ruleset, decision))
            .collect()
    }

    /// What an example is called.
    #[must_use]
    pub fn case_title(self, index: usize) -> String {
        CASES.get(index).map_or_else(String::new, |case| self.text.get(case.name))
    }

    /// A verdict for a cell.
    #[must_use]
    pub fn verdict_cell(self, ruleset: RulesetId, decision: Decision) -> VerdictCell {
        let (words, offence) = self.decision(decision);
        let is_against = decision.offender().is_some();
        VerdictCell { ruleset, name: self.ruleset(ruleset), decision: words, offence, is_against }
    }

    fn times(self, key: &str, times: u8) -> String {
        self.text.with(key, &[("times", Value::from(times))])
    }

    /// What happens to somebody who commits one of these offences.
    fn fate(self, ruleset: &Ruleset, offences: &[Offence]) -> String {
        let counts = ruleset.repetition.offences.iter().any(|(offence, _)| offences.contains(offence));
        self.text.get(match (counts, ruleset.repetition.remedy) {
            (false, _) => "fate-allowed",
            (true, Remedy::Lose) => "fate-loses",
            (true, Remedy::Refuse) => "fate-refused",
        })
    }

    fn if_chases_count(self, ruleset: &Ruleset, say: impl FnOnce(Self) -> String) -> String {
        let chases = [Offence::PerpetualChase, Offence::PerpetualAttack];
        let counts = ruleset.repetition.offences.iter().any(|(offence, _)| chases.contains(offence));
        if counts { say(self) } else { "–".to_owned() }
    }

    fn roles(self, roles: &[Role]) -> String {
        self.list(&roles.iter().map(|role| self.role(*role)).collect::<Vec<_>>())
    }
}

pub(super) const fn ruleset_key(ruleset: RulesetId) -> &'static str {
    match ruleset {
        RulesetId::Asian => "ruleset-asian",
        RulesetId::Chinese => "ruleset-chinese",
        RulesetId::Online => "ruleset-online",
        RulesetId::Club => "ruleset-club",
        RulesetId::Casual => "ruleset-casual",
    }
}

/// The text of a choice of limits.
#[must_use]
pub const fn limit_key(limit: LimitChoice) -> &'static str {
    match limit {
        LimitChoice::Sixty => "limit-60",
        LimitChoice::Fifty => "limit-50",
        LimitChoice::Off => "limit-off",
    }
}
