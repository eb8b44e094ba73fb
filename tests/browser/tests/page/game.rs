//! What several tests do with a game.

use browser_tests::{Page, Shown, Wrong};
use chuhe::rules::{Move, Position};

/// Who plays against the person at the page.
#[derive(Clone, Copy, Debug)]
pub enum Against {
    /// The engine at this level.
    Engine(u8),
    /// Another person at the same page.
    Person,
}

/// Begins a new game through the dialog; the person has `side` (`red`, `black`).
pub async fn begin(page: &Page, against: Against, side: &str) -> Result<Shown, Wrong> {
    page.press("new-game").await?;
    match against {
        Against::Engine(level) => {
            page.press("opponent-engine").await?;
            page.press(&format!("level-{level}")).await?;
        }
        Against::Person => page.press("opponent-human").await?,
    }
    page.press(&format!("side-{side}")).await?;
    page.press("start-game").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    page.shown().await
}

/// Makes a move by two clicks and waits until it is on the board.
pub async fn play(page: &Page, text: &str) -> Result<Shown, Wrong> {
    let before = page.shown().await?;
    page.click_move(text).await?;
    page.until_shown(&format!("{text} on the board"), |shown| shown.ply > before.ply).await
}

/// The moves that lead from `before` to what is shown: none, one or two.
pub fn moves_between(before: &Position, shown: &Shown) -> Option<Vec<Move>> {
    let goal = Position::from_study(&shown.setup().ok()?).ok()?.hash();
    if before.hash() == goal {
        return Some(Vec::new());
    }
    let next = |position: &Position| -> Vec<(Move, Position)> {
        position.legal_moves().iter().filter_map(|&mv| Some((mv, position.play(mv).ok()?))).collect()
    };
    let first = next(before);
    if let Some((mv, _)) = first.iter().find(|(_, position)| position.hash() == goal) {
        return Some(vec![*mv]);
    }
    first.iter().find_map(|(mv, position)| {
        let (reply, _) = next(position).into_iter().find(|(_, position)| position.hash() == goal)?;
        Some(vec![*mv, reply])
    })
}
