//! Games without captures: how many moves count towards the limit.

use crate::rules::{BySide, Side};

use super::History;
use super::ruleset::{ChecksCounted, MoveLimit};

/// Of a side's checks without a capture in between, so many count as moves.
pub const CHECKS_COUNTED: u16 = 10;

/// How far a game has gone towards the move limit, in plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Plies since the last capture that count.
    pub counted: usize,
    /// At how many the game is drawn.
    pub limit: usize,
}

impl Progress {
    /// Whether the game is drawn.
    #[must_use]
    pub const fn is_reached(self) -> bool {
        self.counted >= self.limit
    }
}

/// How far the game has gone; [`None`] without a limit.
///
/// Only a capture starts the count anew; soldier moves do not. Of each side's checks only the
/// first [`CHECKS_COUNTED`] count, so that an attack with many checks is not cut short; nor do the
/// answers to the others. Plies played before the history's start all count.
#[must_use]
pub fn progress(history: &History, limit: MoveLimit) -> Option<Progress> {
    let MoveLimit::Moves { moves, checks } = limit else { return None };
    let surplus = match checks {
        ChecksCounted::All => 0,
        ChecksCounted::FirstTen => usize::from(history.tally().surplus),
    };
    Some(Progress { counted: history.quiet_plies().saturating_sub(surplus), limit: 2 * usize::from(moves) })
}

/// Whether the limit is reached.
#[inline]
#[must_use]
pub fn is_reached(history: &History, limit: MoveLimit) -> bool {
    progress(history, limit).is_some_and(Progress::is_reached)
}

/// What has to be known of the plies since the last capture to tell which of them count.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    checks: BySide<u16>,
    /// Plies that do not count.
    surplus: u16,
    /// Whether the last ply was a check beyond those that count.
    last_is_surplus_check: bool,
}

impl Tally {
    /// The tally one ply on, without a capture: `side` has moved and `checked`, or not.
    #[inline]
    pub fn after(mut self, side: Side, checked: bool) -> Tally {
        let answers_surplus_check = self.last_is_surplus_check;
        if checked {
            self.checks[side] = self.checks[side].saturating_add(1);
        }
        self.last_is_surplus_check = checked && self.checks[side] > CHECKS_COUNTED;
        if self.last_is_surplus_check || answers_surplus_check {
            self.surplus = self.surplus.saturating_add(1);
        }
        self
    }
}
