//! A language's catalogue: from the key of a text and its values to words.
//!
//! Each language decides by itself about plurals, word order and articles. Values are plain text or
//! numbers; what they mean is said beside the message in the English catalogue.
//!
//! A catalogue is a folder of `content/locales` with a file for each [`Part`]. Nothing of it is in the
//! program, which is given the texts of the one language that is wanted.

mod read;

use std::collections::BTreeMap;
use std::fmt;

use super::Lang;
use read::{Pattern, Piece};

/// A file of each language's catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What several pages say: board, men, refusals, verdicts, endings, settings.
    Common,
    /// The page for playing.
    Play,
    /// The lessons, the rules and the puzzles.
    Learn,
    /// A board in another page.
    Embed,
}

impl Part {
    /// All parts.
    pub const ALL: &[Part] = &[Part::Common, Part::Play, Part::Learn, Part::Embed];

    /// The name of the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Part::Common => "common",
            Part::Play => "play",
            Part::Learn => "learn",
            Part::Embed => "embed",
        }
    }

    /// Where the file stands, in the repository and beside the page.
    #[must_use]
    pub fn path(self, lang: Lang) -> String {
        format!("content/locales/{lang}/{}.ftl", self.name())
    }
}

/// The texts of one language.
pub struct Catalog {
    lang: Lang,
    texts: BTreeMap<String, Pattern>,
}

impl Catalog {
    /// Reads the parts of a catalogue of `lang`; a later one may replace texts of an earlier.
    ///
    /// A text with a mistake in it is left out (and then shows its key); `tests/locales.rs` sees to
    /// it that there is none.
    #[must_use]
    pub fn new<'a>(lang: Lang, parts: impl IntoIterator<Item = &'a str>) -> Catalog {
        Catalog { lang, texts: parts.into_iter().flat_map(read::messages).collect() }
    }

    /// Whose texts these are.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a text under `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.texts.contains_key(key)
    }

    /// The text under `key`, which is a message or `message.attribute`.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text under `key` with values filled in. Text that is missing shows its key, a value that is
    /// missing its name: visible, and harmless.
    #[must_use]
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        let Some(pattern) = self.texts.get(key) else { return key.to_owned() };
        let mut text = String::new();
        self.write(pattern, values, &mut text);
        text
    }

    fn write(&self, pattern: &Pattern, values: &[(&str, Value)], text: &mut String) {
        let value_of = |wanted: &str| values.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
        for piece in pattern {
            match piece {
                Piece::Text(part) => text.push_str(part),
                Piece::Value(name) => match value_of(name) {
                    Some(Value::Text(part)) => text.push_str(part),
                    Some(Value::Number(number)) => text.push_str(&number.to_string()),
                    None => text.extend(["{$", name, "}"]),
                },
                Piece::Choice { value, variants, other } => {
                    let fits = |key: &str| match value_of(value) {
                        Some(Value::Text(word)) => key == word,
                        Some(Value::Number(number)) => {
                            key == plural(self.lang, *number) || key.parse() == Ok(*number)
                        }
                        None => false,
                    };
                    let chosen = variants.iter().find(|(key, _)| fits(key)).or(variants.get(*other));
                    if let Some((_, pattern)) = chosen {
                        self.write(pattern, values, text);
                    }
                }
            }
        }
    }
}

/// The plural category of a whole number, as CLDR has it. Chinese has one, the others tell one from more.
fn plural(lang: Lang, number: i64) -> &'static str {
    if number.abs() == 1 && !lang.tag().starts_with("zh") { "one" } else { "other" }
}

impl PartialEq for Catalog {
    /// Catalogues of one language are the same.
    fn eq(&self, other: &Catalog) -> bool {
        self.lang == other.lang
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalog({})", self.lang)
    }
}
/// What is filled into a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Words or a name.
    Text(String),
    /// A count, by which a language may choose its plural.
    Number(i64),
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

macro_rules! from_number {
    ($($number:ty)*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::from(number))
            }
        }
    )*};
}

from_number!(u8 u16 u32 i32);

impl From<usize> for Value {
    /// Counts in texts are small; a larger one is shown as the largest.
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Makes the first letter a capital, as a sentence needs that begins with a filled-in value. Only
/// letters of ASCII: no value begins with another, and the table of all capitals is long.
#[must_use]
pub fn sentence(text: &str) -> String {
    let mut sentence = text.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}
