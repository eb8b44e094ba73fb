//! What a frame shows, as plain data.

mod board;
mod figures;
mod lines;
mod list;
mod picture;
mod say;

use crate::app::view::news;
use crate::app::{Catalog, Value};

use super::event::result_names;
use super::{
    BoardMode, ControlSet, Embed, EngineUse, Extra, Help, ListPlace, ParamFault, PuzzleStage, SearchFor, Task,
};

pub use board::board;
pub use figures::{Drawn, figures};
pub use lines::{LineView, lines};
pub use list::{Item, ListMove, MoveList, move_list};
pub use picture::picture;
pub use say::param_error;

/// What stands around the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Surface {
    /// The author's question.
    pub question: Option<String>,
    /// The author's answer, once it may be seen.
    pub answer: Option<String>,
    /// What is wrong with the parameters, for whoever wrote them.
    pub errors: Vec<String>,
    /// Where it stands, in words.
    pub status: Option<Status>,
    /// The comment at the node that is shown.
    pub comment: Option<String>,
    /// The buttons, in their order.
    pub buttons: Vec<Button>,
    /// Where the list of moves is, if there is one.
    pub list: ListPlace,
    /// Whether the engine's lines are shown.
    pub lines: bool,
}

/// A line of words below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The words.
    pub text: String,
    /// Their kind.
    pub tone: Tone,
}

/// The kind of a line of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It says where things stand.
    Plain,
    /// Something is right.
    Good,
    /// Something is wrong, and why.
    Bad,
}

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub kind: ButtonKind,
    /// Whether it can be pressed now.
    pub enabled: bool,
    /// Whether it is the one most wanted.
    pub main: bool,
}

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum ButtonKind {
    First,
    Previous,
    Play,
    Pause,
    Next,
    Last,
    Undo,
    Reset,
    Flip,
    Hint,
    Analyse,
    StopAnalysis,
    Check,
    Reveal,
    CopyFen,
    Share,
    RetryEngine,
}

impl ButtonKind {
    /// The key of its name in the catalogue; its name in tests, too.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            ButtonKind::First => "embed-first",
            ButtonKind::Previous => "embed-previous",
            ButtonKind::Play => "embed-play",
            ButtonKind::Pause => "embed-pause",
            ButtonKind::Next => "embed-next",
            ButtonKind::Last => "embed-last",
            ButtonKind::Undo => "embed-undo",
            ButtonKind::Reset => "embed-reset",
            ButtonKind::Flip => "embed-flip",
            ButtonKind::Hint => "embed-hint",
            ButtonKind::Analyse => "embed-analyse",
            ButtonKind::StopAnalysis => "embed-stop-analysis",
            ButtonKind::Check => "embed-check",
            ButtonKind::Reveal => "embed-reveal",
            ButtonKind::CopyFen => "embed-copy-fen",
            ButtonKind::Share => "embed-share",
            ButtonKind::RetryEngine => "embed-retry-engine",
        }
    }
}

/// What is seen of a frame besides board, list and lines.
#[must_use]
pub fn surface(embed: &Embed) -> Surface {
    let options = &embed.options;
    let words = embed.words();
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let comment = &embed.record.tree.value(embed.node).comment;
    Surface {
        question: text(&options.question),
        answer: text(&options.answer).filter(|_| embed.revealed),
        errors: embed
            .errors
            .iter()
            // A name that means nothing may be a counter's of the page around.
            .filter(|error| error.fault != ParamFault::Unknown)
            .map(|error| param_error(words, error))
            .collect(),
        status: status(embed),
        comment: text(comment).filter(|_| !matches!(embed.task, Task::Puzzle(_))),
        buttons: buttons(embed),
        list: options.movelist(),
        lines: embed.analysing
            || embed.search.as_ref().is_some_and(|search| search.purpose == SearchFor::Lines),
    }
}

fn status(embed: &Embed) -> Option<Status> {
    let text = &embed.text;
    let words = embed.words();
    let line = |tone, text: String| Some(Status { text, tone });
    if let Some(refusal) = &embed.core.refusal
        && embed.options.explain == Help::On
    {
        return line(Tone::Bad, words.refusal(&embed.core, refusal));
    }
    if embed.src.is_some() || embed.content.is_some() {
        return line(Tone::Plain, text.get("embed-loading"));
    }
    match &embed.task {
        Task::Puzzle(puzzle) => {
            let side = [("side", Value::from(words.side(embed.turn())))];
            match puzzle.stage {
                PuzzleStage::Solved if puzzle.mistakes + puzzle.hints == 0 => {
                    line(Tone::Good, text.get("embed-solved-at-once"))
                }
                PuzzleStage::Solved => line(Tone::Good, text.get("embed-solved")),
                PuzzleStage::Wrong => line(Tone::Bad, text.get("embed-wrong")),
                PuzzleStage::Answering => line(Tone::Good, text.get("embed-right")),
                PuzzleStage::Asking if puzzle.solution.is_none() => {
                    line(Tone::Plain, text.with("embed-find-mate", &side))
                }
                PuzzleStage::Asking => line(Tone::Plain, text.with("embed-find-move", &side)),
            }
        }
        Task::Choose(choice) if choice.checked => {
            let counts = [("wrong", choice.wrong().into()), ("missing", choice.missing().into())];
            match (choice.solved, choice.wrong(), choice.missing()) {
                (true, ..) => line(Tone::Good, text.get("embed-chosen-right")),
                (false, 0, _) => line(Tone::Bad, text.with("embed-chosen-missing", &counts)),
                (false, _, 0) => line(Tone::Bad, text.with("embed-chosen-wrong", &counts)),
                (false, ..) => line(Tone::Bad, text.with("embed-chosen-both", &counts)),
            }
        }
        Task::Choose(choice) => {
            line(Tone::Plain, text.with("embed-chosen", &[("count", choice.chosen.len().into())]))
        }
        Task::Free => free_status(embed),
    }
}

fn free_status(embed: &Embed) -> Option<Status> {
    let plain = |text: String| Some(Status { text, tone: Tone::Plain });
    let words = embed.words();
    if embed.diagram.is_some() {
        return None;
    }
    if let Some(conclusion) = embed.core.conclusion() {
        let only = embed.person().filter(|_| embed.options.mode == BoardMode::Play);
        return plain(format!("{} · {}", words.result(conclusion, only), words.ending(conclusion)));
    }
    match embed.options.mode {
        BoardMode::Play => plain(news::status(&embed.text, &embed.core)),
        BoardMode::Explore | BoardMode::Analysis => {
            let check = embed.core.game.position().in_check();
            let key = if check { "status-to-move-check" } else { "status-to-move" };
            plain(embed.text.with(key, &[("side", words.side(embed.turn()).into())]))
        }
        _ => None,
    }
}

fn buttons(embed: &Embed) -> Vec<Button> {
    let options = &embed.options;
    let tree = &embed.record.tree;
    let (back, on) = (tree.parent(embed.node).is_some(), tree.next(embed.node).is_some());
    let mut list: Vec<(ButtonKind, bool)> = Vec::new();
    let controls = options.controls();
    let full = controls == ControlSet::Full;
    let puzzle = match &embed.task {
        Task::Puzzle(puzzle) => Some(puzzle),
        Task::Free | Task::Choose(_) => None,
    };
    let solved = puzzle.is_none_or(|puzzle| puzzle.stage == PuzzleStage::Solved);
    let mut main = None;
    if controls != ControlSet::Off {
        let steps = match options.mode {
            BoardMode::Play | BoardMode::Choose | BoardMode::Lesson => false,
            BoardMode::Puzzle => solved && !tree.is_empty(),
            _ => embed.diagram.is_none(),
        };
        if steps {
            list.extend([(ButtonKind::First, back), (ButtonKind::Previous, back)]);
            if options.autoplay.is_some() {
                let kind = if embed.playing { ButtonKind::Pause } else { ButtonKind::Play };
                list.push((kind, !tree.is_empty()));
            }
            list.extend([(ButtonKind::Next, on), (ButtonKind::Last, on)]);
        }
        if let Task::Choose(choice) = &embed.task {
            main = Some(ButtonKind::Check);
            list.push((ButtonKind::Check, !choice.chosen.is_empty() && !choice.solved && !choice.checked));
            // After a look that found something wrong the answer may be seen.
            list.push((ButtonKind::Reveal, choice.mistakes > 0 && !choice.solved));
        } else if !options.answer.is_empty() && !matches!(embed.task, Task::Puzzle(_)) {
            list.push((ButtonKind::Reveal, !embed.revealed));
        }
    } else if !options.answer.is_empty() && puzzle.is_none() {
        // What an author has asked can be answered, whatever buttons there are.
        list.push((ButtonKind::Reveal, !embed.revealed));
    }
    if full {
        if options.mode == BoardMode::Play {
            list.push((ButtonKind::Undo, embed.core.take_back_to().is_some()));
        }
        if puzzle.is_some_and(|puzzle| puzzle.solution.is_some()) {
            let asking = puzzle.is_some_and(|puzzle| puzzle.stage == PuzzleStage::Asking);
            list.push((ButtonKind::Hint, asking && puzzle.is_some_and(|puzzle| puzzle.shown < 2)));
        } else if options.engine() != EngineUse::Off && !matches!(embed.task, Task::Choose(_)) {
            list.push((ButtonKind::Hint, embed.may_search() && embed.may_move()));
        }
        if options.engine() == EngineUse::Full && embed.diagram.is_none() && puzzle.is_none() {
            let kind = if embed.analysing { ButtonKind::StopAnalysis } else { ButtonKind::Analyse };
            list.push((kind, true));
        }
        if options.mode != BoardMode::View {
            list.push((ButtonKind::Reset, true));
        }
        if !options.menu.contains(&Extra::Flip) {
            list.push((ButtonKind::Flip, true));
        }
    }
    if embed.core.engine.off.is_some() {
        list.push((ButtonKind::RetryEngine, true));
    }
    list.extend(options.menu.iter().map(|extra| match extra {
        Extra::Flip => (ButtonKind::Flip, true),
        Extra::Fen => (ButtonKind::CopyFen, true),
        Extra::Share => (ButtonKind::Share, true),
    }));
    list.into_iter().map(|(kind, enabled)| Button { kind, enabled, main: Some(kind) == main }).collect()
}

/// What a screen reader is told of a task: the same words as are seen.
#[must_use]
pub fn spoken(embed: &Embed, text: &Catalog) -> news::Spoken {
    let task = !matches!(embed.task, Task::Free);
    match status(embed).filter(|status| task && status.tone != Tone::Plain) {
        Some(status) => news::Spoken { polite: status.text, urgent: String::new() },
        None => news::Spoken::new(text, &embed.core),
    }
}

/// Counts what is told, so that the same words twice are told twice.
#[must_use]
pub fn spoken_count(embed: &Embed) -> u32 {
    let task = match &embed.task {
        Task::Free => 0,
        Task::Puzzle(puzzle) => puzzle.mistakes * 4 + puzzle.stage as u32,
        Task::Choose(choice) => choice.mistakes * 2 + u32::from(choice.checked),
    };
    embed.core.news_count.wrapping_mul(1_000).wrapping_add(task)
}

/// `mate:red`: the ending and who won, empty while the game goes on.
#[must_use]
pub fn result(embed: &Embed) -> String {
    let conclusion = embed.core.conclusion().filter(|_| embed.diagram.is_none());
    conclusion.map_or_else(String::new, |conclusion| {
        let (result, reason) = result_names(conclusion);
        format!("{reason}:{result}")
    })
}

/// The address at which Chuhe goes on with the position.
#[must_use]
pub fn share_url(embed: &Embed) -> String {
    format!("{}?fen={}", embed.home, embed.fen().replace(' ', "_"))
}
