//! Marks on points of the board, as numbers and path data about (0, 0), in the unit of
//! [`super::board_art`]. Each mark has a shape of its own, so that none of them needs color.

use std::f64::consts::TAU;
use std::fmt::Write;

use super::board_art::{Point, Ring};

/// Radius of the dot on an empty point where the picked man can go.
pub const TARGET_RADIUS: f64 = 0.14;
/// The broken ring around a man that can be captured, drawn over its disc's edge.
pub const CAPTURE: Ring = Ring { radius: 0.475, width: 0.075 };
/// Lengths of a dash and of a gap of [`CAPTURE`], for `stroke-dasharray`: eight of each.
pub const CAPTURE_DASHES: [f64; 2] = [0.233, 0.14];
/// The whole ring around the picked man.
pub const PICKED: Ring = Ring { radius: 0.485, width: 0.055 };
/// Open corners where the last move began, to be stroked [`LAST_FROM_WIDTH`] wide.
pub const LAST_FROM: &str = "M-.44-.22V-.44H-.22M.22-.44H.44V-.22M.44.22V.44H.22M-.22.44H-.44V.22";
/// Width of [`LAST_FROM`].
pub const LAST_FROM_WIDTH: f64 = 0.055;
/// Solid corners where the last move ended, to be filled; they leave the disc free.
pub const LAST_TO: &str = "M-.5-.5h.25l-.25.25zM.5-.5v.25l-.25-.25zM.5.5h-.25l.25-.25zM-.5.5v-.25l.25.25z";
/// A badge on a man or point that forbids the move just tried: a filled circle of this radius ...
pub const CAUSE_RADIUS: f64 = 0.2;
/// ... at the disc's upper right, so that the man stays in sight, ...
pub const CAUSE_MIDDLE: Point = Point { x: 0.32, y: -0.32 };
/// ... with this cross about its middle, to be stroked [`CAUSE_WIDTH`] wide in the halo's color.
pub const CAUSE: &str = "M-.085-.085L.085.085M.085-.085L-.085.085";
/// Width of [`CAUSE`].
pub const CAUSE_WIDTH: f64 = 0.06;
/// The bar across the dot of a move that loses by the repetition rule, and across the ring of one that
/// is refused.
pub const OMEN_BAR: &str = "M-.25.25 .25-.25";
/// Radius of the ring of a refused move.
pub const OMEN_REFUSED: f64 = 0.24;
/// The sign at a move that draws: as in a score.
pub const OMEN_DRAWS: &str = "M-.19-.08H.19M-.19.08H.19";
/// Width of the lines of these marks: of the halo below them, and their own.
pub const OMEN_WIDTH: [f64; 2] = [0.17, 0.085];
/// The ring around a man that is chased ...
pub const CHASED: Ring = Ring { radius: 0.485, width: 0.065 };
/// ... and its ticks, as of a sight, to be filled.
pub const CHASED_TICKS: &str =
    "M-.07-.5h.14l-.07.2zM-.07.5h.14l-.07-.2zM-.5-.07v.14l.2-.07zM.5-.07v.14l-.2-.07z";
/// The marks around a man that a hint is about: a tick to each side, outside its disc.
pub const ADVISED: &str =
    "M0-.66V-.5M.66 0H.5M0 .66V.5M-.66 0H-.5M-.47-.47l.11.11M.47-.47l-.11.11M.47.47l-.11-.11M-.47.47l.11-.11";
/// Width of [`ADVISED`], and of the halo below it.
pub const ADVISED_WIDTH: [f64; 2] = [0.07, 0.14];
/// Half the side of the rounded square at the keyboard's place.
pub const CURSOR_REACH: f64 = 0.47;
/// Radius of its corners.
pub const CURSOR_ROUNDING: f64 = 0.1;
/// Width of its line.
pub const CURSOR_WIDTH: f64 = 0.06;

/// Spikes around a general in check, to be filled under its disc.
#[must_use]
pub fn check_data() -> String {
    const SPIKES: u32 = 16;
    const REACH: [f64; 2] = [0.6, 0.47];
    let mut data = String::new();
    for i in 0..2 * SPIKES {
        let angle = TAU * f64::from(i) / f64::from(2 * SPIKES);
        let (y, x) = angle.sin_cos();
        let reach = REACH[usize::from(i % 2 == 1)];
        // Writing to a string cannot fail.
        let _ = write!(data, "{}{:.3} {:.3}", if i == 0 { 'M' } else { 'L' }, reach * x, reach * y);
    }
    data + "z"
}

/// Marks of lessons: a star to be visited, a check mark and a cross on a badge, rings.
pub const STAR: &str = "M0.000 -0.300L0.076 -0.105L0.285 -0.093L0.124 0.040L0.176 0.243L0.000 0.130L-0.176 0.243L-0.124 0.040L-0.285 -0.093L-0.076 -0.105Z";
/// Right.
pub const CHECK_MARK: &str = "M-.13 .01L-.04 .11L.14 -.11";
/// Wrong.
pub const CROSS: &str = "M-.1 -.1L.1 .1M.1 -.1L-.1 .1";
/// Radius of the badge behind a check mark or a cross.
pub const LESSON_BADGE: f64 = 0.24;
/// Radius of a ring around a free point.
pub const LESSON_RING: f64 = 0.24;
/// Radius of a ring around a man's disc.
pub const LESSON_MAN_RING: f64 = 0.46;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::view::board_art::{DISC_EDGE_WIDTH, DISC_RADIUS};

    #[test]
    fn spikes_go_beyond_the_disc_on_all_sides() {
        let data = check_data();
        let points: Vec<f64> = data
            .trim_end_matches('z')
            .split(['M', 'L'])
            .skip(1)
            .map(|point| point.split_once(' ').unwrap())
            .map(|(x, y)| x.parse::<f64>().unwrap().hypot(y.parse().unwrap()))
            .collect();
        assert_eq!(points.len(), 32);
        assert!(points.iter().all(|&reach| reach > DISC_RADIUS));
        assert_eq!(points.iter().filter(|&&reach| reach > DISC_RADIUS + 0.1).count(), 16);
    }

    #[test]
    fn eight_dashes_go_round_without_a_rest() {
        let rest = 8.0 * CAPTURE_DASHES.iter().sum::<f64>() - TAU * CAPTURE.radius;
        assert!(rest.abs() < 0.005, "{rest}");
    }

    #[test]
    fn solid_corners_leave_the_disc_free() {
        // The long side of a corner runs from (.25, .5) to (.5, .25).
        let distance = 0.75 / 2.0_f64.sqrt();
        assert!(LAST_TO.starts_with("M-.5-.5h.25l-.25.25z"));
        assert!(distance > DISC_RADIUS + DISC_EDGE_WIDTH / 2.0);
    }
}
