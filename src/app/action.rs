//! Everything that can happen to the program.

use std::rc::Rc;

use crate::protocol::{JobId, Report};
use crate::referee::RulesetId;
use crate::rules::{Role, Square};

use super::archive::Kept;
use super::store::StoreError;
use super::{Browse, Dialog, Lang, Link, NewGame, Notice, Prefs, Question, ReplayStep, StartFrom, Wish};

/// Something that somebody did or that happened outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A point was pressed, by finger, mouse or key: pick a man up, put it down, or move there.
    Press(Square),
    /// A drag began on this point.
    Lift(Square),
    /// What was lifted on `from` was let go over `to`, or beside the board.
    Drop {
        /// Where the drag began.
        from: Square,
        /// The point under the pointer.
        to: Option<Square>,
    },
    /// Put down what is picked up, forget the refusal.
    Cancel,
    /// Move the keyboard's place on the board.
    Step(Step),
    /// Put the keyboard's place here.
    Focus(Square),
    /// Begin a game. `chance` is any number: it draws sides and makes the engine vary.
    Start {
        /// What was chosen.
        choice: NewGame,
        /// Where it begins.
        from: StartFrom,
        /// Any number.
        chance: u64,
    },
    /// The same game again with the sides swapped. `chance` is any number.
    Rematch {
        /// Any number.
        chance: u64,
    },
    /// Play the move that waits to be confirmed.
    Confirm,
    /// Ask the engine for a hint, for a threat or for a draw; asking again tells more, or puts the
    /// answer away.
    Consult(Wish),
    /// The other player at the board agrees to a draw.
    Agree,
    /// Look at the clock: somebody's time may have run out.
    Tick,
    /// Stop the clock, or let it go on.
    ToggleClock,
    /// Go back to one's own last decision.
    TakeBack,
    /// Play again what was taken back.
    Redo,
    /// Look at another position of the game.
    Browse(Browse),
    /// Go on playing from the position that is looked at.
    GoOnFromHere,
    /// Play the move that was typed, in any notation.
    Type(String),
    /// Say something about the board aloud.
    Ask(Question),
    /// Turn the board.
    Flip,
    /// Give up, after the question whether that is meant.
    Resign,
    /// Show a dialog.
    Open(Dialog),
    /// Close the dialog.
    Close,
    /// Replay the repetition that was judged, that is about to be, or because of which the last try
    /// was refused.
    ShowRuling,
    /// Replay an example of a repetition, judged by a rule set.
    ShowCase {
        /// Its place in [`super::casebook::CASES`].
        case: usize,
        /// Whose rules judge it.
        ruleset: RulesetId,
    },
    /// Move in what is replayed.
    Replay(ReplayStep),
    /// Go back to where the replay was begun.
    EndReplay,
    /// Choose something about the page.
    Prefer(Prefs),
    /// The question of the first visit was answered, or passed over.
    Welcomed,
    /// News of the engine.
    Engine(EngineEvent),
    /// Try the engine again after it was given up.
    RetryEngine,
    /// Something could not be saved.
    NotSaved(StoreError),
    /// The texts of the language that is wanted are not to be had.
    NoTexts {
        /// Which language.
        wanted: Lang,
        /// The language that is spoken until then.
        spoken: Lang,
    },
    /// Another build of the page is ready.
    OfferRelease,
    /// Use that build: it is fetched already, and only the page has to be loaded again.
    TakeRelease,
    /// A notice was read.
    Dismiss(Notice),
    /// Open a kept game where it stands. The one on the board is kept, too.
    Reopen(Rc<Kept>),
    /// Go back to the game that was put aside for a link's position.
    Unpark,
    /// The address has changed while the page is open.
    Visit(Link),
}

/// Where the keyboard's place moves, as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One point up.
    Up,
    /// One point down.
    Down,
    /// One point to the left.
    Left,
    /// One point to the right.
    Right,
    /// To the left end of the row.
    RowStart,
    /// To the right end of the row.
    RowEnd,
    /// To the top of the column.
    Top,
    /// To the bottom of the column.
    Bottom,
    /// To the upper left corner.
    First,
    /// To the lower right corner.
    Last,
    /// To this file, 1 to 9 as the side at the bottom counts.
    File(u8),
    /// To the next man of a kind, in the order in which the squares are seen.
    Next {
        /// Its kind.
        role: Role,
        /// Whether it belongs to the side that plays here: the person's, or the one to move.
        own: bool,
    },
}

/// What is heard from the engine.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineEvent {
    /// It is there and listens.
    Ready,
    /// News of a running search.
    Report {
        /// Of which search.
        job: JobId,
        /// The line found.
        report: Report,
    },
    /// A search has ended.
    Done {
        /// Which search.
        job: JobId,
        /// The move in ICCS text, as it came.
        best: Option<String>,
    },
    /// It was lost and another one is on its way.
    Lost(EngineFault),
}

/// How an engine was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// It did not answer in time.
    Silent,
    /// It stopped with an error, or could not be started.
    Crashed,
    /// It is from another release than the page.
    Mismatch,
    /// It did not understand what it was asked, or its answer could not be played.
    Nonsense,
}
