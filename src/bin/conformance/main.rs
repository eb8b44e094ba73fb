//! Runs data files with expected results against the library: `conformance KIND PATH`.
//!
//! A folder stands for its `index.json`. Prints one line for each failing case and a last line `N passed, M failed`; the exit status is 1
//! if any failed, 2 if the file could not be read.

use std::path::PathBuf;
use std::process::ExitCode;

use chuhe::format::fen;
use chuhe::rules::{Position, perft};

mod endings;
mod games;
mod notation;
mod openings;
mod rulings;

const USAGE: &str = "usage: conformance perft|rulings|endings|notation|games|openings PATH";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kind, path] = &arguments[..] else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let mut path = PathBuf::from(path);
    if path.is_dir() {
        path.push("index.json");
    }
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            return ExitCode::from(2);
        }
    };
    let results = match kind.as_str() {
        "perft" => perft_cases(&text),
        "rulings" => rulings::cases(&text),
        "endings" => endings::cases(&text),
        "notation" => notation::cases(&text),
        "games" => games::cases(&path, &text),
        "openings" => openings::cases(&text),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let failures: Vec<&String> = results.iter().filter_map(|result| result.as_ref().err()).collect();
    for failure in &failures {
        println!("{failure}");
    }
    println!("{} passed, {} failed", results.len() - failures.len(), failures.len());
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// One case for each count of `FEN ;D1 n ;D2 n ...` lines; `#` begins a comment.
fn perft_cases(text: &str) -> Vec<Result<(), String>> {
    let mut results = Vec::new();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let place = format!("line {}", index + 1);
        let mut fields = line.split(';').map(str::trim);
        let record = fields.next().unwrap_or_default();
        if record.is_empty() {
            continue;
        }
        let position = match fen::parse(record) {
            Ok(setup) => Position::from_study(&setup).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let position = match position {
            Ok(position) => position,
            Err(error) => {
                results.push(Err(format!("{place}: {error}: {record}")));
                continue;
            }
        };
        for field in fields {
            results.push(perft_case(&position, field).map_err(|error| format!("{place}: {error}: {record}")));
        }
    }
    results
}

/// `D3 79666`.
fn perft_case(position: &Position, field: &str) -> Result<(), String> {
    let (depth, nodes) = field
        .strip_prefix('D')
        .and_then(|rest| rest.split_once(' '))
        .and_then(|(depth, nodes)| Some((depth.parse().ok()?, nodes.trim().parse::<u64>().ok()?)))
        .ok_or_else(|| format!("{field:?} is not of the form `D3 79666`"))?;
    let found = perft(position, depth);
    if found == nodes { Ok(()) } else { Err(format!("D{depth}: {found} instead of {nodes}")) }
}
