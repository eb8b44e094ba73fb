//! Why a move may not be played, with the squares that cause it.

use std::fmt;

use super::tables::{ELEPHANT_STEPS, HORSE_LEG, NOWHERE};
use super::{File, Man, Move, Piece, Position, Role, Square};

/// The reason why a pair of squares is no legal move. Reasons of movement come before those of the
/// general's safety, so a horse with a blocked leg is told about the leg.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// Nothing stands on the square the move starts from.
    NothingThere {
        /// That square.
        square: Square,
    },
    /// The man on the first square is the opponent's.
    OpponentsMan {
        /// Its square.
        square: Square,
        /// What it is.
        piece: Piece,
    },
    /// The move ends where it starts.
    SameSquare {
        /// That square.
        square: Square,
    },
    /// A man of the own side stands on the target.
    OwnManOnTarget {
        /// The target.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// No man of this role goes from one square to the other, whatever stands around.
    NotHowItMoves {
        /// The man.
        piece: Piece,
    },
    /// A horse's first, straight step is occupied.
    LegBlocked {
        /// The square of the leg.
        leg: Square,
        /// What stands there.
        by: Piece,
    },
    /// The point an elephant passes is occupied.
    EyeBlocked {
        /// The square of the eye.
        eye: Square,
        /// What stands there.
        by: Piece,
    },
    /// An elephant may not leave its half.
    WouldCrossRiver,
    /// A general or an advisor may not leave its palace.
    LeavesPalace {
        /// The man.
        piece: Piece,
    },
    /// A chariot, or a cannon that does not capture, passes no man.
    PathBlocked {
        /// The first man in its way.
        at: Square,
        /// What it is.
        by: Piece,
    },
    /// A cannon captures over exactly one man.
    WrongScreenCount {
        /// The men between the cannon and its target, from the cannon on; never exactly one.
        screens: Vec<Square>,
    },
    /// A soldier never goes back.
    SoldierBackward,
    /// A soldier goes sideways only after it has crossed the river.
    SoldierSidewaysBeforeRiver,
    /// The generals would face each other.
    GeneralsWouldFace {
        /// The file on which they would.
        file: File,
    },
    /// The general would still be attacked by a man that gives check now.
    StillInCheck {
        /// The square of that man.
        by: Square,
    },
    /// The general would be attacked by a man that does not attack it now.
    GeneralWouldBeAttacked {
        /// The square of that man.
        by: Square,
    },
}

/// For logs; the page words each reason in its reader's language.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Why the side to move may not move from one square to another; none if it may.
    ///
    /// ```
    /// use chuhe::rules::{IllegalMove, Position, Role, Side, Square};
    ///
    /// let square = |text| Square::from_iccs(text).unwrap();
    /// assert_eq!(
    ///     Position::start().why_illegal(square("b0"), square("d1")),
    ///     Some(IllegalMove::LegBlocked { leg: square("c0"), by: Role::Elephant.of(Side::Red) })
    /// );
    /// ```
    #[must_use]
    pub fn why_illegal(&self, from: Square, to: Square) -> Option<IllegalMove> {
        let Some(man) = self.man_at(from) else {
            return Some(IllegalMove::NothingThere { square: from });
        };
        let piece = man.piece();
        if man.side() != self.turn {
            return Some(IllegalMove::OpponentsMan { square: from, piece });
        }
        if from == to {
            return Some(IllegalMove::SameSquare { square: from });
        }
        let target = self.piece_at(to);
        if let Some(own) = target.filter(|target| target.side == man.side()) {
            return Some(IllegalMove::OwnManOnTarget { square: to, piece: own });
        }
        self.why_not_how_it_moves(man, from, to, target.is_some())
            .or_else(|| self.why_general_unsafe(Move::new(from, to)))
    }

    fn why_not_how_it_moves(
        &self,
        man: Man,
        from: Square,
        to: Square,
        captures: bool,
    ) -> Option<IllegalMove> {
        let piece = man.piece();
        let files = (to.file().index() as i32 - from.file().index() as i32).abs();
        let rank_of = |square: Square| square.rank().relative_to(man.side()).index() as i32;
        let forward = rank_of(to) - rank_of(from);
        let ranks = forward.abs();
        let not_how = Some(IllegalMove::NotHowItMoves { piece });
        let blocker = |square: Square| Some((square, self.piece_at(square)?));
        match man.role() {
            Role::General | Role::Advisor => {
                let steps = if man.role() == Role::General { files + ranks } else { files.max(ranks) };
                let straight = files == 0 || ranks == 0;
                if steps != 1 || straight != (man.role() == Role::General) {
                    not_how
                } else if !to.in_palace(man.side()) || !from.in_palace(man.side()) {
                    Some(IllegalMove::LeavesPalace { piece })
                } else {
                    None
                }
            }
            Role::Elephant if (files, ranks) != (2, 2) => not_how,
            Role::Elephant => {
                let step = ELEPHANT_STEPS[from.index()]
                    .into_iter()
                    .find(|[_, target]| usize::from(*target) == to.index());
                let Some([eye, _]) = step else {
                    return Some(IllegalMove::WouldCrossRiver);
                };
                let (eye, by) = blocker(Square::wrap(usize::from(eye)))?;
                Some(IllegalMove::EyeBlocked { eye, by })
            }
            Role::Horse => {
                let leg = HORSE_LEG[from.index()][to.index()];
                if leg == NOWHERE {
                    return not_how;
                }
                let (leg, by) = blocker(Square::wrap(usize::from(leg)))?;
                Some(IllegalMove::LegBlocked { leg, by })
            }
            Role::Chariot | Role::Cannon if files != 0 && ranks != 0 => not_how,
            Role::Cannon if captures => {
                let screens: Vec<Square> =
                    between(from, to).filter(|square| self.man_at(*square).is_some()).collect();
                (screens.len() != 1).then_some(IllegalMove::WrongScreenCount { screens })
            }
            Role::Chariot | Role::Cannon => {
                let (at, by) = between(from, to).find_map(blocker)?;
                Some(IllegalMove::PathBlocked { at, by })
            }
            Role::Soldier => match (files, forward) {
                (0, 1) => None,
                (0, -1) => Some(IllegalMove::SoldierBackward),
                (1, 0) if from.on_own_half(man.side()) => Some(IllegalMove::SoldierSidewaysBeforeRiver),
                (1, 0) => None,
                _ => not_how,
            },
        }
    }

    /// Needs a pseudo-legal move.
    fn why_general_unsafe(&self, mv: Move) -> Option<IllegalMove> {
        if !self.exposes_general(mv.from.index(), mv.to.index()) {
            return None;
        }
        let checkers = self.checkers();
        let mut after = self.clone();
        after.make(mv);
        after.pass();
        let attackers = after.checkers();
        if let Some(by) = attackers.iter().copied().find(|square| checkers.contains(square)) {
            return Some(IllegalMove::StillInCheck { by });
        }
        let by = attackers.first().copied()?;
        Some(match after.piece_at(by) {
            Some(Piece { role: Role::General, .. }) => IllegalMove::GeneralsWouldFace { file: by.file() },
            _ => IllegalMove::GeneralWouldBeAttacked { by },
        })
    }
}

/// The squares strictly between two squares of one line, from the first on.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let files = (to.file().index() as i32 - from.file().index() as i32).signum();
    let ranks = (to.rank().index() as i32 - from.rank().index() as i32).signum();
    std::iter::successors(from.offset(files, ranks), move |square| square.offset(files, ranks))
        .take_while(move |square| *square != to)
}
