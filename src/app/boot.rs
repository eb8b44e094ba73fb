//! How the program begins: from what was saved, what the link asks for and what the browser says.

use std::rc::Rc;

use crate::game::{Clock, Game};
use crate::rules::{BySide, Fault, Position, Rank, Side, Square};

use super::store::{Found, StoreError};
use super::{
    Dialog, EngineState, Lang, Link, News, Notice, Prefs, Release, Saved, Seat, State, position_of_record,
};

/// What is known when the page opens.
#[derive(Clone, Debug, Default)]
pub struct Boot {
    /// What the address asks for.
    pub link: Link,
    /// The saved game, or why the store could not be read.
    pub found: Option<Result<Found, StoreError>>,
    /// The saved choices.
    pub prefs: Option<String>,
    /// The browser's languages, most wanted first.
    pub languages: Vec<String>,
    /// Whether this page was here before: it was reloaded, or somebody came back to it.
    pub again: bool,
    /// When the page opened, in milliseconds since 1970.
    pub opened_ms: u64,
    /// Any number.
    pub chance: u64,
}

impl Boot {
    /// The language the page is to speak.
    #[must_use]
    pub fn lang(&self) -> Lang {
        let chosen = || self.prefs.as_deref().map(Prefs::from_text).unwrap_or_default().lang;
        self.link.lang.or_else(chosen).unwrap_or_else(|| self.default_lang())
    }

    fn default_lang(&self) -> Lang {
        let languages = self.languages.iter().map(String::as_str);
        self.link.lang.unwrap_or_else(|| Lang::negotiate(languages))
    }
}

impl State {
    /// The state to begin with.
    ///
    /// A saved game goes on. A link's position comes before it, but then the saved game is put
    /// aside, not lost; a link that is opened again goes on with what was played from its position.
    #[must_use]
    pub fn boot(boot: &Boot) -> State {
        let prefs = boot.prefs.as_deref().map(Prefs::from_text).unwrap_or_default();
        let default_lang = boot.default_lang();
        // A link that names a language means it for this visit, whatever was chosen before.
        let prefs = Prefs { lang: boot.link.lang.or(prefs.lang), ..prefs };
        let mut state = State::fresh(prefs, default_lang, boot.chance);
        state.opened_ms = boot.opened_ms;
        state.begun_ms = boot.opened_ms;
        state.welcome = boot.prefs.is_none();
        match &boot.found {
            None => {}
            Some(Err(error)) => state.notices.push(Notice::NotSaved(*error)),
            Some(Ok(found)) => state.go_on(found),
        }
        if let Some(record) = &boot.link.fen
            && !(boot.again && state.opened.as_deref() == Some(record))
        {
            state.open_record(record);
        }
        if boot.link.rules {
            state.dialog = Some(Dialog::Rules { case: None });
        }
        state
    }

    /// Follows a link while the page is open.
    pub(super) fn visit(&mut self, link: &Link) {
        self.prefs.lang = link.lang.or(self.prefs.lang);
        if let Some(record) = &link.fen {
            self.open_record(record);
        }
        if link.rules {
            self.dialog = Some(Dialog::Rules { case: None });
        }
    }

    /// A game that has not begun, with the seats of the game before.
    fn fresh(prefs: Prefs, default_lang: Lang, chance: u64) -> State {
        let bottom = prefs.new_game.bottom(chance);
        State {
            game: Rc::new(Game::new(Position::start(), prefs.new_game.rules())),
            seats: prefs.new_game.seats(bottom),
            bottom,
            chance,
            picked: None,
            foreseen: Rc::default(),
            replay: None,
            browsed: None,
            pending: None,
            advice: None,
            clock: prefs.new_game.time.map(|time| Rc::new(Clock::new(time))),
            now_ms: 0,
            welcome: false,
            begun_ms: 0,
            opened_ms: 0,
            cursor: home(bottom),
            refusal: None,
            engine: EngineState::default(),
            task: 1,
            dialog: None,
            notices: Vec::new(),
            news: News::Nothing,
            news_count: 0,
            prefs,
            default_lang,
            spoken: None,
            release: Release::default(),
            parked: None,
            opened: None,
        }
    }

    fn go_on(&mut self, found: &Found) {
        if found.newer {
            self.notices.push(Notice::NotSaved(StoreError::Newer));
        }
        let mut cut = found.damaged > 0;
        if let Some(text) = &found.payload {
            let saved = Saved::from_text(text);
            match saved.as_ref().and_then(|saved| saved.game.restore()) {
                Some(restored) => {
                    self.game = Rc::new(restored.game);
                    self.seats = restored.seats;
                    self.bottom = restored.bottom;
                    self.chance = restored.chance;
                    self.clock = restored.clock.map(Rc::new);
                    // A game of a release that kept none begins to be kept now.
                    self.begun_ms = Some(saved_begun(&saved)).filter(|ms| *ms > 0).unwrap_or(self.opened_ms);
                    self.cursor = home(self.bottom);
                    cut |= restored.cut;
                }
                None => cut = true,
            }
            if let Some(saved) = saved {
                self.parked = saved.parked.map(Rc::new);
                self.opened = saved.opened.map(Rc::from);
            }
            if self.parked.is_some() {
                self.notices.push(Notice::Parked);
            }
        }
        if cut {
            self.notices.push(Notice::Damaged);
        }
    }

    /// Puts the position of a FEN record on the board, for two people, and the game that was there
    /// aside.
    fn open_record(&mut self, record: &str) {
        self.notices.retain(|notice| !notice.is_about_a_link());
        let position = match position_of_record(record) {
            Ok(position) => position,
            Err(bad) => return self.notices.push(Notice::of_bad_start(bad)),
        };
        let setup = position.setup();
        let faults = setup.faults();
        self.opened = Some(Rc::from(record));
        if self.game.start().setup() == setup {
            return;
        }
        let before = super::SavedGame::of(self);
        if before.is_begun() {
            self.parked = Some(Rc::new(before));
        }
        if self.parked.is_some() && !self.notices.contains(&Notice::Parked) {
            self.notices.push(Notice::Parked);
        }
        if faults.iter().any(|fault| !Fault::prevents_play(fault)) {
            self.notices.push(Notice::OddSetup { faults });
        }
        self.bottom = position.turn();
        self.seats = BySide { red: Seat::Person, black: Seat::Person };
        self.clock = None;
        self.begun_ms = self.today_ms();
        self.set_game(Game::new(position, self.prefs.new_game.rules()), News::Began);
        self.cursor = home(self.bottom);
    }
}

fn saved_begun(saved: &Option<Saved>) -> u64 {
    saved.as_ref().map_or(0, |saved| saved.game.begun_ms)
}

/// Where the keyboard begins: at the general of the side at the bottom.
pub(super) fn home(bottom: Side) -> Square {
    Square::new(crate::rules::File::E, Rank::R0.relative_to(bottom))
}
