//! A small language of scripts, in which the tests tell what somebody does.
//!
//! A script is words: `h2` presses that point, `lift:h2` and `drop:h2>e2` drag (`drop:h2>` beside
//! the board), `up left home` move the keyboard's place, `start:person` or `start:red:3` begin a
//! game, `engine:h9g7` is the engine's answer to the search that is wished now, `old:h9g7` one to
//! the search before. `browse:2` looks at the position after two plies, `type:C2=5` types a move, `at:5000` lets
//! the page be open for five seconds. [`check`] compares everything a person could see with a few lines of text.

use std::fmt::Write;

use chuhe::app::store::Found;
use chuhe::app::view::board::{BoardView, LastMove};
use chuhe::app::view::news::{self, Spoken};
use chuhe::app::view::words::Words;
use chuhe::app::{
    Action, Boot, Browse, EngineEvent, EngineFault, Lang, Link, NewGame, Opponent, Question, SideChoice,
    StartFrom, State, Step, Wish, update, update_at,
};
use chuhe::protocol::JobId;
use chuhe::rules::Square;
use chuhe::search::Level;

use crate::catalogs::catalog;

pub fn square(text: &str) -> Square {
    Square::from_iccs(text).unwrap_or_else(|| panic!("{text:?} is no square"))
}

/// A fresh page in English with points named as ICCS does, so that scripts and texts agree.
pub fn fresh() -> State {
    boot(Link::default(), None)
}

pub fn boot(link: Link, saved: Option<&State>) -> State {
    let payload = saved.map(|state| state.to_save().to_text());
    State::boot(&Boot {
        link: Link { lang: Some(Lang::En), ..link },
        found: Some(Ok(Found { payload, ..Found::default() })),
        prefs: Some("coords=letters-0".to_owned()),
        languages: vec!["de".to_owned()],
        opened_ms: 1_000_000,
        chance: 7,
        again: false,
    })
}

pub fn with_fen(fen: &str) -> State {
    boot(Link { fen: Some(fen.to_owned()), ..Link::default() }, None)
}

pub fn action(state: &State, word: &str) -> Action {
    let (name, rest) = word.split_once(':').unwrap_or((word, ""));
    let done = |job, best: &str| Action::Engine(EngineEvent::Done { job, best: Some(best.to_owned()) });
    match name {
        "lift" => Action::Lift(square(rest)),
        "drop" => {
            let (from, to) = rest.split_once('>').unwrap();
            Action::Drop { from: square(from), to: (!to.is_empty()).then(|| square(to)) }
        }
        "cancel" => Action::Cancel,
        "up" => Action::Step(Step::Up),
        "down" => Action::Step(Step::Down),
        "left" => Action::Step(Step::Left),
        "right" => Action::Step(Step::Right),
        "start" => {
            let (side, level) = rest.split_once(':').unwrap_or((rest, "1"));
            let choice = NewGame {
                opponent: if side == "person" { Opponent::Person } else { Opponent::Engine },
                side: if side == "black" { SideChoice::Black } else { SideChoice::Red },
                level: Level::new(level.parse().unwrap()).unwrap(),
                ..state.prefs.new_game
            };
            Action::Start { choice, from: StartFrom::Usual, chance: 3 }
        }
        "engine" => done(state.engine_wish().expect("a search is wished").id, rest),
        "old" => done(JobId(state.task - 1), rest),
        "lost" => Action::Engine(EngineEvent::Lost(EngineFault::Silent)),
        "retry" => Action::RetryEngine,
        "back" => Action::TakeBack,
        "redo" => Action::Redo,
        "browse" => Action::Browse(match rest {
            "first" => Browse::First,
            "previous" => Browse::Previous,
            "next" => Browse::Next,
            "last" => Browse::Last,
            ply => Browse::To(ply.parse().unwrap()),
        }),
        "hint" => Action::Consult(Wish::Hint),
        "threat" => Action::Consult(Wish::Threat),
        "draw" => Action::Consult(Wish::Draw),
        "agree" => Action::Agree,
        "confirm" => Action::Confirm,
        "rematch" => Action::Rematch { chance: 5 },
        "pause" => Action::ToggleClock,
        "go-on" => Action::GoOnFromHere,
        "type" => Action::Type(rest.replace('_', " ")),
        "ask" => Action::Ask(match rest {
            "point" => Question::Point,
            "last" => Question::LastMove,
            "moves" => Question::Moves,
            "captures" => Question::Captures,
            "around" => Question::Around,
            _ => Question::Standing,
        }),
        "flip" => Action::Flip,
        "resign" => Action::Resign,
        "close" => Action::Close,
        "unpark" => Action::Unpark,
        _ => Action::Press(square(word)),
    }
}

pub fn run(mut state: State, script: &str) -> State {
    for word in script.split_whitespace() {
        if let Some(ms) = word.strip_prefix("at:") {
            let now_ms = ms.parse().unwrap();
            state = update_at(&state, now_ms, Action::Tick).unwrap_or(State { now_ms, ..state });
            continue;
        }
        let action = action(&state, word);
        if let Some(next) = update(&state, action) {
            state = next;
        }
    }
    state
}

/// What a person sees, one line for each thing that is there.
pub fn seen(state: &State) -> String {
    let text = catalog(Lang::En);
    let words = Words::new(&text, state);
    let board = BoardView::new(state);
    let cells = |wanted: fn(&chuhe::app::view::board::CellView) -> bool| {
        let cells = board.cells.iter().filter(|cell| wanted(cell)).map(|cell| cell.square.iccs());
        cells.collect::<Vec<_>>().join(" ")
    };
    let mut lines = String::new();
    let mut line = |name: &str, value: String| {
        if !value.is_empty() {
            writeln!(lines, "{name}: {value}").unwrap();
        }
    };
    line("moves", state.game.played().iter().map(|played| played.mv.iccs()).collect::<Vec<_>>().join(" "));
    let ahead = &state.game.line()[state.game.ply()..];
    line("ahead", ahead.iter().map(|played| played.mv.iccs()).collect::<Vec<_>>().join(" "));
    line("status", news::status(&text, state));
    line("picked", cells(|cell| cell.picked));
    line("targets", cells(|cell| cell.target));
    line("last from", cells(|cell| cell.last == Some(LastMove::From)));
    line("check", cells(|cell| cell.checked));
    line("cause", cells(|cell| cell.cause));
    line("refused", state.refusal.as_ref().map_or_else(String::new, |refusal| words.refusal(state, refusal)));
    line("end", state.conclusion().map_or_else(String::new, |end| words.ending(end)));
    line("dialog", state.dialog.map_or_else(String::new, |dialog| format!("{dialog:?}")));
    line(
        "notices",
        state.notices.iter().map(|notice| words.notice(notice).0).collect::<Vec<_>>().join(" | "),
    );
    let spoken = Spoken::new(&text, state);
    assert!(spoken.polite.is_empty() || spoken.urgent.is_empty(), "told twice: {spoken:?}");
    line("said", spoken.polite);
    line("called", spoken.urgent);
    lines
}

#[track_caller]
pub fn check_from(state: State, script: &str, expected: &str) {
    let found = seen(&run(state, script));
    let expected: String = expected.trim().lines().map(|line| format!("{}\n", line.trim())).collect();
    assert_eq!(found, expected, "\nscript: {script}");
}

#[track_caller]
pub fn check(script: &str, expected: &str) {
    check_from(fresh(), script, expected);
}
