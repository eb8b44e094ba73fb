//! What would be right now: for hints, and for whoever proves that a level can be done.

use crate::app::learn::course::{Kind, Spot};
use crate::app::learn::distance;
use crate::app::learn::prover::Prover;
use crate::rules::{Move, Square};

use super::{Attempt, Feedback};
use crate::app::learn::sign::Sign;

impl Attempt {
    /// A move that is right now, where moves are played; none in a game against the engine.
    #[must_use]
    pub fn right_move(&self) -> Option<Move> {
        let position = self.table.position();
        let legal = position.legal_moves();
        match &self.level.kind {
            Kind::Collect { .. } => distance::shortest(position, &self.left, false)?.first().copied(),
            Kind::Capture { guarded } => distance::shortest(position, &self.left, *guarded)?.first().copied(),
            Kind::Enable(wanted) => legal.iter().copied().find(|mv| {
                let mut after = self.table.clone();
                let played = after.play(*mv).is_ok();
                after.give_turn(self.side);
                played && after.position().is_legal(*wanted)
            }),
            Kind::Escape => legal.iter().copied().find(|mv| !self.found.contains(mv)),
            Kind::Mate(moves) => {
                let left = usize::from(*moves).checked_sub(self.own_moves())?;
                let left = u8::try_from(left).ok()?;
                let mut prover = Prover::new();
                legal.iter().copied().find(|mv| left > 0 && prover.keeps(position, *mv, left))
            }
            Kind::Only(within) | Kind::Avoid(within) => legal
                .iter()
                .copied()
                .find(|mv| position.play(*mv).is_ok_and(|after| !Prover::new().wins(&after, *within))),
            Kind::Compare { better, .. } => Some(*better),
            Kind::Follow(line) => line.get(self.step).copied(),
            _ => None,
        }
    }

    /// The points that are right, where points are marked or pressed.
    #[must_use]
    pub fn right_points(&self) -> Option<Vec<Square>> {
        match &self.level.kind {
            Kind::Choose(question) => Some(question.answer(self.table.position())),
            Kind::Find(spots) => Some(match *spots.get(self.step)? {
                Spot::Point(point) => vec![point],
                Spot::File(_, file) => Square::all().filter(|at| at.file() == file).collect(),
            }),
            _ => None,
        }
    }

    /// A first hint says where to look, a further one what to do.
    pub(super) fn hint(&mut self) {
        let further = self.hints > 0;
        self.hints += 1;
        self.signs.retain(|(_, sign)| *sign != Sign::Hint);
        self.feedback = Some(Feedback::Look);
        let mut look: Vec<Square> = Vec::new();
        if !further {
            look.extend(&self.level.hints);
        }
        if look.is_empty() {
            if let Some(mv) = self.right_move() {
                look.push(mv.from);
                if further {
                    look.push(mv.to);
                }
            } else if let Some(points) = self.right_points() {
                let marked = |at: &Square| self.signs.contains(&(*at, Sign::Marked));
                look.extend(points.iter().find(|at| !marked(at)));
            } else if let Some(wrong) = self.wrong_answer() {
                self.crossed.push(wrong);
            }
        }
        self.signs.extend(look.into_iter().map(|at| (at, Sign::Hint)));
    }

    /// An answer that is not right, nor known to be wrong.
    #[must_use]
    pub fn wrong_answer(&self) -> Option<super::Answer> {
        let right = self.right_answer()?;
        self.answers().into_iter().find(|answer| *answer != right && !self.crossed.contains(answer))
    }
}
