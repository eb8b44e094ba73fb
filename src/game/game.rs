//! One line of play with the place where it stands in it.
//!
//! Taking moves back keeps them as the line ahead until another move is played, so that a move
//! taken back by mistake can be played again.

use crate::referee::{Conclusion, Foresight, History, Ruleset, Status, Warning, foresee, judge};
use crate::rules::{IllegalMove, Man, Move, Position, Side, Square};

/// A game from its start position to where it stands, and the moves taken back beyond that.
#[derive(Clone, Debug)]
pub struct Game {
    /// `positions[n]` stands after `n` plies of `line`; one more than the line has moves.
    positions: Vec<Position>,
    line: Vec<Played>,
    ply: usize,
    ruleset: Ruleset,
    /// What the referee says about where the game stands.
    status: Status,
    /// What the players decided: resignation, agreement, time.
    decided: Option<Conclusion>,
}

/// A move with what it did on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// From where to where.
    pub mv: Move,
    /// The man that moved.
    pub man: Man,
    /// The man it took.
    pub captured: Option<Man>,
    /// Whether it attacks the other general.
    pub check: bool,
}

impl Game {
    /// A game about to begin from `start`, judged by `ruleset`.
    #[must_use]
    pub fn new(start: Position, ruleset: Ruleset) -> Game {
        let status = judge(&History::new(start.clone()), &ruleset);
        Game { positions: vec![start], line: Vec::new(), ply: 0, ruleset, status, decided: None }
    }

    /// The rules by which repetitions and limits are judged.
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The position after `ply` plies, if the line is that long.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// Who moves next.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.position().turn()
    }

    /// How many plies were played to get here.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The moves that led here.
    #[must_use]
    pub fn played(&self) -> &[Played] {
        &self.line[..self.ply]
    }

    /// The moves that led here and those taken back since, which can be played again.
    #[must_use]
    pub fn line(&self) -> &[Played] {
        &self.line
    }

    /// The move that led here.
    #[must_use]
    pub fn last(&self) -> Option<&Played> {
        self.played().last()
    }

    /// The game of `moves` from `start`, as far as they are legal; with the first that is not.
    #[must_use]
    pub fn of_moves(
        start: Position,
        ruleset: Ruleset,
        moves: impl IntoIterator<Item = Move>,
    ) -> (Game, Option<IllegalMove>) {
        let mut game = Game::new(start, ruleset);
        let failed = moves.into_iter().find_map(|mv| game.step(mv).err());
        game.stand_at(game.ply);
        (game, failed)
    }

    /// Plays a move. The line ahead is dropped unless it goes on with this very move.
    ///
    /// # Errors
    /// The rule that forbids the move; the game stays as it is. A concluded game takes moves as
    /// any other: whether it should go on is for the caller to say.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        let played = self.step(mv)?;
        self.stand_at(self.ply);
        Ok(played)
    }

    /// Plays a move without asking the referee.
    fn step(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        let before = self.position();
        let after = before.play(mv)?;
        let man = before.man_at(mv.from).ok_or(IllegalMove::NothingThere { square: mv.from })?;
        let played = Played { mv, man, captured: before.man_at(mv.to), check: after.in_check() };
        if self.line.get(self.ply) != Some(&played) {
            self.line.truncate(self.ply);
            self.positions.truncate(self.ply + 1);
            self.line.push(played);
            self.positions.push(after);
        }
        self.ply += 1;
        Ok(played)
    }

    /// Goes to `ply`, back or ahead in the line; no further than the line is long.
    pub fn go_to(&mut self, ply: usize) {
        let ply = ply.min(self.line.len());
        if ply != self.ply {
            self.stand_at(ply);
        }
    }

    fn stand_at(&mut self, ply: usize) {
        self.ply = ply;
        self.decided = None;
        self.status = judge(&self.history(), &self.ruleset);
    }

    /// The game as the referee reads it.
    #[must_use]
    pub fn history(&self) -> History {
        let mut history = History::new(self.start().clone());
        for played in self.played() {
            history.make(played.mv);
        }
        history
    }

    /// What the rule set has to say about the legal moves of the man on `from`; moves about which
    /// it has nothing to say are left out.
    #[must_use]
    pub fn foresee_from(&self, from: Square) -> Vec<(Move, Foresight)> {
        let history = self.history();
        let moves = self.position().legal_moves();
        moves
            .iter()
            .filter(|mv| mv.from == from)
            .map(|&mv| (mv, foresee(&history, &self.ruleset, mv)))
            .filter(|(_, foresight)| *foresight != Foresight::Free)
            .collect()
    }

    /// Ends the game by the players' will, if it has not ended already.
    pub fn decide(&mut self, conclusion: Conclusion) {
        if self.conclusion().is_none() {
            self.decided = Some(conclusion);
        }
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn conclusion(&self) -> Option<&Conclusion> {
        self.status.conclusion().or(self.decided.as_ref())
    }

    /// How the game ended by the players' will, if it did.
    #[must_use]
    pub fn decided(&self) -> Option<&Conclusion> {
        self.decided.as_ref()
    }

    /// The repetition that is about to be judged, if there is one.
    #[must_use]
    pub fn warning(&self) -> Option<&Warning> {
        self.status.warning()
    }
}
