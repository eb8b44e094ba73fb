//! Numbers, positions and records that look random and are the same in each run.
#![allow(dead_code)] // Each test uses some of it.

use chuhe::format::{Brush, Header, Note, Record, Shape};
use chuhe::game::{GameTree, NodeId};
use chuhe::referee::Outcome;
use chuhe::rules::{Move, Position, Side, Square};

/// A generator of numbers.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn one_of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.next() as u8).collect()
    }

    /// A move that can be played.
    pub fn legal(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() { None } else { Some(moves[self.below(moves.len())]) }
    }

    /// A position some plies into a game.
    pub fn position(&mut self, plies: usize) -> Position {
        let mut position = Position::start();
        for _ in 0..plies {
            let Some(mv) = self.legal(&position) else { break };
            let next = position.play(mv).unwrap();
            if next.is_lost() {
                break;
            }
            position = next;
        }
        position
    }

    /// Some words, up to `length` characters; no blanks around them.
    pub fn words(&mut self, length: usize) -> String {
        const LETTERS: [char; 24] = [
            '炮', '馬', '红', '先', '胜', '，', '。', ' ', 'a', 'Z', '7', '.', '-', '"', '\'', '!', 'é',
            '仕', '后', '（', '）', '=', ':', '局',
        ];
        let count = self.below(length + 1);
        let text: String = (0..count).map(|_| self.one_of(&LETTERS)).collect();
        // A hyphen alone says that a tag has no value.
        if text.trim() == "-" { String::new() } else { text.trim().to_string() }
    }

    /// A tree of up to `moves` moves.
    pub fn tree(&mut self, start: &Position, moves: usize, branching: bool) -> GameTree<Note> {
        let mut tree = GameTree::new(Note::default());
        let mut nodes = vec![(NodeId::ROOT, start.clone())];
        for _ in 0..moves {
            // Mostly the line goes on; sometimes another one begins anywhere.
            let at = if branching && self.below(5) == 0 { self.below(nodes.len()) } else { nodes.len() - 1 };
            let (node, position) = nodes[at].clone();
            let Some(mv) = self.legal(&position) else { continue };
            if tree.child(node, mv).is_none() {
                let child = tree.add(node, mv, Note::default());
                nodes.push((child, position.play(mv).unwrap()));
            }
        }
        tree
    }

    /// A record with everything in it that PGN can hold.
    pub fn record(&mut self, moves: usize) -> Record {
        let plies = if self.below(2) == 0 { 0 } else { self.below(80) };
        let start = self.position(plies);
        let mut record = Record::new(start.setup());
        record.tree = self.tree(&start, moves, true);
        record.outcome = self.one_of(&[
            None,
            Some(Outcome::Draw),
            Some(Outcome::Win(Side::Red)),
            Some(Outcome::Win(Side::Black)),
        ]);
        for header in Header::ALL {
            if self.below(3) == 0 {
                record.headers.set(header, self.words(12));
            }
        }
        let nodes: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(record.tree.walk()).collect();
        for node in nodes {
            if self.below(4) == 0 {
                *record.tree.value_mut(node) = self.note();
            }
        }
        record
    }

    fn note(&mut self) -> Note {
        let mut comment = self.words(30);
        if self.below(4) == 0 {
            comment = format!("{comment}\n{}", self.words(10)).trim().to_string();
        }
        let glyphs = (0..self.below(2)).map(|_| 1 + self.below(19) as u8).collect();
        let mut shapes: Vec<Shape> =
            (0..self.below(3)).map(|_| Shape::mark(self.one_of(&Brush::ALL), self.square())).collect();
        let arrows = (0..self.below(2)).map(|_| Move::new(self.square(), self.square())).collect::<Vec<_>>();
        shapes.extend(arrows.into_iter().map(|mv| Shape::arrow(Brush::Blue, mv)));
        Note { comment, glyphs, shapes }
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(Square::COUNT)).unwrap()
    }
}
