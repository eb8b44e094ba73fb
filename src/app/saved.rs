//! Games as they are saved: text that every release after this one must read.

use serde::{Deserialize, Serialize};

use crate::format::fen;
use crate::game::{Clock, Game};
use crate::referee::{Conclusion, Ending, MoveLimit, Outcome, RulesetId};
use crate::rules::{BySide, Move, Position, Side};
use crate::search::Level;

use super::time::{out_of_time, time_from_text, time_text, times_from_text, times_text};
use super::{Seat, State};

/// What is saved of the program besides the choices in [`super::Prefs`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The game on the board.
    pub game: SavedGame,
    /// The game put aside for a link's position.
    #[serde(default)]
    pub parked: Option<SavedGame>,
    /// The link's record that was opened last, as it was written: loading its page again goes on
    /// with the game instead of opening it again.
    #[serde(default)]
    pub opened: Option<String>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// FEN of the position it began from.
    pub start: String,
    /// The moves in ICCS text without blanks, those taken back included.
    pub moves: String,
    /// How many of the moves are played.
    pub ply: usize,
    /// Name of the rule set; the default one if it is missing or not known any more.
    #[serde(default)]
    pub ruleset: String,
    /// After how many moves of each side without a capture the game is drawn, 0 for never; the rule
    /// set's own limit if it is missing.
    #[serde(default)]
    pub limit: Option<u16>,
    /// The engine's level where it plays Red.
    #[serde(default)]
    pub red_engine: Option<u8>,
    /// The engine's level where it plays Black.
    #[serde(default)]
    pub black_engine: Option<u8>,
    /// Whether Black sits at the bottom of the board.
    #[serde(default)]
    pub black_below: bool,
    /// Who gave up, as `w` or `b`.
    #[serde(default)]
    pub resigned: Option<char>,
    /// How the game ended by the players' will otherwise: `agreement`, or `time` and who had none
    /// left, as `time:w`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
    /// How time is given, see [`super::time::time_text`]; none without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<String>,
    /// What each side had after every ply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<String>,
    /// The number drawn when the game began.
    #[serde(default)]
    pub chance: u64,
    /// When the game began, in milliseconds since 1970; 0 if that is not known.
    #[serde(default)]
    pub begun_ms: u64,
}

/// A game read back.
pub(super) struct Restored {
    pub game: Game,
    pub seats: BySide<Seat>,
    pub bottom: Side,
    pub chance: u64,
    pub clock: Option<Clock>,
    /// Some of it could not be read; the rest is here.
    pub cut: bool,
}

impl Saved {
    /// Reads what [`Saved::to_text`] wrote.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Saved> {
        serde_json::from_str(text).ok()
    }

    /// The text to save.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Text keys, text and whole numbers only, so writing cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl SavedGame {
    /// The game on the board of `state`.
    #[must_use]
    pub fn of(state: &State) -> SavedGame {
        let game = &state.game;
        let engine = |side| match state.seats[side] {
            Seat::Person => None,
            Seat::Engine(level) => Some(level.number()),
        };
        let resigned = game.decided().and_then(|conclusion| match (&conclusion.ending, conclusion.outcome) {
            (Ending::Resignation, Outcome::Win(winner)) => Some((!winner).fen_char()),
            _ => None,
        });
        let ended = game.decided().and_then(|conclusion| match conclusion.ending {
            Ending::Agreement => Some("agreement".to_owned()),
            // Time runs for the side to move.
            Ending::Time => Some(format!("time:{}", game.turn().fen_char())),
            _ => None,
        });
        let clock = state.clock.as_deref();
        SavedGame {
            ended,
            time: clock.map(|clock| time_text(Some(clock.control()))),
            times: clock.map(|clock| times_text(clock, game.start().turn())),
            start: fen::write(&game.start().setup()),
            moves: game.line().iter().map(|played| played.mv.iccs()).collect(),
            ply: game.ply(),
            ruleset: game.ruleset().id.name().to_owned(),
            limit: Some(game.ruleset().limit.moves()),
            red_engine: engine(Side::Red),
            black_engine: engine(Side::Black),
            black_below: state.bottom == Side::Black,
            resigned,
            chance: state.chance,
            begun_ms: state.begun_ms,
        }
    }

    /// Whether there is anything to lose in it.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        !self.moves.is_empty()
    }

    /// Sets the game up again: as far as its moves can be read and are legal, or not at all if the
    /// start position is none.
    pub(super) fn restore(&self) -> Option<Restored> {
        let setup = fen::parse(&self.start).ok()?;
        let mut ruleset = RulesetId::from_name(&self.ruleset).unwrap_or_default().ruleset();
        if let Some(moves) = self.limit {
            ruleset = ruleset.with_limit(MoveLimit::from_moves(moves));
        }
        // What is left of a move that was cut off is no move either.
        let texts: Vec<Option<Move>> = self
            .moves
            .as_bytes()
            .chunks(4)
            .map(|text| std::str::from_utf8(text).ok().and_then(Move::from_iccs))
            .collect();
        let readable = texts.iter().map_while(|mv| *mv);
        let (mut game, illegal) = Game::of_moves(Position::from_study(&setup).ok()?, ruleset, readable);
        let cut = illegal.is_some() || game.line().len() < texts.len();
        game.go_to(self.ply);
        if let Some(side) = Side::ALL.into_iter().find(|side| Some(side.fen_char()) == self.resigned) {
            game.decide(Conclusion::resignation(side));
        }
        match self.ended.as_deref().map(|ended| ended.split_once(':').unwrap_or((ended, ""))) {
            Some(("agreement", _)) => game.decide(Conclusion::agreement()),
            Some(("time", _)) => game.decide(out_of_time(game.position(), game.turn())),
            _ => {}
        }
        let clock = self.time.as_deref().and_then(time_from_text).map(|control| {
            let times = times_from_text(self.times.as_deref().unwrap_or_default(), game.start().turn());
            let mut clock = Clock::restored(control, times, 0);
            clock.go_to(game.ply(), game.turn(), 0);
            clock.pause(0);
            clock
        });
        let seat = |level: Option<u8>| level.and_then(Level::new).map_or(Seat::Person, Seat::Engine);
        Some(Restored {
            game,
            seats: BySide { red: seat(self.red_engine), black: seat(self.black_engine) },
            bottom: if self.black_below { Side::Black } else { Side::Red },
            chance: self.chance,
            clock,
            cut,
        })
    }
}
