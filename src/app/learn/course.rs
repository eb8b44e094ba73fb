//! Lessons as data: units of levels, read from text.
//!
//! One statement a line, `#` begins a comment. `unit NAME` and `level NAME` open a unit and a level;
//! the lines below a level say its position and its task:
//!
//! ```text
//! unit horse
//! level leg
//!   board Ne4 Pf4 Kd0 kf9     men as FEN letters with their points, ranks 0 to 9
//!   turn black                Red moves where this is missing
//!   legal e4g5                the task, see [`Kind`]
//!   hint f4                   points to look at
//! ```
//!
//! A `fen` may stand for `board` and `turn`. Texts are in the catalogues, by the names.

use std::fmt;

use crate::format::fen;
use crate::referee::RulesetId;
use crate::rules::{Board, File, Move, Piece, Position, Role, Setup, Side, Square};
use crate::search::Level as EngineLevel;

/// All lessons, in the order in which they are learnt.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// The units.
    pub units: Vec<Unit>,
}

/// A subject.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Its name in links and texts.
    pub name: String,
    /// Its levels, at least one.
    pub levels: Vec<Level>,
}

/// A task on a board.
#[derive(Clone, Debug)]
pub struct Level {
    /// Its name within the unit.
    pub name: String,
    /// The position it begins with.
    pub start: Position,
    /// What is to be done.
    pub kind: Kind,
    /// Points to look at, as the first hint.
    pub hints: Vec<Square>,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// `collect a6 g6`: visit the points with one side's men while the other side waits.
    Collect {
        /// The points.
        stars: Vec<Square>,
    },
    /// `capture` or `capture guarded`: take all men of the other side but the general, which wait.
    Capture {
        /// Whether a man that comes where it can be taken is taken.
        guarded: bool,
    },
    /// `choose ...`: mark all points that answer a question.
    Choose(Question),
    /// `find e4 R3`: press what is named, one after the other.
    Find(Vec<Spot>),
    /// `legal e4g5`: whether a move is legal, and if not, why.
    Legal(Move),
    /// `enable e4g5`: play a move after which that move could be played.
    Enable(Move),
    /// `escape`: find all moves out of check.
    Escape,
    /// `mate 2`: mate, or leave without a move, in so many moves against the best defence.
    Mate(u8),
    /// `only 1`: play a move after which the other side has no mate in so many moves.
    Only(u8),
    /// `avoid 2`: as [`Kind::Only`], where there may be several such moves.
    Avoid(u8),
    /// `status`: whether a side is in check, mated, stalemated or free.
    Status,
    /// `belief false`: whether a statement is true.
    Belief(bool),
    /// `count elephant`: how many of something there are.
    Count(Quantity),
    /// `compare a0a6 a0b0`: which of two moves is the better one; the better one stands first.
    Compare {
        /// The better one.
        better: Move,
        /// The other.
        worse: Move,
    },
    /// `play win 3`: play against the engine's level to a result.
    Play {
        /// What counts as done.
        goal: Goal,
        /// How strong the engine is.
        engine: EngineLevel,
    },
    /// `follow h2e2 h9g7`: play one's own moves of a line; the others are answers.
    Follow(Vec<Move>),
    /// `free`: nothing; men of both sides are moved as one likes.
    Free,
    /// `repetition asian d9e9 d4e4 e9d9 e4d4`: who must deviate from a cycle.
    Repetition {
        /// Whose rules judge.
        ruleset: RulesetId,
        /// The moves of one cycle.
        cycle: Vec<Move>,
    },
}

/// Which points are to be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// `targets e4`: where the man on the point may go.
    Targets(Square),
    /// `palace red`: a side's palace.
    Palace(Side),
    /// `reach elephant red`: where a man can ever stand.
    Reach(Piece),
    /// `men P`: where men of a kind stand.
    Men(Piece),
    /// `checkers`: which men give check.
    Checkers,
    /// `pinned`: which men of the side to move could move if its general did not matter, but may not.
    Pinned,
}

/// Something to press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A point.
    Point(Square),
    /// Any point of a file that has a number for a side.
    File(Side, File),
}

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Points of the board.
    Points,
    /// Men of a side at the start.
    Men,
    /// Points of a palace.
    Palace,
    /// Points a man can ever stand on.
    Reach(Role),
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
}

/// What is wrong in a course, and where; for its authors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.problem)
    }
}

impl std::error::Error for CourseError {}

impl Course {
    /// Reads a course; `file` is its name for errors.
    ///
    /// # Errors
    /// The first line that cannot be understood, or the level that lacks something.
    pub fn read(text: &str, file: &str) -> Result<Course, CourseError> {
        let fail = |line: usize, problem: String| CourseError { file: file.to_owned(), line, problem };
        let mut course = Course::default();
        let mut draft: Option<Draft> = None;
        for (index, line) in text.lines().enumerate() {
            let at = index + 1;
            let line = line.split('#').next().unwrap_or_default().trim();
            let Some((word, rest)) = line.split_once(' ').or((!line.is_empty()).then_some((line, ""))) else {
                continue;
            };
            let rest = rest.trim();
            match word {
                "unit" | "level" => {
                    if let Some(draft) = draft.take() {
                        draft.end(&mut course).map_err(|(line, problem)| fail(line, problem))?;
                    }
                    if !is_name(rest) {
                        return Err(fail(
                            at,
                            format!("{rest:?} is no name: lower-case letters, digits, hyphens"),
                        ));
                    }
                    if word == "level" {
                        draft = Some(Draft::new(rest, at));
                    } else {
                        course.units.push(Unit { name: rest.to_owned(), levels: Vec::new() });
                    }
                }
                _ => {
                    let draft =
                        draft.as_mut().ok_or_else(|| fail(at, format!("{word:?} before any level")))?;
                    draft.take(word, rest).map_err(|problem| fail(at, problem))?;
                }
            }
        }
        if let Some(draft) = draft {
            draft.end(&mut course).map_err(|(line, problem)| fail(line, problem))?;
        }
        let empty = course.units.iter().find(|unit| unit.levels.is_empty());
        match empty {
            Some(unit) => Err(fail(text.lines().count(), format!("unit {} has no level", unit.name))),
            None => Ok(course),
        }
    }

    /// The level of a unit by names.
    #[must_use]
    pub fn find(&self, unit: &str, level: &str) -> Option<(usize, usize)> {
        let at = self.units.iter().position(|found| found.name == unit)?;
        let level = self.units[at].levels.iter().position(|found| found.name == level)?;
        Some((at, level))
    }

    /// How many levels there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.units.iter().map(|unit| unit.levels.len()).sum()
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// A level while its lines are read.
struct Draft {
    name: String,
    line: usize,
    setup: Setup,
    turn: Option<Side>,
    kind: Option<Kind>,
    hints: Vec<Square>,
}

impl Draft {
    fn new(name: &str, line: usize) -> Draft {
        let (name, setup) = (name.to_owned(), Setup::start());
        Draft { name, line, setup, turn: None, kind: None, hints: Vec::new() }
    }

    fn take(&mut self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "board" => self.setup.board = board(rest)?,
            "fen" => {
                self.setup = fen::parse(rest).map_err(|error| error.to_string())?;
                self.turn = Some(self.setup.turn);
            }
            "turn" => self.turn = Some(side(rest)?),
            "hint" => self.hints = each(rest, square)?,
            _ if self.kind.is_some() => return Err(format!("{word:?}: the level has a task already")),
            _ => self.kind = Some(kind(word, rest)?),
        }
        Ok(())
    }

    fn end(self, course: &mut Course) -> Result<(), (usize, String)> {
        let Draft { name, line, mut setup, turn, kind, hints } = self;
        let fail = |problem: String| (line, format!("level {name}: {problem}"));
        setup.turn = turn.unwrap_or(Side::Red);
        let start = Position::from_study(&setup).map_err(|error| fail(error.to_string()))?;
        let kind = kind.ok_or_else(|| fail("no task".to_owned()))?;
        let unit = course.units.last_mut().ok_or_else(|| fail("before any unit".to_owned()))?;
        if unit.levels.iter().any(|level| level.name == name) {
            return Err(fail("a second level of this name".to_owned()));
        }
        unit.levels.push(Level { name, start, kind, hints });
        Ok(())
    }
}

fn kind(word: &str, rest: &str) -> Result<Kind, String> {
    Ok(match word {
        "collect" => Kind::Collect { stars: some(each(rest, square)?, "points")? },
        "capture" => match rest {
            "" => Kind::Capture { guarded: false },
            "guarded" => Kind::Capture { guarded: true },
            _ => return Err(format!("{rest:?} instead of nothing or \"guarded\"")),
        },
        "choose" => Kind::Choose(question(rest)?),
        "find" => Kind::Find(some(each(rest, spot)?, "points")?),
        "legal" => Kind::Legal(mv(rest)?),
        "enable" => Kind::Enable(mv(rest)?),
        "escape" => Kind::Escape,
        "mate" => Kind::Mate(number(rest)?),
        "only" => Kind::Only(number(rest)?),
        "avoid" => Kind::Avoid(number(rest)?),
        "status" => Kind::Status,
        "free" => Kind::Free,
        "belief" => Kind::Belief(match rest {
            "true" => true,
            "false" => false,
            _ => return Err(format!("{rest:?} instead of true or false")),
        }),
        "count" => Kind::Count(match rest {
            "points" => Quantity::Points,
            "men" => Quantity::Men,
            "palace" => Quantity::Palace,
            other => Quantity::Reach(role(other)?),
        }),
        "compare" => match each(rest, mv)?[..] {
            [better, worse] => Kind::Compare { better, worse },
            _ => return Err("needs two moves".to_owned()),
        },
        "play" => {
            let (goal, level) = rest.split_once(' ').ok_or("needs a goal and a level")?;
            let goal = match goal {
                "win" => Goal::Win,
                "draw" => Goal::Draw,
                _ => return Err(format!("{goal:?} instead of win or draw")),
            };
            let engine = EngineLevel::new(number(level)?).ok_or_else(|| format!("{level:?} is no level"))?;
            Kind::Play { goal, engine }
        }
        "follow" => Kind::Follow(some(each(rest, mv)?, "moves")?),
        "repetition" => {
            let (name, moves) = rest.split_once(' ').ok_or("needs a rule set and moves")?;
            let ruleset = RulesetId::from_name(name).ok_or_else(|| format!("{name:?} is no rule set"))?;
            Kind::Repetition { ruleset, cycle: some(each(moves, mv)?, "moves")? }
        }
        _ => return Err(format!("{word:?} is no statement of a level")),
    })
}

fn question(rest: &str) -> Result<Question, String> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    Ok(match words[..] {
        ["targets", at] => Question::Targets(square(at)?),
        ["palace", of] => Question::Palace(side(of)?),
        ["reach", what, of] => Question::Reach(role(what)?.of(side(of)?)),
        ["men", letter] => {
            let piece = letter.chars().next().and_then(Piece::from_fen_char);
            Question::Men(piece.filter(|_| letter.len() == 1).ok_or_else(|| format!("{letter:?} is no man"))?)
        }
        ["checkers"] => Question::Checkers,
        ["pinned"] => Question::Pinned,
        _ => return Err(format!("{rest:?} is no question")),
    })
}

fn board(rest: &str) -> Result<Board, String> {
    let mut board = Board::EMPTY;
    for word in rest.split_whitespace() {
        let (letter, at) =
            word.split_at_checked(1).ok_or_else(|| format!("{word:?} is no man on a point"))?;
        let piece = letter.chars().next().and_then(Piece::from_fen_char);
        let piece = piece.ok_or_else(|| format!("{word:?}: {letter:?} is no man"))?;
        if board.set(square(at)?, Some(piece)).is_some() {
            return Err(format!("{word:?}: something stands there already"));
        }
    }
    Ok(board)
}

fn each<T>(rest: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    rest.split_whitespace().map(read).collect()
}

fn some<T>(found: Vec<T>, what: &str) -> Result<Vec<T>, String> {
    if found.is_empty() { Err(format!("needs {what}")) } else { Ok(found) }
}

fn square(text: &str) -> Result<Square, String> {
    Square::from_iccs(text).ok_or_else(|| format!("{text:?} is no point"))
}

fn mv(text: &str) -> Result<Move, String> {
    Move::from_iccs(text).ok_or_else(|| format!("{text:?} is no move"))
}

fn spot(text: &str) -> Result<Spot, String> {
    let of = |side: Side, number: &str| {
        let file = File::ALL.into_iter().find(|file| file.number(side).to_string() == number);
        file.map(|file| Spot::File(side, file)).ok_or_else(|| format!("{text:?} is no file"))
    };
    match text.split_at_checked(1) {
        Some(("R", number)) => of(Side::Red, number),
        Some(("B", number)) => of(Side::Black, number),
        _ => square(text).map(Spot::Point),
    }
}

fn side(text: &str) -> Result<Side, String> {
    match text {
        "red" => Ok(Side::Red),
        "black" => Ok(Side::Black),
        _ => Err(format!("{text:?} instead of red or black")),
    }
}

fn role(text: &str) -> Result<Role, String> {
    let names = ["general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier"];
    let at =
        names.iter().position(|name| *name == text).ok_or_else(|| format!("{text:?} is no kind of men"))?;
    Ok(Role::ALL[at])
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().ok().filter(|number| *number > 0).ok_or_else(|| format!("{text:?} is no number"))
}
