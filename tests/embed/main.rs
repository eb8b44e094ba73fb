//! Boards in other pages, without a browser: parameters, tasks, messages.

mod board;
#[path = "../catalogs/mod.rs"]
mod catalogs;
mod parameters;
mod requests;
mod tasks;
mod wire;

use std::rc::Rc;

use catalogs::catalog;
use chuhe::app::embed::{Action, Embed, Event, Out, pairs, update};
use chuhe::app::{self, Lang};
use chuhe::rules::Square;

/// The frame of an address's fragment.
pub fn embed(fragment: &str) -> Embed {
    Embed::boot(pairs("", fragment), Rc::new(catalog(Lang::En)), "https://chuhe.example/", 7)
}

/// A point in ICCS text.
pub fn point(text: &str) -> Square {
    Square::from_iccs(text).unwrap()
}

/// A frame in use, and what it told so far.
pub struct Table {
    /// How it stands.
    pub embed: Embed,
    /// Not looked at yet.
    pub told: Vec<Out>,
}

impl Table {
    /// The frame of an address's fragment.
    pub fn new(fragment: &str) -> Table {
        let mut table = Table { embed: embed(fragment), told: Vec::new() };
        table.listen();
        table
    }

    /// Whether the action changed anything.
    pub fn act(&mut self, action: Action) -> bool {
        let next = update(&self.embed, action);
        let changed = next.is_some();
        self.embed = next.unwrap_or_else(|| self.embed.clone());
        self.listen();
        changed
    }

    fn listen(&mut self) {
        let last = self.embed.out.last().map_or(0, |(number, _)| *number);
        self.told.extend(self.embed.out.iter().map(|(_, out)| out.clone()));
        if let Some(next) = update(&self.embed, Action::Sent(last)) {
            self.embed = next;
        }
        assert!(self.embed.out.is_empty());
    }

    /// Presses a point. Whether that changed anything.
    pub fn press(&mut self, text: &str) -> bool {
        self.act(Action::Board(app::Action::Press(point(text))))
    }

    /// Moves as a person does, from point to point.
    pub fn play(&mut self, text: &str) {
        self.press(&text[..2]);
        self.press(&text[2..]);
    }

    /// Lets pass what happens by itself.
    pub fn wait(&mut self) {
        for _ in 0..50 {
            let Some((timer, _, key)) = self.embed.timer() else { return };
            self.act(Action::Time(timer, key));
        }
        panic!("it never ends");
    }

    /// The names of the events told since the last call, with what matters of them.
    pub fn events(&mut self) -> Vec<String> {
        self.told
            .drain(..)
            .filter_map(|out| match out {
                Out::Event(event) => Some(event),
                Out::Reply { .. } => None,
            })
            .map(|event| match event {
                Event::Ready { mode, .. } => format!("ready {mode}"),
                Event::Error { code, parameter, .. } => {
                    format!("error {code} {}", parameter.unwrap_or_default())
                }
                Event::Resize { width, height } => format!("resize {width} {height}"),
                Event::Select { point, moves } => {
                    format!("select {} {}", point.unwrap_or_default(), moves.len())
                }
                Event::Illegal { from, to, reason, .. } => {
                    format!("illegal {}{to} {reason}", from.unwrap_or_default())
                }
                Event::Move { told, by, path, .. } => format!("move {} by {by} at {path}", told.mv),
                Event::Change { ply, path, .. } => format!("change {ply} at {path}"),
                Event::Check { side } => format!("check {side}"),
                Event::End { result, reason, .. } => format!("end {result} {reason}"),
                Event::Puzzle { stage, mistakes, hints, .. } => format!("puzzle {stage} {mistakes} {hints}"),
                Event::Progress { done, of, right, wrong, .. } => {
                    format!("progress {done}/{of} {right:?} {wrong:?}")
                }
                Event::Analysis(analysis) => format!("analysis {} {}", analysis.depth, analysis.done),
                Event::Share { url, .. } => format!("share {url}"),
                Event::Visible { visible } => format!("visible {visible}"),
            })
            .collect()
    }

    /// The answer to the one request made since the last call.
    pub fn reply(&mut self) -> Result<serde_json::Value, String> {
        let mut replies: Vec<_> = self
            .told
            .drain(..)
            .filter_map(|out| match out {
                Out::Reply { value, .. } => Some(value.map_err(|refused| refused.code)),
                Out::Event(_) => None,
            })
            .collect();
        assert_eq!(replies.len(), 1, "{replies:?}");
        replies.remove(0)
    }
}
