//! What the engine is asked between moves: a hint, what the opponent threatens, whether a draw is due.

use std::rc::Rc;

use crate::format::fen;
use crate::protocol::{Job, JobId, Limits, Report, Score, Task};
use crate::referee::Conclusion;
use crate::rules::{Move, Position, Side};

use super::{News, Seat, State};

/// A question to the engine about the position on the board, and its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What is asked.
    pub wish: Wish,
    /// The best move of the side that was thought for, once it is known.
    pub answer: Option<Answer>,
    /// Of a hint: how much of it is told, 1 to 3.
    pub step: u8,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A good move, told in three steps.
    Hint,
    /// What the side that is not to move would play if it were.
    Threat,
    /// Whether the engine agrees to a draw.
    Draw,
}

/// The engine's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The move.
    pub mv: Move,
    /// What was seen with it.
    pub report: Rc<Report>,
}

/// The steps of a hint: which man, where to, why.
pub const HINT_STEPS: u8 = 3;

/// How long a question is thought about.
const THINK_MS: u32 = 900;
/// The engine agrees to a draw if it is worse by this much, in hundredths of a soldier's worth ...
const DRAW_WHEN_WORSE: i32 = 40;
/// ... or hardly better, after so many plies.
const DRAW_WHEN_LATE: usize = 60;
/// What hardly better is.
const DRAW_WHEN_EVEN: i32 = 25;

impl State {
    /// Whether the engine may be asked: somebody at the page is to move, in the game.
    #[must_use]
    pub fn may_ask(&self, wish: Wish) -> bool {
        let open = self.person_to_move() && self.is_live() && self.engine.off.is_none() && !self.is_paused();
        open && match wish {
            Wish::Hint => true,
            // In check nobody can pass.
            Wish::Threat => !self.game.position().in_check(),
            Wish::Draw => self.seats[!self.turn()] == Seat::Person || !self.was_declined(),
        }
    }

    /// Whether the engine has declined a draw in this position.
    #[must_use]
    pub fn was_declined(&self) -> bool {
        self.advice.as_ref().is_some_and(|advice| advice.wish == Wish::Draw && advice.answer.is_some())
    }

    /// Asks, tells more of a hint, or puts the answer away.
    pub(super) fn ask(&mut self, wish: Wish) -> Option<()> {
        if !self.may_ask(wish) {
            return None;
        }
        match &mut self.advice {
            Some(advice) if advice.wish == wish && wish == Wish::Hint => {
                let step = advice.answer.as_ref().map(|_| advice.step + 1)?;
                if step > HINT_STEPS {
                    self.advice = None;
                } else {
                    advice.step = step;
                    self.tell(News::Advised);
                }
                return Some(());
            }
            Some(advice) if advice.wish == wish => {
                self.advice = None;
                return Some(());
            }
            _ => {}
        }
        self.cancel();
        self.advice = Some(Advice { wish, answer: None, step: 1 });
        self.task += 1;
        Some(())
    }

    /// The search that answers the open question.
    pub(super) fn advice_wish(&self) -> Option<Job> {
        let advice = self.advice.as_ref().filter(|advice| advice.answer.is_none())?;
        let (start, moves) = match advice.wish {
            Wish::Threat => (fen::write(&passed(self.game.position())?.setup()), Vec::new()),
            Wish::Hint | Wish::Draw => {
                let moves = self.game.played().iter().map(|played| played.mv.iccs()).collect();
                (fen::write(&self.game.start().setup()), moves)
            }
        };
        Some(Job {
            id: JobId(self.task),
            start,
            moves,
            ruleset: self.game.ruleset().id.name().to_owned(),
            limit: Some(self.game.ruleset().limit.moves()),
            task: Task::Analyze { limits: Limits::MoveTime(THINK_MS), lines: 1 },
        })
    }

    /// The engine has thought about the question.
    pub(super) fn hear_advice(&mut self, best: Option<&str>) -> Option<()> {
        let seen = self.engine.seen.take().map(|(_, report)| report);
        let mut advice = self.advice.take()?;
        let position = self.asked_position(advice.wish)?;
        let best = best.and_then(Move::from_iccs).filter(|mv| position.is_legal(*mv));
        // Without an answer the question is dropped: asking again is one press.
        let (Some(mv), Some(report)) = (best, seen) else { return Some(()) };
        if advice.wish == Wish::Draw && agrees(&report, self.game.ply()) {
            return self.agree();
        }
        advice.answer = Some(Answer { mv, report });
        self.advice = Some(advice);
        self.tell(News::Advised);
        Some(())
    }

    /// The position that is thought about.
    #[must_use]
    pub fn asked_position(&self, wish: Wish) -> Option<Position> {
        match wish {
            Wish::Threat => passed(self.game.position()),
            Wish::Hint | Wish::Draw => Some(self.game.position().clone()),
        }
    }

    /// Both sides agree to a draw.
    pub(super) fn agree(&mut self) -> Option<()> {
        if self.conclusion().is_some() {
            return None;
        }
        let mut game = (*self.game).clone();
        game.decide(Conclusion::agreement());
        self.set_game(game, News::Concluded);
        Some(())
    }

    /// Who would have to agree to a draw at the board; none where the engine is asked.
    #[must_use]
    pub fn draw_partner(&self) -> Option<Side> {
        (self.seats[!self.turn()] == Seat::Person).then_some(!self.turn())
    }
}

/// The position with the other side to move, if that is one.
fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.setup();
    setup.turn = !setup.turn;
    Position::from_study(&setup).ok()
}

/// Whether the engine agrees to a draw, from a report of the side that offers it.
fn agrees(report: &Report, ply: usize) -> bool {
    match report.score {
        Score::Units(units) => units >= DRAW_WHEN_WORSE || ply >= DRAW_WHEN_LATE && units >= -DRAW_WHEN_EVEN,
        Score::Mate(plies) => plies > 0,
    }
}
