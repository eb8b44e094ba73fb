//! A whole game judged move by move.
//!
//! A move is judged by the chance to win that it gives away: the chance of the side that moves before
//! it, if the best move were played, less the chance after it. Chances are those of
//! [`Worth::red_chance`].

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::game::NodeId;
use crate::rules::{BySide, Move, Position, Setup, Side};

use super::Sheet;
use super::analysis::{Purpose, Question, Worth};

/// What a position of the game is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// With best play.
    pub worth: Worth,
    /// The best line.
    pub best: Vec<Move>,
}

/// How long each position is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// A fifth of a second.
    Quick,
    /// Half a second.
    #[default]
    Normal,
    /// Two seconds.
    Deep,
}

impl Effort {
    /// All of them.
    pub const ALL: [Effort; 3] = [Effort::Quick, Effort::Normal, Effort::Deep];

    /// Milliseconds for a position.
    #[must_use]
    pub const fn ms(self) -> u32 {
        match self {
            Effort::Quick => 200,
            Effort::Normal => 500,
            Effort::Deep => 2_000,
        }
    }

    /// Its name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Effort::Quick => "quick",
            Effort::Normal => "normal",
            Effort::Deep => "deep",
        }
    }
}

/// A review of the main line, under way or done.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Where the game starts.
    pub start: Rc<Setup>,
    /// Its moves.
    pub moves: Vec<Move>,
    /// The nodes they lead to.
    pub nodes: Vec<NodeId>,
    /// How long each position is looked at.
    pub effort: Effort,
    /// What is known, by the number of moves before the position.
    pub points: BTreeMap<usize, Point>,
    /// Whether it goes on.
    pub running: bool,
}

/// A fault of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// It gave away at least a tenth of the chances.
    Inaccuracy,
    /// A fifth.
    Mistake,
    /// Three tenths.
    Blunder,
}

impl Fault {
    /// The chance to win that a move gives away at least to be called this.
    #[must_use]
    pub const fn least_loss(self) -> f64 {
        match self {
            Fault::Inaccuracy => 0.1,
            Fault::Mistake => 0.2,
            Fault::Blunder => 0.3,
        }
    }

    fn of_loss(loss: f64) -> Option<Fault> {
        [Fault::Blunder, Fault::Mistake, Fault::Inaccuracy]
            .into_iter()
            .find(|fault| loss >= fault.least_loss())
    }

    /// The glyph as PGN counts: `?!`, `?`, `??`.
    #[must_use]
    pub const fn glyph(self) -> u8 {
        match self {
            Fault::Inaccuracy => 6,
            Fault::Mistake => 2,
            Fault::Blunder => 4,
        }
    }
}

/// A move of a review.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Moves of the game before it.
    pub ply: usize,
    /// Who moved.
    pub side: Side,
    /// The chance that it gave away.
    pub loss: f64,
    /// What it is called for that.
    pub fault: Option<Fault>,
    /// The best line in its place, empty if it was the best move.
    pub better: Vec<Move>,
}

/// A side's game in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// Moves judged.
    pub moves: usize,
    /// Of these, inaccuracies, mistakes and blunders.
    pub faults: [usize; 3],
    /// 0 to 100: the mean of the accuracies of the moves.
    pub accuracy: Option<f64>,
}

/// Accuracy of a move that gave away a chance: 100 for nothing, falling by half with each sixteen
/// hundredths.
#[must_use]
pub fn accuracy(loss: f64) -> f64 {
    100.0 * 0.5_f64.powf(loss.max(0.0) / 0.16)
}

impl Review {
    /// Begins to review the main line of a sheet; none if it has no moves.
    #[must_use]
    pub fn begin(sheet: &Sheet, effort: Effort) -> Option<Review> {
        let tree = &sheet.record.tree;
        let nodes: Vec<NodeId> = tree.line_from(NodeId::ROOT).collect();
        Position::from_study(&sheet.record.start).ok().filter(|_| !nodes.is_empty())?;
        let mut review = Review {
            start: Rc::new(sheet.record.start.clone()),
            moves: tree.main_line(),
            nodes,
            effort,
            points: BTreeMap::new(),
            running: true,
        };
        review.judge_the_end();
        Some(review)
    }

    /// Whether it is about the main line of a sheet.
    #[must_use]
    pub fn is_of(&self, sheet: &Sheet) -> bool {
        sheet.record.start == *self.start
            && sheet.record.tree.line_from(NodeId::ROOT).eq(self.nodes.iter().copied())
    }

    /// Mate and stalemate need no engine.
    fn judge_the_end(&mut self) {
        let Ok(mut position) = Position::from_study(&self.start) else { return };
        for mv in &self.moves {
            position.make(*mv);
        }
        if position.is_lost() {
            let worth = Worth::Mate { winner: !position.turn(), plies: 0 };
            self.points.insert(self.moves.len(), Point { worth, best: Vec::new() });
        }
    }

    /// The next question: from the end to the beginning, so that the engine knows already where a
    /// position leads.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        if !self.running {
            return None;
        }
        let ply = (0..=self.moves.len()).rev().find(|ply| !self.points.contains_key(ply))?;
        let purpose = Purpose::Review { ply, ms: self.effort.ms() };
        Question::new(&self.start, self.moves[..ply].to_vec(), purpose)
    }

    /// Takes in what a position is worth.
    pub(super) fn learn(&mut self, ply: usize, point: Point) {
        self.points.insert(ply, point);
        self.running &= self.points.len() <= self.moves.len();
    }

    /// How many positions are judged, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.points.len(), self.moves.len() + 1)
    }

    /// The side that moved at a ply.
    fn side(&self, ply: usize) -> Side {
        if ply.is_multiple_of(2) { self.start.turn } else { !self.start.turn }
    }

    /// The moves before and after which a worth is known.
    #[must_use]
    pub fn judged(&self) -> Vec<Judged> {
        let judge = |ply: usize| {
            let (before, after) = (self.points.get(&ply)?, self.points.get(&(ply + 1))?);
            let side = self.side(ply);
            let was_best = before.best.first() == self.moves.get(ply);
            let lost = (before.worth.chance(side) - after.worth.chance(side)).max(0.0);
            let loss = if was_best { 0.0 } else { lost };
            let better = if was_best { Vec::new() } else { before.best.clone() };
            Some(Judged { ply, side, loss, fault: Fault::of_loss(loss), better })
        };
        (0..self.moves.len()).filter_map(judge).collect()
    }

    /// Both sides' games in numbers.
    #[must_use]
    pub fn summary(&self) -> BySide<Summary> {
        let judged = self.judged();
        let of = |side: Side| {
            let moves: Vec<&Judged> = judged.iter().filter(|judged| judged.side == side).collect();
            let count = |fault| moves.iter().filter(|judged| judged.fault == Some(fault)).count();
            let sum: f64 = moves.iter().map(|judged| accuracy(judged.loss)).sum();
            Summary {
                moves: moves.len(),
                faults: [Fault::Inaccuracy, Fault::Mistake, Fault::Blunder].map(count),
                accuracy: (!moves.is_empty()).then(|| sum / moves.len() as f64),
            }
        };
        BySide { red: of(Side::Red), black: of(Side::Black) }
    }

    /// What to write into the game: for each judged move its glyph and a better line.
    #[must_use]
    pub fn findings(&self) -> Vec<(NodeId, Option<u8>, Vec<Move>)> {
        const PLIES_MAX: usize = 9;
        let finding = |judged: Judged| {
            let better = judged.better.into_iter().take(PLIES_MAX).collect();
            (self.nodes[judged.ply], judged.fault.map(Fault::glyph), better)
        };
        self.judged().into_iter().map(finding).collect()
    }
}
