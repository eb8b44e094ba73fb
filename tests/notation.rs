//! Moves as text: recorded forms, and laws over random games.

use chuhe::format::fen;
use chuhe::notation::chinese::{self, Script};
use chuhe::notation::wxf::{self, Dialect};
use chuhe::notation::{self, Misread, Notation, line, scan, uci, vietnamese, western};
use chuhe::rules::{File, IllegalMove, Move, Piece, Position, Rank, Role, Setup, Side, Square};

mod dice;
use dice::Dice;

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

#[test]
fn texts_are_read_as_recorded() {
    let mut count = 0;
    for fields in lines(include_str!("data/notation/read.txt")) {
        let [record, text, moves] = fields[..] else { panic!("{fields:?}") };
        let position = position(record);
        let reading = match text.split_once(' ') {
            Some(("vi", text)) => vietnamese::read(&position, text),
            Some(("fairy", text)) => uci::read(&position, text),
            _ => notation::read(&position, text),
        };
        let mut found = reading.unwrap_or_default();
        let mut expected: Vec<Move> =
            moves.split_whitespace().map(|text| Move::from_iccs(text).unwrap()).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{record}: {text}");
        count += 1;
    }
    assert_eq!(count, 38, "all recorded texts are read");
}

#[test]
fn refusals_say_why() {
    let start = Position::start();
    let square = |text| Square::from_iccs(text).unwrap();
    let eye = IllegalMove::LegBlocked { leg: square("b1"), by: Role::Soldier.of(Side::Red) };
    let blocked = position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P3P1P1P/1C5C1/1P7/RNBAKABNR w");
    assert_eq!(
        notation::read(&blocked, "马八进七"),
        Err(Misread::Illegal { mv: Move::from_iccs("b0c2").unwrap(), reason: eye })
    );
    assert_eq!(
        notation::read(&start, "P5=4"),
        Err(Misread::Illegal {
            mv: Move::from_iccs("e3f3").unwrap(),
            reason: IllegalMove::SoldierSidewaysBeforeRiver
        })
    );
    assert_eq!(
        notation::read(&start, "h2f4"),
        Err(Misread::Illegal {
            mv: Move::from_iccs("h2f4").unwrap(),
            reason: IllegalMove::NotHowItMoves { piece: Role::Cannon.of(Side::Red) }
        })
    );
    assert_eq!(notation::read(&start, "车五进一"), Err(Misread::NoSuchMove));
    assert_eq!(notation::read(&start, "hello"), Err(Misread::NotAMove));
}

/// A board with soldiers crowded on few files and some other men.
fn crowd(dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup { turn: Side::ALL[dice.below(2)], ..Setup::empty() };
    let mut put = |piece: Piece, file: usize, rank: usize| {
        let square = Square::new(File::ALL[file], Rank::ALL[rank].relative_to(piece.side));
        if setup.board.get(square).is_none() {
            setup.board.set(square, Some(piece));
        }
    };
    for side in Side::ALL {
        put(Role::General.of(side), 3 + dice.below(3), dice.below(3));
        let files = [dice.below(9), dice.below(9), dice.below(9)];
        for _ in 0..5 {
            put(Role::Soldier.of(side), files[dice.below(3)], 5 + dice.below(5));
        }
        for role in [Role::Horse, Role::Chariot, Role::Cannon] {
            let file = dice.below(9);
            put(role.of(side), file, dice.below(10));
            put(role.of(side), file, dice.below(10));
        }
        for (file, rank) in [(2, 0), (2, 4), (6, 0), (6, 4), (4, 2)].into_iter().take(2) {
            put(Role::Elephant.of(side), file, rank);
        }
        put(Role::Advisor.of(side), 3, 0);
        put(Role::Advisor.of(side), 3, 2);
    }
    Position::from_study(&setup).ok()
}

fn check_every_move(position: &Position, name: &str) {
    for notation in Notation::ALL {
        for mv in &position.legal_moves() {
            let text = notation.write(position, *mv);
            let board = fen::write(&position.setup());
            assert_eq!(
                notation.read(position, &text),
                Ok(vec![*mv]),
                "{name}: {notation:?} {text} in {board}"
            );
            // Without being told which notation it is, too.
            let guessed = match notation {
                Notation::Vietnamese => continue,
                // `33+1` is the third soldier of file 3 first, then the middle one.
                Notation::Wxf(Dialect::Page1997) if text.as_bytes()[0] == text.as_bytes()[1] => continue,
                // Three soldiers, and pairs of squares, are ambiguous for a single text.
                Notation::Wxf(Dialect::Page1997 | Dialect::Xqbase) | Notation::Ucci | Notation::Uci => {
                    notation::read(position, &text).unwrap().contains(mv)
                }
                _ => notation::read(position, &text) == Ok(vec![*mv]),
            };
            assert!(guessed, "{name}: {notation:?} {text} in {board}");
        }
    }
}

/// parse(write(m)) = m.
#[test]
fn what_is_written_is_read_back() {
    let mut dice = Dice(0x5EED);
    for game in 0..40 {
        let mut position = Position::start();
        for _ in 0..150 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            position = position.play(mv).unwrap();
            if dice.below(4) == 0 {
                check_every_move(&position, &format!("game {game}"));
            }
        }
    }
    let mut crowds = 0;
    while crowds < 2000 {
        if let Some(position) = crowd(&mut dice) {
            check_every_move(&position, &format!("crowd {crowds}"));
            crowds += 1;
        }
    }
}

/// A whole game as texts in each notation is the game.
#[test]
fn lines_are_read_back() {
    let mut dice = Dice(0xACE);
    for notation in Notation::ALL {
        let (mut position, mut moves, mut texts) = (Position::start(), Vec::new(), Vec::new());
        for _ in 0..120 {
            let legal = position.legal_moves();
            let Some(mv) = legal.get(dice.below(legal.len().max(1))) else { break };
            texts.push(notation.write(&position, *mv));
            moves.push(*mv);
            position = position.play(*mv).unwrap();
        }
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let line = line::read(&Position::start(), &texts);
        assert_eq!((line.moves, line.stop, line.doubt), (moves.clone(), None, None), "{notation:?}");
        let glued = texts.iter().enumerate().map(|(n, text)| match n % 2 {
            0 => format!("{}.{text} ", n / 2 + 1),
            _ => format!("{text}\n"),
        });
        let glued: String = glued.collect();
        let found: Vec<&str> = scan::tokens(&glued)
            .filter(|token| token.kind != scan::Kind::Number)
            .map(|token| token.text)
            .collect();
        assert_eq!(found, texts, "{notation:?}");
    }
}

#[test]
fn later_moves_decide_what_an_ambiguous_one_meant() {
    let position = position("4k4/9/3P1P3/4P4/3P1P3/9/9/9/9/4K4 w");
    let line = line::read(&position, &["前兵平五", "将5平6", "兵六进一"]);
    assert_eq!(line.moves[0].iccs(), "d7e7", "of the files the other still holds two, the other is alone");
    let line = line::read(&position, &["前兵平五", "将5进1"]);
    assert_eq!(line.doubt, Some(0));
    let line = line::read(&Position::start(), &["炮二平五", "马8进7", "马二进四"]);
    assert_eq!(line.moves.len(), 2);
    assert_eq!(line.stop.unwrap().index, 2);
}
