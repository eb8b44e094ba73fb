//! Signs on buttons. Decoration: each button has a name in words.

use yew::prelude::*;

/// Which sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconName {
    /// A new game.
    New,
    /// Take back.
    Back,
    /// Play again.
    Ahead,
    /// Turn the board.
    Turn,
    /// What the opponent threatens.
    Threat,
    /// A draw.
    Draw,
    /// Sounds.
    Sound,
    /// Kept games.
    Games,
    /// Give up.
    Flag,
    /// Choices.
    Settings,
    /// Help.
    Help,
    /// Close.
    Close,
    /// A refused move.
    Refused,
    /// A warning.
    Warning,
    /// To the beginning.
    First,
    /// One step back.
    Previous,
    /// Go on.
    Play,
    /// Stop.
    Pause,
    /// One step on.
    Next,
    /// To the end.
    Last,
    /// Books of rules.
    Rules,
    /// Once more from the beginning.
    Restart,
    /// A hint.
    Hint,
    /// Copy.
    Copy,
    /// Open elsewhere.
    Leave,
    /// The engine looks.
    Look,
}

impl IconName {
    /// Strokes in a box of 24 units.
    fn data(self) -> &'static str {
        match self {
            IconName::New => "M12 5v14M5 12h14",
            IconName::Back => "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
            IconName::Ahead => "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
            IconName::Turn => "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
            IconName::Threat => "M12 3v4M12 17v4M3 12h4M17 12h4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
            IconName::Draw => "M5 9h14M5 15h14",
            IconName::Sound => "M4 9.5v5h3.5l5 4V5.5l-5 4zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
            IconName::Games => "M4 5h16v4H4zM5.5 9v10h13V9M10 13h4",
            IconName::Flag => "M6 21V4M6 4h11l-2.5 4L17 12H6",
            IconName::Settings => {
                "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 \
                 2.5 2.5 0 0 0 0-5z"
            }
            IconName::Help => "M9 9a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.3M12 17.5v.5",
            IconName::Close => "M6 6l12 12M18 6 6 18",
            IconName::Refused => "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.4 6.4l11.2 11.2",
            IconName::Warning => "M12 4 2.8 20h18.4zM12 10v4.5M12 17v.5",
            IconName::First => "M6 5v14M18 5l-8 7 8 7z",
            IconName::Previous => "M16 5l-8 7 8 7z",
            IconName::Play => "M7 4.5v15l12-7.5z",
            IconName::Pause => "M8 5v14M16 5v14",
            IconName::Next => "M8 5l8 7-8 7z",
            IconName::Last => "M18 5v14M6 5l8 7-8 7z",
            IconName::Restart => "M5.5 12a6.5 6.5 0 1 0 2-4.7L5 9.8M5 5v5h5",
            IconName::Hint => {
                "M9.5 18.5h5M10.5 21h3M9.5 16c0-1.4-.6-2-1.4-2.9a5.5 5.5 0 1 1 7.8 0c-.8.9-1.4 1.5-1.4 2.9z"
            }
            IconName::Copy => "M9 9h10v11H9zM6 15H5V4h10v2",
            IconName::Leave => "M13 5h6v6M19 5l-8 8M16 14v5H5V8h5",
            IconName::Look => "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2 20 20",
            IconName::Rules => {
                "M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14"
            }
        }
    }
}

/// A sign in the color of the text around it.
pub fn icon(name: IconName) -> Html {
    html! {
        <svg class="xq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={name.data()} />
        </svg>
    }
}
