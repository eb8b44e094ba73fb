//! What the page says about itself, for tests and for whoever scripts it.
//!
//! - The element of the app carries `data-turn` (`red`, `black`), `data-ply`, `data-fen`,
//!   `data-engine` (`idle`, `thinking`, `off`) and `data-result` (empty while the game goes on).
//! - The board is `data-testid="board"`. Each of its 90 points is a `role="gridcell"` with
//!   `data-square` (ICCS, ranks 0-9) and, where a man stands, `data-piece` (its FEN letter).
//! - Every control carries a `data-testid`.

use std::collections::BTreeMap;

use chuhe::format::fen;
use chuhe::rules::{Setup, Square};
use serde::Deserialize;

use crate::wrong::Wrong;

/// Reads a [`Shown`] or, before the app has started, nothing.
pub const READ: &str = r#"
    const app = document.querySelector('[data-ply]');
    if (!app) return null;
    const pieces = {};
    for (const cell of document.querySelectorAll('[data-testid="board"] [data-square]')) {
        if (cell.dataset.piece) pieces[cell.dataset.square] = cell.dataset.piece;
    }
    const { turn, ply, fen, engine, result } = app.dataset;
    return { turn, ply: Number(ply), fen, engine, result: result ?? '', pieces };
"#;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Shown {
    /// `red` or `black`.
    pub turn: String,
    /// Moves made by both sides since the start of the game.
    pub ply: u32,
    /// The position.
    pub fen: String,
    /// `idle`, `thinking` or `off`.
    pub engine: String,
    /// Empty, or for instance `mate:red`.
    pub result: String,
    /// FEN letters by ICCS name of the point, as drawn.
    pub pieces: BTreeMap<String, String>,
}

impl Shown {
    /// The position of [`Shown::fen`], once the drawn men are found to be its men.
    ///
    /// # Errors
    ///
    /// The FEN cannot be read, or the board shows something else.
    pub fn setup(&self) -> Result<Setup, Wrong> {
        let setup = fen::parse(&self.fen).map_err(|error| Wrong::new(format!("{}: {error:?}", self.fen)))?;
        let man = |square: Square| setup.board.get(square).map(|piece| piece.fen_char().to_string());
        let expected: BTreeMap<String, String> =
            Square::all().filter_map(|square| Some((square.iccs().to_string(), man(square)?))).collect();
        if expected == self.pieces {
            Ok(setup)
        } else {
            Err(Wrong::new(format!("the board shows {:?}, but the position is {}", self.pieces, self.fen)))
        }
    }
}
