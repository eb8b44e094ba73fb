//! A language's catalogue: from the key of a text and its values to words.
//!
//! Catalogues are Fluent (projectfluent.org), so each language decides by itself about plurals,
//! word order and articles. Values are plain text or numbers; what they mean is said beside the
//! message in the English catalogue.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::Lang;

/// The texts of one language.
pub struct Catalog {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Catalog {
    /// Reads the catalogue of `lang`.
    ///
    /// A text with a mistake in it is left out (and then shows its key); `tests/locales.rs` sees to
    /// it that there is none.
    #[must_use]
    pub fn new(lang: Lang) -> Catalog {
        let id = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // The marks that keep right-to-left values apart would be read out by some screen readers
        // and none of the languages needs them.
        bundle.set_use_isolating(false);
        let resource = match FluentResource::try_new(lang.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Catalog { lang, bundle }
    }

    /// Adds the texts of a further part of the program, in the same language.
    pub fn add(&mut self, source: &str) {
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        self.bundle.add_resource_overriding(resource);
    }

    /// Whether there is a text under `key`, which is a message or `message.attribute`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        let (id, attribute) =
            key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        self.bundle.get_message(id).is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    /// Whose texts these are.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text under `key`, which is a message or `message.attribute`.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The text under `key` with values filled in.
    #[must_use]
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            match value {
                Value::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
                Value::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        self.format(key, Some(&args))
    }

    /// Text that is missing shows its key: visible, and harmless.
    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let pattern = self.bundle.get_message(id).and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        match pattern {
            Some(pattern) => {
                let mut faults = Vec::new();
                self.bundle.format_pattern(pattern, args, &mut faults).into_owned()
            }
            None => key.to_owned(),
        }
    }
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
