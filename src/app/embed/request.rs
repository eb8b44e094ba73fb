//! What the page around asks for, done.

use std::rc::Rc;

use serde_json::{Value, json};

use crate::app::{self, Action as BoardAction};
use crate::format::pgn;
use crate::notation::{self, line::Manner, line::RankBase};
use crate::rules::{Move, Position};

use super::event::rule_name;
use super::wire::Refused;
use super::{Command, Embed, Goto, Options, Ranks, SearchFor, Task, drawing, read, record, view};

/// Parameters that change how the board looks and what it offers, not what is on it.
const LOOKS: [&str; 20] = [
    "pieces",
    "board",
    "theme",
    "coords",
    "notation",
    "lang",
    "controls",
    "movelist",
    "menu",
    "engine",
    "explain",
    "animate",
    "sound",
    "level",
    "question",
    "answer",
    "fit",
    "arrows",
    "marks",
    "orientation",
];

impl Embed {
    pub(super) fn command(&mut self, seq: u32, command: Command) {
        let value = match command {
            Command::Hint => return self.ask_hint(Some(seq)),
            Command::Analyse { limits, lines } => {
                return self.ask(SearchFor::Lines, limits, lines, Some(seq));
            }
            Command::Ready => Ok(Value::Bool(true)),
            Command::Load(load) => self.load(&load),
            Command::Fen => Ok(self.fen().into()),
            Command::Pgn => Ok(pgn::write(&self.record, pgn::MoveText::Iccs).into()),
            Command::LegalMoves(point) => self.legal_moves(point.as_deref()),
            Command::Move(text) => self.move_text(&text),
            Command::Undo => Ok(self.undo().is_some().into()),
            Command::Redo => Ok(self.go(Goto::Next).is_some().into()),
            Command::GoTo(goto) => Ok(self.go(goto).is_some().into()),
            Command::GoToPath(path) => self.go_to_path(&path),
            Command::Flip => {
                self.core = app::update(&self.core, BoardAction::Flip).unwrap_or_else(|| self.core.clone());
                Ok(self.core.bottom.fold("red", "black").into())
            }
            Command::Set(parameters) => self.set(parameters),
            Command::Stop => {
                self.analysing = false;
                self.drop_search("stopped");
                Ok(Value::Null)
            }
            Command::Draw(text) => match drawing::drawings(&text, self.options.ranks) {
                Ok(figures) => {
                    self.drawn = Some(figures.into());
                    Ok(Value::Null)
                }
                Err(found) => Err(Refused::because("bad-drawing", read::cut(&found))),
            },
            Command::Reset => {
                self.reset();
                Ok(self.fen().into())
            }
            Command::Svg => Ok(view::picture(self).into()),
            Command::Focus => {
                self.focus += 1;
                Ok(Value::Null)
            }
        };
        self.reply(seq, value);
    }

    fn load(&mut self, load: &super::Load) -> Result<Value, Refused> {
        match record::load(load, self.stated_ranks()) {
            Ok(record) => {
                self.errors.clear();
                let options = Rc::make_mut(&mut self.options);
                options.record = Rc::new(record);
                let record = options.record.clone();
                self.put(record);
                Ok(self.fen().into())
            }
            Err((name, fault)) => {
                let error = super::ParamError { name: name.to_owned(), fault };
                Err(Refused::because("bad-parameter", view::param_error(self.words(), &error)))
            }
        }
    }

    /// What the author said about ranks, if anything.
    fn stated_ranks(&self) -> Option<Ranks> {
        self.pairs.iter().any(|(name, _)| name == "ranks").then_some(self.options.ranks)
    }

    fn legal_moves(&self, point: Option<&str>) -> Result<Value, Refused> {
        if self.diagram.is_some() {
            return Ok(json!([]));
        }
        let square = match point {
            None => None,
            Some(text) => {
                let square = drawing::point(&text.to_ascii_lowercase(), self.options.ranks);
                Some(square.ok_or_else(|| Refused::because("bad-point", read::cut(text)))?)
            }
        };
        let legal = self.core.game.position().legal_moves();
        let from = |mv: &&Move| square.is_none_or(|square| square == mv.from);
        Ok(legal.iter().filter(from).map(|mv| mv.iccs()).collect::<Vec<_>>().into())
    }

    fn move_text(&mut self, text: &str) -> Result<Value, Refused> {
        if self.diagram.is_some() {
            return Err(Refused::new("unplayable"));
        }
        if text.len() > 64 {
            return Err(Refused::because("bad-move", read::cut(text)));
        }
        let position = self.core.game.position().clone();
        let mv = read_move(&position, text.trim(), self.stated_ranks())?;
        if self.core.conclusion().is_some() {
            return Err(Refused::new("over"));
        }
        if let Task::Puzzle(_) | Task::Choose(_) = &self.task
            && !self.may_move()
        {
            return Err(Refused::new("not-your-move"));
        }
        self.playing = false;
        self.play(mv, "host");
        self.follow_solution(mv);
        Ok(json!({ "move": mv.iccs(), "fen": self.fen() }))
    }

    fn go_to_path(&mut self, path: &str) -> Result<Value, Refused> {
        let places = read::path(path).map_err(|_| Refused::because("bad-path", read::cut(path)))?;
        match self.record.tree.at_path(&places) {
            Some(node) => Ok(self.go(Goto::Node(node)).is_some().into()),
            None => Err(Refused::because("bad-path", read::cut(path))),
        }
    }

    fn set(&mut self, parameters: Vec<(String, String)>) -> Result<Value, Refused> {
        // Who is spoken to and who may speak is said once.
        let parameters: Vec<_> =
            parameters.into_iter().filter(|(name, _)| !matches!(name.as_str(), "id" | "origin")).collect();
        let names: Vec<String> = parameters.iter().map(|(name, _)| name.clone()).collect();
        let mut pairs: Vec<_> =
            self.pairs.iter().filter(|(name, _)| !names.contains(name)).cloned().collect();
        pairs.extend(parameters);
        let (options, errors) = Options::read(&pairs);
        let told: Vec<_> = errors.iter().filter(|error| names.contains(&error.name)).cloned().collect();
        if let Some(error) = told.first() {
            let message = view::param_error(self.words(), error);
            return Err(Refused::because("bad-parameter", message));
        }
        self.pairs = pairs.into();
        let looks = names.iter().all(|name| LOOKS.contains(&name.as_str()));
        let record = self.options.record.clone();
        self.options = Rc::new(options);
        self.look();
        if looks {
            // What was loaded since stays.
            Rc::make_mut(&mut self.options).record = record;
            let turn = self.record.start.turn;
            if names.iter().any(|name| matches!(name.as_str(), "level" | "orientation")) {
                self.seat(turn);
                self.core.task += 1;
            }
            self.drawn =
                self.drawn.take().filter(|_| !names.iter().any(|name| name == "arrows" || name == "marks"));
        } else {
            self.errors.clear();
            self.begin();
        }
        Ok(Value::Null)
    }
}

fn read_move(position: &Position, text: &str, ranks: Option<Ranks>) -> Result<Move, Refused> {
    let ranks = ranks.map(|ranks| match ranks {
        Ranks::Zero => RankBase::Zero,
        Ranks::One => RankBase::One,
    });
    let reading = match ranks {
        Some(_) => notation::read_as(Manner { ranks, ..Manner::OPEN }, position, text),
        None => notation::read(position, text),
    };
    match reading {
        // The first is what ICCS says, where ranks may count from either number.
        Ok(moves) => moves.first().copied().ok_or_else(|| Refused::new("bad-move")),
        Err(notation::Misread::Illegal { reason, .. }) => {
            Err(Refused::because("illegal", rule_name(&reason)))
        }
        Err(_) => Err(Refused::because("bad-move", read::cut(text))),
    }
}
