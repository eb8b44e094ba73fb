//! Games without captures: how many moves count towards the limit.

use crate::rules::BySide;

use super::History;
use super::ruleset::MoveLimit;

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
/// first ones count (ten in the common rules), so that an attack with many checks is not cut
/// short; nor do the answers to the others. Plies played before the history's start all count.
#[must_use]
pub fn progress(history: &History, limit: MoveLimit) -> Option<Progress> {
    let MoveLimit::Moves { moves, checks_counted } = limit else { return None };
    let surplus = checks_counted.map_or(0, |allowed| surplus(history, usize::from(allowed)));
    Some(Progress { counted: history.quiet_plies() - surplus, limit: 2 * usize::from(moves) })
}

/// Whether the limit is reached. Cheap while the plain count is below it, so fit for a search.
#[inline]
#[must_use]
pub fn is_reached(history: &History, limit: MoveLimit) -> bool {
    match limit {
        MoveLimit::Moves { moves, .. } if history.quiet_plies() >= 2 * usize::from(moves) => {
            progress(history, limit).is_some_and(Progress::is_reached)
        }
        _ => false,
    }
}

/// Plies since the last capture that do not count.
fn surplus(history: &History, allowed: usize) -> usize {
    let quiet = history.quiet_plies().min(history.plies());
    let mut walk = history.rewind();
    let mut gave_check: Vec<bool> = (0..quiet)
        .map(|_| {
            let check = walk.position.in_check();
            walk.back();
            check
        })
        .collect();
    gave_check.reverse();

    let mut side = walk.position.turn();
    let mut checks = BySide { red: 0, black: 0 };
    let mut surplus = 0;
    let mut answers_surplus_check = false;
    for check in gave_check {
        checks[side] += usize::from(check);
        let is_surplus_check = check && checks[side] > allowed;
        surplus += usize::from(is_surplus_check || answers_surplus_check);
        answers_surplus_check = is_surplus_check;
        side = !side;
    }
    surplus
}
