//! Where in the learning pages somebody is, as the part of the address behind `#`.

/// A place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// `#`: all units.
    #[default]
    Path,
    /// `#horse` or `#horse/may-it`: a level, the first one not done if none is named.
    Level {
        /// The unit.
        unit: String,
        /// The level.
        level: Option<String>,
    },
    /// `#rules` or `#rules-horse`: the rules, at a section.
    Rules {
        /// The section.
        section: Option<String>,
    },
    /// `#faq` or `#faq-stalemate`: questions, at one.
    Questions {
        /// The question.
        question: Option<String>,
    },
    /// `#puzzles`: the trainer.
    Puzzles,
    /// `#daily`: the puzzle of the day.
    Daily,
    /// `#review`: what went wrong in the game that was played last.
    Review,
    /// `#puzzle/NAME`: one puzzle.
    Puzzle {
        /// Its name.
        name: String,
    },
}

impl Place {
    /// The place an address names; the path of units for anything else. With or without `#`.
    #[must_use]
    pub fn parse(fragment: &str) -> Place {
        let text = fragment.strip_prefix('#').unwrap_or(fragment);
        let some = |rest: &str| (!rest.is_empty()).then(|| rest.to_owned());
        match text.split_once('/') {
            Some(("puzzle", name)) => return Place::Puzzle { name: name.to_owned() },
            Some((unit, level)) => return Place::Level { unit: unit.to_owned(), level: some(level) },
            None => {}
        }
        match text {
            "" | "path" => Place::Path,
            "rules" => Place::Rules { section: None },
            "faq" => Place::Questions { question: None },
            "puzzles" => Place::Puzzles,
            "daily" => Place::Daily,
            "review" => Place::Review,
            _ => {
                if let Some(section) = text.strip_prefix("rules-") {
                    Place::Rules { section: some(section) }
                } else if let Some(question) = text.strip_prefix("faq-") {
                    Place::Questions { question: some(question) }
                } else {
                    Place::Level { unit: text.to_owned(), level: None }
                }
            }
        }
    }

    /// The fragment, with `#`.
    #[must_use]
    pub fn fragment(&self) -> String {
        match self {
            Place::Path => "#path".to_owned(),
            Place::Level { unit, level: None } => format!("#{unit}"),
            Place::Level { unit, level: Some(level) } => format!("#{unit}/{level}"),
            Place::Rules { section: None } => "#rules".to_owned(),
            Place::Rules { section: Some(section) } => format!("#rules-{section}"),
            Place::Questions { question: None } => "#faq".to_owned(),
            Place::Questions { question: Some(question) } => format!("#faq-{question}"),
            Place::Puzzles => "#puzzles".to_owned(),
            Place::Daily => "#daily".to_owned(),
            Place::Review => "#review".to_owned(),
            Place::Puzzle { name } => format!("#puzzle/{name}"),
        }
    }
}
