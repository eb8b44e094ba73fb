//! Moves as text: recorded forms, and laws over random games.

use chuhe::format::fen;
use chuhe::notation::chinese::{self, Script};
use chuhe::notation::wxf::{self, Dialect};
use chuhe::notation::{Notation, western};
use chuhe::rules::{Move, Position};

fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split("; ").collect())
}

fn position(record: &str) -> Position {
    Position::from_diagram(&fen::parse(record).unwrap()).unwrap()
}

#[test]
fn moves_are_written_as_recorded() {
    let mut count = 0;
    for fields in lines(include_str!("data/notation/written.txt")) {
        let [record, mv, wxf, wxf_1997, xqbase, simplified, traditional, with_file, san] = fields[..] else {
            panic!("{fields:?}");
        };
        let position = position(record);
        let mv = Move::from_iccs(mv).unwrap();
        assert!(position.is_legal(mv), "{record}: {mv}");
        let written = [
            wxf::write(&position, mv),
            wxf::write_as(Dialect::Page1997, &position, mv),
            wxf::write_as(Dialect::Xqbase, &position, mv),
            chinese::write(&position, mv),
            chinese::write_in(Script::Traditional, &position, mv),
            chinese::write_with_file(Script::Simplified, &position, mv),
            western::write(&position, mv),
        ];
        let expected = [wxf, wxf_1997, xqbase, simplified, traditional, with_file, san];
        assert_eq!(written.each_ref().map(String::as_str), expected, "{record}: {mv}");
        count += 1;
    }
    assert_eq!(count, 67, "all recorded moves are read");
}

#[test]
fn no_two_moves_of_a_position_are_written_alike() {
    for fields in lines(include_str!("data/notation/written.txt")) {
        let position = position(fields[0]);
        for notation in Notation::ALL {
            let mut texts: Vec<String> =
                position.legal_moves().iter().map(|mv| notation.write(&position, *mv)).collect();
            let count = texts.len();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), count, "{notation:?} in {}", fields[0]);
        }
    }
}
