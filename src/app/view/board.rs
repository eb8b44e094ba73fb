//! The board as plain data: what stands and what is marked on every point.

use crate::app::learn::Sign;
use crate::app::{Omen, Refusal, State, Why, Wish};
use crate::rules::{IllegalMove, Man, Move, Piece, Position, Role, Side, Square};

use super::advice;
use super::evidence::{self, ArrowKind, Evidence};
use super::place::Place;

/// The board to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The side at the bottom.
    pub bottom: Side,
    /// All men of the game in an order that never changes within it, the taken ones, too, so that
    /// each can be followed as it slides or fades.
    pub men: Vec<ManView>,
    /// The 90 points, row by row as seen.
    pub cells: Vec<CellView>,
    /// Who attacks whom, where a repetition is replayed; and the move that is advised, threatened or to
    /// be confirmed.
    pub evidence: Evidence,
    /// The keyboard's place.
    pub cursor: Square,
}

/// A man to draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ManView {
    /// Which man.
    pub man: Man,
    /// Where it stands, or stood when it was taken.
    pub place: Place,
    /// Whether it was taken.
    pub taken: bool,
    /// Whether it is picked up.
    pub picked: bool,
}

/// A point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellView {
    /// Which.
    pub square: Square,
    /// Where it is seen.
    pub place: Place,
    /// What stands there.
    pub piece: Option<Piece>,
    /// Whether its man can be picked up now.
    pub movable: bool,
    /// Whether its man is picked up.
    pub picked: bool,
    /// Whether the picked man can go there.
    pub target: bool,
    /// What going there would bring by the repetition rule.
    pub omen: Option<Omen>,
    /// What the last move did there.
    pub last: Option<LastMove>,
    /// Whether a general in check stands there.
    pub checked: bool,
    /// Whether it causes the refusal of the move just tried.
    pub cause: bool,
    /// Whether its man takes part in the repetition for which the move just tried was refused.
    pub repeats: bool,
    /// Whether its man is the one chased in the repetition that is replayed.
    pub chased: bool,
    /// Whether its man attacks, checks or threatens by the move last replayed.
    pub attacks: bool,
    /// Whether its man is the one a hint is about.
    pub advised: bool,
    /// A mark of a lesson.
    pub sign: Option<Sign>,
    /// Whether the keyboard's place is there.
    pub cursor: bool,
}

/// An end of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMove {
    /// Where it began.
    From,
    /// Where it ended.
    To,
}

impl BoardView {
    /// The board of `state`.
    #[must_use]
    pub fn new(state: &State) -> BoardView {
        let game = state.shown();
        let position = game.position();
        let bottom = state.bottom;
        let last = game.last().map(|played| played.mv);
        let in_check = position.in_check();
        let movable_side = (state.person_to_move() && state.is_live()).then(|| state.turn());
        let causes = state.refusal.as_ref().map_or_else(Vec::new, |refusal| causes(refusal, position));
        let repeats = state.refusal.as_ref().map_or_else(Vec::new, |refusal| repeats(refusal, position));
        let evidence =
            state.replay.as_ref().map_or_else(Evidence::default, |replay| evidence::of(replay, bottom));
        let mut evidence = evidence;
        let mut hinted = None;
        if state.is_live() {
            if let Some(mv) = state.pending {
                evidence.arrows.push(evidence::move_arrow(ArrowKind::Advised, mv, bottom));
            }
            if let Some((man, mv, wish)) = advice::shown(state) {
                hinted = (wish == Wish::Hint).then_some(man);
                let kind = if wish == Wish::Hint { ArrowKind::Advised } else { ArrowKind::Threat };
                evidence.arrows.extend(mv.map(|mv| evidence::move_arrow(kind, mv, bottom)));
            }
        }
        let cell = |place: Place| {
            let square = place.square(bottom);
            let mv = state.picked.map(|from| Move::new(from, square));
            let omen = mv.and_then(|mv| state.omen(mv));
            let piece = position.piece_at(square);
            CellView {
                square,
                place,
                piece,
                movable: piece.is_some_and(|piece| Some(piece.side) == movable_side),
                picked: state.picked == Some(square),
                target: omen != Some(Omen::Refused) && mv.is_some_and(|mv| position.is_legal(mv)),
                omen,
                last: match last {
                    Some(mv) if mv.from == square => Some(LastMove::From),
                    Some(mv) if mv.to == square => Some(LastMove::To),
                    _ => None,
                },
                checked: in_check && square == position.general(position.turn()),
                cause: causes.contains(&square),
                repeats: repeats.contains(&square),
                chased: evidence.chased.contains(&square),
                attacks: evidence.attackers.contains(&square),
                advised: hinted == Some(square),
                sign: None,
                cursor: square == state.cursor,
            }
        };
        let cells = Place::all().map(cell).collect();
        BoardView { bottom, men: men(state), cells, evidence, cursor: state.cursor }
    }
}

/// The order in which men are drawn, later ones above: a cannon jumps over what it passes.
const DRAWING_ORDER: [Role; 7] =
    [Role::Soldier, Role::Advisor, Role::Elephant, Role::General, Role::Chariot, Role::Horse, Role::Cannon];

fn men(state: &State) -> Vec<ManView> {
    let game = state.shown();
    let fallen = |man| {
        let played = game.played().iter().find(|played| played.captured == Some(man));
        played.map(|played| played.mv.to)
    };
    men_of(game.start(), game.position(), fallen, state.picked, state.bottom)
}

/// All men of `start` as they stand now; `fallen` says where one was taken.
fn men_of(
    start: &Position,
    position: &Position,
    fallen: impl Fn(Man) -> Option<Square>,
    picked: Option<Square>,
    bottom: Side,
) -> Vec<ManView> {
    let mut men = Vec::with_capacity(Man::COUNT);
    for role in DRAWING_ORDER {
        for side in Side::ALL {
            for (man, _) in start.men(side).filter(|(man, _)| man.role() == role) {
                let standing = position.square_of(man);
                let Some(square) = standing.or_else(|| fallen(man)) else { continue };
                men.push(ManView {
                    man,
                    place: Place::of(square, bottom),
                    taken: standing.is_none(),
                    picked: standing.is_some() && standing == picked,
                });
            }
        }
    }
    men
}

/// A board that is not a game's: of a lesson or a diagram.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// Where it began.
    pub start: &'a Position,
    /// Where it stands.
    pub position: &'a Position,
    /// Men taken since, and where.
    pub taken: &'a [(Man, Square)],
    /// The last move.
    pub last: Option<Move>,
    /// The point whose man is picked up.
    pub picked: Option<Square>,
    /// Where the picked man can go, as far as that is shown.
    pub targets: Vec<Square>,
    /// Whose men can be picked up.
    pub movable: Vec<Side>,
    /// Why the last try was refused.
    pub refused: Option<&'a IllegalMove>,
    /// Marks on points.
    pub signs: &'a [(Square, Sign)],
    /// The keyboard's place.
    pub cursor: Square,
    /// The side at the bottom.
    pub bottom: Side,
}

impl Scene<'_> {
    /// The board to draw.
    #[must_use]
    pub fn view(&self) -> BoardView {
        let Scene { position, bottom, .. } = *self;
        let in_check = position.in_check();
        let causes = self.refused.map_or_else(Vec::new, |reason| causes_of(reason, position));
        let cell = |place: Place| {
            let square = place.square(bottom);
            let piece = position.piece_at(square);
            // What is found out last is drawn: a hint over a star, a judgement over a mark.
            let sign = self.signs.iter().rev().find(|(at, _)| *at == square).map(|(_, sign)| *sign);
            CellView {
                square,
                place,
                piece,
                movable: piece.is_some_and(|piece| self.movable.contains(&piece.side)),
                picked: self.picked == Some(square),
                target: self.targets.contains(&square),
                omen: None,
                last: match self.last {
                    Some(mv) if mv.from == square => Some(LastMove::From),
                    Some(mv) if mv.to == square => Some(LastMove::To),
                    _ => None,
                },
                checked: in_check && square == position.general(position.turn()),
                cause: causes.contains(&square),
                repeats: false,
                chased: false,
                attacks: false,
                advised: false,
                sign,
                cursor: square == self.cursor,
            }
        };
        let fallen = |man: Man| self.taken.iter().find(|(taken, _)| *taken == man).map(|(_, square)| *square);
        BoardView {
            bottom,
            men: men_of(self.start, position, fallen, self.picked, bottom),
            cells: Place::all().map(cell).collect(),
            evidence: Evidence::default(),
            cursor: self.cursor,
        }
    }
}

/// Where the men stand that take part in a refused repetition: those that check or attack, and the
/// men they attack.
fn repeats(refusal: &Refusal, position: &Position) -> Vec<Square> {
    let Why::Repetition(verdict) = &refusal.why else { return Vec::new() };
    let Some(deed) = verdict.deeds.last() else { return Vec::new() };
    let account = &verdict.accounts[deed.side];
    let mut men: Vec<Man> = deed.checkers.iter().map(|(man, _)| *man).collect();
    let squares = if men.is_empty() {
        men.extend(
            deed.attacks.iter().filter(|attack| account.targets.contains(&attack.target)).map(|a| a.attacker),
        );
        men.extend(&account.targets);
        None
    } else {
        Some(position.general(!deed.side))
    };
    men.into_iter().filter_map(|man| position.square_of(man)).chain(squares).collect()
}

/// The squares that cause a refusal.
fn causes(refusal: &Refusal, position: &Position) -> Vec<Square> {
    match &refusal.why {
        Why::Rule(reason) => causes_of(reason, position),
        _ => Vec::new(),
    }
}

/// The squares that a rule of movement points to.
fn causes_of(reason: &IllegalMove, position: &Position) -> Vec<Square> {
    match reason {
        IllegalMove::OwnManOnTarget { square, .. }
        | IllegalMove::LegBlocked { leg: square, .. }
        | IllegalMove::EyeBlocked { eye: square, .. }
        | IllegalMove::PathBlocked { at: square, .. }
        | IllegalMove::StillInCheck { by: square }
        | IllegalMove::GeneralWouldBeAttacked { by: square } => vec![*square],
        IllegalMove::WrongScreenCount { screens } => screens.clone(),
        IllegalMove::GeneralsWouldFace { .. } => {
            Side::ALL.into_iter().map(|side| position.general(side)).collect()
        }
        IllegalMove::NothingThere { .. }
        | IllegalMove::OpponentsMan { .. }
        | IllegalMove::SameSquare { .. }
        | IllegalMove::NotHowItMoves { .. }
        | IllegalMove::WouldCrossRiver
        | IllegalMove::LeavesPalace { .. }
        | IllegalMove::SoldierBackward
        | IllegalMove::SoldierSidewaysBeforeRiver => Vec::new(),
    }
}
