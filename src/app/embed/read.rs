//! From names and values to [`Options`], with every mistake named.

use std::rc::Rc;

use crate::app::prefs::piece_set_name;
use crate::app::view::glyphs::PieceSet;
use crate::app::{BoardStyle, Lang, Theme};
use crate::format::fen::FenError;
use crate::format::{Record, Unreadable, clean};
use crate::notation::Misread;
use crate::referee::RulesetId;
use crate::rules::{Fault, Position, Setup};

use super::drawing::{drawings, point};
use super::options::Shown;
use super::{
    Accept, BoardMode, ContentId, ContentKind, ControlSet, EdgeLabels, EngineUse, Extra, Help, ListPlace,
    MoveText, Options, Orientation, Place, Ranks, Sides, record,
};

/// A parameter by its name.
pub type Param = &'static str;

/// A parameter whose value cannot be used. The others are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamError {
    /// Its name; of one that does not exist, as it was written.
    pub name: String,
    /// What is wrong.
    pub fault: ParamFault,
}

/// What is wrong with a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamFault {
    /// There is no parameter of this name.
    Unknown,
    /// It is none of the words.
    Word {
        /// What was written.
        found: String,
        /// What could have been.
        words: Vec<&'static str>,
    },
    /// It is no number from 0 to a largest one.
    Number {
        /// What was written.
        found: String,
        /// The largest.
        max: u32,
    },
    /// It is no position.
    Fen(FenError),
    /// Nothing can be played in this position.
    Unplayable(Vec<Fault>),
    /// A move that cannot be read or played.
    Move {
        /// As it was written.
        text: String,
        /// What is wrong with it.
        why: Misread,
        /// The line where it stands, from 1.
        line: usize,
        /// The character of the line, from 1.
        column: usize,
    },
    /// It is no game.
    Game(Unreadable),
    /// It is no point, arrow, mark, address or name.
    Value {
        /// What was written.
        found: String,
    },
    /// More bytes than are read.
    TooLong {
        /// How many.
        bytes: usize,
        /// How many are read.
        max: usize,
    },
    /// The mode needs it, and it is not there.
    Missing,
    /// The file could not be fetched, or is no text.
    Fetch,
    /// There is no such lesson or puzzle here.
    NoContent,
}

/// All names, in the order of the guide.
pub(super) const NAMES: [Param; 35] = [
    "fen",
    "moves",
    "pgn",
    "src",
    "ply",
    "path",
    "mode",
    "solution",
    "accept",
    "targets",
    "question",
    "answer",
    "lesson",
    "puzzle",
    "level",
    "side",
    "orientation",
    "pieces",
    "board",
    "theme",
    "coords",
    "ranks",
    "notation",
    "lang",
    "controls",
    "movelist",
    "menu",
    "arrows",
    "marks",
    "engine",
    "rules",
    "explain",
    "animate",
    "sound",
    "autoplay",
];

/// Names that say nothing about the board itself.
const ROUTING: [Param; 3] = ["id", "origin", "fit"];

/// The longest value of a parameter that is not a game, in bytes.
const VALUE_BYTES_MAX: usize = 4 << 10;

/// The longest question or answer, in bytes.
const TEXT_BYTES_MAX: usize = 2 << 10;

impl Options {
    /// Reads names and values; a later value of a name counts. The mistakes are told beside what could
    /// be read.
    #[must_use]
    pub fn read(pairs: &[(String, String)]) -> (Options, Vec<ParamError>) {
        let mut reader = Reader { pairs, errors: Vec::new() };
        let options = reader.options();
        let known = |name: &str| NAMES.contains(&name) || ROUTING.contains(&name);
        for (name, _) in pairs.iter().filter(|(name, _)| !known(name) && !name.is_empty()) {
            let name: String = name.chars().take(40).collect();
            reader.errors.push(ParamError { name, fault: ParamFault::Unknown });
        }
        (options, reader.errors)
    }
}

struct Reader<'a> {
    pairs: &'a [(String, String)],
    errors: Vec<ParamError>,
}

impl Reader<'_> {
    fn value(&self, name: Param) -> Option<&str> {
        let (_, value) = self.pairs.iter().rev().find(|(known, _)| known == name)?;
        Some(value.as_str()).filter(|value| !value.trim().is_empty())
    }

    fn refuse<T>(&mut self, name: Param, fault: ParamFault) -> Option<T> {
        self.errors.push(ParamError { name: name.to_owned(), fault });
        None
    }

    /// The value as `read` takes it.
    fn get<T>(&mut self, name: Param, read: impl FnOnce(&str) -> Result<T, ParamFault>) -> Option<T> {
        let value = self.value(name)?;
        let read = if value.len() > VALUE_BYTES_MAX {
            Err(ParamFault::TooLong { bytes: value.len(), max: VALUE_BYTES_MAX })
        } else {
            read(value.trim())
        };
        read.map_or_else(|fault| self.refuse(name, fault), Some)
    }

    fn word<T>(&mut self, name: Param, words: &[&'static str], read: fn(&str) -> Option<T>) -> Option<T> {
        self.get(name, |value| {
            read(value).ok_or_else(|| ParamFault::Word { found: cut(value), words: words.to_vec() })
        })
    }

    fn number(&mut self, name: Param, max: u32) -> Option<u32> {
        self.get(name, |value| {
            let number = value.parse().ok().filter(|number| *number <= max);
            number.ok_or_else(|| ParamFault::Number { found: cut(value), max })
        })
    }

    fn text(&mut self, name: Param) -> String {
        self.get(name, |value| Ok(clean(value, TEXT_BYTES_MAX).0)).unwrap_or_default()
    }

    fn options(&mut self) -> Options {
        let ranks = self.word("ranks", Ranks::WORDS, Ranks::from_word);
        let points = ranks.unwrap_or_default();
        let record = Rc::new(self.record(ranks));
        let mode = self.word("mode", BoardMode::WORDS, BoardMode::from_word);
        let lesson = self.content("lesson", ContentKind::Lesson);
        let puzzle = self.content("puzzle", ContentKind::Puzzle);
        // It goes on where the moves lead to.
        let asked = record.final_position().map_or_else(|| record.start.clone(), |end| end.setup());
        let solution = self.solution(&asked, ranks);
        let default = Options::default();
        let piece_sets = PieceSet::ALL.map(piece_set_name);
        let boards: Vec<_> = BoardStyle::ALL.iter().map(|board| board.name()).collect();
        let langs: Vec<_> = Lang::ALL.iter().map(|lang| lang.tag()).collect();
        let rulesets: Vec<_> = RulesetId::ALL.into_iter().map(RulesetId::name).collect();
        let mut drawn = self.drawn("arrows", points);
        drawn.extend(self.drawn("marks", points));
        let options = Options {
            mode: mode.unwrap_or(match () {
                () if lesson.is_some() => BoardMode::Lesson,
                () if puzzle.is_some() || solution.is_some() => BoardMode::Puzzle,
                () if self.value("targets").is_some() => BoardMode::Choose,
                () => BoardMode::View,
            }),
            src: self.get("src", |value| address(value, &["http://", "https://", "/", "./", "../"])),
            shown: self.shown(),
            solution: solution.map(Rc::new),
            accept: self.word("accept", Accept::WORDS, Accept::from_word).unwrap_or_default(),
            targets: self.targets(points),
            question: self.text("question"),
            answer: self.text("answer"),
            content: lesson.or(puzzle),
            // At most 10.
            level: self.number("level", 10).map_or(default.level, |level| level as u8),
            side: self.word("side", Sides::WORDS, Sides::from_word),
            orientation: self
                .word("orientation", Orientation::WORDS, Orientation::from_word)
                .unwrap_or_default(),
            pieces: self.word("pieces", &piece_sets, piece_set).unwrap_or_default(),
            board: self
                .word("board", &boards, |word| BoardStyle::from_name(&word.to_ascii_lowercase()))
                .unwrap_or_default(),
            theme: self.word("theme", &["auto", "light", "dark", "contrast"], theme).unwrap_or_default(),
            coords: self.word("coords", EdgeLabels::WORDS, EdgeLabels::from_word).unwrap_or_default(),
            ranks: points,
            notation: self.word("notation", MoveText::WORDS, MoveText::from_word).unwrap_or_default(),
            lang: self.word("lang", &langs, Lang::from_tag),
            controls: self.word("controls", ControlSet::WORDS, ControlSet::from_word),
            movelist: self.word("movelist", ListPlace::WORDS, ListPlace::from_word),
            menu: self.menu(),
            drawings: drawn,
            engine: self.word("engine", EngineUse::WORDS, EngineUse::from_word),
            rules: self.word("rules", &rulesets, RulesetId::from_name).unwrap_or_default(),
            explain: self.word("explain", Help::WORDS, Help::from_word).unwrap_or_default(),
            // At most 5000.
            animate: self.number("animate", 5_000).map(|ms| ms as u16),
            sound: self.word("sound", Help::WORDS, Help::from_word).unwrap_or(Help::Off),
            autoplay: self.number("autoplay", 600_000).filter(|ms| *ms > 0).map(|ms| ms.max(200)),
            id: self.get("id", token).unwrap_or_default(),
            origin: self.get("origin", origin),
            place: self.word("fit", Place::WORDS, Place::from_word).unwrap_or_default(),
            record,
        };
        self.check(&options);
        options
    }

    /// The game, or the position with the moves from it.
    fn record(&mut self, ranks: Option<Ranks>) -> Record {
        if let Some(pgn) = self.value("pgn") {
            match record::game(pgn) {
                Ok(record) => return record,
                Err(fault) => self.errors.push(ParamError { name: "pgn".to_owned(), fault }),
            }
        }
        let start = self.get("fen", record::setup).unwrap_or_else(Setup::start);
        let Some(moves) = self.value("moves") else { return Record::new(start) };
        match record::moves(start.clone(), moves, ranks) {
            Ok(record) => record,
            Err(fault) => {
                self.errors.push(ParamError { name: "moves".to_owned(), fault });
                Record::new(start)
            }
        }
    }

    fn solution(
        &mut self,
        start: &Setup,
        ranks: Option<Ranks>,
    ) -> Option<crate::game::GameTree<crate::format::Note>> {
        let text = self.value("solution")?;
        let read = record::solution(start, text, ranks);
        read.map_or_else(|fault| self.refuse("solution", fault), Some)
    }

    fn content(&mut self, name: Param, kind: ContentKind) -> Option<ContentId> {
        self.get(name, token).map(|id| ContentId { kind, id })
    }

    fn drawn(&mut self, name: Param, ranks: Ranks) -> Vec<crate::format::svg::Figure> {
        self.get(name, |value| {
            drawings(value, ranks).map_err(|found| ParamFault::Value { found: cut(&found) })
        })
        .unwrap_or_default()
    }

    fn targets(&mut self, ranks: Ranks) -> Vec<crate::rules::Square> {
        let read = |value: &str| {
            let words = value.split([',', ';', ' ']).filter(|word| !word.is_empty());
            let mut targets = Vec::new();
            for word in words {
                let square = point(&word.to_ascii_lowercase(), ranks);
                let square = square.ok_or_else(|| ParamFault::Value { found: cut(word) })?;
                if !targets.contains(&square) {
                    targets.push(square);
                }
            }
            Ok(targets)
        };
        self.get("targets", read).unwrap_or_default()
    }

    fn shown(&mut self) -> Shown {
        if let Some(path) = self.get("path", path) {
            return Shown::Path(path);
        }
        let ply = |value: &str| match value.parse() {
            Ok(ply) => Ok(Shown::Ply(ply)),
            Err(_) if value.eq_ignore_ascii_case("last") => Ok(Shown::Last),
            Err(_) => Err(ParamFault::Number { found: cut(value), max: 100_000 }),
        };
        self.get("ply", ply).unwrap_or_default()
    }

    fn menu(&mut self) -> Vec<Extra> {
        let read = |value: &str| {
            let words = value.split([',', ' ']).filter(|word| !word.is_empty());
            match value {
                "none" | "off" => Ok(Vec::new()),
                "full" | "on" => Ok(vec![Extra::Flip, Extra::Fen, Extra::Share]),
                _ => words
                    .map(|word| {
                        let extra = Extra::from_word(word);
                        extra.ok_or_else(|| ParamFault::Word {
                            found: cut(word),
                            words: Extra::WORDS.to_vec(),
                        })
                    })
                    .collect(),
            }
        };
        self.get("menu", read).unwrap_or_default()
    }

    /// What fits together.
    fn check(&mut self, options: &Options) {
        let mut missing = |name: Param, is: bool| {
            if is && !self.errors.iter().any(|error| error.name == name) {
                self.errors.push(ParamError { name: name.to_owned(), fault: ParamFault::Missing });
            }
        };
        match options.mode {
            BoardMode::Puzzle => missing(
                "solution",
                options.solution.is_none() && options.content.is_none() && options.accept == Accept::Solution,
            ),
            BoardMode::Choose => missing("targets", options.targets.is_empty()),
            BoardMode::Lesson => missing("lesson", options.content.is_none()),
            BoardMode::View | BoardMode::Explore | BoardMode::Play | BoardMode::Analysis => {}
        }
        let moves = matches!(
            options.mode,
            BoardMode::Explore | BoardMode::Play | BoardMode::Analysis | BoardMode::Puzzle
        );
        let mut faults = match Position::from_diagram(&options.record.start) {
            Err(error) if options.src.is_none() => error.faults().to_vec(),
            _ => return,
        };
        if !moves {
            // A diagram may lack generals; more men than there are cannot even be shown.
            faults.retain(|fault| matches!(fault, Fault::TooMany { .. }));
        }
        if !faults.is_empty() {
            let fault = ParamFault::Unplayable(faults);
            self.errors.push(ParamError { name: "fen".to_owned(), fault });
        }
    }
}

fn piece_set(word: &str) -> Option<PieceSet> {
    PieceSet::ALL.into_iter().find(|set| piece_set_name(*set).eq_ignore_ascii_case(word))
}

fn theme(word: &str) -> Option<Theme> {
    match word.to_ascii_lowercase().as_str() {
        "auto" => Some(Theme::System),
        word => Theme::from_name(word),
    }
}

/// A name made of letters, digits, `-` and `_`.
fn token(value: &str) -> Result<String, ParamFault> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    if value.len() <= 64 && value.chars().all(plain) {
        Ok(value.to_owned())
    } else {
        Err(ParamFault::Value { found: cut(value) })
    }
}

/// An address that begins in one of these ways, or is a plain name.
fn address(value: &str, starts: &[&str]) -> Result<String, ParamFault> {
    let scheme = value.split(['/', '?', '#']).next().unwrap_or_default().contains(':');
    let known = starts.iter().any(|start| value.starts_with(start));
    if !value.starts_with("//") && (known || !scheme) && !value.contains(char::is_control) {
        Ok(value.to_owned())
    } else {
        Err(ParamFault::Value { found: cut(value) })
    }
}

/// `https://host:port`, as browsers write it.
fn origin(value: &str) -> Result<String, ParamFault> {
    let value = value.trim_end_matches('/').to_ascii_lowercase();
    let host = value.strip_prefix("https://").or_else(|| value.strip_prefix("http://"));
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter);
    match host {
        Some(host) if !host.is_empty() && host.chars().all(plain) => Ok(value),
        _ => Err(ParamFault::Value { found: cut(&value) }),
    }
}

/// Places among siblings, `0.0.1`; `start` or nothing is the start.
pub(super) fn path(value: &str) -> Result<Vec<usize>, ParamFault> {
    if value.eq_ignore_ascii_case("start") {
        return Ok(Vec::new());
    }
    let places: Result<Vec<usize>, _> =
        value.split(['.', ',', '/']).filter(|place| !place.is_empty()).map(str::parse).collect();
    places.map_err(|_| ParamFault::Value { found: cut(value) })
}

/// Somebody's words in a message of ours.
pub(super) fn cut(value: &str) -> String {
    value.chars().take(60).collect()
}
