//! The texts of the lessons: the same in every language, and one for everything that has a name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use chuhe::app::learn::{Kind, courses};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Key of a text and the values it uses.
type Texts = BTreeMap<String, BTreeSet<String>>;

const LANGUAGES: [&str; 5] = ["en", "de", "nl", "zh-Hans", "zh-Hant"];

fn texts(lang: &str) -> Texts {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/locales").join(lang).join("learn.ftl");
    let source = fs::read_to_string(path).unwrap();
    let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
    let mut texts = Texts::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.iter().map(|value| (id.to_owned(), value));
        let attributes = message.attributes.iter().map(|one| (format!("{id}.{}", one.id.name), &one.value));
        for (key, pattern) in value.chain(attributes) {
            let mut values = BTreeSet::new();
            collect(pattern, &mut values);
            assert!(texts.insert(key.clone(), values).is_none(), "{lang}: {key} stands there twice");
        }
    }
    texts
}

fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    let mut take = |inline: &InlineExpression<&str>| {
        if let InlineExpression::VariableReference { id } = inline {
            values.insert(id.name.to_owned());
        }
    };
    let mut inner = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => take(inline),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                take(selector);
                inner.extend(variants.iter().map(|variant| &variant.value));
            }
        }
    }
    inner.into_iter().for_each(|pattern| collect(pattern, values));
}

#[test]
fn every_language_has_the_same_texts_with_the_same_values() {
    let english = texts("en");
    for lang in LANGUAGES {
        let other = texts(lang);
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

/// What has a name has a text, and what has a text has a name.
#[test]
fn units_sections_and_questions_have_texts() {
    let texts = texts("en");
    let [course, rules, questions] = courses();
    let mut named = BTreeSet::new();
    for unit in &course.units {
        for part in ["", ".intro", ".myth", ".truth"] {
            named.insert(format!("unit-{}{part}", unit.name));
        }
        for level in &unit.levels {
            let key = format!("lesson-{}-{}", unit.name, level.name);
            let needs_text = matches!(level.kind, Kind::Belief(_));
            if needs_text || texts.contains_key(&key) {
                named.insert(key);
            }
        }
    }
    for (course, prefix) in [(rules, "rules"), (questions, "faq")] {
        for unit in &course.units {
            if prefix == "rules" {
                named.insert(format!("chapter-{}", unit.name));
            }
            for level in &unit.levels {
                named.insert(format!("{prefix}-{}", level.name));
                named.insert(format!("{prefix}-{}.text", level.name));
            }
        }
    }
    let others = ["rules-intro", "faq-title", "faq-search", "faq-found"].map(str::to_owned);
    let prefixes = ["unit-", "lesson-", "chapter-", "rules-", "faq-"];
    let written: BTreeSet<String> = texts
        .keys()
        .filter(|key| prefixes.iter().any(|prefix| key.starts_with(prefix)) && !others.contains(key))
        .cloned()
        .collect();
    let missing: Vec<_> = named.difference(&written).collect();
    let unused: Vec<_> = written.difference(&named).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
}

/// The other keys are literals of the sources, and every literal that looks like one is there.
#[test]
fn every_other_text_is_asked_for_and_there() {
    let keys = texts("en");
    let mut literals = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                literals.extend(text.split('"').skip(1).map(str::to_owned));
            }
        }
    }
    let by_name = ["unit-", "lesson-", "chapter-", "rules-", "faq-", "theme-", "collection-"];
    for key in keys.keys().filter(|key| !by_name.iter().any(|prefix| key.starts_with(prefix))) {
        assert!(literals.contains(key.split('.').next().unwrap()), "{key} is asked for nowhere");
    }
    let prefixes = ["goal-", "said-", "standing-", "sign-", "learn-"];
    for literal in &literals {
        let looks_like_a_key = prefixes.iter().any(|prefix| literal.starts_with(prefix))
            && literal.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(!looks_like_a_key || keys.contains_key(literal), "{literal} is in no catalogue");
    }
}
