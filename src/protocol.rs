//! What the page and the engine's worker say to each other.
//!
//! Messages are JSON text passed through `postMessage` as one string each. Text
//! rather than structured values because the same bytes can be written, read and
//! tested natively, node counts keep all their 64 bits, and a message costs one
//! copy instead of a call into JavaScript for every field. They are small (below
//! 2 KB) and few (at most some dozens a second), so speed does not decide.
//!
//! The worker speaks first: [`Reply::Ready`] names the protocol and the build.
//! Whatever the page posts before that is lost, because the worker has no handler
//! yet, so the page queues until then and replaces a worker whose
//! [`Build`] is not its own (an old copy out of a cache).
//!
//! Every message about a search carries its [`JobId`]. The worker runs one job at a
//! time: a new [`Request::Search`] ends the running one, whose [`Reply::Done`] may
//! still arrive and is told apart by its id.
//!
//! Moves are ICCS text (`h2e2`, ranks 0-9), positions FEN. The types here are wire
//! types only; `search` has its own, without serde, and the conversions stand at
//! the end of this file.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::search;

/// Raised whenever a message changes in a way an older peer would misread.
pub const PROTOCOL_VERSION: u32 = 2;

/// After how many milliseconds of silence a searching worker says that it is alive.
pub const HEARTBEAT_MS: u32 = 200;

/// Which build this program is from. The build tool may set `CHUHE_BUILD` to a
/// content or commit id; page and worker of one build then agree on it.
const BUILD_NAME: &str = match option_env!("CHUHE_BUILD") {
    Some(name) => name,
    None => env!("CARGO_PKG_VERSION"),
};

/// What both ends compare before they talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build {
    /// [`PROTOCOL_VERSION`] of the sender.
    pub protocol: u32,
    /// The build both programs must come from.
    pub name: String,
}

impl Build {
    /// The build this program belongs to.
    #[must_use]
    pub fn this() -> Build {
        Build { protocol: PROTOCOL_VERSION, name: BUILD_NAME.to_owned() }
    }
}

/// Names one search. The page counts up and never uses a number twice for one worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Search; ends with exactly one [`Reply::Done`] or [`Reply::Failed`].
    Search(Job),
    /// End this job now and answer with the best move so far. Ignored if another
    /// job runs or none.
    Stop(JobId),
    /// Forget what was learnt from the last game (transposition table, histories).
    NewGame,
    /// Give the transposition table this many megabytes; its content is lost.
    SetTable {
        /// Megabytes, see `search::Engine::TABLE_MB`.
        megabytes: u32,
    },
    /// Run the fixed benchmark and answer with [`Reply::Benched`].
    Bench(Bench),
}

/// One search to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// Carried by every answer.
    pub id: JobId,
    /// FEN of the position the moves start from: the start of the game, so that the
    /// engine knows every repetition.
    pub start: String,
    /// The moves played since, in ICCS text.
    pub moves: Vec<String>,
    /// Name of the rule set that judges repetitions and limits.
    pub ruleset: String,
    /// After how many moves of each side without a capture the game is drawn, 0 for never; the rule
    /// set's own limit if it is missing.
    #[serde(default)]
    pub limit: Option<u16>,
    /// What is wanted.
    pub task: Task,
}

/// What a job is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Choose a move to play, as strong as the level. A level has a budget of its own.
    Play {
        /// 1 (beginner) to 10 (full strength).
        level: u8,
        /// Makes the weak levels' errors repeatable: same seed, same move.
        seed: u64,
        /// A clock or cap on top of the level's own budget.
        limits: Option<Limits>,
    },
    /// Search with full strength and tell the best lines.
    Analyze {
        /// When to end by itself.
        limits: Limits,
        /// How many lines, 1 to 5.
        lines: u8,
    },
}

/// When a search ends by itself. It always ends when told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limits {
    /// Only when told to, or when nothing deeper can be found.
    Infinite,
    /// After this iteration, in plies.
    Depth(u8),
    /// After this many nodes; repeatable.
    Nodes(u64),
    /// Spend this long, in milliseconds.
    MoveTime(u32),
    /// Share a clock out over the game; all in milliseconds.
    Clock {
        /// What the side to move has left.
        remaining: u32,
        /// Added after each move.
        increment: u32,
        /// Moves until the clock is refilled, if it is.
        moves_to_go: Option<u16>,
    },
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker listens now. Always the first message.
    Ready {
        /// To be compared with [`Build::this`].
        build: Build,
    },
    /// News of a running search.
    Info {
        /// Of which search.
        job: JobId,
        /// The line found.
        report: Report,
    },
    /// A search goes on, without news: said whenever nothing else was for [`HEARTBEAT_MS`].
    Alive {
        /// Which search.
        job: JobId,
    },
    /// A search has ended.
    Done {
        /// Of which search.
        job: JobId,
        /// The move to play in ICCS text; `None` when no legal move exists.
        best: Option<String>,
        /// The best line as last known. For a weak level it need not start with
        /// `best`. `None` when nothing was searched (one legal move, or none).
        report: Option<Report>,
    },
    /// The request was not understood or could not be done. The worker goes on.
    Failed {
        /// Of which search, if that was readable.
        job: Option<JobId>,
        /// What was wrong.
        failure: Failure,
    },
    /// The figures of a [`Request::Bench`].
    Benched {
        /// Positions counted or searched.
        nodes: u64,
        /// How long that took, in microseconds.
        micros: u64,
    },
}

/// One line of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Which line, from 1 (the best).
    pub line: u8,
    /// Iteration, in plies.
    pub depth: u8,
    /// Longest line looked at, in plies.
    pub seldepth: u8,
    /// Worth of the line.
    pub score: Score,
    /// Whether `score` is exact.
    pub bound: Bound,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: u32,
    /// How full the transposition table is, in thousandths.
    pub table_permille: u16,
    /// The moves in ICCS text, the first one to be played now.
    pub pv: Vec<String>,
}

/// Worth of a line for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Score {
    /// Hundredths of a soldier's worth, positive when the side to move is better.
    Units(i32),
    /// The game is decided by mate, stalemate or a rule after this many plies:
    /// positive when the side to move wins (odd), negative when it loses (even).
    Mate(i32),
}

/// How a score is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bound {
    /// As it stands.
    Exact,
    /// The line is worth at least this.
    AtLeast,
    /// The line is worth at most this.
    AtMost,
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The text was no message of this protocol.
    Message(String),
    /// The start position cannot be read or is not legal.
    Start(String),
    /// A move cannot be read or played; counted from 0.
    Move {
        /// Which of the job's moves.
        index: usize,
        /// As it was sent.
        text: String,
    },
    /// No rule set has this name.
    Ruleset(String),
    /// The level is not one of 1 to 10.
    Level(u8),
    /// The number of lines is not one of 1 to 5.
    Lines(u8),
}

/// A benchmark to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bench {
    /// Count the legal moves of the start position to this depth.
    Perft(u8),
    /// Search the fixed positions to this depth.
    Search(u8),
}

impl Request {
    /// The message as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// [`MessageError`] when the text is no request of this protocol.
    pub fn from_text(text: &str) -> Result<Request, MessageError> {
        read(text)
    }
}

impl Reply {
    /// The message as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// [`MessageError`] when the text is no reply of this protocol.
    pub fn from_text(text: &str) -> Result<Reply, MessageError> {
        read(text)
    }

    /// The search this message belongs to, if any.
    #[must_use]
    pub fn job(&self) -> Option<JobId> {
        match self {
            Reply::Info { job, .. } | Reply::Alive { job } | Reply::Done { job, .. } => Some(*job),
            Reply::Failed { job, .. } => *job,
            Reply::Ready { .. } | Reply::Benched { .. } => None,
        }
    }
}

impl From<Limits> for search::Limits {
    fn from(limits: Limits) -> search::Limits {
        match limits {
            Limits::Infinite => search::Limits::Infinite,
            Limits::Depth(depth) => search::Limits::Depth(depth),
            Limits::Nodes(nodes) => search::Limits::Nodes(nodes),
            Limits::MoveTime(ms) => search::Limits::MoveTime(ms),
            Limits::Clock { remaining, increment, moves_to_go } => {
                search::Limits::Clock { remaining, increment, moves_to_go }
            }
        }
    }
}

impl TryFrom<Task> for search::Task {
    type Error = Failure;

    fn try_from(task: Task) -> Result<search::Task, Failure> {
        match task {
            Task::Play { level, seed, limits } => {
                let level = search::Level::new(level).ok_or(Failure::Level(level))?;
                Ok(search::Task::Play { level, seed, limits: limits.map(Into::into) })
            }
            Task::Analyze { limits, lines } => {
                let most = search::Engine::MOST_LINES;
                if !(1..=most).contains(&usize::from(lines)) {
                    return Err(Failure::Lines(lines));
                }
                Ok(search::Task::Analyze { limits: limits.into(), lines: lines.into() })
            }
        }
    }
}

impl From<&search::Report> for Report {
    fn from(report: &search::Report) -> Report {
        let small = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        Report {
            line: small(report.line),
            depth: small(report.depth),
            seldepth: small(report.seldepth),
            score: match report.score {
                search::Score::Units(units) => Score::Units(units),
                search::Score::Mate(plies) => Score::Mate(plies),
            },
            bound: match report.bound {
                search::Bound::Exact => Bound::Exact,
                search::Bound::AtLeast => Bound::AtLeast,
                search::Bound::AtMost => Bound::AtMost,
            },
            nodes: report.nodes,
            time_ms: report.time_ms,
            table_permille: report.table_permille,
            pv: report.pv.iter().map(|mv| mv.iccs()).collect(),
        }
    }
}

/// The text is no message of this protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageError {
    /// What the reader stumbled over and where, for logs.
    pub reason: String,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a message: {}", self.reason)
    }
}

impl std::error::Error for MessageError {}

fn write<T: Serialize>(message: &T) -> String {
    // Every type here has string keys and finite numbers, so writing cannot fail.
    serde_json::to_string(message).unwrap_or_default()
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, MessageError> {
    serde_json::from_str(text).map_err(|error| MessageError { reason: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job() -> Job {
        Job {
            id: JobId(7),
            start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1".to_owned(),
            moves: vec!["h2e2".to_owned()],
            ruleset: "asian".to_owned(),
            limit: Some(50),
            task: Task::Play { level: 3, seed: u64::MAX, limits: Some(Limits::MoveTime(500)) },
        }
    }

    #[test]
    fn requests_round_trip() {
        let analysis = Task::Analyze {
            limits: Limits::Clock { remaining: 60_000, increment: 1_000, moves_to_go: None },
            lines: 5,
        };
        for request in [
            Request::Search(job()),
            Request::Search(Job { task: analysis, ..job() }),
            Request::Stop(JobId(7)),
            Request::NewGame,
            Request::SetTable { megabytes: 64 },
            Request::Bench(Bench::Perft(5)),
        ] {
            assert_eq!(Request::from_text(&request.to_text()), Ok(request));
        }
    }

    #[test]
    fn replies_round_trip_and_tell_their_job() {
        let report = Report {
            line: 1,
            depth: 12,
            seldepth: 20,
            score: Score::Mate(-4),
            bound: Bound::Exact,
            nodes: u64::MAX,
            time_ms: 17,
            table_permille: 3,
            pv: vec!["h2e2".to_owned(), "h9g7".to_owned()],
        };
        let id = JobId(9);
        for (reply, job) in [
            (Reply::Ready { build: Build::this() }, None),
            (Reply::Info { job: id, report: report.clone() }, Some(id)),
            (Reply::Alive { job: id }, Some(id)),
            (Reply::Done { job: id, best: None, report: Some(report) }, Some(id)),
            (Reply::Failed { job: None, failure: Failure::Level(11) }, None),
            (Reply::Benched { nodes: 1, micros: 2 }, None),
        ] {
            assert_eq!(reply.job(), job);
            assert_eq!(Reply::from_text(&reply.to_text()), Ok(reply));
        }
    }

    #[test]
    fn other_text_is_an_error() {
        for text in ["", "null", "{}", "{\"Stop\":-1}", "{\"Search\":{\"id\":1}}", "[1,2"] {
            assert!(Request::from_text(text).is_err(), "{text}");
        }
    }
}
