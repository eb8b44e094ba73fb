//! The catalogues: every text in every language, with the same values, and none too many.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use chuhe::app::{Catalog, Lang};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Key of a text (`message` or `message.attribute`) and the values it uses.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn texts(lang: Lang) -> Texts {
    let resource = parser::parse(lang.source()).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
    let mut texts = Texts::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Junk { .. }), "{lang}: {entry:?}");
            continue;
        };
        let id = message.id.name;
        let patterns = message.value.iter().map(|value| (id.to_owned(), value)).chain(
            message
                .attributes
                .iter()
                .map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value)),
        );
        for (key, pattern) in patterns {
            let mut values = BTreeSet::new();
            collect(pattern, &mut values);
            assert!(texts.insert(key.clone(), values).is_none(), "{lang}: {key} stands there twice");
        }
    }
    texts
}

fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => collect_inline(inline, values),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, values);
                    variants.iter().for_each(|variant| collect(&variant.value, values));
                }
            },
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        values.insert(id.name.to_owned());
    }
}

/// All string literals of the sources that could be keys: lower-case words with hyphens.
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.extend(text.split('"').skip(1).map(str::to_owned));
            }
        }
    }
    found
}

#[test]
fn every_language_has_the_same_texts_with_the_same_values() {
    let english = texts(Lang::En);
    for lang in Lang::ALL {
        let other = texts(*lang);
        let keys = |texts: &Texts| texts.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = keys(&english).difference(&keys(&other)).cloned().collect();
        let unknown: Vec<_> = keys(&other).difference(&keys(&english)).cloned().collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{lang}: missing {missing:?}, unknown {unknown:?}");
        for (key, values) in &english {
            let unknown: Vec<_> = other[key].difference(values).collect();
            assert!(unknown.is_empty(), "{lang}: {key} uses {unknown:?}, which English does not");
        }
    }
}

#[test]
fn every_text_is_used() {
    let literals = literals();
    for key in texts(Lang::En).keys() {
        // Attributes are asked for by the name of their message.
        let id = key.split('.').next().unwrap();
        assert!(literals.contains(id), "{key} is used nowhere");
    }
}

/// Keys begin with one of the prefixes of the catalogue; whatever looks like one must be there.
#[test]
fn every_text_that_is_asked_for_is_there() {
    let english = texts(Lang::En);
    let prefix = |key: &str| key.split('-').next().unwrap().to_owned();
    let prefixes: BTreeSet<String> =
        ["why", "how", "fen", "fault", "ending", "result", "news", "status", "cell", "role", "man"]
            .map(str::to_owned)
            .into();
    for literal in literals() {
        let looks_like_a_key = literal.contains('-')
            && literal.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            && prefixes.contains(&prefix(&literal));
        // Names of elements in tests have the same shape.
        let is_test_id = matches!(
            literal.as_str(),
            "result-dialog" | "result-reason" | "result-again" | "result-look" | "result-take-back"
        );
        assert!(
            !looks_like_a_key || is_test_id || english.contains_key(&literal),
            "{literal} is in no catalogue"
        );
    }
}

/// Names of keys and short words may well be the same in two languages.
fn is_prose(text: &str) -> bool {
    text.chars().filter(|c| c.is_lowercase()).count() > 10
}

#[test]
fn no_text_is_empty_or_left_in_english() {
    let english = Catalog::new(Lang::En);
    for lang in Lang::ALL.iter().copied().filter(|lang| *lang != Lang::En) {
        let catalog = Catalog::new(lang);
        let keys = texts(lang);
        let same: Vec<&String> = keys
            .iter()
            .filter(|(_, values)| values.is_empty())
            .map(|(key, _)| key)
            .filter(|key| catalog.get(key) == english.get(key) && is_prose(&catalog.get(key)))
            .collect();
        assert!(same.is_empty(), "{lang}: the same as in English: {same:?}");
        assert!(keys.keys().all(|key| !catalog.get(key).trim().is_empty()), "{lang}");
    }
}

#[test]
fn plurals_follow_the_language() {
    let picked = |lang: Lang, targets: u8| {
        Catalog::new(lang).with("news-picked", &[("man", "x".into()), ("targets", targets.into())])
    };
    assert_eq!(picked(Lang::En, 1), "x, one target");
    assert_eq!(picked(Lang::En, 2), "x, 2 targets");
    assert_eq!(picked(Lang::De, 0), "x, kein erlaubter Zug");
    assert_eq!(picked(Lang::De, 1), "x, ein Ziel");
}

#[test]
fn letters_on_discs_are_capitals_and_tell_men_apart() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(*lang);
        let letters: BTreeSet<String> =
            ["general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier"]
                .map(|role| catalog.get(&format!("letter-{role}")))
                .into();
        assert_eq!(letters.len(), 7, "{lang}: {letters:?}");
        assert!(
            letters.iter().all(|letter| letter.len() == 1 && letter.as_bytes()[0].is_ascii_uppercase()),
            "{lang}"
        );
    }
}

/// What a sentence may begin with has a first letter that can be made a capital, or is its own.
#[test]
fn values_that_begin_sentences_begin_plainly() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(*lang);
        let begins = |key: &&String| ["man-", "role-", "side-"].iter().any(|prefix| key.starts_with(prefix));
        for key in texts(*lang).keys().filter(begins) {
            let first = catalog.get(key).chars().next().unwrap();
            assert!(first.is_ascii() || !first.is_lowercase(), "{lang}: {key} begins with {first}");
        }
    }
}
