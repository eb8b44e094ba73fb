//! What a text asks of a move, and the legal moves that answer.

use super::phrase::{Phrase, Queue, Step, way};
use super::{Misread, Reading};
use crate::rules::{IllegalMove, Move, Position, Role, Square};

/// A move in words of which some may be missing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    pub role: Role,
    pub file: Option<u8>,
    pub order: Order,
    pub step: Step,
    pub number: u8,
}

/// Which of the men of a file.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// The only one that the file can mean.
    Only,
    /// Whichever can.
    Any,
    /// A place in the queue, asked of it by a dialect.
    Where(fn(Queue) -> bool),
    /// This place in its file, if the file holds more than one.
    Place(u8),
    /// The same, if soldiers are numbered there by World Xiangqi Rules 2018.
    PlaceIfCrowded(u8),
    /// This place among all soldiers of tandem files, if they are four or five.
    PlaceAmongAll(u8),
}

impl Pattern {
    fn fits(&self, position: &Position, mv: Move) -> bool {
        let Some(man) = position.man_at(mv.from) else { return false };
        let (side, role) = (man.side(), man.role());
        // The cheap questions first: this is asked of every legal move.
        role == self.role
            && self.file.is_none_or(|file| file == mv.from.file().number(side))
            && way(side, role, mv) == (self.step, self.number)
            && match self.order {
                Order::Any => true,
                order => Phrase::of(position, mv).is_some_and(|phrase| order.fits(&phrase)),
            }
    }
}

impl Order {
    fn fits(self, phrase: &Phrase) -> bool {
        let queue = phrase.queue;
        match self {
            Order::Only => !phrase.ordered,
            Order::Any => true,
            Order::Where(fits) => fits(queue),
            Order::Place(place) => queue.length > 1 && queue.place == place,
            Order::PlaceIfCrowded(place) => {
                (queue.length > 2 || queue.length > 1 && queue.tandems > 1) && queue.place == place
            }
            Order::PlaceAmongAll(place) => queue.tandem_length > 3 && queue.tandem_place == place,
        }
    }
}

/// The legal moves that fit the first of the groups of patterns that any fits. Patterns of one
/// group are equally good readings of the text.
pub(super) fn answer(position: &Position, groups: &[&[Pattern]]) -> Reading {
    let legal = position.legal_moves();
    for group in groups {
        let fits = |mv: &Move| group.iter().any(|pattern| pattern.fits(position, *mv));
        let moves: Vec<Move> = legal.iter().copied().filter(fits).collect();
        if !moves.is_empty() {
            return Ok(moves);
        }
    }
    Err(refusal(position, groups))
}

/// Why nothing fits: the rule that forbids the move the text names, if it names one.
fn refusal(position: &Position, groups: &[&[Pattern]]) -> Misread {
    let patterns = || groups.iter().flat_map(|group| group.iter());
    let mut best = None;
    for (_, from) in position.men(position.turn()) {
        for to in Square::all().filter(|to| *to != from) {
            let mv = Move::new(from, to);
            if !patterns().any(|pattern| pattern.fits(position, mv)) {
                continue;
            }
            match position.why_illegal(from, to) {
                None | Some(IllegalMove::NotHowItMoves { .. }) => {}
                Some(reason) => {
                    best.get_or_insert((mv, reason));
                }
            }
        }
    }
    match best {
        Some((mv, reason)) => Misread::Illegal { mv, reason },
        None => Misread::NoSuchMove,
    }
}
