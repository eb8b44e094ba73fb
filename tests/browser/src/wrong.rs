//! What ends a test early.

use std::fmt;
use std::panic::Location;

use thirtyfour::error::WebDriverError;

/// Something that a helper of this crate could not do or did not see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(pub String);

impl Wrong {
    /// `text` is one or more lines for the person who reads the report.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}

impl From<WebDriverError> for Wrong {
    fn from(error: WebDriverError) -> Self {
        Self(error.to_string())
    }
}

impl From<serde_json::Error> for Wrong {
    fn from(error: serde_json::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<std::io::Error> for Wrong {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// The end of a test, with the line of the test that did not come true.
#[derive(Clone, Debug)]
pub struct Failed {
    text: String,
    place: &'static Location<'static>,
}

/// What a test returns.
pub type Outcome = Result<(), Failed>;

/// `?` in a test notes its line.
impl<T: Into<Wrong>> From<T> for Failed {
    #[track_caller]
    fn from(wrong: T) -> Self {
        Self { text: wrong.into().0, place: Location::caller() }
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.place.file(), self.place.line(), self.text)
    }
}
