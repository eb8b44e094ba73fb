//! What each action does to a frame. Pure: nothing outside is asked or told.

use std::rc::Rc;

use crate::app::{self, Action as BoardAction, Catalog, EngineEvent, News};
use crate::game::NodeId;
use crate::protocol::{JobId, Limits, Score};
use crate::rules::{Move, Side, Square};

use super::event::{Analysis, AnalysisLine, Event, ToldMove, reason_name, result_names, side_name};
use super::wire::Refused;
use super::{
    BoardMode, Command, ContentError, ContentKind, Embed, Goto, Help, ParamError, ParamFault, Search,
    SearchFor, Task, Timer, record,
};

/// Something that happens to a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// On the board.
    Board(BoardAction),
    /// To another node, by a button or the list of moves.
    Go(Goto),
    /// Turn the board.
    Flip,
    /// As it was at first.
    Reset,
    /// To the person's own last decision.
    Undo,
    /// Show the next move, or ask the engine for one.
    Hint,
    /// Analyse each position, or no longer.
    Analyse(bool),
    /// Look whether the right points are chosen.
    Check,
    /// Show the answer.
    Reveal,
    /// Let moves play by themselves, or no longer.
    Play(bool),
    /// It is time.
    Time(Timer, u32),
    /// News of the engine.
    Engine(EngineEvent),
    /// Try the engine again after it was given up.
    RetryEngine,
    /// The board is in sight, or not.
    Visible(bool),
    /// The room it takes, in CSS pixels.
    Resized(u32, u32),
    /// The page around asks for something.
    Command {
        /// Its number.
        seq: u32,
        /// What.
        command: Command,
    },
    /// A message from the page around that makes no sense.
    Refuse(u32, Refused),
    /// The file is here, or not.
    Fetched(Result<String, ()>),
    /// Content of Chuhe's own is not to be had.
    NoContent(ContentError),
    /// The language is another one.
    Speak(Rc<Catalog>),
    /// The reader wants to go on in Chuhe.
    Share,
    /// Everything up to this number was told.
    Sent(u32),
    /// The mistakes were read.
    Dismiss,
}

/// The frame after `action`, or [`None`] if it changes nothing.
#[must_use]
pub fn update(embed: &Embed, action: Action) -> Option<Embed> {
    let mut next = embed.clone();
    next.act(action)?;
    next.tell_changes(embed);
    Some(next)
}

impl Embed {
    fn act(&mut self, action: Action) -> Option<()> {
        match action {
            Action::Board(action) => self.board(action)?,
            Action::Go(goto) => {
                self.playing = false;
                self.go(goto)?;
            }
            Action::Flip => self.core = app::update(&self.core, BoardAction::Flip)?,
            Action::Reset => self.reset(),
            Action::Undo => self.undo()?,
            Action::Hint => self.ask_hint(None),
            Action::Analyse(on) => {
                self.analysing = on;
                if on { self.analyse() } else { self.drop_search("stopped") }
            }
            Action::Check => self.check_choice()?,
            Action::Reveal => self.reveal(),
            Action::Play(on) => {
                // At the end it begins anew.
                if on && self.record.tree.next(self.node).is_none() {
                    self.stand(NodeId::ROOT, News::Nothing);
                }
                self.playing = on;
                self.core.task += 1;
            }
            Action::Time(timer, key) => self.time(timer, key)?,
            Action::Engine(event) => self.hear(event)?,
            Action::RetryEngine => self.core = app::update(&self.core, BoardAction::RetryEngine)?,
            Action::Visible(visible) => {
                if self.visible == visible {
                    return None;
                }
                self.visible = visible;
                // What was searched so far may still be answered: that answer is nobody's.
                self.core.task += 1;
                self.tell(Event::Visible { visible });
            }
            Action::Resized(width, height) => self.tell(Event::Resize { width, height }),
            Action::Command { seq, command } => self.command(seq, command),
            Action::Refuse(seq, refused) => self.reply(seq, Err(refused)),
            Action::Fetched(text) => self.fetched(text),
            Action::NoContent(error) => {
                let content = self.content.take()?;
                let name = match content.kind {
                    ContentKind::Lesson => "lesson",
                    ContentKind::Puzzle => "puzzle",
                };
                let fault = match error {
                    ContentError::Unknown => ParamFault::NoContent,
                    ContentError::Fetch => ParamFault::Fetch,
                };
                self.complain(vec![ParamError { name: name.to_owned(), fault }]);
            }
            Action::Speak(text) => {
                self.text = text;
                self.look();
            }
            Action::Share => {
                let (url, fen) = (super::view::share_url(self), self.fen());
                self.tell(Event::Share { url, fen });
            }
            Action::Sent(count) => {
                let before = self.out.len();
                self.out.retain(|(number, _)| *number > count);
                (self.out.len() != before).then_some(())?;
            }
            Action::Dismiss => self.errors.clear(),
        }
        Some(())
    }

    fn board(&mut self, action: BoardAction) -> Option<()> {
        let looks = matches!(action, BoardAction::Step(_) | BoardAction::Focus(_) | BoardAction::Cancel);
        if let (Task::Choose(choice), BoardAction::Press(square)) = (&mut self.task, &action) {
            if choice.solved {
                return None;
            }
            choice.toggle(*square);
            self.core.cursor = *square;
            self.tell_progress();
            return Some(());
        }
        let action = match action {
            BoardAction::Press(square) if !self.may_move() => BoardAction::Focus(square),
            action if looks || self.may_move() => action,
            _ => return None,
        };
        let before = self.core.game.clone();
        self.core = app::update(&self.core, action)?;
        self.playing = false;
        if !Rc::ptr_eq(&before, &self.core.game) {
            self.core.dialog = None;
            self.after_move("person");
        }
        Some(())
    }

    /// Takes the move just played into the tree.
    fn after_move(&mut self, by: &'static str) {
        let game = self.core.game.clone();
        let Some(played) = game.last() else { return };
        let node = Rc::make_mut(&mut self.record).tree.play(self.node, played.mv);
        self.node = node;
        self.hint = None;
        self.drop_search("changed");
        self.tell_move(by);
        self.follow_solution(played.mv);
        self.analyse();
    }

    /// Tells the move that led to the node that is shown.
    pub(super) fn tell_move(&mut self, by: &'static str) {
        let game = self.core.game.clone();
        let Some(played) = game.last() else { return };
        let before = game.position_at(game.ply() - 1).unwrap_or(game.start());
        let (told, fen, path) = (ToldMove::new(before, played), self.fen(), self.path());
        self.tell(Event::Move { told, fen, ply: game.ply(), path, by });
        if let Some(conclusion) = self.core.conclusion().cloned() {
            let (result, reason) = result_names(&conclusion);
            let message = self.words().ending(&conclusion);
            self.tell(Event::End { result, reason, ruleset: self.options.rules.name(), message });
        } else if played.check {
            self.tell(Event::Check { side: side_name(game.turn()) });
        }
    }

    /// Plays a move that nobody made on the board.
    pub(super) fn play(&mut self, mv: Move, by: &'static str) {
        let node = Rc::make_mut(&mut self.record).tree.play(self.node, mv);
        self.stand(node, News::Moved);
        self.tell_move(by);
    }

    pub(super) fn go(&mut self, goto: Goto) -> Option<()> {
        let tree = &self.record.tree;
        let node = match goto {
            Goto::First => NodeId::ROOT,
            Goto::Previous => tree.parent(self.node)?,
            Goto::Next => tree.next(self.node)?,
            Goto::Last => tree.line_from(self.node).last().unwrap_or(self.node),
            Goto::Ply(0) => NodeId::ROOT,
            Goto::Ply(ply) => {
                let here = tree.line_to(self.node);
                let ahead = tree.line_from(self.node);
                here.into_iter().chain(ahead).nth(ply - 1)?
            }
            Goto::Node(node) if node.index() < tree.capacity() => node,
            Goto::Node(_) => return None,
        };
        // What is asked in a puzzle stands where it stands until it is solved.
        let asked = matches!(&self.task, Task::Puzzle(puzzle) if puzzle.stage != super::PuzzleStage::Solved);
        if node == self.node || asked || self.diagram.is_some() {
            return None;
        }
        self.stand(node, News::Moved);
        Some(())
    }

    pub(super) fn undo(&mut self) -> Option<()> {
        let plays = self.options.mode == BoardMode::Play;
        let to = if plays { self.core.take_back_to()? } else { self.core.game.ply().checked_sub(1)? };
        self.playing = false;
        self.go(Goto::Ply(to))
    }

    pub(super) fn reset(&mut self) {
        let errors = std::mem::take(&mut self.errors);
        self.options = Rc::new(super::Options::read(&self.pairs).0);
        self.begin();
        self.errors = errors;
    }

    fn reveal(&mut self) {
        self.revealed = true;
        if let Task::Choose(choice) = &mut self.task {
            choice.chosen.clone_from(&choice.targets);
            (choice.checked, choice.solved) = (true, true);
        }
    }

    fn check_choice(&mut self) -> Option<()> {
        let Task::Choose(choice) = &mut self.task else { return None };
        let right = choice.check();
        let (mistakes, stage) = (choice.mistakes, if right { "solved" } else { "failed" });
        self.revealed |= right;
        self.tell_progress();
        self.tell(Event::Puzzle { stage, mv: None, mistakes, hints: 0 });
        Some(())
    }

    fn time(&mut self, timer: Timer, key: u32) -> Option<()> {
        let (wanted, _, current) = self.timer()?;
        if (wanted, current) != (timer, key) {
            return None;
        }
        match timer {
            Timer::Answer => self.answer(),
            Timer::TakeBack => self.take_back_try(),
            Timer::Next => {
                self.go(Goto::Next);
                self.playing &= self.record.tree.next(self.node).is_some();
            }
            Timer::AnyMove => {
                let moves = self.core.game.position().legal_moves();
                let chance = self.core.chance.wrapping_add(self.core.game.ply() as u64);
                // A step of a well-mixed sequence (splitmix64).
                let mixed = (chance ^ chance >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                let index = ((mixed ^ mixed >> 31) % moves.len().max(1) as u64) as usize;
                self.play(*moves.get(index)?, "engine");
            }
        }
        Some(())
    }

    pub(super) fn ask_hint(&mut self, seq: Option<u32>) {
        if let Task::Puzzle(_) = &self.task {
            return self.show_next(seq);
        }
        self.ask(SearchFor::Hint, Limits::MoveTime(1_500), 1, seq);
    }

    /// Asks the engine, or says why not.
    pub(super) fn ask(&mut self, purpose: SearchFor, limits: Limits, lines: u8, seq: Option<u32>) {
        let least = match purpose {
            SearchFor::Hint => super::EngineUse::Hint,
            SearchFor::Lines => super::EngineUse::Full,
        };
        let engine = self.options.engine();
        let allowed = engine == super::EngineUse::Full || engine == least;
        if !allowed || !self.may_search() {
            let code = if allowed { "nothing-to-search" } else { "engine-off" };
            seq.into_iter().for_each(|seq| self.reply(seq, Err(Refused::new(code))));
            return;
        }
        self.drop_search("replaced");
        let search = Search { asked: seq.into_iter().collect(), ..Search::new(purpose, limits, lines) };
        self.search = Some(search);
        self.core.task += 1;
    }

    fn hear(&mut self, event: EngineEvent) -> Option<()> {
        let now = JobId(self.core.task);
        let searching = self.search.as_ref().is_some_and(|search| !search.done);
        match event {
            EngineEvent::Report { job, report } if searching => {
                if job != now || !self.visible {
                    return None;
                }
                let last = usize::from(report.line) >= self.search.as_ref()?.lines.into();
                let first = report.line == 1;
                self.search.as_mut()?.see(report);
                if last || first {
                    let analysis = self.analysis()?;
                    self.tell(Event::Analysis(analysis));
                }
            }
            EngineEvent::Done { job, best } if searching => {
                if job != now || !self.visible {
                    return None;
                }
                self.searched(best.as_deref().and_then(Move::from_iccs));
            }
            EngineEvent::Report { job, .. } | EngineEvent::Done { job, .. }
                if job != now || !self.visible =>
            {
                return None;
            }
            event => {
                let before = self.core.game.clone();
                let lost = matches!(event, EngineEvent::Lost(_));
                self.core = app::update(&self.core, BoardAction::Engine(event))?;
                self.core.notices.clear();
                self.core.dialog = None;
                if !Rc::ptr_eq(&before, &self.core.game) {
                    self.after_move("engine");
                }
                if lost && self.core.engine.off.is_some() {
                    self.drop_search("engine-failed");
                    let message = self.text.get("embed-engine-off");
                    self.tell(Event::Error { code: "engine-failed", parameter: None, message });
                }
            }
        }
        Some(())
    }

    fn searched(&mut self, best: Option<Move>) {
        let analysis = self.analysis().map(|analysis| Analysis { done: true, ..analysis });
        let Some(search) = &mut self.search else { return };
        search.done = true;
        let asked = std::mem::take(&mut search.asked);
        let value = match search.purpose {
            SearchFor::Hint => {
                self.hint = best.filter(|mv| self.core.game.position().is_legal(*mv));
                serde_json::json!({ "move": self.hint.map(Move::iccs) })
            }
            SearchFor::Lines => serde_json::to_value(&analysis).unwrap_or_default(),
        };
        for seq in asked {
            self.reply(seq, Ok(value.clone()));
        }
        analysis.into_iter().for_each(|analysis| self.tell(Event::Analysis(analysis)));
    }

    /// What the search has found, seen from Red.
    fn analysis(&self) -> Option<Analysis> {
        let search = self.search.as_ref()?;
        let first = search.reports.first()?;
        let red = |value: i32| self.core.turn().fold(value, -value);
        let lines = search.reports.iter().map(|report| AnalysisLine {
            units: matches!(report.score, Score::Units(_)).then(|| match report.score {
                Score::Units(value) | Score::Mate(value) => red(value),
            }),
            mate: matches!(report.score, Score::Mate(_)).then(|| match report.score {
                Score::Units(value) | Score::Mate(value) => red(value),
            }),
            moves: report.pv.clone(),
        });
        Some(Analysis {
            fen: self.fen(),
            depth: first.depth,
            nodes: first.nodes,
            ms: first.time_ms,
            done: search.done,
            lines: lines.collect(),
        })
    }

    fn fetched(&mut self, text: Result<String, ()>) {
        if self.src.take().is_none() {
            return;
        }
        let read = text.map_err(|()| ParamFault::Fetch).and_then(|text| record::game(&text));
        match read {
            Ok(record) => {
                let options = Rc::make_mut(&mut self.options);
                options.record = Rc::new(record);
                let record = options.record.clone();
                self.put(record);
            }
            Err(fault) => self.complain(vec![ParamError { name: "src".to_owned(), fault }]),
        }
    }

    pub(super) fn tell_progress(&mut self) {
        let event = match &self.task {
            Task::Free => return,
            Task::Puzzle(puzzle) => {
                let Some(solution) = &puzzle.solution else { return };
                let done = solution.ply(puzzle.at);
                let of = done + solution.line_from(puzzle.at).count();
                Event::Progress { done, of, chosen: Vec::new(), right: None, wrong: None }
            }
            Task::Choose(choice) => Event::Progress {
                done: choice.chosen.len(),
                of: choice.targets.len(),
                chosen: choice.chosen.iter().map(|square| square.iccs()).collect(),
                right: choice.checked.then(|| choice.right()),
                wrong: choice.checked.then(|| choice.wrong()),
            },
        };
        self.tell(event);
    }

    /// Tells what is seen by comparing with how it was.
    fn tell_changes(&mut self, before: &Embed) {
        let moved = self.node != before.node || !Rc::ptr_eq(&self.options, &before.options);
        let start = |embed: &Embed| embed.record.start.clone();
        if moved
            && (self.fen() != before.fen() || self.path() != before.path() || start(self) != start(before))
        {
            let event = Event::Change {
                fen: self.fen(),
                ply: self.core.game.ply(),
                path: self.path(),
                turn: side_name(self.turn()),
            };
            self.tell(event);
        }
        if self.core.picked != before.core.picked {
            let legal = self.core.game.position().legal_moves();
            let from = |square: Square| legal.iter().filter(move |mv| mv.from == square);
            let moves = self.core.picked.map(|square| from(square).map(|mv| mv.to.iccs()).collect());
            let point = self.core.picked.map(Square::iccs);
            self.tell(Event::Select { point, moves: moves.unwrap_or_default() });
        }
        if self.core.refusal != before.core.refusal
            && let Some(refusal) = self.core.refusal.clone()
        {
            let message = self.words().refusal(&self.core, &refusal);
            self.tell(Event::Illegal {
                from: refusal.from.map(Square::iccs),
                to: refusal.at.iccs(),
                reason: reason_name(&refusal.why),
                message,
            });
            if self.options.explain == Help::Off {
                // Told outside, not shown here.
                self.core = app::update(&self.core, BoardAction::Cancel).unwrap_or_else(|| self.core.clone());
            }
        }
    }

    /// The side that solves or plays, if one does.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        self.core.only_person()
    }
}
