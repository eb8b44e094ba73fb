//! What an author sets: a puzzle, or points to be chosen.

use std::rc::Rc;

use crate::format::Note;
use crate::game::{GameTree, NodeId};
use crate::rules::Square;

/// A lesson or puzzle of Chuhe's own, by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ContentId {
    /// Which of both.
    pub kind: ContentKind,
    /// Its name.
    pub id: String,
}

/// What of Chuhe's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContentKind {
    /// A lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
}

/// Why content could not be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContentError {
    /// There is none of this name.
    Unknown,
    /// It could not be fetched.
    Fetch,
}

/// What there is to do.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Task {
    /// Nothing is asked.
    #[default]
    Free,
    /// Find the moves.
    Puzzle(Puzzle),
    /// Choose points.
    Choose(Choice),
}

/// A puzzle and how far it is solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The author's moves; none if only a mate will do.
    pub solution: Option<Rc<GameTree<Note>>>,
    /// The node of the solution that is reached.
    pub at: NodeId,
    /// Where it stands.
    pub stage: PuzzleStage,
    /// Wrong tries.
    pub mistakes: u32,
    /// Hints that were asked for.
    pub hints: u32,
    /// How much of the next move is shown: the man, then the whole of it.
    pub shown: u8,
}

/// Where a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleStage {
    /// The person is to move.
    Asking,
    /// The author's answer is about to be played.
    Answering,
    /// The last move was wrong and is about to be taken back.
    Wrong,
    /// It is solved.
    Solved,
}

/// Points to be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// All that answer the question.
    pub targets: Vec<Square>,
    /// Those chosen.
    pub chosen: Vec<Square>,
    /// Whether the choice was looked at and not changed since.
    pub checked: bool,
    /// Whether exactly the targets were chosen when it was looked at, or the answer was shown.
    pub solved: bool,
    /// Looks that found something wrong.
    pub mistakes: u32,
}

impl Choice {
    /// Nothing is chosen yet.
    #[must_use]
    pub fn new(targets: Vec<Square>) -> Choice {
        Choice { targets, chosen: Vec::new(), checked: false, solved: false, mistakes: 0 }
    }

    /// How many of those chosen are targets.
    #[must_use]
    pub fn right(&self) -> usize {
        self.chosen.iter().filter(|square| self.targets.contains(square)).count()
    }

    /// How many of those chosen are none.
    #[must_use]
    pub fn wrong(&self) -> usize {
        self.chosen.len() - self.right()
    }

    /// How many targets are not chosen.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.targets.len() - self.right()
    }

    /// Chooses a point, or no longer.
    pub fn toggle(&mut self, square: Square) {
        match self.chosen.iter().position(|chosen| *chosen == square) {
            Some(at) => {
                self.chosen.remove(at);
            }
            None => self.chosen.push(square),
        }
        self.checked = false;
    }

    /// Looks whether all is right.
    pub fn check(&mut self) -> bool {
        self.checked = true;
        let right = self.wrong() == 0 && self.missing() == 0;
        self.solved |= right;
        self.mistakes += u32::from(!right);
        right
    }
}
