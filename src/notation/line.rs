//! A line of moves given as texts, played from a position.
//!
//! A text may mean several moves; the line keeps what it could mean until later moves decide. The
//! texts of a line are written in one manner, which is found by looking at all of them.

use super::scan::is_coordinates;
use super::{Misread, Reading, chinese, iccs, uci, vietnamese, western, wxf};
use crate::rules::{Move, Position};

/// How many readings of a line are followed at once. Real games never needed two for long.
const READINGS_MAX: usize = 16;

/// How the texts of a line are to be read where their form leaves it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Manner {
    /// What ranks count from in pairs of squares; unknown for a single text.
    pub ranks: Option<RankBase>,
    /// The dialect of WXF text, as far as it shows.
    pub wxf: Option<wxf::Dialect>,
    /// Whether letters and signs are the Vietnamese ones.
    pub vietnamese: bool,
}

/// The number of Red's first rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankBase {
    /// ICCS, UCCI, Pikafish.
    Zero,
    /// Fairy-Stockfish.
    One,
}

impl Manner {
    /// Nothing is known.
    pub const OPEN: Manner = Manner { ranks: None, wxf: None, vietnamese: false };

    /// The manners in which the texts may be written, the likeliest first.
    #[must_use]
    pub fn candidates(texts: &[&str]) -> Vec<Manner> {
        let any = |is: fn(&str) -> bool| texts.iter().any(|text| is(text));
        let wxf = match () {
            () if any(wxf::is_1997_form) => Some(wxf::Dialect::Page1997),
            () if any(wxf::is_xqbase_form) => Some(wxf::Dialect::Xqbase),
            () if any(|text| text.contains('=')) => Some(wxf::Dialect::Rules2018),
            () => None,
        };
        let general = |ranks| Manner { ranks, wxf, vietnamese: false };
        let vietnamese = Manner { vietnamese: true, ..general(None) };
        if any(vietnamese::is_only_form) {
            return vec![vietnamese];
        }
        if any(is_coordinates) {
            let squares = |text: &&&str| is_coordinates(text);
            let with = |rank: fn(&str) -> bool| texts.iter().filter(squares).any(|text| rank(text));
            return match (with(has_rank_0), with(has_rank_10)) {
                (true, _) => vec![general(Some(RankBase::Zero))],
                (false, true) => vec![general(Some(RankBase::One))],
                (false, false) => [RankBase::Zero, RankBase::One].map(|base| general(Some(base))).to_vec(),
            };
        }
        if !texts.is_empty() && texts.iter().all(|text| vietnamese::is_form(text)) {
            return vec![general(None), vietnamese];
        }
        vec![general(None)]
    }
}

fn has_rank_0(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.windows(2).any(|pair| pair[1] == b'0' && pair[0] != b'1')
}

fn has_rank_10(text: &str) -> bool {
    text.contains("10")
}

/// What could be read of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves, legal from the start one after the other.
    pub moves: Vec<Move>,
    /// Where it stopped before its end, and why.
    pub stop: Option<Stop>,
    /// The first text that may still mean something else, all others considered.
    pub doubt: Option<usize>,
}

/// The text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Its index.
    pub index: usize,
    /// What is wrong with it.
    pub why: Misread,
}

/// Reads a line in the manner in which most of it can be read.
///
/// ```
/// use chuhe::notation::line;
/// use chuhe::rules::Position;
///
/// // Ranks from 1: the last move reaches rank 10, so the first is h2e2 with ranks from 0.
/// let line = line::read(&Position::start(), &["h3e3", "h10g8"]);
/// assert_eq!(line.moves[0].iccs(), "h2e2");
/// ```
#[must_use]
pub fn read(start: &Position, texts: &[&str]) -> Line {
    let mut manners = Manner::candidates(texts).into_iter();
    let mut best = read_as(manners.next().unwrap_or(Manner::OPEN), start, texts);
    for manner in manners {
        if best.stop.is_none() {
            break;
        }
        let other = read_as(manner, start, texts);
        if other.moves.len() > best.moves.len() {
            best = other;
        }
    }
    best
}

/// One way to read the texts so far.
#[derive(Clone)]
struct Hypothesis {
    position: Position,
    moves: Vec<Move>,
}

/// Reads a line in a manner.
#[must_use]
pub fn read_as(manner: Manner, start: &Position, texts: &[&str]) -> Line {
    let mut hypotheses = vec![Hypothesis { position: start.clone(), moves: Vec::with_capacity(texts.len()) }];
    let mut stop = None;
    for (index, text) in texts.iter().enumerate() {
        let mut next: Vec<Hypothesis> = Vec::with_capacity(hypotheses.len());
        let mut refusal = None;
        for hypothesis in &mut hypotheses {
            let moves = match super::read_as(manner, &hypothesis.position, text) {
                Ok(moves) => moves,
                Err(why) => {
                    refusal.get_or_insert(why);
                    continue;
                }
            };
            let Some((last, others)) = moves.split_last() else { continue };
            for mv in others {
                let mut other = hypothesis.clone();
                other.play(*mv);
                next.push(other);
            }
            // The last reading takes the line over; only several readings need copies.
            let mut own = Hypothesis {
                position: hypothesis.position.clone(),
                moves: std::mem::take(&mut hypothesis.moves),
            };
            own.play(*last);
            next.push(own);
        }
        if next.is_empty() {
            stop = Some(Stop { index, why: refusal.unwrap_or(Misread::NoSuchMove) });
            break;
        }
        next.truncate(READINGS_MAX);
        hypotheses = next;
    }
    let doubt = hypotheses
        .iter()
        .skip(1)
        .filter_map(|other| {
            other.moves.iter().zip(&hypotheses[0].moves).position(|(one, other)| one != other)
        })
        .min();
    let moves = hypotheses.swap_remove(0).moves;
    Line { moves, stop, doubt }
}

impl Hypothesis {
    fn play(&mut self, mv: Move) {
        self.position.make(mv);
        self.moves.push(mv);
    }
}

/// The moves a single text may mean.
pub(super) fn read_text(manner: Manner, position: &Position, text: &str) -> Reading {
    if manner.vietnamese {
        return vietnamese::read(position, text);
    }
    if is_coordinates(text) {
        return match manner.ranks {
            Some(RankBase::Zero) => iccs::read(position, text),
            Some(RankBase::One) => uci::read(position, text),
            // The hyphen is ICCS's.
            None if text.contains('-') => iccs::read(position, text).or_else(|_| uci::read(position, text)),
            None => either(iccs::read(position, text), uci::read(position, text)),
        };
    }
    if wxf::is_form(text) {
        return wxf::read(position, text, manner.wxf);
    }
    if western::is_form(text) {
        return western::read(position, text);
    }
    chinese::read(position, text)
}

fn either(one: Reading, other: Reading) -> Reading {
    match (one, other) {
        (Ok(mut moves), Ok(others)) => {
            moves.extend(others.into_iter().filter(|mv| !moves.contains(mv)).collect::<Vec<_>>());
            Ok(moves)
        }
        (Err(_), Ok(moves)) => Ok(moves),
        (one, _) => one,
    }
}
