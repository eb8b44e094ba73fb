//! The catalogues: every text in every language, with the same values, and none too many.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use chuhe::app::{Catalog, Lang, Part, Value};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

mod catalogs;

/// Key of a text (`message` or `message.attribute`) and the values it uses.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn texts(lang: Lang, part: Part) -> Texts {
    let source = catalogs::source(lang, part);
    let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
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

/// Of all parts.
fn catalog(lang: Lang) -> Catalog {
    catalogs::of(lang, Part::ALL)
}

/// Of all parts.
fn all_texts(lang: Lang) -> Texts {
    Part::ALL.iter().flat_map(|part| texts(lang, *part)).collect()
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
    for part in Part::ALL {
        let english = texts(Lang::En, *part);
        for lang in Lang::ALL {
            let other = texts(*lang, *part);
            let place = format!("{lang}/{}.ftl", part.name());
            let keys = |texts: &Texts| texts.keys().cloned().collect::<BTreeSet<_>>();
            let missing: Vec<_> = keys(&english).difference(&keys(&other)).cloned().collect();
            let unknown: Vec<_> = keys(&other).difference(&keys(&english)).cloned().collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{place}: missing {missing:?}, unknown {unknown:?}"
            );
            for (key, values) in &english {
                let unknown: Vec<_> = other[key].difference(values).collect();
                assert!(unknown.is_empty(), "{place}: {key} uses {unknown:?}, which English does not");
            }
        }
    }
}

#[test]
fn every_folder_is_a_language_and_every_file_a_part() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/locales");
    let names = |folder: &Path| -> BTreeSet<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    assert_eq!(names(&root), Lang::ALL.iter().map(|lang| lang.tag().to_owned()).collect());
    let parts: BTreeSet<String> = Part::ALL.iter().map(|part| format!("{}.ftl", part.name())).collect();
    for lang in Lang::ALL {
        assert_eq!(names(&root.join(lang.tag())), parts, "{lang}");
    }
}

#[test]
fn every_text_is_used() {
    let literals = literals();
    // The texts of lessons are asked for by the names of the lessons: `tests/learn` looks at them.
    for part in Part::ALL.iter().filter(|part| **part != Part::Learn) {
        for key in texts(Lang::En, *part).keys() {
            // Attributes are asked for by the name of their message.
            let id = key.split('.').next().unwrap();
            assert!(literals.contains(id), "{key} of {}.ftl is used nowhere", part.name());
        }
    }
}

#[test]
fn every_text_stands_in_one_part() {
    let mut found = BTreeMap::new();
    // The lessons say some things in their own way.
    for part in Part::ALL.iter().filter(|part| **part != Part::Learn) {
        for key in texts(Lang::En, *part).into_keys() {
            let before = found.insert(key.clone(), part.name());
            assert!(
                before.is_none(),
                "{key} stands in {} and in {}",
                part.name(),
                before.unwrap_or_default()
            );
        }
    }
}

/// What the page makes of a text is what the whole of Fluent makes of it.
#[test]
fn texts_are_read_as_fluent_reads_them() {
    for lang in Lang::ALL {
        let ours = catalog(*lang);
        let mut fluent = FluentBundle::new(vec![lang.tag().parse().unwrap()]);
        fluent.set_use_isolating(false);
        for part in Part::ALL {
            fluent.add_resource_overriding(FluentResource::try_new(catalogs::source(*lang, *part)).unwrap());
        }
        for (key, values) in all_texts(*lang) {
            let numbers = [0, 1, 2, 3, 4, 5, 10, 11, 21, 60, 101].map(Value::Number);
            let words = ["", "x", "one"].map(|word| Value::Text(word.to_owned()));
            for value in numbers.into_iter().chain(words) {
                let given: Vec<(&str, Value)> =
                    values.iter().map(|name| (name.as_str(), value.clone())).collect();
                let args: FluentArgs<'_> = given
                    .iter()
                    .map(|(name, value)| match value {
                        Value::Number(number) => (*name, FluentValue::from(*number)),
                        Value::Text(text) => (*name, FluentValue::from(text.as_str())),
                    })
                    .collect();
                let (id, attribute) =
                    key.split_once('.').map_or((&*key, None), |(id, name)| (id, Some(name)));
                let message = fluent.get_message(id).unwrap();
                let pattern = match attribute {
                    Some(name) => message.get_attribute(name).unwrap().value(),
                    None => message.value().unwrap(),
                };
                let theirs = fluent.format_pattern(pattern, Some(&args), &mut Vec::new());
                assert_eq!(ours.with(&key, &given), theirs, "{lang}: {key} with {value:?}");
            }
        }
    }
}

/// Keys begin with one of the prefixes of the catalogue; whatever looks like one must be there.
#[test]
fn every_text_that_is_asked_for_is_there() {
    let english = all_texts(Lang::En);
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
    let english = catalog(Lang::En);
    for lang in Lang::ALL.iter().copied().filter(|lang| *lang != Lang::En) {
        let other = catalog(lang);
        let keys = all_texts(lang);
        let same: Vec<&String> = keys
            .iter()
            .filter(|(_, values)| values.is_empty())
            .map(|(key, _)| key)
            .filter(|key| other.get(key) == english.get(key) && is_prose(&other.get(key)))
            .collect();
        assert!(same.is_empty(), "{lang}: the same as in English: {same:?}");
        assert!(keys.keys().all(|key| !other.get(key).trim().is_empty()), "{lang}");
    }
}

#[test]
fn plurals_follow_the_language() {
    let picked = |lang: Lang, targets: u8| {
        catalog(lang).with("news-picked", &[("man", "x".into()), ("targets", targets.into())])
    };
    assert_eq!(picked(Lang::En, 1), "x, one target");
    assert_eq!(picked(Lang::En, 2), "x, 2 targets");
    assert_eq!(picked(Lang::De, 0), "x, kein erlaubter Zug");
    assert_eq!(picked(Lang::De, 1), "x, ein Ziel");
}

#[test]
fn letters_on_discs_are_capitals_and_tell_men_apart() {
    for lang in Lang::ALL {
        let other = catalog(*lang);
        let letters: BTreeSet<String> =
            ["general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier"]
                .map(|role| other.get(&format!("letter-{role}")))
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
        let other = catalog(*lang);
        let begins = |key: &&String| ["man-", "role-", "side-"].iter().any(|prefix| key.starts_with(prefix));
        for key in all_texts(*lang).keys().filter(begins) {
            let first = other.get(key).chars().next().unwrap();
            assert!(first.is_ascii() || !first.is_lowercase(), "{lang}: {key} begins with {first}");
        }
    }
}
