//! A game so far: the position it began from and everything played since.
//!
//! One `History` serves the game on the page and the search, which makes and takes back moves on
//! it by the million: [`History::make`] costs one push beyond [`Position::make`], and asking
//! whether the position stood before looks only at plies that could hold it.
//!
//! Plies count from 0, the start; move `n` leads from ply `n` to ply `n + 1`.

use crate::rules::{IllegalMove, Man, Move, Pass, Position, Role, Safety, Undo};

use super::limit::Tally;

/// A start position and the moves played from it.
///
/// What happened before the start is unknown, so the start position has occurred once, whatever
/// its move counters say.
#[derive(Clone, Debug)]
pub struct History {
    position: Position,
    /// Hash after each ply, the start's first: one more than `steps`.
    hashes: Vec<u64>,
    /// How many of those hashes fall into each of [`SLOTS`] slots: nearly every position that has
    /// not occurred before is known by this without looking back.
    slots: Vec<u16>,
    steps: Vec<Step>,
}

/// Fits a fast cache, and is many times the plies of a long game.
const SLOTS: usize = 2048;

#[derive(Clone, Copy, Debug)]
struct Step {
    taken: Taken,
    /// The first ply whose position could still come back.
    since: u32,
    /// Checks since the last capture.
    tally: Tally,
}

#[derive(Clone, Copy, Debug)]
enum Taken {
    Move(Undo),
    Pass(Pass),
}

impl History {
    /// A history that begins with this position.
    #[must_use]
    pub fn new(start: Position) -> History {
        let mut slots = vec![0; SLOTS];
        slots[slot(start.hash())] = 1;
        History { hashes: vec![start.hash()], position: start, slots, steps: Vec::new() }
    }

    /// The history of `moves` played from `start`.
    ///
    /// # Errors
    /// The first illegal move: its number, from 0, and why it is illegal.
    pub fn of_moves(
        start: Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<History, (usize, IllegalMove)> {
        let mut history = History::new(start);
        for (n, mv) in moves.into_iter().enumerate() {
            history.play(mv).map_err(|reason| (n, reason))?;
        }
        Ok(history)
    }

    /// The position now.
    #[inline(always)]
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many plies were played since the start.
    #[inline(always)]
    #[must_use]
    pub fn plies(&self) -> usize {
        self.steps.len()
    }

    /// The moves played, oldest first; [`None`] for a pass.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Option<Move>> + ExactSizeIterator + '_ {
        self.steps.iter().map(|step| match step.taken {
            Taken::Move(undo) => Some(undo.mv),
            Taken::Pass(_) => None,
        })
    }

    /// The man captured by the last move.
    #[must_use]
    pub fn last_captured(&self) -> Option<Man> {
        match self.steps.last()?.taken {
            Taken::Move(undo) => undo.captured(),
            Taken::Pass(_) => None,
        }
    }

    /// Plays a legal move.
    ///
    /// # Errors
    /// Why the move is illegal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        match self.position.why_illegal(mv.from, mv.to) {
            Some(reason) => Err(reason),
            None => {
                self.make(mv);
                Ok(())
            }
        }
    }

    /// Plays a move that is known to be pseudo-legal, see [`Position::make`]. Gives what a look at
    /// the general of the side to move then shows, which the history needs and a search, too.
    #[inline]
    pub fn make(&mut self, mv: Move) -> Safety {
        // Neither a captured man nor a soldier that has stepped forward goes back.
        let forward = mv.from.rank() != mv.to.rank()
            && self.position.man_at(mv.from).is_some_and(|man| man.role() == Role::Soldier);
        let side = self.position.turn();
        let undo = self.position.make(mv);
        let safety = self.position.safety();
        let captures = undo.captured().is_some();
        let tally = if captures { Tally::default() } else { self.tally().after(side, safety.in_check()) };
        self.push(Taken::Move(undo), forward || captures, tally);
        safety
    }

    /// Takes back the last step, a move or a pass; returns its move. Nothing happens at the start.
    #[inline]
    pub fn unmake(&mut self) -> Option<Move> {
        let step = self.steps.pop()?;
        if let Some(hash) = self.hashes.pop() {
            self.slots[slot(hash)] -= 1;
        }
        step.taken.take_back(&mut self.position)
    }

    /// Gives the turn away without a move, for the search. Positions on both sides of a pass are
    /// never the same.
    pub fn pass(&mut self) {
        let pass = self.position.pass();
        self.push(Taken::Pass(pass), true, self.tally());
    }

    #[inline]
    fn push(&mut self, taken: Taken, lasting: bool, tally: Tally) {
        let since = if lasting { self.steps.len() as u32 + 1 } else { self.since() };
        self.steps.push(Step { taken, since, tally });
        self.hashes.push(self.position.hash());
        self.slots[slot(self.position.hash())] += 1;
    }

    /// The first ply whose position could be the same as the present one.
    #[inline]
    fn since(&self) -> u32 {
        self.steps.last().map_or(0, |step| step.since)
    }

    /// The checks since the last capture, or since the start.
    #[inline]
    pub(super) fn tally(&self) -> Tally {
        self.steps.last().map_or(Tally::default(), |step| step.tally)
    }

    /// The last ply before this one at which the same position stood with the same side to move.
    ///
    /// ```
    /// # use chuhe::{referee::History, rules::{Move, Position}};
    /// let mut history = History::new(Position::start());
    /// for mv in ["b0c2", "b9c7", "c2b0", "c7b9"] {
    ///     history.play(Move::from_iccs(mv).unwrap()).unwrap();
    /// }
    /// assert_eq!(history.last_occurrence(), Some(0));
    /// ```
    #[inline]
    #[must_use]
    pub fn last_occurrence(&self) -> Option<usize> {
        let now = self.plies();
        let since = self.since() as usize;
        // A position needs two moves of each side to come back.
        if now < since + 4 || self.slots[slot(self.position.hash())] < 2 {
            return None;
        }
        self.occurrence_before(now - 2)
    }

    /// The last ply before `ply` at which the present position stood. `ply` must have the parity
    /// of the present ply and not be after it.
    #[inline]
    fn occurrence_before(&self, ply: usize) -> Option<usize> {
        let now = self.position.hash();
        let since = self.since() as usize;
        let mut at = ply;
        while at >= since + 2 {
            at -= 2;
            if self.hashes[at] == now {
                return Some(at);
            }
        }
        None
    }

    /// All plies at which the present position stood, the latest (now) first.
    pub fn occurrences(&self) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(self.plies()), |&ply| self.occurrence_before(ply))
    }

    /// Plies since the last capture, including those that the start position says were played
    /// before it.
    #[must_use]
    pub fn quiet_plies(&self) -> usize {
        usize::from(self.position.quiet_plies())
    }

    /// Walks back from the present position, one step at a time.
    pub(super) fn rewind(&self) -> Rewind<'_> {
        Rewind { history: self, position: self.position.clone(), ply: self.plies() }
    }
}

#[inline(always)]
fn slot(hash: u64) -> usize {
    hash as usize % SLOTS
}

impl Taken {
    #[inline(always)]
    fn take_back(self, position: &mut Position) -> Option<Move> {
        match self {
            Taken::Move(undo) => {
                position.unmake(undo);
                Some(undo.mv)
            }
            Taken::Pass(pass) => {
                position.unpass(pass);
                None
            }
        }
    }
}

/// A position on its way back through a history.
pub(super) struct Rewind<'a> {
    history: &'a History,
    /// The position after [`Rewind::ply`] plies.
    pub position: Position,
    /// Where the walk is.
    pub ply: usize,
}

impl Rewind<'_> {
    /// Takes back the step that led here and returns its move; [`None`] at the start and for a
    /// pass.
    pub fn back(&mut self) -> Option<Move> {
        let step = self.history.steps.get(self.ply.checked_sub(1)?)?;
        self.ply -= 1;
        step.taken.take_back(&mut self.position)
    }
}
