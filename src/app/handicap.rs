//! Games that begin with fewer men for the stronger player, and games that begin anywhere.

use crate::format::fen::{self, FenError};
use crate::rules::{Fault, Position, Role, Setup, Side, Square};

use super::prefs::choice;

choice! {
    /// What the giver of a handicap leaves out. Red moves first, whoever gives.
    Handicap {
        /// Nothing.
        #[default]
        None "none",
        /// The left horse.
        Horse "horse",
        /// Both horses.
        TwoHorses "two-horses",
        /// The left chariot.
        Chariot "chariot",
        /// The left chariot and the left horse.
        ChariotAndHorse "chariot-horse",
        /// Both chariots.
        TwoChariots "two-chariots",
    }
}

choice! {
    /// Who gives the handicap.
    Giver {
        /// The engine, or the player at the top of the board.
        #[default]
        Opponent "opponent",
        /// The person who chooses, at the bottom.
        Me "me",
    }
}

impl Handicap {
    /// The start of a game with `giver`'s handicap. Left is as the giver sees it.
    ///
    /// ```
    /// # use chuhe::app::Handicap;
    /// # use chuhe::format::fen;
    /// # use chuhe::rules::Side;
    /// let start = Handicap::Horse.start(Side::Black);
    /// assert!(fen::write(&start).starts_with("rnbakab1r/9/1c5c1"));
    /// ```
    #[must_use]
    pub fn start(self, giver: Side) -> Setup {
        let mut setup = Setup::start();
        let (role, both) = match self {
            Handicap::None => return setup,
            Handicap::Horse => (&[Role::Horse][..], false),
            Handicap::TwoHorses => (&[Role::Horse][..], true),
            Handicap::Chariot => (&[Role::Chariot][..], false),
            Handicap::ChariotAndHorse => (&[Role::Chariot, Role::Horse][..], false),
            Handicap::TwoChariots => (&[Role::Chariot][..], true),
        };
        let on_the_left = |square: Square| (square.file().index() < 4) == (giver == Side::Red);
        for square in Square::all() {
            let piece = setup.board.get(square);
            let left_out = piece.is_some_and(|piece| piece.side == giver && role.contains(&piece.role));
            if left_out && (both || on_the_left(square)) {
                setup.board.set(square, None);
            }
        }
        setup
    }
}

/// Where a new game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StartFrom {
    /// At the usual start, with the handicap that is chosen.
    #[default]
    Usual,
    /// At the position on the board.
    Board,
    /// At the position of a FEN record.
    Record(String),
}

/// Why a game cannot begin somewhere.
#[derive(Clone, Debug, PartialEq)]
pub enum BadStart {
    /// The record cannot be read.
    Fen(FenError),
    /// The position cannot be played.
    Setup(Vec<Fault>),
}

/// The position of a FEN record, or of the word `start`.
///
/// # Errors
/// If it cannot be read, or not be played. Men on points they could never reach are no obstacle.
pub fn position_of_record(record: &str) -> Result<Position, BadStart> {
    let setup = match fen::parse(record.trim()) {
        Ok(setup) => setup,
        Err(_) if record.trim().eq_ignore_ascii_case("start") => Setup::start(),
        Err(error) => return Err(BadStart::Fen(error)),
    };
    Position::from_study(&setup).map_err(|_| BadStart::Setup(setup.faults()))
}
