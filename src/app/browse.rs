//! Looking at earlier positions of the game, while it stays where it is.

use std::rc::Rc;

use crate::game::Game;

use super::{News, State};

/// Where to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browse {
    /// Before the first move.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// Where the game stands.
    Last,
    /// After so many plies.
    To(usize),
}

impl State {
    /// How many plies have been played on the board that is shown.
    #[must_use]
    pub fn shown_ply(&self) -> usize {
        self.browsed.as_ref().map_or(self.game.ply(), |game| game.ply())
    }

    /// Looks somewhere else in the game; nothing to do where somebody looks there already. Moves
    /// taken back can be looked at, too.
    pub(super) fn browse(&mut self, browse: Browse) -> Option<()> {
        let (here, stands) = (self.shown_ply(), self.game.ply());
        let ply = match browse {
            Browse::First => 0,
            Browse::Previous => here.checked_sub(1)?,
            Browse::Next => here + 1,
            Browse::Last => stands,
            Browse::To(ply) => ply,
        };
        if ply == here || ply > self.game.line().len() {
            return None;
        }
        self.cancel();
        self.browsed = (ply != stands).then(|| {
            let mut game = Game::clone(&self.game);
            game.go_to(ply);
            Rc::new(game)
        });
        self.tell(News::Browsed);
        Some(())
    }

    /// Goes on from the position that is looked at: the moves after it are taken back, and can be
    /// played again.
    pub(super) fn go_on_from_here(&mut self) -> Option<()> {
        let ply = self.browsed.as_ref()?.ply();
        let news = if ply < self.game.ply() { News::TakenBack } else { News::Replayed };
        self.go_to(ply, news);
        Some(())
    }
}
