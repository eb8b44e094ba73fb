//! A repetition on the board, move by move, with the evidence of its verdict.

use std::ops::Range;
use std::rc::Rc;

use crate::game::Game;
use crate::referee::{Deed, Verdict};

/// A repetition that is shown instead of the game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// A game with all moves of the repetition; what is shown is where it stands.
    pub game: Rc<Game>,
    /// The judgement on it.
    pub verdict: Rc<Verdict>,
    /// The example it is, by its place in [`super::casebook::CASES`]; none for the game's own
    /// repetition.
    pub case: Option<usize>,
    /// Whether it goes on by itself.
    pub playing: bool,
}

/// Where to go in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStep {
    /// To where the position first stood.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end.
    Last,
    /// Go on by itself, or stop that. At the end it begins anew.
    Toggle,
    /// Time for the next move, if it goes on by itself.
    Tick,
}

impl Replay {
    /// The moves that `verdict` judges in `game`, from the beginning.
    #[must_use]
    pub fn new(mut game: Game, verdict: Rc<Verdict>, case: Option<usize>) -> Replay {
        game.go_to(verdict.window().start);
        Replay { game: Rc::new(game), verdict, case, playing: false }
    }

    /// The plies shown, the end included.
    #[must_use]
    pub fn plies(&self) -> Range<usize> {
        self.verdict.window()
    }

    /// How many of the moves are played.
    #[must_use]
    pub fn done(&self) -> usize {
        self.game.ply().saturating_sub(self.plies().start)
    }

    /// How many moves there are.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.plies().len()
    }

    /// The same with `done` moves played, as far as there are so many.
    #[must_use]
    pub fn at(&self, done: usize) -> Replay {
        let ply = self.plies().start + done.min(self.moves());
        if ply == self.game.ply() {
            return self.clone();
        }
        let mut game = (*self.game).clone();
        game.go_to(ply);
        Replay { game: Rc::new(game), ..self.clone() }
    }

    /// What the move that led to what is shown did; none at the beginning.
    #[must_use]
    pub fn deed(&self) -> Option<&Deed> {
        let ply = self.game.ply().checked_sub(1)?;
        self.verdict.deeds.iter().find(|deed| deed.ply == ply)
    }

    /// Whether all moves are played.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.done() == self.moves()
    }

    /// After a step. Stepping by hand stops what goes on by itself.
    #[must_use]
    pub fn step(&self, step: ReplayStep) -> Replay {
        let by_hand = |done| Replay { playing: false, ..self.at(done) };
        match step {
            ReplayStep::First => by_hand(0),
            ReplayStep::Previous => by_hand(self.done().saturating_sub(1)),
            ReplayStep::Next => by_hand(self.done() + 1),
            ReplayStep::Last => by_hand(self.moves()),
            ReplayStep::Toggle if self.playing => Replay { playing: false, ..self.clone() },
            ReplayStep::Toggle if self.is_at_end() => Replay { playing: true, ..self.at(0) },
            ReplayStep::Toggle => Replay { playing: true, ..self.clone() },
            ReplayStep::Tick if self.playing => {
                let next = self.at(self.done() + 1);
                Replay { playing: !next.is_at_end(), ..next }
            }
            ReplayStep::Tick => self.clone(),
        }
    }
}

impl PartialEq for Replay {
    /// Whether the same is shown.
    fn eq(&self, other: &Replay) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
            && Rc::ptr_eq(&self.verdict, &other.verdict)
            && (self.case, self.playing) == (other.case, other.playing)
    }
}
