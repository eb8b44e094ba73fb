//! Files with games: a folder whose `index.json` says what each file holds, squares with ranks 0 to 9.
//!
//! Of each entry of `files` these fields are read: `file`; `expect`, for one that must be refused; else,
//! for the game or for each of `games` of a library, `start_fen`, `plies` (moves of the main line as
//! stored), `legal_plies` (those that are kept), `moves_uci`, `final_fen`, `ends`, `result`, `headers`,
//! `tree_moves`, `lines`, `comments`, `first_comment`; and of libraries `library_name`.

use std::path::Path;

use serde_json::Value;

use chuhe::format::{self, FlawKind, Header, Record, fen, outcome};
use chuhe::game::NodeId;
use chuhe::rules::{Move, Setup};

/// The result of each file; `path` is the index, `text` its content.
pub fn cases(path: &Path, text: &str) -> Vec<Result<(), String>> {
    let index: Value = match serde_json::from_str(text) {
        Ok(index) => index,
        Err(error) => return vec![Err(format!("not JSON: {error}"))],
    };
    let folder = path.parent().unwrap_or(Path::new(""));
    match index["files"].as_array() {
        Some(files) => files
            .iter()
            .map(|entry| {
                let name = entry["file"].as_str().unwrap_or("?");
                check(folder, name, entry).map_err(|problem| format!("{name}: {problem}"))
            })
            .collect(),
        None => vec![Err("no list in `files`".to_string())],
    }
}

fn check(folder: &Path, name: &str, entry: &Value) -> Result<(), String> {
    let file = std::fs::read(folder.join(name)).map_err(|error| error.to_string())?;
    let records = match (format::open(file), entry["expect"].is_string()) {
        (Err(_), true) => return Ok(()),
        (Ok(_), true) => return Err("must be refused".to_string()),
        (Err(error), false) => return Err(error.to_string()),
        (Ok(records), false) => records,
    };
    if let Some(title) = entry["library_name"].as_str() {
        same("name", records.title(), title)?;
    }
    let mut found = Vec::new();
    for record in records {
        found.push(record.map_err(|error| error.to_string())?);
    }
    let expected = entry["games"].as_array().map_or_else(|| vec![entry], |games| games.iter().collect());
    same("records", found.len(), expected.len())?;
    for (n, (record, expected)) in found.iter().zip(&expected).enumerate() {
        check_record(record, expected).map_err(|problem| format!("game {}: {problem}", n + 1))?;
    }
    Ok(())
}

fn same<T: PartialEq<U> + std::fmt::Debug, U: std::fmt::Debug>(
    what: &str,
    found: T,
    expected: U,
) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?} instead of {expected:?}")) }
}

fn check_record(record: &Record, expected: &Value) -> Result<(), String> {
    let number = |field: &str| expected[field].as_u64().map(|number| number as usize);
    if let Some(record_text) = expected["start_fen"].as_str() {
        same("start", board_and_side(&record.start), record_text)?;
    }
    let main = record.tree.main_line();
    if let Some(plies) = number("legal_plies") {
        same("legal plies", main.len(), plies)?;
    }
    let dropped = |kind: &FlawKind| match kind {
        FlawKind::Move { dropped, .. } | FlawKind::Start { dropped, .. } => *dropped,
        _ => 0,
    };
    let dropped: usize = record.flaws.iter().map(|flaw| dropped(&flaw.kind)).sum();
    if let Some(plies) = number("plies").filter(|plies| *plies != main.len()) {
        same("plies with dropped ones", main.len() + dropped, plies)?;
    }
    let moves: Vec<Move> = expected["moves_uci"]
        .as_array()
        .map(|moves| moves.iter().filter_map(|mv| Move::from_iccs(mv.as_str()?)).collect())
        .unwrap_or_default();
    same("moves", &main[..], &moves[..main.len().min(moves.len())])?;
    if let Some(text) = expected["final_fen"].as_str() {
        let reached = record.final_position().ok_or("the start cannot be played")?;
        same("end", board_and_side(&reached.setup()), text)?;
        let ends = match () {
            () if reached.is_mate() => "checkmate",
            () if reached.is_stalemate() => "stalemate",
            () => "none",
        };
        if let Some(expected) = expected["ends"].as_str() {
            same("ends", ends, expected)?;
        }
    }
    // An open result of CBF means that whoever made the index did not look for it.
    if let Some(result) =
        expected["result"].as_str().filter(|result| *result != "*" || expected["format"] != "cbf")
    {
        same("result", outcome::write(record.outcome), result)?;
    }
    if let Some(moves) = number("tree_moves") {
        same("moves of the tree", record.tree.len() + dropped, moves)?;
    }
    if let Some(lines) = number("lines").filter(|_| dropped == 0) {
        same("lines", record.tree.lines(), lines)?;
    }
    if let Some(comments) = number("comments").filter(|_| dropped == 0) {
        let written = |node: &NodeId| !record.tree.value(*node).comment.is_empty();
        let nodes = std::iter::once(NodeId::ROOT).chain(record.tree.walk());
        same("comments", nodes.filter(written).count(), comments)?;
    }
    if let Some(comment) = expected["first_comment"].as_str() {
        let comment = comment.replace("\r\n", "\n");
        let found = &record.tree.value(NodeId::ROOT).comment;
        if !found.starts_with(comment.trim()) {
            return Err(format!("first comment: {found:?} does not begin with {comment:?}"));
        }
    }
    for (name, value) in expected["headers"].as_object().into_iter().flatten() {
        let (Some(header), Some(value)) = (header(name), value.as_str()) else { continue };
        same(name, record.headers.get(header), value.trim())?;
    }
    if let Some(title) = expected["title"].as_str() {
        same("title", record.headers.get(Header::Title), title.trim())?;
    }
    Ok(())
}

fn board_and_side(setup: &Setup) -> String {
    format!("{} {}", fen::write_board(&setup.board), setup.turn.fen_char())
}

fn header(name: &str) -> Option<Header> {
    Some(match name {
        "title" | "name" => Header::Title,
        "event" => Header::Event,
        "site" => Header::Site,
        "date" => Header::Date,
        "round" => Header::Round,
        "red" => Header::Red,
        "redteam" => Header::RedTeam,
        "redelo" => Header::RedRating,
        "redtime" => Header::RedTime,
        "black" => Header::Black,
        "blackteam" => Header::BlackTeam,
        "blackelo" => Header::BlackRating,
        "blacktime" => Header::BlackTime,
        "rule" | "timecontrol" => Header::TimeControl,
        "open" | "opening" => Header::Opening,
        "variation" => Header::Variation,
        "ecco" => Header::Ecco,
        "cat" => Header::Category,
        "ending" => Header::Ending,
        "annotator" => Header::Annotator,
        "author" => Header::Author,
        _ => return None,
    })
}
