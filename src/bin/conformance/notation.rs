//! Moves as text: `{"write": [...], "read": [...]}`, squares with ranks 0 to 9.
//!
//! An entry of `write` has `fen`, `move` and the move in some notations, each of which is a case: it
//! must be written so, and read back as the move. What other libraries write (`cchess_...`) must be
//! read, if only as one of several meanings. An entry of `read` has `fen`, `text`, maybe a `dialect`
//! (`vi`, `fairy`, `wxf_1997`, `xqbase`), and `expect`, the legal moves the text may mean.

use serde_json::Value;

use chuhe::format::fen;
use chuhe::notation::chinese::{self, Script};
use chuhe::notation::wxf::Dialect;
use chuhe::notation::{self, Notation, Reading};
use chuhe::rules::{Move, Position};

/// The result of each case.
pub fn cases(text: &str) -> Vec<Result<(), String>> {
    let data: Value = match serde_json::from_str(text) {
        Ok(data) => data,
        Err(error) => return vec![Err(format!("not JSON: {error}"))],
    };
    let entries = |name: &str| data[name].as_array().cloned().unwrap_or_default().into_iter().enumerate();
    let mut results = Vec::new();
    for (n, entry) in entries("write") {
        let name = |problem| format!("write {n}: {problem}");
        match position(&entry).and_then(|position| Ok((position, listed(&entry["move"])?))) {
            Err(problem) => results.push(Err(name(problem))),
            Ok((position, mv)) => {
                let Some(fields) = entry.as_object() else { continue };
                results.extend(
                    fields
                        .iter()
                        .filter_map(|(field, text)| check_field(&position, mv, field, text.as_str()?))
                        .map(|result| result.map_err(name)),
                );
            }
        }
    }
    for (n, entry) in entries("read") {
        results.push(check_read(&entry).map_err(|problem| format!("read {n}: {problem}")));
    }
    if results.is_empty() {
        results.push(Err("no entry in `write` or `read`".to_string()));
    }
    results
}

fn position(entry: &Value) -> Result<Position, String> {
    let record = entry["fen"].as_str().ok_or("no text in `fen`")?;
    let setup = fen::parse(record).map_err(|error| error.to_string())?;
    Position::from_diagram(&setup).map_err(|error| format!("{record}: {error}"))
}

fn listed(value: &Value) -> Result<Move, String> {
    value.as_str().and_then(Move::from_iccs).ok_or(format!("no move {value}"))
}

/// None for a field that is no notation.
fn check_field(position: &Position, mv: Move, field: &str, expected: &str) -> Option<Result<(), String>> {
    let (written, reading): (String, Reading) = match field {
        "zh_five" => {
            let text = chinese::write_with_file(Script::Simplified, position, mv);
            (text, chinese::read(position, expected))
        }
        field if field.starts_with("cchess") => {
            let meant = chinese::read(position, expected).is_ok_and(|moves| moves.contains(&mv));
            return Some(if meant {
                Ok(())
            } else {
                Err(format!("{field}: {expected} is not read as {mv}"))
            });
        }
        field => {
            let notation = match field {
                "uci_pikafish" => Notation::Ucci,
                "uci_fairy" => Notation::Uci,
                "iccs" => Notation::Iccs,
                "wxf" => Notation::Wxf(Dialect::Rules2018),
                "wxf_1997" => Notation::Wxf(Dialect::Page1997),
                "xqbase" => Notation::Wxf(Dialect::Xqbase),
                "zh" => Notation::Chinese(Script::Simplified),
                "zh_trad" => Notation::Chinese(Script::Traditional),
                "san_fairy" => Notation::Western,
                "vi" => Notation::Vietnamese,
                _ => return None,
            };
            (notation.write(position, mv), notation.read(position, expected))
        }
    };
    Some(if written != expected {
        Err(format!("{field}: {mv} is written {written}, not {expected}"))
    } else if reading != Ok(vec![mv]) {
        Err(format!("{field}: {expected} is read as {reading:?}, not {mv}"))
    } else {
        Ok(())
    })
}

fn check_read(entry: &Value) -> Result<(), String> {
    let position = position(entry)?;
    let text = entry["text"].as_str().ok_or("no text in `text`")?;
    let reading = match entry["dialect"].as_str() {
        None => notation::read(&position, text),
        Some("vi") => notation::vietnamese::read(&position, text),
        Some("fairy") => notation::uci::read(&position, text),
        Some("wxf_1997") => notation::wxf::read(&position, text, Some(Dialect::Page1997)),
        Some("xqbase") => notation::wxf::read(&position, text, Some(Dialect::Xqbase)),
        Some(dialect) => return Err(format!("no dialect `{dialect}`")),
    };
    let mut expected = Vec::new();
    for mv in entry["expect"].as_array().ok_or("no list in `expect`")? {
        expected.push(listed(mv)?);
    }
    let mut found = reading.clone().unwrap_or_default();
    expected.sort();
    found.sort();
    if found == expected { Ok(()) } else { Err(format!("{text} is read as {reading:?}, not {expected:?}")) }
}
