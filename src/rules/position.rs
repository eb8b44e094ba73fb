//! A legal position, kept so that moves are generated, made and taken back fast.
//!
//! Every man has a fixed slot of its side; `men` says who stands on a square, `squares` where a man
//! stands. Beside them lie the words that [`super::tables`] describes, one for each rank and file,
//! of all men and of each side's. Squares and slots are indices into arrays padded to a power of
//! two: a masked index needs no bounds check, and nothing here needs `unsafe`.

use super::man::{FIRST_SLOT, NOBODY};
use super::setup::IllegalSetup;
use super::tables::{FILE_OF, NOWHERE, RANK_OF};
use super::zobrist::{self, BLACK_TO_MOVE};
use super::{Board, Fault, IllegalMove, Man, Move, MoveList, Piece, Setup, Side, Square};

/// A position a game can go on from: one general each in its palace, not facing each other, and
/// the side that has just moved not in check. No history: repetition is the referee's.
///
/// Neither `Eq` nor `Hash`: two positions are the same for the repetition rule when
/// [`Position::hash`] is, whatever their counters say and whichever chariot stands where.
#[derive(Clone)]
pub struct Position {
    /// Man by square, [`NOBODY`] on free squares and in the padding.
    pub(super) men: [u8; 128],
    /// Square by man, [`NOWHERE`] for captured ones.
    pub(super) squares: [u8; 32],
    /// Occupied files by rank, and occupied ranks by file.
    pub(super) in_rank: [u16; 16],
    pub(super) in_file: [u16; 16],
    /// The same for one side's men, Red's first.
    pub(super) own_in_rank: [[u16; 16]; 2],
    pub(super) own_in_file: [[u16; 16]; 2],
    hash: u64,
    pub(super) turn: Side,
    quiet_plies: u16,
    round: u16,
}

/// What [`Position::unmake`] needs to take a move back, and what it captured.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    /// The move that was made.
    pub mv: Move,
    captured: u8,
    quiet_plies: u16,
    hash: u64,
}

impl Undo {
    /// The man it captured.
    #[must_use]
    pub fn captured(&self) -> Option<Man> {
        Man::from_code(self.captured)
    }

    /// The hash of the position before the move.
    #[must_use]
    pub fn hash_before(&self) -> u64 {
        self.hash
    }
}

/// What [`Position::unpass`] needs.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    hash: u64,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start() -> Position {
        Position::place(&Setup::start())
    }

    /// The position of a setup without faults.
    ///
    /// # Errors
    /// All of [`Setup::faults`], if there are any.
    pub fn from_setup(setup: &Setup) -> Result<Position, IllegalSetup> {
        Position::from_setup_unless(setup, |_| true)
    }

    /// The position of a setup in which men other than the generals may stand on points they could
    /// never have reached, as in composed studies and in some rule book diagrams.
    ///
    /// # Errors
    /// Those of [`Setup::faults`] that prevent play, if there are any.
    pub fn from_study(setup: &Setup) -> Result<Position, IllegalSetup> {
        Position::from_setup_unless(setup, Fault::prevents_play)
    }

    /// The position of a diagram in which, beyond what [`Position::from_study`] allows, the generals
    /// face each other: any legal move ends that. Text books show such boards to name moves on.
    ///
    /// # Errors
    /// Those of [`Setup::faults`] that prevent even this.
    pub fn from_diagram(setup: &Setup) -> Result<Position, IllegalSetup> {
        let faces = |fault: &Fault| matches!(fault, Fault::GeneralsFace { .. });
        let position = Position::from_setup_unless(setup, |fault| fault.prevents_play() && !faces(fault))?;
        // Next to this fault an attack by other men is not looked for: see `Setup::faults`.
        let mut waiting = position.clone();
        waiting.pass();
        let mut checkers = waiting.checkers();
        checkers.retain(|square| *square != position.general(setup.turn));
        if checkers.is_empty() {
            Ok(position)
        } else {
            Err(IllegalSetup::new(vec![Fault::WaitingSideInCheck { side: !setup.turn, checkers }]))
        }
    }

    fn from_setup_unless(setup: &Setup, bad: impl Fn(&Fault) -> bool) -> Result<Position, IllegalSetup> {
        let mut faults = setup.faults();
        faults.retain(bad);
        if faults.is_empty() { Ok(Position::place(setup)) } else { Err(IllegalSetup::new(faults)) }
    }

    /// Needs one general each and no more men of a kind than a side begins with.
    pub(super) fn place(setup: &Setup) -> Position {
        let mut position = Position {
            men: [NOBODY; 128],
            squares: [NOWHERE; 32],
            in_rank: [0; 16],
            in_file: [0; 16],
            own_in_rank: [[0; 16]; 2],
            own_in_file: [[0; 16]; 2],
            hash: if setup.turn == Side::Black { BLACK_TO_MOVE } else { 0 },
            turn: setup.turn,
            quiet_plies: setup.quiet_plies,
            round: setup.round,
        };
        let mut taken = [0; Piece::COUNT];
        for (square, piece) in setup.board.pieces() {
            let nth = taken[piece.index()];
            taken[piece.index()] += 1;
            let slot = FIRST_SLOT[piece.role.index()] + nth;
            let (side, at) = (piece.side.index(), square.index());
            let man = (side * 16 + slot) as u8;
            position.men[at] = man;
            position.squares[usize::from(man)] = at as u8;
            position.flip_own(at, side);
            position.flip_any(at);
            position.hash ^= zobrist::key(piece.index(), at);
        }
        position
    }

    /// The placement with the turn and the counters.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            board.set(square, self.piece_at(square));
        }
        Setup { board, turn: self.turn, quiet_plies: self.quiet_plies, round: self.round }
    }

    /// Who moves.
    #[inline(always)]
    #[must_use]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Plies since the last capture.
    #[must_use]
    pub fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// Number of the round, from 1.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Names the placement and the side to move: what the repetition rule compares. Different
    /// positions share it with a probability of 2⁻⁶⁴.
    #[inline(always)]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The man on a square.
    #[inline(always)]
    #[must_use]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        Man::from_code(self.men[square.index() & 127])
    }

    /// What stands on a square.
    #[inline(always)]
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.man_at(square).map(Man::piece)
    }

    /// Where a man stands, none if it is not on the board.
    #[inline(always)]
    #[must_use]
    pub fn square_of(&self, man: Man) -> Option<Square> {
        Square::from_index(usize::from(self.squares[man.index() & 31]))
    }

    /// The two lines that cross on a square, as words of their men: bit `x` of the first says that
    /// file `x` of the square's rank is occupied, bit `y` of the second rank `y` of its file.
    #[inline(always)]
    #[must_use]
    pub fn lines_through(&self, square: Square) -> (u16, u16) {
        let (rank, file) = (RANK_OF[square.index() & 127], FILE_OF[square.index() & 127]);
        (self.in_rank[usize::from(rank & 15)], self.in_file[usize::from(file & 15)])
    }

    /// Where a side's general stands.
    #[must_use]
    pub fn general(&self, side: Side) -> Square {
        Square::wrap(usize::from(self.squares[side.index() * 16]))
    }

    /// A side's men on the board with their squares, by slot: the general first.
    pub fn men(&self, side: Side) -> impl Iterator<Item = (Man, Square)> + '_ {
        (side.index() * 16..side.index() * 16 + 16)
            .filter_map(Man::from_index)
            .filter_map(|man| Some((man, self.square_of(man)?)))
    }

    /// Plays a move that is pseudo-legal ([`Position::is_pseudo_legal`]); a move that is not makes
    /// a position without meaning. [`Position::play`] checks.
    #[inline]
    pub fn make(&mut self, mv: Move) -> Undo {
        let (from, to) = (mv.from.index() & 127, mv.to.index() & 127);
        let us = self.turn.index();
        let man = self.men[from];
        let captured = self.men[to];
        let undo = Undo { mv, captured, quiet_plies: self.quiet_plies, hash: self.hash };

        self.men[from] = NOBODY;
        self.men[to] = man;
        self.squares[usize::from(man & 31)] = to as u8;
        self.flip_own(from, us);
        self.flip_own(to, us);
        self.flip_any(from);
        let piece = piece_of_code(man);
        self.hash ^= zobrist::key(piece, from) ^ zobrist::key(piece, to) ^ BLACK_TO_MOVE;
        if captured == NOBODY {
            self.flip_any(to);
            self.quiet_plies = self.quiet_plies.saturating_add(1);
        } else {
            self.squares[usize::from(captured & 31)] = NOWHERE;
            self.flip_own(to, us ^ 1);
            self.hash ^= zobrist::key(piece_of_code(captured), to);
            self.quiet_plies = 0;
        }
        self.round = self.round.saturating_add(us as u16);
        self.turn = !self.turn;
        undo
    }

    /// Takes back the last move made.
    #[inline]
    pub fn unmake(&mut self, undo: Undo) {
        let (from, to) = (undo.mv.from.index() & 127, undo.mv.to.index() & 127);
        self.turn = !self.turn;
        let us = self.turn.index();
        let man = self.men[to];
        self.men[to] = undo.captured;
        self.men[from] = man;
        self.squares[usize::from(man & 31)] = from as u8;
        self.flip_own(from, us);
        self.flip_own(to, us);
        self.flip_any(from);
        if undo.captured == NOBODY {
            self.flip_any(to);
        } else {
            self.squares[usize::from(undo.captured & 31)] = to as u8;
            self.flip_own(to, us ^ 1);
        }
        self.hash = undo.hash;
        self.quiet_plies = undo.quiet_plies;
        self.round = self.round.saturating_sub(us as u16);
    }

    /// Gives the turn away without a move; the counters stay. The side that passes may stand in
    /// check, which no game allows: whoever calls this looks at that.
    pub fn pass(&mut self) -> Pass {
        let pass = Pass { hash: self.hash };
        self.turn = !self.turn;
        self.hash ^= BLACK_TO_MOVE;
        pass
    }

    /// Takes back a [`Position::pass`].
    pub fn unpass(&mut self, pass: Pass) {
        self.turn = !self.turn;
        self.hash = pass.hash;
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if let Some(reason) = self.why_illegal(mv.from, mv.to) {
            return Err(reason);
        }
        let mut next = self.clone();
        next.make(mv);
        Ok(next)
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.safety().in_check
    }

    /// The squares of the men that give check to the side to move, by square.
    #[must_use]
    pub fn checkers(&self) -> Vec<Square> {
        let general = self.general(self.turn);
        let mut squares: Vec<Square> = self
            .men(!self.turn)
            .filter(|(man, square)| self.attacks(*man, *square, general))
            .map(|(_, square)| square)
            .collect();
        squares.sort();
        squares
    }

    /// Whether the side to move may play this.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.is_pseudo_legal(mv) && !self.exposes_general(mv.from.index(), mv.to.index())
    }

    /// All legal moves of the side to move, by man and target.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.all_moves(&mut list);
        let safety = self.safety();
        list.retain(|mv| self.is_legal_given(mv, &safety));
        list
    }

    /// Whether the side to move has lost: it cannot move, in check or not.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.legal_moves().is_empty()
    }

    /// Whether the side to move is in check and cannot move.
    #[must_use]
    pub fn is_mate(&self) -> bool {
        self.in_check() && self.is_lost()
    }

    /// Whether the side to move is not in check and cannot move; that loses in Xiangqi.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && self.is_lost()
    }

    #[inline(always)]
    fn flip_own(&mut self, square: usize, side: usize) {
        let (rank, file) = (RANK_OF[square & 127], FILE_OF[square & 127]);
        self.own_in_rank[side & 1][usize::from(rank & 15)] ^= 1 << (file & 15);
        self.own_in_file[side & 1][usize::from(file & 15)] ^= 1 << (rank & 15);
    }

    #[inline(always)]
    fn flip_any(&mut self, square: usize) {
        let (rank, file) = (RANK_OF[square & 127], FILE_OF[square & 127]);
        self.in_rank[usize::from(rank & 15)] ^= 1 << (file & 15);
        self.in_file[usize::from(file & 15)] ^= 1 << (rank & 15);
    }
}

/// [`Piece::index`] of the man in a square's byte.
#[inline(always)]
fn piece_of_code(man: u8) -> usize {
    const INDEX: [u8; 32] = {
        let mut table = [0; 32];
        let mut i = 0;
        while i < 32 {
            if let Some(man) = Man::from_index(i) {
                table[i] = man.piece().index() as u8;
            }
            i += 1;
        }
        table
    };
    usize::from(INDEX[usize::from(man & 31)])
}

/// The board, the side to move and the counters.
impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.setup().fmt(f)
    }
}
