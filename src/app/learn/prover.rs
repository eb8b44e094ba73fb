//! Proves forced mates: in how many moves, by which first moves, against which defence.
//!
//! Independent of the engine's search: no estimate, no pruning by guesses. Leaving the opponent
//! without a legal move counts as mate, because it wins. Repetition is not looked at: a mate in a
//! given number of moves that repeats a position has a shorter one inside.
//!
//! Up to [`FULL_WIDTH`] moves from the end every move is tried. Further away only checks are, so that
//! a "no" there means: not by checks.

use std::collections::HashMap;

use crate::rules::{Move, Position};

/// So many moves from the mate every move of the attacker is tried.
pub const FULL_WIDTH: u8 = 3;

/// A proof under way.
#[derive(Debug, Default)]
pub struct Prover {
    /// What was found out about positions with the attacker to move.
    known: HashMap<(u64, u8), bool>,
    nodes: u64,
    /// Further away than so many moves from the mate only checks are tried.
    full_width: u8,
}

impl Prover {
    /// A prover as the page uses it.
    #[must_use]
    pub fn new() -> Prover {
        Prover::with_full_width(FULL_WIDTH)
    }

    /// A prover that tries every move so many moves from the mate.
    #[must_use]
    pub fn with_full_width(full_width: u8) -> Prover {
        Prover { full_width, ..Prover::default() }
    }

    /// How many moves were tried.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the side to move wins in at most `moves` of its moves.
    pub fn wins(&mut self, position: &Position, moves: u8) -> bool {
        let mut position = position.clone();
        self.attack(&mut position, moves)
    }

    /// The fewest moves, up to `most`, in which the side to move wins.
    pub fn distance(&mut self, position: &Position, most: u8) -> Option<u8> {
        (1..=most).find(|moves| self.wins(position, *moves))
    }

    /// Whether a legal move of the side to move wins in at most `moves` moves, this one included.
    pub fn keeps(&mut self, position: &Position, mv: Move, moves: u8) -> bool {
        let mut position = position.clone();
        position.make(mv);
        self.defend(&mut position, moves - 1)
    }

    /// All first moves that win in at most `moves` moves.
    pub fn keys(&mut self, position: &Position, moves: u8) -> Vec<Move> {
        let legal = position.legal_moves();
        legal.iter().copied().filter(|mv| self.keeps(position, *mv, moves)).collect()
    }

    /// The defence that holds out longest, for a side to move that loses in at most `moves` moves of
    /// the other one. A taking comes before a quiet move that holds out as long.
    pub fn defence(&mut self, position: &Position, moves: u8) -> Option<Move> {
        let legal = position.legal_moves();
        legal.iter().copied().max_by_key(|mv| {
            let mut next = position.clone();
            next.make(*mv);
            let held = self.distance(&next, moves).unwrap_or(u8::MAX);
            (held, position.piece_at(mv.to).is_some())
        })
    }

    fn attack(&mut self, position: &mut Position, moves: u8) -> bool {
        if moves == 0 {
            return false;
        }
        let key = (position.hash(), moves);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let legal = position.legal_moves();
        let mut quiet = Vec::with_capacity(legal.len());
        let mut won = false;
        for &mv in &legal {
            self.nodes += 1;
            let undo = position.make(mv);
            let check = position.in_check();
            won = check && self.defend(position, moves - 1);
            position.unmake(undo);
            if won {
                break;
            }
            if !check {
                quiet.push(mv);
            }
        }
        if !won && moves <= self.full_width {
            won = quiet.into_iter().any(|mv| {
                self.nodes += 1;
                let undo = position.make(mv);
                let won = self.defend(position, moves - 1);
                position.unmake(undo);
                won
            });
        }
        self.known.insert(key, won);
        won
    }

    /// Whether the side to move loses in at most `moves` moves of the other one.
    fn defend(&mut self, position: &mut Position, moves: u8) -> bool {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return true;
        }
        if moves == 0 {
            return false;
        }
        legal.iter().all(|&mv| {
            let undo = position.make(mv);
            let lost = self.attack(position, moves);
            position.unmake(undo);
            lost
        })
    }
}
