//! Mate threats, 杀 of the Chinese rules: a move after which the mover would mate by checks if the
//! other side did nothing.

use crate::rules::{Move, Position};

/// The first move of a mate by at most `checks` checks that the waiting side would have if the
/// side to move passed. The side to move must not be in check.
pub(super) fn threatened(position: &mut Position, checks: u8) -> Option<Move> {
    let pass = position.pass();
    let first = mate(position, checks);
    position.unpass(pass);
    first
}

/// The first move of a mate by at most `checks` checks by the side to move. The shortest mates are
/// found first, so that the move shown is the plain one.
fn mate(position: &mut Position, checks: u8) -> Option<Move> {
    (1..=checks).find_map(|depth| mate_within(position, depth))
}

fn mate_within(position: &mut Position, checks: u8) -> Option<Move> {
    let moves = position.legal_moves();
    moves.iter().copied().find(|&mv| {
        let undo = position.make(mv);
        let mates = position.in_check() && {
            let answers = position.legal_moves();
            let mut forced = answers.is_empty() || checks > 1;
            for &answer in &answers {
                if !forced {
                    break;
                }
                let undo = position.make(answer);
                forced = mate_within(position, checks - 1).is_some();
                position.unmake(undo);
            }
            forced
        };
        position.unmake(undo);
        mates
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Role, Setup, Side, Square};

    /// Red's men on the named squares against a general on e9 with Black to move.
    fn threat(red: &[(&str, Role)], checks: u8) -> Option<String> {
        let mut setup = Setup { turn: Side::Black, ..Setup::empty() };
        let mut put = |name, role: Role, side| {
            setup.board.set(Square::from_iccs(name).unwrap(), Some(role.of(side)));
        };
        put("e9", Role::General, Side::Black);
        red.iter().for_each(|(name, role)| put(name, *role, Side::Red));
        let mut position = Position::from_setup(&setup).unwrap();
        threatened(&mut position, checks).map(Move::iccs)
    }

    #[test]
    fn sees_a_mate_in_one_check() {
        let men = [("d0", Role::General), ("i8", Role::Chariot), ("h7", Role::Chariot)];
        assert_eq!(threat(&men, 1), Some("h7h9".to_owned()));
    }

    #[test]
    fn counts_checks() {
        let men = [("d0", Role::General), ("i7", Role::Chariot), ("h6", Role::Chariot)];
        assert_eq!(threat(&men, 1), None);
        assert!(threat(&men, 2).is_some());
    }

    #[test]
    fn one_chariot_threatens_nothing() {
        assert_eq!(threat(&[("d0", Role::General), ("f0", Role::Chariot)], 2), None);
    }
}
