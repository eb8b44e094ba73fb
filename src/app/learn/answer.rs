//! Answers that are chosen rather than played, and which of them are right.

use crate::rules::{IllegalMove, Move, Position, Role, Side, Square};

use super::course::{Quantity, Question};

/// Something to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move may be played, or the statement is true.
    Yes,
    /// It may not, or is not.
    No,
    /// Why a move may not be played.
    Because(Reason),
    /// How a side stands.
    Stands(Standing),
    /// So many.
    Number(usize),
    /// This side must deviate.
    Deviates(Side),
    /// Neither side must.
    Nobody,
    /// The better move.
    Better(Move),
}

/// A kind of reason why a move is not legal: [`IllegalMove`] without its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is not how the man moves.
    NotHow,
    /// A man of the own side stands there.
    OwnMan,
    /// The horse's leg.
    Leg,
    /// The elephant's eye.
    Eye,
    /// The river.
    River,
    /// The palace.
    Palace,
    /// A man in the way.
    Path,
    /// The number of screens.
    Screens,
    /// Backward.
    Backward,
    /// Sideways before the river.
    Sideways,
    /// The generals would face each other.
    Facing,
    /// The general would be in check.
    Check,
}

impl Reason {
    /// All, in the order in which they are offered.
    pub const ALL: [Reason; 12] = [
        Reason::NotHow,
        Reason::OwnMan,
        Reason::Leg,
        Reason::Eye,
        Reason::River,
        Reason::Palace,
        Reason::Path,
        Reason::Screens,
        Reason::Backward,
        Reason::Sideways,
        Reason::Facing,
        Reason::Check,
    ];

    /// The kind of a reason; none for those that are not about how men move.
    #[must_use]
    pub fn of(reason: &IllegalMove) -> Option<Reason> {
        Some(match reason {
            IllegalMove::NothingThere { .. }
            | IllegalMove::OpponentsMan { .. }
            | IllegalMove::SameSquare { .. } => return None,
            IllegalMove::OwnManOnTarget { .. } => Reason::OwnMan,
            IllegalMove::NotHowItMoves { .. } => Reason::NotHow,
            IllegalMove::LegBlocked { .. } => Reason::Leg,
            IllegalMove::EyeBlocked { .. } => Reason::Eye,
            IllegalMove::WouldCrossRiver => Reason::River,
            IllegalMove::LeavesPalace { .. } => Reason::Palace,
            IllegalMove::PathBlocked { .. } => Reason::Path,
            IllegalMove::WrongScreenCount { .. } => Reason::Screens,
            IllegalMove::SoldierBackward => Reason::Backward,
            IllegalMove::SoldierSidewaysBeforeRiver => Reason::Sideways,
            IllegalMove::GeneralsWouldFace { .. } => Reason::Facing,
            IllegalMove::StillInCheck { .. } | IllegalMove::GeneralWouldBeAttacked { .. } => Reason::Check,
        })
    }

    /// Four reasons to choose from for a man of a role, the right one among them, in a fixed order.
    pub(super) fn choices(role: Role, right: Reason) -> Vec<Reason> {
        let likely: [Reason; 4] = match role {
            Role::General => [Reason::NotHow, Reason::Palace, Reason::Facing, Reason::Check],
            Role::Advisor => [Reason::NotHow, Reason::Palace, Reason::Facing, Reason::OwnMan],
            Role::Elephant => [Reason::Eye, Reason::River, Reason::NotHow, Reason::OwnMan],
            Role::Horse => [Reason::Leg, Reason::NotHow, Reason::OwnMan, Reason::Facing],
            Role::Chariot => [Reason::Path, Reason::NotHow, Reason::OwnMan, Reason::Facing],
            Role::Cannon => [Reason::Screens, Reason::Path, Reason::NotHow, Reason::Facing],
            Role::Soldier => [Reason::Backward, Reason::Sideways, Reason::NotHow, Reason::OwnMan],
        };
        let keep = if likely.contains(&right) { 4 } else { 3 };
        Reason::ALL.into_iter().filter(|reason| *reason == right || likely[..keep].contains(reason)).collect()
    }
}

/// How the side to move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not in check, and it can move.
    Free,
    /// In check, and it can answer.
    Check,
    /// In check, and it cannot.
    Mate,
    /// Not in check, and it cannot move.
    Stalemate,
}

impl Standing {
    /// All, in the order in which they are offered.
    pub const ALL: [Standing; 4] = [Standing::Free, Standing::Check, Standing::Mate, Standing::Stalemate];

    /// How the side to move stands in a position.
    #[must_use]
    pub fn of(position: &Position) -> Standing {
        match (position.in_check(), position.is_lost()) {
            (false, false) => Standing::Free,
            (true, false) => Standing::Check,
            (true, true) => Standing::Mate,
            (false, true) => Standing::Stalemate,
        }
    }
}

impl Question {
    /// All points that answer it.
    #[must_use]
    pub fn answer(self, position: &Position) -> Vec<Square> {
        let where_ = |holds: &dyn Fn(Square) -> bool| Square::all().filter(|at| holds(*at)).collect();
        match self {
            Question::Targets(from) => where_(&|to| position.is_legal(Move::new(from, to))),
            Question::Palace(side) => where_(&|at| at.in_palace(side)),
            Question::Reach(piece) => where_(&|at| at.is_reachable_by(piece.role, piece.side)),
            Question::Men(piece) => where_(&|at| position.piece_at(at) == Some(piece)),
            Question::Checkers => position.checkers(),
            Question::Pinned => where_(&|from| is_pinned(position, from)),
        }
    }
}

/// Whether the man could move if its general did not matter, but may not.
fn is_pinned(position: &Position, from: Square) -> bool {
    let reasons: Vec<Option<IllegalMove>> = Square::all().map(|to| position.why_illegal(from, to)).collect();
    let general_matters = |reason: &Option<IllegalMove>| {
        matches!(
            reason,
            Some(IllegalMove::GeneralsWouldFace { .. } | IllegalMove::GeneralWouldBeAttacked { .. })
        )
    };
    reasons.iter().all(Option::is_some)
        && reasons.iter().any(general_matters)
        && position.piece_at(from).is_some_and(|piece| piece.role != Role::General)
}

impl Quantity {
    /// How many there are.
    #[must_use]
    pub fn count(self) -> usize {
        match self {
            Quantity::Points => Square::COUNT,
            Quantity::Men => Role::ALL.into_iter().map(Role::count_at_start).sum(),
            Quantity::Palace => Square::all().filter(|at| at.in_palace(Side::Red)).count(),
            Quantity::Reach(role) => Square::all().filter(|at| at.is_reachable_by(role, Side::Red)).count(),
        }
    }

    /// Numbers to choose from, the right one among them.
    pub(super) fn choices(self) -> Vec<usize> {
        match self {
            Quantity::Points => vec![64, 72, 81, 90],
            Quantity::Men => vec![12, 15, 16, 20],
            Quantity::Palace | Quantity::Reach(_) => vec![4, 5, 7, 9],
        }
    }
}
