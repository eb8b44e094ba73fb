//! Openings: `{"openings": [...]}`, squares with ranks 0 to 9.
//!
//! Each entry has `code`, names, and a line as `moves_uci`, maybe also as `moves_wxf` and `moves_zh`, which
//! leads to `fen`. The line, its mirror, and other orders of its moves must be named so by our table.

use serde_json::Value;

use chuhe::format::fen;
use chuhe::game::Openings;
use chuhe::notation::line;
use chuhe::rules::{Move, Position, Side};

/// The table that the page ships.
const TABLE: &str = include_str!("../../../content/openings.txt");

/// The result of each entry.
pub fn cases(text: &str) -> Vec<Result<(), String>> {
    let table = match Openings::parse(TABLE) {
        Ok(table) => table,
        Err(error) => return vec![Err(format!("content/openings.txt: {error}"))],
    };
    let data: Value = match serde_json::from_str(text) {
        Ok(data) => data,
        Err(error) => return vec![Err(format!("not JSON: {error}"))],
    };
    match data["openings"].as_array() {
        Some(entries) => entries
            .iter()
            .map(|entry| {
                let code = entry["code"].as_str().unwrap_or("?");
                check(&table, code, entry).map_err(|problem| format!("{code}: {problem}"))
            })
            .collect(),
        None => vec![Err("no list in `openings`".to_string())],
    }
}

fn check(table: &Openings, code: &str, entry: &Value) -> Result<(), String> {
    let texts =
        |field: &str| -> Option<Vec<&str>> { entry[field].as_array()?.iter().map(Value::as_str).collect() };
    let moves = texts("moves_uci").ok_or("no list in `moves_uci`")?;
    let moves: Vec<Move> =
        moves.into_iter().map(Move::from_iccs).collect::<Option<_>>().ok_or("a move that is none")?;
    for field in ["moves_wxf", "moves_zh"] {
        if let Some(texts) = texts(field) {
            let line = line::read(&Position::start(), &texts);
            if line.moves != moves || line.stop.is_some() {
                return Err(format!("{field} is read as {:?}", line.moves));
            }
        }
    }
    let positions = positions(&moves).ok_or("a move is not legal")?;
    let end = positions.last().ok_or("no position")?.setup();
    if let Some(record) = entry["fen"].as_str() {
        let expected = fen::parse(record).map_err(|error| error.to_string())?;
        if (&end.board, end.turn) != (&expected.board, expected.turn) {
            return Err(format!("leads to {}", fen::write(&end)));
        }
    }
    expect(table, entry, "line", &positions)?;
    let mirrored: Vec<Move> = moves.iter().map(|mv| mv.mirrored()).collect();
    let mirrored = self::positions(&mirrored).ok_or("its mirror is not legal")?;
    expect(table, entry, "mirror", &mirrored)?;
    for order in other_orders(&moves) {
        // Another order may meet other openings on its way; it must arrive at this one.
        if let Some(positions) = self::positions(&order).filter(|positions| same_end(positions, &end)) {
            let last = &positions[positions.len() - 1..];
            expect(table, entry, "order", last)?;
        }
    }
    if table.group(&code[..code.len().min(2)]).is_none() {
        return Err("its group has no name".to_string());
    }
    Ok(())
}

fn same_end(positions: &[Position], end: &chuhe::rules::Setup) -> bool {
    positions.last().is_some_and(|position| position.setup().board == end.board)
}

fn positions(moves: &[Move]) -> Option<Vec<Position>> {
    let mut positions = vec![Position::start()];
    for mv in moves {
        positions.push(positions.last()?.play(*mv).ok()?);
    }
    Some(positions)
}

/// Lines in which a side plays two of its moves that follow each other in the other order.
fn other_orders(moves: &[Move]) -> Vec<Vec<Move>> {
    let side_of = |ply: usize| if ply.is_multiple_of(2) { Side::Red } else { Side::Black };
    let mut orders = Vec::new();
    for one in 0..moves.len() {
        for other in (one + 1..moves.len()).filter(|other| side_of(*other) == side_of(one)) {
            let mut order = moves.to_vec();
            order.swap(one, other);
            orders.push(order);
        }
    }
    orders
}

fn expect(table: &Openings, entry: &Value, what: &str, positions: &[Position]) -> Result<(), String> {
    let opening = table.of_game(positions).ok_or(format!("{what}: not found"))?;
    for (field, found) in
        [("code", &opening.code), ("name_zh", &opening.names.chinese), ("name_en", &opening.names.english)]
    {
        if let Some(expected) = entry[field].as_str().filter(|expected| expected != found) {
            return Err(format!("{what}: {field} {found} instead of {expected}"));
        }
    }
    Ok(())
}
