//! Mistakes in parameters, in words for whoever wrote them.

use crate::app::view::words::Words;
use crate::format::{Limit, Unreadable};
use crate::notation::Misread;

use super::super::{ParamError, ParamFault};

/// What is wrong with a parameter.
#[must_use]
pub fn param_error(words: Words<'_>, error: &ParamError) -> String {
    let text = words.text;
    let name = error.name.as_str();
    let why = match &error.fault {
        ParamFault::Unknown => return text.with("embed-unknown-parameter", &[("name", name.into())]),
        ParamFault::Missing => return text.with("embed-missing-parameter", &[("name", name.into())]),
        ParamFault::Word { found, words } => text.with(
            "embed-not-a-word",
            &[("found", found.as_str().into()), ("words", words.join(", ").into())],
        ),
        ParamFault::Number { found, max } => {
            text.with("embed-not-a-number", &[("found", found.as_str().into()), ("max", (*max).into())])
        }
        ParamFault::Fen(error) => words.fen_error(error),
        ParamFault::Unplayable(faults) => {
            faults.iter().map(|fault| words.fault(fault)).collect::<Vec<_>>().join(" ")
        }
        ParamFault::Move { text: mv, why, line, column } => {
            let key = match why {
                Misread::NotAMove => "embed-not-a-move",
                Misread::NoSuchMove => "embed-no-such-move",
                Misread::Illegal { .. } => "embed-illegal-move",
            };
            let mv: String = mv.chars().take(24).collect();
            text.with(key, &[("move", mv.into()), ("line", (*line).into()), ("column", (*column).into())])
        }
        ParamFault::Game(Unreadable::Empty) => text.get("embed-no-game"),
        ParamFault::Game(Unreadable::TooLarge { bytes }) => {
            text.with("embed-too-long", &[("bytes", (*bytes).into()), ("max", Limit::FILE_BYTES.into())])
        }
        ParamFault::Game(Unreadable::Unknown | Unreadable::Damaged { .. }) => text.get("embed-no-game"),
        ParamFault::Value { found } => text.with("embed-bad-value", &[("found", found.as_str().into())]),
        ParamFault::TooLong { bytes, max } => {
            text.with("embed-too-long", &[("bytes", (*bytes).into()), ("max", (*max).into())])
        }
        ParamFault::Fetch => text.get("embed-not-fetched"),
        ParamFault::NoContent => text.get("embed-no-content"),
    };
    text.with("embed-bad-parameter", &[("name", name.into()), ("why", why.into())])
}
