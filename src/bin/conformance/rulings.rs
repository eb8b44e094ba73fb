//! Repetitions and their verdicts: a JSON array of cases, squares with ranks 1 to 10.
//!
//! Of each case these fields are read: `id`, `ruleset` (`WXF`, `AXF`, or `CXA` with a year), `fen`,
//! `moves`, `verdict` (`loss` with `side`, `draw`, or `disputed`, which asserts nothing but that
//! the moves are legal and repeat), `final_fen`.

use serde_json::Value;

use chuhe::format::fen;
use chuhe::referee::{Ending, History, Outcome, Ruleset, Status, repetition};
use chuhe::rules::{Move, Position, Side};

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
    let text = |field: &str| case[field].as_str().ok_or(format!("no text in `{field}`"));
    let ruleset = match text("ruleset")? {
        "WXF" | "AXF" => Ruleset::ASIAN,
        name if name.starts_with("CXA") => Ruleset::CHINESE,
        name => return Err(format!("no rule set `{name}`")),
    };
    let expected = match (text("verdict")?, case["side"].as_str()) {
        ("draw", _) => Some(Outcome::Draw),
        ("loss", Some("red")) => Some(Outcome::Win(Side::Black)),
        ("loss", Some("black")) => Some(Outcome::Win(Side::Red)),
        ("disputed", _) => None,
        (verdict, side) => return Err(format!("no verdict: `{verdict}` with side {side:?}")),
    };
    let setup = fen::parse(text("fen")?).map_err(|error| error.to_string())?;
    let start = Position::from_study(&setup).map_err(|error| error.to_string())?;
    let mut history = History::new(start);
    let moves = case["moves"].as_array().ok_or("no list in `moves`")?;
    for (n, mv) in moves.iter().enumerate() {
        if let Some(Status::Over(conclusion)) = repetition::judge(&history, &ruleset) {
            return Err(format!("over before move {}: {conclusion:?}", n + 1));
        }
        let mv = mv.as_str().and_then(Move::from_uci).ok_or(format!("move {}: cannot read {mv}", n + 1))?;
        history.play(mv).map_err(|reason| format!("move {}: {}: {reason:?}", n + 1, mv.uci()))?;
    }
    if let Some(record) = case["final_fen"].as_str() {
        let expected = fen::parse(record).map_err(|error| error.to_string())?;
        let reached = history.position().setup();
        if (&expected.board, expected.turn) != (&reached.board, reached.turn) {
            return Err(format!("leads to {}, not to {record}", fen::write(&reached)));
        }
    }
    match repetition::judge(&history, &ruleset) {
        None | Some(Status::Going(_)) => Err("no repetition was judged".to_owned()),
        Some(Status::Over(conclusion)) => match conclusion.ending {
            Ending::Repetition(_) if expected.is_none_or(|expected| expected == conclusion.outcome) => Ok(()),
            Ending::Repetition(verdict) => Err(format!(
                "expected {:?}, ruled {:?}: {:?}",
                expected, conclusion.outcome, verdict.accounts
            )),
            ending => Err(format!("ended by {ending:?}")),
        },
    }
}
