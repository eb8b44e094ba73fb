//! The ten levels, from a beginner to the engine's full strength.
//!
//! The lower six look at the board as people do: not far, and not at everything. Each has a
//! [`Sight`]: how many plies it sees, how likely it overlooks a cannon's capture over a screen, a
//! horse's jump or a man far away, and how roughly it judges. What it overlooks it overlooks for a
//! whole move, not in one line and in another not. The upper four search properly on a growing
//! budget.

use super::limits::{Budget, Limits};

/// How strong the engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest and the strongest.
    pub const LOWEST: Level = Level(1);
    #[allow(missing_docs)]
    pub const HIGHEST: Level = Level(10);

    /// The level with this number, 1 to 10.
    ///
    /// ```
    /// # use chuhe::search::Level;
    /// assert_eq!(Level::new(10), Some(Level::HIGHEST));
    /// assert_eq!(Level::new(11), None);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= 10 { Some(Level(number)) } else { None }
    }

    /// 1 to 10.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    pub(super) fn mind(self) -> &'static Mind {
        &MINDS[usize::from(self.0) - 1]
    }
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mind {
    /// By looking a little way, and not at everything.
    Looks(Sight),
    /// By the engine's search on a budget.
    Searches(Limits),
}

/// What a weak player sees. Chances are in thousandths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// Plies looked ahead, the own move included.
    pub(super) plies: usize,
    /// Plies of captures followed beyond.
    pub(super) captures: usize,
    /// Chance to overlook a capture by a cannon, which needs a screen.
    pub(super) cannon: u16,
    /// Chance to overlook a horse's move, which needs a free leg.
    pub(super) horse: u16,
    /// Chance to overlook a move over more than three squares or a retreat.
    pub(super) far: u16,
    /// Chance to overlook any other move.
    pub(super) other: u16,
    /// Width of the error of judgement, in hundredths of a soldier's worth.
    pub(super) noise: u16,
}

const MINDS: [Mind; 10] = [
    Mind::Looks(Sight { plies: 1, captures: 0, cannon: 700, horse: 600, far: 600, other: 350, noise: 420 }),
    Mind::Looks(Sight { plies: 1, captures: 1, cannon: 500, horse: 450, far: 400, other: 200, noise: 200 }),
    Mind::Looks(Sight { plies: 2, captures: 1, cannon: 400, horse: 320, far: 280, other: 120, noise: 130 }),
    Mind::Looks(Sight { plies: 2, captures: 3, cannon: 240, horse: 200, far: 160, other: 60, noise: 80 }),
    Mind::Looks(Sight { plies: 3, captures: 4, cannon: 140, horse: 110, far: 90, other: 30, noise: 55 }),
    Mind::Looks(Sight { plies: 4, captures: 6, cannon: 60, horse: 50, far: 35, other: 10, noise: 35 }),
    Mind::Searches(Limits::Nodes(4_000)),
    Mind::Searches(Limits::Nodes(20_000)),
    Mind::Searches(Limits::Nodes(120_000)),
    Mind::Searches(Limits::MoveTime(2_000)),
];

/// What a level may spend, within limits from outside.
pub(super) fn budget(own: Limits, outer: Option<Limits>, deepest: i32) -> Budget {
    let own = Budget { eager: true, ..Budget::new(own, deepest) };
    match outer {
        Some(outer) => own.and(Budget::new(outer, deepest)),
        None => own,
    }
}
