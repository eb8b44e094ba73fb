//! When a search ends by itself.

/// What a search may spend. It always ends when told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limits {
    /// Only when told to, or when nothing deeper can be found.
    Infinite,
    /// After this iteration, in plies.
    Depth(u8),
    /// After this many nodes. Repeatable: the clock has no say in what is searched.
    Nodes(u64),
    /// After so many milliseconds.
    MoveTime(u32),
    /// Share a clock out over the game; all in milliseconds.
    Clock {
        /// What the side to move has left.
        remaining: u32,
        /// Added after each move.
        increment: u32,
        /// Moves until the clock is refilled, if it is.
        moves_to_go: Option<u16>,
    },
}

/// Time kept back for the way from the search to whoever waits, in milliseconds.
const OVERHEAD_MS: f64 = 2.0;

/// Moves a game is expected to go on for, for sharing a clock out.
const MOVES_TO_COME: f64 = 30.0;

/// A search's limits as the numbers it compares with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    /// Deepest iteration.
    pub(super) depth: i32,
    /// Most nodes.
    pub(super) nodes: u64,
    /// Milliseconds after which no further iteration is begun while the best move is settled.
    pub(super) soft_ms: f64,
    /// Milliseconds after which the search breaks off.
    pub(super) hard_ms: f64,
    /// Whether the answer is due as soon as it is beyond doubt.
    pub(super) eager: bool,
}

impl Budget {
    pub(super) fn new(limits: Limits, deepest: i32) -> Budget {
        let open = Budget {
            depth: deepest,
            nodes: u64::MAX,
            soft_ms: f64::INFINITY,
            hard_ms: f64::INFINITY,
            eager: false,
        };
        match limits {
            Limits::Infinite => open,
            Limits::Depth(depth) => Budget { depth: i32::from(depth).clamp(1, deepest), ..open },
            Limits::Nodes(nodes) => Budget { nodes: nodes.max(1), ..open },
            Limits::MoveTime(ms) => {
                let ms = (f64::from(ms) - OVERHEAD_MS).max(1.0);
                Budget { hard_ms: ms, eager: true, ..open }
            }
            Limits::Clock { remaining, increment, moves_to_go } => {
                let (remaining, increment) = (f64::from(remaining), f64::from(increment));
                let usable = (remaining - 10.0 * OVERHEAD_MS).max(1.0);
                let moves = moves_to_go.map_or(MOVES_TO_COME, |moves| f64::from(moves.clamp(1, 40)));
                let share = (usable / moves + 0.75 * increment).min(usable);
                let soft_ms = (0.7 * share).max(1.0);
                let hard_ms = (4.0 * share).min(if moves < 1.5 { 0.9 } else { 0.4 } * usable).max(1.0);
                Budget { soft_ms: soft_ms.min(hard_ms), hard_ms, eager: true, ..open }
            }
        }
    }

    /// Both limits at once: whatever ends first.
    pub(super) fn and(self, other: Budget) -> Budget {
        Budget {
            depth: self.depth.min(other.depth),
            nodes: self.nodes.min(other.nodes),
            soft_ms: self.soft_ms.min(other.soft_ms),
            hard_ms: self.hard_ms.min(other.hard_ms),
            eager: self.eager || other.eager,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_spent_in_one_move() {
        for remaining in [0, 1, 30, 100, 1_000, 60_000, u32::MAX] {
            for increment in [0, 100, 10_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u16::MAX)] {
                    let clock = Limits::Clock { remaining, increment, moves_to_go };
                    let budget = Budget::new(clock, 100);
                    assert!(budget.soft_ms <= budget.hard_ms, "{clock:?}");
                    assert!(budget.hard_ms <= f64::from(remaining.max(1)), "{clock:?}");
                }
            }
        }
    }
}
