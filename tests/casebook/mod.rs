//! Reads the cases of `data/rulings` (see the README there), for the tests that play them.

// Each test program uses its part of this.
#![allow(dead_code)]

use std::fs;
use std::path::Path;

use chuhe::format::fen;
use chuhe::referee::{Decision, DrawReason, History, Offence, RulesetId};
use chuhe::rules::{Move, Position, Setup, Side};

pub mod slow_judge;

/// One repetition with its verdicts.
#[derive(Clone, Debug)]
pub struct Case {
    /// File and name, for messages.
    pub name: String,
    /// Where the moves begin.
    pub start: Setup,
    /// The moves up to the ply judged.
    pub moves: Vec<Move>,
    /// The rule text and diagram it shows, as far as the file says.
    pub article: String,
    /// The verdict under each rule set for which one is stated.
    pub verdicts: Vec<(RulesetId, Decision)>,
    /// Whether the sources conflict.
    pub disputed: bool,
}

impl Case {
    /// The game up to the ply judged.
    pub fn history(&self) -> History {
        play(&self.start, &self.moves).unwrap_or_else(|problem| panic!("{}: {problem}", self.name))
    }

    /// The verdict stated for a rule set.
    pub fn verdict(&self, ruleset: RulesetId) -> Option<Decision> {
        self.verdicts.iter().find(|(id, _)| *id == ruleset).map(|(_, decision)| *decision)
    }
}

/// A game from a setup, unreachable points allowed.
pub fn play(start: &Setup, moves: &[Move]) -> Result<History, String> {
    let start = Position::from_study(start).map_err(|error| error.to_string())?;
    History::of_moves(start, moves.iter().copied()).map_err(|error| format!("{error:?}"))
}

/// All cases of all files, by file and place.
pub fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/rulings");
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    let mut cases = Vec::new();
    for path in files {
        let file = path.file_stem().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let blocks = lines.split(|line| line.trim().is_empty()).filter(|block| !block.is_empty());
        cases.extend(blocks.map(|block| read(file, block)));
    }
    cases
}

fn read(file: &str, block: &[&str]) -> Case {
    let mut case = Case {
        name: file.to_owned(),
        start: Setup::empty(),
        moves: Vec::new(),
        article: String::new(),
        verdicts: Vec::new(),
        disputed: false,
    };
    for line in block {
        let fault = || format!("{}: cannot read `{line}`", case.name);
        let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("{}", fault()));
        let value = value.trim();
        match key {
            "case" => case.name = format!("{file}/{value}"),
            "article" => case.article = value.to_owned(),
            "source" | "about" | "reason" => {}
            "disputed" => case.disputed = true,
            "fen" => case.start = fen::parse(value).unwrap_or_else(|_| panic!("{}", fault())),
            "moves" => {
                let moves: Option<Vec<Move>> = value.split_whitespace().map(Move::from_iccs).collect();
                case.moves = moves.unwrap_or_else(|| panic!("{}", fault()));
            }
            _ => {
                let ruleset = RulesetId::from_name(key).unwrap_or_else(|| panic!("{}", fault()));
                let verdict = decision(value).unwrap_or_else(|| panic!("{}", fault()));
                case.verdicts.push((ruleset, verdict));
            }
        }
    }
    assert!(!case.moves.is_empty() && !case.verdicts.is_empty(), "{}: incomplete", case.name);
    case
}

fn decision(text: &str) -> Option<Decision> {
    Some(match text {
        "draw, no offence" => Decision::Draw(DrawReason::NoOffence),
        "draw, both offend" => Decision::Draw(DrawReason::BothOffend),
        "goes on" => Decision::PlayOn,
        _ => {
            let (what, offence) = text.split_once(", ")?;
            let offence = match offence {
                "perpetual check" => Offence::PerpetualCheck,
                "perpetual chase" => Offence::PerpetualChase,
                "perpetual undermining" => Offence::PerpetualUndermining,
                "perpetual attack" => Offence::PerpetualAttack,
                "repeated check" => Offence::RepeatedCheck,
                _ => return None,
            };
            match what {
                "red loses" => Decision::Loses { side: Side::Red, offence },
                "black loses" => Decision::Loses { side: Side::Black, offence },
                "red refused" => Decision::Refused { side: Side::Red, offence },
                "black refused" => Decision::Refused { side: Side::Black, offence },
                _ => return None,
            }
        }
    })
}
