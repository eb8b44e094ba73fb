//! All that the program knows.

use std::rc::Rc;

use crate::format::fen::{self, FenError};
use crate::game::{Clock, Game};
use crate::protocol::{Job, JobId, Limits, Report, Task};
use crate::referee::{Conclusion, Ending, Foresight, Verdict};
use crate::rules::{BySide, Fault, IllegalMove, Move, Side, Square};

use super::archive::Kept;
use super::store::StoreError;
use super::{Advice, BadStart, EngineFault, Lang, Omen, Prefs, Replay, Saved, SavedGame, Seat};

/// All that the program knows. Cheap to clone: its big parts are shared.
#[derive(Clone, Debug)]
pub struct State {
    /// The game on the board.
    pub game: Rc<Game>,
    /// Who plays it.
    pub seats: BySide<Seat>,
    /// The side at the bottom of the board.
    pub bottom: Side,
    /// Drawn when the game began; makes the engine vary from game to game.
    pub chance: u64,
    /// The point whose man is picked up.
    pub picked: Option<Square>,
    /// What the rule set has to say about the moves of the man that is picked up.
    pub foreseen: Rc<[(Move, Foresight)]>,
    /// The repetition that is shown on the board instead of the game.
    pub replay: Option<Replay>,
    /// An earlier position of the game that is looked at.
    pub browsed: Option<Rc<Game>>,
    /// The move that waits to be confirmed.
    pub pending: Option<Move>,
    /// What the engine was asked about the position, and its answer.
    pub advice: Option<Advice>,
    /// The players' time, if the game is played with a clock.
    pub clock: Option<Rc<Clock>>,
    /// What time it was when the last action came, in milliseconds since the page opened.
    pub now_ms: u64,
    /// The keyboard's place on the board.
    pub cursor: Square,
    /// The move that was just refused.
    pub refusal: Option<Refusal>,
    /// How the engine is.
    pub engine: EngineState,
    /// Counts up whenever the engine's task becomes another one.
    pub task: u32,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Standing notices, oldest first.
    pub notices: Vec<Notice>,
    /// What was last told to those who listen.
    pub news: News,
    /// Counts the news, so that the same words twice are told twice.
    pub news_count: u32,
    /// Whether this is a first visit, on which language and pieces are asked for.
    pub welcome: bool,
    /// When the game on the board began, in milliseconds since 1970; names it among the kept ones.
    pub begun_ms: u64,
    /// When the page opened, in milliseconds since 1970.
    pub opened_ms: u64,
    /// What the person has chosen.
    pub prefs: Prefs,
    /// The language where none was chosen: the link's or the browser's.
    pub default_lang: Lang,
    /// What is spoken instead, because the texts of the language that is wanted are not to be had.
    pub spoken: Option<Lang>,
    /// Whether another build of the page waits to be used.
    pub release: Release,
    /// The game put aside for the position of a link.
    pub parked: Option<Rc<SavedGame>>,
    /// The record of the link that was opened last.
    pub opened: Option<Rc<str>>,
}

/// Of a period, so much is not thought away.
const PERIOD_KEPT_MS: u64 = 1_000;
/// Of the main time, so much is not thought away.
const CLOCK_KEPT_MS: u64 = 200;

/// How the engine is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineState {
    /// Whether it has said that it listens.
    pub ready: bool,
    /// Engines lost without a move in between.
    pub losses: u8,
    /// It was given up: too many were lost.
    pub off: Option<EngineFault>,
    /// The newest line of the search that is running, or of the one that led to the last move,
    /// with the side that searched.
    pub seen: Option<(Side, Rc<Report>)>,
}

impl EngineState {
    /// So many engines in a row may be lost before it is given up.
    pub const LOSSES_MAX: u8 = 3;
}

/// Another build of the page. It is offered when no game goes on, and found in the settings always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Release {
    /// None is known.
    #[default]
    Current,
    /// It is ready, and waits until somebody wants it.
    Offered,
    /// Somebody wants it.
    Taken,
}

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Choose a new game.
    NewGame {
        /// Whether it should begin where the board stands.
        here: bool,
    },
    /// Choose language, looks and labels.
    Settings,
    /// Whether to give up.
    Resign,
    /// Whether the other player at the board agrees to a draw.
    Draw,
    /// The games that are kept, and their statistics.
    Games,
    /// How the game ended.
    Result,
    /// How the board is used by keyboard, and what its marks mean.
    Help,
    /// What to write into one's own page to have the board there.
    Snippet,
    /// The rule sets side by side, with the example from which somebody comes back.
    Rules {
        /// Its place in [`super::casebook::CASES`].
        case: Option<usize>,
    },
}

/// Something that stays on the page until it is put away.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The game cannot be saved here.
    NotSaved(StoreError),
    /// Part of what was saved could not be read; it was put aside.
    Damaged,
    /// The texts of this language are not to be had.
    NoTexts(Lang),
    /// Another build of the page is ready.
    Release,
    /// The engine was lost and another one took over.
    EngineReplaced(EngineFault),
    /// The engine was given up.
    EngineOff(EngineFault),
    /// An earlier game was put aside and waits.
    Parked,
    /// The link's position cannot be read.
    BadFen {
        /// What is wrong, and where.
        error: FenError,
    },
    /// The link's position can be read but not be played.
    BadSetup {
        /// All that is wrong with it.
        faults: Vec<Fault>,
    },
    /// The link's position is on the board although men stand where they cannot get to.
    OddSetup {
        /// Which men.
        faults: Vec<Fault>,
    },
}

impl Notice {
    /// What is wrong with a start.
    pub(super) fn of_bad_start(bad: BadStart) -> Notice {
        match bad {
            BadStart::Fen(error) => Notice::BadFen { error },
            BadStart::Setup(faults) => Notice::BadSetup { faults },
        }
    }

    /// Whether it is about the position of a link that was opened.
    pub(super) fn is_about_a_link(&self) -> bool {
        matches!(self, Notice::BadFen { .. } | Notice::BadSetup { .. } | Notice::OddSetup { .. })
    }
}

/// A move that was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The point that was pressed.
    pub at: Square,
    /// The man that was to move, if one was picked up.
    pub from: Option<Square>,
    /// Why it was refused.
    pub why: Why,
}

/// Why a press on the board did nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// A rule of movement.
    Rule(IllegalMove),
    /// The rule set's rule on repetition, with what it would say after the move.
    Repetition(Rc<Verdict>),
    /// The man belongs to the side that is not to move.
    OtherTurn,
    /// The engine is to move.
    EngineMoves,
    /// The game is over.
    Over,
    /// An earlier position is looked at.
    Browsing,
    /// What was typed is no move.
    Unreadable(Rc<str>),
    /// What was typed fits no man of the side to move.
    NoSuchMove(Rc<str>),
    /// What was typed may mean any of these moves.
    Ambiguous(Rc<[Move]>),
}

/// What there is to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing yet.
    Nothing,
    /// A game has begun.
    Began,
    /// The last move of the game was played.
    Moved,
    /// Moves were taken back.
    TakenBack,
    /// Moves that had been taken back were played again.
    Replayed,
    /// The board was turned.
    Turned,
    /// A man was picked up.
    Picked(Square),
    /// The man was put down where it stood.
    PutDown,
    /// The game ended by a player's will.
    Concluded,
    /// A move waits to be confirmed.
    Pending,
    /// The engine has answered a question.
    Advised,
    /// The clock was stopped.
    ClockPaused,
    /// The clock goes on.
    ClockGoesOn,
    /// Another position of the game is looked at.
    Browsed,
    /// Somebody wants to hear something about the board.
    Asked(Question),
}

/// What somebody wants to hear about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The point under the keyboard's place.
    Point,
    /// The last move.
    LastMove,
    /// Where the man under the keyboard's place can go.
    Moves,
    /// What it can capture.
    Captures,
    /// Who attacks and who protects the point under the keyboard's place.
    Around,
    /// Who is to move, and what was captured.
    Standing,
}

impl State {
    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.game.turn()
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn conclusion(&self) -> Option<&Conclusion> {
        self.game.conclusion()
    }

    /// What is on the board: the game where it stands, where it is looked at, or what is replayed.
    #[must_use]
    pub fn shown(&self) -> &Game {
        match (&self.replay, &self.browsed) {
            (Some(replay), _) => &replay.game,
            (None, Some(browsed)) => browsed,
            (None, None) => &self.game,
        }
    }

    /// Whether the board shows the game where it stands.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.replay.is_none() && self.browsed.is_none()
    }

    /// What a move of the picked man would bring by the repetition rule.
    #[must_use]
    pub fn omen(&self, mv: Move) -> Option<Omen> {
        let (_, foresight) = self.foreseen.iter().find(|(foreseen, _)| *foreseen == mv)?;
        Omen::of(foresight, self.turn())
    }

    /// The verdict on a repetition that matters now: by which the last try was refused, by which
    /// the game ended, or which is about to come.
    #[must_use]
    pub fn ruling(&self) -> Option<&Rc<Verdict>> {
        if let Some(Refusal { why: Why::Repetition(verdict), .. }) = &self.refusal {
            return Some(verdict);
        }
        match self.conclusion().map(|conclusion| &conclusion.ending) {
            Some(Ending::Repetition(verdict)) => Some(verdict),
            Some(_) => None,
            None => self.game.warning().map(|warning| &warning.verdict),
        }
    }

    /// Whether somebody at the page moves for `side`: its own player, or anybody where the engine
    /// was given up.
    #[must_use]
    pub fn person_plays(&self, side: Side) -> bool {
        self.seats[side] == Seat::Person || self.engine.off.is_some()
    }

    /// Whether somebody at the page is to move.
    #[must_use]
    pub fn person_to_move(&self) -> bool {
        self.conclusion().is_none() && self.person_plays(self.turn())
    }

    /// The side of the one person at the page; none if there are two, or none.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        match (self.seats.red, self.seats.black) {
            (Seat::Person, Seat::Engine(_)) => Some(Side::Red),
            (Seat::Engine(_), Seat::Person) => Some(Side::Black),
            _ => None,
        }
    }

    /// The language the page speaks.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.spoken.or(self.prefs.lang).unwrap_or(self.default_lang)
    }

    /// The ply that taking back would go to: one's own last decision.
    #[must_use]
    pub fn take_back_to(&self) -> Option<usize> {
        let ply = self.game.ply();
        (0..ply).rev().find(|ply| self.person_decides(*ply))
    }

    /// The ply that playing again would go to.
    #[must_use]
    pub fn redo_to(&self) -> Option<usize> {
        let end = self.game.line().len();
        let ply = self.game.ply();
        (ply + 1..=end).find(|ply| *ply == end || self.person_decides(*ply))
    }

    fn person_decides(&self, ply: usize) -> bool {
        self.game.position_at(ply).is_some_and(|position| self.person_plays(position.turn()))
    }

    /// The side that would give up now, if anybody can.
    #[must_use]
    pub fn may_resign(&self) -> Option<Side> {
        if self.conclusion().is_some() {
            return None;
        }
        match self.seats[self.turn()] {
            Seat::Person => Some(self.turn()),
            Seat::Engine(_) => self.only_person(),
        }
    }

    /// Whether the engine is wanted and not given up.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.engine_level().is_some()
    }

    fn engine_level(&self) -> Option<u8> {
        if self.engine.off.is_some() || self.conclusion().is_some() || self.is_paused() {
            return None;
        }
        match self.seats[self.turn()] {
            Seat::Engine(level) => Some(level.number()),
            Seat::Person => None,
        }
    }

    /// What the engine should be searching now. Another [`JobId`] means another search.
    #[must_use]
    pub fn engine_wish(&self) -> Option<Job> {
        let Some(level) = self.engine_level() else { return self.advice_wish() };
        Some(Job {
            id: JobId(self.task),
            start: fen::write(&self.game.start().setup()),
            moves: self.game.played().iter().map(|played| played.mv.iccs()).collect(),
            ruleset: self.game.ruleset().id.name().to_owned(),
            limit: Some(self.game.ruleset().limit.moves()),
            task: Task::Play {
                level,
                seed: self.chance.wrapping_add(self.game.ply() as u64),
                limits: self.engine_time(),
            },
        })
    }

    /// What the clock leaves the engine to think.
    fn engine_time(&self) -> Option<Limits> {
        let clock = self.clock.as_ref().filter(|clock| clock.running().is_some())?;
        let (side, control) = (self.turn(), clock.control());
        let reading = clock.read(side, side, self.now_ms);
        let ms = |ms: u64| u32::try_from(ms).unwrap_or(u32::MAX);
        Some(match control.byoyomi {
            // The period comes back whole: some of it is kept for the way to the page.
            Some(_) if reading.left.main_ms == 0 => {
                Limits::MoveTime(ms(reading.shown_ms.saturating_sub(PERIOD_KEPT_MS).max(100)))
            }
            Some(byoyomi) => Limits::Clock {
                remaining: ms(reading.shown_ms),
                increment: ms(byoyomi.period_ms / 2),
                moves_to_go: None,
            },
            None => Limits::Clock {
                remaining: ms(reading.shown_ms.saturating_sub(CLOCK_KEPT_MS)),
                increment: ms(control.increment_ms),
                moves_to_go: None,
            },
        })
    }

    /// Whether a game has begun and is not over.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.game.ply() > 0 && self.conclusion().is_none()
    }

    /// The notices to be shown now: a new build is no news to somebody who plays.
    #[must_use]
    pub fn shown_notices(&self) -> Vec<Notice> {
        let shown = |notice: &&Notice| !(self.is_playing() && **notice == Notice::Release);
        self.notices.iter().filter(shown).cloned().collect()
    }

    /// What should be saved now.
    #[must_use]
    pub fn to_save(&self) -> Saved {
        Saved {
            game: SavedGame::of(self),
            parked: self.parked.as_deref().cloned(),
            opened: self.opened.as_deref().map(str::to_owned),
        }
    }

    /// What should be kept of the game.
    #[must_use]
    pub fn to_keep(&self) -> Option<Kept> {
        Kept::of(self)
    }

    /// FEN of the position on the board.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(&self.shown().position().setup())
    }
}
