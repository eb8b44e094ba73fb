//! No input makes a reader panic, hang, or take more than a small multiple of its size; whatever is read
//! is legal.

use std::time::{Duration, Instant};

use chuhe::format::pgn::MoveText;
use chuhe::format::{self, FlawKind, Limit, Record, Unreadable, dhtmlxq, pgn, xqf};
use chuhe::game::NodeId;
use chuhe::rules::{Move, Position, Undo};
use dice::Dice;

mod build;
mod dice;

/// Every move of the tree is legal where it stands.
fn check(record: &Record) {
    let tree = &record.tree;
    assert!(tree.len() <= Limit::NODES);
    let Some(mut position) = record.start_position() else {
        assert!(tree.is_empty(), "moves from a start that cannot be played");
        return;
    };
    let mut path: Vec<(NodeId, Undo)> = Vec::new();
    for node in tree.walk() {
        let parent = tree.parent(node).unwrap();
        while path.last().map_or(NodeId::ROOT, |(node, _)| *node) != parent {
            position.unmake(path.pop().unwrap().1);
        }
        let mv = tree.mv(node).unwrap();
        assert!(position.is_legal(mv), "{mv}");
        path.push((node, position.make(mv)));
        assert!(tree.value(node).comment.len() <= Limit::COMMENT_BYTES);
    }
}

/// Reads everything; how many records came.
fn read(file: Vec<u8>) -> usize {
    let Ok(records) = format::open(file) else { return 0 };
    records
        .filter_map(Result::ok)
        .inspect(|record| {
            check(record);
            // What was read can be written.
            let _ = xqf::write(record);
        })
        .count()
}

/// A small file of each kind.
fn seeds(dice: &mut Dice) -> Vec<Vec<u8>> {
    let mut record = dice.record(25);
    while record.tree.len() < 10 || record.start_position().is_none() {
        record = dice.record(25);
    }
    let moves: Vec<Move> = {
        let mut position = Position::start();
        std::iter::from_fn(|| {
            let mv = dice.legal(&position)?;
            position = position.play(mv).unwrap();
            Some(mv)
        })
        .take(12)
        .collect()
    };
    let cbr = build::cbr(&Record { headers: Default::default(), ..record.clone() }, dice);
    let mut seeds: Vec<Vec<u8>> =
        (10..=18).step_by(2).map(|version| build::xqf(&record, version, dice)).collect();
    seeds.extend(MoveText::ALL.map(|moves| pgn::write(&record, moves).into_bytes()));
    seeds.extend([
        cbr,
        build::ccbridge2("x", &[record.clone(), record.clone()]),
        build::mxq("甲-勝-乙", &moves, encoding_rs::GB18030),
        build::che(&moves),
        build::chn(&moves, true),
        build::ccm(&moves, false),
        build::cbf(&record).into_bytes(),
        dhtmlxq::write(&record).into_bytes(),
        encoding_rs::GB18030.encode(&pgn::write(&record, MoveText::Chinese)).0.into_owned(),
        b"FORMAT WXF\nRED a ; 1 ;;\nSTART{ 1. C8.5 c2.5 2. H8+7 h2+3 }END".to_vec(),
        "红方: 甲\n1.炮二平五马８进７2.马二进三 rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1".into(),
        b"position startpos moves h2e2 h9g7 h0g2".to_vec(),
    ]);
    seeds
}

fn mutate(file: &mut Vec<u8>, seeds: &[Vec<u8>], dice: &mut Dice) {
    for _ in 0..1 + dice.below(4) {
        let at = dice.below(file.len().max(1)).min(file.len());
        let end = (at + dice.below(16)).min(file.len());
        match dice.below(8) {
            0 | 1 => file[at..end].iter_mut().for_each(|byte| *byte = dice.next() as u8),
            2 => file.truncate(at),
            3 => file.splice(at..at, dice.bytes(end - at)).for_each(drop),
            4 => file.splice(at..end, []).for_each(drop),
            5 => {
                // A part of the file again, or of another one.
                let other = &seeds[dice.below(seeds.len())];
                let from = dice.below(other.len());
                let to = (from + dice.below(200)).min(other.len());
                file.splice(at..at, other[from..to].iter().copied()).for_each(drop);
            }
            6 => {
                let extreme =
                    dice.one_of(&[0, 1, 0xFF, 0x7F, 0x80, b'(', b'{', b'[', b'}', b')', b'"', b'\n', b' ']);
                file[at..end].fill(extreme);
            }
            _ => {
                if let Some(byte) = file.get_mut(at) {
                    *byte ^= 1 << dice.below(8);
                }
            }
        }
        if file.is_empty() {
            return;
        }
    }
}

#[test]
fn broken_files_are_read_as_far_as_they_go() {
    let mut dice = Dice(0xFACADE);
    let mut records = 0;
    let rounds =
        std::env::var("CHUHE_MUTATION_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(6);
    for _ in 0..rounds {
        let seeds = seeds(&mut dice);
        for seed in &seeds {
            for _ in 0..60 {
                let mut file = seed.clone();
                mutate(&mut file, &seeds, &mut dice);
                records += read(file);
            }
        }
    }
    assert!(records > rounds * 200, "most broken files still hold something: {records}");
}

/// Words of all formats in any order.
#[test]
fn soups_of_words_are_read_as_far_as_they_go() {
    const WORDS: [&str; 36] = [
        "炮二平五",
        "马8进7",
        "C2=5",
        "h2e2",
        "h9g7",
        "H2-E2",
        "1.",
        "{",
        "}",
        "(",
        ")",
        "[Red \"x\"]\n",
        "[FEN \"",
        "\"]",
        "\n",
        " ",
        "$1",
        "!?",
        "*",
        "1-0",
        ";",
        "[DhtmlXQ]",
        "[DhtmlXQ_movelist]7747",
        "[/DhtmlXQ_movelist]",
        "[DhtmlXQ_move_0_1_1]7747",
        "[DhtmlXQ_move_1_1_0]",
        "[DhtmlXQ_binit]",
        "FORMAT WXF\n",
        "START{",
        "}END",
        "<ChineseChessRecord>",
        "<Move value=\"77-47\">",
        "<![CDATA[",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR",
        " w - - 0 1 ",
        "position startpos moves ",
    ];
    let mut dice = Dice(0x50F7);
    for _ in 0..20_000 {
        let soup: String = (0..1 + dice.below(24)).map(|_| dice.one_of(&WORDS)).collect();
        read(soup.into_bytes());
    }
}

/// Reads a large file and looks at the clock. The bound is wide: a test machine has other work, too.
fn within_seconds(name: &str, file: Vec<u8>) -> usize {
    let (size, start) = (file.len(), Instant::now());
    let records = read(file);
    let time = start.elapsed();
    assert!(time < Duration::from_secs(30), "{name}: {size} bytes took {time:?}");
    println!("{name}: {size} bytes, {records} records, {time:?}");
    records
}

#[test]
fn large_files_take_no_more_than_seconds() {
    const SIZE: usize = 3 << 20;
    let repeat = |text: &str| text.repeat(SIZE / text.len()).into_bytes();
    let pgn = |text: &str| [b"[Red \"x\"]\n\n1. ".to_vec(), repeat(text)].concat();
    within_seconds("open parentheses", pgn("("));
    within_seconds("empty parentheses", pgn("h2e2()"));
    within_seconds("variations in variations", pgn("h2e2 (h2e2 "));
    within_seconds("open braces", pgn("{"));
    within_seconds("open braces and moves", pgn("{ h2e2 "));
    within_seconds("numbers", pgn("1."));
    within_seconds("one long word", pgn("x"));
    within_seconds("one long Chinese word", pgn("炮"));
    within_seconds("illegal moves", pgn("h2e2 "));
    within_seconds("a very long game", pgn("a0a1 a9a8 a1a0 a8a9 "));
    within_seconds("a very long Chinese game", pgn("车九进一车１进１车九退一车１退１"));
    within_seconds("variations of one move", pgn("(a0a1) ").into_iter().collect());
    within_seconds("small games", repeat("[Red \"x\"]\n1. h2e2\n"));
    within_seconds("tags", repeat("[Red \"x\"]"));
    within_seconds("half tags", repeat("[Red \""));
    within_seconds("plain moves", repeat("炮二平五"));
    within_seconds("slashes", repeat("9/9/9/9/9/9/9/9/9/9 "));
    within_seconds("dhtmlxq beginnings", repeat("[DhtmlXQ]"));
    within_seconds("dhtmlxq tags", repeat("[DhtmlXQ_movelist]7747"));
    within_seconds("xml", [b"<ChineseChessRecord>".to_vec(), repeat("<Move value=\"77-47\">")].concat());
    let lines: String =
        (1..120_000).rev().map(|n| format!("[DhtmlXQ_move_{}_{n}_{n}]7747[/x]", n - 1)).collect();
    within_seconds("dhtmlxq lines in wrong order", format!("[DhtmlXQ_movelist]7747{lines}").into_bytes());
    let lines: String =
        (1..120_000).map(|n| format!("[DhtmlXQ_move_0_{}_{n}]7747[/x]", n % 50_000)).collect();
    let long = "0908090800010001".repeat(12_500);
    within_seconds("dhtmlxq lines along a long one", format!("[DhtmlXQ_movelist]{long}{lines}").into_bytes());
    let mut body = vec![0; 0x400];
    body[..3].copy_from_slice(b"XQ\x0A");
    let record = xqf::write(&Record::new(chuhe::rules::Setup::start())).unwrap();
    body[..0x400].copy_from_slice(&record[..0x400]);
    // Each node goes on and promises an alternative.
    body.extend([24, 33, 0xFF, 0, 0, 0, 0, 0].repeat(SIZE / 8));
    within_seconds("xqf promises", body);
    let mut library = vec![0; 66624];
    library[..16].copy_from_slice(b"CCBridgeLibrary\0");
    library.extend(b"CCBridge Record\0".repeat(SIZE / 16));
    within_seconds("a library of beginnings", library);
}

#[test]
fn bombs_and_giants_are_refused() {
    let zeros = miniz_oxide::deflate::compress_to_vec_zlib(&vec![0; Limit::UNPACKED_BYTES + 1], 9);
    let bomb = [b"CCBridge\x15\0\0\0\x03\0\0\0\0\0\0\0".to_vec(), zeros].concat();
    assert!(bomb.len() < 1 << 20);
    assert!(matches!(format::open(bomb), Err(Unreadable::TooLarge { .. })));
    assert!(matches!(format::open(vec![b' '; Limit::FILE_BYTES + 1]), Err(Unreadable::TooLarge { .. })));
    // A length that lies.
    let mut file = xqf::write(&Record::new(chuhe::rules::Setup::start())).unwrap();
    file[0x404..0x408].fill(0xFF);
    let record = format::open(file).unwrap().next().unwrap().unwrap();
    assert_eq!(record.flaws[0].kind, FlawKind::Truncated);
}

#[test]
fn limits_cut_and_say_so() {
    let kinds = |text: String| {
        let record = format::open_text(text).unwrap().next().unwrap().unwrap();
        let kinds: Vec<FlawKind> = record.flaws.into_iter().map(|flaw| flaw.kind).collect();
        (record.tree, kinds)
    };
    let head = "[Red \"x\"]\n\n";
    let (tree, flaws) = kinds(format!("{head}1. h2e2 {{{}}}", "x".repeat(Limit::COMMENT_BYTES + 1)));
    let note = tree.value(tree.next(NodeId::ROOT).unwrap());
    assert_eq!((note.comment.len(), flaws), (Limit::COMMENT_BYTES, vec![FlawKind::Limit(Limit::Comment)]));
    let deep = "(h2e2 ".repeat(Limit::NESTING + 10);
    let (tree, flaws) = kinds(format!("{head}1. h2e2 {deep}"));
    assert_eq!((tree.len(), flaws), (Limit::NESTING + 1, vec![FlawKind::Limit(Limit::Nesting)]));
    let (tree, flaws) = kinds(format!("{head}{}", "a0a1 a9a8 a1a0 a8a9 ".repeat(Limit::NODES / 4 + 1)));
    assert_eq!((tree.len(), flaws), (Limit::NODES, vec![FlawKind::Limit(Limit::Nodes)]));
    let mut records = format::open_text("[Red \"x\"]\n*\n".repeat(Limit::RECORDS + 1)).unwrap();
    assert_eq!(records.by_ref().count(), Limit::RECORDS);
    assert!(records.is_cut());
}
