//! What a person has chosen about the page, kept from visit to visit.

use crate::referee::RulesetId;
use crate::search::Level;

use super::time::{time_from_text, time_text};
use super::view::glyphs::PieceSet;
use super::{Giver, Handicap, Lang, LimitChoice, NewGame, Opponent, SideChoice};

/// Declares a choice: an enum, the list of its values, and their names in saved text and in HTML.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value,)* }

        impl $name {
            /// All values, in the order in which a choice lists them.
            pub const ALL: &[$name] = &[$($name::$value,)*];

            /// The name in saved text and in the page's attributes.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$value => $text,)* }
            }

            /// The value of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}
pub(super) use choice;

choice! {
    /// The page's colors.
    Theme {
        /// As the system has it.
        #[default]
        System "system",
        /// Light.
        Light "light",
        /// Dark.
        Dark "dark",
        /// High contrast.
        Contrast "contrast",
    }
}

choice! {
    /// What the board is made of.
    BoardStyle {
        /// Ink on warm paper.
        #[default]
        Paper "paper",
        /// Wood with dark grooves.
        Wood "wood",
        /// Black ink on white.
        Ink "ink",
    }
}

choice! {
    /// The labels along the board's edges, and how points are called in texts.
    Coords {
        /// Letters a to i and numbers 1 to 10.
        #[default]
        FromOne "letters-1",
        /// Letters a to i and numbers 0 to 9, as ICCS counts.
        FromZero "letters-0",
        /// The numbers of the files as each side counts them; texts use letters.
        Files "files",
        /// The same, Red's as Chinese numerals; texts use letters.
        Chinese "chinese",
        /// No labels; texts use letters.
        Off "off",
    }
}

choice! {
    /// How the list of moves writes them.
    MoveStyle {
        /// Horse b1–c3, in the words of the language.
        #[default]
        Names "names",
        /// H2+3, as tournament records.
        Wxf "wxf",
        /// 馬二進三, in the characters of the chosen pieces.
        Chinese "chinese",
        /// Hc3, as chess players write.
        Western "western",
        /// B0-C2, as programs write.
        Iccs "iccs",
        /// b1c3, as chess programs write.
        Uci "uci",
    }
}

choice! {
    /// Whether things move on the screen.
    Motion {
        /// As the system has it.
        #[default]
        System "system",
        /// Nothing slides.
        Off "off",
    }
}

/// The name of a set of pieces in saved text and in the page's attributes.
#[must_use]
pub const fn piece_set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Traditional => "traditional",
        PieceSet::Simplified => "simplified",
        PieceSet::Pictograms => "pictograms",
        PieceSet::Letters => "letters",
    }
}

/// All that is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Prefs {
    /// The language; as the browser asks for, if none was chosen.
    pub lang: Option<Lang>,
    /// Colors.
    pub theme: Theme,
    /// What the discs show.
    pub pieces: PieceSet,
    /// What the board is made of.
    pub board: BoardStyle,
    /// Labels at the board's edges.
    pub coords: Coords,
    /// The list of moves.
    pub moves: MoveStyle,
    /// Sliding.
    pub motion: Motion,
    /// Whether a move has to be confirmed before it is played.
    pub confirm: bool,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether the board is chequered, for those who look for squares.
    pub squares: bool,
    /// Whether the engine's depth and score are shown while it thinks.
    pub show_search: bool,
    /// What the dialog for a new game offers first: the choice of last time.
    pub new_game: NewGame,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs {
            lang: None,
            theme: Theme::default(),
            pieces: PieceSet::default(),
            board: BoardStyle::default(),
            coords: Coords::default(),
            moves: MoveStyle::default(),
            motion: Motion::default(),
            confirm: false,
            sound: true,
            squares: false,
            show_search: false,
            new_game: NewGame::default(),
        }
    }
}

impl Prefs {
    /// Reads what [`Prefs::to_text`] wrote, in this or another release. What is not there or not
    /// understood is as not chosen.
    #[must_use]
    pub fn from_text(text: &str) -> Prefs {
        let value = |name: &str| {
            text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('=')).unwrap_or_default()
        };
        Prefs {
            lang: Lang::from_tag(value("lang")),
            theme: Theme::from_name(value("theme")).unwrap_or_default(),
            pieces: PieceSet::ALL
                .into_iter()
                .find(|set| piece_set_name(*set) == value("pieces"))
                .unwrap_or_default(),
            board: BoardStyle::from_name(value("board")).unwrap_or_default(),
            coords: Coords::from_name(value("coords")).unwrap_or_default(),
            moves: MoveStyle::from_name(value("moves")).unwrap_or_default(),
            motion: Motion::from_name(value("motion")).unwrap_or_default(),
            confirm: value("confirm") == "yes",
            sound: value("sound") != "no",
            squares: value("squares") == "yes",
            show_search: value("show-search") == "yes",
            new_game: NewGame {
                opponent: Opponent::from_name(value("opponent")).unwrap_or_default(),
                side: SideChoice::from_name(value("side")).unwrap_or_default(),
                level: value("level").parse().ok().and_then(Level::new).unwrap_or(NewGame::FIRST_LEVEL),
                ruleset: RulesetId::from_name(value("rules")).unwrap_or_default(),
                limit: LimitChoice::from_name(value("limit")).unwrap_or_default(),
                handicap: Handicap::from_name(value("handicap")).unwrap_or_default(),
                giver: Giver::from_name(value("giver")).unwrap_or_default(),
                time: time_from_text(value("time")),
            },
        }
    }

    /// The choices as lines `name=value`: one that is damaged or unknown costs no other.
    #[must_use]
    pub fn to_text(&self) -> String {
        let level = self.new_game.level.number().to_string();
        let time = time_text(self.new_game.time);
        let yes_no = |yes| if yes { "yes" } else { "no" };
        [
            ("lang", self.lang.map_or("", Lang::tag)),
            ("theme", self.theme.name()),
            ("pieces", piece_set_name(self.pieces)),
            ("board", self.board.name()),
            ("coords", self.coords.name()),
            ("moves", self.moves.name()),
            ("motion", self.motion.name()),
            ("confirm", yes_no(self.confirm)),
            ("sound", yes_no(self.sound)),
            ("squares", yes_no(self.squares)),
            ("show-search", yes_no(self.show_search)),
            ("opponent", self.new_game.opponent.name()),
            ("side", self.new_game.side.name()),
            ("level", &level),
            ("rules", self.new_game.ruleset.name()),
            ("limit", self.new_game.limit.name()),
            ("handicap", self.new_game.handicap.name()),
            ("giver", self.new_game.giver.name()),
            ("time", &time),
        ]
        .map(|(name, value)| format!("{name}={value}\n"))
        .concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back() {
        let prefs = Prefs {
            lang: Some(Lang::De),
            theme: Theme::Contrast,
            coords: Coords::Files,
            show_search: true,
            ..Prefs::default()
        };
        assert_eq!(Prefs::from_text(&prefs.to_text()), prefs);
    }

    #[test]
    fn one_unknown_choice_does_not_cost_the_others() {
        let text = "theme=neon\nboard=wood\nlang=7\nlater\nlevel=99\n=\nmotion=off";
        let prefs = Prefs::from_text(text);
        assert_eq!((prefs.theme, prefs.board, prefs.lang), (Theme::System, BoardStyle::Wood, None));
        assert_eq!((prefs.motion, prefs.new_game), (Motion::Off, NewGame::default()));
        assert_eq!(Prefs::from_text("<html>"), Prefs::default());
    }
}
