//! A move as players say it: which man, from where, which way, how far.
//!
//! WXF, Chinese and Vietnamese text share these words and differ only in how they spell them. Files
//! count 1 to 9 from the mover's own right; front is nearer the opponent.

use crate::rules::{Move, Position, Role, Side};

/// The way a man goes, as its owner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Step {
    /// To a higher rank, toward the opponent.
    Advance,
    /// Back to a lower rank.
    Retreat,
    /// Along its rank.
    Traverse,
}

/// A move in the mover's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Phrase {
    pub side: Side,
    pub role: Role,
    /// The file the man leaves, 1 to 9.
    pub file: u8,
    pub step: Step,
    /// Points moved, for a man that goes along its file; else the file it reaches.
    pub number: u8,
    pub queue: Queue,
    /// Whether the file alone does not tell which of its men moves.
    pub ordered: bool,
}

/// Where a man stands among its like on its file, and for soldiers among all that share a file
/// with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Queue {
    /// Men of the kind on the file.
    pub length: u8,
    /// This one among them, 1 at the front.
    pub place: u8,
    /// Files that hold two or more of the kind.
    pub tandems: u8,
    /// Men on those files together.
    pub tandem_length: u8,
    /// This one among those, 1 at the front of the rightmost file; 0 if it stands alone.
    pub tandem_place: u8,
}

impl Queue {
    pub fn is_front(self) -> bool {
        self.place == 1
    }

    pub fn is_rear(self) -> bool {
        self.place == self.length
    }

    pub fn is_middle(self) -> bool {
        self.length > 2 && self.place * 2 == self.length + 1
    }
}

impl Phrase {
    /// None if no man stands where the move starts.
    pub fn of(position: &Position, mv: Move) -> Option<Phrase> {
        let man = position.man_at(mv.from)?;
        let (side, role) = (man.side(), man.role());
        let (step, number) = way(side, role, mv);
        let file = mv.from.file().number(side);
        let queue = queue(position, side, role, mv);
        let ordered = queue.length > 1
            && match role {
                Role::Horse | Role::Chariot | Role::Cannon | Role::Soldier => true,
                // Of two on a file only the front one can retreat and only the rear one advance,
                // unless a composed study put them on points they never reach.
                Role::General | Role::Advisor | Role::Elephant => {
                    position.legal_moves().iter().any(|other| {
                        other.from != mv.from
                            && other.from.file() == mv.from.file()
                            && position.man_at(other.from).is_some_and(|man| man.role() == role)
                            && way(side, role, *other) == (step, number)
                    })
                }
            };
        Some(Phrase { side, role, file, step, number, queue, ordered })
    }
}

/// The direction and the number that follows it.
pub(super) fn way(side: Side, role: Role, mv: Move) -> (Step, u8) {
    let from = mv.from.rank().relative_to(side).index() as u8;
    let to = mv.to.rank().relative_to(side).index() as u8;
    let step = match from.cmp(&to) {
        std::cmp::Ordering::Less => Step::Advance,
        std::cmp::Ordering::Greater => Step::Retreat,
        std::cmp::Ordering::Equal => Step::Traverse,
    };
    let along_file = matches!(role, Role::General | Role::Chariot | Role::Cannon | Role::Soldier)
        && step != Step::Traverse;
    (step, if along_file { from.abs_diff(to) } else { mv.to.file().number(side) })
}

fn queue(position: &Position, side: Side, role: Role, mv: Move) -> Queue {
    // Men by file, counted from the mover's right.
    let mut on_file = [0_u8; 9];
    let own = usize::from(mv.from.file().number(side) - 1);
    let own_rank = mv.from.rank().relative_to(side);
    let mut ahead = 0;
    for (_, square) in position.men(side).filter(|(man, _)| man.role() == role) {
        let file = usize::from(square.file().number(side) - 1);
        on_file[file] += 1;
        ahead += u8::from(file == own && square.rank().relative_to(side) > own_rank);
    }
    let place = ahead + 1;
    let tandem = |files: &[u8]| files.iter().filter(|count| **count > 1).sum::<u8>();
    Queue {
        length: on_file[own],
        place,
        tandems: on_file.iter().filter(|count| **count > 1).count() as u8,
        tandem_length: tandem(&on_file),
        tandem_place: if on_file[own] > 1 { tandem(&on_file[..own]) + place } else { 0 },
    }
}
