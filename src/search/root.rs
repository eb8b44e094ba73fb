//! The root: iterations, windows and lines.
//!
//! A [`Root`] is all that is kept of a running search beside the tree's memory: the moves with what
//! is known of them, the iteration, the line being sought, the window, and which move is next. So
//! a search can be left after any move and taken up again.

use super::limits::Budget;
use super::score::{Bound, DECIDED, DEEPEST, INFINITE, MATE, Score, Value, is_decided};
use super::see;
use super::tree::{Halt, Host, Memory, Meter, Tree};
use crate::referee::{History, Ruleset};
use crate::rules::{Move, Position, Role};

/// One line of a search, told as it is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Which line, from 1 (the best).
    pub line: usize,
    /// Iteration, in plies.
    pub depth: usize,
    /// Longest line looked at, in plies.
    pub seldepth: usize,
    /// Worth of the line for the side to move.
    pub score: Score,
    /// Whether the score is exact.
    pub bound: Bound,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: u32,
    /// How full the table is, in thousandths.
    pub table_permille: u16,
    /// The moves, the first one to be played now.
    pub pv: Vec<Move>,
}

/// A legal move at the root.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    /// Value in this iteration, minus [`INFINITE`] if it was only shown not to be better.
    value: Value,
    /// Value in the last iteration.
    previous: Value,
    bound: Bound,
    seldepth: usize,
    line: Vec<Move>,
    /// Nodes spent on it.
    nodes: u64,
}

/// The values an iteration looks for, widened until the result lies inside.
#[derive(Clone, Copy, Debug)]
struct Window {
    alpha: Value,
    beta: Value,
    delta: Value,
    /// Lower bound raised by the moves searched so far.
    raised: Value,
    best: Value,
    /// Index of the root move to search next.
    next: usize,
}

impl Window {
    fn open(alpha: Value, beta: Value, delta: Value, first: usize) -> Window {
        Window { alpha, beta, delta, raised: alpha, best: -INFINITE, next: first }
    }

    /// Around the value of the last iteration.
    fn around(value: Value, depth: i32, first: usize) -> Window {
        const DELTA: Value = 14;
        if depth < 4 || is_decided(value) {
            return Window::open(-INFINITE, INFINITE, DELTA, first);
        }
        let delta = DELTA + value.abs() / 64;
        Window::open((value - delta).max(-INFINITE), (value + delta).min(INFINITE), delta, first)
    }
}

/// What the search of a root move is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    /// Not begun.
    New,
    /// Is it better than the best so far, seen from not quite as deep?
    Reduced,
    /// And from the full depth?
    Scout,
    /// By how much?
    Full,
}

/// Whether a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    Paused,
    Ended,
}

/// A running search.
pub(super) struct Root {
    game: History,
    ruleset: Ruleset,
    moves: Vec<RootMove>,
    budget: Budget,
    meter: Meter,
    began_ms: f64,
    depth: i32,
    lines: usize,
    /// Index of the line being sought.
    line: usize,
    window: Window,
    effort: Effort,
    /// Best move of the last iteration, and for how many in a row it has been that.
    last_best: Option<Move>,
    settled: u32,
    ended: bool,
}

impl Root {
    /// A search after `game` among `moves`, which are legal, for the best `lines` of them.
    pub(super) fn new(
        game: History,
        ruleset: Ruleset,
        moves: &[Move],
        lines: usize,
        budget: Budget,
        now_ms: f64,
    ) -> Root {
        let moves: Vec<RootMove> = moves
            .iter()
            .map(|&mv| RootMove {
                mv,
                value: -INFINITE,
                previous: -INFINITE,
                bound: Bound::AtMost,
                seldepth: 0,
                line: vec![mv],
                nodes: 0,
            })
            .collect();
        let ended = moves.is_empty();
        let lines = lines.clamp(1, moves.len().max(1));
        // One legal move needs no thought, only a score.
        let depth = if moves.len() == 1 && budget.eager { 1 } else { budget.depth };
        let meter = Meter::new(budget.nodes, now_ms + budget.hard_ms);
        Root {
            game,
            ruleset,
            moves,
            budget: Budget { depth, ..budget },
            meter,
            began_ms: now_ms,
            depth: 1,
            lines,
            line: 0,
            window: Window::around(0, 1, 0),
            effort: Effort::New,
            last_best: None,
            settled: 0,
            ended,
        }
    }

    /// The best move so far.
    pub(super) fn best(&self) -> Option<Move> {
        self.moves.first().map(|root_move| root_move.mv)
    }

    /// If the best move loses to a mate and is but a check that throws a man away to put the mate
    /// off: a short search among the moves that are not of that kind.
    pub(super) fn without_spite(&self, now_ms: f64) -> Option<Root> {
        /// Nodes and milliseconds that may be spent on top of what was allowed.
        const MORE: (u64, f64) = (30_000, 50.0);
        let position = self.game.position();
        let best = self.moves.first()?;
        let Score::Mate(plies @ ..0) = Score::from_value(best.value) else { return None };
        if !is_spite(position, best.mv) {
            return None;
        }
        let moves: Vec<Move> =
            self.moves.iter().map(|other| other.mv).filter(|&mv| !is_spite(position, mv)).collect();
        let (nodes, hard_ms) = MORE;
        let budget = Budget { depth: 1 - plies, nodes, soft_ms: f64::INFINITY, hard_ms, eager: true };
        let root = || Root::new(self.game.clone(), self.ruleset, &moves, 1, budget, now_ms);
        (!moves.is_empty()).then(root)
    }

    /// The tree, at its root.
    pub(super) fn tree<'a>(&self, memory: &'a mut Memory, host: &'a mut dyn Host) -> Tree<'a> {
        Tree::new(self.game.clone(), self.ruleset, memory, host, self.meter)
    }

    /// Searches until the end or a pause; `tell` hears of each line found.
    pub(super) fn step(
        &mut self,
        memory: &mut Memory,
        host: &mut dyn Host,
        tell: &mut dyn FnMut(Report),
    ) -> Progress {
        if self.ended {
            return Progress::Ended;
        }
        self.meter.begin_slice(host);
        let mut tree = self.tree(memory, host);
        let progress = self.run(&mut tree, tell);
        self.meter = tree.meter;
        self.ended = progress == Progress::Ended;
        progress
    }

    fn run(&mut self, tree: &mut Tree, tell: &mut dyn FnMut(Report)) -> Progress {
        loop {
            tree.meter.iteration = self.depth as usize;
            match self.search_window(tree) {
                Some(Halt::Pause) => return Progress::Paused,
                Some(Halt::End) => {
                    self.rank();
                    return Progress::Ended;
                }
                None => {}
            }
            self.rank();
            let window = self.window;
            let missed = if window.best <= window.alpha {
                Some(Bound::AtMost)
            } else if window.best >= window.beta {
                Some(Bound::AtLeast)
            } else {
                None
            };
            if let Some(bound) = missed {
                self.widen(bound);
                continue;
            }
            self.line += 1;
            if self.line == self.lines {
                self.line = 0;
                self.moves[..self.lines].sort_by_key(|root_move| -root_move.value);
                for line in 0..self.lines {
                    tell(self.report(tree, line));
                }
                if self.is_enough(tree) {
                    return Progress::Ended;
                }
                self.depth += 1;
                for root_move in &mut self.moves {
                    root_move.previous = root_move.value;
                }
                tree.meter.seldepth = 0;
            }
            let previous = self.moves[self.line].previous;
            self.window = Window::around(previous, self.depth, self.line);
        }
    }

    /// Searches the moves left in the window; tells if it had to halt.
    fn search_window(&mut self, tree: &mut Tree) -> Option<Halt> {
        while self.window.next < self.moves.len() {
            let index = self.window.next;
            let nodes_before = tree.meter.nodes;
            let value = self.search_move(tree, index);
            let root_move = &mut self.moves[index];
            root_move.nodes += tree.meter.nodes - nodes_before;
            if tree.halt.is_some() {
                return tree.halt;
            }
            let first = index == self.line;
            if first || value > self.window.raised {
                root_move.value = value;
                root_move.bound = if value <= self.window.alpha {
                    Bound::AtMost
                } else if value >= self.window.beta {
                    Bound::AtLeast
                } else {
                    Bound::Exact
                };
                root_move.seldepth = tree.meter.seldepth;
                root_move.line.truncate(1);
                root_move.line.extend_from_slice(tree.line(1));
            } else {
                root_move.value = -INFINITE;
            }
            self.window.best = self.window.best.max(value);
            self.window.raised = self.window.raised.max(value);
            self.window.next += 1;
            if value >= self.window.beta {
                return None;
            }
        }
        None
    }

    /// Searches a move, or goes on where that was left.
    fn search_move(&mut self, tree: &mut Tree, index: usize) -> Value {
        let Window { raised, beta, .. } = self.window;
        let mv = self.moves[index].mv;
        let quiet = tree.position().man_at(mv.to).is_none();
        if self.effort == Effort::New {
            *tree.frame(0) = Default::default();
            tree.frame(1).killers = [None; 2];
            tree.clear_line(1);
        }
        let safety = tree.make(0, mv);
        // A win in one is seen at every depth, also the stalemate that quiescence does not look for.
        if tree.position().is_lost() {
            tree.unmake();
            return MATE - 1;
        }
        let deeper = self.depth - 1;
        let later = index - self.line;
        let late = if self.depth >= 3 && later >= 3 && quiet && !safety.in_check() {
            1 + i32::from(later >= 10) + i32::from(later >= 20 && self.depth >= 8)
        } else {
            0
        };
        if self.effort == Effort::New {
            self.effort = if later == 0 { Effort::Full } else { Effort::Reduced };
        }
        let mut value = INFINITE;
        if self.effort == Effort::Reduced {
            value = -tree.node::<false>(1, deeper - late, -raised - 1, -raised, true, &safety);
            if tree.halt.is_none() {
                self.effort = if late > 0 { Effort::Scout } else { Effort::Full };
            }
        }
        if self.effort == Effort::Scout && value > raised {
            value = -tree.node::<false>(1, deeper, -raised - 1, -raised, false, &safety);
            if tree.halt.is_none() {
                self.effort = Effort::Full;
            }
        }
        if self.effort == Effort::Full && value > raised {
            value = -tree.node::<true>(1, deeper, -beta, -raised, false, &safety);
        }
        tree.unmake();
        if tree.halt.is_none() {
            self.effort = Effort::New;
        }
        value
    }

    /// Sorts the moves from the line being sought on; moves of equal value keep their order.
    fn rank(&mut self) {
        self.moves[self.line..].sort_by_key(|root_move| -root_move.value);
    }

    fn widen(&mut self, missed: Bound) {
        let Window { mut alpha, mut beta, mut delta, best, .. } = self.window;
        if missed == Bound::AtMost {
            beta = (alpha + beta) / 2;
            alpha = best - delta;
        } else {
            beta = best + delta;
        }
        delta += delta / 2;
        if delta > 1500 || alpha <= -DECIDED {
            alpha = -INFINITE;
        }
        if delta > 1500 || beta >= DECIDED {
            beta = INFINITE;
        }
        self.window = Window::open(alpha, beta, delta, self.line);
    }

    /// Whether the iteration just finished is the last.
    fn is_enough(&mut self, tree: &mut Tree) -> bool {
        let best = &self.moves[0];
        self.settled = if self.last_best == Some(best.mv) { self.settled + 1 } else { 0 };
        self.last_best = Some(best.mv);
        if self.depth >= self.budget.depth || self.depth as usize >= DEEPEST - 1 {
            return true;
        }
        if let Score::Mate(plies) = Score::from_value(best.value)
            && self.budget.eager
            && self.depth > plies.abs() + 1
        {
            return true;
        }
        if self.budget.soft_ms.is_finite() {
            let spent = tree.host.now_ms() - self.began_ms;
            // A best move that keeps changing is worth more time than one that is settled.
            let share = match self.settled {
                0 => 1.6,
                1..3 => 1.2,
                3..6 => 0.9,
                _ => 0.7,
            };
            return spent >= self.budget.soft_ms * share;
        }
        false
    }

    fn report(&self, tree: &mut Tree, line: usize) -> Report {
        let root_move = &self.moves[line];
        let mut pv = root_move.line.clone();
        let score = match Score::from_value(root_move.value) {
            Score::Mate(plies) if !ends_in_mate(tree, &mut pv, plies.unsigned_abs() as usize) => {
                Score::unproven(plies > 0)
            }
            score => score,
        };
        Report {
            line: line + 1,
            depth: self.depth as usize,
            seldepth: root_move.seldepth.max(1),
            score,
            bound: root_move.bound,
            nodes: tree.meter.nodes,
            time_ms: (tree.host.now_ms() - self.began_ms).max(0.0) as u32,
            table_permille: tree.memory.table.permille(),
            pv,
        }
    }
}

/// Whether a move gives check and loses a man for it.
fn is_spite(position: &Position, mv: Move) -> bool {
    let mut next = position.clone();
    next.make(mv);
    next.in_check() && !see::gains(position, mv, -see::worth(Role::Soldier))
}

/// Whether a line is one of legal moves to a mate or stalemate after so many plies. One that the
/// search has cut short, because the table knew how it ends, is completed from the table.
fn ends_in_mate(tree: &Tree, line: &mut Vec<Move>, plies: usize) -> bool {
    let mut position = tree.position().clone();
    for ply in 0..plies {
        let mv = match line.get(ply) {
            Some(&mv) => mv,
            None => {
                let Some(mv) = tree.memory.table.probe(position.hash()).and_then(|entry| entry.mv) else {
                    return false;
                };
                mv
            }
        };
        if !position.is_legal(mv) {
            line.truncate(ply.max(1));
            return false;
        }
        position.make(mv);
        if line.len() == ply {
            line.push(mv);
        }
    }
    line.len() == plies && position.is_lost()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::fen;

    #[test]
    fn spite_is_a_check_that_costs_a_man() {
        let is_spite = |record: &str, mv: &str| {
            let position = Position::from_study(&fen::parse(record).unwrap()).unwrap();
            let mv = Move::from_iccs(mv).unwrap();
            assert!(position.is_legal(mv));
            is_spite(&position, mv)
        };
        // The general takes the chariot on e8; on e5 nobody does; on a9 it does not even check.
        let bare = "4k4/R8/9/9/9/9/9/9/9/3K5 w";
        assert!(is_spite(bare, "a8e8"));
        assert!(!is_spite(bare, "a8a9"));
        assert!(!is_spite(&bare.replace("R8/9/9/9", "9/9/9/R8"), "a5e5"));
        // A chariot for a chariot is an exchange.
        assert!(!is_spite("3rk4/9/9/9/9/3R5/9/9/9/5K3 w", "d4d9"));
        // A quiet move that loses a man is an error, not spite.
        assert!(!is_spite("3k5/8c/9/9/R8/9/9/9/4p4/5K3 w", "a5a8"));
    }

    /// Red is mated in two whatever happens; checks on e8 would put that off.
    #[test]
    fn who_is_being_mated_keeps_the_men() {
        let position = Position::from_study(&fen::parse("4k4/R8/9/9/9/9/9/9/9/3K5 w").unwrap()).unwrap();
        let moves: Vec<Move> = ["a8e8", "a8a7"].iter().filter_map(|mv| Move::from_iccs(mv)).collect();
        let budget = Budget::new(super::super::Limits::Depth(1), 10);
        let mut root = Root::new(History::new(position), Ruleset::ASIAN, &moves, 1, budget, 0.0);
        assert!(root.without_spite(0.0).is_none());
        root.moves[0].value = super::super::score::mated(4);
        let other = root.without_spite(0.0).unwrap();
        assert_eq!(other.moves.iter().map(|other| other.mv).collect::<Vec<_>>(), moves[1..]);
    }
}
