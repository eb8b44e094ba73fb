//! Arrows and marks on the board, as path data in the unit of the drawing.

use crate::app::view::decimal::decimal;
use crate::app::view::evidence;
use crate::app::view::place::Place;
use crate::format::svg::{Figure, Form};
use crate::format::{Brush, Shape};
use crate::rules::Side;

use super::super::{Embed, Task};

/// A figure to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// Its color.
    pub brush: Brush,
    /// Its line.
    pub line: String,
    /// What of it is filled; may be empty.
    pub filled: String,
    /// A label, and the middle of its place.
    pub label: Option<(String, f64, f64)>,
}

/// The figures of a frame: the author's, those at the node that is shown, hints, and what was found
/// of a choice.
#[must_use]
pub fn figures(embed: &Embed) -> Vec<Drawn> {
    let bottom = embed.core.bottom;
    all(embed).iter().map(|figure| drawn(figure, bottom)).collect()
}

/// The figures, not drawn yet.
pub(super) fn all(embed: &Embed) -> Vec<Figure> {
    let first = embed.node == crate::game::NodeId::ROOT || !matches!(embed.task, Task::Free);
    let mut figures: Vec<Figure> = match &embed.drawn {
        Some(drawn) => drawn.to_vec(),
        // They belong to the position that the author has set.
        None if first || embed.record.tree.is_empty() => embed.options.drawings.clone(),
        None => Vec::new(),
    };
    figures.extend(embed.record.tree.value(embed.node).shapes.iter().copied().map(Figure::from));
    if let Task::Choose(choice) = &embed.task
        && choice.checked
    {
        for square in &choice.chosen {
            let right = choice.targets.contains(square);
            let (brush, form) = if right { (Brush::Green, Form::Square) } else { (Brush::Red, Form::Cross) };
            figures.push(Figure { form, ..Figure::from(Shape::mark(brush, *square)) });
        }
    }
    if let Some(mv) = embed.hint {
        let whole = !matches!(&embed.task, Task::Puzzle(puzzle) if puzzle.shown < 2);
        let shape = if whole { Shape::arrow(Brush::Blue, mv) } else { Shape::mark(Brush::Blue, mv.from) };
        figures.push(shape.into());
    }
    figures
}

fn drawn(figure: &Figure, bottom: Side) -> Drawn {
    let brush = figure.shape.brush;
    let from = Place::of(figure.shape.from, bottom);
    let (x, y) = (from.column as f64, from.row as f64);
    let label = |x: f64, y: f64| Some((figure.label.clone(), x, y)).filter(|(text, ..)| !text.is_empty());
    if let Some(to) = figure.shape.to {
        let to = Place::of(to, bottom);
        let (line, filled) = evidence::path(from, to);
        let (end_x, end_y) = (to.column as f64, to.row as f64);
        let knight = (x - end_x).abs() * (y - end_y).abs() == 2.0;
        // On the long half of a horse's way, in the middle of any other.
        let bend = match (x - end_x).abs() > (y - end_y).abs() {
            _ if !knight => (x, y),
            true => ((x + end_x) / 2.0, y),
            false => (x, (y + end_y) / 2.0),
        };
        return Drawn { brush, line, filled, label: label((bend.0 + end_x) / 2.0, (bend.1 + end_y) / 2.0) };
    }
    let d = decimal;
    let at = |dx: f64, dy: f64| format!("{} {}", d(x + dx), d(y + dy));
    let circle = |r: f64| {
        format!("M{}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 -{} 0z", at(-r, 0.0), d(2.0 * r), d(2.0 * r), r = d(r))
    };
    let (line, filled) = match figure.form {
        Form::Ring => (circle(0.5), String::new()),
        Form::Dot => (String::new(), circle(0.17)),
        Form::Cross => (format!("M{}l.4 .4M{}l-.4 .4", at(-0.2, -0.2), at(0.2, -0.2)), String::new()),
        Form::Square => (format!("M{}h.98v.98h-.98z", at(-0.49, -0.49)), String::new()),
    };
    Drawn { brush, line, filled, label: label(x + 0.35, y - 0.35) }
}
