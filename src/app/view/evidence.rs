//! What a verdict rests on, as marks and arrows on the board of a replay.

use crate::app::Replay;
use crate::referee::{AttackKind, Deed, Gain};
use crate::rules::{Man, Move, Role, Side, Square};

use super::decimal::decimal;
use super::place::Place;

/// Who attacks whom after the move last replayed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    /// The arrows.
    pub arrows: Vec<Arrow>,
    /// Where the men stand that are chased in this repetition, attacked just now or not.
    pub chased: Vec<Square>,
    /// Where the men stand that attack, check or threaten now.
    pub attackers: Vec<Square>,
}

/// An arrow from a man to what it attacks.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// What it says.
    pub kind: ArrowKind,
    /// Its line: path data in the unit of the drawing. A horse's goes over its leg.
    pub line: String,
    /// Its head, to be filled.
    pub head: String,
}

/// What an arrow says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrowKind {
    /// Check.
    Check,
    /// The move made this attack.
    New,
    /// The attack stood before; the move took the protection away.
    Undermined,
    /// The target would be won after a check.
    AfterCheck,
    /// The first move of a mate that is threatened.
    Mate,
    /// A move that is advised, or waits to be confirmed.
    Advised,
    /// A move that the opponent would like to play.
    Threat,
}

/// The evidence at a place of a replay, with `bottom` at the bottom of the board.
pub(super) fn of(replay: &Replay, bottom: Side) -> Evidence {
    let position = replay.game.position();
    let chased: Vec<Man> =
        Side::ALL.into_iter().flat_map(|side| replay.verdict.accounts[side].targets.clone()).collect();
    let mut evidence = Evidence {
        chased: chased.iter().filter_map(|man| position.square_of(*man)).collect(),
        ..Evidence::default()
    };
    if let Some(deed) = replay.deed() {
        evidence.tell(deed, position.general(!deed.side), bottom);
    }
    evidence
}

impl Evidence {
    fn tell(&mut self, deed: &Deed, general: Square, bottom: Side) {
        let mut arrow = |kind, man: Option<Man>, from: Square, to: Square| {
            let horse = man.is_some_and(|man| man.role() == Role::Horse);
            self.arrows.push(draw(kind, Place::of(from, bottom), Place::of(to, bottom), horse));
            if !self.attackers.contains(&from) {
                self.attackers.push(from);
            }
        };
        for (man, square) in &deed.checkers {
            arrow(ArrowKind::Check, Some(*man), *square, general);
        }
        for attack in &deed.attacks {
            let kind = match (attack.gain, attack.kind) {
                (Gain::AfterCheck(_), _) => ArrowKind::AfterCheck,
                (_, AttackKind::New) => ArrowKind::New,
                (_, AttackKind::Undermined) => ArrowKind::Undermined,
            };
            // What is won after a check is not attacked along a line of the board.
            let man = (kind != ArrowKind::AfterCheck).then_some(attack.attacker);
            arrow(kind, man, attack.from, attack.at);
        }
        if let Some(mate) = deed.kill {
            self.arrows.push(move_arrow(ArrowKind::Mate, mate, bottom));
            self.attackers.push(mate.from);
        }
    }
}

/// The arrow of a move. How a man moves is seen from where it goes: only a horse goes over a leg.
pub(super) fn move_arrow(kind: ArrowKind, mv: Move, bottom: Side) -> Arrow {
    let (from, to) = (Place::of(mv.from, bottom), Place::of(mv.to, bottom));
    let (x, y) = (from.column.abs_diff(to.column), from.row.abs_diff(to.row));
    draw(kind, from, to, x * y == 2)
}

/// Where an arrow begins, from the middle of its man: at the disc's edge, or nearer if there is no
/// room for it beyond.
const BEGIN: [f64; 2] = [0.47, 0.16];
/// Where its tip is, before the middle of the target.
const TIP: f64 = 0.43;
/// Length and half the width of its head.
const HEAD: [f64; 2] = [0.24, 0.13];

/// An arrow from one place to another, over the leg if it goes as a horse does: the data of its line
/// and of its head.
#[must_use]
pub fn path(from: Place, to: Place) -> (String, String) {
    let horse = from.column.abs_diff(to.column) * from.row.abs_diff(to.row) == 2;
    let Arrow { line, head, .. } = draw(ArrowKind::New, from, to, horse);
    (line, head)
}

/// An arrow. Its line ends where its head begins.
fn draw(kind: ArrowKind, from: Place, to: Place, horse: bool) -> Arrow {
    let point = |place: Place| (place.column as f64, place.row as f64);
    let (start, end) = (point(from), point(to));
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let bend = horse.then(|| {
        if dx.abs() > dy.abs() { (start.0 + dx.signum(), start.1) } else { (start.0, start.1 + dy.signum()) }
    });
    let toward = |from: (f64, f64), to: (f64, f64), length: f64| {
        let whole = (to.0 - from.0).hypot(to.1 - from.1).max(f64::EPSILON);
        (from.0 + (to.0 - from.0) * length / whole, from.1 + (to.1 - from.1) * length / whole)
    };
    let near = dx.hypot(dy) < 1.5;
    let begin = toward(start, bend.unwrap_or(end), BEGIN[usize::from(near)]);
    let last = bend.unwrap_or(start);
    let tip = toward(end, last, TIP);
    let base = toward(end, last, TIP + HEAD[0]);
    let (nx, ny) = ((tip.1 - base.1) / HEAD[0] * HEAD[1], (base.0 - tip.0) / HEAD[0] * HEAD[1]);
    let at = |(x, y): (f64, f64)| format!("{} {}", decimal(x), decimal(y));
    let middle = bend.map_or_else(String::new, |bend| format!("L{}", at(bend)));
    Arrow {
        kind,
        line: format!("M{}{middle}L{}", at(begin), at(base)),
        head: format!("M{}L{}L{}z", at(tip), at((base.0 + nx, base.1 + ny)), at((base.0 - nx, base.1 - ny))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrow(from: &str, to: &str, horse: bool, bottom: Side) -> Arrow {
        let place = |text| Place::of(Square::from_iccs(text).unwrap(), bottom);
        draw(ArrowKind::New, place(from), place(to), horse)
    }

    #[test]
    fn a_horses_arrow_goes_over_its_leg() {
        let line = arrow("b0", "c2", true, Side::Red).line;
        // From (1, 9) over (1, 8) towards (2, 7).
        assert!(line.starts_with("M1 8.53L1 8L1."), "{line}");
        let turned = arrow("b0", "c2", true, Side::Black).line;
        assert!(turned.contains("L7 1L"), "{turned}");
    }

    #[test]
    fn a_straight_arrow_is_one_line_that_ends_before_the_target() {
        let Arrow { line, head, .. } = arrow("a0", "a9", false, Side::Red);
        assert_eq!(line, "M0 8.53L0 0.67");
        assert!(head.starts_with("M0 0.43L"), "{head}");
    }

    #[test]
    fn neighbors_have_room_for_an_arrow() {
        let line = arrow("d4", "d5", false, Side::Red).line;
        assert_eq!(line, "M3 4.84L3 4.67");
    }
}
