//! The move generator against counts, against complete move lists, and against a slow generator
//! that follows the words of the rule book.

mod oracle;

use chuhe::format::fen;
use chuhe::rules::{IllegalMove, Move, MoveList, Position, Side, Square, divide, perft};
use oracle::{playouts, position};

/// Every count of the file, to its full depth.
#[test]
fn perft_counts() {
    let mut checked = 0;
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split(';').map(str::trim);
        let record = fields.next().unwrap();
        for field in fields {
            let (depth, nodes) = field.strip_prefix('D').unwrap().split_once(' ').unwrap();
            let (depth, nodes) = (depth.parse().unwrap(), nodes.parse::<u64>().unwrap());
            assert_eq!(perft(&position(record), depth), nodes, "{record} to depth {depth}");
            checked += 1;
        }
    }
    assert_eq!(checked, 258);
}

#[test]
fn divide_sums_up_to_perft() {
    for position in oracle::perft_positions() {
        let parts = divide(&position, 3);
        assert_eq!(parts.len(), position.legal_moves().len());
        assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u64>(), perft(&position, 3));
    }
}

/// Check, mate, stalemate and all legal moves of each position of the file.
#[test]
fn complete_move_lists() {
    let mut checked = 0;
    for line in include_str!("data/endings.txt").lines().filter(|line| !line.is_empty()) {
        if line.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [record, check, result, moves] = fields[..] else { panic!("{line}: not four fields") };
        let position = position(record);
        let mut found: Vec<String> = position.legal_moves().iter().map(|mv| mv.iccs()).collect();
        found.sort();
        assert_eq!(found.join(" "), moves, "{record}");
        assert_eq!(position.in_check(), check == "yes", "{record}");
        assert_eq!(!position.checkers().is_empty(), check == "yes", "{record}");
        assert_eq!(position.is_mate(), result == "mate", "{record}");
        assert_eq!(position.is_stalemate(), result == "stalemate", "{record}");
        checked += 1;
    }
    assert!(checked >= 20, "only {checked} positions read");
}

/// Legal exactly when the slow generator lists it, when no reason speaks against it, when the
/// staged lists hold it and the cheap test passes it.
#[test]
fn every_way_to_ask_agrees_with_the_rule_book() {
    let mut positions = 0;
    playouts(12, 80, |position| {
        positions += 1;
        let setup = position.setup();
        let expected = oracle::legal_moves(&setup);
        let mut listed = position.legal_moves().to_vec();
        listed.sort();
        assert_eq!(listed, expected, "{}", fen::write(&setup));
        assert_eq!(position.count_legal_moves() as usize, expected.len(), "{}", fen::write(&setup));
        assert_eq!(position.in_check(), oracle::is_attacked(&setup.board, setup.turn));

        let mut staged = MoveList::new();
        position.captures(&mut staged);
        let captures = staged.len();
        position.quiets(&mut staged);
        for (i, mv) in staged.iter().enumerate() {
            assert_eq!(position.man_at(mv.to).is_some(), i < captures, "{mv}");
        }
        let safety = position.safety();
        staged.retain(|mv| position.is_legal_given(mv, &safety));
        let mut staged = staged.to_vec();
        staged.sort();
        assert_eq!(staged, expected, "{}", fen::write(&setup));

        for from in Square::all() {
            for to in Square::all() {
                let mv = Move::new(from, to);
                let legal = expected.binary_search(&mv).is_ok();
                assert_eq!(position.is_legal(mv), legal, "{mv} in {}", fen::write(&setup));
                let reason = position.why_illegal(from, to);
                assert_eq!(reason.is_none(), legal, "{mv}: {reason:?} in {}", fen::write(&setup));
            }
        }
    });
    assert!(positions > 1000, "only {positions} positions");
}

/// Laws of making, taking back, hashing, and of turned and mirrored boards.
#[test]
fn laws_of_positions() {
    playouts(60, 150, |position| {
        let setup = position.setup();
        let record = fen::write(&setup);
        assert_eq!(fen::parse(&record).as_ref(), Ok(&setup));
        let rebuilt = oracle::position(&record);
        assert_eq!(rebuilt.hash(), position.hash(), "hash of {record}");

        let mut moving = position.clone();
        for mv in &position.legal_moves() {
            let undo = moving.make(*mv);
            assert_eq!(undo.captured(), position.man_at(mv.to));
            assert_ne!(moving.hash(), position.hash());
            assert_eq!(moving.hash(), oracle::position(&fen::write(&moving.setup())).hash());
            moving.unmake(undo);
            assert_eq!(moving.setup(), setup);
            assert_eq!(moving.hash(), position.hash());
        }
        for side in Side::ALL {
            assert!(position.men(side).eq(moving.men(side)), "every man is back on its square");
        }
        let pass = moving.pass();
        assert_eq!(moving.turn(), !position.turn());
        moving.unpass(pass);
        assert_eq!(moving.hash(), position.hash());

        let sorted = |position: &Position, turn: fn(Move) -> Move| {
            let mut moves: Vec<Move> = position.legal_moves().iter().map(|mv| turn(*mv)).collect();
            moves.sort();
            moves
        };
        let swapped = Position::from_study(&setup.with_sides_swapped()).unwrap();
        assert_eq!(sorted(position, |mv| mv), sorted(&swapped, Move::rotated), "{record}");
        let mirrored = Position::from_study(&setup.mirrored()).unwrap();
        assert_eq!(sorted(position, |mv| mv), sorted(&mirrored, Move::mirrored), "{record}");
    });
}

/// A move that is refused, with the reason as `Debug` prints it.
#[test]
fn reasons() {
    let mut checked = 0;
    for line in include_str!("data/reasons.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = line.splitn(3, '|').map(str::trim).collect();
        let [record, mv, reason] = fields[..] else { panic!("{line}: not three fields") };
        let (from, to) = mv.split_at(2);
        let (from, to) = (Square::from_iccs(from).unwrap(), Square::from_iccs(to).unwrap());
        let found = position(record).why_illegal(from, to);
        assert_eq!(found.as_ref().map(name_of_reason).unwrap_or_default(), reason, "{record} {mv}");
        checked += 1;
    }
    assert!(checked >= 30, "only {checked} cases read");
}

/// The reason in the words of the data file.
fn name_of_reason(reason: &IllegalMove) -> String {
    let list = |squares: &[Square]| squares.iter().map(|square| square.iccs()).collect::<Vec<_>>().join(" ");
    match reason {
        IllegalMove::NothingThere { square } => format!("nothing on {square}"),
        IllegalMove::OpponentsMan { square, piece } => format!("opponent's {} on {square}", piece.fen_char()),
        IllegalMove::SameSquare { square } => format!("same square {square}"),
        IllegalMove::OwnManOnTarget { square, piece } => format!("own {} on {square}", piece.fen_char()),
        IllegalMove::NotHowItMoves { piece } => format!("not how {} moves", piece.fen_char()),
        IllegalMove::LegBlocked { leg, by } => format!("leg {leg} blocked by {}", by.fen_char()),
        IllegalMove::EyeBlocked { eye, by } => format!("eye {eye} blocked by {}", by.fen_char()),
        IllegalMove::WouldCrossRiver => "river".to_string(),
        IllegalMove::LeavesPalace { piece } => format!("{} leaves palace", piece.fen_char()),
        IllegalMove::PathBlocked { at, by } => format!("path blocked by {} on {at}", by.fen_char()),
        IllegalMove::WrongScreenCount { screens } => {
            format!("{} screens {}", screens.len(), list(screens)).trim_end().to_string()
        }
        IllegalMove::SoldierBackward => "backward".to_string(),
        IllegalMove::SoldierSidewaysBeforeRiver => "sideways before river".to_string(),
        IllegalMove::GeneralsWouldFace { file } => format!("generals face on {}", file.char()),
        IllegalMove::StillInCheck { by } => format!("still in check from {by}"),
        IllegalMove::GeneralWouldBeAttacked { by } => format!("general attacked from {by}"),
    }
}
