//! The languages of the page. A further one is a folder of catalogues in `content/locales` and a line here.

use std::fmt;

macro_rules! languages {
    ($($name:ident $tag:literal $own_name:literal;)*) => {
        /// A language the page speaks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Lang { $(#[doc = $own_name] $name,)* }

        impl Lang {
            /// All languages, in the order in which a choice lists them.
            pub const ALL: &[Lang] = &[$(Lang::$name,)*];

            /// The BCP 47 tag: what links, settings and `<html lang>` say.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self { $(Lang::$name => $tag,)* }
            }

            /// The language's name in itself, for the choice of languages.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self { $(Lang::$name => $own_name,)* }
            }
        }
    };
}

languages! {
    De "de" "Deutsch";
    En "en" "English";
    Nl "nl" "Nederlands";
    ZhHans "zh-Hans" "简体中文";
    ZhHant "zh-Hant" "繁體中文";
}

impl Lang {
    /// What is spoken to somebody none of whose languages we know.
    pub const FALLBACK: Lang = Lang::En;

    /// The language with exactly this tag, in any case of letters.
    ///
    /// ```
    /// # use chuhe::app::Lang;
    /// assert_eq!(Lang::from_tag("DE"), Some(Lang::De));
    /// assert_eq!(Lang::from_tag("de-AT"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.iter().copied().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
    }

    /// The best language for one who asks for `wanted`, most wanted first, as browsers list them.
    ///
    /// A region we do not know is dropped (`de-AT` is served German); Chinese without a script goes
    /// by the region where traditional characters are written.
    ///
    /// ```
    /// # use chuhe::app::Lang;
    /// assert_eq!(Lang::negotiate(["fr-FR", "de-AT", "en"]), Lang::De);
    /// assert_eq!(Lang::negotiate(["tlh"]), Lang::FALLBACK);
    /// ```
    #[must_use]
    pub fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Lang {
        wanted.into_iter().find_map(Lang::serve).unwrap_or(Lang::FALLBACK)
    }

    fn serve(tag: &str) -> Option<Lang> {
        let tag = chinese_with_script(tag);
        let mut rest = tag.as_str();
        loop {
            if let Some(lang) = Lang::from_tag(rest) {
                return Some(lang);
            }
            rest = &rest[..rest.rfind('-')?];
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// `zh-TW` is written `zh-Hant`, other Chinese without a script `zh-Hans`; the rest stays as it is.
fn chinese_with_script(tag: &str) -> String {
    let lower = tag.to_ascii_lowercase();
    let mut parts = lower.split('-');
    if parts.next() != Some("zh") {
        return lower;
    }
    match parts.next() {
        Some("hant" | "tw" | "hk" | "mo") => "zh-hant".to_owned(),
        _ => "zh-hans".to_owned(),
    }
}
