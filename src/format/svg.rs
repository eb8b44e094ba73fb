//! A board as an SVG picture that stands by itself, for articles and messages.
//!
//! Red is drawn as a light disc with two rings, Black as a dark one, so that a print without color tells
//! them apart. Signs are outlines that the caller brings: nothing depends on a font.

use crate::rules::{Board, File, Move, Piece, Rank, Role, Side, Square};

use super::{Brush, Shape};

/// What is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// Whether Black sits below.
    pub turned: bool,
    /// A move to be marked.
    pub last: Option<Move>,
    /// Marks and arrows.
    pub figures: &'a [Figure],
    /// What the picture is called: read out in place of it. May be empty.
    pub title: &'a str,
    /// What stands along the edges.
    pub labels: &'a Labels,
}

/// Something drawn on the board, with what tells it from others beside its color.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// Where, and in which color.
    pub shape: Shape,
    /// What a mark looks like; an arrow has no other form.
    pub form: Form,
    /// A number or letter at it; may be empty.
    pub label: String,
}

impl From<Shape> for Figure {
    fn from(shape: Shape) -> Figure {
        Figure { shape, form: Form::Ring, label: String::new() }
    }
}

/// What a mark looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// A circle around the man.
    #[default]
    Ring,
    /// A spot, for points without a man.
    Dot,
    /// Two crossed strokes.
    Cross,
    /// A square around the point.
    Square,
}

/// What stands along the edges, in the order in which it is seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// At the top and at the bottom, from the left.
    pub columns: Option<[[String; 9]; 2]>,
    /// At both sides, from the top.
    pub rows: Option<[String; 10]>,
}

/// The signs on the board: outlines as the `d` of a path, in a box 1000 units wide and high around
/// (0, 0), to be filled.
pub struct Signs<'a> {
    /// Of a piece, within a circle of 500 units.
    pub piece: &'a dyn Fn(Piece) -> &'a str,
    /// On the river, from the left as Red sees it; may be empty.
    pub river: &'a [&'a str],
}

/// One step of the board in units of the picture.
const STEP: f64 = 60.0;
const RADIUS: f64 = 27.0;
const INK: &str = "#3a2f24";
const PAPER: &str = "#f8f1df";
const RED: &str = "#a8201a";
const BLACK: &str = "#26211c";

/// The picture: 600 by 660 units.
#[must_use]
pub fn write(diagram: &Diagram, signs: &Signs) -> String {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 660\" width=\"600\" height=\"660\" role=\"img\">\n",
    );
    if !diagram.title.is_empty() {
        svg.push_str(&format!("<title>{}</title>\n", escape(diagram.title)));
    }
    svg.push_str(&format!("<rect width=\"600\" height=\"660\" fill=\"{PAPER}\"/>\n"));
    grid(&mut svg);
    river(&mut svg, diagram, signs);
    if let Some(Move { from, to }) = diagram.last {
        for (square, radius) in [(from, 8.0), (to, RADIUS + 4.0)] {
            let (x, y) = point(square, diagram.turned);
            svg.push_str(&format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"#2f6f4f\" stroke-width=\"4\"/>\n"
            ));
        }
    }
    for (square, piece) in diagram.board.pieces() {
        disc(&mut svg, point(square, diagram.turned), piece, (signs.piece)(piece));
    }
    for figure in diagram.figures {
        draw(&mut svg, figure, diagram.turned);
    }
    edge(&mut svg, diagram.labels);
    svg.push_str("</svg>\n");
    svg
}

/// The middle of a square.
fn point(square: Square, turned: bool) -> (f64, f64) {
    let square = if turned { square.rotated() } else { square };
    let x = square.file().index() as f64;
    let y = (Rank::R9.index() - square.rank().index()) as f64;
    (60.0 + STEP * x, 60.0 + STEP * y)
}

fn grid(svg: &mut String) {
    let mut path = String::new();
    let at = |file: usize, row: usize| format!("{} {}", 60 + 60 * file, 60 + 60 * row);
    for row in 0..10 {
        path.push_str(&format!("M{}L{}", at(0, row), at(8, row)));
    }
    for file in 0..9 {
        if matches!(file, 0 | 8) {
            path.push_str(&format!("M{}L{}", at(file, 0), at(file, 9)));
        } else {
            path.push_str(&format!("M{}L{}M{}L{}", at(file, 0), at(file, 4), at(file, 5), at(file, 9)));
        }
    }
    for row in [0, 7] {
        path.push_str(&format!("M{}L{}M{}L{}", at(3, row), at(5, row + 2), at(5, row), at(3, row + 2)));
    }
    svg.push_str(&format!("<path d=\"{path}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\"/>\n"));
    svg.push_str(&format!(
        "<rect x=\"53\" y=\"53\" width=\"494\" height=\"554\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"3\"/>\n"
    ));
    // The crosses where cannons and soldiers begin.
    let mut marks = String::new();
    for square in Square::all().filter(|square| Board::start().get(*square).is_some()) {
        let role = Board::start().get(square).map(|piece| piece.role);
        if !matches!(role, Some(Role::Cannon | Role::Soldier)) {
            continue;
        }
        let (x, y) = point(square, false);
        for side in [-1.0, 1.0] {
            let edge = if side < 0.0 { File::A } else { File::I };
            if square.file() == edge {
                continue;
            }
            for up in [-1.0, 1.0] {
                let (x, y) = (x + 5.0 * side, y + 5.0 * up);
                marks.push_str(&format!("M{x} {}V{y}H{}", y + 8.0 * up, x + 8.0 * side));
            }
        }
    }
    svg.push_str(&format!("<path d=\"{marks}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.5\"/>\n"));
}

fn river(svg: &mut String, diagram: &Diagram, signs: &Signs) {
    for (place, sign) in [120, 180, 420, 480].into_iter().zip(signs.river) {
        let turn = if diagram.turned { " rotate(180)" } else { "" };
        let x = if diagram.turned { 600 - place } else { place };
        svg.push_str(&format!(
            "<path transform=\"translate({x} 330){turn} scale(0.04)\" d=\"{sign}\" fill=\"{INK}\" opacity=\"0.6\"/>\n"
        ));
    }
}

fn disc(svg: &mut String, (x, y): (f64, f64), piece: Piece, sign: &str) {
    let (fill, ink) = match piece.side {
        Side::Red => ("#fffaf0", RED),
        Side::Black => (BLACK, "#fffaf0"),
    };
    let rim = piece.side.fold(RED, BLACK);
    svg.push_str(&format!("<g transform=\"translate({x} {y})\"><circle r=\"{RADIUS}\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"2\"/>"));
    let ring = RADIUS - 3.5;
    svg.push_str(&format!("<circle r=\"{ring}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1\"/>"));
    svg.push_str(&format!("<path transform=\"scale(0.038)\" d=\"{sign}\" fill=\"{ink}\"/></g>\n"));
}

fn draw(svg: &mut String, Figure { shape, form, label }: &Figure, turned: bool) {
    let color = match shape.brush {
        Brush::Green => "#15781b",
        Brush::Red => "#b22222",
        Brush::Yellow => "#c78a00",
        Brush::Blue => "#1d5fa8",
    };
    let (x, y) = point(shape.from, turned);
    let Some((to_x, to_y)) = shape.to.map(|to| point(to, turned)).filter(|to| *to != (x, y)) else {
        let stroke = format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"4\" opacity=\"0.85\"");
        svg.push_str(&match form {
            Form::Ring => {
                let radius = RADIUS + 1.0;
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {stroke}/>\n")
            }
            Form::Dot => {
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"10\" fill=\"{color}\" opacity=\"0.85\"/>\n")
            }
            Form::Cross => {
                format!("<path d=\"M{} {}l28 28m0-28l-28 28\" {stroke}/>\n", x - 14.0, y - 14.0)
            }
            Form::Square => {
                format!("<rect x=\"{}\" y=\"{}\" width=\"58\" height=\"58\" {stroke}/>\n", x - 29.0, y - 29.0)
            }
        });
        return badge(svg, (x + 21.0, y - 21.0), color, label);
    };
    // A horse's way goes over its leg.
    let (wide, high) = ((to_x - x).abs() / STEP, (to_y - y).abs() / STEP);
    let bend = match (wide.round(), high.round()) {
        (2.0, 1.0) => Some((x + STEP * (to_x - x).signum(), y)),
        (1.0, 2.0) => Some((x, y + STEP * (to_y - y).signum())),
        _ => None,
    };
    let (last_x, last_y) = bend.unwrap_or((x, y));
    let (dx, dy) = (to_x - last_x, to_y - last_y);
    let length = dx.hypot(dy);
    let (dx, dy) = (dx / length, dy / length);
    // The head: a triangle whose tip is the target.
    let (base_x, base_y) = (to_x - 18.0 * dx, to_y - 18.0 * dy);
    let over = bend.map_or_else(String::new, |(x, y)| format!("L{x} {y}"));
    svg.push_str(&format!(
        "<g fill=\"{color}\" stroke=\"{color}\" opacity=\"0.8\"><path fill=\"none\" d=\"M{x} {y}{over}L{base_x:.1} {base_y:.1}\" stroke-width=\"8\"/>\
         <path stroke=\"none\" d=\"M{to_x} {to_y}L{:.1} {:.1}L{:.1} {:.1}Z\"/></g>\n",
        base_x - 11.0 * dy,
        base_y + 11.0 * dx,
        base_x + 11.0 * dy,
        base_y - 11.0 * dx,
    ));
    badge(svg, ((last_x + to_x) / 2.0, (last_y + to_y) / 2.0), color, label);
}

/// A label in a circle.
fn badge(svg: &mut String, (x, y): (f64, f64), color: &str, label: &str) {
    if !label.is_empty() {
        svg.push_str(&format!(
            "<g transform=\"translate({x:.1} {y:.1})\"><circle r=\"11\" fill=\"{color}\" stroke=\"#fff\" stroke-width=\"2\"/>\
             <text y=\"5.5\" text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"16\" font-weight=\"bold\" fill=\"#fff\">{}</text></g>\n",
            escape(label)
        ));
    }
}

fn edge(svg: &mut String, labels: &Labels) {
    let mut text = |x: usize, y: usize, label: &str| {
        svg.push_str(&format!(
            "<text x=\"{x}\" y=\"{y}\" dy=\"5\" text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"15\" fill=\"{INK}\">{}</text>\n",
            escape(label)
        ));
    };
    for (y, row) in [16, 644].into_iter().zip(labels.columns.iter().flatten()) {
        row.iter().enumerate().for_each(|(column, label)| text(60 + 60 * column, y, label));
    }
    for x in [16, 584] {
        let rows = labels.rows.iter().flatten().enumerate();
        rows.for_each(|(row, label)| text(x, 60 + 60 * row, label));
    }
}

/// Text between tags.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
