//! Answers to what somebody at the keyboard asks about the board.

use crate::app::{Question, State};
use crate::rules::{Piece, Position, Side, Square};

use super::board::BoardView;
use super::news::{status, told};
use super::players::PlayerView;
use super::words::Words;

/// What is said to `question` in `state`.
pub(super) fn answer(words: Words<'_>, state: &State, question: Question) -> String {
    let position = state.shown().position();
    match question {
        Question::Point => {
            let board = BoardView::new(state);
            let cell = board.cells.iter().find(|cell| cell.cursor);
            cell.map_or_else(String::new, |cell| words.cell(cell))
        }
        Question::LastMove => match state.shown().last() {
            Some(played) => told(words, played),
            None => words.text.get("answer-no-move"),
        },
        Question::Moves => targets(words, position, state.cursor, false),
        Question::Captures => targets(words, position, state.cursor, true),
        Question::Around => around(words, position, state.cursor),
        Question::Standing => standing(words, state),
    }
}

fn targets(words: Words<'_>, position: &Position, from: Square, captures: bool) -> String {
    let Some(piece) = position.piece_at(from) else { return words.text.get("answer-no-man") };
    let man = words.man(piece);
    if piece.side != position.turn() {
        return words.say(
            "why-other-turn",
            &[("man", words.the_man(piece).into()), ("side", words.side(position.turn()).into())],
        );
    }
    let legal = position.legal_moves();
    let to = legal.iter().filter(|mv| mv.from == from).map(|mv| mv.to);
    let named: Vec<String> = to
        .filter_map(|to| match position.piece_at(to) {
            Some(taken) => Some(words.placed(taken, to)),
            None => (!captures).then(|| words.point(to)),
        })
        .collect();
    let key = if captures { "answer-captures" } else { "answer-moves" };
    let values = [("man", man.into()), ("count", named.len().into()), ("points", words.list(&named).into())];
    words.say(key, &values)
}

/// Who attacks the point and who protects it: by the way men move, pins not looked at.
fn around(words: Words<'_>, position: &Position, at: Square) -> String {
    let of = |side: Side| -> Vec<String> {
        let men = position.men(side).filter(|(man, from)| *from != at && position.attacks(*man, *from, at));
        men.map(|(man, from)| words.placed(man.piece(), from)).collect()
    };
    let named = |piece: Piece| words.placed(piece, at);
    let [one, other] = match position.piece_at(at) {
        Some(piece) => [of(!piece.side), of(piece.side)],
        None => Side::ALL.map(of),
    };
    let list = |men: &[String]| words.list(men).into();
    match position.piece_at(at) {
        Some(piece) => words.say(
            "answer-around-man",
            &[
                ("man", named(piece).into()),
                ("attackers", one.len().into()),
                ("by", list(&one)),
                ("protectors", other.len().into()),
                ("from", list(&other)),
            ],
        ),
        None => words.say(
            "answer-around-point",
            &[
                ("at", words.point(at).into()),
                ("reds", one.len().into()),
                ("red", list(&one)),
                ("blacks", other.len().into()),
                ("black", list(&other)),
            ],
        ),
    }
}

fn standing(words: Words<'_>, state: &State) -> String {
    let mut parts = vec![status(words.text, state)];
    for side in Side::ALL {
        let captured = PlayerView::new(state, side).captured;
        let men: Vec<String> =
            captured.into_iter().flat_map(|(piece, count)| vec![words.man(piece); count]).collect();
        if !men.is_empty() {
            let label = words.text.with("player-captured", &[("side", words.side(side).into())]);
            parts.push(format!("{label}: {}", words.list(&men)));
        }
    }
    parts.join(". ")
}
