//! Puzzles as data: positions with a forced mate.
//!
//! One puzzle a line: `name | moves | collection | board | side`, `#` begins a comment.

use crate::format::fen;
use crate::rules::{Position, Role, Side};

use super::course::CourseError;

/// A position with a forced mate.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its name in links and in what is kept about it.
    pub name: String,
    /// In how many moves the side to move mates; in no fewer.
    pub moves: u8,
    /// The old manual or the collection it is from.
    pub collection: Collection,
    /// The position.
    pub start: Position,
}

/// Where a puzzle is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Collection(usize);

/// Names of the collections in the data, and of the old manuals in characters.
const COLLECTIONS: [(&str, Option<&str>); 15] = [
    ("pattern", None),
    ("drill", None),
    ("practical", None),
    ("shiqing", Some("適情雅趣")),
    ("mengru", Some("夢入神機")),
    ("juzhong", Some("橘中秘")),
    ("xinwu", Some("心武殘編")),
    ("zhuxiang", Some("竹香齋象戲譜")),
    ("baiju", Some("百局象棋譜")),
    ("lanke", Some("爛柯神機")),
    ("yuanshen", Some("淵深海闊象棋譜")),
    ("jiaozhu", Some("蕉竹齋象棋譜")),
    ("sanguo", Some("三國七子譜")),
    ("huya", Some("湖涯集")),
    ("laopu", Some("象棋老譜")),
];

impl Collection {
    /// Its name in the data and, with a prefix, in the catalogues.
    #[must_use]
    pub fn name(self) -> &'static str {
        COLLECTIONS[self.0].0
    }

    /// The title of an old manual.
    #[must_use]
    pub fn title(self) -> Option<&'static str> {
        COLLECTIONS[self.0].1
    }
}

/// What mates: the kinds of the attacker's men that fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theme {
    /// Chariots, with or without others.
    Chariot,
    /// Horse and cannon together, without a chariot.
    HorseCannon,
    /// Horses.
    Horse,
    /// Cannons.
    Cannon,
    /// Soldiers alone.
    Soldier,
}

impl Theme {
    /// All, in the order in which they are offered.
    pub const ALL: [Theme; 5] =
        [Theme::Chariot, Theme::HorseCannon, Theme::Horse, Theme::Cannon, Theme::Soldier];

    /// Its name in the catalogues, behind a prefix, and in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Chariot => "chariot",
            Theme::HorseCannon => "horse-cannon",
            Theme::Horse => "horse",
            Theme::Cannon => "cannon",
            Theme::Soldier => "soldier",
        }
    }
}

impl Puzzle {
    /// Reads all puzzles; `file` is its name for errors.
    ///
    /// # Errors
    /// The first line that cannot be understood.
    pub fn read_all(text: &str, file: &str) -> Result<Vec<Puzzle>, CourseError> {
        let mut puzzles: Vec<Puzzle> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let fail = |problem: String| CourseError { file: file.to_owned(), line: index + 1, problem };
            puzzles.push(Puzzle::read(line).map_err(fail)?);
        }
        Ok(puzzles)
    }

    fn read(line: &str) -> Result<Puzzle, String> {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [name, moves, collection, board, side] = fields[..] else {
            return Err("not five fields: name | moves | collection | board | side".to_owned());
        };
        let moves = moves.parse().ok().filter(|moves| (1..=9).contains(moves));
        let moves = moves.ok_or_else(|| format!("{:?} is no number of moves", fields[1]))?;
        let place = COLLECTIONS.iter().position(|(known, _)| *known == collection);
        let collection = Collection(place.ok_or_else(|| format!("{collection:?} is no collection"))?);
        let setup = fen::parse(&format!("{board} {side}")).map_err(|error| error.to_string())?;
        let start = Position::from_study(&setup).map_err(|error| error.to_string())?;
        Ok(Puzzle { name: name.to_owned(), moves, collection, start })
    }

    /// What mates.
    #[must_use]
    pub fn theme(&self) -> Theme {
        let side = self.start.turn();
        let has = |role: Role| self.start.men(side).any(|(man, _)| man.role() == role);
        match (has(Role::Chariot), has(Role::Horse), has(Role::Cannon)) {
            (true, _, _) => Theme::Chariot,
            (false, true, true) => Theme::HorseCannon,
            (false, true, false) => Theme::Horse,
            (false, false, true) => Theme::Cannon,
            (false, false, false) => Theme::Soldier,
        }
    }

    /// How hard it is before anybody has tried it, on the scale of ratings: longer mates and fuller
    /// boards are harder to see through.
    #[must_use]
    pub fn rating(&self) -> u16 {
        let men = Side::ALL.into_iter().map(|side| self.start.men(side).count()).sum::<usize>() as u16;
        let replies = self.start.legal_moves().len() as u16;
        500 + 250 * u16::from(self.moves) + 8 * men + 3 * replies
    }
}
