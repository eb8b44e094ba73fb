//! What the page around the frame may ask for.

use crate::protocol::Limits;

use super::Goto;

/// A request.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Another position or game.
    Load(Load),
    /// The position on the board.
    Fen,
    /// The game with its variations.
    Pgn,
    /// What can be played: all of it, or from one point (ICCS).
    LegalMoves(Option<String>),
    /// Play this move, in any notation.
    Move(String),
    /// One move back, or to the person's own last decision against the engine.
    Undo,
    /// One move on.
    Redo,
    /// To another node.
    GoTo(Goto),
    /// To the node at the end of a path, `0.0.1`.
    GoToPath(String),
    /// Turn the board.
    Flip,
    /// Set parameters by name.
    Set(Vec<(String, String)>),
    /// One good move.
    Hint,
    /// The engine's lines; answered when it is done.
    Analyse {
        /// When it ends.
        limits: Limits,
        /// How many lines.
        lines: u8,
    },
    /// End what the engine searches.
    Stop,
    /// Arrows and marks in place of those that are there, as the parameters write them.
    Draw(String),
    /// As it was at first.
    Reset,
    /// The board as a picture.
    Svg,
    /// Give the board the focus.
    Focus,
    /// Whether the board is there; it always is.
    Ready,
}

/// What is to be loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// A position.
    pub fen: Option<String>,
    /// A game as its file holds it.
    pub pgn: Option<String>,
    /// Moves from the position.
    pub moves: Option<String>,
}
