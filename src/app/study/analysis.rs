//! What the engine is asked, and what it has said about the position on the board.

use std::rc::Rc;

use crate::format::fen;
use crate::protocol::{Bound, Job, JobId, Limits, Report, Score, Task};
use crate::referee::RulesetId;
use crate::rules::{Move, Position, Setup, Side};

/// How the engine is to help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Whether it runs.
    pub on: bool,
    /// How many lines it tells, 1 to 5.
    pub lines: u8,
    /// Whether it shows what the side that is not to move would play.
    pub threat: bool,
}

impl Default for Analysis {
    fn default() -> Analysis {
        Analysis { on: false, lines: 3, threat: false }
    }
}

impl Analysis {
    /// The most lines.
    pub const LINES_MAX: u8 = 5;
}

/// Why the engine is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To look at the position until something else is wished.
    Look {
        /// How many lines.
        lines: u8,
        /// Whether the other side is to move.
        threat: bool,
    },
    /// To judge a position of the game that is reviewed.
    Review {
        /// Moves of the game before it.
        ply: usize,
        /// Milliseconds.
        ms: u32,
    },
}

/// A question to the engine. Every answer belongs to one: its number is the job's.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Where the game starts.
    pub start: Rc<Setup>,
    /// The moves since.
    pub moves: Vec<Move>,
    /// The side that the engine thinks for.
    pub turn: Side,
    /// The position it thinks about.
    pub hash: u64,
    /// Why.
    pub purpose: Purpose,
}

impl Question {
    /// A question about the position after `moves`; none if it has no answer: no move can be played,
    /// or, for a threat, the side that would pass is in check.
    #[must_use]
    pub fn new(start: &Setup, moves: Vec<Move>, purpose: Purpose) -> Option<Question> {
        let mut position = Position::from_study(start).ok()?;
        for mv in &moves {
            position.make(*mv);
        }
        if let Purpose::Look { threat: true, .. } = purpose {
            let setup = position.setup();
            let passed = Setup { turn: !setup.turn, ..setup };
            let position = Position::from_study(&passed).ok()?;
            let (turn, hash) = (position.turn(), position.hash());
            return (!position.is_lost()).then(|| Question {
                start: Rc::new(passed),
                moves: Vec::new(),
                turn,
                hash,
                purpose,
            });
        }
        if position.is_lost() {
            return None;
        }
        let (turn, hash) = (position.turn(), position.hash());
        Some(Question { start: Rc::new(start.clone()), moves, turn, hash, purpose })
    }

    /// The search to run.
    #[must_use]
    pub fn job(&self, id: JobId) -> Job {
        let (limits, lines) = match self.purpose {
            Purpose::Look { lines, .. } => (Limits::Infinite, lines),
            Purpose::Review { ms, .. } => (Limits::MoveTime(ms), 1),
        };
        Job {
            id,
            start: fen::write(&self.start),
            moves: self.moves.iter().map(|mv| mv.iccs()).collect(),
            ruleset: RulesetId::default().name().to_owned(),
            // What is studied is not ended by a count of moves.
            limit: Some(0),
            task: Task::Analyze { limits, lines },
        }
    }
}

/// Worth of a position, always from Red's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Hundredths of a soldier, positive when Red is better.
    Units(i32),
    /// The side wins after so many plies.
    Mate {
        /// Who wins.
        winner: Side,
        /// Plies from the position.
        plies: u32,
    },
}

/// A point of the curve that turns units into chances: with so many units more, ten games are won for
/// each that is lost. The engine's own values were fitted to its games with the same curve.
const TENFOLD: f64 = 420.0;

impl Worth {
    /// The worth of a score for the side `turn`.
    #[must_use]
    pub fn of(score: Score, turn: Side) -> Worth {
        match score {
            Score::Units(units) => Worth::Units(turn.fold(units, -units)),
            Score::Mate(plies) => {
                Worth::Mate { winner: if plies > 0 { turn } else { !turn }, plies: plies.unsigned_abs() }
            }
        }
    }

    /// How likely Red wins, 0 to 1, with a draw as half a win.
    #[must_use]
    pub fn red_chance(self) -> f64 {
        match self {
            Worth::Units(units) => 1.0 / (1.0 + 10_f64.powf(-f64::from(units) / TENFOLD)),
            Worth::Mate { winner, .. } => winner.fold(1.0, 0.0),
        }
    }

    /// How likely a side wins.
    #[must_use]
    pub fn chance(self, side: Side) -> f64 {
        side.fold(self.red_chance(), 1.0 - self.red_chance())
    }

    /// As a score for the side `turn`, as the words of a report want it.
    #[must_use]
    pub fn score(self, turn: Side) -> Score {
        match self {
            Worth::Units(units) => Score::Units(turn.fold(units, -units)),
            Worth::Mate { winner, plies } => {
                let plies = i32::try_from(plies).unwrap_or(i32::MAX);
                Score::Mate(if winner == turn { plies } else { -plies })
            }
        }
    }
}

/// A line of the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Which, from 1.
    pub rank: u8,
    /// What it is worth.
    pub worth: Worth,
    /// Whether that is exact.
    pub bound: Bound,
    /// Iteration.
    pub depth: u8,
    /// Moves from the question's position.
    pub moves: Vec<Move>,
}

impl Line {
    /// A report as an answer to a question; none if its moves are not legal there, which no engine of
    /// ours tells.
    #[must_use]
    pub fn of(question: &Question, report: &Report) -> Option<Line> {
        let mut position = Position::from_study(&question.start).ok()?;
        for mv in &question.moves {
            position.make(*mv);
        }
        let mut moves = Vec::with_capacity(report.pv.len());
        for text in &report.pv {
            let Some(mv) = Move::from_iccs(text).filter(|mv| position.is_legal(*mv)) else { break };
            position.make(mv);
            moves.push(mv);
        }
        if moves.is_empty() {
            return None;
        }
        Some(Line {
            rank: report.line,
            worth: Worth::of(report.score, question.turn),
            bound: report.bound,
            depth: report.depth,
            moves,
        })
    }
}

/// What the engine has said about the question that is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// Lines by rank.
    pub lines: Vec<Line>,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: u32,
    /// Whether nothing more will come.
    pub done: bool,
}

impl Answer {
    /// Takes a report in.
    pub(super) fn hear(&mut self, question: &Question, report: &Report) {
        self.nodes = report.nodes;
        self.time_ms = report.time_ms;
        let Some(line) = Line::of(question, report) else { return };
        match self.lines.binary_search_by_key(&line.rank, |line| line.rank) {
            Ok(at) => self.lines[at] = line,
            Err(at) => self.lines.insert(at, line),
        }
    }

    /// The best line.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worth_is_seen_from_red_whoever_moves() {
        for turn in Side::ALL {
            let winning = Worth::of(Score::Units(300), turn);
            assert!(winning.chance(turn) > 0.8 && winning.chance(!turn) < 0.2);
            assert_eq!(winning.score(turn), Score::Units(300));
            let mated = Worth::of(Score::Mate(-4), turn);
            assert_eq!(mated, Worth::Mate { winner: !turn, plies: 4 });
            assert_eq!(mated.chance(turn), 0.0);
            assert_eq!(mated.score(turn), Score::Mate(-4));
        }
        assert_eq!(Worth::Units(0).red_chance(), 0.5);
    }

    #[test]
    fn a_threat_is_the_other_sides_move_and_none_out_of_check() {
        let look = Purpose::Look { lines: 1, threat: true };
        let question = Question::new(&Setup::start(), Vec::new(), look).unwrap();
        assert_eq!((question.turn, question.moves.len()), (Side::Black, 0));
        // The cannon takes the horse, and the chariot's capture leaves Black in check by the cannon.
        let check = ["h2e2", "h7e7", "e2e6"].map(|text| Move::from_iccs(text).unwrap()).to_vec();
        assert!(Question::new(&Setup::start(), check.clone(), look).is_none());
        let plain = Purpose::Look { lines: 1, threat: false };
        assert_eq!(Question::new(&Setup::start(), check, plain).unwrap().turn, Side::Black);
    }
}
