//! A game with variations, a cursor and the way the board is turned, as a word for the address of a page.
//!
//! The word has only letters, digits, `-` and `_`. A move is its number among the legal moves of its
//! position, so a game of 60 rounds takes some 130 characters, and no word can hold an illegal game.
//! The last two bytes are a sum of the others: a word that was cut or mistyped is refused. Comments
//! and headers stay out: what someone else's link says is never shown as text.

use std::fmt;

use super::Limit;
use crate::game::{GameTree, NodeId};
use crate::rules::{Board, Move, Piece, Position, Role, Setup, Side, Square};

/// What a link holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where the game starts; a diagram if there are no moves.
    pub start: Setup,
    /// The moves.
    pub tree: GameTree<()>,
    /// The node that is shown.
    pub cursor: NodeId,
    /// Whether Black sits below.
    pub turned: bool,
}

/// The only version so far.
const VERSION: usize = 1;

/// The longest word that is read, in characters.
pub const LENGTH_MAX: usize = 32_768;

/// Writes the word of a link. Moves that cannot be played from the start are left out.
///
/// ```
/// use chuhe::format::link::{self, Link};
/// use chuhe::game::{GameTree, NodeId};
/// use chuhe::rules::{Move, Setup};
///
/// let mut tree = GameTree::new(());
/// let cursor = tree.play(NodeId::ROOT, Move::from_iccs("h2e2").unwrap());
/// let link = Link { start: Setup::start(), tree, cursor, turned: false };
/// assert_eq!(link::read(&link::write(&link)), Ok(link));
/// ```
#[must_use]
pub fn write(link: &Link) -> String {
    let mut bits = BitWriter::default();
    let usual = link.start == Setup::start();
    let position = Position::from_diagram(&link.start).ok().filter(|_| !link.tree.is_empty());
    bits.push(VERSION, 4);
    bits.push(usize::from(link.turned), 1);
    bits.push(usize::from(usual), 1);
    bits.push(usize::from(position.is_some()), 1);
    if !usual {
        write_start(&mut bits, &link.start);
    }
    if let Some(position) = position {
        write_tree(&mut bits, &link.tree, position);
        let place = link.tree.walk().position(|node| node == link.cursor);
        bits.push_count(place.map_or(0, |place| place + 1));
    }
    let mut bytes = bits.bytes;
    bytes.extend(sum(&bytes));
    to_word(&bytes)
}

/// Reads the word of a link.
///
/// # Errors
/// If the word is none that [`write`] makes.
pub fn read(word: &str) -> Result<Link, LinkError> {
    if word.len() > LENGTH_MAX {
        return Err(LinkError::TooLong { length: word.len() });
    }
    let bytes = from_word(word)?;
    let (content, end) = bytes.split_last_chunk::<2>().ok_or(LinkError::Damaged)?;
    let mut bits = BitReader { bytes: content, at: 0 };
    let version = bits.take(4).ok_or(LinkError::Damaged)?;
    if sum(content) != *end {
        return Err(LinkError::Damaged);
    }
    if version != VERSION {
        return Err(LinkError::Version { found: version });
    }
    read_content(&mut bits).ok_or(LinkError::Damaged)
}

fn read_content(bits: &mut BitReader) -> Option<Link> {
    let mut flag = || Some(bits.take(1)? == 1);
    let (turned, usual, has_moves) = (flag()?, flag()?, flag()?);
    let start = if usual { Setup::start() } else { read_start(bits)? };
    let mut link = Link { start, tree: GameTree::new(()), cursor: NodeId::ROOT, turned };
    if has_moves {
        let position = Position::from_diagram(&link.start).ok()?;
        link.tree = read_tree(bits, position)?;
        let place = bits.take_count()?;
        if place > 0 {
            link.cursor = link.tree.walk().nth(place - 1)?;
        }
    }
    Some(link)
}

fn write_start(bits: &mut BitWriter, start: &Setup) {
    for square in Square::all() {
        match start.board.get(square) {
            None => bits.push(0, 1),
            Some(piece) => {
                bits.push(1, 1);
                bits.push(piece.index(), 4);
            }
        }
    }
    bits.push(start.turn.index(), 1);
    bits.push_count(start.quiet_plies.into());
    bits.push_count(start.round.into());
}

fn read_start(bits: &mut BitReader) -> Option<Setup> {
    let mut board = Board::EMPTY;
    for square in Square::all() {
        if bits.take(1)? == 1 {
            let index = bits.take(4)?;
            let side = *Side::ALL.get(index / 7)?;
            board.set(square, Some(Piece { side, role: Role::ALL[index % 7] }));
        }
    }
    let turn = Side::ALL[bits.take(1)?];
    let quiet_plies = u16::try_from(bits.take_count()?).ok()?;
    let round = u16::try_from(bits.take_count()?).ok()?;
    Some(Setup { board, turn, quiet_plies, round })
}

/// The legal moves in an order that does not depend on how they are generated.
fn choices(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort();
    moves
}

/// Bits that hold a choice, the end of a line, or the promise of an alternative.
fn width(choices: usize) -> u32 {
    usize::BITS - (choices + 1).leading_zeros()
}

/// Depth first: a move, what follows it, the end of the line, then its alternatives. Before a move with
/// alternatives to come stands a promise of them.
fn write_tree(bits: &mut BitWriter, tree: &GameTree<()>, mut position: Position) {
    let mut undos = Vec::new();
    let mut forks = Vec::new();
    let mut node = tree.next(NodeId::ROOT);
    loop {
        let moves = choices(&position);
        let width = width(moves.len());
        let known = node.and_then(|node| Some((node, moves.binary_search(&tree.mv(node)?).ok()?)));
        if let Some((id, index)) = known {
            if let Some(sibling) = tree.next_sibling(id) {
                bits.push(moves.len() + 1, width);
                forks.push((sibling, undos.len()));
            }
            bits.push(index, width);
            undos.push(position.make(moves[index]));
            node = tree.next(id);
            continue;
        }
        bits.push(moves.len(), width);
        let Some((sibling, ply)) = forks.pop() else { return };
        while undos.len() > ply {
            undos.pop().into_iter().for_each(|undo| position.unmake(undo));
        }
        node = Some(sibling);
    }
}

fn read_tree(bits: &mut BitReader, mut position: Position) -> Option<GameTree<()>> {
    let mut tree = GameTree::new(());
    let mut path = Vec::new();
    let mut forks = Vec::new();
    loop {
        let moves = choices(&position);
        let value = bits.take(width(moves.len()))?;
        if let Some(mv) = moves.get(value) {
            if tree.len() == Limit::NODES {
                return None;
            }
            let node = path.last().map_or(NodeId::ROOT, |(node, _)| *node);
            path.push((tree.add(node, *mv, ()), position.make(*mv)));
        } else if value == moves.len() + 1 {
            forks.push(path.len());
        } else if value == moves.len() {
            let Some(ply) = forks.pop() else { return Some(tree) };
            // A promise without a move before its end would come back to where it is.
            if path.len() <= ply {
                return None;
            }
            while path.len() > ply {
                path.pop().into_iter().for_each(|(_, undo)| position.unmake(undo));
            }
        } else {
            return None;
        }
    }
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// Bits of the last byte that are used, 0 for all.
    used: u32,
}

impl BitWriter {
    /// The low `width` bits of a value, highest first.
    fn push(&mut self, value: usize, width: u32) {
        for shift in (0..width).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> shift & 1) as u8) << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    /// A number in groups of five bits, each with a bit that says whether another one follows.
    fn push_count(&mut self, mut count: usize) {
        loop {
            let rest = count >> 5;
            self.push(usize::from(rest > 0), 1);
            self.push(count & 31, 5);
            if rest == 0 {
                return;
            }
            count = rest;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    fn take(&mut self, width: u32) -> Option<usize> {
        let mut value = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }

    fn take_count(&mut self) -> Option<usize> {
        let mut count = 0;
        for group in 0..6 {
            let more = self.take(1)?;
            count |= self.take(5)? << (5 * group);
            if more == 0 {
                return Some(count);
            }
        }
        None
    }
}

/// Fletcher's sum.
fn sum(bytes: &[u8]) -> [u8; 2] {
    let (mut low, mut high) = (1_u16, 0_u16);
    for byte in bytes {
        low = (low + u16::from(*byte)) % 255;
        high = (high + low) % 255;
    }
    [low as u8, high as u8]
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Six bits a character, highest first.
fn to_word(bytes: &[u8]) -> String {
    let mut bits = BitReader { bytes, at: 0 };
    let length = (bytes.len() * 8).div_ceil(6);
    let mut padded = bytes.to_vec();
    padded.push(0);
    bits.bytes = &padded;
    (0..length).filter_map(|_| Some(char::from(ALPHABET[bits.take(6)?]))).collect()
}

fn from_word(word: &str) -> Result<Vec<u8>, LinkError> {
    let mut bits = BitWriter::default();
    for (at, letter) in word.chars().enumerate() {
        let value = ALPHABET.iter().position(|known| char::from(*known) == letter);
        bits.push(value.ok_or(LinkError::Character { at: at + 1, found: letter })?, 6);
    }
    bits.bytes.truncate(word.len() * 6 / 8);
    Ok(bits.bytes)
}

/// Why a word is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkError {
    /// More than [`LENGTH_MAX`] characters.
    TooLong {
        /// How many bytes.
        length: usize,
    },
    /// A character that no link has.
    Character {
        /// Which one, from 1.
        at: usize,
        /// The character.
        found: char,
    },
    /// A version that this program does not know: of a newer one, perhaps.
    Version {
        /// Its number.
        found: usize,
    },
    /// It was cut, mistyped or made up.
    Damaged,
}

/// For logs; the page words each case in its reader's language.
impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::TooLong { length } => write!(f, "{length} characters, more than {LENGTH_MAX}"),
            LinkError::Character { at, found } => write!(f, "character {at}: {found:?} is in no link"),
            LinkError::Version { found } => write!(f, "version {found} is not known"),
            LinkError::Damaged => write!(f, "cut, mistyped or made up"),
        }
    }
}

impl std::error::Error for LinkError {}
