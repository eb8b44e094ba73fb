//! Words for tasks, answers and what is said about them. The texts are in the catalogue of the lessons.

use crate::app::Value;
use crate::app::casebook;
use crate::app::view::board::{BoardView, Scene};
use crate::app::view::words::Words;
use crate::rules::{Move, Piece, Position, Role, Side, Square};

use super::answer::{Answer, Reason, Standing};
use super::attempt::{Attempt, Fault, Feedback};
use super::course::{Goal, Kind, Quantity, Question, Spot};

impl Attempt {
    /// The board to draw.
    #[must_use]
    pub fn board_view(&self) -> BoardView {
        let position = self.table.position();
        let picked = self.picked.filter(|_| self.shows_targets());
        let general = position.general(!self.side);
        let targets = picked.map_or_else(Vec::new, |from| {
            Square::all().filter(|to| *to != general && position.is_legal(Move::new(from, *to))).collect()
        });
        let refused = match &self.feedback {
            Some(Feedback::Refused { fault: Fault::Rule(reason), .. } | Feedback::StillNot(reason)) => {
                Some(reason)
            }
            Some(Feedback::Law { reason: Some(reason), .. }) => Some(reason),
            Some(Feedback::Marks { because: Some((_, Some(reason))), .. }) => Some(reason),
            _ => None,
        };
        let movable = match (self.to_move(), &self.level.kind) {
            (false, _) => Vec::new(),
            (true, Kind::Free) => Side::ALL.to_vec(),
            (true, _) => vec![self.side],
        };
        let mut signs = self.signs.clone();
        if let (Kind::Legal(mv), None) = (&self.level.kind, refused) {
            signs.extend([(mv.from, super::Sign::Marked), (mv.to, super::Sign::Marked)]);
        }
        Scene {
            start: self.table.start(),
            position,
            taken: self.table.taken(),
            last: self.table.moves().last().copied(),
            picked: self.picked,
            targets,
            movable,
            refused,
            signs: &signs,
            cursor: self.cursor,
            bottom: self.bottom(),
        }
        .view()
    }
}

impl Words<'_> {
    fn tell(self, key: &str, values: &[(&str, Value)]) -> String {
        crate::app::sentence(&self.text.with(key, values))
    }

    fn man_on(self, position: &Position, at: Square) -> String {
        position.piece_at(at).map_or_else(String::new, |piece: Piece| self.the_man(piece))
    }

    /// A move in words: the red horse e5–g4.
    #[must_use]
    pub fn lesson_move(self, position: &Position, mv: Move) -> String {
        let man = position.piece_at(mv.from).map_or_else(String::new, |piece| self.man(piece));
        self.text.with(
            "answer-move",
            &[("man", man.into()), ("from", self.point(mv.from).into()), ("to", self.point(mv.to).into())],
        )
    }

    /// What is to be done at a level.
    #[must_use]
    pub fn goal(self, attempt: &Attempt) -> String {
        let position = attempt.level.start.clone();
        let side = ("side", Value::from(self.side(attempt.side)));
        match &attempt.level.kind {
            Kind::Collect { .. } => self.tell("goal-collect", &[("moves", attempt.least.into()), side]),
            Kind::Capture { guarded: false } => {
                self.tell("goal-capture", &[("moves", attempt.least.into()), side])
            }
            Kind::Capture { guarded: true } => {
                self.tell("goal-capture-guarded", &[("moves", attempt.least.into()), side])
            }
            Kind::Choose(question) => self.question(&position, *question),
            Kind::Find(spots) => {
                let spot = spots.get(attempt.step).or(spots.last());
                self.tell(
                    "goal-find",
                    &[("what", spot.map_or_else(String::new, |spot| self.spot(*spot)).into())],
                )
            }
            Kind::Legal(_) if attempt.asks_why => self.tell("goal-why", &[]),
            Kind::Legal(mv) => self.tell(
                "goal-legal",
                &[
                    ("man", self.man_on(&position, mv.from).into()),
                    ("from", self.point(mv.from).into()),
                    ("to", self.point(mv.to).into()),
                ],
            ),
            Kind::Enable(mv) => self.tell(
                "goal-enable",
                &[
                    ("man", self.man_on(&position, mv.from).into()),
                    ("from", self.point(mv.from).into()),
                    ("to", self.point(mv.to).into()),
                ],
            ),
            Kind::Escape => self.tell("goal-escape", &[("count", position.legal_moves().len().into()), side]),
            Kind::Mate(moves) => self.tell("goal-mate", &[("moves", (*moves).into()), side]),
            Kind::Only(_) => self.tell("goal-only", &[side]),
            Kind::Avoid(_) => self.tell("goal-avoid", &[side]),
            Kind::Status => self.tell("goal-status", &[side]),
            Kind::Belief(_) => self.tell("goal-belief", &[]),
            Kind::Count(quantity) => self.quantity(*quantity),
            Kind::Compare { .. } => self.tell("goal-compare", &[side]),
            Kind::Play { goal: Goal::Win, engine } => {
                self.tell("goal-win", &[("level", engine.number().into()), side])
            }
            Kind::Play { goal: Goal::Draw, engine } => {
                self.tell("goal-draw", &[("level", engine.number().into()), side])
            }
            Kind::Follow(line) => match line.get(attempt.step).filter(|_| attempt.to_move()) {
                Some(mv) => {
                    let next = self.lesson_move(attempt.table.position(), *mv);
                    self.tell("goal-follow", &[("move", next.into())])
                }
                None => self.tell("goal-follow-wait", &[]),
            },
            Kind::Free => self.tell("goal-free", &[]),
            Kind::Repetition { ruleset, .. } => {
                self.tell("goal-repetition", &[("ruleset", self.ruleset(*ruleset).into())])
            }
        }
    }

    fn question(self, position: &Position, question: Question) -> String {
        match question {
            Question::Targets(at) => self.tell(
                "goal-targets",
                &[("man", self.man_on(position, at).into()), ("at", self.point(at).into())],
            ),
            Question::Palace(side) => self.tell("goal-palace", &[("side", self.side(side).into())]),
            Question::Reach(piece) => self.tell("goal-reach", &[("man", self.man(piece).into())]),
            Question::Men(piece) => self.tell("goal-men", &[("man", self.man(piece).into())]),
            Question::Checkers => self.tell("goal-checkers", &[("side", self.side(position.turn()).into())]),
            Question::Pinned => self.tell("goal-pinned", &[("side", self.side(position.turn()).into())]),
        }
    }

    fn spot(self, spot: Spot) -> String {
        match spot {
            Spot::Point(at) => self.point(at),
            Spot::File(side, file) => {
                let values = [("side", self.side(side).into()), ("number", file.number(side).into())];
                self.text.with("spot-file", &values)
            }
        }
    }

    fn quantity(self, quantity: Quantity) -> String {
        match quantity {
            Quantity::Points => self.tell("goal-count-points", &[]),
            Quantity::Men => self.tell("goal-count-men", &[]),
            Quantity::Palace => self.tell("goal-count-palace", &[]),
            Quantity::Reach(role) => self.tell("goal-count-reach", &[("role", self.role(role).into())]),
        }
    }

    /// An answer to choose. `about` is the level's kind: a yes to a statement is "true".
    #[must_use]
    pub fn answer(self, attempt: &Attempt, answer: Answer) -> String {
        let statement = matches!(attempt.level.kind, Kind::Belief(_));
        match answer {
            Answer::Yes => self.text.get(if statement { "answer-true" } else { "answer-yes" }),
            Answer::No => self.text.get(if statement { "answer-false" } else { "answer-no" }),
            Answer::Because(reason) => self.text.get(reason_key(reason)),
            Answer::Stands(standing) => self.text.get(match standing {
                Standing::Free => "standing-free",
                Standing::Check => "standing-check",
                Standing::Mate => "standing-mate",
                Standing::Stalemate => "standing-stalemate",
            }),
            Answer::Number(number) => number.to_string(),
            Answer::Deviates(side) => self.text.with("answer-deviates", &[("side", self.side(side).into())]),
            Answer::Nobody => self.text.get("answer-nobody"),
            Answer::Better(mv) => self.lesson_move(&attempt.level.start, mv),
        }
    }

    /// What is said about the last input.
    #[must_use]
    pub fn feedback(self, attempt: &Attempt) -> Option<String> {
        let position = attempt.table.position();
        Some(match attempt.feedback.as_ref()? {
            Feedback::Refused { from, at, fault: Fault::Rule(reason) } => {
                self.illegal(position, *from, *at, reason)
            }
            Feedback::Refused { at, fault: Fault::OtherSide, .. } => self.tell(
                "said-other-side",
                &[("man", self.man_on(position, *at).into()), ("side", self.side(attempt.side).into())],
            ),
            Feedback::Progress { done, of } => {
                self.tell("said-progress", &[("done", (*done).into()), ("of", (*of).into())])
            }
            Feedback::Known => self.tell("said-known", &[]),
            Feedback::NotHere(at) => self.tell("said-not-here", &[("at", self.point(*at).into())]),
            Feedback::Marks { wrong, missing, because } => {
                let marks =
                    self.tell("said-marks", &[("wrong", (*wrong).into()), ("missing", (*missing).into())]);
                let reason = because.as_ref().and_then(|(at, reason)| {
                    let Kind::Choose(Question::Targets(from)) = attempt.level.kind else { return None };
                    Some(self.illegal(position, Some(from), *at, reason.as_ref()?))
                });
                reason.map_or(marks.clone(), |reason| format!("{marks} {reason}"))
            }
            Feedback::NotThis(_) => self.tell("said-not-this", &[]),
            Feedback::Law { right, reason } => {
                let Kind::Legal(mv) = attempt.level.kind else { return None };
                let law = match reason {
                    Some(reason) => self.illegal(position, Some(mv.from), mv.to, reason),
                    None => self.tell("said-is-legal", &[]),
                };
                let verdict = self.tell(if *right { "said-right" } else { "said-not-this" }, &[]);
                format!("{verdict} {law}")
            }
            Feedback::CanBeTaken(by) => self.tell(
                "said-taken",
                &[("man", attempt_man(self, attempt, *by).into()), ("at", self.point(*by).into())],
            ),
            Feedback::GetsOut(mv) => {
                self.tell("said-gets-out", &[("move", self.reply_move(attempt, *mv).into())])
            }
            Feedback::AllowsMate(mv) => {
                self.tell("said-allows-mate", &[("move", self.reply_move(attempt, *mv).into())])
            }
            Feedback::StillNot(reason) => {
                let Kind::Enable(mv) = attempt.level.kind else { return None };
                let law = self.illegal(position, Some(mv.from), mv.to, reason);
                format!("{} {law}", self.tell("said-still-not", &[]))
            }
            Feedback::NotInLine => self.tell("said-not-in-line", &[]),
            Feedback::Result(conclusion) => {
                format!("{}. {}", self.result(conclusion, Some(attempt.side)), self.ending(conclusion))
            }
            Feedback::Solved => self.solved(attempt),
            Feedback::Look => self.tell("said-look", &[]),
        })
    }

    fn solved(self, attempt: &Attempt) -> String {
        let right = self.tell("said-right", &[]);
        match &attempt.level.kind {
            Kind::Repetition { ruleset, cycle } => {
                let judged = casebook::judge_cycle(&attempt.level.start, cycle, *ruleset);
                judged.map_or(right.clone(), |judged| {
                    let grounds = self.grounds(&judged.verdict, &attempt.level.start);
                    format!("{right} {}", grounds.join(" "))
                })
            }
            _ => right,
        }
    }

    /// A move of the other side, before or after it was played.
    fn reply_move(self, attempt: &Attempt, mv: Move) -> String {
        let position = attempt.table.position();
        let at = if position.piece_at(mv.from).is_some() { mv.from } else { mv.to };
        let man = position.piece_at(at).map_or_else(String::new, |piece| self.man(piece));
        let values =
            [("man", man.into()), ("from", self.point(mv.from).into()), ("to", self.point(mv.to).into())];
        self.text.with("answer-move", &values)
    }

    /// A kind of men with its sign names, for lists of facts.
    #[must_use]
    pub fn men_of_role(self, role: Role) -> [String; 2] {
        [self.man(role.of(Side::Red)), self.man(role.of(Side::Black))]
    }
}

/// The man that took: it stands where it took.
fn attempt_man(words: Words<'_>, attempt: &Attempt, by: Square) -> String {
    let taking = attempt.table.moves().last().filter(|mv| mv.from == by);
    let at = taking.map_or(by, |mv| mv.to);
    words.man_on(attempt.table.position(), at)
}

const fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::NotHow => "reason-not-how",
        Reason::OwnMan => "reason-own-man",
        Reason::Leg => "reason-leg",
        Reason::Eye => "reason-eye",
        Reason::River => "reason-river",
        Reason::Palace => "reason-palace",
        Reason::Path => "reason-path",
        Reason::Screens => "reason-screens",
        Reason::Backward => "reason-backward",
        Reason::Sideways => "reason-sideways",
        Reason::Facing => "reason-facing",
        Reason::Check => "reason-check",
    }
}
