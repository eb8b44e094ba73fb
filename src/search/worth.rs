//! The numbers of the evaluation: what each man is worth on each square.
//!
//! Written as half boards, files `a` to `e` (the other half is the mirror image), ranks from the
//! owner's edge, in hundredths of a soldier's worth.

use crate::rules::Role;

/// How much a man of each role counts toward a full board, in the order of [`Role::ALL`].
pub(super) const PHASE: [i32; 7] = [0, 0, 0, 3, 6, 3, 0];

/// Value of each piece (by `Piece::index`) on each square, middle game and endgame, from Red's
/// view: Black's are negative.
pub(super) static WORTH: [[(i32, i32); 90]; 14] = spread();

type Half = [[i32; 5]; 10];

/// Value of a man wherever it stands, middle game and endgame, in the order of [`Role::ALL`].
const BASE: [(i32, i32); 7] = [(0, 0), (170, 160), (170, 170), (400, 430), (900, 950), (440, 400), (70, 90)];

const NOTHING: [i32; 5] = [0; 5];

/// Value added by the square, in the order of [`Role::ALL`].
const PLACE: [(Half, Half); 7] = [
    (GENERAL, GENERAL_LATE),
    (ADVISOR, ADVISOR),
    (ELEPHANT, ELEPHANT),
    (HORSE, HORSE),
    (CHARIOT, CHARIOT),
    (CANNON, CANNON_LATE),
    (SOLDIER, SOLDIER_LATE),
];

const GENERAL: Half = [
    [0, 0, 0, -8, 0],
    [0, 0, 0, -40, -30],
    [0, 0, 0, -70, -60],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const GENERAL_LATE: Half = [
    [0, 0, 0, 0, 5],
    [0, 0, 0, -5, 0],
    [0, 0, 0, -15, -10],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const ADVISOR: Half = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 6],
    [0, 0, 0, -8, 0],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const ELEPHANT: Half = [
    [0, 0, 0, 0, 0],
    NOTHING,
    [-15, 0, 0, 0, 12],
    NOTHING,
    [0, 0, -5, 0, 0],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const HORSE: Half = [
    [-30, -25, -15, -15, -20],
    [-15, -5, 5, 5, -35],
    [-5, 0, 10, 10, 0],
    [0, 5, 12, 15, 12],
    [5, 12, 20, 25, 25],
    [10, 22, 25, 30, 30],
    [15, 30, 32, 35, 35],
    [10, 25, 35, 40, 30],
    [5, 25, 40, 25, 10],
    [-10, 0, 5, 0, -15],
];

const CHARIOT: Half = [
    [-20, -2, -2, 8, -5],
    [-8, 4, 0, 8, -5],
    [-8, 4, 2, 8, 0],
    [0, 8, 4, 12, 10],
    [5, 10, 8, 15, 15],
    [8, 12, 10, 16, 16],
    [8, 12, 12, 18, 18],
    [8, 12, 10, 18, 20],
    [12, 16, 15, 25, 28],
    [8, 12, 10, 18, 15],
];

const CANNON: Half = [
    [-5, -2, 2, 4, 4],
    [-2, 2, 4, 6, 5],
    [0, 0, 8, 6, 22],
    [-2, 0, 5, 2, 12],
    [-2, 2, 5, 4, 14],
    [-2, 0, 2, 2, 12],
    [2, 2, 4, 0, 10],
    [0, 2, -4, -5, 12],
    [4, 4, -8, -14, -10],
    [12, 10, -2, -16, -16],
];

const CANNON_LATE: Half = [
    [0, 5, 10, 15, 20],
    [0, 5, 10, 12, 18],
    [0, 5, 8, 10, 20],
    [0, 0, 4, 6, 14],
    [0, 0, 4, 6, 12],
    [0, 0, 2, 4, 10],
    [0, 0, 2, 2, 8],
    [0, 0, 0, 0, 6],
    [0, 0, 0, 0, 0],
    [4, 4, 0, 0, 0],
];

const SOLDIER: Half = [
    NOTHING,
    NOTHING,
    NOTHING,
    [0, 0, -2, 0, 14],
    [2, 0, 12, 0, 16],
    [30, 40, 52, 60, 62],
    [42, 58, 76, 88, 92],
    [45, 65, 90, 108, 112],
    [42, 60, 90, 112, 118],
    [0, 5, 12, 20, 22],
];

const SOLDIER_LATE: Half = [
    NOTHING,
    NOTHING,
    NOTHING,
    [0, 0, 0, 0, 0],
    [10, 0, 10, 0, 10],
    [60, 70, 80, 85, 85],
    [70, 85, 100, 108, 110],
    [72, 90, 110, 122, 126],
    [60, 80, 105, 125, 135],
    [5, 10, 20, 35, 40],
];

const fn spread() -> [[(i32, i32); 90]; 14] {
    let mut worth = [[(0, 0); 90]; 14];
    let mut role = 0;
    while role < Role::ALL.len() {
        let mut square = 0;
        while square < 90 {
            let (rank, file) = (square / 9, square % 9);
            let column = if file < 5 { file } else { 8 - file };
            let middle = BASE[role].0 + PLACE[role].0[rank][column];
            let late = BASE[role].1 + PLACE[role].1[rank][column];
            worth[role][square] = (middle, late);
            worth[role + 7][89 - square] = (-middle, -late);
            square += 1;
        }
        role += 1;
    }
    worth
}
