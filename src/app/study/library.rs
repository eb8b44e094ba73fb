//! The library: what is known of each game without opening it, and which of them are wanted.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::format::{Header, Record, outcome};
use crate::game::Openings;
use crate::referee::Outcome;
use crate::rules::Side;

/// A game of the library in a few words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in the library, given when it is kept there.
    #[serde(default)]
    pub id: u32,
    /// What the game is called.
    #[serde(default)]
    pub title: String,
    /// Who plays Red.
    #[serde(default)]
    pub red: String,
    /// Who plays Black.
    #[serde(default)]
    pub black: String,
    /// Where it was played.
    #[serde(default)]
    pub event: String,
    /// When, as written.
    #[serde(default)]
    pub date: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[serde(default)]
    pub result: String,
    /// The code of its opening, empty if it has none.
    #[serde(default)]
    pub opening: String,
    /// Moves of the main line.
    #[serde(default)]
    pub plies: u32,
    /// Variations beside it.
    #[serde(default)]
    pub variations: u32,
    /// What could not be kept of its file.
    #[serde(default)]
    pub flaws: u32,
    /// The file that it came from.
    #[serde(default)]
    pub source: String,
}

impl Entry {
    /// A record in a few words. `source` is the name of its file.
    #[must_use]
    pub fn of(record: &Record, source: &str, flaws: usize, openings: Option<&Openings>) -> Entry {
        let header = |header| record.headers.get(header).to_owned();
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let found = openings.and_then(|openings| opening_code(record, openings));
        Entry {
            id: 0,
            title: header(Header::Title),
            red: header(Header::Red),
            black: header(Header::Black),
            event: header(Header::Event),
            date: header(Header::Date),
            result: outcome::write(record.outcome).to_owned(),
            opening: found.unwrap_or_else(|| header(Header::Ecco)),
            plies: small(record.tree.line_from(crate::game::NodeId::ROOT).count()),
            variations: small(record.tree.lines().saturating_sub(1)),
            flaws: small(flaws),
            source: source.to_owned(),
        }
    }

    /// What a search looks into.
    fn words(&self) -> String {
        [&self.title, &self.red, &self.black, &self.event, &self.date, &self.source]
            .map(|text| fold(text))
            .join("\n")
    }
}

/// How far into a game an opening is looked for, in plies.
const OPENING_PLIES: usize = 40;

fn opening_code(record: &Record, openings: &Openings) -> Option<String> {
    let mut position = record.start_position()?;
    let mut found = None;
    for mv in record.tree.main_line().into_iter().take(OPENING_PLIES) {
        position.make(mv);
        found = openings.find(&position).or(found);
    }
    found.map(|opening| opening.code.clone())
}

/// Letters as a search compares them.
fn fold(text: &str) -> String {
    text.to_lowercase()
}

/// Which games are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Words that must all be found in players, title, event, date or file.
    pub words: String,
    /// A player, with the side he must have played if any.
    pub player: String,
    /// Only games in which the player had this side.
    pub side: Option<Side>,
    /// Who won; `Some(None)` for games without a result.
    pub result: Option<Option<Outcome>>,
    /// The beginning of an opening's code.
    pub opening: String,
}

impl Filter {
    /// Whether every game is wanted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }
}

/// What is in the library.
#[derive(Clone, Debug, Default)]
pub struct Library {
    shelf: Rc<Vec<(Entry, String)>>,
    /// Whether it has been looked at yet.
    pub loaded: bool,
    /// Which games are wanted.
    pub filter: Filter,
}

impl Library {
    /// How many games there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shelf.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shelf.is_empty()
    }

    /// The entry with a number.
    #[must_use]
    pub fn get(&self, id: u32) -> Option<&Entry> {
        self.shelf.iter().map(|(entry, _)| entry).find(|entry| entry.id == id)
    }

    /// Puts entries in; one with a number that is there already takes its place.
    pub fn put(&mut self, entries: impl IntoIterator<Item = Entry>) {
        let shelf = Rc::make_mut(&mut self.shelf);
        for entry in entries {
            let words = entry.words();
            match shelf.binary_search_by_key(&entry.id, |(entry, _)| entry.id) {
                Ok(at) => shelf[at] = (entry, words),
                Err(at) => shelf.insert(at, (entry, words)),
            }
        }
    }

    /// Takes entries out.
    pub fn remove(&mut self, ids: &[u32]) {
        let gone: std::collections::BTreeSet<&u32> = ids.iter().collect();
        Rc::make_mut(&mut self.shelf).retain(|(entry, _)| !gone.contains(&entry.id));
    }

    /// The entries that are wanted, those kept last first.
    pub fn found(&self) -> impl Iterator<Item = &Entry> + '_ {
        let filter = &self.filter;
        let words: Vec<String> = fold(&filter.words).split_whitespace().map(str::to_owned).collect();
        let player = fold(filter.player.trim());
        let opening = filter.opening.trim().to_ascii_uppercase();
        let result = filter.result.map(outcome::write);
        self.shelf
            .iter()
            .rev()
            .filter(move |(entry, text)| {
                words.iter().all(|word| text.contains(word.as_str()))
                    && (player.is_empty() || plays(entry, &player, filter.side))
                    && entry.opening.starts_with(&opening)
                    && result.is_none_or(|result| entry.result == result)
            })
            .map(|(entry, _)| entry)
    }

    /// Players by how many games they have, most first.
    #[must_use]
    pub fn players(&self, most: usize) -> Vec<String> {
        let mut counts = std::collections::BTreeMap::<&str, usize>::new();
        for (entry, _) in self.shelf.iter() {
            for name in [&entry.red, &entry.black].into_iter().filter(|name| !name.is_empty()) {
                *counts.entry(name).or_default() += 1;
            }
        }
        let mut names: Vec<(&str, usize)> = counts.into_iter().collect();
        names.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        names.into_iter().take(most).map(|(name, _)| name.to_owned()).collect()
    }

    /// Whether two hold the very same entries.
    #[must_use]
    pub fn is_same(&self, other: &Library) -> bool {
        Rc::ptr_eq(&self.shelf, &other.shelf) && self.filter == other.filter && self.loaded == other.loaded
    }
}

fn plays(entry: &Entry, player: &str, side: Option<Side>) -> bool {
    let has = |name: &String| fold(name).contains(player);
    match side {
        Some(side) => has(side.fold(&entry.red, &entry.black)),
        None => has(&entry.red) || has(&entry.black),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library() -> Library {
        let entry = |id, red: &str, black: &str, result: &str, opening: &str| Entry {
            id,
            red: red.into(),
            black: black.into(),
            result: result.into(),
            opening: opening.into(),
            event: "Cup 2024".into(),
            ..Entry::default()
        };
        let mut library = Library::default();
        library.put([
            entry(1, "Xu Yinchuan", "Hu Ronghua", "1-0", "B00"),
            entry(2, "Hu Ronghua", "Lü Qin", "1/2-1/2", "C12"),
            entry(3, "许银川", "吕钦", "*", ""),
        ]);
        library
    }

    fn found(library: &Library) -> Vec<u32> {
        library.found().map(|entry| entry.id).collect()
    }

    #[test]
    fn filters_go_together() {
        let mut library = library();
        assert_eq!(found(&library), [3, 2, 1]);
        library.filter.player = "hu ".into();
        assert_eq!(found(&library), [2, 1]);
        library.filter.side = Some(Side::Black);
        assert_eq!(found(&library), [1]);
        library.filter = Filter { words: "LÜ cup".into(), ..Filter::default() };
        assert_eq!(found(&library), [2]);
        library.filter = Filter { result: Some(None), ..Filter::default() };
        assert_eq!(found(&library), [3]);
        library.filter = Filter { opening: "b".into(), ..Filter::default() };
        assert_eq!(found(&library), [1]);
    }

    #[test]
    fn a_game_kept_again_takes_its_place() {
        let mut library = library();
        library.put([Entry { id: 2, title: "changed".into(), ..Entry::default() }]);
        assert_eq!((library.len(), library.get(2).unwrap().title.as_str()), (3, "changed"));
        library.remove(&[1, 3]);
        assert_eq!(found(&library), [2]);
    }
}
