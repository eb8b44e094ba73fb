//! Files as other programs write them, built from their descriptions for tests.
#![allow(dead_code)] // Each test uses some of it.

use chuhe::format::{Header, Note, Record};
use chuhe::game::{GameTree, NodeId};
use chuhe::rules::{Board, Move, Piece, Role, Side, Square};

use crate::dice::Dice;

/// Like [`chuhe::format::xqf::write`], but of any version, with keys and noise in the bits that mean nothing.
pub fn xqf(record: &Record, version: u8, dice: &mut Dice) -> Vec<u8> {
    let mut file = chuhe::format::xqf::write(record).unwrap()[..0x400].to_vec();
    file[2] = version;
    let mut keys = [0_u8; 13];
    if version > 10 {
        keys.copy_from_slice(&dice.bytes(13));
        file[3..16].copy_from_slice(&keys);
    }
    let [mask, _, _, _, _, o0, o1, o2, o3, k0, k1, k2, k3] = keys.map(u32::from);
    let stretch = |k: u32| 54 * k * k + 221;
    let (p, s, d, c) = if version > 10 {
        let p = stretch(k1) * k1 % 256;
        let s = stretch(k2) * p % 256;
        (p, s, stretch(k3) * s % 256, (256 * k0 + k1) % 32000 + 767)
    } else {
        (0, 0, 0, 0)
    };
    let men: Vec<u8> = file[0x10..0x30].to_vec();
    for i in 0..32 {
        let man = if version < 12 { i } else { (p as usize + 1 + i) % 32 };
        file[0x10 + i] = (u32::from(men[man]) + p) as u8;
    }
    let tree = &record.tree;
    let mut body = Vec::new();
    let nodes: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(tree.walk()).collect();
    for node in nodes {
        let code = |square: Square| (square.file().index() * 10 + square.rank().index()) as u32;
        let (from, to) = tree.mv(node).map_or((0, 0), |mv| (code(mv.from), code(mv.to)));
        let comment =
            encoding_rs::GB18030.encode(&tree.value(node).comment.replace('\n', "\r\n")).0.into_owned();
        let next = tree.next(node).is_some();
        let sibling = tree.next_sibling(node).is_some();
        let noise = if version > 10 { dice.next() as u8 & 0x1F } else { 0 };
        let with_comment = version == 10 || !comment.is_empty();
        let flags = match version {
            10 => bit(next, 0xF0) | bit(sibling, 0x0F),
            _ => bit(next, 0x80) | bit(sibling, 0x40) | bit(with_comment, 0x20) | noise,
        };
        body.extend([(from + 24 + s) as u8, (to + 32 + d) as u8, flags, noise]);
        if with_comment {
            body.extend((comment.len() as u32 + c).to_le_bytes());
            body.extend(comment);
        }
    }
    let bits = [o0 | (k0 & mask), o1 | (k1 & mask), o2 | (k2 & mask), o3 | (k3 & mask)];
    for (n, byte) in body.iter_mut().enumerate() {
        let letter = b"[(C) Copyright Mr. Dong Shiwei.]"[n % 32];
        let key = if version > 10 { bits[n % 4] as u8 & letter } else { 0 };
        *byte = byte.wrapping_add(key);
    }
    file.extend(body);
    file
}

fn bit(set: bool, value: u8) -> u8 {
    if set { value } else { 0 }
}

fn put(file: &mut [u8], at: usize, bytes: &[u8]) {
    file[at..at + bytes.len()].copy_from_slice(bytes);
}

fn wide(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// A record of CCBridge 3. What the program leaves in its fields is noise here.
pub fn cbr(record: &Record, dice: &mut Dice) -> Vec<u8> {
    let mut file = dice.bytes(2214);
    put(&mut file, 0, b"CCBridge Record\0");
    file[19] = 2;
    let headers = &record.headers;
    for (at, length, text) in [
        (180, 128, headers.get(Header::Title)),
        (308, 256, headers.get(Header::Category)),
        (564, 64, headers.get(Header::Source)),
        (692, 64, headers.get(Header::Event)),
        (756, 64, headers.get(Header::Round)),
        (884, 64, headers.get(Header::Date)),
        (948, 64, headers.get(Header::Site)),
        (1012, 64, headers.get(Header::TimeControl)),
        (1076, 64, headers.get(Header::Red)),
        (1140, 64, headers.get(Header::RedTeam)),
        (1204, 64, headers.get(Header::RedTime)),
        (1268, 32, headers.get(Header::RedRating)),
        (1300, 64, headers.get(Header::Black)),
        (1364, 64, headers.get(Header::BlackTeam)),
        (1428, 64, headers.get(Header::BlackTime)),
        (1492, 32, headers.get(Header::BlackRating)),
        (1652, 64, headers.get(Header::Annotator)),
        (1780, 64, headers.get(Header::Author)),
        (2080, 32, headers.get(Header::Ending)),
    ] {
        let text = [wide(text), vec![0, 0]].concat();
        assert!(text.len() <= length);
        put(&mut file, at, &text);
    }
    file[2076] = code_of(record);
    file[2112] = if record.start.turn == Side::Red { 1 } else { 2 };
    put(&mut file, 2116, &record.start.round.to_le_bytes());
    put(&mut file, 2120, &[0; 90]);
    for (square, Piece { side, role }) in record.start.board.pieces() {
        let roles = [
            Role::Chariot,
            Role::Horse,
            Role::Elephant,
            Role::Advisor,
            Role::General,
            Role::Cannon,
            Role::Soldier,
        ];
        let role = roles.iter().position(|other| *other == role).unwrap() as u8 + 1;
        file[2120 + row_major(square)] = side.fold(0x10, 0x20) | role;
    }
    let tree = &record.tree;
    for node in std::iter::once(NodeId::ROOT).chain(tree.walk()) {
        let (from, to) = tree.mv(node).map_or((0, 0), |mv| (row_major(mv.from), row_major(mv.to)));
        let comment = wide(&tree.value(node).comment.replace('\n', "\r\n"));
        let flags = bit(tree.next(node).is_none(), 1)
            | bit(tree.next_sibling(node).is_some(), 2)
            | bit(!comment.is_empty(), 4);
        file.extend([flags, 0, from as u8, to as u8]);
        if !comment.is_empty() {
            file.extend((comment.len() as u32).to_le_bytes());
            file.extend(comment);
        }
    }
    file
}

/// Row by row from Black's edge.
fn row_major(square: Square) -> usize {
    (9 - square.rank().index()) * 9 + square.file().index()
}

fn code_of(record: &Record) -> u8 {
    use chuhe::referee::Outcome;
    match record.outcome {
        None => 0,
        Some(Outcome::Win(Side::Red)) => 1,
        Some(Outcome::Win(Side::Black)) => 2,
        Some(Outcome::Draw) => 3,
    }
}

/// A library of CCBridge 3 with places for `slots` records in its index.
pub fn cbl(name: &str, records: &[Vec<u8>], slots: u32, dice: &mut Dice) -> Vec<u8> {
    let start = 66624 + 276 * slots as usize;
    let mut file = vec![0; start];
    put(&mut file, 0, b"CCBridgeLibrary\0");
    put(&mut file, 60, &slots.to_le_bytes());
    put(&mut file, 64, &wide(name));
    for record in records {
        file.extend(record);
        let gap = file[start..].len().next_multiple_of(4096) - file[start..].len();
        file.extend(dice.bytes(gap));
    }
    file
}

fn pascal(text: &str) -> Vec<u8> {
    let text = encoding_rs::GB18030.encode(text).0;
    [(text.len() as u32).to_le_bytes().as_slice(), &text].concat()
}

/// A library of CCBridge 2: title, start, tree with comments and result of each record.
pub fn ccbridge2(name: &str, records: &[Record]) -> Vec<u8> {
    const TIME: &[u8] = b"2009-02-01 17:14:02";
    let mut content = [pascal(name), pascal("").repeat(4), TIME.repeat(2)].concat();
    content.extend((records.len() as u32).to_le_bytes());
    content.extend([0; 4]);
    for record in records {
        let mut game = men(&record.start.board).to_vec();
        game.extend([4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
        game.extend(pascal(record.headers.get(Header::Title)));
        game.extend(pascal("").repeat(6));
        game.extend([code_of(record), 0, 0, 0]);
        game.extend(pascal("").repeat(5));
        game.push(1);
        game.extend(TIME.repeat(2));
        let tree = &record.tree;
        game.extend((tree.len() as u32).to_le_bytes());
        let code = |square: Square| (square.file().index() * 16 + 9 - square.rank().index()) as u8;
        let mut comments = vec![tree.value(NodeId::ROOT).comment.clone()];
        for node in tree.walk() {
            let mv = tree.mv(node).unwrap();
            game.extend((tree.ply(node) as u16).to_le_bytes());
            game.extend([code(mv.from), code(mv.to), 0, 0]);
            comments.push(tree.value(node).comment.clone());
        }
        game.extend(encoding_rs::GB18030.encode(&comments.join("\r\n")).0.iter());
        content.extend((game.len() as u32 + 4).to_le_bytes());
        content.extend(game);
    }
    let mut file = b"CCBridge\x15\0\0\0\x03\0\0\0".to_vec();
    file.extend((content.len() as u32).to_le_bytes());
    file.extend(miniz_oxide::deflate::compress_to_vec_zlib(&content, 6));
    file
}

/// Column times 16 plus row from the top, both from 1; 0 for a captured man.
fn men(board: &Board) -> [u8; 32] {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    let order = [
        Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot, Cannon, Cannon,
        Soldier, Soldier, Soldier, Soldier, Soldier,
    ];
    let mut men = [0; 32];
    for (square, piece) in board.pieces() {
        let slot = (0..16)
            .map(|slot| slot + piece.side.index() * 16)
            .find(|slot| men[*slot] == 0 && order[slot % 16] == piece.role)
            .unwrap();
        men[slot] = ((square.file().index() + 1) * 16 + 10 - square.rank().index()) as u8;
    }
    men
}

/// A game of the Yitian server; `title` says who played and won.
pub fn mxq(title: &str, moves: &[Move], encoding: &'static encoding_rs::Encoding) -> Vec<u8> {
    let square = |square: Square| {
        format!("{}{}", square.file().index(), char::from(b'A' + square.rank().index() as u8))
    };
    let head = [
        "桃花島",
        "2003年5月27日",
        title,
        "1824",
        "1854",
        "10",
        "5",
        "0",
        "438",
        "207",
        "紅方投子認負",
        "Moves",
    ];
    let moves = moves.iter().map(|mv| format!("{}-{}", square(mv.from), square(mv.to)));
    let strings = head.iter().map(|text| text.to_string()).chain(moves);
    let mut file = Vec::new();
    for text in strings.chain(["Ends".to_string(), "CommentsEnd".to_string()]) {
        let text = encoding.encode(&text).0;
        file.push(text.len() as u8);
        file.extend(text.iter());
    }
    file
}

/// CHE, CHN or CCM: numbers only. `turned` for a file written at Black's side.
pub fn che(moves: &[Move]) -> Vec<u8> {
    let mut text = format!("1 {}", moves.len());
    for (n, Move { from, to }) in moves.iter().enumerate() {
        let (from_rank, from_file) = (from.rank().index(), from.file().index());
        let (to_rank, to_file) = (to.rank().index(), to.file().index());
        text.push_str(&format!(" {n} 32 {n} {from_rank} {from_file} {to_rank} {to_file} 0 0 0"));
    }
    text.into_bytes()
}

pub fn chn(moves: &[Move], turned: bool) -> Vec<u8> {
    let mut file = vec![7; 188];
    for mv in moves {
        let [from_column, from_row, to_column, to_row] = columns_and_rows(*mv, turned);
        let mut words = [0_u16; 16];
        words[2..6].copy_from_slice(&[from_column, from_row, to_column, to_row].map(u16::from));
        file.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }
    file
}

pub fn ccm(moves: &[Move], turned: bool) -> Vec<u8> {
    let moves = moves.iter().map(|mv| columns_and_rows(*mv, turned));
    moves
        .flat_map(|[from_column, from_row, to_column, to_row]| {
            [1, 0, 0, from_column, to_column, from_row, to_row]
        })
        .collect()
}

fn columns_and_rows(mv: Move, turned: bool) -> [u8; 4] {
    let mv = if turned { mv.rotated() } else { mv };
    let pair = |square: Square| [square.file().index() as u8, 9 - square.rank().index() as u8];
    let ([from_column, from_row], [to_column, to_row]) = (pair(mv.from), pair(mv.to));
    [from_column, from_row, to_column, to_row]
}

/// The XML of CCBridge: the main line with its comments.
pub fn cbf(record: &Record) -> String {
    let tree = &record.tree;
    let mut text = format!(
        "\u{feff}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<ChineseChessRecord Version=\"1.0\">\r\n <Head>\r\n  \
         <Name>{}</Name>\r\n  <URL />\r\n  <Red />\r\n  <RecordResult>{}</RecordResult>\r\n  <FEN>{}</FEN>\r\n \
         </Head>\r\n <MoveList>\r\n",
        record.headers.get(Header::Title),
        code_of(record),
        chuhe::format::fen::write(&record.start)
    );
    let digits = |square: Square| format!("{}{}", square.file().index(), 9 - square.rank().index());
    for node in std::iter::once(NodeId::ROOT).chain(tree.line_from(NodeId::ROOT)) {
        let value = tree.mv(node).map(|mv| format!("{}-{}", digits(mv.from), digits(mv.to)));
        let value = value.unwrap_or("00-00".to_string());
        let comment = &tree.value(node).comment;
        text.push_str(&match comment.is_empty() {
            true => format!("  <Move value=\"{value}\" />\r\n"),
            false => format!("  <Move value=\"{value}\"><![CDATA[{comment}]]></Move>\r\n"),
        });
    }
    text + " </MoveList>\r\n</ChineseChessRecord>\r\n"
}

/// Only the line and the comments of a tree.
pub fn main_line_of(tree: &GameTree<Note>) -> GameTree<Note> {
    let mut line = GameTree::new(tree.value(NodeId::ROOT).clone());
    let mut node = NodeId::ROOT;
    for child in tree.line_from(NodeId::ROOT) {
        node = line.add(node, tree.mv(child).unwrap(), tree.value(child).clone());
    }
    line
}
