//! World Xiangqi Federation text, `C2=5`: letter, file, sign, number.
//!
//! Three dialects are in use. They agree except on the sign of a traverse and on men that share a
//! file; [`Dialect`] lists how. World Xiangqi Rules 2018 are what [`write`] follows.

use super::phrase::{Phrase, Step};
use crate::rules::{Move, Position, Role};

/// A way to write WXF text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// World Xiangqi Rules 2018: `C2=5 H8+7`, front and rear `C+=6 C-=6`. Soldiers of a file that
    /// holds three or more, or of several files that hold two or more, are numbered from the
    /// front, with the file and without a letter: `15=6 25=6`.
    Rules2018,
    /// The federation's older page: `C2.5 H8+7`, `C+.6 C-.6`, soldiers `++ P+ P5 P- --` from the
    /// front of one file, `4+ 44 4-` if several files hold tandems.
    Page1997,
    /// ElephantEye and XQWizard: `C2.5 N8+7 B7+5`, front and rear `C+.6 C..6`, three soldiers
    /// `P+ P- P.`, more `Pa` to `Pe`, counted over all tandem files from the right.
    Xqbase,
}

/// Writes a legal move as World Xiangqi Rules 2018 do.
///
/// ```
/// use chuhe::notation::wxf;
/// use chuhe::rules::{Move, Position};
///
/// assert_eq!(wxf::write(&Position::start(), Move::from_iccs("h2e2").unwrap()), "C2=5");
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    write_as(Dialect::Rules2018, position, mv)
}

/// Writes a legal move in a dialect.
#[must_use]
pub fn write_as(dialect: Dialect, position: &Position, mv: Move) -> String {
    let Some(phrase) = Phrase::of(position, mv) else { return mv.iccs() };
    let sign = match (phrase.step, dialect) {
        (Step::Advance, _) => '+',
        (Step::Retreat, _) => '-',
        (Step::Traverse, Dialect::Rules2018) => '=',
        (Step::Traverse, _) => '.',
    };
    format!("{}{sign}{}", subject(dialect, &phrase), phrase.number)
}

/// The two characters that say which man moves.
fn subject(dialect: Dialect, phrase: &Phrase) -> String {
    let Phrase { role, file, queue, .. } = *phrase;
    let letter = letter(dialect, role);
    if !phrase.ordered {
        return format!("{letter}{file}");
    }
    let rear = if dialect == Dialect::Xqbase { '.' } else { '-' };
    let front_or_rear = format!("{letter}{}", if queue.is_front() { '+' } else { rear });
    if role != Role::Soldier {
        return front_or_rear;
    }
    match dialect {
        Dialect::Rules2018 if queue.length > 2 || queue.tandems > 1 => format!("{}{file}", queue.place),
        Dialect::Rules2018 => front_or_rear,
        Dialect::Page1997 if queue.tandems > 1 => match () {
            () if queue.is_front() => format!("{file}+"),
            () if queue.is_rear() => format!("{file}-"),
            () => format!("{file}{file}"),
        },
        Dialect::Page1997 => match (queue.length, queue.place) {
            (4 | 5, 1) => "++".to_string(),
            (2 | 3, 1) | (4 | 5, 2) => format!("{letter}+"),
            (3, 2) | (5, 3) => format!("{letter}{file}"),
            (4 | 5, place) if place == queue.length => "--".to_string(),
            _ => format!("{letter}-"),
        },
        Dialect::Xqbase => match (queue.tandem_length, queue.tandem_place) {
            (2, _) => front_or_rear,
            (3, place) => format!("{letter}{}", ['+', '-', '.'][usize::from(place - 1) % 3]),
            (_, place) => format!("{letter}{}", char::from(b'a' + place - 1)),
        },
    }
}

fn letter(dialect: Dialect, role: Role) -> char {
    match (dialect, role) {
        (Dialect::Xqbase, role) => role.fen_char().to_ascii_uppercase(),
        (_, Role::Elephant) => 'E',
        (_, Role::Horse) => 'H',
        (_, role) => role.fen_char().to_ascii_uppercase(),
    }
}
