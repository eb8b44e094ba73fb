//! One person at one level: what was pressed, what came of it, how it ended.

mod judge;
mod right;

use std::rc::Rc;

use crate::referee::Conclusion;
use crate::rules::{IllegalMove, Move, Rank, Side, Square};

use super::answer::{Answer, Reason, Standing};
use super::course::{Kind, Level};
use super::distance;
use super::sign::Sign;
use super::table::Table;

/// A level being played. Pure: the page sends [`Input`]s and draws what it finds here.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The level.
    pub level: Rc<Level>,
    /// The board.
    pub table: Table,
    /// The side that is played.
    pub side: Side,
    /// The point whose man is picked up.
    pub picked: Option<Square>,
    /// The keyboard's place.
    pub cursor: Square,
    /// What was last said about an input.
    pub feedback: Option<Feedback>,
    /// How it ended, if it did.
    pub ended: Option<Ended>,
    /// Wrong answers so far.
    pub mistakes: u32,
    /// Hints taken.
    pub hints: u32,
    /// Marks on points.
    pub signs: Vec<(Square, Sign)>,
    /// Answers known to be wrong.
    pub crossed: Vec<Answer>,
    /// Ways out of check found so far.
    pub found: Vec<Move>,
    /// How many of a row of things are done: what is to be found, moves of a line.
    pub step: usize,
    /// The other side's answer, to be played when the page has shown the move before.
    pub reply: Option<Move>,
    /// Points still to be visited, or men to be taken.
    pub left: Vec<Square>,
    /// The fewest moves in which that can be done.
    pub least: usize,
    /// Whether the reason of a "no" is asked for.
    pub asks_why: bool,
}

/// What somebody does at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Presses a point.
    Press(Square),
    /// Begins to drag the man on a point.
    Lift(Square),
    /// Lets a dragged man go.
    Drop {
        /// Where the drag began.
        from: Square,
        /// The point under the pointer.
        to: Option<Square>,
    },
    /// Puts down what is picked up.
    Cancel,
    /// Chooses an answer.
    Answer(Answer),
    /// Says that all points are marked.
    Submit,
    /// Asks for a hint.
    Hint,
    /// The page has shown the last move: time for the answer to it.
    Reply,
    /// The engine's move, in a level that is played out.
    Engine(Move),
}

/// How an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Done, with one to three stars.
    Done {
        /// How many.
        stars: u8,
    },
    /// It cannot be done any more.
    Failed,
}

/// Why an input did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A rule of movement.
    Rule(IllegalMove),
    /// The man belongs to the side that waits.
    OtherSide,
}

/// What is said about an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// A move was refused.
    Refused {
        /// The man that was to move, if one was picked up.
        from: Option<Square>,
        /// The point pressed.
        at: Square,
        /// Why.
        fault: Fault,
    },
    /// Right; so many of so many are done.
    Progress {
        /// How many are done.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// This way out was found before.
    Known,
    /// Not this point.
    NotHere(Square),
    /// Marks are wrong or missing.
    Marks {
        /// How many should not be there.
        wrong: usize,
        /// How many are missing.
        missing: usize,
        /// The first wrong one, and why it is wrong if a rule says so.
        because: Option<(Square, Option<IllegalMove>)>,
    },
    /// Not this answer.
    NotThis(Answer),
    /// The statement about a move is right or wrong because of this rule; none if it is legal.
    Law {
        /// Whether the answer was right.
        right: bool,
        /// The rule.
        reason: Option<IllegalMove>,
    },
    /// The man that moved can be taken by the man on this point.
    CanBeTaken(Square),
    /// The move does not mate in time: the answer gets out.
    GetsOut(Move),
    /// The move allows a mate that begins with this one.
    AllowsMate(Move),
    /// The move does not make the other one possible, because of this rule.
    StillNot(IllegalMove),
    /// Another move belongs here.
    NotInLine,
    /// The game is over.
    Result(Conclusion),
    /// All right.
    Solved,
    /// The points marked are a hint.
    Look,
}

impl Attempt {
    /// A fresh attempt.
    #[must_use]
    pub fn new(level: Rc<Level>) -> Attempt {
        let table = Table::new(level.start.clone());
        let side = level.start.turn();
        let left = match &level.kind {
            Kind::Collect { stars } => stars.clone(),
            Kind::Capture { .. } => {
                let general = level.start.general(!side);
                level.start.men(!side).map(|(_, at)| at).filter(|at| *at != general).collect()
            }
            _ => Vec::new(),
        };
        let guarded = level.kind == Kind::Capture { guarded: true };
        let least = match left.is_empty() {
            true => 0,
            false => distance::shortest(&level.start, &left, guarded).map_or(0, |line| line.len()),
        };
        let cursor = Square::new(crate::rules::File::E, Rank::R0.relative_to(side));
        let mut attempt = Attempt {
            level,
            table,
            side,
            picked: None,
            cursor,
            feedback: None,
            ended: None,
            mistakes: 0,
            hints: 0,
            signs: Vec::new(),
            crossed: Vec::new(),
            found: Vec::new(),
            step: 0,
            reply: None,
            left,
            least,
            asks_why: false,
        };
        attempt.show_left();
        attempt
    }

    /// Whether men are moved here, rather than points marked or answers chosen.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        match self.level.kind {
            Kind::Collect { .. }
            | Kind::Capture { .. }
            | Kind::Enable(_)
            | Kind::Escape
            | Kind::Mate(_)
            | Kind::Only(_)
            | Kind::Avoid(_)
            | Kind::Compare { .. }
            | Kind::Play { .. }
            | Kind::Free
            | Kind::Follow(_) => true,
            Kind::Choose(_)
            | Kind::Find(_)
            | Kind::Legal(_)
            | Kind::Status
            | Kind::Belief(_)
            | Kind::Count(_)
            | Kind::Repetition { .. } => false,
        }
    }

    /// Whether the targets of a picked man are shown: not where finding the legal moves is the task.
    #[must_use]
    pub fn shows_targets(&self) -> bool {
        self.level.kind != Kind::Escape
    }

    /// Whether the person is to move.
    #[must_use]
    pub fn to_move(&self) -> bool {
        self.is_moving()
            && self.ended.is_none()
            && self.reply.is_none()
            && (self.level.kind == Kind::Free || self.table.position().turn() == self.side)
    }

    /// Whether the engine is to move.
    #[must_use]
    pub fn awaits_engine(&self) -> bool {
        matches!(self.level.kind, Kind::Play { .. })
            && self.ended.is_none()
            && self.table.position().turn() != self.side
    }

    /// How many moves the person has made.
    #[must_use]
    pub fn own_moves(&self) -> usize {
        match self.level.kind {
            Kind::Collect { .. } | Kind::Capture { .. } => self.table.moves().len(),
            _ => self.table.moves().len().div_ceil(2),
        }
    }

    /// The answers to choose from.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        match &self.level.kind {
            Kind::Legal(mv) if self.asks_why => {
                let position = self.table.position();
                let right = position.why_illegal(mv.from, mv.to).as_ref().and_then(Reason::of);
                let role = position.piece_at(mv.from).map(|piece| piece.role);
                match (role, right) {
                    (Some(role), Some(right)) => {
                        Reason::choices(role, right).into_iter().map(Answer::Because).collect()
                    }
                    _ => Vec::new(),
                }
            }
            Kind::Legal(_) | Kind::Belief(_) => vec![Answer::Yes, Answer::No],
            Kind::Status => Standing::ALL.map(Answer::Stands).to_vec(),
            Kind::Count(quantity) => quantity.choices().into_iter().map(Answer::Number).collect(),
            Kind::Repetition { .. } => {
                vec![Answer::Deviates(Side::Red), Answer::Deviates(Side::Black), Answer::Nobody]
            }
            Kind::Compare { better, worse } => {
                let mut moves = [*better, *worse];
                moves.sort();
                moves.map(Answer::Better).to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// The attempt after an input; none if it changes nothing.
    #[must_use]
    pub fn after(&self, input: Input) -> Option<Attempt> {
        let mut next = self.clone();
        match input {
            Input::Press(square) => next.press(square)?,
            Input::Lift(square) if next.may_pick(square).is_ok() && next.picked != Some(square) => {
                next.cursor = square;
                next.pick_up(square);
            }
            Input::Lift(_) => return None,
            Input::Drop { from, to: Some(to) } if from != to && next.may_pick(from).is_ok() => {
                next.cursor = to;
                next.try_move(Move::new(from, to));
            }
            Input::Drop { .. } | Input::Cancel => {
                next.picked?;
                next.picked = None;
            }
            Input::Answer(answer) if next.ended.is_none() && next.answers().contains(&answer) => {
                next.judge_answer(answer);
            }
            Input::Answer(_) => return None,
            Input::Submit if next.ended.is_none() => next.judge_marks()?,
            Input::Submit => return None,
            Input::Hint if next.ended.is_none() => next.hint(),
            Input::Hint => return None,
            Input::Reply => next.play_reply()?,
            Input::Engine(mv) if next.awaits_engine() => {
                next.table.play(mv).ok()?;
                next.judge_game();
            }
            Input::Engine(_) => return None,
        }
        Some(next)
    }

    /// Stars for an end now.
    fn stars(&self) -> u8 {
        let surplus = match self.level.kind {
            Kind::Collect { .. } | Kind::Capture { .. } => self.own_moves().saturating_sub(self.least),
            _ => 0,
        };
        match (self.mistakes + self.hints, surplus) {
            (0, 0) => 3,
            (0 | 1, 0..=2) => 2,
            _ => 1,
        }
    }

    fn done(&mut self) {
        self.ended = Some(Ended::Done { stars: self.stars() });
        self.picked = None;
    }

    fn fail(&mut self, feedback: Feedback) {
        self.mistakes += 1;
        self.feedback = Some(feedback);
        self.ended = Some(Ended::Failed);
        self.picked = None;
    }

    fn wrong(&mut self, feedback: Feedback) {
        self.mistakes += 1;
        self.feedback = Some(feedback);
    }

    fn press(&mut self, square: Square) -> Option<()> {
        self.cursor = square;
        if self.ended.is_some() {
            return Some(());
        }
        match self.level.kind {
            Kind::Choose(_) => self.mark(square),
            Kind::Find(_) => self.judge_spot(square),
            _ if !self.is_moving() => {}
            _ => self.press_man(square),
        }
        Some(())
    }

    fn mark(&mut self, square: Square) {
        self.feedback = None;
        self.signs.retain(|(_, sign)| matches!(sign, Sign::Marked | Sign::Hint));
        let marked = self.signs.len();
        self.signs.retain(|(at, sign)| (*at, *sign) != (square, Sign::Marked));
        if self.signs.len() == marked {
            self.signs.push((square, Sign::Marked));
        }
    }

    fn press_man(&mut self, square: Square) {
        match self.picked {
            Some(from) if from == square => self.picked = None,
            Some(from) if !self.is_own(square) => self.try_move(Move::new(from, square)),
            _ => match self.may_pick(square) {
                Ok(()) => self.pick_up(square),
                Err(Some(fault)) => {
                    self.feedback = Some(Feedback::Refused { from: None, at: square, fault });
                }
                Err(None) => {}
            },
        }
    }

    fn is_own(&self, square: Square) -> bool {
        self.table.position().piece_at(square).is_some_and(|piece| piece.side == self.side)
    }

    /// Whether the man on a point may be picked up; nothing is said about free points.
    fn may_pick(&self, square: Square) -> Result<(), Option<Fault>> {
        let piece = self.table.position().piece_at(square).ok_or(None)?;
        if !self.to_move() {
            return Err(None);
        }
        if piece.side == self.side || self.level.kind == Kind::Free {
            Ok(())
        } else {
            Err(Some(Fault::OtherSide))
        }
    }

    fn pick_up(&mut self, square: Square) {
        // On a board to try things on, whoever is touched moves.
        if self.level.kind == Kind::Free
            && let Some(piece) = self.table.position().piece_at(square)
        {
            self.side = piece.side;
            self.table.give_turn(piece.side);
        }
        self.picked = Some(square);
        self.feedback = None;
        self.signs.retain(|(_, sign)| *sign != Sign::Hint);
    }

    fn try_move(&mut self, mv: Move) {
        let position = self.table.position();
        let general = position.general(!self.side);
        let refused = position.why_illegal(mv.from, mv.to);
        self.picked = None;
        match refused {
            Some(reason) => {
                self.picked = Some(mv.from);
                let fault = Fault::Rule(reason);
                self.feedback = Some(Feedback::Refused { from: Some(mv.from), at: mv.to, fault });
                if self.level.kind == Kind::Escape {
                    self.mistakes += 1;
                }
            }
            // Where the other side waits, its general could be taken; that is not the task.
            None if mv.to == general => {}
            None => {
                self.feedback = None;
                self.signs.retain(|(_, sign)| *sign != Sign::Hint);
                self.judge_move(mv);
            }
        }
    }

    fn play_reply(&mut self) -> Option<()> {
        let reply = self.reply.take()?;
        self.table.play(reply).ok()?;
        if matches!(self.level.kind, Kind::Follow(_)) {
            self.step += 1;
            self.end_line();
        }
        Some(())
    }

    fn show_left(&mut self) {
        self.signs.retain(|(_, sign)| *sign != Sign::Wanted);
        self.signs.extend(self.left.iter().map(|at| (*at, Sign::Wanted)));
    }
}
