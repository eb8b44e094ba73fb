//! Vietnamese text, `P2-5`: man, file, `.` (advance) `/` (retreat) `-` (traverse), number.
//!
//! Letters: `Tg` general (tướng), `S` advisor (sĩ), `T` elephant (tượng), `X` chariot (xe), `P` cannon
//! (pháo), `M` horse (mã), `B` soldier (binh). Of men on one file `t` (trước) is the front, `s` (sau)
//! the rear and `g` (giữa) the middle one: `Pt-5`. No rule was found for more soldiers: of four or
//! five on a file the place is written before the letter, `2B-6`, and if several files hold tandems
//! the file follows, `Bt4-5`.

use super::phrase::{Phrase, Step};
use crate::rules::{Move, Position, Role};

/// Writes a legal move.
///
/// ```
/// use chuhe::notation::vietnamese;
/// use chuhe::rules::{Move, Position};
///
/// assert_eq!(vietnamese::write(&Position::start(), Move::from_iccs("h2e2").unwrap()), "P2-5");
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let Some(phrase) = Phrase::of(position, mv) else { return mv.iccs() };
    let sign = match phrase.step {
        Step::Advance => '.',
        Step::Retreat => '/',
        Step::Traverse => '-',
    };
    format!("{}{sign}{}", subject(&phrase), phrase.number)
}

fn subject(phrase: &Phrase) -> String {
    let Phrase { file, queue, .. } = *phrase;
    let man = letters(phrase.role);
    if !phrase.ordered {
        return format!("{man}{file}");
    }
    let order = match () {
        () if queue.is_front() => 't',
        () if queue.is_rear() => 's',
        () => 'g',
    };
    match phrase.role {
        Role::Soldier if queue.length > 3 => format!("{}{man}", queue.place),
        Role::Soldier if queue.tandems > 1 => format!("{man}{order}{file}"),
        _ => format!("{man}{order}"),
    }
}

fn letters(role: Role) -> &'static str {
    match role {
        Role::General => "Tg",
        Role::Advisor => "S",
        Role::Elephant => "T",
        Role::Horse => "M",
        Role::Chariot => "X",
        Role::Cannon => "P",
        Role::Soldier => "B",
    }
}
