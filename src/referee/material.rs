//! Who still has the men to win.

use crate::rules::{Board, Position, Role, Side};

/// Whether a side has a man that can cross the river: a horse, chariot, cannon or soldier. Without
/// one it can neither mate nor stalemate. Asked of a placement, legal or not.
#[must_use]
pub fn has_attacker(board: &Board, side: Side) -> bool {
    board.pieces().any(|(_, piece)| piece.side == side && is_attacker(piece.role))
}

/// Whether some course of play, however foolish, could still end with `side` winning. So it also
/// says whether a side may win when the other's time runs out.
///
/// True with any attacking man, but for a lone cannon when nothing but the generals stands beside
/// it: they can never be its screen, since between it and the other general its own general would
/// have to face that one on an open file.
#[must_use]
pub fn can_ever_win(position: &Position, side: Side) -> bool {
    let mut attackers = position.men(side).map(|(man, _)| man.role()).filter(|role| is_attacker(*role));
    let men = position.men(Side::Red).count() + position.men(Side::Black).count();
    match attackers.next() {
        None => false,
        Some(Role::Cannon) => men > 3,
        Some(_) => true,
    }
}

/// Whether neither side can ever win.
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    Side::ALL.into_iter().all(|side| !can_ever_win(position, side))
}

const fn is_attacker(role: Role) -> bool {
    matches!(role, Role::Horse | Role::Chariot | Role::Cannon | Role::Soldier)
}
