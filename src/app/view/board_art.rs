//! The board's drawing as numbers: lines, marks at the starting points, rings of the discs.
//!
//! The unit is the distance of two neighboring points; (0, 0) is the upper left point, x runs to
//! the right to 8 and y down to 9. The board looks the same from both sides (only the names on
//! the river are upright for whoever looks), so nothing here knows who sits at the bottom. Path
//! data are for the `d` of an SVG path; widths are stroke widths in the same unit.

use std::fmt::Write;

use crate::rules::{Position, Role, Side, Square};

/// Where on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// A straight line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Its upper or left end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

impl Line {
    const fn new(x1: f64, y1: f64, x2: f64, y2: f64) -> Line {
        Line { from: Point { x: x1, y: y1 }, to: Point { x: x2, y: y2 } }
    }

    /// Euclid's length.
    #[must_use]
    pub fn length(self) -> f64 {
        (self.to.x - self.from.x).hypot(self.to.y - self.from.y)
    }
}

/// The part of the plane to show: left, top, width and height, as `viewBox` wants them. It leaves
/// room for coordinates on all four sides; 320 px wide, it makes a unit of 33 px.
pub const VIEW_BOX: [f64; 4] = [-0.85, -1.0, 9.7, 11.0];

/// Grain of a wooden board, to be stroked [`GRAIN_WIDTH`] wide in a color hardly darker than the
/// surface; it runs beyond [`VIEW_BOX`] at both ends.
pub const GRAIN: &str = "M-1-.62C1.5-.8 3.6-.44 5.8-.6S8.6-.82 10-.7M-1 .34C.8.5 2.4.06 4.6.22S8 .62 10 .4\
    M-1 1.38C2 1.1 3.4 1.66 6 1.44S8.8 1.1 10 1.3M-1 2.2C1.2 2.44 3 2 5.2 2.16S8.4 2.6 10 2.36\
    M-1 3.36C1.6 3.1 4 3.58 6.4 3.3S9 3.04 10 3.22M-1 4.1C.6 4.3 2.8 4.02 4.8 4.2S8.2 4.6 10 4.34\
    M-1 5.3C1.8 5.04 3.2 5.5 5.6 5.3S8.6 4.98 10 5.2M-1 6.2C1 6.42 3.4 6.02 5.4 6.24S8.8 6.5 10 6.3\
    M-1 7.34C2.2 7.06 3.8 7.6 6.2 7.36S9 7.1 10 7.26M-1 8.22C.8 8.46 2.6 8.04 4.8 8.2S8 8.62 10 8.4\
    M-1 9.38C1.8 9.1 3.6 9.62 5.8 9.4S8.8 9.16 10 9.3";
/// Width of [`GRAIN`].
pub const GRAIN_WIDTH: f64 = 0.09;

/// Distance of the frame from the outer lines.
pub const FRAME_GAP: f64 = 0.12;
/// Width of the frame's line.
pub const FRAME_WIDTH: f64 = 0.05;
/// Width of the lines and marks.
pub const LINE_WIDTH: f64 = 0.025;

/// Middles of the files' labels, above and below the board.
pub const FILE_LABEL_Y: [f64; 2] = [-0.73, 9.73];
/// Middles of the ranks' labels, left and right of the board.
pub const RANK_LABEL_X: [f64; 2] = [-0.66, 8.66];
/// Height of a label's letters, or of a numeral's box.
pub const LABEL_SIZE: f64 = 0.26;

/// Middles of the four signs on the river, from the left of whoever looks.
pub const RIVER_SIGNS: [Point; 4] =
    [Point { x: 1.4, y: 4.5 }, Point { x: 2.5, y: 4.5 }, Point { x: 5.5, y: 4.5 }, Point { x: 6.6, y: 4.5 }];
/// Scale from the box of [`super::glyphs::river`] to the drawing.
pub const RIVER_SCALE: f64 = 0.000_58;

/// Radius of a disc, to the middle of its edge line.
pub const DISC_RADIUS: f64 = 0.46;
/// Width of a disc's edge line.
pub const DISC_EDGE_WIDTH: f64 = 0.02;
/// Scale from the box of [`super::glyphs::outline`] to the drawing; what reaches farthest comes to
/// lie just inside the innermost ring.
pub const SIGN_SCALE: f64 = 0.000_73;

/// A circle engraved in a disc, about its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// To the middle of the line.
    pub radius: f64,
    /// Of the line.
    pub width: f64,
}

/// The rings that tell the sides apart without color: Red's discs have two thin ones, Black's a
/// thick one.
#[must_use]
pub const fn rings(side: Side) -> &'static [Ring] {
    match side {
        Side::Red => &[Ring { radius: 0.422, width: 0.026 }, Ring { radius: 0.376, width: 0.02 }],
        Side::Black => &[Ring { radius: 0.402, width: 0.046 }],
    }
}

/// The ten ranks, from the top.
#[must_use]
pub fn ranks() -> [Line; 10] {
    std::array::from_fn(|row| Line::new(0.0, row as f64, 8.0, row as f64))
}

/// The nine files: those at the edges whole, the seven between in two halves, as the river breaks
/// them.
#[must_use]
pub fn files() -> Vec<Line> {
    let halves = (1..8).map(f64::from).flat_map(|x| [Line::new(x, 0.0, x, 4.0), Line::new(x, 5.0, x, 9.0)]);
    [0.0, 8.0].into_iter().map(|x| Line::new(x, 0.0, x, 9.0)).chain(halves).collect()
}

/// The diagonals of the two palaces.
#[must_use]
pub const fn diagonals() -> [Line; 4] {
    [
        Line::new(3.0, 0.0, 5.0, 2.0),
        Line::new(5.0, 0.0, 3.0, 2.0),
        Line::new(3.0, 7.0, 5.0, 9.0),
        Line::new(5.0, 7.0, 3.0, 9.0),
    ]
}

/// The cross of four angles around a point where a cannon or a soldier begins; at an edge of the
/// board it has two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrossMark {
    /// The point.
    pub at: Point,
    /// Whether there is board to the left of it.
    pub left: bool,
    /// Whether there is board to the right of it.
    pub right: bool,
}

impl CrossMark {
    /// Distance of an angle from the lines it stands between.
    const GAP: f64 = 0.08;
    /// Length of an angle's arms.
    const ARM: f64 = 0.18;

    /// The angles, each as end, corner and end.
    #[must_use]
    pub fn angles(self) -> Vec<[Point; 3]> {
        let sides = [(self.left, -1.0), (self.right, 1.0)];
        let mut angles = Vec::with_capacity(4);
        for (_, dx) in sides.into_iter().filter(|side| side.0) {
            for dy in [-1.0, 1.0] {
                let point = |x: f64, y: f64| Point { x: self.at.x + dx * x, y: self.at.y + dy * y };
                let far = CrossMark::GAP + CrossMark::ARM;
                angles.push([
                    point(CrossMark::GAP, far),
                    point(CrossMark::GAP, CrossMark::GAP),
                    point(far, CrossMark::GAP),
                ]);
            }
        }
        angles
    }
}

/// The 14 cross marks.
#[must_use]
pub fn cross_marks() -> Vec<CrossMark> {
    let start = Position::start();
    let begins_here = |&square: &Square| {
        start.piece_at(square).is_some_and(|piece| matches!(piece.role, Role::Cannon | Role::Soldier))
    };
    let mark = |square: Square| {
        let (column, row) = (square.file().index(), 9 - square.rank().index());
        let at = Point { x: column as f64, y: row as f64 };
        CrossMark { at, left: column > 0, right: column < 8 }
    };
    Square::all().filter(begins_here).map(mark).collect()
}

/// Path data of all lines of the board without its frame: ranks, files, diagonals.
#[must_use]
pub fn lines_data() -> String {
    let mut data = String::new();
    for Line { from, to } in ranks().into_iter().chain(files()).chain(diagonals()) {
        push(&mut data, 'M', from);
        push(&mut data, 'L', to);
    }
    data
}

/// Path data of every second square around a point, as on a chessboard: to be filled in a color
/// hardly darker than the surface, for those who look for squares.
#[must_use]
pub fn squares_data() -> String {
    let mut data = String::new();
    for (x, y) in (0..9).flat_map(|x| (0..10).map(move |y| (x, y))).filter(|(x, y)| (x + y) % 2 == 0) {
        push(&mut data, 'M', Point { x: f64::from(x) - 0.5, y: f64::from(y) - 0.5 });
        data.push_str("h1v1h-1z");
    }
    data
}

/// Path data of all cross marks.
#[must_use]
pub fn cross_marks_data() -> String {
    let mut data = String::new();
    for [end, corner, other] in cross_marks().into_iter().flat_map(CrossMark::angles) {
        push(&mut data, 'M', end);
        push(&mut data, 'L', corner);
        push(&mut data, 'L', other);
    }
    data
}

fn push(data: &mut String, command: char, Point { x, y }: Point) {
    // Hundredths are exact enough for lines and free of binary fractions' tails.
    let rounded = |value: f64| (value * 100.0).round() / 100.0;
    // Writing to a string cannot fail.
    let _ = write!(data, "{command}{} {}", rounded(x), rounded(y));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::view::glyphs::REACH;

    #[test]
    fn the_board_has_its_lines() {
        assert_eq!(ranks().map(Line::length), [8.0; 10]);
        let files = files();
        assert_eq!(files.iter().filter(|line| line.length() == 9.0).count(), 2);
        assert_eq!(files.iter().filter(|line| line.length() == 4.0).count(), 14);
        assert_eq!(files.len(), 16);
        assert!(diagonals().iter().all(|line| (line.length() - 8.0_f64.sqrt()).abs() < 1e-9));
    }

    #[test]
    fn nothing_crosses_the_river_but_the_edges() {
        let crossing = |line: &Line| line.from.y < 4.5 && line.to.y > 4.5;
        let crossers: Vec<f64> = ranks()
            .into_iter()
            .chain(files())
            .chain(diagonals())
            .filter(crossing)
            .map(|line| line.from.x)
            .collect();
        assert_eq!(crossers, [0.0, 8.0]);
    }

    /// A line is a way: an advisor goes along each half diagonal, and only there.
    #[test]
    fn diagonals_lie_in_the_palaces() {
        for line in diagonals() {
            let side = if line.from.y > 5.0 { Side::Red } else { Side::Black };
            for point in [line.from, line.to] {
                let square = Square::all()
                    .find(|square| {
                        (square.file().index() as f64, 9.0 - square.rank().index() as f64)
                            == (point.x, point.y)
                    })
                    .unwrap();
                assert!(square.in_palace(side) && square.is_reachable_by(Role::Advisor, side), "{square:?}");
            }
        }
    }

    #[test]
    fn cross_marks_are_halved_at_the_edges() {
        let angles = |edge: bool| {
            let mut counts: Vec<usize> = cross_marks()
                .into_iter()
                .filter(|mark| (mark.at.x == 0.0 || mark.at.x == 8.0) == edge)
                .map(|mark| mark.angles().len())
                .collect();
            counts.dedup();
            counts
        };
        assert_eq!(cross_marks().len(), 14);
        assert_eq!(angles(true), [2]);
        assert_eq!(angles(false), [4]);
        let all = || cross_marks().into_iter().flat_map(CrossMark::angles).flatten();
        assert_eq!(all().count(), 3 * (10 * 4 + 4 * 2));
        assert!(all().all(|point| (0.0..=8.0).contains(&point.x) && (0.0..=9.0).contains(&point.y)));
    }

    #[test]
    fn the_drawing_is_the_same_turned_round() {
        let turned = |Point { x, y }: Point| Point { x: 8.0 - x, y: 9.0 - y };
        let has = |lines: &[Line], line: &Line| {
            let (from, to) = (turned(line.from), turned(line.to));
            lines
                .iter()
                .any(|other| (other.from, other.to) == (from, to) || (other.from, other.to) == (to, from))
        };
        let lines: Vec<Line> = ranks().into_iter().chain(files()).chain(diagonals()).collect();
        assert!(lines.iter().all(|line| has(&lines, line)));
        let marks: Vec<Point> = cross_marks().iter().map(|mark| mark.at).collect();
        assert!(marks.iter().all(|&at| marks.contains(&turned(at))));
    }

    #[test]
    fn path_data_draw_every_line() {
        let data = lines_data();
        assert_eq!((data.matches('M').count(), data.matches('L').count()), (30, 30));
        assert!(data.starts_with("M0 0L8 0M0 1L8 1"), "{data}");
        let data = cross_marks_data();
        assert_eq!((data.matches('M').count(), data.matches('L').count()), (48, 96));
        assert!(data.contains("M1.08 7.26L1.08 7.08L1.26 7.08"), "{data}");
    }

    /// What is cut into a disc stays on it, and the sign stays off the rings.
    #[test]
    fn rings_fit_between_sign_and_edge() {
        for side in Side::ALL {
            for ring in rings(side) {
                assert!(ring.radius + ring.width / 2.0 < DISC_RADIUS - DISC_EDGE_WIDTH / 2.0);
            }
        }
        let innermost =
            |side| rings(side).iter().map(|ring| ring.radius - ring.width / 2.0).fold(1.0, f64::min);
        let reach = f64::from(REACH) * SIGN_SCALE;
        assert!(Side::ALL.into_iter().all(|side| reach <= innermost(side)));
        const { assert!(2.0 * (DISC_RADIUS + DISC_EDGE_WIDTH / 2.0) < 1.0, "neighbors would touch") };
    }
}
