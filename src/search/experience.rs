//! What the search has learnt about moves, kept from node to node and from search to search.
//!
//! All counters live in `-LIMIT..=LIMIT`: an update moves a counter toward its end by a share of
//! the way left, so recent lessons weigh most and nothing overflows.

use crate::rules::{Move, Piece, Role, Square};

/// Counters stay within this on either side.
pub(super) const LIMIT: i32 = 16_384;

/// A piece and where it went, as an index: what a follow-up is remembered under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trail(u16);

impl Trail {
    const COUNT: usize = Piece::COUNT * Square::COUNT;

    /// Of a move by `piece` to `to`.
    pub(super) fn new(piece: Piece, to: Square) -> Trail {
        Trail((piece.index() * Square::COUNT + to.index()) as u16)
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Counters by the moving piece's role and its target: one block behind each trail. The side needs
/// no place of its own, because the trail's piece tells it.
type Block = [i16; Role::ALL.len() * Square::COUNT];

/// See the module.
pub(super) struct Experience {
    /// Quiet moves by side, origin and target.
    quiet: Box<[[i16; Square::COUNT * Square::COUNT]; 2]>,
    /// Captures by piece, target and the captured role.
    capture: Box<[[i16; Role::ALL.len()]; Trail::COUNT]>,
    /// Quiet moves as answers to the opponent's last move, and as follow-ups to the own one before.
    answer: Vec<Block>,
    follow: Vec<Block>,
    /// The last quiet move that refuted a move.
    counter: Box<[Option<Move>; Trail::COUNT]>,
}

fn learn(counter: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-LIMIT, LIMIT);
    let old = i32::from(*counter);
    *counter = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

fn boxed<T: Copy, const N: usize>(value: T) -> Box<[T; N]> {
    match vec![value; N].into_boxed_slice().try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("the vector was made with N elements"),
    }
}

impl Experience {
    /// Nothing learnt yet.
    pub(super) fn new() -> Experience {
        let blank = [0; Role::ALL.len() * Square::COUNT];
        Experience {
            quiet: boxed([0; Square::COUNT * Square::COUNT]),
            capture: boxed([0; Role::ALL.len()]),
            answer: vec![blank; Trail::COUNT],
            follow: vec![blank; Trail::COUNT],
            counter: boxed(None),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.quiet.iter_mut().for_each(|side| side.fill(0));
        self.capture.fill([0; Role::ALL.len()]);
        self.answer.iter_mut().for_each(|block| block.fill(0));
        self.follow.iter_mut().for_each(|block| block.fill(0));
        self.counter.fill(None);
    }

    /// How a quiet move by `piece` has fared, after `trails`: the opponent's last move and the own
    /// one before it. Within three times [`LIMIT`].
    pub(super) fn quiet(&self, piece: Piece, mv: Move, trails: [Option<Trail>; 2]) -> i32 {
        let place = piece.role.index() * Square::COUNT + mv.to.index();
        let mut sum = i32::from(self.quiet[piece.side.index()][origin_target(mv)]);
        if let Some(trail) = trails[0] {
            sum += i32::from(self.answer[trail.index()][place]);
        }
        if let Some(trail) = trails[1] {
            sum += i32::from(self.follow[trail.index()][place]);
        }
        sum
    }

    /// Remembers that a quiet move did well (`bonus` above zero) or badly.
    pub(super) fn learn_quiet(&mut self, piece: Piece, mv: Move, trails: [Option<Trail>; 2], bonus: i32) {
        let place = piece.role.index() * Square::COUNT + mv.to.index();
        learn(&mut self.quiet[piece.side.index()][origin_target(mv)], bonus);
        if let Some(trail) = trails[0] {
            learn(&mut self.answer[trail.index()][place], bonus);
        }
        if let Some(trail) = trails[1] {
            learn(&mut self.follow[trail.index()][place], bonus);
        }
    }

    /// How a capture has fared, within [`LIMIT`].
    pub(super) fn capture(&self, piece: Piece, to: Square, captured: Role) -> i32 {
        i32::from(self.capture[Trail::new(piece, to).index()][captured.index()])
    }

    /// Remembers that a capture did well (`bonus` above zero) or badly.
    pub(super) fn learn_capture(&mut self, piece: Piece, to: Square, captured: Role, bonus: i32) {
        learn(&mut self.capture[Trail::new(piece, to).index()][captured.index()], bonus);
    }

    /// The quiet move that last refuted the move of this trail.
    pub(super) fn counter(&self, trail: Option<Trail>) -> Option<Move> {
        self.counter[trail?.index()]
    }

    /// Remembers a refutation.
    pub(super) fn set_counter(&mut self, trail: Option<Trail>, mv: Move) {
        if let Some(trail) = trail {
            self.counter[trail.index()] = Some(mv);
        }
    }
}

fn origin_target(mv: Move) -> usize {
    mv.from.index() * Square::COUNT + mv.to.index()
}
