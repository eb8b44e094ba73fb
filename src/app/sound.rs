//! What there is to hear: which sound belongs to which news. How it sounds is for `web`.

use super::{News, State};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A man is set down.
    Move,
    /// A man is set down on another.
    Capture,
    /// Check.
    Check,
    /// A move is refused.
    Refused,
    /// The game is over.
    End,
}

impl State {
    /// The sound of the latest news, where sounds are wished; none where there is nothing to hear.
    #[must_use]
    pub fn sound(&self) -> Option<Sound> {
        if !self.prefs.sound {
            return None;
        }
        match self.news {
            News::Concluded => Some(Sound::End),
            News::Moved if self.conclusion().is_some() => Some(Sound::End),
            News::Moved if self.game.position().in_check() => Some(Sound::Check),
            News::Moved | News::Browsed | News::TakenBack | News::Replayed => {
                let last = self.shown().last();
                let captures =
                    self.news == News::Moved && last.is_some_and(|played| played.captured.is_some());
                Some(if captures { Sound::Capture } else { Sound::Move })
            }
            _ => None,
        }
    }
}
