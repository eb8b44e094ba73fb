//! Vietnamese text, `P2-5`: man, file, `.` (advance) `/` (retreat) `-` (traverse), number.
//!
//! Letters: `Tg` general (tướng), `S` advisor (sĩ), `T` elephant (tượng), `X` chariot (xe), `P` cannon
//! (pháo), `M` horse (mã), `B` soldier (binh). Of men on one file `t` (trước) is the front, `s` (sau)
//! the rear and `g` (giữa) the middle one: `Pt-5`. No rule was found for more soldiers: of four or
//! five on a file the place is written before the letter, `2B-6`, and if several files hold tandems
//! the file follows, `Bt4-5`.

use super::pattern::{Order, Pattern, answer};
use super::phrase::{Phrase, Step};
use super::{Misread, Reading, width};
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

/// Reads Vietnamese text. Its letters and signs mean other things in WXF text, so it is read only
/// where it is expected. `V` is read for the elephant and `C` for the soldier, too.
///
/// ```
/// use chuhe::notation::vietnamese;
/// use chuhe::rules::{Move, Position};
///
/// let cannon = Move::from_iccs("h2e2").unwrap();
/// assert_eq!(vietnamese::read(&Position::start(), "P2-5"), Ok(vec![cannon]));
/// ```
///
/// # Errors
/// If the text is no move, or none that is legal.
pub fn read(position: &Position, text: &str) -> Reading {
    let letters = width::capitals(text).ok_or(Misread::NotAMove)?;
    let groups = groups(&letters).ok_or(Misread::NotAMove)?;
    let groups: Vec<&[Pattern]> = groups.iter().map(Vec::as_slice).collect();
    answer(position, &groups)
}

/// Whether the text has the form of a Vietnamese move.
pub(super) fn is_form(text: &str) -> bool {
    width::capitals(text).is_some_and(|letters| groups(&letters).is_some())
}

/// Whether the text is a Vietnamese move and nothing else: `X1-2`, `Tg5.1`, `M8/6`.
pub(super) fn is_only_form(text: &str) -> bool {
    is_form(text)
        && width::capitals(text)
            .is_some_and(|letters| matches!(letters[..], [b'X' | b'T', ..]) || letters.contains(&b'/'))
}

/// Readings of a text, the best group first.
fn groups(text: &[u8]) -> Option<Vec<Vec<Pattern>>> {
    let [subject @ .., step, number] = text else { return None };
    let step = match step {
        b'.' | b'+' => Step::Advance,
        b'/' => Step::Retreat,
        b'-' | b'=' => Step::Traverse,
        _ => return None,
    };
    let number = digit(*number)?;
    let (place, subject) = match subject {
        [place @ b'1'..=b'5', rest @ ..] => (digit(*place), rest),
        subject => (None, subject),
    };
    let (role, rest) = match subject {
        [b'T', b'G', rest @ ..] => (Role::General, rest),
        [b'S', rest @ ..] => (Role::Advisor, rest),
        [b'T' | b'V', rest @ ..] => (Role::Elephant, rest),
        [b'X', rest @ ..] => (Role::Chariot, rest),
        [b'P', rest @ ..] => (Role::Cannon, rest),
        [b'M', rest @ ..] => (Role::Horse, rest),
        [b'B' | b'C', rest @ ..] => (Role::Soldier, rest),
        _ => return None,
    };
    let pattern = |file, order| Pattern { role, file, order, step, number };
    let order = |letter| match letter {
        b'T' => Some(Order::Where(|queue| queue.length > 1 && queue.is_front())),
        b'S' => Some(Order::Where(|queue| queue.length > 1 && queue.is_rear())),
        b'G' => Some(Order::Where(|queue| queue.length > 2 && !queue.is_front() && !queue.is_rear())),
        _ => None,
    };
    Some(match (place, rest) {
        (Some(place), []) => vec![vec![pattern(None, Order::Place(place))]],
        (None, [file @ b'1'..=b'9']) => {
            vec![vec![pattern(digit(*file), Order::Only)], vec![pattern(digit(*file), Order::Any)]]
        }
        (None, [letter]) => vec![vec![pattern(None, order(*letter)?)]],
        (None, [letter, file @ b'1'..=b'9']) => vec![vec![pattern(digit(*file), order(*letter)?)]],
        _ => return None,
    })
}

/// 1 to 9.
fn digit(byte: u8) -> Option<u8> {
    matches!(byte, b'1'..=b'9').then(|| byte - b'0')
}
