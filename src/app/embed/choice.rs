//! The values of parameters that are one of a few words.

/// Declares a parameter's values: an enum, the list of its words, and how they are read.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident $text:literal $(| $other:literal)*,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value,)* }

        impl $name {
            /// The words, in the order in which the guide lists them.
            pub const WORDS: &[&str] = &[$($text,)*];

            /// The word of this value.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $text,)* }
            }

            /// The value of a word, in any case of letters.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$name> {
                match word.to_ascii_lowercase().as_str() {
                    $($text $(| $other)* => Some($name::$value),)*
                    _ => None,
                }
            }
        }
    };
}
pub(super) use words;
