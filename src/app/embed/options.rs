//! What an author can say about a board.

use std::rc::Rc;

use crate::app::view::glyphs::PieceSet;
use crate::app::{BoardStyle, Coords, Lang, Theme};
use crate::format::svg::Figure;
use crate::format::{Note, Record};
use crate::game::GameTree;
use crate::referee::RulesetId;
use crate::rules::{Setup, Side, Square};

use super::ContentId;
use super::choice::words;

words! {
    /// What the board is for.
    BoardMode {
        /// To look at: a diagram, or a game to step through.
        #[default]
        View "view",
        /// Both sides can be moved; tries become variations.
        Explore "explore",
        /// Against the engine.
        Play "play",
        /// As explore, with the engine's lines.
        Analysis "analysis",
        /// The author's solution has to be found.
        Puzzle "puzzle",
        /// All points that answer a question have to be chosen.
        Choose "choose",
        /// A lesson of Chuhe's own.
        Lesson "lesson",
    }
}

words! {
    /// Who may move.
    Sides {
        /// Red.
        Red "red" | "w" | "r",
        /// Black.
        Black "black" | "b",
        /// Both.
        #[default]
        Both "both",
        /// Nobody.
        Nobody "none",
    }
}

impl Sides {
    /// Whether this side is among them.
    #[must_use]
    pub fn has(self, side: Side) -> bool {
        match self {
            Sides::Red => side == Side::Red,
            Sides::Black => side == Side::Black,
            Sides::Both => true,
            Sides::Nobody => false,
        }
    }

    /// Only this side.
    #[must_use]
    pub fn only(side: Side) -> Sides {
        side.fold(Sides::Red, Sides::Black)
    }
}

words! {
    /// The side at the bottom.
    Orientation {
        /// Whoever is to move in a task or game of one side, else Red.
        #[default]
        Auto "auto",
        /// Red.
        Red "red",
        /// Black.
        Black "black",
    }
}

words! {
    /// What stands along the edges.
    EdgeLabels {
        /// Nothing.
        Off "none",
        /// Letters for files and numbers for ranks.
        #[default]
        Letters "letters",
        /// The numbers of the files as each side counts them.
        Numbers "numbers",
        /// The same, Red's in Chinese.
        Chinese "chinese",
    }
}

words! {
    /// The number of Red's first rank, in labels and in points that the author writes.
    Ranks {
        /// As ICCS counts.
        #[default]
        Zero "0",
        /// As Fairy-Stockfish and many western pages count.
        One "1",
    }
}

words! {
    /// How the list writes moves.
    MoveText {
        /// C2=5.
        #[default]
        Wxf "wxf",
        /// 炮二平五 with simplified characters.
        ZhHans "zh-hans",
        /// With traditional ones.
        ZhHant "zh-hant",
        /// H2-E2.
        Iccs "iccs",
        /// h3e3.
        Uci "uci",
        /// As WXF, with the man's disc in place of its letter.
        Figurine "figurine",
    }
}

words! {
    /// Which buttons are there.
    ControlSet {
        /// None.
        Off "none",
        /// To step through the moves.
        Nav "nav",
        /// All that the mode has.
        #[default]
        Full "full",
    }
}

words! {
    /// Where the list of moves is.
    ListPlace {
        /// Beside the board, or below it where there is no room.
        Right "right",
        /// Below the board.
        Bottom "bottom",
        /// Nowhere.
        #[default]
        Off "none",
    }
}

words! {
    /// What the engine may be asked. The opponent of a game is no question of this.
    EngineUse {
        /// Nothing.
        #[default]
        Off "off",
        /// One good move.
        Hint "hint",
        /// Its lines.
        Full "full",
    }
}

words! {
    /// Whether a switch is on.
    Help {
        /// On.
        #[default]
        On "on" | "1" | "true" | "yes" | "",
        /// Off.
        Off "off" | "0" | "false" | "no",
    }
}

words! {
    /// What besides the author's moves solves a puzzle.
    Accept {
        /// Nothing.
        #[default]
        Solution "solution",
        /// Any move that ends the game at once.
        AnyMate "any-mate",
    }
}

words! {
    /// How the board fits its frame.
    Place {
        /// Everything fits into the frame's width and height.
        #[default]
        Frame "frame",
        /// As wide as the frame; the page around is told how high that is.
        Width "width",
    }
}

words! {
    /// An entry of the board's menu.
    Extra {
        /// Turn the board.
        #[default]
        Flip "flip",
        /// Copy the position.
        Fen "fen",
        /// Open the board in Chuhe.
        Share "share",
    }
}

/// How long a man slides, in milliseconds; none for as the styles have it.
pub type Animate = Option<u16>;

/// The pause between moves that play by themselves, in milliseconds; none for no such play.
pub type Autoplay = Option<u32>;

/// All that can be said. [`Options::read`] makes it of names and values.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Options {
    pub mode: BoardMode,
    /// Start and moves, of `pgn` or of `fen` and `moves`.
    pub record: Rc<Record>,
    /// A file to fetch for that.
    pub src: Option<String>,
    /// The node that is shown first, as a path of places among siblings; none for the start.
    pub shown: Shown,
    pub solution: Option<Rc<GameTree<Note>>>,
    pub accept: Accept,
    pub targets: Vec<Square>,
    pub question: String,
    pub answer: String,
    /// A lesson or puzzle of Chuhe's own.
    pub content: Option<ContentId>,
    /// 0 for any legal move, 1 to 10 for the engine.
    pub level: u8,
    pub side: Option<Sides>,
    pub orientation: Orientation,
    pub pieces: PieceSet,
    pub board: BoardStyle,
    pub theme: Theme,
    pub coords: EdgeLabels,
    pub ranks: Ranks,
    pub notation: MoveText,
    pub lang: Option<Lang>,
    pub controls: Option<ControlSet>,
    pub movelist: Option<ListPlace>,
    pub menu: Vec<Extra>,
    pub drawings: Vec<Figure>,
    pub engine: Option<EngineUse>,
    pub rules: RulesetId,
    pub explain: Help,
    pub animate: Animate,
    pub sound: Help,
    pub autoplay: Autoplay,
    pub id: String,
    pub origin: Option<String>,
    pub place: Place,
}

/// Which node is shown first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// The start.
    #[default]
    Start,
    /// The one so many moves down the main line.
    Ply(usize),
    /// The last of the main line.
    Last,
    /// The one at the end of a path.
    Path(Vec<usize>),
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: BoardMode::View,
            record: Rc::new(Record::new(Setup::start())),
            src: None,
            shown: Shown::Start,
            solution: None,
            accept: Accept::Solution,
            targets: Vec::new(),
            question: String::new(),
            answer: String::new(),
            content: None,
            level: Options::FIRST_LEVEL,
            side: None,
            orientation: Orientation::Auto,
            pieces: PieceSet::Traditional,
            board: BoardStyle::Paper,
            theme: Theme::System,
            coords: EdgeLabels::Letters,
            ranks: Ranks::Zero,
            notation: MoveText::Wxf,
            lang: None,
            controls: None,
            movelist: None,
            menu: Vec::new(),
            drawings: Vec::new(),
            engine: None,
            rules: RulesetId::default(),
            explain: Help::On,
            animate: None,
            sound: Help::Off,
            autoplay: None,
            id: String::new(),
            origin: None,
            place: Place::Frame,
        }
    }
}

impl Options {
    /// The opponent where nobody said how strong.
    pub const FIRST_LEVEL: u8 = 3;

    /// How points are called and the edges labelled.
    #[must_use]
    pub fn point_names(&self) -> Coords {
        match (self.coords, self.ranks) {
            (EdgeLabels::Off, _) => Coords::Off,
            (EdgeLabels::Letters, Ranks::Zero) => Coords::FromZero,
            (EdgeLabels::Letters, Ranks::One) => Coords::FromOne,
            (EdgeLabels::Numbers, _) => Coords::Files,
            (EdgeLabels::Chinese, _) => Coords::Chinese,
        }
    }

    /// Who may move, in a position with `turn` to move.
    #[must_use]
    pub fn sides(&self, turn: Side) -> Sides {
        match self.mode {
            BoardMode::View | BoardMode::Choose | BoardMode::Lesson => Sides::Nobody,
            BoardMode::Explore | BoardMode::Analysis => self.side.unwrap_or(Sides::Both),
            BoardMode::Play | BoardMode::Puzzle => self.side.unwrap_or(Sides::only(turn)),
        }
    }

    /// What the engine may be asked.
    #[must_use]
    pub fn engine(&self) -> EngineUse {
        self.engine.unwrap_or(match self.mode {
            BoardMode::Analysis => EngineUse::Full,
            _ => EngineUse::Off,
        })
    }

    /// Which buttons are there.
    #[must_use]
    pub fn controls(&self) -> ControlSet {
        self.controls.unwrap_or(match self.mode {
            BoardMode::View if self.record.tree.is_empty() && self.src.is_none() => ControlSet::Off,
            BoardMode::View => ControlSet::Nav,
            _ => ControlSet::Full,
        })
    }

    /// Where the list of moves is.
    #[must_use]
    pub fn movelist(&self) -> ListPlace {
        self.movelist.unwrap_or(match self.mode {
            BoardMode::Explore | BoardMode::Analysis => ListPlace::Right,
            BoardMode::View if !self.record.tree.is_empty() || self.src.is_some() => ListPlace::Right,
            _ => ListPlace::Off,
        })
    }
}
