//! The author's solution, followed move by move.

use std::rc::Rc;

use crate::app::News;
use crate::rules::Move;

use super::event::Event;
use super::wire::Refused;
use super::{Accept, Embed, Puzzle, PuzzleStage, Task};

impl Embed {
    fn puzzle(&mut self) -> Option<&mut Puzzle> {
        match &mut self.task {
            Task::Puzzle(puzzle) => Some(puzzle),
            Task::Free | Task::Choose(_) => None,
        }
    }

    /// Compares the person's move with the solution.
    pub(super) fn follow_solution(&mut self, mv: Move) {
        let ends_it = self.options.accept == Accept::AnyMate && self.core.game.position().is_lost();
        let Some(puzzle) = self.puzzle() else { return };
        let solution = puzzle.solution.clone();
        match solution.as_ref().and_then(|tree| tree.child(puzzle.at, mv)) {
            Some(node) => {
                puzzle.at = node;
                puzzle.shown = 0;
                let goes_on = solution.is_some_and(|tree| tree.next(node).is_some());
                puzzle.stage = if goes_on { PuzzleStage::Answering } else { PuzzleStage::Solved };
            }
            None if ends_it => puzzle.stage = PuzzleStage::Solved,
            None => {
                puzzle.stage = PuzzleStage::Wrong;
                puzzle.mistakes += 1;
            }
        }
        match puzzle.stage {
            PuzzleStage::Wrong => self.tell_stage("failed", Some(mv)),
            PuzzleStage::Solved => self.solved(Some(mv)),
            PuzzleStage::Asking | PuzzleStage::Answering => self.tell_progress(),
        }
    }

    fn solved(&mut self, mv: Option<Move>) {
        self.revealed = true;
        self.tell_progress();
        self.tell_stage("solved", mv);
    }

    fn tell_stage(&mut self, stage: &'static str, mv: Option<Move>) {
        let Some(Puzzle { mistakes, hints, .. }) = self.puzzle().cloned() else { return };
        self.tell(Event::Puzzle { stage, mv: mv.map(Move::iccs), mistakes, hints });
    }

    /// Plays the author's answer: the first of those that stand there.
    pub(super) fn answer(&mut self) {
        let Some(puzzle) = self.puzzle() else { return };
        let next = puzzle.solution.as_ref().and_then(|tree| {
            let node = tree.next(puzzle.at)?;
            Some((node, tree.mv(node)?, tree.next(node).is_none()))
        });
        let Some((node, mv, last)) = next else { return };
        puzzle.at = node;
        puzzle.stage = if last { PuzzleStage::Solved } else { PuzzleStage::Asking };
        self.play(mv, "author");
        if last { self.solved(Some(mv)) } else { self.tell_progress() }
    }

    /// Takes a wrong move back.
    pub(super) fn take_back_try(&mut self) {
        let wrong = self.node;
        let parent = self.record.tree.parent(wrong);
        if let Some(puzzle) = self.puzzle() {
            puzzle.stage = PuzzleStage::Asking;
        }
        if let Some(parent) = parent {
            Rc::make_mut(&mut self.record).tree.cut(wrong);
            self.stand(parent, News::TakenBack);
        }
    }

    /// Shows more of the next move: the man, then where it goes.
    pub(super) fn show_next(&mut self, seq: Option<u32>) {
        let next = self.next_of_solution();
        let asking = self.puzzle().filter(|puzzle| puzzle.stage == PuzzleStage::Asking);
        let (Some(mv), Some(puzzle)) = (next, asking) else {
            seq.into_iter().for_each(|seq| self.reply(seq, Err(Refused::new("no-hint"))));
            return;
        };
        puzzle.shown = (puzzle.shown + 1).min(2);
        puzzle.hints += 1;
        let whole = puzzle.shown == 2;
        self.hint = Some(mv);
        let value = serde_json::json!({ "from": mv.from.iccs(), "move": whole.then(|| mv.iccs()) });
        seq.into_iter().for_each(|seq| self.reply(seq, Ok(value.clone())));
        self.tell_stage("hint", whole.then_some(mv));
    }

    /// The move that the solution goes on with.
    #[must_use]
    pub fn next_of_solution(&self) -> Option<Move> {
        let Task::Puzzle(puzzle) = &self.task else { return None };
        let solution = puzzle.solution.as_ref()?;
        solution.mv(solution.next(puzzle.at)?)
    }
}
