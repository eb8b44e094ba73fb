//! Which puzzle comes next.

use super::progress::Progress;
use super::puzzle::{Puzzle, Theme};

/// Which puzzles are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// What mates; any if none.
    pub theme: Option<Theme>,
    /// In how many moves; any if none.
    pub moves: Option<u8>,
}

impl Filter {
    /// Whether a puzzle is wanted.
    #[must_use]
    pub fn takes(self, puzzle: &Puzzle) -> bool {
        self.theme.is_none_or(|theme| theme == puzzle.theme())
            && self.moves.is_none_or(|moves| moves == puzzle.moves)
    }
}

/// The place of the next puzzle: one that failed and is due; else, of those not tried yet, the one
/// nearest to the rating; else the one that is longest known. None if none is wanted.
#[must_use]
pub fn next(puzzles: &[Puzzle], progress: &Progress, filter: Filter, today: u32) -> Option<usize> {
    let wanted = || puzzles.iter().enumerate().filter(|(_, puzzle)| filter.takes(puzzle));
    let due = progress.due(today);
    let again = due.iter().find_map(|name| wanted().find(|(_, puzzle)| puzzle.name == *name));
    let fresh = || {
        let untried = wanted().filter(|(_, puzzle)| progress.puzzle(&puzzle.name).is_none());
        untried.min_by_key(|(_, puzzle)| (i32::from(puzzle.rating()) - progress.rating()).abs())
    };
    let known = || {
        wanted().min_by_key(|(_, puzzle)| {
            progress.puzzle(&puzzle.name).map_or(0, |record| record.solved + record.failed)
        })
    };
    again.or_else(fresh).or_else(known).map(|(at, _)| at)
}

/// The place of a day's puzzle, the same for everybody: no server is asked.
#[must_use]
pub fn daily(puzzles: &[Puzzle], today: u32) -> Option<usize> {
    // Mates in two and three: enough to chew on, and done in a few minutes.
    let fit: Vec<usize> =
        puzzles.iter().enumerate().filter(|(_, p)| matches!(p.moves, 2 | 3)).map(|(at, _)| at).collect();
    // A stride without a common factor visits all before any comes again.
    let stride = [97, 89, 83].into_iter().find(|stride| !fit.len().is_multiple_of(*stride)).unwrap_or(1);
    let at = (u64::from(today) * stride as u64 % fit.len().max(1) as u64) as usize;
    fit.get(at).copied()
}
