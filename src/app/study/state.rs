//! All that a study knows.

use std::collections::HashMap;
use std::rc::Rc;

use crate::app::store::{Found, StoreError};
use crate::app::{EngineFault, EngineState, Lang, Prefs};
use crate::format::link::{self, LinkError};
use crate::format::{Brush, Record};
use crate::game::{NodeId, Openings};
use crate::notation::Misread;
use crate::protocol::{Job, JobId};
use crate::rules::{File, IllegalMove, Move, Position, Rank, Setup, Side, Square};

use super::analysis::{Answer, Purpose, Question, Worth};
use super::editor::Editor;
use super::import::{Failure, Progress};
use super::library::Library;
use super::review::Review;
use super::saved::SavedStudy;
use super::{Analysis, Sheet};

/// All that a study knows. Cheap to clone: its big parts are shared.
#[derive(Clone, Debug)]
pub struct State {
    /// The game that is studied.
    pub sheet: Sheet,
    /// The sheets before the last edits, oldest first.
    pub past: Rc<Vec<Sheet>>,
    /// The sheets that were undone, the next one last.
    pub future: Rc<Vec<Sheet>>,
    /// The child that was looked at last, by node, so that going on takes the same line.
    pub trail: Rc<HashMap<NodeId, NodeId>>,
    /// Whether the sheet differs from its entry in the library.
    pub changed: bool,
    /// The side at the bottom.
    pub bottom: Side,
    /// The point whose man is picked up, or where an arrow begins.
    pub picked: Option<Square>,
    /// The keyboard's place.
    pub place: Square,
    /// The move that was just refused.
    pub refusal: Option<Refusal>,
    /// The color that presses draw with.
    pub brush: Option<Brush>,
    /// The position that is being set up.
    pub editor: Option<Editor>,
    /// How the engine is.
    pub engine: EngineState,
    /// How it is to help.
    pub analysis: Analysis,
    /// Counts the questions.
    pub job: u32,
    /// The question that is open.
    pub question: Option<Rc<Question>>,
    /// What was said about it.
    pub answer: Rc<Answer>,
    /// The line that is shown on the board, and how many moves of it.
    pub preview: Option<(u8, usize)>,
    /// What positions are worth, by their hash: the depth and what was found.
    pub known: Rc<HashMap<u64, (u8, Worth)>>,
    /// The review of the game.
    pub review: Option<Rc<Review>>,
    /// The games that are kept.
    pub library: Library,
    /// The reading of files.
    pub import: Option<Rc<Progress>>,
    /// Names of openings, when they are here.
    pub openings: Option<Rc<Openings>>,
    /// What is shown beside the board.
    pub tab: Tab,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Standing notices, oldest first.
    pub notices: Vec<Notice>,
    /// What the person has chosen.
    pub prefs: Prefs,
    /// The language where none was chosen.
    pub default_lang: Lang,
}

/// A part of the page beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Moves, comments, engine.
    #[default]
    Game,
    /// The review with its graph.
    Review,
    /// The library.
    Library,
}

impl Tab {
    /// All of them, in their order.
    pub const ALL: [Tab; 3] = [Tab::Game, Tab::Review, Tab::Library];
}

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Paste a text.
    Paste,
    /// Export and links.
    Share,
    /// Players, event, result.
    Details,
    /// Choices about the page.
    Settings,
    /// Keys.
    Help,
}

/// A move that was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// By a rule.
    Rule {
        /// The man's point, if one was picked up.
        from: Option<Square>,
        /// The point that was pressed.
        at: Square,
        /// Why.
        why: IllegalMove,
    },
    /// A typed text is no move here.
    Typed {
        /// The text.
        text: String,
        /// Why.
        why: Misread,
    },
    /// A typed text fits several moves.
    Ambiguous {
        /// Them.
        moves: Vec<Move>,
    },
    /// The board is a diagram that cannot be played.
    Diagram,
}

/// Something that stays on the page until it is put away.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The study cannot be saved here.
    NotSaved(StoreError),
    /// What was saved could not be read; it was put aside.
    Damaged,
    /// The library cannot be kept here: it lasts as long as the page is open.
    NoLibrary,
    /// A file or text could not be read.
    Unreadable(Failure),
    /// A link could not be read.
    BadLink(LinkError),
    /// The engine was lost and another took over.
    EngineReplaced(EngineFault),
    /// The engine was given up.
    EngineOff(EngineFault),
    /// Something was put on the clipboard.
    Copied,
    /// The clipboard refused.
    NotCopied,
    /// The game is too long for a link: so many characters.
    LongLink(usize),
    /// The diagram has men for which XQF has no place.
    NoXqf,
    /// The openings could not be fetched.
    NoOpenings,
}

/// What is known when the page opens.
#[derive(Clone, Debug, Default)]
pub struct Boot {
    /// The word of a link in the address.
    pub link: Option<String>,
    /// A FEN record in the address.
    pub fen: Option<String>,
    /// A language in the address.
    pub lang: Option<Lang>,
    /// What was saved, or why the store could not be read.
    pub found: Option<Result<Found, StoreError>>,
    /// The saved choices.
    pub prefs: Option<String>,
    /// The browser's languages, most wanted first.
    pub languages: Vec<String>,
}

impl State {
    /// The state to begin with. The study at work goes on; a link comes before it, and the study is
    /// then one step of undo away.
    #[must_use]
    pub fn boot(boot: &Boot) -> State {
        let prefs = boot.prefs.as_deref().map(Prefs::from_text).unwrap_or_default();
        let languages = boot.languages.iter().map(String::as_str);
        let default_lang = boot.lang.unwrap_or_else(|| Lang::negotiate(languages));
        let prefs = Prefs { lang: boot.lang.or(prefs.lang), ..prefs };
        let mut state = State::fresh(prefs, default_lang);
        match &boot.found {
            None => {}
            Some(Err(error)) => state.notices.push(Notice::NotSaved(*error)),
            Some(Ok(found)) => state.go_on(found),
        }
        if let Some(fen) = &boot.fen {
            state.open_text("FEN", fen);
        }
        if let Some(word) = &boot.link {
            state.open_link(word);
        }
        state.ask();
        state
    }

    fn fresh(prefs: Prefs, default_lang: Lang) -> State {
        State {
            sheet: Sheet::of_setup(Setup::start()),
            past: Rc::default(),
            future: Rc::default(),
            trail: Rc::default(),
            changed: false,
            bottom: Side::Red,
            picked: None,
            place: Square::new(File::ALL[4], Rank::ALL[0]),
            refusal: None,
            brush: None,
            editor: None,
            engine: EngineState::default(),
            analysis: Analysis::default(),
            job: 0,
            question: None,
            answer: Rc::default(),
            preview: None,
            known: Rc::default(),
            review: None,
            library: Library::default(),
            import: None,
            openings: None,
            tab: Tab::Game,
            dialog: None,
            notices: Vec::new(),
            prefs,
            default_lang,
        }
    }

    fn go_on(&mut self, found: &Found) {
        if found.newer {
            self.notices.push(Notice::NotSaved(StoreError::Newer));
        }
        let mut damaged = found.damaged > 0;
        if let Some(text) = &found.payload {
            let saved = SavedStudy::from_text(text);
            match saved.as_ref().and_then(|saved| Some((saved, saved.sheet()?))) {
                Some((saved, sheet)) => {
                    self.sheet = sheet;
                    self.bottom = if saved.turned { Side::Black } else { Side::Red };
                    self.analysis.on = saved.engine;
                    self.analysis.lines = saved.lines.clamp(1, Analysis::LINES_MAX);
                    self.changed = true;
                }
                None => damaged = true,
            }
        }
        if damaged {
            self.notices.push(Notice::Damaged);
        }
    }

    /// Reads a text from a link; what cannot be read is told.
    fn open_text(&mut self, name: &str, text: &str) {
        match super::Import::open_text(name, text.to_owned()).map(|mut import| import.step(None)) {
            Ok(Some(Ok(found))) => self.replace(found.sheet),
            Ok(Some(Err(failure))) | Err(failure) => self.notices.push(Notice::Unreadable(failure)),
            Ok(None) => {}
        }
    }

    /// Opens the word of a link; a bad one does nothing but say so.
    pub(super) fn open_link(&mut self, word: &str) {
        match link::read(word) {
            Ok(link) => {
                let mut record = Record::new(link.start);
                let path = link.tree.path_to(link.cursor);
                record.tree = link.tree.map(|()| crate::format::Note::default());
                let mut sheet = Sheet::new(record);
                sheet.cursor = sheet.record.tree.at_path(&path).unwrap_or(NodeId::ROOT);
                if sheet.record == self.sheet.record && sheet.cursor == self.sheet.cursor {
                    return;
                }
                self.bottom = if link.turned { Side::Black } else { Side::Red };
                self.replace(sheet);
            }
            Err(error) => self.notices.push(Notice::BadLink(error)),
        }
    }

    /// Puts another game in the place of this one, which undo brings back.
    pub(super) fn replace(&mut self, sheet: Sheet) {
        if !(self.sheet.record.tree.is_empty() && self.sheet.record.start == Setup::start()) {
            self.remember();
        }
        self.sheet = sheet;
        self.changed = false;
        self.future = Rc::default();
        self.trail = Rc::default();
        self.review = None;
        self.editor = None;
        self.put_down();
    }

    /// So many edits can be undone ...
    const UNDO_MAX: usize = 200;
    /// ... if the games together have no more nodes than this.
    const UNDO_NODES_MAX: usize = 1_000_000;

    /// Keeps the sheet for undo.
    pub(super) fn remember(&mut self) {
        let past = Rc::make_mut(&mut self.past);
        past.push(self.sheet.clone());
        let mut nodes: usize = past.iter().map(|sheet| sheet.record.tree.capacity()).sum();
        while past.len() > 1 && (past.len() > State::UNDO_MAX || nodes > State::UNDO_NODES_MAX) {
            nodes -= past.remove(0).record.tree.capacity();
        }
    }

    /// Nothing is in the hand any more.
    pub(super) fn put_down(&mut self) {
        self.picked = None;
        self.refusal = None;
        self.preview = None;
    }

    /// The language the page speaks.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.prefs.lang.unwrap_or(self.default_lang)
    }

    /// What the engine should be asked now.
    fn wanted(&self) -> Option<Question> {
        if self.engine.off.is_some() || self.editor.is_some() {
            return None;
        }
        if let Some(question) = self.review.as_ref().and_then(|review| review.question()) {
            return Some(question);
        }
        let Analysis { on, lines, threat } = self.analysis;
        let moves = || self.sheet.record.tree.moves_to(self.sheet.cursor);
        on.then(|| Question::new(&self.sheet.record.start, moves(), Purpose::Look { lines, threat }))
            .flatten()
    }

    /// Makes the open question what it should be. An answer to another one is thrown away, and so is
    /// whatever the engine still says about it: it carries the number of an older job.
    pub(super) fn ask(&mut self) {
        let wanted = self.wanted();
        if wanted.as_ref() != self.question.as_deref() {
            self.job += 1;
            self.question = wanted.map(Rc::new);
            self.answer = Rc::default();
            self.preview = None;
        }
    }

    /// What the engine should be searching now. Another [`JobId`] means another search.
    #[must_use]
    pub fn engine_wish(&self) -> Option<Job> {
        Some(self.question.as_ref()?.job(JobId(self.job)))
    }

    /// The lines about the position on the board; none while something else is asked.
    #[must_use]
    pub fn lines(&self) -> &[super::Line] {
        match self.question.as_deref().map(|question| question.purpose) {
            Some(Purpose::Look { .. }) => &self.answer.lines,
            Some(Purpose::Review { .. }) | None => &[],
        }
    }

    /// What the position on the board is worth, as far as anybody knows.
    #[must_use]
    pub fn worth(&self) -> Option<Worth> {
        let position = self.sheet.position()?;
        if position.is_lost() {
            return Some(Worth::Mate { winner: !position.turn(), plies: 0 });
        }
        self.known.get(&position.hash()).map(|(_, worth)| *worth)
    }

    /// Whether the engine could say something here: the position can be played and is not over.
    #[must_use]
    pub fn can_analyze(&self) -> bool {
        Position::from_study(&self.sheet.record.start).is_ok()
            && self.sheet.position().is_some_and(|position| !position.is_lost())
    }

    /// The position that is shown: at the cursor, or further along a line that is previewed.
    #[must_use]
    pub fn shown(&self) -> Option<(Position, Vec<Move>)> {
        let mut position = self.sheet.position()?;
        let mut moves = Vec::new();
        // A threat begins with the other side's move.
        if let Some((rank, plies)) = self.preview
            && let Some(line) = self.lines().iter().find(|line| line.rank == rank)
            && self.question.as_ref().is_some_and(|question| question.hash == position.hash())
        {
            for mv in line.moves.iter().take(plies) {
                position.make(*mv);
                moves.push(*mv);
            }
        }
        Some((position, moves))
    }

    /// The word of a link to what is on the board.
    #[must_use]
    pub fn link_word(&self) -> String {
        let tree = &self.sheet.record.tree;
        let path = tree.path_to(self.sheet.cursor);
        let bare = tree.map(|_| ());
        let cursor = bare.at_path(&path).unwrap_or(NodeId::ROOT);
        link::write(&link::Link {
            start: self.sheet.record.start.clone(),
            tree: bare,
            cursor,
            turned: self.bottom == Side::Black,
        })
    }

    /// What should be saved now.
    #[must_use]
    pub fn to_save(&self) -> SavedStudy {
        SavedStudy::of(&self.sheet, self.bottom, &self.analysis)
    }
}
