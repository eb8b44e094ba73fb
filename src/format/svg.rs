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
    pub shapes: &'a [Shape],
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
    for shape in diagram.shapes {
        draw(&mut svg, shape, diagram.turned);
    }
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

fn draw(svg: &mut String, shape: &Shape, turned: bool) {
    let color = match shape.brush {
        Brush::Green => "#15781b",
        Brush::Red => "#b22222",
        Brush::Yellow => "#c78a00",
        Brush::Blue => "#1d5fa8",
    };
    let (x, y) = point(shape.from, turned);
    let Some((to_x, to_y)) = shape.to.map(|to| point(to, turned)).filter(|to| *to != (x, y)) else {
        let radius = RADIUS + 1.0;
        svg.push_str(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"4\" opacity=\"0.8\"/>\n"
        ));
        return;
    };
    let (dx, dy) = (to_x - x, to_y - y);
    let length = dx.hypot(dy);
    let (dx, dy) = (dx / length, dy / length);
    // The head: a triangle whose tip is the target.
    let (base_x, base_y) = (to_x - 18.0 * dx, to_y - 18.0 * dy);
    svg.push_str(&format!(
        "<g fill=\"{color}\" stroke=\"{color}\" opacity=\"0.8\"><path d=\"M{x} {y}L{base_x:.1} {base_y:.1}\" stroke-width=\"8\"/>\
         <path stroke=\"none\" d=\"M{to_x} {to_y}L{:.1} {:.1}L{:.1} {:.1}Z\"/></g>\n",
        base_x - 11.0 * dy,
        base_y + 11.0 * dx,
        base_x + 11.0 * dy,
        base_y - 11.0 * dx,
    ));
}
