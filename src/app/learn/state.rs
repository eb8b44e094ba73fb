//! All that the learning pages know, and how it changes. Pure: nothing outside is asked or told.

use std::rc::Rc;

use crate::app::store::StoreError;
use crate::app::{Action as BoardAction, EngineEvent, EngineFault, EngineState, Lang, Prefs, Step};
use crate::format::fen;
use crate::protocol::{Job, JobId, Task};
use crate::referee::RulesetId;
use crate::rules::{Move, Role, Side, Square};

use super::attempt::{Attempt, Ended, Input};
use super::course::{Course, Kind, Level};
use super::place::Place;
use super::progress::{Progress, ProgressError};
use super::puzzle::Puzzle;
use super::trainer::{self, Filter};

/// All that the learning pages know. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Learner {
    /// The lessons.
    pub course: Rc<Course>,
    /// The sections of the rules: units of boards to try things on.
    pub rules: Rc<Course>,
    /// The questions, the same way.
    pub questions: Rc<Course>,
    /// The puzzles, once they are loaded.
    pub puzzles: Option<Rc<[Puzzle]>>,
    /// Why they are not.
    pub puzzles_failed: bool,
    /// What was reached.
    pub progress: Rc<Progress>,
    /// Where somebody is.
    pub place: Place,
    /// The level or puzzle being played.
    pub attempt: Option<Rc<Attempt>>,
    /// A section or question whose board is being tried, and that board.
    pub trial: Option<(String, Rc<Attempt>)>,
    /// Positions of the game that was lost last, and which of them is shown.
    pub review: (Rc<[Rc<Level>]>, usize),
    /// What is looked for among the questions.
    pub query: String,
    /// Which puzzles are wanted.
    pub filter: Filter,
    /// The puzzle being played, by place, and whether its result is already kept.
    pub puzzle: Option<(usize, bool)>,
    /// Today, in days since 1970 where the person is.
    pub today: u32,
    /// What the person has chosen.
    pub prefs: Prefs,
    /// The language where none was chosen.
    pub default_lang: Lang,
    /// The dialog that is open.
    pub dialog: Option<LearnDialog>,
    /// What came of the last import.
    pub imported: Option<Result<(), ProgressError>>,
    /// Something could not be kept.
    pub not_saved: Option<StoreError>,
    /// How the engine is.
    pub engine: EngineState,
    /// Counts up whenever the engine's task becomes another one.
    pub task: u32,
    /// Counts what there is to tell.
    pub news_count: u32,
}

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnDialog {
    /// Language, looks and labels.
    Settings,
    /// Export, import and reset of what was reached.
    Progress,
}

/// Something that somebody did or that happened outside.
#[derive(Clone, Debug)]
pub enum LearnAction {
    /// Something on the board or in the settings, as the shared components say it.
    Board(BoardAction),
    /// An input at the level or puzzle.
    Do(Input),
    /// Begin the level anew.
    Again,
    /// Go somewhere.
    Go(Place),
    /// Go to the next level, or puzzle.
    Next,
    /// Try the board of a section or question, or stop that.
    Try(Option<String>),
    /// Look for words among the questions.
    Search(String),
    /// Choose which puzzles are wanted.
    Choose(Filter),
    /// The puzzles are there; none if they cannot be had.
    Loaded(Option<Rc<[Puzzle]>>),
    /// The positions to be reviewed.
    Review(Vec<Rc<Level>>),
    /// Open or close a dialog.
    Open(Option<LearnDialog>),
    /// Take over what was exported.
    Import(String),
    /// Forget all that was reached.
    Reset,
    /// Something could not be kept.
    NotSaved(StoreError),
}

impl Learner {
    /// The beginning.
    #[must_use]
    pub fn new(
        courses: [Rc<Course>; 3],
        progress: Progress,
        prefs: Prefs,
        lang: Lang,
        today: u32,
    ) -> Learner {
        let [course, rules, questions] = courses;
        Learner {
            course,
            rules,
            questions,
            puzzles: None,
            puzzles_failed: false,
            progress: Rc::new(progress),
            place: Place::Path,
            attempt: None,
            trial: None,
            review: (Rc::from([]), 0),
            query: String::new(),
            filter: Filter::default(),
            puzzle: None,
            today,
            prefs,
            default_lang: lang,
            dialog: None,
            imported: None,
            not_saved: None,
            engine: EngineState::default(),
            task: 1,
            news_count: 0,
        }
    }

    /// The language the page speaks.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.prefs.lang.unwrap_or(self.default_lang)
    }

    /// Whether the puzzles should be loaded now.
    #[must_use]
    pub fn wants_puzzles(&self) -> bool {
        self.puzzles.is_none()
            && !self.puzzles_failed
            && matches!(self.place, Place::Puzzles | Place::Daily | Place::Puzzle { .. })
    }

    /// The level being played, by places.
    #[must_use]
    pub fn level(&self) -> Option<(usize, usize)> {
        match &self.place {
            Place::Level { unit, level: Some(level) } => self.course.find(unit, level),
            _ => None,
        }
    }

    /// The level after one, across units.
    #[must_use]
    pub fn next_level(&self) -> Option<Place> {
        let (unit, level) = self.level()?;
        let here = &self.course.units[unit];
        let (unit, level) = match here.levels.get(level + 1) {
            Some(level) => (here, level),
            None => {
                let next = self.course.units.get(unit + 1)?;
                (next, next.levels.first()?)
            }
        };
        Some(Place::Level { unit: unit.name.clone(), level: Some(level.name.clone()) })
    }

    /// The board that is shown to be played on: the level's, or the one that is tried.
    #[must_use]
    pub fn board(&self) -> Option<&Rc<Attempt>> {
        self.attempt.as_ref().or(self.trial.as_ref().map(|(_, attempt)| attempt))
    }

    /// What the engine should be searching now.
    #[must_use]
    pub fn engine_wish(&self) -> Option<Job> {
        let attempt = self.attempt.as_ref().filter(|attempt| attempt.awaits_engine())?;
        let Kind::Play { engine, .. } = attempt.level.kind else { return None };
        if self.engine.off.is_some() {
            return None;
        }
        let moves: Vec<String> = attempt.table.moves().iter().map(|mv| mv.iccs()).collect();
        Some(Job {
            id: JobId(self.task),
            start: fen::write(&attempt.level.start.setup()),
            task: Task::Play { level: engine.number(), seed: moves.len() as u64, limits: None },
            moves,
            ruleset: RulesetId::default().name().to_owned(),
            limit: None,
        })
    }

    /// The state after an action, or none if it changes nothing.
    #[must_use]
    pub fn after(&self, action: LearnAction) -> Option<Learner> {
        let mut next = self.clone();
        match action {
            LearnAction::Board(action) => next.on_board(action)?,
            LearnAction::Do(input) => next.input(input)?,
            LearnAction::Again => next.again()?,
            LearnAction::Go(place) => next.go(place),
            LearnAction::Next => next.go_on()?,
            LearnAction::Try(name) => next.try_board(name),
            LearnAction::Search(query) => {
                next.query = query;
                next.trial = None;
            }
            LearnAction::Choose(filter) => {
                next.filter = filter;
                next.choose_puzzle();
            }
            LearnAction::Loaded(puzzles) => {
                next.puzzles_failed = puzzles.is_none();
                next.puzzles = puzzles;
                next.go(self.place.clone());
            }
            LearnAction::Review(levels) => {
                next.review = (Rc::from(levels), 0);
                next.go(self.place.clone());
            }
            LearnAction::Open(dialog) => {
                next.dialog = dialog;
                next.imported = None;
            }
            LearnAction::Import(text) => match Progress::from_text(&text) {
                Ok(progress) => {
                    next.progress = Rc::new(self.progress.merged(&progress));
                    next.imported = Some(Ok(()));
                }
                Err(error) => next.imported = Some(Err(error)),
            },
            LearnAction::Reset => {
                next.progress = Rc::new(Progress::default());
                next.imported = None;
            }
            LearnAction::NotSaved(error) => next.not_saved = Some(error),
        }
        Some(next)
    }

    fn on_board(&mut self, action: BoardAction) -> Option<()> {
        match action {
            BoardAction::Press(square) => self.input(Input::Press(square)),
            BoardAction::Lift(square) => self.input(Input::Lift(square)),
            BoardAction::Drop { from, to } => self.input(Input::Drop { from, to }),
            BoardAction::Cancel => self.input(Input::Cancel),
            BoardAction::Step(step) => self.step(step),
            BoardAction::Focus(square) => self.change(|attempt| attempt.cursor = square),
            BoardAction::Prefer(prefs) => {
                self.prefs = prefs;
                Some(())
            }
            BoardAction::Close => {
                self.dialog = None;
                Some(())
            }
            BoardAction::Engine(event) => self.hear(event),
            BoardAction::RetryEngine => {
                self.engine = EngineState::default();
                self.task += 1;
                Some(())
            }
            _ => None,
        }
    }

    /// Changes the board that is played on.
    fn change(&mut self, change: impl FnOnce(&mut Attempt)) -> Option<()> {
        let slot = match (&mut self.attempt, &mut self.trial) {
            (Some(attempt), _) | (None, Some((_, attempt))) => attempt,
            (None, None) => return None,
        };
        change(Rc::make_mut(slot));
        Some(())
    }

    fn input(&mut self, input: Input) -> Option<()> {
        let next = self.board()?.after(input)?;
        let ended_before = self.board()?.ended;
        let ended = next.ended;
        self.change(|attempt| *attempt = next)?;
        self.news_count += 1;
        self.task += 1;
        if self.attempt.is_some() && ended != ended_before {
            self.keep(ended);
        }
        Some(())
    }

    /// Keeps what came of an attempt.
    fn keep(&mut self, ended: Option<Ended>) {
        let Some(attempt) = &self.attempt else { return };
        if let Some((at, kept)) = self.puzzle {
            let Some(puzzle) = self.puzzles.as_ref().and_then(|puzzles| puzzles.get(at)) else { return };
            let solved = matches!(ended, Some(Ended::Done { stars: 3 }));
            if ended.is_some() && !kept {
                let daily = self.place == Place::Daily;
                let progress = Rc::make_mut(&mut self.progress);
                progress.result(&puzzle.name, puzzle.rating(), solved, self.today, daily);
                self.puzzle = Some((at, true));
            }
        } else if let (Some(Ended::Done { stars }), Some((unit, level))) = (ended, self.level()) {
            let unit = &self.course.units[unit];
            Rc::make_mut(&mut self.progress).reach(&unit.name, &unit.levels[level].name, stars);
        }
        debug_assert!(attempt.ended == ended);
    }

    fn again(&mut self) -> Option<()> {
        if let Some((name, _)) = self.trial.clone().filter(|_| self.attempt.is_none()) {
            self.try_board(Some(name));
            return Some(());
        }
        let level = self.attempt.as_ref()?.level.clone();
        self.begin(level);
        Some(())
    }

    fn begin(&mut self, level: Rc<Level>) {
        self.attempt = Some(Rc::new(Attempt::new(level)));
        self.trial = None;
        self.task += 1;
        self.news_count += 1;
    }

    fn go(&mut self, place: Place) {
        self.attempt = None;
        self.trial = None;
        self.puzzle = None;
        self.dialog = None;
        self.task += 1;
        self.place = place;
        match self.place.clone() {
            Place::Path | Place::Rules { .. } | Place::Questions { .. } => {}
            Place::Level { unit, level } => self.go_to_level(&unit, level.as_deref()),
            Place::Puzzles => self.choose_puzzle(),
            Place::Review => self.review_at(0),
            Place::Daily => {
                let at = self.puzzles.as_ref().and_then(|puzzles| trainer::daily(puzzles, self.today));
                self.begin_puzzle(at);
            }
            Place::Puzzle { name } => {
                let puzzles = self.puzzles.as_ref();
                let at = puzzles.and_then(|puzzles| puzzles.iter().position(|puzzle| puzzle.name == name));
                self.begin_puzzle(at);
            }
        }
    }

    /// An unknown unit leads to the path, an unknown level to the first that is not done.
    fn go_to_level(&mut self, unit: &str, level: Option<&str>) {
        let Some(found) = self.course.units.iter().find(|found| found.name == unit) else {
            self.place = Place::Path;
            return;
        };
        let named = level.and_then(|name| found.levels.iter().find(|level| level.name == name));
        let open = found.levels.iter().find(|level| self.progress.stars(unit, &level.name) == 0);
        let Some(level) = named.or(open).or(found.levels.first()) else { return };
        let level = Rc::new(level.clone());
        self.place = Place::Level { unit: unit.to_owned(), level: Some(level.name.clone()) };
        self.begin(level);
    }

    fn review_at(&mut self, at: usize) {
        self.review.1 = at;
        if let Some(level) = self.review.0.get(at).cloned() {
            self.begin(level);
        }
    }

    fn choose_puzzle(&mut self) {
        let next = self
            .puzzles
            .as_ref()
            .and_then(|puzzles| trainer::next(puzzles, &self.progress, self.filter, self.today));
        self.attempt = None;
        self.begin_puzzle(next);
    }

    fn begin_puzzle(&mut self, at: Option<usize>) {
        let Some(at) = at else { return };
        let Some(puzzle) = self.puzzles.as_ref().and_then(|puzzles| puzzles.get(at)) else { return };
        let level = Level {
            name: puzzle.name.clone(),
            start: puzzle.start.clone(),
            kind: Kind::Mate(puzzle.moves),
            hints: Vec::new(),
        };
        self.begin(Rc::new(level));
        self.puzzle = Some((at, false));
    }

    fn go_on(&mut self) -> Option<()> {
        match &self.place {
            Place::Puzzles => self.choose_puzzle(),
            Place::Review if self.review.1 + 1 < self.review.0.len() => self.review_at(self.review.1 + 1),
            Place::Daily | Place::Puzzle { .. } => self.go(Place::Puzzles),
            _ => {
                let next = self.next_level().unwrap_or(Place::Path);
                self.go(next);
            }
        }
        Some(())
    }

    fn try_board(&mut self, name: Option<String>) {
        let level = name.as_ref().and_then(|name| {
            let courses = [&self.rules, &self.questions];
            let mut levels = courses.into_iter().flat_map(|course| &course.units).flat_map(|u| &u.levels);
            levels.find(|level| level.name == *name).cloned()
        });
        self.trial = name.zip(level).map(|(name, level)| (name, Rc::new(Attempt::new(Rc::new(level)))));
        self.news_count += 1;
    }

    fn hear(&mut self, event: EngineEvent) -> Option<()> {
        match event {
            EngineEvent::Ready => self.engine.ready = true,
            EngineEvent::Report { .. } => return None,
            EngineEvent::Done { job, best } => {
                if job != JobId(self.task) {
                    return None;
                }
                let mv = best.as_deref().and_then(Move::from_iccs);
                let played = mv.and_then(|mv| self.input(Input::Engine(mv)));
                match played {
                    Some(()) => self.engine.losses = 0,
                    None => self.lose_engine(EngineFault::Nonsense),
                }
            }
            EngineEvent::Lost(fault) => self.lose_engine(fault),
        }
        Some(())
    }

    fn lose_engine(&mut self, fault: EngineFault) {
        self.engine.ready = false;
        self.engine.losses += 1;
        self.task += 1;
        if self.engine.losses >= EngineState::LOSSES_MAX {
            self.engine.off = Some(fault);
        }
    }

    fn step(&mut self, step: Step) -> Option<()> {
        let attempt = self.board()?;
        let bottom = attempt.bottom();
        let cursor = step.leads(attempt.cursor, bottom, |role, own| next_man(attempt, role, own));
        self.change(|attempt| attempt.cursor = cursor)
    }
}

/// The next man of a kind in the order in which the squares are seen.
fn next_man(attempt: &Attempt, role: Role, own: bool) -> Square {
    let side = if own { attempt.side } else { !attempt.side };
    let wanted = role.of(side);
    let seen: Vec<Square> =
        crate::app::view::place::Place::all().map(|place| place.square(attempt.bottom())).collect();
    let here = seen.iter().position(|square| *square == attempt.cursor).unwrap_or(0);
    let mut after = seen.iter().cycle().skip(here + 1).take(seen.len()).copied();
    after.find(|square| attempt.table.position().piece_at(*square) == Some(wanted)).unwrap_or(attempt.cursor)
}

impl Attempt {
    /// The side at the bottom of the board: whose task it is.
    #[must_use]
    pub fn bottom(&self) -> Side {
        self.level.start.turn()
    }
}
