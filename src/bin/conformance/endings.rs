//! Single positions: their legal moves, whether they are over, and who can still win. A JSON array
//! of cases, squares with ranks 1 to 10.
//!
//! Fields read, each only if present: `legal_moves` (complete), `rejected_moves`, `in_check`, `result`
//! (`checkmate` or `stalemate` with `loser`, or `ongoing`), `insufficient` (for each side, whether it
//! lacks any man that could win). A case marked `unreachable` is no legal position and states only
//! the last.

use serde_json::Value;

use chuhe::format::fen;
use chuhe::referee::{Conclusion, Ending, History, Ruleset, Status, judge, material};
use chuhe::rules::{Move, Position, Setup, Side};

/// The result of each case.
pub fn cases(text: &str) -> Vec<Result<(), String>> {
    match serde_json::from_str::<Vec<Value>>(text) {
        Ok(cases) => cases
            .iter()
            .enumerate()
            .map(|(n, case)| {
                let id = case["id"].as_str().map_or_else(|| format!("case {n}"), str::to_owned);
                check(case).map_err(|problem| format!("{id}: {problem}"))
            })
            .collect(),
        Err(error) => vec![Err(format!("not an array of cases: {error}"))],
    }
}

fn check(case: &Value) -> Result<(), String> {
    let record = case["fen"].as_str().ok_or("no text in `fen`")?;
    let setup = fen::parse(record).map_err(|error| error.to_string())?;
    check_material(case, &setup)?;
    if matches!(case["unreachable"], Value::Null | Value::Bool(false)) {
        let position = Position::from_study(&setup).map_err(|error| error.to_string())?;
        check_moves(case, &position)?;
        check_result(case, &position)?;
    }
    Ok(())
}

/// By side name: an object `{"red": .., "black": ..}` or a pair, Red's first.
fn check_material(case: &Value, setup: &Setup) -> Result<(), String> {
    for (n, (side, name)) in [(Side::Red, "red"), (Side::Black, "black")].into_iter().enumerate() {
        let stated = &case["insufficient"];
        let Some(expected) = stated[name].as_bool().or_else(|| stated[n].as_bool()) else { continue };
        let insufficient = !material::has_attacker(&setup.board, side);
        if insufficient != expected {
            return Err(format!("insufficient for {name}: expected {expected}, found {insufficient}"));
        }
    }
    Ok(())
}

fn check_moves(case: &Value, position: &Position) -> Result<(), String> {
    let listed = |field: &str| -> Result<Option<Vec<Move>>, String> {
        let Some(moves) = case[field].as_array() else { return Ok(None) };
        let read = |mv: &Value| mv.as_str().and_then(Move::from_uci).ok_or(format!("cannot read {mv}"));
        moves.iter().map(read).collect::<Result<_, _>>().map(Some)
    };
    let found = position.legal_moves();
    if let Some(expected) = listed("legal_moves")? {
        let text = |moves: &mut dyn Iterator<Item = &Move>| moves.map(|mv| mv.uci()).collect::<Vec<_>>();
        let missing = text(&mut expected.iter().filter(|mv| !found.contains(mv)));
        let surplus = text(&mut found.iter().filter(|mv| !expected.contains(mv)));
        if !missing.is_empty() || !surplus.is_empty() {
            return Err(format!("legal moves: missing {missing:?}, surplus {surplus:?}"));
        }
    }
    for mv in listed("rejected_moves")?.unwrap_or_default() {
        if position.is_legal(mv) || position.why_illegal(mv.from, mv.to).is_none() {
            return Err(format!("{} is played", mv.uci()));
        }
    }
    match case["in_check"].as_bool() {
        Some(expected) if expected != position.in_check() => {
            Err(format!("in check: expected {expected}, found {}", !expected))
        }
        _ => Ok(()),
    }
}

fn check_result(case: &Value, position: &Position) -> Result<(), String> {
    let loser = match case["loser"].as_str() {
        Some("red") => Some(Side::Red),
        Some("black") => Some(Side::Black),
        _ => None,
    };
    let status = judge(&History::new(position.clone()), &Ruleset::default());
    let lost_by = |ending: Ending| {
        let side = loser.unwrap_or(position.turn());
        status == Status::Over(Conclusion::lost_by(side, ending))
    };
    let right = match case["result"].as_str() {
        Some("checkmate") => lost_by(Ending::Checkmate),
        Some("stalemate") => lost_by(Ending::Stalemate),
        // A dead position has moves, too, and the file does not call it an end.
        Some("ongoing") => match status.conclusion() {
            None => true,
            Some(conclusion) => conclusion.ending == Ending::DeadPosition,
        },
        None => true,
        Some(result) => return Err(format!("no result `{result}`")),
    };
    if right { Ok(()) } else { Err(format!("result: expected {}, judged {status:?}", case["result"])) }
}
