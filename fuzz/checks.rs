//! What must hold whatever is read: no panic, no hang, and nothing illegal comes out.
//!
//! Shared by the targets of cargo-fuzz and by `tests/fuzz.rs`, which runs without it.

use chuhe::app::store::{MemoryStore, Slots, Store};
use chuhe::app::{Action, Boot, Catalog, Lang, Link, Prefs, Saved, State, update};
use chuhe::format::{self, fen};
use chuhe::notation;
use chuhe::protocol::{Reply, Request};
use chuhe::rules::{Position, Setup};
use chuhe::search::NoClock;
use chuhe::web::session::Session;

/// One of the checks below.
pub type Check = fn(&[u8]);

/// All of them, by name, with something to begin from.
pub const ALL: [(&str, Check, &[&str]); 7] = [
    (
        "fen",
        fen,
        &[
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "3k5/9/9/9/9/4NP3/9/9/9/4K4 b",
            "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 119 60",
        ],
    ),
    (
        "moves",
        moves,
        &["炮二平五 马8进7 車九進一", "C2=5 h8+7 R+1.1", "h2e2 h9g7 h3-e3 Hc3 Cbe3", "P2.5 M8.7 前炮平五"],
    ),
    (
        "file",
        file,
        &[
            "[Red \"x\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n1. e0e1 {a} (1. e0d0 $1) *\n",
            "[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_move_0_1_1]7967[/x][/DhtmlXQ]",
            "FORMAT WXF\nRED a ; 1 ;;\nSTART{ 1. C8.5 c2.5 2. H8+7 h2+3 }END",
            "<ChineseChessRecord><Move value=\"77-47\"></ChineseChessRecord>",
        ],
    ),
    (
        "link",
        link,
        &["?lang=de&fen=4k4/9/9/9/9/9/9/9/9/4K4_w", "#rules&lang=zh-Hant&fen=start", "?fen=%E4%BD%A0&x=%"],
    ),
    (
        "message",
        message,
        &[
            "{\"Search\":{\"id\":1,\"start\":\"4k4/9/9/9/9/9/9/9/9/4K4 w\",\"moves\":[\"e0e1\"],\"ruleset\":\"asian\",\"task\":{\"Play\":{\"level\":1,\"seed\":7,\"limits\":{\"Nodes\":50}}}}}",
            "{\"Stop\":1}",
            "\"NewGame\"",
            "{\"Info\":{\"job\":1,\"report\":{\"line\":1,\"depth\":2,\"seldepth\":3,\"score\":{\"Units\":4}}}}",
            "{\"Done\":{\"job\":1,\"best\":\"h2e2\",\"report\":null}}",
        ],
    ),
    (
        "saved",
        saved,
        &[
            "{\"schema\":1,\"seq\":3,\"crc\":0,\"payload\":\"{}\"}",
            "lang=de\ntheme=dark\nlevel=3\nrules=asian\nlimit=60\n",
            "{\"game\":{\"start\":\"4k4/9/9/9/9/9/9/9/9/4K4 w\",\"moves\":\"e0e1\"}}",
        ],
    ),
    (
        "texts",
        texts,
        &["a = b { $x ->\n    [0] none\n    [one] one\n   *[other] { $x } more\n}\n    .c = d\n"],
    ),
];

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// A record of a position: what is read is written and read again as the same, and is judged.
pub fn fen(data: &[u8]) {
    let Ok(setup) = fen::parse(&text(data)) else { return };
    let again = fen::parse(&fen::write(&setup)).expect("what we write can be read");
    assert_eq!(fen::write(&again), fen::write(&setup));
    assert_eq!((again.turn, &again.board), (setup.turn, &setup.board));
    let _ = setup.faults();
    if let Ok(position) = Position::from_study(&setup) {
        for mv in &position.legal_moves() {
            assert!(position.is_legal(*mv));
        }
    }
}

/// Moves in words, one after the other as far as they go.
pub fn moves(data: &[u8]) {
    let text = text(data);
    let words: Vec<&str> = text.split_whitespace().take(100).collect();
    let start = Position::start();
    for word in words.iter().take(8) {
        let _ = notation::read(&start, word);
    }
    let _ = notation::line::read(&start, &words);
}

/// A file of games: every move that comes out can be played where it stands.
pub fn file(data: &[u8]) {
    let Ok(records) = format::open(data.to_vec()) else { return };
    for record in records.take(50).filter_map(Result::ok) {
        let Some(position) = record.start_position() else {
            assert!(record.tree.is_empty());
            continue;
        };
        let mut positions = std::collections::HashMap::from([(chuhe::game::NodeId::ROOT, position)]);
        for node in record.tree.walk().take(2_000) {
            let (Some(parent), Some(mv)) = (record.tree.parent(node), record.tree.mv(node)) else { continue };
            let next = positions[&parent].play(mv).expect("only legal moves stand in a record");
            positions.insert(node, next);
        }
    }
}

/// What the address asks for: the program begins, and can be played.
pub fn link(data: &[u8]) {
    let text = text(data);
    let (search, hash) = text.split_at(text.find('#').unwrap_or(text.len()));
    begin(Boot { link: Link::parse(search, hash), ..Boot::default() });
    let _ = format::link::read(&text);
}

/// Messages, to the engine and from it.
pub fn message(data: &[u8]) {
    let text = text(data);
    let _ = Reply::from_text(&text);
    // What asks for a long search or for much memory is asked natively by nobody.
    match Request::from_text(&text) {
        Ok(Request::Bench(_) | Request::SetTable { .. }) => return,
        Ok(request) => assert_eq!(Request::from_text(&request.to_text()), Ok(request)),
        Err(_) => {}
    }
    thread_local! {
        static SESSION: std::cell::RefCell<Session> = std::cell::RefCell::default();
    }
    SESSION.with_borrow_mut(|session| {
        let mut replies = 0;
        session.hear(&text, &mut NoClock, &mut |_| replies += 1);
        // A search is begun, and ended by the next message.
        session.hear("\"NewGame\"", &mut NoClock, &mut |_| replies += 1);
        assert!(!session.is_busy());
    });
}

/// Saved data of this page, of a newer one, of nobody.
pub fn saved(data: &[u8]) {
    let text = text(data);
    let _ = Saved::from_text(&text);
    let _ = Prefs::from_text(&text);
    let store = MemoryStore::default();
    for name in ["game.0", "game.1"] {
        let _ = store.write(name, &text);
    }
    let found = Slots::open(&store, "game").map(|(_, found)| found);
    begin(Boot { found: Some(found), prefs: Some(text), ..Boot::default() });
}

/// A catalogue, whoever wrote it.
pub fn texts(data: &[u8]) {
    let text = text(data);
    let catalog = Catalog::new(Lang::FALLBACK, [&*text]);
    for key in text.split([' ', '=', '\n']).take(50) {
        let _ = catalog.with(key, &[("x", 1.into())]);
    }
}

fn begin(boot: Boot) {
    let state = State::boot(&boot);
    let _ = fen::parse(&state.fen()).expect("what is on the board can be written");
    let next = update(&state, Action::Flip).expect("a board can be turned");
    assert_eq!(next.game.ply(), state.game.ply());
    let _: &Setup = &next.game.start().setup();
}
