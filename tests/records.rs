//! What is written is read back: records with trees, notes and headers through each text and file
//! format that is written.

use chuhe::app::view::glyphs::{self, PieceSet};
use chuhe::format::pgn::MoveText;
use chuhe::format::svg::{self, Diagram, Figure, Labels, Signs};
use chuhe::format::{self, Brush, Format, Header, Note, Record, Shape, dhtmlxq, pgn, plain, xqf};
use chuhe::game::NodeId;
use chuhe::rules::{Setup, Side};
use dice::Dice;

mod dice;

fn read_one(file: Vec<u8>, format: Format) -> Record {
    let mut records = format::open(file).unwrap();
    assert_eq!(records.format(), format);
    let record = records.next().unwrap().unwrap();
    assert!(records.next().is_none());
    record
}

/// Without what a format has no place for.
fn reduced(record: &Record, keep: impl Fn(Header) -> bool) -> Record {
    let mut reduced = Record::new(Setup { quiet_plies: 0, round: 1, ..record.start.clone() });
    reduced.tree = record.tree.map(|note| Note { comment: note.comment.clone(), ..Note::default() });
    reduced.outcome = record.outcome;
    for (header, value) in record.headers.iter().filter(|(header, _)| keep(*header)) {
        reduced.headers.set(header, value);
    }
    reduced
}

#[test]
fn pgn_holds_everything() {
    let mut dice = Dice(0xC0FFEE);
    for n in 0..300 {
        let moves = dice.below(60);
        let record = dice.record(moves);
        for moves in MoveText::ALL {
            let text = pgn::write(&record, moves);
            let read = read_one(text.clone().into_bytes(), Format::Pgn);
            assert_eq!(read, record, "record {n} as {moves:?}:\n{text}");
        }
    }
}

#[test]
fn dhtmlxq_holds_trees_and_comments() {
    let mut dice = Dice(0xD00D);
    // Tags that DhtmlXQ has.
    let keep = |header| {
        use Header::{BlackRating, Ecco, Ending, RedRating, Source, Variation};
        !matches!(header, Ecco | Ending | Source | Variation | RedRating | BlackRating)
    };
    for n in 0..300 {
        let moves = 1 + dice.below(60);
        let record = reduced(&dice.record(moves), keep);
        let text = dhtmlxq::write(&record);
        let mut read = read_one(text.clone().into_bytes(), Format::Dhtmlxq);
        for header in [Header::RedRating, Header::BlackRating] {
            read.headers.set(header, "");
        }
        if record.tree.is_empty() && record.start.turn == Side::Black {
            read.start = record.start.clone();
        }
        assert_eq!(read, record, "record {n}:\n{text}");
    }
}

#[test]
fn xqf_holds_trees_and_comments() {
    let mut dice = Dice(0xF11E);
    let keep = |header| {
        use Header::{
            Annotator, Author, Black, BlackTime, Date, Event, Red, RedTime, Site, TimeControl, Title,
        };
        matches!(
            header,
            Title
                | Event
                | Date
                | Site
                | Red
                | Black
                | TimeControl
                | RedTime
                | BlackTime
                | Annotator
                | Author
        )
    };
    for n in 0..300 {
        let moves = 1 + dice.below(60);
        let mut record = reduced(&dice.record(moves), keep);
        for header in Header::ALL {
            // Fifteen bytes are seven characters.
            let short: String = record.headers.get(header).chars().take(7).collect();
            record.headers.set(header, short.trim());
        }
        if record.tree.is_empty() {
            record.start.turn = Side::Red;
        }
        let read = read_one(xqf::write(&record).unwrap(), Format::Xqf);
        assert_eq!(read, record, "record {n}");
    }
}

#[test]
fn texts_too_long_for_xqf_are_cut_between_characters() {
    let mut record = Record::new(Setup::start());
    record.headers.set(Header::Red, "a许银川许银川许银川");
    record.headers.set(Header::Title, "局".repeat(40));
    let read = read_one(xqf::write(&record).unwrap(), Format::Xqf);
    assert_eq!(read.headers.get(Header::Red), "a许银川许银川许");
    assert_eq!(read.headers.get(Header::Title), "局".repeat(31));
}

#[test]
fn a_diagram_with_too_many_men_is_no_xqf() {
    let mut record = Record::new(Setup::start());
    let soldier = record.start.board.get(chuhe::rules::Square::from_iccs("a3").unwrap());
    record.start.board.set(chuhe::rules::Square::from_iccs("a4").unwrap(), soldier);
    assert!(xqf::write(&record).is_err());
    // Text can say it.
    let read = read_one(dhtmlxq::write(&record).into_bytes(), Format::Dhtmlxq);
    assert_eq!(read.start, record.start);
    let read = read_one(pgn::write(&record, MoveText::Wxf).into_bytes(), Format::Pgn);
    assert_eq!(read.start, record.start);
}

/// Several games in one file, in every encoding.
#[test]
fn many_games_in_a_file_come_one_by_one() {
    let mut dice = Dice(0xBEEF);
    let records: Vec<Record> = (0..20).map(|_| dice.record(20)).collect();
    let text: String =
        records.iter().map(|record| pgn::write(record, MoveText::Chinese)).collect::<Vec<_>>().join("\n");
    let wide: Vec<u8> =
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for file in [text.clone().into_bytes(), wide] {
        let read: Vec<Record> = format::open(file).unwrap().map(Result::unwrap).collect();
        assert_eq!(read, records);
    }
    let texts: String = records.iter().map(dhtmlxq::write).collect();
    assert_eq!(format::open(texts.into_bytes()).unwrap().count(), records.len());
}

/// A tree in which lines are deep and wide is written and read without a stack of calls.
#[test]
fn deep_trees_pass_through_every_format() {
    let mut dice = Dice(0xDEE9);
    let start = chuhe::rules::Position::start();
    let mut record = Record::new(start.setup());
    let mut line = start.clone();
    let mut node = NodeId::ROOT;
    for ply in 0..20_000 {
        // Chariots to and fro, with an alternative now and then.
        let mv = ["a0a1", "a9a8", "a1a0", "a8a9"][ply % 4];
        let mv = chuhe::rules::Move::from_iccs(mv).unwrap();
        let other = dice.legal(&line).unwrap();
        let child = record.tree.add(node, mv, Note::default());
        if ply % 7 == 0 && other != mv {
            record.tree.add(node, other, Note::default());
        }
        line = line.play(mv).unwrap();
        node = child;
    }
    assert_eq!(read_one(xqf::write(&record).unwrap(), Format::Xqf), record);
    assert_eq!(read_one(dhtmlxq::write(&record).into_bytes(), Format::Dhtmlxq), record);
    assert_eq!(read_one(pgn::write(&record, MoveText::Iccs).into_bytes(), Format::Pgn), record);
}

/// Plain text holds the main line, its comments, and what has a word of its own.
#[test]
fn plain_text_holds_the_main_line() {
    let mut dice = Dice(0x91A1);
    for n in 0..300 {
        let moves = 1 + dice.below(60);
        let full = dice.record(moves);
        if full.tree.is_empty() {
            continue;
        }
        for moves in MoveText::ALL {
            let text = plain::write(&full, moves);
            let read = read_one(text.clone().into_bytes(), Format::Plain);
            assert_eq!(read.tree.main_line(), full.tree.main_line(), "record {n}:\n{text}");
            assert_eq!((&read.start, read.outcome), (&full.start, full.outcome), "record {n}:\n{text}");
            assert_eq!(read.flaws, [], "record {n}:\n{text}");
            for header in [Header::Title, Header::Event, Header::Red, Header::BlackTeam, Header::Site] {
                assert_eq!(read.headers.get(header), full.headers.get(header), "record {n}:\n{text}");
            }
            let nodes = |record: &Record| {
                std::iter::once(NodeId::ROOT).chain(record.tree.line_from(NodeId::ROOT)).collect::<Vec<_>>()
            };
            let plain = |text: &str| text.replace('\n', " ").replace(['(', ')', '（', '）'], "|");
            for (one, two) in nodes(&full).into_iter().zip(nodes(&read)) {
                let expected = plain(&full.tree.value(one).comment);
                assert_eq!(read.tree.value(two).comment, expected, "record {n}:\n{text}");
            }
        }
    }
}

#[test]
fn a_diagram_is_a_picture_of_its_own() {
    let mut dice = Dice(0x5E6);
    let position = dice.position(30);
    let mv = dice.legal(&position).unwrap();
    let setup = position.setup();
    let picture = |turned| {
        let shapes = [Shape::mark(Brush::Red, mv.to), Shape::arrow(Brush::Green, mv)];
        let figures: Vec<Figure> = shapes.iter().copied().map(Figure::from).collect();
        let labels = Labels::default();
        let diagram = Diagram {
            board: &setup.board,
            turned,
            last: Some(mv),
            figures: &figures,
            title: "",
            labels: &labels,
        };
        let outline = |piece| glyphs::outline(piece, PieceSet::Traditional);
        svg::write(&diagram, &Signs { piece: &outline, river: &glyphs::river(glyphs::Script::Traditional) })
    };
    for turned in [false, true] {
        let svg = picture(turned);
        assert_eq!(svg.matches("<g transform").count(), setup.board.pieces().count());
        for (open, close) in [("<svg", "</svg>"), ("<g", "</g>")] {
            assert_eq!(svg.matches(open).count(), svg.matches(close).count());
        }
        for foreign in ["<text", "<script", "href", "font", "NaN"] {
            assert!(!svg.contains(foreign), "{foreign}");
        }
    }
    assert_ne!(picture(false), picture(true));
    if let Some(folder) = std::env::var_os("CHUHE_PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join("diagram.svg"), picture(false)).unwrap();
    }
}
