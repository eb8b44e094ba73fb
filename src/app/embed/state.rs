//! All that a frame knows.

use std::rc::Rc;

use serde_json::Value;

use crate::app::view::words::Words;
use crate::app::{Boot, Catalog, Motion, News, Prefs, Seat, State};
use crate::format::{Record, fen};
use crate::game::{Game, NodeId};
use crate::protocol::{Job, JobId, Limits, Report, Task as Work};
use crate::rules::{BySide, Move, Position, Setup, Side};
use crate::search::Level;

use super::event::{Event, side_name};
use super::options::Shown;
use super::wire::Refused;
use super::{
    BoardMode, Choice, ContentId, Options, Orientation, ParamError, ParamFault, Puzzle, PuzzleStage, Sides,
    Task,
};

/// All that a frame knows. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Embed {
    /// What the author said.
    pub options: Rc<Options>,
    /// The names and values it was said with.
    pub pairs: Rc<[(String, String)]>,
    /// What of it cannot be used.
    pub errors: Vec<ParamError>,
    /// The texts.
    pub text: Rc<Catalog>,
    /// The position, the choice of a man, the engine's health. Moves are made in it.
    pub core: State,
    /// The start and all moves, those tried included.
    pub record: Rc<Record>,
    /// The node that is shown.
    pub node: NodeId,
    /// A board on which nothing can be played.
    pub diagram: Option<Rc<Setup>>,
    /// What there is to do.
    pub task: Task,
    /// Whether the author's answer is shown.
    pub revealed: bool,
    /// Figures in place of the author's.
    pub drawn: Option<Rc<[crate::format::svg::Figure]>>,
    /// A move that is shown as a hint.
    pub hint: Option<Move>,
    /// What the engine is asked besides the opponent's move.
    pub search: Option<Search>,
    /// Whether each position is analysed.
    pub analysing: bool,
    /// Whether moves play by themselves now.
    pub playing: bool,
    /// Whether the board is in sight.
    pub visible: bool,
    /// A file that is wanted.
    pub src: Option<String>,
    /// Content of Chuhe's own that is wanted.
    pub content: Option<ContentId>,
    /// Where Chuhe itself is.
    pub home: Rc<str>,
    /// Counts wishes for the focus.
    pub focus: u32,
    /// What is to be told outside, each with a number.
    pub out: Vec<(u32, Out)>,
    /// The next number.
    pub(super) count: u32,
}

/// Something for the page around.
#[derive(Clone, Debug, PartialEq)]
pub enum Out {
    /// It happened.
    Event(Event),
    /// The answer to a request.
    Reply {
        /// The request's number.
        seq: u32,
        /// What it gave.
        value: Result<Value, Refused>,
    },
}

/// What the engine is asked besides the opponent's move.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// For what.
    pub purpose: SearchFor,
    /// When it ends.
    pub limits: Limits,
    /// How many lines.
    pub lines: u8,
    /// What was found, the best line first.
    pub reports: Vec<Rc<Report>>,
    /// Whether it has ended.
    pub done: bool,
    /// The requests that wait for it.
    pub asked: Vec<u32>,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchFor {
    /// A move to be shown.
    Hint,
    /// Lines to be shown.
    Lines,
}

/// Another node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Goto {
    First,
    Previous,
    Next,
    Last,
    /// So many moves down the line that is shown.
    Ply(usize),
    Node(NodeId),
}

/// Something that happens by itself after a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// The author's answer is played.
    Answer,
    /// A wrong move is taken back.
    TakeBack,
    /// The next move plays by itself.
    Next,
    /// The weakest opponent moves.
    AnyMove,
}

impl Embed {
    /// A frame as the address says it. `home` is the address of Chuhe itself, `chance` any number.
    #[must_use]
    pub fn boot(pairs: Vec<(String, String)>, text: Rc<Catalog>, home: &str, chance: u64) -> Embed {
        let (options, errors) = Options::read(&pairs);
        let mut embed = Embed {
            record: options.record.clone(),
            options: Rc::new(options),
            pairs: pairs.into(),
            errors: Vec::new(),
            text,
            core: State::boot(&Boot { chance, ..Boot::default() }),
            node: NodeId::ROOT,
            diagram: None,
            task: Task::Free,
            revealed: false,
            drawn: None,
            hint: None,
            search: None,
            analysing: false,
            playing: false,
            visible: true,
            src: None,
            content: None,
            home: home.into(),
            focus: 0,
            out: Vec::new(),
            count: 0,
        };
        embed.look();
        embed.begin();
        embed.tell(Event::Ready {
            version: super::wire::VERSION,
            mode: embed.options.mode.word(),
            fen: embed.fen(),
            ply: embed.core.game.ply(),
            path: embed.path(),
            turn: side_name(embed.turn()),
        });
        embed.complain(errors);
        embed
    }

    /// Puts what the options say on the board.
    pub(super) fn begin(&mut self) {
        let options = self.options.clone();
        self.src.clone_from(&options.src);
        self.content.clone_from(&options.content);
        self.analysing = options.mode == BoardMode::Analysis && options.engine() == super::EngineUse::Full;
        self.put(options.record.clone());
        self.playing = options.autoplay.is_some() && options.mode == BoardMode::View;
    }

    /// Puts a record on the board.
    pub(super) fn put(&mut self, record: Rc<Record>) {
        let position = Position::from_diagram(&record.start);
        self.diagram = position.is_err().then(|| Rc::new(record.start.clone()));
        self.record = record;
        self.revealed = false;
        self.drawn = None;
        self.drop_search("changed");
        self.task = self.first_task();
        let node = self.first_node();
        let start = position.unwrap_or_else(|_| Position::start());
        // Whoever is to move where it begins.
        let plies = self.record.tree.ply(node);
        let turn = if plies.is_multiple_of(2) { self.record.start.turn } else { !self.record.start.turn };
        self.seat(turn);
        self.core.game = Rc::new(Game::new(start, self.options.rules.ruleset()));
        self.core.cursor = crate::app::boot::home(self.core.bottom);
        self.stand(node, News::Nothing);
    }

    /// Who may move, and who sits at the bottom.
    pub(super) fn seat(&mut self, turn: Side) {
        let sides = self.options.sides(turn);
        self.core.seats = BySide::new_with(|side| match Level::new(self.options.level) {
            _ if sides.has(side) => Seat::Person,
            Some(level) => Seat::Engine(level),
            None => Seat::Engine(Level::LOWEST),
        });
        self.core.bottom = match (self.options.orientation, sides) {
            (Orientation::Red, _) => Side::Red,
            (Orientation::Black, _) | (Orientation::Auto, Sides::Black) => Side::Black,
            (Orientation::Auto, _) => Side::Red,
        };
    }

    /// What does not change the position: looks and language.
    pub(super) fn look(&mut self) {
        let options = &self.options;
        self.core.prefs = Prefs {
            lang: Some(self.text.lang()),
            theme: options.theme,
            pieces: options.pieces,
            board: options.board,
            coords: options.point_names(),
            motion: if options.animate == Some(0) { Motion::Off } else { Motion::System },
            ..Prefs::default()
        };
    }

    fn first_task(&self) -> Task {
        match self.options.mode {
            BoardMode::Puzzle => Task::Puzzle(Puzzle {
                solution: self.options.solution.clone(),
                at: NodeId::ROOT,
                stage: PuzzleStage::Asking,
                mistakes: 0,
                hints: 0,
                shown: 0,
            }),
            BoardMode::Choose => Task::Choose(Choice::new(self.options.targets.clone())),
            _ => Task::Free,
        }
    }

    fn first_node(&self) -> NodeId {
        let tree = &self.record.tree;
        let mut line = tree.line_from(NodeId::ROOT);
        let node = match &self.options.shown {
            // What is asked begins where the moves lead to.
            Shown::Start if matches!(self.options.mode, BoardMode::Play | BoardMode::Puzzle) => line.last(),
            Shown::Start | Shown::Ply(0) => None,
            Shown::Ply(ply) => line.nth(ply - 1).or_else(|| tree.line_from(NodeId::ROOT).last()),
            Shown::Last => line.last(),
            Shown::Path(path) => tree.at_path(path),
        };
        node.unwrap_or(NodeId::ROOT)
    }

    /// Shows a node.
    pub(super) fn stand(&mut self, node: NodeId, news: News) {
        self.node = node;
        self.hint = None;
        self.drop_search("changed");
        if self.diagram.is_some() {
            return;
        }
        let (start, rules) = (self.core.game.start().clone(), *self.core.game.ruleset());
        let (game, _) = Game::of_moves(start, rules, self.record.tree.moves_to(node));
        self.core.set_game(game, news);
        self.core.dialog = None;
        self.analyse();
    }

    /// Asks for lines where each position is analysed.
    pub(super) fn analyse(&mut self) {
        if self.analysing && self.search.is_none() && self.may_search() {
            self.search = Some(Search::new(SearchFor::Lines, Limits::MoveTime(20_000), 3));
            self.core.task += 1;
        }
    }

    /// Whether the engine can say something about the position.
    #[must_use]
    pub fn may_search(&self) -> bool {
        self.diagram.is_none()
            && self.core.engine.off.is_none()
            && self.core.conclusion().is_none()
            && Position::from_study(&self.record.start).is_ok()
    }

    /// Forgets what is searched; who waits for it hears why.
    pub(super) fn drop_search(&mut self, code: &'static str) {
        let Some(search) = self.search.take() else { return };
        self.core.task += 1;
        for seq in search.asked {
            self.reply(seq, Err(Refused::new(code)));
        }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        if self.diagram.is_some() { self.record.start.turn } else { self.core.turn() }
    }

    /// The position as FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        match &self.diagram {
            Some(setup) => fen::write(setup),
            None => self.core.fen(),
        }
    }

    /// The path of the node that is shown.
    #[must_use]
    pub fn path(&self) -> String {
        let places = self.record.tree.path_to(self.node);
        places.iter().map(usize::to_string).collect::<Vec<_>>().join(".")
    }

    /// The words of the language.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        Words { text: &self.text, coords: self.core.prefs.coords }
    }

    /// Whether the person may move now.
    #[must_use]
    pub fn may_move(&self) -> bool {
        let asked = match &self.task {
            Task::Puzzle(puzzle) => puzzle.stage == PuzzleStage::Asking,
            Task::Choose(_) => false,
            Task::Free => true,
        };
        asked && self.diagram.is_none() && self.core.person_to_move()
    }

    /// What the engine should be searching now.
    #[must_use]
    pub fn engine_wish(&self) -> Option<Job> {
        if !self.visible || !self.may_search() {
            return None;
        }
        let search = self.search.as_ref().filter(|search| !search.done);
        match search {
            Some(search) => Some(Job {
                id: JobId(self.core.task),
                start: fen::write(&self.record.start),
                moves: self.core.game.played().iter().map(|played| played.mv.iccs()).collect(),
                ruleset: self.options.rules.name().to_owned(),
                limit: None,
                task: Work::Analyze { limits: search.limits, lines: search.lines },
            }),
            None if self.options.mode == BoardMode::Play && self.options.level > 0 => self.core.engine_wish(),
            None => None,
        }
    }

    /// What happens by itself, after how many milliseconds, with a number that is new each time.
    #[must_use]
    pub fn timer(&self) -> Option<(Timer, u32, u32)> {
        let key = self.core.task;
        match &self.task {
            Task::Puzzle(puzzle) if puzzle.stage == PuzzleStage::Answering => {
                return Some((Timer::Answer, 450, key));
            }
            Task::Puzzle(puzzle) if puzzle.stage == PuzzleStage::Wrong => {
                return Some((Timer::TakeBack, 1_100, key));
            }
            _ => {}
        }
        if !self.visible {
            return None;
        }
        if let Some(ms) = self.options.autoplay.filter(|_| self.playing) {
            return Some((Timer::Next, ms, key));
        }
        let weakest = self.options.mode == BoardMode::Play && self.options.level == 0;
        let waits = weakest && self.core.conclusion().is_none() && self.diagram.is_none();
        (waits && !self.core.person_plays(self.core.turn())).then_some((Timer::AnyMove, 500, key))
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.push(Out::Event(event));
    }

    pub(super) fn reply(&mut self, seq: u32, value: Result<Value, Refused>) {
        self.push(Out::Reply { seq, value });
    }

    fn push(&mut self, out: Out) {
        self.count += 1;
        self.out.push((self.count, out));
    }

    /// Says what of the parameters cannot be used.
    pub(super) fn complain(&mut self, errors: Vec<ParamError>) {
        for error in errors {
            let message = super::view::param_error(self.words(), &error);
            let code = match error.fault {
                ParamFault::Unknown => "unknown-parameter",
                ParamFault::Missing => "missing-parameter",
                ParamFault::Fetch => "fetch",
                ParamFault::NoContent => "no-content",
                _ => "bad-parameter",
            };
            self.tell(Event::Error { code, parameter: Some(error.name.clone()), message });
            if !self.errors.contains(&error) {
                self.errors.push(error);
            }
        }
    }
}

impl Search {
    /// Nothing is found yet.
    #[must_use]
    pub fn new(purpose: SearchFor, limits: Limits, lines: u8) -> Search {
        Search { purpose, limits, lines, reports: Vec::new(), done: false, asked: Vec::new() }
    }

    /// Takes a line in.
    pub(super) fn see(&mut self, report: Report) {
        self.reports.retain(|known| known.line != report.line);
        self.reports.push(Rc::new(report));
        self.reports.sort_by_key(|report| report.line);
    }
}
