//! Examples of repetitions, to be played through under every rule set.
//!
//! Nothing here says how an example is judged: the referee does, each time anew. Positions and moves
//! are among those of `tests/data/rulings`, which a test sees to.

use std::rc::Rc;

use crate::format::fen;
use crate::game::Game;
use crate::referee::{Decision, History, RulesetId, Verdict, repetition};
use crate::rules::{Move, Position};

use super::Replay;

/// A position and moves that lead back to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its name: the key of its title in the catalogues, whose attribute `about` explains it.
    pub name: &'static str,
    /// FEN of the position.
    pub start: &'static str,
    /// The moves of one cycle, ICCS.
    pub cycle: &'static str,
    /// The article it shows, or where it is from.
    pub article: &'static str,
}

/// All examples, in the order in which they are told.
pub const CASES: [Case; 12] = [
    Case {
        name: "case-perpetual-check",
        start: "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1",
        cycle: "d9e9 d4e4 e9d9 e4d4",
        article: "AXF",
    },
    Case {
        name: "case-mutual-check",
        start: "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1",
        cycle: "e3d3 d6e6 d3e3 e6d6",
        article: "AXF",
    },
    Case {
        name: "case-check-and-idle",
        start: "4ka3/2R1a4/C8/p7p/1P5n1/9/4n4/4B4/9/4K1B2 w - - 0 1",
        cycle: "c8c9 e8d9 c9c8 d9e8",
        article: "WXF 2018, D14–D17",
    },
    Case {
        name: "case-check-and-chase",
        start: "1R1C1abr1/4k4/4b4/p7p/2p6/9/r1P3P2/B8/9/2B1KA3 w - - 0 1",
        cycle: "b9b8 e8e9 b8b9 e9e8",
        article: "WXF 2018, D14–D17",
    },
    Case {
        name: "case-mate-threats",
        start: "3aka3/4n4/4b4/4C4/p3p3p/9/2c6/2C6/4K4/9 w - - 0 1",
        cycle: "c2g2 c3g3 g2c2 g3c3",
        article: "WXF 2018, D6–D13",
    },
    Case {
        name: "case-chase",
        start: "5k3/9/9/9/c8/9/9/1R7/9/4K4 w - - 0 1",
        cycle: "b2a2 a5b5 a2b2 b5a5",
        article: "AXF",
    },
    Case {
        name: "case-chase-of-protected",
        start: "2b1ka3/4a4/4b4/9/9/9/9/4B3R/4A1rc1/4KA3 w - - 0 1",
        cycle: "i2h2 h1i1 h2i2 i1h1",
        article: "WXF 2018, D29–D31",
    },
    Case {
        name: "case-chariot-by-cannon",
        start: "2bakabnr/9/r1n1c4/2p1p1p1p/PP7/9/4P1P1P/C5NC1/9/1NBAKAB1R b - - 0 1",
        cycle: "a7b7 a2b2 b7a7 b2a2",
        article: "AXF",
    },
    Case {
        name: "case-chase-by-soldier",
        start: "2bakabr1/9/9/r1p1p1p2/P7R/9/9/9/9/1C1AKA3 b - - 0 1",
        cycle: "a6b6 a5b5 b6a6 b5a5",
        article: "AXF",
    },
    Case {
        name: "case-two-in-turn",
        start: "4k4/9/9/9/1C7/9/pp5pp/4B4/9/r1BAKA2r w - - 0 1",
        cycle: "b5i5 i0h0 i5a5 a0b0 a5h5 h0i0 h5b5 b0a0",
        article: "WXF 2018, D26",
    },
    Case {
        name: "case-chase-against-threats",
        start: "3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1",
        cycle: "h7c7 h8c8 c7h7 c8h8",
        article: "WXF 2018, D34",
    },
    Case {
        name: "case-undermining",
        start: "2ca1k3/4a4/b3b4/2P5P/6p2/1c7/9/B7N/2nR5/2BAK4 w - - 0 1",
        cycle: "c6b6 e7c5 b6c6 c5e7",
        article: "WXF 2018, D104–D110",
    },
];

/// An example as a rule set judges it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The moves up to the judgement; the last one is refused if the judgement says so.
    pub moves: Vec<Move>,
    /// The judgement.
    pub verdict: Rc<Verdict>,
}

/// Plays a cycle of moves until a rule set decides, or long enough to see that it does not.
///
/// [`None`] if the moves are not legal or do not lead back to the position.
#[must_use]
pub fn judge_cycle(start: &Position, cycle: &[Move], ruleset: RulesetId) -> Option<Judged> {
    let ruleset = ruleset.ruleset();
    let rounds = usize::from(ruleset.repetition.decided_at);
    let mut history = History::new(start.clone());
    let mut moves = Vec::new();
    for &mv in cycle.iter().cycle().take(cycle.len() * rounds) {
        history.play(mv).ok()?;
        moves.push(mv);
        if repetition::is_decided(&history, &ruleset)
            && let Some(verdict) = repetition::examine(&history, &ruleset)
            && verdict.decision != Decision::PlayOn
        {
            return Some(Judged { moves, verdict: Rc::new(verdict) });
        }
    }
    // It goes on. The first position has stood often enough one cycle ago.
    for _ in cycle {
        history.unmake();
        moves.pop();
    }
    Some(Judged { moves, verdict: Rc::new(repetition::examine(&history, &ruleset)?) })
}

impl Case {
    /// Plays the cycle until the rule set decides, or long enough to see that it does not.
    ///
    /// [`None`] if the data are no cycle of legal moves, which a test rules out.
    #[must_use]
    pub fn judged(&self, ruleset: RulesetId) -> Option<Judged> {
        judge_cycle(&self.position()?, &self.moves()?, ruleset)
    }

    /// The example as a rule set judges it, ready to be shown. `index` is its place in [`CASES`].
    #[must_use]
    pub(super) fn replay(&self, index: usize, ruleset: RulesetId) -> Option<Replay> {
        let Judged { moves, verdict } = self.judged(ruleset)?;
        let mut game = Game::new(self.position()?, ruleset.ruleset());
        for mv in moves {
            game.play(mv).ok()?;
        }
        Some(Replay::new(game, verdict, Some(index)))
    }

    fn position(&self) -> Option<Position> {
        Position::from_study(&fen::parse(self.start).ok()?).ok()
    }

    fn moves(&self) -> Option<Vec<Move>> {
        self.cycle.split_whitespace().map(Move::from_iccs).collect()
    }
}
