//! Kept games and their statistics in words and as a drawing.

use crate::app::archive::Kept;
use crate::app::stats::{Beginning, Stats, Tally};
use crate::app::view::decimal::decimal;
use crate::rules::Side;
use crate::search::Level;

use super::rulebook::ruleset_key;
use super::words::Words;

/// A row of counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    /// What was counted.
    pub title: String,
    /// The three counts with their shares.
    pub cells: [Count; 3],
    /// How many games.
    pub games: u32,
}

/// A count with its share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many.
    pub count: u32,
    /// As percent, to two decimals.
    pub share: String,
    /// Where its part of a bar of 100 begins, and how long it is.
    pub bar: [String; 2],
}

/// A group of rows with its own three heads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyTable {
    /// What the rows tell apart.
    pub title: String,
    /// Heads of the counts.
    pub heads: [String; 3],
    /// Whether Red stands against Black, and not the person against engines.
    pub by_sides: bool,
    /// The rows.
    pub rows: Vec<TallyRow>,
}

impl Words<'_> {
    /// All statistics as tables. Empty without a finished game.
    #[must_use]
    pub fn statistics(self, stats: &Stats) -> Vec<TallyTable> {
        let get = |key: &str| self.text.get(key);
        let sides = || [get("stats-red"), get("stats-black"), get("stats-draws")];
        let person = || [get("stats-won"), get("stats-lost"), get("stats-draws")];
        let table = |title: &str, by_sides: bool, rows: Vec<(String, Tally)>| TallyTable {
            title: get(title),
            heads: if by_sides { sides() } else { person() },
            by_sides,
            rows: rows.into_iter().map(|(title, tally)| self.row(title, tally)).collect(),
        };
        let level = |level: u8| self.text.with("player-computer", &[("level", level.into())]);
        let tables = [
            table("stats-all", true, vec![(get("stats-all-games"), stats.sides)]),
            table("stats-you", false, vec![(get("stats-against-all"), stats.person)]),
            table("stats-by-level", false, named(&stats.levels, level)),
            table("stats-by-side", false, named(&stats.as_side, |side| self.side(side))),
            table("stats-by-opening", true, named(&stats.beginnings, |one| get(beginning_key(one)))),
            table("stats-by-rules", true, named(&stats.rulesets, |id| get(ruleset_key(id)))),
        ];
        tables
            .into_iter()
            .map(|table| TallyTable {
                rows: table.rows.into_iter().filter(|row| row.games > 0).collect(),
                ..table
            })
            .filter(|table| !table.rows.is_empty())
            .collect()
    }

    fn row(self, title: String, tally: Tally) -> TallyRow {
        let mut from = 0;
        let cells = [tally.first, tally.second, tally.draws].map(|count| {
            let share = tally.share(count);
            let bar = [from, share].map(|hundredths| decimal(f64::from(hundredths) / 100.0));
            from += share;
            Count { count, share: self.percent(share), bar }
        });
        TallyRow { title, cells, games: tally.games() }
    }

    /// Hundredths of a percent as the language writes them.
    fn percent(self, hundredths: u32) -> String {
        let number = format!("{}{}{:02}", hundredths / 100, self.text.get("decimal-mark"), hundredths % 100);
        self.text.with("percent", &[("number", number.into())])
    }

    /// Who played a kept game: "You – Computer, level 3".
    #[must_use]
    pub fn players(self, kept: &Kept) -> String {
        Side::ALL.map(|side| self.player(kept.level(side), kept.person() == Some(side))).join(" – ")
    }

    /// A player by name.
    #[must_use]
    pub fn player(self, level: Option<u8>, is_the_only_person: bool) -> String {
        match level.and_then(Level::new) {
            Some(level) => self.text.with("player-computer", &[("level", level.number().into())]),
            None if is_the_only_person => self.text.get("player-you"),
            None => self.text.get("player-person"),
        }
    }

    /// How a kept game came out.
    #[must_use]
    pub fn kept_result(self, kept: &Kept) -> String {
        match kept.outcome() {
            None => self.text.get("games-unfinished"),
            Some(outcome) => self.outcome(outcome, kept.person()),
        }
    }
}

fn named<K: Copy>(counts: &[(K, Tally)], name: impl Fn(K) -> String) -> Vec<(String, Tally)> {
    counts.iter().map(|(key, tally)| (name(*key), *tally)).collect()
}

const fn beginning_key(beginning: Beginning) -> &'static str {
    match beginning {
        Beginning::CentralCannon => "beginning-central-cannon",
        Beginning::OtherCannon => "beginning-other-cannon",
        Beginning::Elephant => "beginning-elephant",
        Beginning::Horse => "beginning-horse",
        Beginning::Soldier => "beginning-soldier",
        Beginning::Other => "beginning-other",
        Beginning::Elsewhere => "beginning-elsewhere",
    }
}
