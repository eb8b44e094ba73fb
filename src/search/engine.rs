//! The engine as a value: no clock, no thread, no output. Whoever owns it steps it.

use super::levels::{Level, Mind, budget};
use super::limits::{Budget, Limits};
use super::root::{Progress, Report, Root};
use super::score::DEEPEST;
use super::sight::{Glance, Look};
use super::tree::{Host, Memory};
use crate::referee::{History, Ruleset, is_refused};
use crate::rules::Move;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Choose a move to play at a level's strength.
    Play {
        /// How strong.
        level: Level,
        /// Same seed, same errors.
        seed: u64,
        /// A clock or cap on top of the level's own budget.
        limits: Option<Limits>,
    },
    /// Search with full strength.
    Analyze {
        /// When to end.
        limits: Limits,
        /// How many lines to find, 1 to [`Engine::MOST_LINES`].
        lines: usize,
    },
}

/// The end of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move to play; none if no legal move exists.
    pub best: Option<Move>,
    /// The best line as last told, if any.
    pub report: Option<Report>,
}

/// Whether a search goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Call [`Engine::step`] again.
    Running,
    /// The search is over.
    Done(Answer),
}

/// The engine: its memory, and the search that is running.
///
/// ```
/// use chuhe::referee::{History, Ruleset};
/// use chuhe::rules::Position;
/// use chuhe::search::{Engine, Limits, NoClock, Task};
///
/// let mut engine = Engine::new(1);
/// let game = History::new(Position::start());
/// let task = Task::Analyze { limits: Limits::Depth(4), lines: 1 };
/// engine.begin(&game, &Ruleset::ASIAN, task, 0.0);
/// let answer = engine.finish(&mut NoClock, &mut |_| ());
/// assert!(Position::start().is_legal(answer.best.unwrap()));
/// ```
pub struct Engine {
    memory: Memory,
    running: Option<Running>,
}

struct Running {
    root: Root,
    /// Whether a man may not be thrown away to put a mate off; only who plays cares.
    spares: bool,
    look: Option<Look>,
    report: Option<Report>,
}

impl Engine {
    /// Megabytes (2^20 bytes) of the table unless told otherwise.
    pub const TABLE_MB: usize = 16;

    /// The largest table, in megabytes.
    pub const MOST_TABLE_MB: usize = 1024;

    /// The most lines an analysis finds.
    pub const MOST_LINES: usize = 5;

    /// An engine with a table of so many megabytes, within 1 to [`Engine::MOST_TABLE_MB`].
    #[must_use]
    pub fn new(megabytes: usize) -> Engine {
        Engine { memory: Memory::new(megabytes.clamp(1, Engine::MOST_TABLE_MB)), running: None }
    }

    /// Replaces the table by an empty one of another size. Ends a running search.
    pub fn set_table(&mut self, megabytes: usize) {
        self.running = None;
        let megabytes = megabytes.clamp(1, Engine::MOST_TABLE_MB);
        if megabytes != self.memory.table.megabytes() {
            self.memory.set_table(megabytes);
        }
    }

    /// Forgets what was learnt, so that the next game depends on nothing before it. Ends a running
    /// search.
    pub fn new_game(&mut self) {
        self.running = None;
        self.memory.table.clear();
        self.memory.experience.clear();
    }

    /// Begins a search at the end of a game; one that is running ends without an answer. The whole
    /// game is wanted because repetition is judged from it. `now_ms` is on the clock of the
    /// [`Host`] that will step.
    pub fn begin(&mut self, game: &History, ruleset: &Ruleset, task: Task, now_ms: f64) {
        self.memory.enter(game.position());
        self.memory.table.grow_older();

        let moves = root_moves(game, ruleset);
        let deepest = DEEPEST as i32 - 1;
        let (lines, budget, look) = match task {
            Task::Analyze { limits, lines } => {
                (lines.min(Engine::MOST_LINES), Budget::new(limits, deepest), None)
            }
            Task::Play { level, seed, limits } => match level.mind() {
                Mind::Searches(own) => (1, budget(*own, limits, deepest), None),
                Mind::Looks(sight) => {
                    let look = Look::new(Glance::new(*sight, seed, game.position()), game.position(), &moves);
                    (1, budget(Limits::Depth(1), None, deepest), Some(look))
                }
            },
        };
        let root = Root::new(game.clone(), *ruleset, &moves, lines, budget, now_ms);
        self.running = Some(Running { root, spares: matches!(task, Task::Play { .. }), look, report: None });
    }

    /// Searches on until the end or until the host's slice is over. `tell` hears of every line
    /// found. Without a search begun the answer is empty.
    pub fn step(&mut self, host: &mut dyn Host, tell: &mut dyn FnMut(&Report)) -> Step {
        let Some(running) = &mut self.running else {
            return Step::Done(Answer { best: None, report: None });
        };
        if let Some(look) = &mut running.look {
            let mut tree = running.root.tree(&mut self.memory, host);
            if !look.goes_on(&mut tree) {
                return Step::Running;
            }
            let best = look.best();
            self.running = None;
            return Step::Done(Answer { best, report: None });
        }
        let report = &mut running.report;
        let progress = running.root.step(&mut self.memory, host, &mut |found| {
            tell(&found);
            if found.line == 1 {
                *report = Some(found);
            }
        });
        match progress {
            Progress::Paused => Step::Running,
            Progress::Ended => {
                if running.spares
                    && let Some(root) = running.root.without_spite(host.now_ms())
                {
                    (running.root, running.spares) = (root, false);
                    return Step::Running;
                }
                let best = running.root.best();
                // A search broken off may prefer a move it has not told of yet.
                let report = running.report.take().filter(|report| report.pv.first().copied() == best);
                self.running = None;
                Step::Done(Answer { best, report })
            }
        }
    }

    /// Steps to the end.
    pub fn finish(&mut self, host: &mut dyn Host, tell: &mut dyn FnMut(&Report)) -> Answer {
        loop {
            if let Step::Done(answer) = self.step(host, tell) {
                return answer;
            }
        }
    }

    /// Ends the running search at once; the answer is what was found so far. None if none runs.
    pub fn stop(&mut self) -> Option<Answer> {
        let running = self.running.take()?;
        let best = running.look.as_ref().and_then(Look::best).or(running.root.best());
        Some(Answer { best, report: running.report })
    }

    /// Whether a search is running.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }
}

/// The moves the rule set allows, those first that leave the opponent without one: a mate in one
/// is never missed, however little may be spent.
fn root_moves(game: &History, ruleset: &Ruleset) -> Vec<Move> {
    let mut moves = game.position().legal_moves().to_vec();
    moves.retain(|&mv| !is_refused(game, ruleset, mv));
    let mut next = game.position().clone();
    moves.sort_by_cached_key(|&mv| {
        let undo = next.make(mv);
        let wins = next.is_lost();
        next.unmake(undo);
        !wins
    });
    moves
}

/// A host without a clock, for searches limited by depth or nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Host for NoClock {
    fn now_ms(&mut self) -> f64 {
        0.0
    }

    fn should_stop(&mut self) -> bool {
        false
    }

    fn slice_ms(&self) -> f64 {
        f64::INFINITY
    }
}
