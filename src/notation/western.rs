//! Western algebraic text, `Che3`: letter, what tells the man apart, `x` for a capture, the square
//! it reaches with ranks 1 to 10, `+` for check, `#` for mate.
//!
//! The written form is Fairy-Stockfish's and pychess.org's: letters `K A E H R C P`; the file, else
//! the rank, else both, of the man when another of its kind could go there too.

use crate::rules::{Move, Position, Role};

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
