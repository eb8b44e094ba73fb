//! Everything that can happen to a study.

use std::rc::Rc;

use crate::app::store::StoreError;
use crate::app::{self, EngineEvent, Prefs};
use crate::format::{Brush, Header, Shape};
use crate::game::{NodeId, Openings};
use crate::referee::Outcome;

use super::editor::Edit;
use super::import::{Failure, Progress};
use super::library::{Entry, Filter};
use super::review::Effort;
use super::state::{Dialog, Notice};
use super::{Sheet, Tab};

/// Something that somebody did or that happened outside.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something on the board.
    Board(app::Action),
    /// Look at another place of the game.
    Go(Go),
    /// Move a variation up.
    Promote(NodeId),
    /// Make a line the main line.
    MakeMain(NodeId),
    /// Cut a move off with what follows.
    Delete(NodeId),
    /// Write a comment at a node.
    Comment(NodeId, String),
    /// Put a glyph at the cursor, or take it away.
    Glyph(u8),
    /// Draw or wipe out a shape at the cursor.
    Draw(Shape),
    /// Let presses on the board draw, in a color; or move again.
    Brush(Option<Brush>),
    /// Wipe out the shapes at the cursor.
    WipeShapes,
    /// Take all comments, glyphs and shapes out of the game.
    WipeNotes,
    /// Say something about the game.
    Header(Header, String),
    /// Say who won.
    Outcome(Option<Outcome>),
    /// Undo the last edit.
    Undo,
    /// Do it again.
    Redo,
    /// Read a move that was typed, in any notation.
    Typed(String),
    /// Turn the engine on or off.
    Analyze(bool),
    /// How many lines it tells.
    Lines(u8),
    /// Show what the other side would play.
    Threat(bool),
    /// Play a line of the engine as far as this many moves.
    PlayLine {
        /// Which, from 1.
        rank: u8,
        /// How many moves of it.
        plies: usize,
    },
    /// Show the board as it would be after moves of a line; or no longer.
    Preview(Option<(u8, usize)>),
    /// Review the game.
    Review(Effort),
    /// Stop the review; what is known stays.
    StopReview,
    /// Put the review away.
    EndReview,
    /// Write what the review found into the game.
    Annotate,
    /// News of the engine.
    Engine(EngineEvent),
    /// Try the engine again after it was given up.
    RetryEngine,
    /// Set up a position, beginning with that on the board.
    BeginEditing,
    /// Something in the editor.
    Edit(Edit),
    /// Study the position that was set up.
    EndEditing {
        /// Whether to keep it.
        keep: bool,
    },
    /// Study another game.
    Open(Box<Sheet>),
    /// Begin an empty game.
    New,
    /// The sheet at work was kept in the library.
    Kept(Entry),
    /// Games were added to the library.
    Added(Vec<Entry>),
    /// All that the library holds.
    Loaded(Vec<Entry>),
    /// Games were taken out of the library.
    Removed(Vec<u32>),
    /// Which games of the library are wanted.
    Filter(Filter),
    /// How far the reading of files is.
    Importing(Progress),
    /// Stop reading.
    CancelImport,
    /// A text or a file could not be read.
    Unreadable(Failure),
    /// The names of openings are here.
    Openings(Rc<Openings>),
    /// A link was opened while the page is open: the word in it.
    Link(String),
    /// Show another part beside the board.
    Show(Tab),
    /// Open a dialog.
    Ask(Dialog),
    /// Close it.
    Close,
    /// Choose something about the page.
    Prefer(Prefs),
    /// Something was copied, saved or refused outside.
    Tell(Notice),
    /// A notice was read.
    Dismiss(usize),
    /// Something could not be saved.
    NotSaved(StoreError),
}

/// Where to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Before the first move.
    First,
    /// One move back.
    Previous,
    /// One move on, in the line that was looked at last.
    Next,
    /// To the end of the line.
    Last,
    /// To the alternative above.
    Up,
    /// To the alternative below.
    Down,
    /// To a node.
    To(NodeId),
    /// To the main line after so many moves.
    Ply(usize),
}
