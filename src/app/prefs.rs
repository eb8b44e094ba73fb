//! What a person has chosen about the page, kept from visit to visit.

use serde::{Deserialize, Deserializer, Serialize};

use super::view::glyphs::PieceSet;
use super::{Lang, NewGame};

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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prefs {
    /// The language; as the browser asks for, if none was chosen.
    #[serde(with = "named")]
    pub lang: Option<Lang>,
    /// Colors.
    #[serde(with = "named")]
    pub theme: Theme,
    /// What the discs show.
    #[serde(with = "named")]
    pub pieces: PieceSet,
    /// What the board is made of.
    #[serde(with = "named")]
    pub board: BoardStyle,
    /// Labels at the board's edges.
    #[serde(with = "named")]
    pub coords: Coords,
    /// The list of moves.
    #[serde(with = "named")]
    pub moves: MoveStyle,
    /// Sliding.
    #[serde(with = "named")]
    pub motion: Motion,
    /// Whether the engine's depth and score are shown while it thinks.
    #[serde(deserialize_with = "or_default")]
    pub show_search: bool,
    /// What the dialog for a new game offers first: the choice of last time.
    #[serde(deserialize_with = "or_default")]
    pub new_game: NewGame,
}

/// Choices are saved by name; a name this release does not know is as good as no choice.
pub(crate) mod named {
    use serde::{Deserializer, Serializer};

    use super::*;

    /// A value that has a name.
    pub trait Named: Sized {
        /// The name to write.
        fn write(&self) -> &'static str;
        /// The value of a name that was read.
        fn read(name: &str) -> Option<Self>;
    }

    pub fn serialize<T: Named, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.write())
    }

    pub fn deserialize<'a, T: Named + Default, D: Deserializer<'a>>(from: D) -> Result<T, D::Error> {
        let name = serde_json::Value::deserialize(from)?;
        Ok(name.as_str().and_then(T::read).unwrap_or_default())
    }
}

macro_rules! named {
    ($($name:ident)*) => {$(
        impl named::Named for $name {
            fn write(&self) -> &'static str {
                self.name()
            }

            fn read(name: &str) -> Option<$name> {
                $name::from_name(name)
            }
        }
    )*};
}
named!(Theme BoardStyle Coords MoveStyle Motion);

impl named::Named for PieceSet {
    fn write(&self) -> &'static str {
        piece_set_name(*self)
    }

    fn read(name: &str) -> Option<PieceSet> {
        PieceSet::ALL.into_iter().find(|set| piece_set_name(*set) == name)
    }
}

impl named::Named for Option<Lang> {
    fn write(&self) -> &'static str {
        self.map_or("", Lang::tag)
    }

    fn read(name: &str) -> Option<Option<Lang>> {
        Some(Lang::from_tag(name))
    }
}

/// A value that cannot be read is as good as none.
fn or_default<'a, T: Default + for<'b> Deserialize<'b>, D: Deserializer<'a>>(from: D) -> Result<T, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

impl Prefs {
    /// Reads what [`Prefs::to_text`] wrote, in this or another release. What cannot be read is as
    /// not chosen.
    #[must_use]
    pub fn from_text(text: &str) -> Prefs {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The choices as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Text keys, names and small numbers only, so writing cannot fail.
        serde_json::to_string(self).unwrap_or_default()
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
        let text =
            r#"{"theme":"neon","board":"wood","lang":7,"later":{},"show_search":"yes","motion":"off"}"#;
        let prefs = Prefs::from_text(text);
        assert_eq!((prefs.theme, prefs.board, prefs.lang), (Theme::System, BoardStyle::Wood, None));
        assert_eq!((prefs.show_search, prefs.motion), (false, Motion::Off));
        assert_eq!(Prefs::from_text("<html>"), Prefs::default());
    }
}
