//! Messages between the frame and the page around it.
//!
//! Both ways they are objects `{xq: 1, id, type, seq, payload}`. The page asks by a method's name and a
//! number of its own; the frame answers `reply` with that number and `{value}` or `{error}`. What
//! happens is told as `xq:...` with numbers that count up. Messages of other versions, with other
//! ids or with types that are not known are passed over: they are somebody else's.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::protocol::Limits;

use super::{Command, Goto, Load, Out};

/// The version of the messages.
pub const VERSION: u32 = 1;

/// The longest message that is read, in bytes of its text.
pub const BYTES_MAX: usize = 512 << 10;

/// Messages a second that are read; more of them wait for nothing.
pub const RATE_MAX: usize = 60;

/// A request that cannot be met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Why, for programs.
    pub code: String,
    /// What is wrong with it, if there is more to say.
    pub message: String,
}

impl Refused {
    /// With a code that says all.
    #[must_use]
    pub fn new(code: &str) -> Refused {
        Refused { code: code.to_owned(), message: String::new() }
    }

    /// With more to say.
    #[must_use]
    pub fn because(code: &str, message: impl Into<String>) -> Refused {
        Refused { code: code.to_owned(), message: message.into() }
    }
}

#[derive(Deserialize)]
struct Request {
    xq: u32,
    #[serde(default)]
    id: String,
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    seq: u32,
    #[serde(default)]
    payload: Value,
}

#[derive(Serialize)]
struct Told<'a, T: Serialize> {
    xq: u32,
    id: &'a str,
    seq: u32,
    #[serde(flatten)]
    body: T,
}

#[derive(Serialize)]
struct Reply<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    payload: Answer<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Answer<'a> {
    Value(&'a Value),
    Error(&'a Refused),
}

/// A request with its number; a request whose content makes no sense is refused.
pub type Read = (u32, Result<Command, Refused>);

/// Reads a message for the frame of this id. None for one that is somebody else's.
#[must_use]
pub fn read(text: &str, id: &str) -> Option<Read> {
    if text.len() > BYTES_MAX {
        return None;
    }
    let request: Request = serde_json::from_str(text).ok()?;
    if request.xq != VERSION || request.id != id {
        return None;
    }
    let command = command(&request.kind, &request.payload)?;
    Some((request.seq, command))
}

/// Writes what is to be told.
#[must_use]
pub fn write(number: u32, out: &Out, id: &str) -> String {
    let text = match out {
        Out::Event(event) => serde_json::to_string(&Told { xq: VERSION, id, seq: number, body: event }),
        Out::Reply { seq, value } => {
            let payload = value.as_ref().map_or_else(Answer::Error, Answer::Value);
            serde_json::to_string(&Told {
                xq: VERSION,
                id,
                seq: *seq,
                body: Reply { kind: "reply", payload },
            })
        }
    };
    // Every type here has string keys and finite numbers, so writing cannot fail.
    text.unwrap_or_default()
}

/// None for a type that is not known.
fn command(kind: &str, payload: &Value) -> Option<Result<Command, Refused>> {
    let text = |name: &str| payload.get(name).and_then(Value::as_str).map(str::to_owned);
    // A payload may be the value itself where there is only one.
    let word = |name: &str| payload.as_str().map(str::to_owned).or_else(|| text(name));
    let bad = |what: &str| Err(Refused::because("bad-request", what));
    Some(match kind {
        "ready" => Ok(Command::Ready),
        "load" => {
            let load = Load { fen: text("fen"), pgn: text("pgn"), moves: text("moves") };
            if load == Load::default() { bad("fen, pgn or moves") } else { Ok(Command::Load(load)) }
        }
        "fen" => Ok(Command::Fen),
        "pgn" => Ok(Command::Pgn),
        "legalMoves" => Ok(Command::LegalMoves(word("point"))),
        "move" => word("move").map_or_else(|| bad("move"), |text| Ok(Command::Move(text))),
        "undo" => Ok(Command::Undo),
        "redo" => Ok(Command::Redo),
        "goTo" => match (payload.as_u64().or_else(|| payload.get("to")?.as_u64()), word("to")) {
            (Some(ply), _) => Ok(Command::GoTo(Goto::Ply(usize::try_from(ply).unwrap_or(usize::MAX)))),
            (None, Some(word)) => Ok(match word.as_str() {
                "first" => Command::GoTo(Goto::First),
                "prev" => Command::GoTo(Goto::Previous),
                "next" => Command::GoTo(Goto::Next),
                "last" => Command::GoTo(Goto::Last),
                _ => Command::GoToPath(word),
            }),
            (None, None) => bad("first, prev, next, last, a number of moves or a path"),
        },
        "flip" => Ok(Command::Flip),
        "set" => match payload.as_object() {
            None => bad("an object of parameters"),
            Some(parameters) => Ok(Command::Set(
                parameters
                    .iter()
                    .map(|(name, value)| {
                        let value = match value {
                            Value::String(text) => text.clone(),
                            Value::Null => String::new(),
                            value => value.to_string(),
                        };
                        (name.to_ascii_lowercase(), value)
                    })
                    .collect(),
            )),
        },
        "hint" => Ok(Command::Hint),
        "analyse" | "analyze" => analyse(payload),
        "stop" => Ok(Command::Stop),
        "draw" => shapes(payload).map_or_else(|| bad("arrows and marks"), |text| Ok(Command::Draw(text))),
        "reset" => Ok(Command::Reset),
        "svg" => Ok(Command::Svg),
        "focus" => Ok(Command::Focus),
        _ => return None,
    })
}

fn analyse(payload: &Value) -> Result<Command, Refused> {
    let number = |name: &str| payload.get(name).and_then(Value::as_u64);
    let limits = match (number("depth"), number("ms")) {
        (Some(depth), _) => Limits::Depth(u8::try_from(depth).unwrap_or(u8::MAX)),
        // An hour is as good as for ever.
        (None, Some(ms)) => Limits::MoveTime(u32::try_from(ms).unwrap_or(u32::MAX).clamp(1, 3_600_000)),
        (None, None) => Limits::MoveTime(2_000),
    };
    match number("lines").unwrap_or(1) {
        lines @ 1..=5 => Ok(Command::Analyse { limits, lines: lines as u8 }),
        _ => Err(Refused::because("bad-request", "lines: 1 to 5")),
    }
}

/// `"e5:ring,h2e2"`, a list of such, or `{arrows, marks}` of either.
fn shapes(payload: &Value) -> Option<String> {
    match payload {
        Value::Null => Some(String::new()),
        Value::String(text) => Some(text.clone()),
        Value::Array(list) => {
            let texts: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
            Some(texts?.join(","))
        }
        Value::Object(object) => {
            let lists = ["arrows", "marks"].map(|name| object.get(name).map_or(Some(String::new()), shapes));
            let [arrows, marks] = lists;
            Some(format!("{},{}", arrows?, marks?))
        }
        Value::Bool(_) | Value::Number(_) => None,
    }
}

/// Lets so many messages through in a second.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    since_ms: f64,
    count: usize,
}

impl Gate {
    /// Whether one more is let through at this time.
    pub fn passes(&mut self, now_ms: f64) -> bool {
        if now_ms - self.since_ms >= 1_000.0 || now_ms < self.since_ms {
            (self.since_ms, self.count) = (now_ms, 0);
        }
        self.count += 1;
        self.count <= RATE_MAX
    }
}
