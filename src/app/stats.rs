//! Results counted: who won how often, over all kept games and by level, side, opening and rules.

use crate::referee::{Outcome, RulesetId};
use crate::rules::{Move, Position, Role, Side};

use super::archive::{Archive, Kept};

/// Wins and draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Wins of Red, or of the person.
    pub first: u32,
    /// Wins of Black, or of the engine.
    pub second: u32,
    /// Draws.
    pub draws: u32,
}

impl Tally {
    /// All games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.first + self.second + self.draws
    }

    /// A count of them in hundredths of a percent, rounded; 0 without games.
    ///
    /// ```
    /// # use chuhe::app::stats::Tally;
    /// let tally = Tally { first: 11_003, second: 11_158, draws: 752 };
    /// assert_eq!(tally.share(tally.first), 4802);
    /// ```
    #[must_use]
    pub fn share(self, count: u32) -> u32 {
        let games = u64::from(self.games());
        let share = (u64::from(count) * 10_000 + games / 2).checked_div(games).unwrap_or(0);
        // At most 10 000.
        u32::try_from(share).unwrap_or(0)
    }

    fn add(&mut self, outcome: Outcome, first: Side) {
        match outcome.winner() {
            Some(winner) if winner == first => self.first += 1,
            Some(_) => self.second += 1,
            None => self.draws += 1,
        }
    }
}

/// How a game began: by Red's first move, or elsewhere than at the usual start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Beginning {
    /// A cannon to the middle.
    CentralCannon,
    /// Another move of a cannon.
    OtherCannon,
    /// An elephant.
    Elephant,
    /// A horse.
    Horse,
    /// A soldier.
    Soldier,
    /// Any other first move.
    Other,
    /// With a handicap, or from any other position.
    Elsewhere,
}

impl Beginning {
    fn of(kept: &Kept) -> Beginning {
        let start = Position::start();
        let usual = crate::format::fen::parse(&kept.game.start).is_ok_and(|setup| setup == start.setup());
        let first = kept.game.moves.get(..4).and_then(Move::from_iccs).filter(|_| usual);
        let Some(first) = first else { return Beginning::Elsewhere };
        match start.piece_at(first.from).map(|piece| piece.role) {
            Some(Role::Cannon) if first.to.iccs() == "e2" => Beginning::CentralCannon,
            Some(Role::Cannon) => Beginning::OtherCannon,
            Some(Role::Elephant) => Beginning::Elephant,
            Some(Role::Horse) => Beginning::Horse,
            Some(Role::Soldier) => Beginning::Soldier,
            _ => Beginning::Other,
        }
    }
}

/// All counts. Lists leave out what never happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Red against Black, in all games that are over.
    pub sides: Tally,
    /// The person against engines.
    pub person: Tally,
    /// The person against each level, the weakest first.
    pub levels: Vec<(u8, Tally)>,
    /// The person as Red and as Black.
    pub as_side: Vec<(Side, Tally)>,
    /// Red against Black by how games began.
    pub beginnings: Vec<(Beginning, Tally)>,
    /// Red against Black by rule set.
    pub rulesets: Vec<(RulesetId, Tally)>,
}

impl Stats {
    /// Counts the games of `archive` that are over and began since its mark.
    #[must_use]
    pub fn of(archive: &Archive) -> Stats {
        let mut stats = Stats::default();
        for kept in archive.games.iter().filter(|kept| kept.begun_ms >= archive.since_ms) {
            let Some(outcome) = kept.outcome() else { continue };
            stats.sides.add(outcome, Side::Red);
            add(&mut stats.beginnings, Beginning::of(kept), outcome, Side::Red);
            let ruleset = RulesetId::from_name(&kept.game.ruleset).unwrap_or_default();
            add(&mut stats.rulesets, ruleset, outcome, Side::Red);
            if let Some(person) = kept.person() {
                stats.person.add(outcome, person);
                add(&mut stats.as_side, person, outcome, person);
                if let Some(level) = kept.level(!person) {
                    add(&mut stats.levels, level, outcome, person);
                }
            }
        }
        stats.levels.sort_by_key(|(level, _)| *level);
        stats.as_side.sort_by_key(|(side, _)| side.index());
        stats.beginnings.sort_by_key(|(beginning, _)| *beginning);
        stats.rulesets.sort_by_key(|(id, _)| RulesetId::ALL.iter().position(|known| known == id));
        stats
    }
}

fn add<K: PartialEq>(counts: &mut Vec<(K, Tally)>, key: K, outcome: Outcome, first: Side) {
    let at = counts.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
        counts.push((key, Tally::default()));
        counts.len() - 1
    });
    counts[at].1.add(outcome, first);
}
