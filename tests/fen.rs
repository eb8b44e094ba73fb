//! Reading and writing records, and the faults of set-ups.

use chuhe::format::fen;
use chuhe::rules::{Fault, Position, Side, Square};

/// Lines of a data file that are neither blank nor comments, split at `|`.
fn cases(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('|').map(str::trim).collect())
}

#[test]
fn records() {
    let mut checked = 0;
    for line in include_str!("data/fen.txt").lines() {
        let Some((record, expected)) = line.rsplit_once(" | ").filter(|_| !line.starts_with('#')) else {
            continue;
        };
        let found = match fen::parse(record) {
            Ok(setup) => fen::write(&setup),
            Err(error) => error.to_string(),
        };
        assert_eq!(found, expected, "{record}");
        checked += 1;
    }
    assert!(checked >= 25, "only {checked} records read");
}

#[test]
fn the_start() {
    assert_eq!(fen::write(&Position::start().setup()), fen::START);
}

/// All faults at once, and whether play is possible all the same.
#[test]
fn faults() {
    let mut checked = 0;
    for fields in cases(include_str!("data/faults.txt")) {
        let [record, expected, plays] = fields[..] else { panic!("{fields:?}: not three fields") };
        let setup = fen::parse(record).unwrap();
        let found: Vec<String> = setup.faults().iter().map(name_of_fault).collect();
        assert_eq!(found.join(", "), expected, "{record}");
        assert_eq!(Position::from_setup(&setup).is_ok(), expected.is_empty(), "{record}");
        assert_eq!(Position::from_study(&setup).is_ok(), plays == "plays", "{record}");
        if let Err(error) = Position::from_setup(&setup) {
            assert_eq!(error.faults(), setup.faults());
        }
        checked += 1;
    }
    assert!(checked >= 20, "only {checked} set-ups read");
}

fn name_of_fault(fault: &Fault) -> String {
    let list = |squares: &[Square]| squares.iter().map(|square| square.iccs()).collect::<Vec<_>>().join(" ");
    let name = |side: Side| side.fold("Red", "Black");
    match fault {
        Fault::NoGeneral { side } => format!("no general of {}", name(*side)),
        Fault::TooMany { piece, squares } => format!("too many {} on {}", piece.fen_char(), list(squares)),
        Fault::Unreachable { piece, square } => format!("{} unreachable on {square}", piece.fen_char()),
        Fault::GeneralsFace { file } => format!("generals face on {}", file.char()),
        Fault::WaitingSideInCheck { side, checkers } => {
            format!("{} waits in check from {}", name(*side), list(checkers))
        }
    }
}

/// Whatever the bytes, reading returns; what it accepts is written and read back as the same.
#[test]
fn any_text_is_read_or_refused() {
    let mut seed = 7_u32;
    let mut next = |bound: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % bound
    };
    let alphabet: Vec<char> = "rnbakcpRNBAKCPhHeE123456789/ wb-09x帥\u{0}\u{7f}é".chars().collect();
    let mut read = 0;
    for _ in 0..60_000 {
        let mut text: Vec<char> = fen::START.chars().collect();
        for _ in 0..next(6) {
            let at = next(text.len());
            match next(3) {
                0 => text[at] = alphabet[next(alphabet.len())],
                1 => text.insert(at, alphabet[next(alphabet.len())]),
                _ => {
                    text.remove(at);
                }
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(setup) = fen::parse(&text) {
            read += 1;
            assert_eq!(fen::parse(&fen::write(&setup)).as_ref(), Ok(&setup), "{text}");
            if let Ok(position) = Position::from_study(&setup) {
                assert!(position.legal_moves().len() <= 120);
            }
        }
    }
    assert!(read > 5_000, "only {read} texts were readable");
}
