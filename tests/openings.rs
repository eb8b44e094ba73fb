//! The table of openings that the page ships.

use std::collections::HashSet;

use chuhe::game::{Opening, Openings, OpeningsError, OpeningsFault};
use chuhe::rules::{Move, Position, Setup};

fn table() -> Openings {
    Openings::parse(include_str!("../content/openings.txt")).unwrap()
}

fn game(moves: &str) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    for mv in moves.split(' ') {
        positions.push(positions.last().unwrap().play(Move::from_iccs(mv).unwrap()).unwrap());
    }
    positions
}

fn code(moves: &str) -> String {
    table().of_game(&game(moves)).map_or(String::new(), |opening| opening.code.clone())
}

#[test]
fn every_opening_is_found_at_the_end_of_its_line_and_in_the_mirror() {
    let table = table();
    let mut positions = HashSet::new();
    for Opening { code, line, .. } in table.iter() {
        let moves: Vec<String> = line.iter().map(|mv| mv.iccs()).collect();
        let positions_of_game = game(&moves.join(" "));
        assert_eq!(table.of_game(&positions_of_game).unwrap().code, *code);
        let end = positions_of_game.last().unwrap();
        assert!(positions.insert(end.hash()), "{code}: the same position twice");
        let mirror = Position::from_setup(&Setup::mirrored(&end.setup())).unwrap();
        assert_eq!(table.find(&mirror).unwrap().code, *code);
        let names = table.group(&code[..2]).expect("a group");
        assert!(table.group(&code[..1]).is_some() && !names.english.is_empty());
    }
    assert_eq!(table.iter().count(), 260);
}

#[test]
fn any_order_of_moves_leads_to_the_name() {
    // Same-direction cannons, a ranked chariot against a filed one: three orders, the last in the mirror.
    assert_eq!(code("h2e2 h7e7 h0g2 h9g7 i0i1 i9h9"), "D04");
    assert_eq!(code("h2e2 h7e7 i0i1 h9g7 h0g2 i9h9"), "D04");
    assert_eq!(code("b2e2 b7e7 a0a1 b9c7 b0c2 a9b9"), "D04");
    assert_eq!(code("i0i2 a9a8"), "A00", "a position out of the table keeps the last name");
}

#[test]
fn broken_tables_name_their_line() {
    let error = |text: &str| Openings::parse(text).unwrap_err();
    for (line, fault) in [
        ("A00 h2e2 | 一", OpeningsFault::Name),
        ("A00 h2e | 一 | one", OpeningsFault::Moves),
        ("A00 | 一 | one", OpeningsFault::Moves),
        ("A00 h2e2炮 | 一 | one", OpeningsFault::Moves),
        ("A00 h2e9 | 一 | one", OpeningsFault::Illegal),
    ] {
        assert_eq!(error(&format!("# x\n\n{line}\n")), OpeningsError { line: 3, fault }, "{line}");
    }
}
