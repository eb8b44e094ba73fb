//! What an input is worth: every judgement is one of the rules, the referee or the prover.

use crate::app::casebook;
use crate::app::learn::answer::{Answer, Reason, Standing};
use crate::app::learn::course::{Goal, Kind, Spot};
use crate::app::learn::distance;
use crate::app::learn::prover::Prover;
use crate::referee::{History, Ruleset, Status, judge};
use crate::rules::{Move, Position, Square};

use super::{Attempt, Feedback};
use crate::app::learn::sign::Sign;

impl Attempt {
    /// A legal move of the person's.
    pub(super) fn judge_move(&mut self, mv: Move) {
        let before = self.table.position().clone();
        match self.level.kind.clone() {
            Kind::Collect { .. } => self.judge_visit(mv, false),
            Kind::Capture { guarded } => self.judge_visit(mv, guarded),
            Kind::Enable(wanted) => self.judge_enabling(mv, wanted),
            Kind::Escape => self.judge_escape(mv),
            Kind::Mate(moves) => self.judge_attack(&before, mv, moves),
            Kind::Only(within) | Kind::Avoid(within) => self.judge_defence(mv, within),
            Kind::Compare { better, worse } if mv == better || mv == worse => {
                self.judge_answer(Answer::Better(mv));
            }
            Kind::Compare { .. } => self.feedback = Some(Feedback::NotInLine),
            Kind::Play { .. } => {
                // Legality was looked at before.
                let _ = self.table.play(mv);
                self.judge_game();
            }
            Kind::Follow(line) => self.judge_line(mv, &line),
            Kind::Free => {
                let _ = self.table.play(mv);
            }
            Kind::Choose(_)
            | Kind::Find(_)
            | Kind::Legal(_)
            | Kind::Status
            | Kind::Belief(_)
            | Kind::Count(_)
            | Kind::Repetition { .. } => {}
        }
    }

    fn judge_visit(&mut self, mv: Move, guarded: bool) {
        let _ = self.table.play(mv);
        if guarded && let Some(taking) = distance::takes_back(self.table.position(), mv.to) {
            let _ = self.table.play(taking);
            return self.fail(Feedback::CanBeTaken(taking.from));
        }
        self.table.give_turn(self.side);
        let before = self.left.len();
        self.left.retain(|at| *at != mv.to);
        self.show_left();
        if self.left.is_empty() {
            self.feedback = Some(Feedback::Solved);
            self.done();
        } else if self.left.len() < before {
            let of = self.all_wanted();
            self.feedback = Some(Feedback::Progress { done: of - self.left.len(), of });
        }
    }

    fn all_wanted(&self) -> usize {
        let start = &self.level.start;
        match &self.level.kind {
            Kind::Collect { stars } => stars.len(),
            _ => start.men(!start.turn()).count() - 1,
        }
    }

    fn judge_enabling(&mut self, mv: Move, wanted: Move) {
        let mut after = self.table.clone();
        let _ = after.play(mv);
        after.give_turn(self.side);
        match after.position().why_illegal(wanted.from, wanted.to) {
            None => {
                let _ = self.table.play(mv);
                self.table.give_turn(self.side);
                self.feedback = Some(Feedback::Solved);
                self.done();
            }
            Some(reason) => self.wrong(Feedback::StillNot(reason)),
        }
    }

    fn judge_escape(&mut self, mv: Move) {
        if self.found.contains(&mv) {
            self.feedback = Some(Feedback::Known);
            return;
        }
        self.found.push(mv);
        let (done, of) = (self.found.len(), self.table.position().legal_moves().len());
        if done == of {
            self.feedback = Some(Feedback::Solved);
            self.done();
        } else {
            self.feedback = Some(Feedback::Progress { done, of });
        }
    }

    fn judge_attack(&mut self, before: &Position, mv: Move, moves: u8) {
        let played = u8::try_from(self.own_moves()).unwrap_or(u8::MAX);
        let left = moves.saturating_sub(played).max(1);
        let _ = self.table.play(mv);
        if self.table.position().is_lost() {
            self.feedback = Some(Feedback::Solved);
            return self.done();
        }
        let mut prover = Prover::new();
        let keeps = prover.keeps(before, mv, left);
        let reply = prover.defence(self.table.position(), left.saturating_sub(1));
        match reply {
            Some(reply) if keeps => {
                self.reply = Some(reply);
                self.feedback = Some(Feedback::Progress { done: usize::from(played) + 1, of: moves.into() });
            }
            Some(reply) => {
                self.reply = Some(reply);
                self.fail(Feedback::GetsOut(reply));
            }
            None => {}
        }
    }

    fn judge_defence(&mut self, mv: Move, within: u8) {
        let _ = self.table.play(mv);
        let position = self.table.position();
        let keys = Prover::new().keys(position, within);
        match keys.first() {
            None => {
                self.feedback = Some(Feedback::Solved);
                self.done();
            }
            Some(key) => {
                self.reply = Some(*key);
                self.fail(Feedback::AllowsMate(*key));
            }
        }
    }

    fn judge_line(&mut self, mv: Move, line: &[Move]) {
        if line.get(self.step) != Some(&mv) {
            return self.wrong(Feedback::NotInLine);
        }
        let _ = self.table.play(mv);
        self.step += 1;
        self.reply = line.get(self.step).copied();
        self.feedback = Some(Feedback::Progress { done: self.step, of: line.len() });
        self.end_line();
    }

    pub(super) fn end_line(&mut self) {
        if let Kind::Follow(line) = &self.level.kind
            && self.step >= line.len()
        {
            self.feedback = Some(Feedback::Solved);
            self.done();
        }
    }

    /// The game of a level that is played out, as the referee sees it.
    pub(super) fn judge_game(&mut self) {
        let Kind::Play { goal, .. } = self.level.kind else { return };
        let Ok(history) = History::of_moves(self.level.start.clone(), self.table.moves().iter().copied())
        else {
            return;
        };
        if let Status::Over(conclusion) = judge(&history, &Ruleset::ASIAN) {
            let won = match conclusion.outcome.winner() {
                Some(winner) => winner == self.side,
                None => goal == Goal::Draw,
            };
            let feedback = Feedback::Result(conclusion);
            if won {
                self.feedback = Some(feedback);
                self.done();
            } else {
                self.fail(feedback);
            }
        }
    }

    pub(super) fn judge_answer(&mut self, answer: Answer) {
        if self.crossed.contains(&answer) {
            return;
        }
        let right = self.right_answer();
        let is_right = right == Some(answer);
        if let Kind::Legal(mv) = self.level.kind {
            let reason = self.table.position().why_illegal(mv.from, mv.to);
            // A right "no" leads to the question why; only what follows ends the level.
            if is_right && answer == Answer::No && reason.as_ref().and_then(Reason::of).is_some() {
                self.asks_why = true;
                self.crossed.clear();
                self.feedback = Some(Feedback::Progress { done: 1, of: 2 });
                return;
            }
            if is_right || !self.asks_why {
                self.feedback = Some(Feedback::Law { right: is_right, reason });
            } else {
                self.feedback = Some(Feedback::NotThis(answer));
            }
        } else if let (false, Kind::Compare { better, worse }) = (is_right, &self.level.kind) {
            self.feedback = Some(Feedback::NotThis(Answer::Better(*worse)));
            debug_assert_ne!(better, worse);
        } else {
            self.feedback = Some(if is_right { Feedback::Solved } else { Feedback::NotThis(answer) });
        }
        if is_right {
            if let Answer::Better(mv) = answer {
                let _ = self.table.play(mv);
            }
            self.done();
        } else {
            self.mistakes += 1;
            self.crossed.push(answer);
        }
    }

    pub(super) fn judge_spot(&mut self, square: Square) {
        let Kind::Find(spots) = &self.level.kind else { return };
        let (of, Some(spot)) = (spots.len(), spots.get(self.step)) else { return };
        let hit = match *spot {
            Spot::Point(point) => point == square,
            Spot::File(_, file) => file == square.file(),
        };
        self.signs.clear();
        if !hit {
            self.signs.push((square, Sign::Wrong));
            return self.wrong(Feedback::NotHere(square));
        }
        self.signs.push((square, Sign::Right));
        self.step += 1;
        if self.step == of {
            self.feedback = Some(Feedback::Solved);
            self.done();
        } else {
            self.feedback = Some(Feedback::Progress { done: self.step, of });
        }
    }

    pub(super) fn judge_marks(&mut self) -> Option<()> {
        let right = self.right_points()?;
        let marked: Vec<Square> =
            self.signs.iter().filter(|(_, sign)| *sign == Sign::Marked).map(|(at, _)| *at).collect();
        let wrong: Vec<Square> = marked.iter().copied().filter(|at| !right.contains(at)).collect();
        let missing = right.iter().filter(|at| !marked.contains(at)).count();
        if wrong.is_empty() && missing == 0 {
            self.signs = right.into_iter().map(|at| (at, Sign::Right)).collect();
            self.feedback = Some(Feedback::Solved);
            self.done();
            return Some(());
        }
        let because = wrong.first().map(|at| (*at, self.why_wrong(*at)));
        self.wrong(Feedback::Marks { wrong: wrong.len(), missing, because });
        // What is right stays marked; what is wrong is shown once and must be marked anew to be kept.
        self.signs.retain(|(at, sign)| *sign == Sign::Marked && !wrong.contains(at));
        self.signs.extend(wrong.into_iter().map(|at| (at, Sign::Wrong)));
        Some(())
    }

    fn why_wrong(&self, at: Square) -> Option<crate::rules::IllegalMove> {
        match self.level.kind {
            Kind::Choose(super::super::course::Question::Targets(from)) => {
                self.table.position().why_illegal(from, at)
            }
            _ => None,
        }
    }

    /// The answer that is right now, where answers are chosen.
    #[must_use]
    pub fn right_answer(&self) -> Option<Answer> {
        let position = self.table.position();
        Some(match &self.level.kind {
            Kind::Legal(mv) => match position.why_illegal(mv.from, mv.to) {
                None => Answer::Yes,
                Some(reason) if self.asks_why => Answer::Because(Reason::of(&reason)?),
                Some(_) => Answer::No,
            },
            Kind::Belief(truth) if *truth => Answer::Yes,
            Kind::Belief(_) => Answer::No,
            Kind::Status => Answer::Stands(Standing::of(position)),
            Kind::Count(quantity) => Answer::Number(quantity.count()),
            Kind::Compare { better, .. } => Answer::Better(*better),
            Kind::Repetition { ruleset, cycle } => {
                let judged = casebook::judge_cycle(&self.level.start, cycle, *ruleset)?;
                judged.verdict.decision.offender().map_or(Answer::Nobody, Answer::Deviates)
            }
            _ => return None,
        })
    }
}
