//! What keys do on the board.

use crate::rules::{Role, Side, Square};

use super::view::place::Place;
use super::{Action, Browse, Dialog, Question, Step};

/// A key as the browser names it (`KeyboardEvent.key`), with the modifiers that matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key<'a> {
    /// Its name or letter.
    pub name: &'a str,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Control is held (Command on a Mac).
    pub control: bool,
    /// Whether Alt is held.
    pub alt: bool,
}

impl Key<'_> {
    /// What the key does while `focus` is the keyboard's place; [`None`] leaves it to the browser.
    #[must_use]
    pub fn action(&self, focus: Square) -> Option<Action> {
        if self.alt {
            return None;
        }
        let step = match (self.name, self.control) {
            ("Home", true) => Step::First,
            ("End", true) => Step::Last,
            (_, true) => return None,
            ("ArrowUp", _) => Step::Up,
            ("ArrowDown", _) => Step::Down,
            ("ArrowLeft", _) => Step::Left,
            ("ArrowRight", _) => Step::Right,
            ("Home", _) => Step::RowStart,
            ("End", _) => Step::RowEnd,
            ("PageUp", _) => Step::Top,
            ("PageDown", _) => Step::Bottom,
            ("Enter" | " ", _) => return Some(Action::Press(focus)),
            ("Escape", _) => return Some(Action::Cancel),
            (name, _) if asked(name, self.shift).is_some() => return asked(name, self.shift),
            (name, _) => Step::Next { role: role_of_key(name)?, own: !self.shift },
        };
        Some(Action::Step(step))
    }
}

/// Letters and signs that do what a button does, or have something said. They work while the board
/// has the focus only, so that speech input does not trip over them.
fn asked(name: &str, shift: bool) -> Option<Action> {
    Some(match name {
        "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => {
            Action::Step(Step::File(name.as_bytes()[0] - b'0'))
        }
        "," => Action::Browse(Browse::Previous),
        "." => Action::Browse(Browse::Next),
        "<" => Action::Browse(Browse::First),
        ">" => Action::Browse(Browse::Last),
        "u" => Action::TakeBack,
        "U" => Action::Redo,
        "f" | "F" => Action::Flip,
        "?" => Action::Open(Dialog::Help),
        "o" | "O" => Action::Ask(Question::Point),
        "l" | "L" => Action::Ask(Question::LastMove),
        "m" | "M" => Action::Ask(if shift { Question::Captures } else { Question::Moves }),
        "x" | "X" => Action::Ask(Question::Around),
        "v" | "V" => Action::Ask(Question::Standing),
        _ => return None,
    })
}

impl Step {
    /// Where a step leads from `cursor` with `bottom` at the bottom; `next` finds the next man of a kind.
    #[must_use]
    pub fn leads(self, cursor: Square, bottom: Side, next: impl FnOnce(Role, bool) -> Square) -> Square {
        let Place { column, row } = Place::of(cursor, bottom);
        let (column, row) = match self {
            Step::Up => (column, row.saturating_sub(1)),
            Step::Down => (column, row + 1),
            Step::Left => (column.saturating_sub(1), row),
            Step::Right => (column + 1, row),
            Step::RowStart => (0, row),
            Step::RowEnd => (Place::COLUMNS - 1, row),
            Step::Top => (column, 0),
            Step::Bottom => (column, Place::ROWS - 1),
            Step::First => (0, 0),
            Step::Last => (Place::COLUMNS - 1, Place::ROWS - 1),
            Step::File(number) => (Place::COLUMNS.saturating_sub(usize::from(number)), row),
            Step::Next { role, own } => return next(role, own),
        };
        Place { column: column.min(Place::COLUMNS - 1), row: row.min(Place::ROWS - 1) }.square(bottom)
    }
}

/// Letters of WXF records, whatever the language: they are taught with the keys.
fn role_of_key(name: &str) -> Option<Role> {
    Some(match name {
        "k" | "K" => Role::General,
        "a" | "A" => Role::Advisor,
        "e" | "E" => Role::Elephant,
        "h" | "H" => Role::Horse,
        "r" | "R" => Role::Chariot,
        "c" | "C" => Role::Cannon,
        "p" | "P" => Role::Soldier,
        _ => return None,
    })
}
