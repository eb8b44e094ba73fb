//! Files as other programs write them are read as what they hold.

use chuhe::format::{self, FlawKind, Format, Header, Note, Record, outcome};
use chuhe::game::NodeId;
use chuhe::rules::{Move, Position, Setup, Side};
use dice::Dice;

mod build;
mod dice;

fn read_one(file: Vec<u8>, format: Format) -> Record {
    let mut records = format::open(file).unwrap();
    assert_eq!(records.format(), format);
    let record = records.next().unwrap().unwrap();
    assert!(records.next().is_none());
    record
}

/// A record with comments, headers of some characters, and at least one move, so that it shows who begins.
fn record(dice: &mut Dice, moves: usize, headers: &[Header]) -> Record {
    loop {
        let full = dice.record(moves);
        if full.tree.is_empty() {
            continue;
        }
        let mut record = Record::new(Setup { quiet_plies: 0, round: 1, ..full.start.clone() });
        record.tree = full.tree.map(|note| Note { comment: note.comment.clone(), ..Note::default() });
        record.outcome = full.outcome;
        for header in headers {
            record.headers.set(*header, dice.words(7));
        }
        return record;
    }
}

fn game(dice: &mut Dice, plies: usize) -> Vec<Move> {
    let mut position = Position::start();
    let mut moves = Vec::new();
    while let Some(mv) = dice.legal(&position).filter(|_| moves.len() < plies) {
        moves.push(mv);
        position = position.play(mv).unwrap();
    }
    moves
}

#[test]
fn xqf_of_every_version() {
    let mut dice = Dice(0x1851);
    for version in 10..=18 {
        for n in 0..30 {
            let moves = 1 + dice.below(50);
            let record = record(&mut dice, moves, &[Header::Title, Header::Red, Header::Black, Header::Date]);
            let file = build::xqf(&record, version, &mut dice);
            assert_eq!(read_one(file, Format::Xqf), record, "version {version}, record {n}");
        }
    }
}

#[test]
fn ccbridge_3_records_and_libraries() {
    let mut dice = Dice(0xCB3);
    let headers = [
        Header::Title,
        Header::Event,
        Header::Site,
        Header::Red,
        Header::RedTeam,
        Header::RedRating,
        Header::Black,
        Header::Category,
        Header::Annotator,
        Header::Author,
        Header::Ending,
    ];
    for slots in [1, 128, 256, 384] {
        // Some are longer than a place of the library.
        let mut records = Vec::new();
        for n in 0..12 {
            let mut record = record(&mut dice, if n % 4 == 0 { 900 } else { 40 }, &headers);
            record.start.round = 1 + n as u16;
            records.push(record);
        }
        let files: Vec<Vec<u8>> = records.iter().map(|record| build::cbr(record, &mut dice)).collect();
        for (file, record) in files.iter().zip(&records) {
            assert_eq!(read_one(file.clone(), Format::Cbr), *record);
        }
        let library = build::cbl("林兴荣专辑", &files, slots, &mut dice);
        let library = format::open(library).unwrap();
        assert_eq!((library.format(), library.title()), (Format::Cbl, "林兴荣专辑"));
        let read: Vec<Record> = library.map(Result::unwrap).collect();
        assert_eq!(read, records, "{slots} slots");
    }
}

#[test]
fn a_library_whose_count_lies_is_searched() {
    let mut dice = Dice(0x11E5);
    let one = record(&mut dice, 30, &[Header::Title]);
    let file = build::cbr(&one, &mut dice);
    let mut library = build::cbl("x", &[file.clone(), file], 128, &mut dice);
    library[60..64].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(format::open(library).unwrap().count(), 2);
}

#[test]
fn ccbridge_2_libraries() {
    let mut dice = Dice(0xCB2);
    let mut records = Vec::new();
    for _ in 0..20 {
        let mut record = record(&mut dice, 40, &[Header::Title]);
        // Comments are parted by line ends, so they have none.
        record.tree =
            record.tree.map(|note| Note { comment: note.comment.replace('\n', " "), ..Note::default() });
        records.push(record);
    }
    let library = format::open(build::ccbridge2("残局的生死棋型", &records)).unwrap();
    assert_eq!((library.format(), library.title()), (Format::Ccbridge2, "残局的生死棋型"));
    let read: Vec<Record> = library.map(Result::unwrap).collect();
    assert_eq!(read, records);
}

#[test]
fn yitian_games_in_both_encodings() {
    let mut dice = Dice(0x317);
    for encoding in [encoding_rs::GB18030, encoding_rs::BIG5] {
        for (title, red, result) in [
            ("東方-劍客(2星)-負-東北大砲(9弦)", "東方-劍客(2星)", "0-1"),
            ("甲-和-乙", "甲", "1/2-1/2"),
            ("甲-勝-乙", "甲", "1-0"),
        ] {
            let moves = game(&mut dice, 90);
            let record = read_one(build::mxq(title, &moves, encoding), Format::Mxq);
            assert_eq!(record.tree.main_line(), moves);
            assert_eq!(record.headers.get(Header::Red), red);
            assert_eq!(record.headers.get(Header::RedRating), "1824");
            assert_eq!(record.headers.get(Header::Ending), "紅方投子認負");
            assert_eq!(outcome::write(record.outcome), result);
            assert_eq!(record.flaws, []);
        }
    }
}

#[test]
fn games_of_old_servers_at_either_side_of_the_board() {
    let mut dice = Dice(0x01D);
    for _ in 0..20 {
        let moves = game(&mut dice, 80);
        let check = |file: Vec<u8>, format| {
            let record = read_one(file, format);
            assert_eq!((record.tree.main_line(), record.flaws), (moves.clone(), vec![]), "{format:?}");
        };
        check(build::che(&moves), Format::Che);
        for turned in [false, true] {
            check(build::chn(&moves, turned), Format::Chn);
            check(build::ccm(&moves, turned), Format::Ccm);
        }
    }
}

#[test]
fn xml_of_ccbridge() {
    let mut dice = Dice(0xCBF);
    for _ in 0..50 {
        let mut record = record(&mut dice, 40, &[Header::Title]);
        record.headers.set(Header::Title, record.headers.get(Header::Title).replace(['<', '&'], "").trim());
        record.tree = build::main_line_of(&record.tree);
        assert_eq!(read_one(build::cbf(&record).into_bytes(), Format::Cbf), record);
    }
}

/// Cut anywhere, a file gives an error or the beginning of what it held.
#[test]
fn truncated_files_keep_what_is_there() {
    let mut dice = Dice(0x7C);
    for _ in 0..4 {
        let whole = record(&mut dice, 30, &[Header::Title]);
        for file in [
            build::xqf(&whole, 10, &mut dice),
            build::xqf(&whole, 16, &mut dice),
            build::cbr(&whole, &mut dice),
        ] {
            for length in 0..file.len() {
                let Ok(mut records) = format::open(file[..length].to_vec()) else { continue };
                let record = records.next().unwrap().unwrap();
                let line = record.tree.main_line();
                assert!(whole.tree.main_line().starts_with(&line), "{length} of {} bytes", file.len());
                assert!(record.flaws.iter().any(|flaw| flaw.kind == FlawKind::Truncated), "{length}");
            }
        }
    }
}

/// An illegal move ends its line, and only its line.
#[test]
fn an_illegal_move_ends_its_line_only() {
    let mut dice = Dice(0xBAD);
    let mv = |text| Move::from_iccs(text).unwrap();
    let mut record = Record::new(Setup::start());
    let cannon = record.tree.add(NodeId::ROOT, mv("h2e2"), Note::default());
    let bad = record.tree.add(cannon, mv("h9g8"), Note::default());
    let after = record.tree.add(bad, mv("h0g2"), Note::default());
    record.tree.add(after, mv("i9h9"), Note::default());
    record.tree.add(bad, mv("b0c2"), Note::default());
    let good = record.tree.add(cannon, mv("h9g7"), Note::default());
    record.tree.add(good, mv("h0g2"), Note::default());
    for file in [build::xqf(&record, 14, &mut dice), build::cbr(&record, &mut dice)] {
        let read = format::open(file).unwrap().next().unwrap().unwrap();
        let moves: Vec<String> =
            read.tree.walk().filter_map(|node| read.tree.mv(node)).map(Move::iccs).collect();
        assert_eq!(moves, ["h2e2", "h9g7", "h0g2"]);
        let [flaw] = &read.flaws[..] else { panic!("{:?}", read.flaws) };
        let FlawKind::Move { ply: 1, text, dropped: 4, .. } = &flaw.kind else { panic!("{flaw:?}") };
        assert_eq!(text, "h9g8");
    }
}

/// Whatever a header says of the side to move: the first man moved shows it.
#[test]
fn the_first_move_shows_who_begins() {
    let mut dice = Dice(0xF125);
    let start = Position::from_setup(&Setup { turn: Side::Black, ..Setup::start() }).unwrap();
    let mut record = Record::new(start.setup());
    record.tree = dice.tree(&start, 10, false);
    for file in [build::xqf(&record, 10, &mut dice), {
        let mut file = build::cbr(&record, &mut dice);
        file[2112] = 1;
        file
    }] {
        assert_eq!(format::open(file).unwrap().next().unwrap().unwrap(), record);
    }
}
