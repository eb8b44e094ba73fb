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
    use crate::format::fen;

    fn threat(record: &str, checks: u8) -> Option<String> {
        let mut position = Position::from_setup(&fen::parse(record).unwrap()).unwrap();
        threatened(&mut position, checks).map(Move::iccs)
    }

    #[test]
    fn sees_a_mate_in_one_check() {
        // Two chariots on the last two ranks.
        assert_eq!(threat("3k5/8R/7R1/9/9/9/9/9/9/4K4 b", 1), Some("h7h9".to_owned()));
    }

    #[test]
    fn counts_checks() {
        let record = "5k3/9/8R/7R1/9/9/9/9/9/4K4 b";
        assert_eq!(threat(record, 1), None);
        assert!(threat(record, 2).is_some());
    }

    #[test]
    fn a_harmless_position_threatens_nothing() {
        assert_eq!(threat("3k5/9/9/9/9/9/9/9/9/4KR3 b", 2), None);
    }
}
