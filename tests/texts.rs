//! Text as players paste it and as programs export it.

use chuhe::format::{self, FlawKind, Format, Header, Place, Record, fen, outcome};
use chuhe::game::NodeId;
use chuhe::notation::Misread;
use chuhe::rules::{IllegalMove, Move, Role, Setup, Side};

fn read_all(text: &str) -> (Format, Vec<Record>) {
    let records = format::open_text(text.to_string()).unwrap_or_else(|error| panic!("{error}: {text}"));
    (records.format(), records.map(Result::unwrap).collect())
}

fn read(text: &str) -> Record {
    let (_, mut records) = read_all(text);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// All moves of the tree, variations in parentheses behind the move they replace.
fn tree(record: &Record) -> String {
    let tree = &record.tree;
    let mut text = String::new();
    let mut stack = vec![(tree.next(NodeId::ROOT), "")];
    while let Some((node, end)) = stack.pop() {
        let Some(id) = node else {
            text.push_str(end);
            continue;
        };
        let mut line = Some(id);
        // A line to its next fork.
        while let Some(id) = line {
            text.push_str(&format!(" {}", tree.mv(id).unwrap()));
            let mut siblings = Vec::new();
            let mut sibling = tree.next_sibling(id).filter(|_| tree.is_main(id));
            while let Some(id) = sibling {
                siblings.push(id);
                sibling = tree.next_sibling(id);
            }
            if !siblings.is_empty() {
                stack.push((tree.next(id), end));
                for sibling in siblings.into_iter().rev() {
                    stack.push((None, " )"));
                    stack.push((Some(sibling), ""));
                    stack.push((None, " ("));
                }
                break;
            }
            line = tree.next(id);
            if line.is_none() {
                text.push_str(end);
            }
        }
    }
    text.trim().to_string()
}

#[test]
fn one_game_in_every_notation() {
    let moves = "h2e2 h9g7 h0g2 i9h9 b0c2 b7d7";
    for text in [
        "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 马八进七 炮２平４",
        "1.炮二平五马８进７2.马二进三车９平８3.马八进七炮２平４",
        "1、砲二平五　馬８進７\n2、傌二進三　車９平８\n3、傌八進七　包２平４\n紅勝",
        "炮2平5 马8进7 马2进3 车9平8 马8进7 炮2平4",
        "1. C2=5 H8+7 2. H2+3 R9=8 3. H8+7 C2=4",
        "C2.5 N8+7\nN2+3 R9.8\nN8+7 C2.4",
        "C2.5 h8+7 H2+3 r9.8 H8+7 c2.4",
        "62.5 48+7 42+3 59.8 48+7 62.4",
        "H2-E2 H9-G7 H0-G2 I9-H9 B0-C2 B7-D7",
        "h2e2 h9g7 h0g2 i9h9 b0c2 b7d7",
        "h2e2h9g7h0g2i9h9b0c2b7d7",
        "h3e3 h10g8 h1g3 i10h10 b1c3 b8d8",
        "1. h3e3 h10g8 2. h1g3 i10h10 3. b1c3 b8d8",
        "position startpos moves h2e2 h9g7 h0g2 i9h9 b0c2 b7d7",
        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h3e3 h10g8 h1g3 i10h10 b1c3 b8d8",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n炮二平五 马8进7 马二进三 车9平8 马八进七 炮2平4",
        "1. Che3 Hg8 2. Hg3 Rh10 3. Hc3 Cbd8",
        "1. P2-5 M8.7 2. M2.3 X9-8 3. M8.7 P2-4",
        "[Event \"x\"]\n[White \"a\"]\n[Variant \"Xiangqi\"]\n\n1. Che3 Hg8 2. Hg3 Rh10 3. Hc3 Cbd8 *",
    ] {
        let record = read(text);
        assert_eq!((tree(&record).as_str(), &record.flaws), (moves, &vec![]), "{text}");
    }
}

/// Nothing in these says whether ranks count from 0 or 1 but the board.
#[test]
fn the_rank_base_that_can_be_played_is_taken() {
    assert_eq!(tree(&read("h3e3 h8e8")), "h2e2 h7e7");
    assert_eq!(tree(&read("h2e2 h7e7")), "h2e2 h7e7");
}

#[test]
fn lines_about_the_game_are_headers() {
    let record = read(
        "标题: 北京 刘永富 负 北京 张永生\n赛事：龙马鹏程大兴月赛\n轮次: 第07轮\n布局: B00 中炮局\n红方: 北京 刘永富\n\
         黑方: 北京 张永生\n结果: 黑方胜\n日期: 2026.08.31\n \n  1.炮二平五      士６进５  \n  2.马二进三  （正着）    炮８平４\n",
    );
    for (header, value) in [
        (Header::Title, "北京 刘永富 负 北京 张永生"),
        (Header::Event, "龙马鹏程大兴月赛"),
        (Header::Round, "第07轮"),
        (Header::Opening, "B00 中炮局"),
        (Header::Red, "北京 刘永富"),
        (Header::Black, "北京 张永生"),
        (Header::Date, "2026.08.31"),
    ] {
        assert_eq!(record.headers.get(header), value);
    }
    assert_eq!(outcome::write(record.outcome), "0-1");
    assert_eq!(tree(&record), "h2e2 f9e8 h0g2 h7d7");
    let third = record.tree.at_path(&[0, 0, 0]).unwrap();
    assert_eq!(record.tree.value(third).comment, "正着");
    let record = read("许银川 先胜 吕钦\n1999年于广州\n炮二平五 马8进7");
    assert_eq!(record.headers.get(Header::Title), "许银川 先胜 吕钦");
    assert_eq!(record.tree.value(NodeId::ROOT).comment, "1999年于广州");
}

#[test]
fn diagrams_without_moves() {
    let (_, records) =
        read_all("4k4/9/9/9/9/9/9/9/4R4/4K4 w\n车胜单将 4k4/9/9/9/9/9/9/9/4N4/3K5 b - - 12 40; comment\n");
    assert_eq!(records.len(), 2);
    assert_eq!(fen::write(&records[0].start), "4k4/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1");
    assert_eq!(fen::write(&records[1].start), "4k4/9/9/9/9/9/9/9/4N4/3K5 b - - 12 40");
    // A diagram that is no position keeps its place, and says why nothing can be played on it.
    let record = read("4k4/9/9/9/9/9/9/9/9/4K3R w - - 0 1 moves e0d0");
    assert_eq!(fen::write_board(&record.start.board), "4k4/9/9/9/9/9/9/9/9/4K3R");
    assert_eq!(tree(&record), "e0d0", "the move ends that the generals face");
    let record = read("9/9/9/9/9/9/9/9/9/4K3R w - - 0 1 moves e0e1");
    assert!(matches!(&record.flaws[0].kind, FlawKind::Start { dropped: 1, .. }), "{:?}", record.flaws);
    let record = read("4k4/9/9/9/9/9/9/9/9/4K3X w");
    assert!(matches!(&record.flaws[0].kind, FlawKind::Fen(fen::FenError::Letter { row: 10, .. })));
}

#[test]
fn a_side_to_move_that_cannot_play_the_first_move_is_wrong() {
    let record = read("[FEN \"4k4/9/9/9/9/9/9/4p4/9/3K5 w\"]\n\n1. ... 卒５平６ 2. 帅六进一");
    assert_eq!(record.start.turn, Side::Black);
    assert_eq!(tree(&record), "e2d2 d0d1".replace("e2d2", "e2f2"));
}

#[test]
fn variations_comments_and_glyphs() {
    let record = read(
        "[Game \"Chinese Chess\"]\n[Red \"A \"B\" C\"]\n[Result \"1-0\"]\n\n{start {nested} here} 1. 炮二平五! {good} \
         (1. 兵七进一 $6 {not bad} 卒7进1 (1... 炮2平3?? 2. 相三进五)) (1. 相三进五) 马8进7 (a comment in parentheses) 2. 马二进三 \
         {[%csl Ga0][%cal Rh2e2,Bb0c2] look [%eval 0.3]} 1-0\n=====\n1. 炮八平五 is advertising",
    );
    assert_eq!(tree(&record), "h2e2 ( c3c4 g6g5 ( b7c7 g0e2 ) ) ( g0e2 ) h9g7 h0g2");
    assert_eq!(record.headers.get(Header::Red), "A \"B\" C");
    let note = |path: &[usize]| record.tree.value(record.tree.at_path(path).unwrap()).clone();
    assert_eq!(note(&[]).comment, "start {nested} here");
    assert_eq!((note(&[0]).comment.as_str(), note(&[0]).glyphs), ("good", vec![1]));
    assert_eq!((note(&[1]).comment.as_str(), note(&[1]).glyphs), ("not bad", vec![6]));
    assert_eq!(note(&[1, 1]).glyphs, [4]);
    assert_eq!(note(&[0, 0]).comment, "a comment in parentheses");
    assert_eq!(note(&[0, 0, 0]).comment, "look [%eval 0.3]");
    assert_eq!(note(&[0, 0, 0]).shapes.len(), 3);
    assert_eq!(record.flaws, []);
}

#[test]
fn pgn_files_of_many_games() {
    let (format, records) = read_all(
        "[Game \"Chinese Chess\"]\r\n[Red \"one\"]\r\n[Result \"*\"]\r\n1. 炮二平五 马8进7\r\n*\r\n====\r\nadvertising\r\n\r\n\
         [Game \"Chinese Chess\"]\r\n[Red \"two\"]\r\n\r\n1. 兵七进一 {an open comment\r\n[Game \"Chinese Chess\"]\r\n[White \"three\"] \
         [Black \"four\"]\r\n\r\n1. C2=5 C8=5\r\n",
    );
    assert_eq!(format, Format::Pgn);
    let reds: Vec<&str> = records.iter().map(|record| record.headers.get(Header::Red)).collect();
    assert_eq!(reds, ["one", "two", "three"]);
    let trees: Vec<String> = records.iter().map(tree).collect();
    assert_eq!(trees, ["h2e2 h9g7", "c3c4", "h2e2 h7e7"]);
    assert_eq!(records[2].headers.get(Header::Black), "four");
}

#[test]
fn a_move_that_cannot_be_read_is_named_with_its_place() {
    let record = read("[Red \"x\"]\n\n1. 炮二平五 马8进7\n2. 马二进四 车9平8 3. 车一平二\n");
    assert_eq!(tree(&record), "h2e2 h9g7");
    let [flaw] = &record.flaws[..] else { panic!("{:?}", record.flaws) };
    assert_eq!(flaw.at, Place::Text { line: 4, column: 4 });
    let FlawKind::Move { ply: 2, text, dropped: 3, .. } = &flaw.kind else { panic!("{flaw:?}") };
    assert_eq!(text, "马二进四");
    // The leg of the horse is named.
    let record = read("1. 马八进六");
    let FlawKind::Move { why, .. } = &record.flaws[0].kind else { panic!() };
    let leg = IllegalMove::LegBlocked {
        leg: chuhe::rules::Square::from_iccs("c0").unwrap(),
        by: Role::Elephant.of(Side::Red),
    };
    assert_eq!(*why, Misread::Illegal { mv: Move::from_iccs("b0d1").unwrap(), reason: leg });
    // A word that is no move stands where one is missing.
    let record = read("[Red \"x\"]\n\n1. C2=5 H8+7 2. H2+X R9=8");
    let FlawKind::Move { text, why, .. } = &record.flaws[0].kind else { panic!() };
    assert_eq!((text.as_str(), why), ("H2+X", &Misread::NotAMove));
}

#[test]
fn dhtmlxq_in_pages_and_with_wrong_ends() {
    let (format, records) = read_all(
        "<div>[DhtmlXQHTML]\n[DhtmlXQ_title]一[/DhtmlXQ_titel]\n[DhtmlXQ_movelist]7747 7062[/DhtmlXQ_movelist]\n\
         [DhtmlXQ_move_2_3_3]1927[/DhtmlXQ_move_2_3_3][DhtmlXQ_move_0_2_2]1022|7967\n[DhtmlXQ_move_0_3_4]7967\n\
         [DhtmlXQ_comment1]one||two[/DhtmlXQ_comment1][DhtmlXQ_comment2_2]three[/x][DhtmlXQ_comment0]zero[/DhtmlXQ_comment0]\n\
         [DhtmlXQ_move_9_1_10]7747[/DhtmlXQ_move_9_1_10]\n[DhtmlXQ_move_0_9_11]7747[/DhtmlXQ_move_0_9_11]\n[/DhtmlXQHTML]</div>\n\
         [DhtmlXQ][DhtmlXQ_binit]8979695949392919097717866646260680706050403020100072128363432303[/DhtmlXQ_binit]\n[DhtmlXQ]\n\
         [DhtmlXQ_fen]3k5/9/9/9/9/9/9/9/9/4K4 b[/DhtmlXQ_fen][DhtmlXQ_result]黑勝[/DhtmlXQ_result]",
    );
    assert_eq!(format, Format::Dhtmlxq);
    let trees: Vec<String> = records.iter().map(tree).collect();
    // Line 3 leaves line 2, which comes after it; line 4 goes on where the main line ends.
    assert_eq!(trees, ["h2e2 h9g7 ( b9c7 h0g2 ( b0c2 ) ) h0g2", "", ""]);
    let record = &records[0];
    let comment = |path: &[usize]| &record.tree.value(record.tree.at_path(path).unwrap()).comment;
    assert_eq!(record.headers.get(Header::Title), "一");
    assert_eq!([comment(&[]), comment(&[0]), comment(&[0, 1])], ["zero", "one\ntwo", "three"]);
    let loose: Vec<&FlawKind> = record.flaws.iter().map(|flaw| &flaw.kind).collect();
    let expected = ["move_0_9_11", "move_9_1_10"].map(|name| FlawKind::LooseLine { name: name.to_string() });
    assert_eq!(loose, expected.iter().collect::<Vec<_>>());
    assert_eq!(records[1].start, Setup::start());
    assert_eq!(fen::write(&records[2].start), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(outcome::write(records[2].outcome), "0-1");
}

#[test]
fn lines_of_playok() {
    let record = read(
        "FORMAT  WXF\nRED     tmt6838g ; 1137 ;;\nBLACK   computerhuang ; 1177 ;;\nRESULT  1-0\nDATE    2026-09-03 16:20:58\n\
         EVENT   PlayOK Game ; 10m+0s\nSTART{\n 1. C8.5 c2.5   2. H8+7 h2+3   3. R9.8 r1+1\n}END",
    );
    assert_eq!(tree(&record), "b2e2 b7e7 b0c2 b9c7 a0b0 a9a8");
    for (header, value) in [
        (Header::Red, "tmt6838g"),
        (Header::RedRating, "1137"),
        (Header::Black, "computerhuang"),
        (Header::BlackRating, "1177"),
        (Header::Date, "2026-09-03 16:20:58"),
        (Header::Event, "PlayOK Game ; 10m+0s"),
    ] {
        assert_eq!(record.headers.get(header), value);
    }
    assert_eq!(outcome::write(record.outcome), "1-0");
}

#[test]
fn prose_is_no_game() {
    for text in [
        "",
        " \n\t",
        "Hello, world!",
        "It was on 2.5.1999 that C3PO met R2D2 at a5.",
        "中国象棋是一种棋类游戏。",
        "<html></html>",
    ] {
        assert!(format::open_text(text.to_string()).is_err(), "{text}");
    }
}
