//! Words for what the rules, the formats and the referee say, in the language of a catalogue.
//!
//! The core speaks in enums with squares and men; here each becomes a sentence. A match without a
//! wildcard makes a new value of the core a compile error here instead of a gap in the page.

use crate::app::learn::Sign;
use crate::app::store::StoreError;
use crate::app::{Catalog, Coords, EngineFault, Notice, Omen, Refusal, State, Value, Why, sentence};
use crate::format::fen::{self, FenError};
use crate::game::TimeControl;
use crate::protocol::{Report, Score};
use crate::referee::{Conclusion, Decision, DrawReason, Ending, Offence, Outcome};
use crate::rules::{Fault, IllegalMove, Move, Piece, Position, Role, Side, Square};
use crate::search::Level;

use super::board::{CellView, LastMove};
use super::labels;

/// A language with a way to call points.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub text: &'a Catalog,
    /// How points are called.
    pub coords: Coords,
}

impl<'a> Words<'a> {
    /// The words for the texts of `state` in the language of `text`.
    #[must_use]
    pub fn new(text: &'a Catalog, state: &State) -> Words<'a> {
        Words { text, coords: state.prefs.coords }
    }

    /// A side's name: Red.
    #[must_use]
    pub fn side(self, side: Side) -> String {
        self.text.get(side.fold("side-red", "side-black"))
    }

    /// A kind of men, alone: horse.
    #[must_use]
    pub fn role(self, role: Role) -> String {
        self.text.get(match role {
            Role::General => "role-general",
            Role::Advisor => "role-advisor",
            Role::Elephant => "role-elephant",
            Role::Horse => "role-horse",
            Role::Chariot => "role-chariot",
            Role::Cannon => "role-cannon",
            Role::Soldier => "role-soldier",
        })
    }

    /// A man without an article: red horse.
    #[must_use]
    pub fn man(self, piece: Piece) -> String {
        self.text.get(man_key(piece))
    }

    /// A man with its article, as the subject of a sentence: the red horse.
    #[must_use]
    pub fn the_man(self, piece: Piece) -> String {
        self.text.get(&format!("{}.the", man_key(piece)))
    }

    /// A point: e5.
    #[must_use]
    pub fn point(self, square: Square) -> String {
        labels::point(square, self.coords)
    }

    /// Points with commas and an "and".
    #[must_use]
    pub fn points(self, squares: &[Square]) -> String {
        self.list(&squares.iter().map(|square| self.point(*square)).collect::<Vec<_>>())
    }

    /// A sentence of the catalogue with values in it.
    pub(super) fn say(self, key: &str, values: &[(&str, Value)]) -> String {
        sentence(&self.text.with(key, values))
    }

    /// A man where it stands: red horse b1.
    #[must_use]
    pub fn placed(self, piece: Piece, at: Square) -> String {
        self.text.with("man-on", &[("man", self.man(piece).into()), ("at", self.point(at).into())])
    }

    /// A move by its ends: h3–e3.
    #[must_use]
    pub fn from_to(self, mv: Move) -> String {
        format!("{}–{}", self.point(mv.from), self.point(mv.to))
    }

    /// Why a press on the board was refused.
    #[must_use]
    pub fn refusal(self, state: &State, refusal: &Refusal) -> String {
        let position = state.game.position();
        match &refusal.why {
            Why::Rule(reason) => self.illegal(position, refusal.from, refusal.at, reason),
            Why::OtherTurn => {
                let man = position.piece_at(refusal.at).map_or_else(String::new, |piece| self.the_man(piece));
                let values = [("man", man.into()), ("side", self.side(state.turn()).into())];
                self.say("why-other-turn", &values)
            }
            Why::Repetition(verdict) => self.refused_repetition(verdict),
            Why::EngineMoves => self.say("why-engine-moves", &[]),
            Why::Over => self.say("why-over", &[]),
            Why::Browsing => self.say("why-browsing", &[]),
            Why::Unreadable(text) => self.say("why-unreadable", &[("found", shown(text).into())]),
            Why::NoSuchMove(text) => self.say("why-no-such-move", &[("found", shown(text).into())]),
            Why::Ambiguous(moves) => {
                let moves: Vec<String> = moves.iter().map(|mv| self.from_to(*mv)).collect();
                self.say("why-ambiguous", &[("moves", self.list(&moves).into())])
            }
        }
    }

    /// The rule by which a man cannot go from one point to another.
    #[must_use]
    pub fn illegal(
        self,
        position: &Position,
        from: Option<Square>,
        to: Square,
        reason: &IllegalMove,
    ) -> String {
        let man_at =
            |square: Square| position.piece_at(square).map_or_else(String::new, |piece| self.the_man(piece));
        let attacker = |square: Square| [("man", man_at(square).into()), ("at", self.point(square).into())];
        let to = self.point(to);
        let mover = from.map_or_else(String::new, man_at);
        let from = from.map_or_else(String::new, |square| self.point(square));
        let blocked = |by: Piece, at: Square| {
            [
                ("man", mover.as_str().into()),
                ("from", from.as_str().into()),
                ("to", to.as_str().into()),
                ("by", self.the_man(by).into()),
                ("at", self.point(at).into()),
            ]
        };
        match reason {
            IllegalMove::NothingThere { square } => {
                self.say("why-nothing-there", &[("at", self.point(*square).into())])
            }
            IllegalMove::OpponentsMan { square, .. } => self.say("why-opponents-man", &attacker(*square)),
            IllegalMove::SameSquare { .. } => self.say("why-same-square", &[]),
            IllegalMove::OwnManOnTarget { square, .. } => self.say("why-own-man", &attacker(*square)),
            IllegalMove::NotHowItMoves { piece } => self.say(
                "why-not-how",
                &[
                    ("man", mover.as_str().into()),
                    ("to", to.as_str().into()),
                    ("how", self.how_it_moves(piece.role).into()),
                ],
            ),
            IllegalMove::LegBlocked { leg, by } => self.say("why-leg", &blocked(*by, *leg)),
            IllegalMove::EyeBlocked { eye, by } => self.say("why-eye", &blocked(*by, *eye)),
            IllegalMove::WouldCrossRiver => self.say("why-river", &[]),
            IllegalMove::LeavesPalace { .. } => self.say("why-palace", &[("man", mover.into())]),
            IllegalMove::PathBlocked { at, by } => self.say("why-path", &blocked(*by, *at)),
            IllegalMove::WrongScreenCount { screens } => self.say(
                "why-screens",
                &[
                    ("count", screens.len().into()),
                    ("points", self.points(screens).into()),
                    ("to", to.into()),
                ],
            ),
            IllegalMove::SoldierBackward => self.say("why-soldier-backward", &[]),
            IllegalMove::SoldierSidewaysBeforeRiver => self.say("why-soldier-sideways", &[]),
            IllegalMove::GeneralsWouldFace { file } => {
                self.say("why-generals-face", &[("file", file.char().to_string().into())])
            }
            IllegalMove::StillInCheck { by } => self.say("why-still-in-check", &attacker(*by)),
            IllegalMove::GeneralWouldBeAttacked { by } => self.say("why-would-be-attacked", &attacker(*by)),
        }
    }

    /// How men of a role move, in one sentence.
    #[must_use]
    pub fn how_it_moves(self, role: Role) -> String {
        self.text.get(match role {
            Role::General => "how-general",
            Role::Advisor => "how-advisor",
            Role::Elephant => "how-elephant",
            Role::Horse => "how-horse",
            Role::Chariot => "how-chariot",
            Role::Cannon => "how-cannon",
            Role::Soldier => "how-soldier",
        })
    }

    /// A point with what is to be known about it, as a screen reader says it.
    #[must_use]
    pub fn cell(self, cell: &CellView) -> String {
        let mut parts = vec![
            cell.piece.map_or_else(|| self.text.get("cell-empty"), |piece| self.man(piece)),
            self.point(cell.square),
        ];
        let mut add = |applies: bool, key: &str| {
            if applies {
                parts.push(self.text.get(key));
            }
        };
        add(Side::ALL.into_iter().any(|side| cell.square.in_palace(side)), "cell-palace");
        add(matches!(cell.square.rank().index(), 4 | 5), "cell-river-bank");
        add(cell.checked, "cell-checked");
        add(cell.picked, "cell-picked");
        add(cell.target && cell.piece.is_none(), "cell-target");
        add(cell.target && cell.piece.is_some(), "cell-capture");
        add(cell.last == Some(LastMove::From), "cell-last-from");
        add(cell.last == Some(LastMove::To), "cell-last-to");
        add(cell.omen == Some(Omen::Loses), "cell-omen-loses");
        add(cell.omen == Some(Omen::Refused), "cell-omen-refused");
        add(cell.omen == Some(Omen::Draws), "cell-omen-draws");
        add(cell.advised, "cell-advised");
        add(cell.cause, "cell-cause");
        add(cell.repeats, "cell-repeats");
        add(cell.chased, "cell-chased");
        add(cell.attacks, "cell-attacks");
        if let Some(sign) = cell.sign {
            add(true, sign_key(sign));
        }
        parts.join(", ")
    }

    /// Who won, as a headline: seen from the one person at the page, or by sides.
    #[must_use]
    pub fn result(self, conclusion: &Conclusion, person: Option<Side>) -> String {
        self.outcome(conclusion.outcome, person)
    }

    /// Who won.
    #[must_use]
    pub fn outcome(self, outcome: Outcome, person: Option<Side>) -> String {
        self.text.get(match (outcome, person) {
            (Outcome::Draw, _) => "result-draw",
            (Outcome::Win(winner), Some(person)) if winner == person => "result-you-win",
            (Outcome::Win(_), Some(_)) => "result-you-lose",
            (Outcome::Win(winner), None) => winner.fold("result-red-wins", "result-black-wins"),
        })
    }

    /// The rule by which a game ended, in a sentence or two.
    #[must_use]
    pub fn ending(self, conclusion: &Conclusion) -> String {
        let loser = conclusion.outcome.winner().map_or_else(String::new, |winner| self.side(!winner));
        let values = [("loser", loser.into())];
        match &conclusion.ending {
            Ending::Checkmate => self.say("ending-checkmate", &values),
            Ending::Stalemate => self.say("ending-stalemate", &values),
            Ending::NothingAllowed => self.say("ending-nothing-allowed", &values),
            Ending::Repetition(verdict) => match verdict.decision {
                Decision::Loses { side, offence } | Decision::Refused { side, offence } => {
                    self.say(offence_key(offence), &[("loser", self.side(side).into())])
                }
                Decision::Draw(DrawReason::NoOffence) | Decision::PlayOn => {
                    self.say("ending-repetition-draw", &[])
                }
                Decision::Draw(DrawReason::BothOffend) => self.say("ending-repetition-both", &[]),
            },
            Ending::MoveLimit { moves } => self.say("ending-move-limit", &[("moves", (*moves).into())]),
            Ending::DeadPosition => self.say("ending-dead-position", &[]),
            Ending::Resignation => self.say("ending-resignation", &values),
            Ending::Time => self.say("ending-time", &values),
            Ending::Agreement => self.say("ending-agreement", &[]),
        }
    }

    /// What is wrong with a position record, and where.
    #[must_use]
    pub fn fen_error(self, error: &FenError) -> String {
        match error {
            FenError::Empty => self.say("fen-empty", &[]),
            FenError::TooLong { bytes } => {
                self.say("fen-too-long", &[("bytes", (*bytes).into()), ("max", fen::LENGTH_MAX.into())])
            }
            FenError::RowCount { found } => self.say("fen-row-count", &[("found", (*found).into())]),
            FenError::RowLength { row, points } => {
                self.say("fen-row-length", &[("row", (*row).into()), ("points", (*points).into())])
            }
            FenError::Letter { row, column, found } => self.say(
                "fen-letter",
                &[
                    ("row", (*row).into()),
                    ("column", (*column).into()),
                    ("found", shown(&found.to_string()).into()),
                ],
            ),
            FenError::Side { found } => self.say("fen-side", &[("found", shown(found).into())]),
            FenError::Counter { field, found } => self.say(
                match field {
                    fen::Field::QuietPlies => "fen-quiet-plies",
                    fen::Field::Round => "fen-round",
                },
                &[("found", shown(found).into())],
            ),
            FenError::Extra { found } => self.say("fen-extra", &[("found", shown(found).into())]),
        }
    }

    /// What is wrong with a position.
    #[must_use]
    pub fn fault(self, fault: &Fault) -> String {
        match fault {
            Fault::NoGeneral { side } => self.say("fault-no-general", &[("side", self.side(*side).into())]),
            Fault::TooMany { piece, squares } => self.say(
                "fault-too-many",
                &[
                    ("man", self.man(*piece).into()),
                    ("count", squares.len().into()),
                    ("max", piece.role.count_at_start().into()),
                    ("points", self.points(squares).into()),
                ],
            ),
            Fault::Unreachable { piece, square } => self.say(
                "fault-unreachable",
                &[("man", self.the_man(*piece).into()), ("at", self.point(*square).into())],
            ),
            Fault::GeneralsFace { file } => {
                self.say("fault-generals-face", &[("file", file.char().to_string().into())])
            }
            Fault::WaitingSideInCheck { side, checkers } => self.say(
                "fault-waiting-in-check",
                &[("side", self.side(*side).into()), ("points", self.points(checkers).into())],
            ),
        }
    }

    /// What a notice says, and the points of its list.
    #[must_use]
    pub fn notice(self, notice: &Notice) -> (String, Vec<String>) {
        let faults = |faults: &[Fault]| faults.iter().map(|fault| self.fault(fault)).collect();
        match notice {
            Notice::NotSaved(StoreError::Blocked) => (self.text.get("notice-storage-blocked"), Vec::new()),
            Notice::NotSaved(StoreError::Full) => (self.text.get("notice-storage-full"), Vec::new()),
            Notice::NotSaved(StoreError::Newer) => (self.text.get("notice-storage-newer"), Vec::new()),
            Notice::Damaged => (self.text.get("notice-damaged"), Vec::new()),
            Notice::NoTexts(lang) => {
                (self.text.with("notice-no-texts", &[("language", lang.own_name().into())]), Vec::new())
            }
            Notice::Release => (self.text.get("release-ready"), Vec::new()),
            Notice::EngineReplaced(fault) => (
                self.text.with("notice-engine-replaced", &[("why", self.engine_fault(*fault).into())]),
                Vec::new(),
            ),
            Notice::EngineOff(fault) => (
                self.text.with("notice-engine-off", &[("why", self.engine_fault(*fault).into())]),
                Vec::new(),
            ),
            Notice::Parked => (self.text.get("notice-parked"), Vec::new()),
            Notice::BadFen { error } => (self.text.get("notice-bad-fen"), vec![self.fen_error(error)]),
            Notice::BadSetup { faults: list } => (self.text.get("notice-bad-setup"), faults(list)),
            Notice::OddSetup { faults: list } => (self.text.get("notice-odd-setup"), faults(list)),
        }
    }

    fn engine_fault(self, fault: EngineFault) -> String {
        self.text.get(match fault {
            EngineFault::Silent => "engine-silent",
            EngineFault::Crashed => "engine-crashed",
            EngineFault::Mismatch => "engine-mismatch",
            EngineFault::Nonsense => "engine-nonsense",
        })
    }

    /// A strength with a word on whom it suits.
    #[must_use]
    pub fn level(self, level: Level) -> String {
        self.text.with("level-hint", &[("level", level.number().into())])
    }

    /// How time is given: 10 min + 5 s.
    #[must_use]
    pub fn time_control(self, control: Option<TimeControl>) -> String {
        let Some(TimeControl { main_ms, increment_ms, byoyomi }) = control else {
            return self.text.get("time-off");
        };
        let seconds = |ms: u64| i64::try_from(ms / 1_000).unwrap_or(i64::MAX);
        let values = [
            ("minutes", Value::Number(seconds(main_ms) / 60)),
            ("increment", Value::Number(seconds(increment_ms))),
            ("period", Value::Number(byoyomi.map_or(0, |byoyomi| seconds(byoyomi.period_ms)))),
            ("periods", byoyomi.map_or(0, |byoyomi| byoyomi.periods).into()),
        ];
        let key = match (increment_ms, byoyomi) {
            (0, None) => "time-sudden-death",
            (_, None) => "time-with-increment",
            (0, Some(_)) => "time-with-byoyomi",
            (_, Some(_)) => "time-with-both",
        };
        self.text.with(key, &values)
    }

    /// What the engine sees, from Red's side: depth and worth.
    #[must_use]
    pub fn report(self, report: &Report, turn: Side) -> String {
        let worth = self.worth(report.score, turn);
        self.text.with("search-line", &[("depth", report.depth.into()), ("worth", worth.into())])
    }

    /// What a score found for `turn` is worth, from Red's side.
    #[must_use]
    pub fn worth(self, score: Score, turn: Side) -> String {
        match score {
            Score::Units(units) => {
                let units = turn.fold(units, -units);
                // A sign for both directions, a comma or point by language.
                let sign = if units < 0 { "−" } else { "+" };
                let (whole, part) = (units.unsigned_abs() / 100, units.unsigned_abs() % 100);
                let number = format!("{sign}{whole}{}{part:02}", self.text.get("decimal-mark"));
                self.text.with("search-units", &[("units", number.into())])
            }
            Score::Mate(plies) => {
                let winner = if plies > 0 { turn } else { !turn };
                let moves = plies.unsigned_abs().div_ceil(2);
                self.text.with("search-mate", &[("side", self.side(winner).into()), ("moves", moves.into())])
            }
        }
    }
}

/// A time as clocks show it: 1:02:03, 4:05, and tenths below ten seconds. Begun seconds count as
/// whole ones, so that a clock shows nothing only when nothing is left.
#[must_use]
pub fn clock_text(ms: u64) -> String {
    if ms < 10_000 {
        let tenths = ms.div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = ms.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

const fn man_key(piece: Piece) -> &'static str {
    match (piece.side, piece.role) {
        (Side::Red, Role::General) => "man-red-general",
        (Side::Red, Role::Advisor) => "man-red-advisor",
        (Side::Red, Role::Elephant) => "man-red-elephant",
        (Side::Red, Role::Horse) => "man-red-horse",
        (Side::Red, Role::Chariot) => "man-red-chariot",
        (Side::Red, Role::Cannon) => "man-red-cannon",
        (Side::Red, Role::Soldier) => "man-red-soldier",
        (Side::Black, Role::General) => "man-black-general",
        (Side::Black, Role::Advisor) => "man-black-advisor",
        (Side::Black, Role::Elephant) => "man-black-elephant",
        (Side::Black, Role::Horse) => "man-black-horse",
        (Side::Black, Role::Chariot) => "man-black-chariot",
        (Side::Black, Role::Cannon) => "man-black-cannon",
        (Side::Black, Role::Soldier) => "man-black-soldier",
    }
}

/// Marks of lessons; their words are in the catalogue of the lessons.
const fn sign_key(sign: Sign) -> &'static str {
    match sign {
        Sign::Wanted => "sign-wanted",
        Sign::Marked => "sign-marked",
        Sign::Right => "sign-right",
        Sign::Wrong => "sign-wrong",
        Sign::Missed => "sign-missed",
        Sign::Hint => "sign-hint",
    }
}

const fn offence_key(offence: Offence) -> &'static str {
    match offence {
        Offence::PerpetualCheck => "ending-perpetual-check",
        Offence::PerpetualChase => "ending-perpetual-chase",
        Offence::PerpetualUndermining => "ending-perpetual-undermining",
        Offence::PerpetualAttack => "ending-perpetual-attack",
        Offence::RepeatedCheck => "ending-repeated-check",
    }
}

/// Somebody else's text inside ours: short, and without characters that hide or turn the rest.
fn shown(found: &str) -> String {
    const LENGTH_MAX: usize = 24;
    let mut shown: String = found.chars().take(LENGTH_MAX).flat_map(char::escape_debug).collect();
    if found.chars().nth(LENGTH_MAX).is_some() {
        shown.push('…');
    }
    shown
}
