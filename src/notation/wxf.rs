//! World Xiangqi Federation text, `C2=5`: letter, file, sign, number.
//!
//! Three dialects are in use. They agree except on the sign of a traverse and on men that share a
//! file; [`Dialect`] lists how. World Xiangqi Rules 2018 are what [`write`] follows.

use super::pattern::{Order, Pattern, answer};
use super::phrase::{Phrase, Queue, Step};
use super::{Misread, Reading, width};
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

/// Reads WXF text of any dialect, letters of either case: PlayOK writes small ones for Black.
///
/// Also read: `K/G`, `E/B/M`, `H/N`, `P/S`; a missing sign of a traverse (`C25`), a sign before the letter
/// (`+C=6`), keypad digits for the letter (`62.5`), front and rear where the file would do, and
/// the file where only one of its men can go. Where the dialects clash, `dialect` decides; without
/// one, two digits are read by the rules of 2018, and `P-` of three soldiers is ambiguous.
///
/// ```
/// use chuhe::notation::wxf;
/// use chuhe::rules::{Move, Position};
///
/// let cannon = Move::from_iccs("h2e2").unwrap();
/// for text in ["C2=5", "c2.5", "C25", "62.5"] {
///     assert_eq!(wxf::read(&Position::start(), text, None), Ok(vec![cannon]));
/// }
/// ```
///
/// # Errors
/// If the text is no move, or none that is legal.
pub fn read(position: &Position, text: &str, dialect: Option<Dialect>) -> Reading {
    let letters = width::capitals(text).ok_or(Misread::NotAMove)?;
    let groups = groups(&letters, dialect).ok_or(Misread::NotAMove)?;
    let groups: Vec<&[Pattern]> = groups.iter().map(Vec::as_slice).collect();
    answer(position, &groups)
}

/// Whether the text has the form of a WXF move.
pub(super) fn is_form(text: &str) -> bool {
    width::capitals(text).is_some_and(|letters| groups(&letters, None).is_some())
}

/// Whether only the federation's older page writes like this: `4+.5`, `++.6`.
pub(super) fn is_1997_form(text: &str) -> bool {
    width::capitals(text).is_some_and(|letters| {
        matches!(
            letters[..],
            [b'1'..=b'9', b'+' | b'-', _, b'1'..=b'9'] | [b'+', b'+', ..] | [b'-', b'-', ..]
        )
    })
}

/// Whether only xqbase writes like this: `N8+7`, `B3+5`, `C..6`, `Pa.6`.
pub(super) fn is_xqbase_form(text: &str) -> bool {
    width::capitals(text).is_some_and(|letters| {
        matches!(letters[..], [b'N' | b'B', ..] | [_, b'.', ..] | [b'P', b'A'..=b'E', ..])
    })
}

/// Readings of a text, the best group first.
fn groups(text: &[u8], dialect: Option<Dialect>) -> Option<Vec<Vec<Pattern>>> {
    let (subject, file, step, number) = match *text {
        // `+C-2`: the sign that tells two men apart stands first in old texts.
        [sign @ (b'+' | b'-' | b'.'), man @ (b'A'..=b'Z'), step, number] => ([man, sign], None, step, number),
        [man, order, file @ b'1'..=b'9', step, number] => ([man, order], digit(file), step, number),
        [man, order, step, number] => ([man, order], None, step, number),
        [man @ b'A'..=b'Z', file @ b'1'..=b'9', number @ b'1'..=b'9'] => ([man, file], None, b'=', number),
        _ => return None,
    };
    let equals = step == b'=';
    let step = match step {
        b'+' => Step::Advance,
        b'-' => Step::Retreat,
        b'=' | b'.' => Step::Traverse,
        _ => return None,
    };
    let number = digit(number)?;
    let pattern = |role, file, order| Pattern { role, file, order, step, number };
    let soldier = |file, order| pattern(Role::Soldier, file, order);
    let middle = Order::Where(|queue| queue.is_middle());
    Some(match subject {
        [b'+', b'+'] => vec![vec![soldier(None, Order::Where(|queue| queue.length > 3 && queue.is_front()))]],
        [b'-', b'-'] => vec![vec![soldier(None, Order::Where(|queue| queue.length > 3 && queue.is_rear()))]],
        [man @ b'A'..=b'Z', on @ b'1'..=b'9'] if file.is_none() => {
            let file = digit(on);
            let roles = roles(man)?;
            let all = |order| roles.iter().map(|role| pattern(*role, file, order)).collect::<Vec<_>>();
            // `P5` is also the middle one of three or five soldiers on the older page.
            let mut groups = vec![all(Order::Only), all(Order::Any)];
            if roles.contains(&Role::Soldier) {
                groups.insert(1, vec![soldier(file, middle)]);
            }
            groups
        }
        [b'P' | b'S', place @ b'A'..=b'E'] => {
            let place = place - b'A' + 1;
            vec![vec![soldier(file, Order::PlaceAmongAll(place))], vec![soldier(file, Order::Place(place))]]
        }
        [man @ b'A'..=b'Z', order @ (b'+' | b'-' | b'.')] => {
            let mut groups = vec![Vec::new(), Vec::new()];
            for role in roles(man)? {
                if role == Role::Soldier {
                    let dialect = if equals { dialect.or(Some(Dialect::Page1997)) } else { dialect };
                    groups[0]
                        .extend(soldier_orders(order, dialect).iter().map(|order| soldier(file, *order)));
                }
                let loose = match (order, role) {
                    (b'+', _) => Order::Where(|queue| queue.length > 1 && queue.is_front()),
                    _ => Order::Where(|queue| queue.length > 1 && queue.is_rear()),
                };
                groups[usize::from(role == Role::Soldier)].push(pattern(role, file, loose));
            }
            groups
        }
        [on @ b'1'..=b'9', order @ (b'+' | b'-')] => {
            let end = match order {
                b'+' => Order::Where(|queue| queue.length > 1 && queue.is_front()),
                _ => Order::Where(|queue| queue.length > 1 && queue.is_rear()),
            };
            let mut groups = vec![vec![soldier(digit(on), end)]];
            groups.extend(keypad(on).map(|role| vec![pattern(role, None, end)]));
            groups
        }
        [first @ b'1'..=b'9', on @ b'1'..=b'9'] if file.is_none() => {
            let file = digit(on);
            let by_2018 = vec![soldier(file, Order::PlaceIfCrowded(first - b'0'))];
            let by_1997 = vec![soldier(file, middle)];
            let mut groups = match (first == on, dialect) {
                (true, Some(Dialect::Page1997)) => vec![by_1997, by_2018],
                (true, _) => vec![by_2018, by_1997],
                (false, _) => vec![by_2018],
            };
            groups.push(vec![soldier(file, Order::Place(first - b'0'))]);
            groups.extend(keypad(first).map(|role| vec![pattern(role, file, Order::Only)]));
            groups.extend(keypad(first).map(|role| vec![pattern(role, file, Order::Any)]));
            groups
        }
        _ => return None,
    })
}

/// What `P+`, `P-` and `P.` mean.
fn soldier_orders(order: u8, dialect: Option<Dialect>) -> Vec<Order> {
    let older = dialect != Some(Dialect::Xqbase);
    let xqbase = matches!(dialect, None | Some(Dialect::Xqbase));
    let mut orders = Vec::new();
    match order {
        b'+' => {
            orders.push(Order::Where(|queue| one_queue(queue, 2..=3) && queue.is_front()));
            orders.push(Order::Where(|queue| one_queue(queue, 4..=5) && queue.place == 2));
        }
        b'-' => {
            orders.push(Order::Where(|queue| one_queue(queue, 2..=2) && queue.is_rear()));
            orders.push(Order::Where(|queue| one_queue(queue, 4..=5) && queue.place + 1 == queue.length));
            if older {
                orders.push(Order::Where(|queue| one_queue(queue, 3..=3) && queue.is_rear()));
            }
            if xqbase {
                orders.push(Order::Where(|queue| one_queue(queue, 3..=3) && queue.is_middle()));
            }
        }
        _ => orders.push(Order::Where(|queue| one_queue(queue, 2..=3) && queue.is_rear())),
    }
    orders
}

fn one_queue(queue: Queue, length: std::ops::RangeInclusive<u8>) -> bool {
    queue.tandems == 1 && length.contains(&queue.length)
}

/// The roles a letter may stand for.
fn roles(letter: u8) -> Option<Vec<Role>> {
    Some(match letter {
        b'K' => vec![Role::General],
        // General to most, guard (advisor) in texts of the 1990s.
        b'G' => vec![Role::General, Role::Advisor],
        b'A' => vec![Role::Advisor],
        b'E' | b'B' | b'M' => vec![Role::Elephant],
        b'H' | b'N' => vec![Role::Horse],
        b'R' => vec![Role::Chariot],
        b'C' => vec![Role::Cannon],
        b'P' | b'S' => vec![Role::Soldier],
        _ => return None,
    })
}

/// The roles of xqbase's keypad.
fn keypad(digit: u8) -> Option<Role> {
    Some(match digit {
        b'1' => Role::General,
        b'2' => Role::Advisor,
        b'3' => Role::Elephant,
        b'4' => Role::Horse,
        b'5' => Role::Chariot,
        b'6' => Role::Cannon,
        b'7' => Role::Soldier,
        _ => return None,
    })
}

/// 1 to 9.
fn digit(byte: u8) -> Option<u8> {
    matches!(byte, b'1'..=b'9').then(|| byte - b'0')
}
