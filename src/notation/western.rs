//! Western algebraic text, `Che3`: letter, what tells the man apart, `x` for a capture, the square
//! it reaches with ranks 1 to 10, `+` for check, `#` for mate.
//!
//! The written form is Fairy-Stockfish's and pychess.org's: letters `K A E H R C P`; the file, else
//! the rank, else both, of the man when another of its kind could go there too.

use super::{Misread, Reading, width};
use crate::rules::{IllegalMove, Move, Position, Role, Square};

/// Writes a legal move.
///
/// ```
/// use chuhe::notation::western;
/// use chuhe::rules::{Move, Position};
///
/// assert_eq!(western::write(&Position::start(), Move::from_iccs("h2e2").unwrap()), "Che3");
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let Some(man) = position.man_at(mv.from) else { return mv.uci() };
    let moves = position.legal_moves();
    let rivals = || {
        moves.iter().map(|other| (other, other.from)).filter(|(other, from)| {
            other.to == mv.to
                && *from != mv.from
                && position.man_at(*from).is_some_and(|rival| rival.role() == man.role())
        })
    };
    let file = mv.from.file();
    let rank = mv.from.rank();
    let mut text = letter(man.role()).to_string();
    if rivals().next().is_some() {
        let file_shared = rivals().any(|(_, from)| from.file() == file);
        let rank_shared = rivals().any(|(_, from)| from.rank() == rank);
        if !file_shared || rank_shared {
            text.push(file.char());
        }
        if file_shared {
            text.push_str(&(rank.index() + 1).to_string());
        }
    }
    if position.man_at(mv.to).is_some() {
        text.push('x');
    }
    text.push_str(&mv.to.uci());
    if let Ok(next) = position.play(mv)
        && next.in_check()
    {
        text.push(if next.is_lost() { '#' } else { '+' });
    }
    text
}

fn letter(role: Role) -> char {
    match role {
        Role::Elephant => 'E',
        Role::Horse => 'H',
        role => role.fen_char().to_ascii_uppercase(),
    }
}

/// Reads algebraic text: `Che3`, `Hxg4+`, `H5c6`, with or without what tells the man apart; a soldier
/// may have no letter (`e5`), a start square may be given in full (`Hb1-c3`).
///
/// Letters: `K/G`, `A`, `E/B/M`, `H/N`, `R`, `C`, `P/S`, in capitals. Ranks count 1 to 10; in a text with a
/// rank 0 they count 0 to 9.
///
/// ```
/// use chuhe::notation::western;
/// use chuhe::rules::{Move, Position};
///
/// let cannon = Move::from_iccs("h2e2").unwrap();
/// for text in ["Che3", "Ch3-e3", "Che3+"] {
///     assert_eq!(western::read(&Position::start(), text), Ok(vec![cannon]));
/// }
/// ```
///
/// # Errors
/// If the text is no move, or none that is legal.
pub fn read(position: &Position, text: &str) -> Reading {
    let Parts { roles, file, rank, to } = parts(text).ok_or(Misread::NotAMove)?;
    let fits = |mv: &Move| {
        mv.to == to
            && position.man_at(mv.from).is_some_and(|man| roles.contains(&man.role()))
            && file.is_none_or(|file| mv.from.file().index() == file)
            && rank.is_none_or(|rank| mv.from.rank().index() == rank)
    };
    let moves: Vec<Move> = position.legal_moves().iter().copied().filter(fits).collect();
    if !moves.is_empty() {
        return Ok(moves);
    }
    let refused = position.men(position.turn()).map(|(_, from)| Move::new(from, to)).filter(fits);
    let mut reasons = refused.filter_map(|mv| Some((mv, position.why_illegal(mv.from, mv.to)?)));
    Err(match reasons.find(|(_, reason)| !matches!(reason, IllegalMove::NotHowItMoves { .. })) {
        Some((mv, reason)) => Misread::Illegal { mv, reason },
        None => Misread::NoSuchMove,
    })
}

/// Whether the text has the form of an algebraic move.
pub(super) fn is_form(text: &str) -> bool {
    parts(text).is_some()
}

struct Parts {
    roles: &'static [Role],
    file: Option<usize>,
    rank: Option<usize>,
    to: Square,
}

fn parts(text: &str) -> Option<Parts> {
    let text: String = text.chars().map(width::narrow).collect();
    let text = text.trim().trim_end_matches(['+', '#', '!', '?']);
    if text.len() > 9 || !text.is_ascii() {
        return None;
    }
    let zero_based = zero_based(text);
    let at = text.rfind(|letter: char| letter.is_ascii_lowercase())?;
    let (front, to) = text.split_at(at);
    let to = if zero_based { Square::from_iccs(to)? } else { Square::from_uci(to)? };
    let front = front.trim_end_matches(['x', '-', ':']);
    let mut rest = front.chars().peekable();
    let roles: &[Role] = match rest.next_if(char::is_ascii_uppercase) {
        None | Some('P' | 'S') => &[Role::Soldier],
        Some('K') => &[Role::General],
        Some('G') => &[Role::General, Role::Advisor],
        Some('A') => &[Role::Advisor],
        Some('E' | 'B' | 'M') => &[Role::Elephant],
        Some('H' | 'N') => &[Role::Horse],
        Some('R') => &[Role::Chariot],
        Some('C') => &[Role::Cannon],
        Some(_) => return None,
    };
    let file =
        rest.next_if(|letter| ('a'..='i').contains(letter)).map(|letter| letter as usize - 'a' as usize);
    let digits: String = rest.collect();
    let base = usize::from(!zero_based);
    let rank = match digits.as_str() {
        "" => None,
        digits if digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some(digits.parse::<usize>().ok()?.checked_sub(base).filter(|rank| *rank < 10)?)
        }
        _ => return None,
    };
    Some(Parts { roles, file, rank, to })
}

/// Whether a rank is 0; one of two digits is Black's edge, 10.
fn zero_based(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.windows(2).any(|pair| pair[1] == b'0' && pair[0] != b'1')
}
