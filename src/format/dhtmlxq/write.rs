//! Writes DhtmlXQ text.

use super::TEXTS;
use crate::format::xqf::{MEN, side_of};
use crate::format::{Record, fen};
use crate::game::NodeId;
use crate::referee::Outcome;
use crate::rules::{Board, Move, Rank, Setup, Side, Square};

/// The text of a record. Glyphs and shapes have no place in it.
///
/// The start is written as squares of men, and as FEN if those cannot say it: more men of a kind than
/// a game has, or a side to move that no move shows.
#[must_use]
pub fn write(record: &Record) -> String {
    let mut text = String::from("[DhtmlXQ]\n");
    tag(&mut text, "ver", "www_dpxq_com");
    let mut written = Vec::new();
    for (name, header) in TEXTS {
        let value = record.headers.get(header);
        if !value.is_empty() && !written.contains(&header) {
            tag(&mut text, name, value);
            written.push(header);
        }
    }
    match record.outcome {
        Some(Outcome::Win(Side::Red)) => tag(&mut text, "result", "红胜"),
        Some(Outcome::Win(Side::Black)) => tag(&mut text, "result", "黑胜"),
        Some(Outcome::Draw) => tag(&mut text, "result", "和棋"),
        None => {}
    }
    let Setup { board, turn, .. } = &record.start;
    let men = men(board);
    if men.is_none() || record.tree.is_empty() && *turn == Side::Black {
        tag(&mut text, "fen", &fen::write(&record.start));
    }
    tag(&mut text, "binit", &men.unwrap_or_default());
    lines(&mut text, record);
    text.push_str("[/DhtmlXQ]\n");
    text
}

fn tag(text: &mut String, name: &str, value: &str) {
    // Brackets would end the value.
    let value = value.replace("[DhtmlXQ", "(DhtmlXQ").replace("[/DhtmlXQ", "(/DhtmlXQ").replace('\n', "||");
    text.push_str(&format!("[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]\n"));
}

fn lines(text: &mut String, record: &Record) {
    let tree = &record.tree;
    let mut comments = String::new();
    let note = |comments: &mut String, name: &str, node: NodeId| {
        let comment = &tree.value(node).comment;
        if !comment.is_empty() {
            tag(comments, name, comment);
        }
    };
    note(&mut comments, "comment0", NodeId::ROOT);
    // First nodes of lines still to be written, with the line they leave and their ply.
    let mut heads = vec![(tree.next(NodeId::ROOT), 0_usize, 1_usize)];
    let mut number = 0;
    while let Some((head, parent, from)) = heads.pop() {
        let mut moves = String::new();
        let mut node = head;
        let mut ply = from;
        let mut branches = Vec::new();
        while let Some(id) = node {
            if let Some(mv) = tree.mv(id) {
                moves.push_str(&digits(mv));
            }
            let name = if number == 0 { format!("comment{ply}") } else { format!("comment{number}_{ply}") };
            note(&mut comments, &name, id);
            // The first node of a line belongs to its parent's alternatives.
            if number == 0 || ply > from {
                let siblings = std::iter::successors(tree.next_sibling(id), |id| tree.next_sibling(*id));
                branches.extend(siblings.map(|sibling| (Some(sibling), number, ply)));
            }
            node = tree.next(id);
            ply += 1;
        }
        if number == 0 {
            tag(text, "movelist", &moves);
        } else {
            tag(text, &format!("move_{parent}_{from}_{number}"), &moves);
        }
        heads.extend(branches.into_iter().rev());
        number += 1;
    }
    text.push_str(&comments);
}

fn digits(mv: Move) -> String {
    format!("{}{}", pair(mv.from), pair(mv.to))
}

/// Column from the left, row from the top.
fn pair(square: Square) -> String {
    format!("{}{}", square.file().index(), Rank::R9.index() - square.rank().index())
}

/// The squares of the men; none if there are more of a kind than a game has.
fn men(board: &Board) -> Option<String> {
    let mut men = vec!["99".to_string(); 32];
    let mut free = [true; 32];
    for (square, piece) in board.pieces() {
        let slot = (0..32)
            .find(|slot| free[*slot] && side_of(*slot) == piece.side && MEN[*slot % 16] == piece.role)?;
        free[slot] = false;
        men[slot] = pair(square);
    }
    Some(men.concat())
}
