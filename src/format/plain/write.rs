//! Writes a game as text to be pasted into a forum or a letter.

use super::KEYS;
use crate::format::pgn::MoveText;
use crate::format::{Header, Record, fen, outcome};
use crate::game::NodeId;
use crate::referee::Outcome;
use crate::rules::{Setup, Side};

/// The text of a record: lines about the game, one line a round, comments in parentheses. Variations are
/// left out. The words are Chinese with Chinese moves, else English.
#[must_use]
pub fn write(record: &Record, moves: MoveText) -> String {
    let chinese = moves == MoveText::Chinese;
    let mut text = String::new();
    let mut written: Vec<Header> = Vec::new();
    for (key, header) in KEYS.iter().filter(|(key, _)| key.is_ascii() != chinese) {
        let value = record.headers.get(*header);
        if !value.is_empty() && !written.contains(header) {
            text.push_str(&format!("{}: {value}\n", capitalized(key)));
            written.push(*header);
        }
    }
    match (record.outcome, chinese) {
        (None, _) => {}
        (Some(_), false) => text.push_str(&format!("Result: {}\n", outcome::write(record.outcome))),
        (Some(Outcome::Win(Side::Red)), true) => text.push_str("结果: 红方胜\n"),
        (Some(Outcome::Win(Side::Black)), true) => text.push_str("结果: 黑方胜\n"),
        (Some(Outcome::Draw), true) => text.push_str("结果: 和棋\n"),
    }
    if record.start != Setup::start() {
        text.push_str(&fen::write(&record.start));
        text.push('\n');
    }
    text.push_str(&rounds(record, moves));
    text
}

fn capitalized(key: &str) -> String {
    let mut letters = key.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn rounds(record: &Record, moves: MoveText) -> String {
    let mut text = String::new();
    let comment = |node: NodeId| {
        // Parentheses would end the comment.
        let comment = record.tree.value(node).comment.replace('\n', " ").replace(['(', ')', '（', '）'], "|");
        if comment.is_empty() { comment } else { format!(" ({comment})") }
    };
    if let Some(before) = comment(NodeId::ROOT).strip_prefix(' ') {
        text.push_str(&format!("{before}\n"));
    }
    let Some(mut position) = record.start_position() else { return text };
    for node in record.tree.line_from(NodeId::ROOT) {
        let Some(mv) = record.tree.mv(node) else { break };
        let black = position.turn() == Side::Black;
        if !black || node_is_first(record, node) {
            text.push_str(&format!("{:3}. {}", position.round(), if black { "… " } else { "" }));
        }
        text.push_str(&moves.notation().write(&position, mv));
        text.push_str(&comment(node));
        text.push(if black { '\n' } else { ' ' });
        position.make(mv);
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn node_is_first(record: &Record, node: NodeId) -> bool {
    record.tree.parent(node) == Some(NodeId::ROOT)
}
