//! The way through the tree: making moves, counting nodes, knowing when to halt.
//!
//! # Halting without shared memory
//!
//! A worker that searches hears no message until it returns to its event loop, and without
//! cross-origin isolation there is no shared flag to look at. So the search runs in slices. At a
//! slice's end the recursion unwinds, and every node on the way up puts what it knows on a stack
//! ([`Memory::suspended`]). The next slice makes the moves of that line again, and each node takes
//! up its work where it was: the tree is the same, node for node, as without slices.
//!
//! Only main nodes are left that way. A quiescence search is short enough to be finished.

use super::activity;
use super::eval::Accumulator;
use super::experience::{Experience, Trail};
use super::node::Node;
use super::order::Ranked;
use super::score::{DEEPEST, DRAW, MOST, RULE, Value, mated};
use super::table::Table;
use crate::referee::{History, Ruleset, Ruling, limit, material, repetition};
use crate::rules::{Move, Position, Safety};

/// What the search asks of the program around it.
pub trait Host {
    /// Milliseconds since some fixed moment. Never runs backward.
    fn now_ms(&mut self) -> f64;

    /// Whether the search shall end now with what it has.
    fn should_stop(&mut self) -> bool;

    /// How long one step may take, in milliseconds; infinite if the host hears a stop anyway.
    fn slice_ms(&self) -> f64;
}

/// Nodes between two looks at the clock.
const POLL_NODES: u64 = 1024;

/// Why the recursion unwinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// The slice is over; the search goes on later.
    Pause,
    /// The search is over.
    End,
}

/// What a search has spent, and what it may.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meter {
    /// Moves made so far.
    pub(super) nodes: u64,
    /// Deepest ply looked at in this iteration.
    pub(super) seldepth: usize,
    /// Depth of this iteration.
    pub(super) iteration: usize,
    pub(super) node_limit: u64,
    /// On the host's clock.
    pub(super) hard_at: f64,
    poll_at: u64,
    pause_at: f64,
    /// Nodes when the last slice ended: making the moves of the line again does not count.
    left_at: Option<u64>,
}

impl Meter {
    pub(super) fn new(node_limit: u64, hard_at: f64) -> Meter {
        Meter {
            nodes: 0,
            seldepth: 0,
            iteration: 0,
            node_limit,
            hard_at,
            poll_at: 0,
            pause_at: f64::INFINITY,
            left_at: None,
        }
    }

    /// Begins a slice.
    pub(super) fn begin_slice(&mut self, host: &mut dyn Host) {
        self.pause_at = host.now_ms() + host.slice_ms();
        self.poll_at = self.next_poll();
    }

    fn next_poll(&self) -> u64 {
        (self.nodes + POLL_NODES).min(self.node_limit)
    }

    #[cold]
    fn poll(&mut self, host: &mut dyn Host) -> Option<Halt> {
        let halt = if self.nodes >= self.node_limit || host.should_stop() {
            Some(Halt::End)
        } else {
            let now = host.now_ms();
            if now >= self.hard_at { Some(Halt::End) } else { (now >= self.pause_at).then_some(Halt::Pause) }
        };
        self.poll_at = self.next_poll();
        self.left_at = (halt == Some(Halt::Pause)).then_some(self.nodes);
        halt
    }
}

/// What a node remembers for those below it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Frame {
    /// The static estimate; meaningless if the side to move is in check.
    pub(super) estimate: Value,
    /// The move being searched, none for a pass.
    pub(super) trail: Option<Trail>,
    /// Quiet moves that refuted siblings of this node's children.
    pub(super) killers: [Option<Move>; 2],
    /// A move left out to see what the others are worth.
    pub(super) excluded: Option<Move>,
}

/// Frames before the root's, so that a node may look two plies up.
const ABOVE: usize = 2;

/// Everything that outlives a step.
pub(super) struct Memory {
    pub(super) table: Table,
    pub(super) experience: Experience,
    pub(super) stack: Vec<Ranked>,
    /// The nodes of the line that was being searched when the last slice ended, the deepest first.
    pub(super) suspended: Vec<Node>,
    /// No pass is tried above this ply, while one is being verified.
    pub(super) no_pass_before: usize,
    frames: Vec<Frame>,
    sums: Vec<Accumulator>,
    /// Best line from each ply on.
    lines: Vec<Vec<Move>>,
}

impl Memory {
    pub(super) fn new(megabytes: usize) -> Memory {
        Memory {
            table: Table::new(megabytes),
            experience: Experience::new(),
            stack: Vec::with_capacity(4096),
            suspended: Vec::new(),
            no_pass_before: 0,
            frames: vec![Frame::default(); ABOVE + DEEPEST + 2],
            sums: vec![Accumulator::default(); DEEPEST + 2],
            lines: vec![Vec::new(); DEEPEST + 2],
        }
    }

    /// Replaces the table by an empty one. The old one is given back first.
    pub(super) fn set_table(&mut self, megabytes: usize) {
        self.table = Table::new(1);
        self.table = Table::new(megabytes);
    }

    /// Makes ready for a search of this position.
    pub(super) fn enter(&mut self, root: &Position) {
        self.stack.clear();
        self.suspended.clear();
        self.no_pass_before = 0;
        self.frames.fill(Frame::default());
        self.sums[0] = Accumulator::of(root);
    }
}

/// The tree of one step.
pub(super) struct Tree<'a> {
    /// The game and the searched line.
    pub(super) game: History,
    /// Plies of the game before the root.
    pub(super) root_plies: usize,
    pub(super) ruleset: Ruleset,
    pub(super) memory: &'a mut Memory,
    pub(super) host: &'a mut dyn Host,
    pub(super) meter: Meter,
    /// Set once the recursion has to unwind; values returned from then on mean nothing.
    pub(super) halt: Option<Halt>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(
        game: History,
        ruleset: Ruleset,
        memory: &'a mut Memory,
        host: &'a mut dyn Host,
        meter: Meter,
    ) -> Tree<'a> {
        Tree { root_plies: game.plies(), game, ruleset, memory, host, meter, halt: None }
    }

    /// The position at the end of the searched line.
    #[inline(always)]
    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(super) fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.memory.frames[ply + ABOVE]
    }

    /// The estimate two plies up, of the same side to move.
    pub(super) fn estimate_before(&self, ply: usize) -> Value {
        self.memory.frames[ply + ABOVE - 2].estimate
    }

    /// The opponent's last move and the own one before it.
    pub(super) fn trails(&self, ply: usize) -> [Option<Trail>; 2] {
        [self.memory.frames[ply + ABOVE - 1].trail, self.memory.frames[ply + ABOVE - 2].trail]
    }

    /// Makes a pseudo-legal move at `ply`. What it returns is about the opponent's general.
    #[inline]
    pub(super) fn make(&mut self, ply: usize, mv: Move) -> Safety {
        let position = self.game.position();
        if let Some(mover) = position.piece_at(mv.from) {
            let captured = position.piece_at(mv.to);
            self.memory.sums[ply + 1] = self.memory.sums[ply].after(mover, mv, captured);
            self.frame(ply).trail = Some(Trail::new(mover, mv.to));
        }
        let safety = self.game.make(mv);
        self.meter.nodes += 1;
        safety
    }

    /// Whether the search has to halt here, at a node that has not begun.
    #[inline]
    pub(super) fn is_to_halt(&mut self) -> bool {
        if let Some(nodes) = self.meter.left_at.take() {
            self.meter.nodes = nodes;
        }
        if self.meter.nodes >= self.meter.poll_at {
            self.halt = self.meter.poll(self.host);
        }
        self.halt.is_some()
    }

    /// Gives the turn away at `ply`; no position comes back across that.
    pub(super) fn pass(&mut self, ply: usize) -> Safety {
        self.memory.sums[ply + 1] = self.memory.sums[ply];
        self.frame(ply).trail = None;
        self.game.pass();
        self.meter.nodes += 1;
        self.position().safety()
    }

    /// Takes back the last move or pass.
    #[inline]
    pub(super) fn unmake(&mut self) {
        self.game.unmake();
    }

    /// The value of a node at which the game is over by the rule set: by repetition, by the move
    /// limit, or because nobody can win any more. Mate and stalemate are found by searching, and
    /// on the last ply go before the limit.
    ///
    /// Inside the searched line the first recurrence counts, because whoever can repeat once can
    /// repeat again; a position from before the root only when the rule set decides.
    #[inline]
    pub(super) fn game_end(&self, ply: usize) -> Option<Value> {
        if let Some(recurrence) = repetition::in_tree(&self.game, &self.ruleset)
            && (recurrence.decided || recurrence.since >= self.root_plies)
        {
            return Some(match recurrence.ruling {
                Ruling::Draw => DRAW,
                Ruling::Against(side) if side == self.position().turn() => ply as Value - RULE,
                Ruling::Against(_) => RULE - ply as Value,
            });
        }
        if limit::is_reached(&self.game, self.ruleset.limit) {
            return Some(if self.position().is_lost() { mated(ply) } else { DRAW });
        }
        let dead = self.game.last_captured().is_some() && material::is_dead(self.position());
        dead.then_some(DRAW)
    }

    /// The static estimate of the position at `ply`.
    pub(super) fn estimate(&self, ply: usize) -> Value {
        let position = self.position();
        let turn = position.turn();
        let active = activity::difference(position);
        (self.memory.sums[ply].value(turn) + turn.fold(active, -active)).clamp(-MOST, MOST)
    }

    /// Forgets the best line from `ply` on.
    pub(super) fn clear_line(&mut self, ply: usize) {
        self.memory.lines[ply].clear();
    }

    /// `mv` followed by the best line of the next ply is the best line from `ply` on.
    pub(super) fn set_line(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.memory.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }

    /// The best line from `ply` on.
    pub(super) fn line(&self, ply: usize) -> &[Move] {
        &self.memory.lines[ply]
    }
}
