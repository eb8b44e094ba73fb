//! What went wrong in a game: positions of it in which something better could be proved.
//!
//! Only what the prover proves is told: a mate that was there and not seen, or one that was allowed
//! although another move would have prevented it. Estimates are the engine's business.

use std::rc::Rc;

use crate::app::Seat;
use crate::app::saved::Saved;
use crate::game::Game;
use crate::rules::{BySide, Side};

use super::course::{Kind, Level};
use super::prover::Prover;

/// So many positions at most are offered.
const POSITIONS_MAX: usize = 3;

/// So many of the loser's last decisions are looked at.
const DECISIONS_MAX: usize = 12;

/// In so many moves a mate is looked for: what a learner can be expected to see.
const MOVES_MAX: u8 = 2;

/// The positions of the saved game, the first of the game first. Empty if it is not lost, or nothing
/// can be proved.
#[must_use]
pub fn of_saved(text: &str) -> Vec<Rc<Level>> {
    let restored = Saved::from_text(text).and_then(|saved| saved.game.restore());
    restored.map_or_else(Vec::new, |restored| of_game(&restored.game, &restored.seats))
}

fn of_game(game: &Game, seats: &BySide<Seat>) -> Vec<Rc<Level>> {
    let winner = game.conclusion().and_then(|conclusion| conclusion.outcome.winner());
    let Some(loser) = winner.map(|winner| !winner).filter(|loser| seats[*loser] == Seat::Person) else {
        return Vec::new();
    };
    positions(game, loser)
}

/// Decisions of `side` that a proof shows to be wrong.
fn positions(game: &Game, side: Side) -> Vec<Rc<Level>> {
    let own = (0..game.ply())
        .rev()
        .filter(|ply| game.position_at(*ply).is_some_and(|position| position.turn() == side));
    let mut found: Vec<Rc<Level>> = own
        .take(DECISIONS_MAX)
        .filter_map(|ply| {
            let position = game.position_at(ply)?;
            let mv = game.line().get(ply)?.mv;
            let kind = wrong(position, mv)?;
            let name = format!("ply-{ply}");
            Some(Rc::new(Level { name, start: position.clone(), kind, hints: Vec::new() }))
        })
        .take(POSITIONS_MAX)
        .collect();
    found.reverse();
    found
}

/// The task at a position in which `mv` was played, if that was provably wrong.
fn wrong(position: &crate::rules::Position, mv: crate::rules::Move) -> Option<Kind> {
    let mut prover = Prover::new();
    if let Some(moves) = prover.distance(position, MOVES_MAX) {
        return (!prover.keeps(position, mv, moves)).then_some(Kind::Mate(moves));
    }
    let after = position.play(mv).ok()?;
    let within = Prover::new().distance(&after, MOVES_MAX)?;
    let legal = position.legal_moves();
    let saves = legal
        .iter()
        .any(|other| position.play(*other).is_ok_and(|after| !Prover::new().wins(&after, within)));
    saves.then_some(Kind::Avoid(within))
}
