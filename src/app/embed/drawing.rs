//! Arrows and marks as an author writes them: `h2e2:1,b0c2:red` and `e5:ring,c3:dot:blue`.

use crate::format::svg::{Figure, Form};
use crate::format::{Brush, Shape};
use crate::rules::{Move, Square};

use super::Ranks;

/// The most figures on a board.
const MOST: usize = 64;

/// The longest label, in characters.
const LABEL_MAX: usize = 2;

/// Reads a list.
///
/// # Errors
/// The first entry that is none.
pub fn drawings(text: &str, ranks: Ranks) -> Result<Vec<Figure>, String> {
    let parts = |letter: char| letter == ',' || letter == ';' || letter.is_whitespace();
    let entries = text.split(parts).filter(|entry| !entry.is_empty());
    entries.take(MOST).map(|entry| read_drawing(entry, ranks).ok_or_else(|| entry.to_owned())).collect()
}

/// Reads one entry: a point or two, then labels, forms and colors with colons between them.
///
/// ```
/// # use chuhe::app::embed::{Ranks, read_drawing};
/// let arrow = read_drawing("h3e3:1:red", Ranks::One).unwrap();
/// assert_eq!(arrow.shape.to.map(|to| to.iccs()).as_deref(), Some("e2"));
/// assert_eq!(read_drawing("z9", Ranks::Zero), None);
/// ```
#[must_use]
pub fn read_drawing(entry: &str, ranks: Ranks) -> Option<Figure> {
    let mut parts = entry.split(':');
    let place = parts.next()?.to_ascii_lowercase();
    let mut shape = match point(&place, ranks) {
        Some(square) => Shape::mark(Brush::Green, square),
        None => Shape::arrow(Brush::Green, squares(&place, ranks)?),
    };
    let mut figure = Figure::from(shape);
    for part in parts {
        let word = part.to_ascii_lowercase();
        match word.as_str() {
            "ring" | "" => figure.form = Form::Ring,
            "dot" => figure.form = Form::Dot,
            "cross" => figure.form = Form::Cross,
            "square" => figure.form = Form::Square,
            "green" => shape.brush = Brush::Green,
            "red" => shape.brush = Brush::Red,
            "yellow" => shape.brush = Brush::Yellow,
            "blue" => shape.brush = Brush::Blue,
            _ if part.chars().count() <= LABEL_MAX && part.chars().all(char::is_alphanumeric) => {
                part.clone_into(&mut figure.label);
            }
            _ => return None,
        }
    }
    figure.shape = shape;
    Some(figure)
}

/// A point as the author counts ranks.
pub(super) fn point(text: &str, ranks: Ranks) -> Option<Square> {
    match ranks {
        Ranks::Zero => Square::from_iccs(text),
        Ranks::One => Square::from_uci(text),
    }
}

fn squares(text: &str, ranks: Ranks) -> Option<Move> {
    let mv = match ranks {
        Ranks::Zero => Move::from_iccs(text),
        Ranks::One => Move::from_uci(&text.replace('-', "")),
    };
    mv.filter(|mv| mv.from != mv.to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_behind_a_place_come_in_any_order() {
        let figure = read_drawing("H2-E2:2:blue", Ranks::Zero).unwrap();
        assert_eq!(figure, read_drawing("h2e2:blue:2", Ranks::Zero).unwrap());
        assert_eq!((figure.shape.brush, figure.label.as_str()), (Brush::Blue, "2"));
        let mark = read_drawing("a10:cross:X", Ranks::One).unwrap();
        assert_eq!((mark.form, mark.label.as_str()), (Form::Cross, "X"));
        assert_eq!((mark.shape.from, mark.shape.to), (Square::from_iccs("a9").unwrap(), None));
    }

    #[test]
    fn a_wrong_entry_is_named() {
        assert_eq!(drawings("e5:ring,e5:<b>,c3", Ranks::Zero), Err("e5:<b>".to_owned()));
        assert_eq!(drawings("e5e5", Ranks::Zero), Err("e5e5".to_owned()));
        assert_eq!(drawings("e10", Ranks::Zero), Err("e10".to_owned()));
        assert_eq!(drawings(" , ;", Ranks::Zero), Ok(Vec::new()));
        assert_eq!(drawings(&"e5 ".repeat(5_000), Ranks::Zero).unwrap().len(), MOST);
    }
}
