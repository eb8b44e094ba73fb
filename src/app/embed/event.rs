//! What the page around the frame is told.
//!
//! Points and moves are ICCS text (ranks from 0), whatever labels the board has.

use serde::Serialize;

use crate::app::Why;
use crate::app::archive::ending_name;
use crate::game::Played;
use crate::notation::chinese::Script;
use crate::notation::{Notation, wxf};
use crate::referee::Conclusion;
use crate::rules::{IllegalMove, Position, Side};

/// Something that happened. Serialized as `{"type": "xq:move", "payload": {...}}`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", content = "payload", rename_all_fields = "camelCase")]
#[allow(missing_docs)]
pub enum Event {
    /// The board is there.
    #[serde(rename = "xq:ready")]
    Ready { version: u32, mode: &'static str, fen: String, ply: usize, path: String, turn: &'static str },
    /// Something that was asked for cannot be had. `parameter` is the attribute that says it.
    #[serde(rename = "xq:error")]
    Error { code: &'static str, parameter: Option<String>, message: String },
    /// How much room the board takes, in CSS pixels.
    #[serde(rename = "xq:resize")]
    Resize { width: u32, height: u32 },
    /// A man was picked up, or put down.
    #[serde(rename = "xq:select")]
    Select { point: Option<String>, moves: Vec<String> },
    /// A move was tried that is not allowed.
    #[serde(rename = "xq:illegal")]
    Illegal { from: Option<String>, to: String, reason: &'static str, message: String },
    /// A move was played.
    #[serde(rename = "xq:move")]
    Move {
        #[serde(flatten)]
        told: ToldMove,
        fen: String,
        ply: usize,
        path: String,
        by: &'static str,
    },
    /// Another position is on the board.
    #[serde(rename = "xq:change")]
    Change { fen: String, ply: usize, path: String, turn: &'static str },
    /// A general is attacked.
    #[serde(rename = "xq:check")]
    Check { side: &'static str },
    /// The game is over.
    #[serde(rename = "xq:end")]
    End { result: &'static str, reason: &'static str, ruleset: &'static str, message: String },
    /// A puzzle went on: `solved`, `failed` or `hint`.
    #[serde(rename = "xq:puzzle")]
    Puzzle {
        stage: &'static str,
        #[serde(rename = "move")]
        mv: Option<String>,
        mistakes: u32,
        hints: u32,
    },
    /// How far a task is done. Counts of right and wrong points are there once they were looked at.
    #[serde(rename = "xq:progress")]
    Progress { done: usize, of: usize, chosen: Vec<String>, right: Option<usize>, wrong: Option<usize> },
    /// What the engine sees.
    #[serde(rename = "xq:analysis")]
    Analysis(Analysis),
    /// The reader wants to go on in Chuhe.
    #[serde(rename = "xq:share")]
    Share { url: String, fen: String },
    /// The board came into sight, or went.
    #[serde(rename = "xq:visible")]
    Visible { visible: bool },
}

/// A move in the notations that programs and people use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct ToldMove {
    /// `h2e2`.
    #[serde(rename = "move")]
    pub mv: String,
    /// `h3e3`.
    pub uci: String,
    /// `C2=5`.
    pub wxf: String,
    /// `炮二平五`.
    pub chinese: String,
    /// Its letter in FEN.
    pub piece: char,
    pub captured: Option<char>,
    pub check: bool,
}

impl ToldMove {
    /// A move that was played in `before`.
    #[must_use]
    pub fn new(before: &Position, played: &Played) -> ToldMove {
        ToldMove {
            mv: played.mv.iccs(),
            uci: played.mv.uci(),
            wxf: Notation::Wxf(wxf::Dialect::Rules2018).write(before, played.mv),
            chinese: Notation::Chinese(Script::Traditional).write(before, played.mv),
            piece: played.man.piece().fen_char(),
            captured: played.captured.map(|man| man.piece().fen_char()),
            check: played.check,
        }
    }
}

/// Lines of the engine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Analysis {
    pub fen: String,
    pub depth: u8,
    pub nodes: u64,
    pub ms: u32,
    pub done: bool,
    /// The best first.
    pub lines: Vec<AnalysisLine>,
}

/// A line of the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct AnalysisLine {
    /// Hundredths of a soldier, seen from Red.
    pub units: Option<i32>,
    /// Plies until the game is decided, positive when Red wins.
    pub mate: Option<i32>,
    pub moves: Vec<String>,
}

/// A side's name in messages.
pub(super) fn side_name(side: Side) -> &'static str {
    side.fold("red", "black")
}

/// The reason of a refusal, for programs.
pub(super) fn reason_name(why: &Why) -> &'static str {
    match why {
        Why::Repetition(_) => "repetition",
        Why::OtherTurn => "other-turn",
        Why::EngineMoves => "not-your-move",
        Why::Over => "over",
        Why::Browsing => "browsing",
        Why::Unreadable(_) => "not-a-move",
        Why::NoSuchMove(_) => "no-such-move",
        Why::Ambiguous(_) => "ambiguous",
        Why::Rule(rule) => rule_name(rule),
    }
}

/// The rule that forbids a move, for programs.
pub(super) fn rule_name(rule: &IllegalMove) -> &'static str {
    match rule {
        IllegalMove::NothingThere { .. } => "nothing-there",
        IllegalMove::OpponentsMan { .. } => "opponents-man",
        IllegalMove::SameSquare { .. } => "same-point",
        IllegalMove::OwnManOnTarget { .. } => "own-man",
        IllegalMove::NotHowItMoves { .. } => "not-how-it-moves",
        IllegalMove::LegBlocked { .. } => "leg-blocked",
        IllegalMove::EyeBlocked { .. } => "eye-blocked",
        IllegalMove::WouldCrossRiver => "river",
        IllegalMove::LeavesPalace { .. } => "palace",
        IllegalMove::PathBlocked { .. } => "path-blocked",
        IllegalMove::WrongScreenCount { .. } => "screens",
        IllegalMove::SoldierBackward => "soldier-backward",
        IllegalMove::SoldierSidewaysBeforeRiver => "soldier-sideways",
        IllegalMove::GeneralsWouldFace { .. } => "generals-face",
        IllegalMove::StillInCheck { .. } => "still-in-check",
        IllegalMove::GeneralWouldBeAttacked { .. } => "would-be-attacked",
    }
}

/// Who won and why, for programs.
pub(super) fn result_names(conclusion: &Conclusion) -> (&'static str, &'static str) {
    (conclusion.outcome.winner().map_or("draw", side_name), ending_name(&conclusion.ending))
}
