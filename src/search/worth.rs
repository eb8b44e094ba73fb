//! The numbers of the evaluation: what each man is worth on each square.
//!
//! Written as half boards, files `a` to `e` (the other half is the mirror image), ranks from the
//! owner's edge, in hundredths of a soldier's worth.

use crate::rules::Role;

/// How much a man of each role counts toward a full board, in the order of [`Role::ALL`].
pub const PHASE: [i32; 7] = [0, 0, 0, 3, 6, 3, 0];

/// Sum of [`PHASE`] over the men of the start position.
pub const FULL: i32 = 2 * 2 * (PHASE[3] + PHASE[4] + PHASE[5]);

/// Having the move is worth this.
pub const TEMPO: i32 = 12;

/// Value of each piece (by `Piece::index`) on each square, middle game and endgame, from Red's
/// view: Black's are negative.
pub static WORTH: [[(i32, i32); 90]; 14] = spread();

type Half = [[i32; 5]; 10];

const NOTHING: [i32; 5] = [0; 5];

/// Value of a man by square, middle game and endgame, in the order of [`Role::ALL`].
const VALUES: [(Half, Half); 7] = [
    (GENERAL, GENERAL_LATE),
    (ADVISOR, ADVISOR_LATE),
    (ELEPHANT, ELEPHANT_LATE),
    (HORSE, HORSE_LATE),
    (CHARIOT, CHARIOT_LATE),
    (CANNON, CANNON_LATE),
    (SOLDIER, SOLDIER_LATE),
];

const GENERAL: Half = [
    [0, 0, 0, -46, 0],
    [0, 0, 0, -131, -76],
    [0, 0, 0, -241, -194],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const GENERAL_LATE: Half = [
    [0, 0, 0, 16, 0],
    [0, 0, 0, 50, 30],
    [0, 0, 0, 55, 54],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const ADVISOR: Half = [
    [0, 0, 0, 192, 0],
    [0, 0, 0, 0, 220],
    [0, 0, 0, 155, 0],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const ADVISOR_LATE: Half = [
    [0, 0, 0, 41, 0],
    [0, 0, 0, 0, 48],
    [0, 0, 0, 46, 0],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const ELEPHANT: Half = [
    [0, 0, 135, 0, 0],
    NOTHING,
    [105, 0, 0, 0, 169],
    NOTHING,
    [0, 0, 119, 0, 0],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const ELEPHANT_LATE: Half = [
    [0, 0, 59, 0, 0],
    NOTHING,
    [58, 0, 0, 0, 46],
    NOTHING,
    [0, 0, 60, 0, 0],
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
];

const HORSE: Half = [
    [331, 306, 386, 312, 296],
    [315, 355, 346, 340, 316],
    [346, 349, 349, 356, 394],
    [320, 324, 361, 369, 376],
    [331, 344, 402, 391, 435],
    [354, 394, 444, 440, 428],
    [359, 474, 390, 520, 381],
    [382, 410, 391, 502, 565],
    [385, 441, 525, 430, 478],
    [395, 285, 422, 359, 450],
];

const HORSE_LATE: Half = [
    [204, 280, 220, 319, 311],
    [261, 240, 261, 300, 302],
    [275, 319, 296, 345, 250],
    [301, 332, 309, 308, 318],
    [352, 314, 329, 302, 282],
    [319, 312, 331, 298, 299],
    [319, 275, 302, 271, 326],
    [304, 294, 318, 260, 265],
    [310, 275, 255, 272, 255],
    [326, 338, 336, 328, 388],
];

const CHARIOT: Half = [
    [878, 912, 914, 889, 866],
    [916, 910, 902, 936, 938],
    [895, 918, 914, 939, 919],
    [881, 936, 940, 918, 948],
    [918, 930, 946, 955, 922],
    [942, 910, 944, 950, 932],
    [936, 949, 971, 958, 948],
    [910, 942, 954, 966, 960],
    [888, 958, 981, 929, 1006],
    [901, 950, 950, 1004, 1038],
];

const CHARIOT_LATE: Half = [
    [788, 848, 828, 872, 1080],
    [772, 874, 886, 872, 899],
    [852, 884, 856, 875, 898],
    [915, 870, 868, 869, 881],
    [884, 861, 870, 861, 896],
    [839, 885, 882, 861, 868],
    [874, 882, 856, 868, 885],
    [878, 836, 855, 859, 885],
    [866, 822, 815, 870, 895],
    [852, 829, 849, 836, 862],
];

const CANNON: Half = [
    [364, 368, 395, 395, 464],
    [412, 411, 410, 396, 446],
    [414, 390, 410, 409, 448],
    [372, 390, 415, 408, 480],
    [414, 404, 401, 405, 440],
    [412, 368, 395, 390, 468],
    [426, 401, 404, 410, 422],
    [396, 400, 402, 420, 341],
    [372, 402, 342, 400, 384],
    [462, 428, 382, 336, 380],
];

const CANNON_LATE: Half = [
    [264, 271, 274, 271, 231],
    [282, 278, 266, 269, 231],
    [285, 286, 249, 274, 282],
    [311, 255, 266, 260, 235],
    [288, 266, 290, 278, 274],
    [290, 299, 308, 274, 262],
    [298, 306, 286, 274, 315],
    [301, 294, 274, 256, 240],
    [311, 270, 252, 261, 352],
    [309, 271, 299, 305, 310],
];

const SOLDIER: Half = [
    NOTHING,
    NOTHING,
    NOTHING,
    [18, 0, 29, 0, 68],
    [38, 0, 61, 0, 64],
    [76, 114, 105, 124, 136],
    [48, 152, 106, 159, 170],
    [-1, 78, 162, 198, 298],
    [142, 206, 255, 385, 386],
    [79, 148, 69, 215, 86],
];

const SOLDIER_LATE: Half = [
    NOTHING,
    NOTHING,
    NOTHING,
    [102, 0, 49, 0, 81],
    [101, 0, 60, 0, 100],
    [118, 99, 91, 135, 134],
    [125, 121, 154, 126, 120],
    [166, 160, 132, 194, 129],
    [85, 175, 116, 95, 182],
    [75, 85, 82, 38, 31],
];

const fn spread() -> [[(i32, i32); 90]; 14] {
    let mut worth = [[(0, 0); 90]; 14];
    let mut role = 0;
    while role < Role::ALL.len() {
        let mut square = 0;
        while square < 90 {
            let (rank, file) = (square / 9, square % 9);
            let column = if file < 5 { file } else { 8 - file };
            let middle = VALUES[role].0[rank][column];
            let late = VALUES[role].1[rank][column];
            worth[role][square] = (middle, late);
            worth[role + 7][89 - square] = (-middle, -late);
            square += 1;
        }
        role += 1;
    }
    worth
}
