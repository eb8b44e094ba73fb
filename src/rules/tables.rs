//! Where men may go, as tables made at compile time.
//!
//! A line of the board is a word: bit `x` of a rank's word is file `x`, bit `y` of a file's word is
//! rank `y`. First dimensions are padded to a power of two, so that a masked index needs no bounds
//! check. Squares are bytes, [`NOWHERE`] where there is none.

/// No square; also where a captured man stands.
pub(super) const NOWHERE: u8 = 127;

/// Words by `[own place on the line][occupancy of the line]`.
pub(super) type LineTable<const N: usize> = [[u16; N]; 16];

/// File words a chariot reaches along its rank, blockers included.
pub(super) static REACH_IN_RANK: LineTable<512> = line_table(9, false);
/// Rank words a chariot reaches along its file, blockers included.
pub(super) static REACH_IN_FILE: LineTable<1024> = line_table(10, false);
/// File words a cannon can capture on along its rank: second men behind a screen.
pub(super) static SHOT_IN_RANK: LineTable<512> = line_table(9, true);
/// Rank words a cannon can capture on along its file.
pub(super) static SHOT_IN_FILE: LineTable<1024> = line_table(10, true);

const fn line_table<const N: usize>(length: usize, over_screen: bool) -> LineTable<N> {
    let mut table = [[0; N]; 16];
    let mut from = 0;
    while from < length {
        let mut occupied = 0;
        while occupied < N {
            table[from][occupied] =
                ray(length, from, occupied, 1, over_screen) | ray(length, from, occupied, -1, over_screen);
            occupied += 1;
        }
        from += 1;
    }
    table
}

const fn ray(length: usize, from: usize, occupied: usize, step: isize, over_screen: bool) -> u16 {
    let mut word = 0;
    let mut met = 0;
    let mut x = from as isize + step;
    while 0 <= x && x < length as isize {
        let blocked = occupied >> x & 1 == 1;
        if over_screen {
            if blocked && met == 1 {
                return 1 << x;
            }
        } else {
            word |= 1 << x;
        }
        if blocked {
            met += 1;
            if !over_screen {
                break;
            }
        }
        x += step;
    }
    word
}

/// The places strictly between two places of a line.
pub(super) static BETWEEN: [[u16; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut a = 0;
    while a < 16 {
        let mut b = 0;
        while b < 16 {
            let (low, high) = if a < b { (a, b) } else { (b, a) };
            let mut x = low + 1;
            while x < high {
                table[a][b] |= 1 << x;
                x += 1;
            }
            b += 1;
        }
        a += 1;
    }
    table
};

/// The rank of each square, by index.
pub(super) static RANK_OF: [u8; 128] = {
    let mut table = [15; 128];
    let mut square = 0;
    while square < 90 {
        table[square] = (square / 9) as u8;
        square += 1;
    }
    table
};

/// The file of each square, by index.
pub(super) static FILE_OF: [u8; 128] = {
    let mut table = [15; 128];
    let mut square = 0;
    while square < 90 {
        table[square] = (square % 9) as u8;
        square += 1;
    }
    table
};

const fn at(file: isize, rank: isize) -> Option<u8> {
    if 0 <= file && file < 9 && 0 <= rank && rank < 10 { Some((rank * 9 + file) as u8) } else { None }
}

const fn in_some_palace(square: usize) -> bool {
    let (file, rank) = (square % 9, square / 9);
    3 <= file && file <= 5 && (rank <= 2 || rank >= 7)
}

const LINES: [(isize, isize); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const DIAGONALS: [(isize, isize); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Steps by `[square]`, up to four, closed by [`NOWHERE`].
pub(super) type StepTable = [[u8; 4]; 128];

/// A general's steps: along lines, within a palace.
pub(super) static GENERAL_STEPS: StepTable = palace_steps(LINES);
/// An advisor's steps: along diagonals, within a palace.
pub(super) static ADVISOR_STEPS: StepTable = palace_steps(DIAGONALS);

const fn palace_steps(directions: [(isize, isize); 4]) -> StepTable {
    let mut table = [[NOWHERE; 4]; 128];
    let mut square = 0;
    while square < 90 {
        let mut count = 0;
        let mut i = 0;
        while i < 4 {
            let (file, rank) = directions[i];
            if let Some(to) = at((square % 9) as isize + file, (square / 9) as isize + rank)
                && in_some_palace(square)
                && in_some_palace(to as usize)
            {
                table[square][count] = to;
                count += 1;
            }
            i += 1;
        }
        square += 1;
    }
    table
}

/// A soldier's steps by `[side][square]`: forward, beyond the river also sideways.
pub(super) static SOLDIER_STEPS: [StepTable; 2] = [soldier_steps(1), soldier_steps(-1)];

const fn soldier_steps(forward: isize) -> StepTable {
    let mut table = [[NOWHERE; 4]; 128];
    let mut square = 0;
    while square < 90 {
        let (file, rank) = ((square % 9) as isize, (square / 9) as isize);
        let crossed = if forward > 0 { rank >= 5 } else { rank <= 4 };
        let steps = [(0, forward), (-1, 0), (1, 0)];
        let mut count = 0;
        let mut i = 0;
        while i < 3 {
            if (i == 0 || crossed)
                && let Some(to) = at(file + steps[i].0, rank + steps[i].1)
            {
                table[square][count] = to;
                count += 1;
            }
            i += 1;
        }
        square += 1;
    }
    table
}

/// Two squares by `[square][direction]`: the elephant's eye and its target.
pub(super) static ELEPHANT_STEPS: [[[u8; 2]; 4]; 128] = {
    let mut table = [[[NOWHERE; 2]; 4]; 128];
    let mut square = 0;
    while square < 90 {
        let (file, rank) = ((square % 9) as isize, (square / 9) as isize);
        let mut i = 0;
        while i < 4 {
            let (df, dr) = DIAGONALS[i];
            let to_rank = rank + 2 * dr;
            if let (Some(eye), Some(to)) = (at(file + df, rank + dr), at(file + 2 * df, to_rank))
                && (rank < 5) == (to_rank < 5)
            {
                table[square][i] = [eye, to];
            }
            i += 1;
        }
        square += 1;
    }
    table
};

/// Three squares by `[square][direction]`: the horse's leg and the two targets behind it.
pub(super) static HORSE_STEPS: [[[u8; 3]; 4]; 128] = {
    let mut table = [[[NOWHERE; 3]; 4]; 128];
    let mut square = 0;
    while square < 90 {
        let (file, rank) = ((square % 9) as isize, (square / 9) as isize);
        let mut i = 0;
        while i < 4 {
            let (df, dr) = LINES[i];
            if let Some(leg) = at(file + df, rank + dr) {
                table[square][i][0] = leg;
                let mut outward = -1;
                while outward <= 1 {
                    if let Some(to) = at(file + 2 * df + outward * dr, rank + 2 * dr + outward * df) {
                        table[square][i][if outward < 0 { 1 } else { 2 }] = to;
                    }
                    outward += 2;
                }
            }
            i += 1;
        }
        square += 1;
    }
    table
};

/// The leg of a horse on `[from]` that attacks `[to]`, or [`NOWHERE`].
pub(super) static HORSE_LEG: [[u8; 128]; 128] = {
    let mut table = [[NOWHERE; 128]; 128];
    let mut from = 0;
    while from < 90 {
        let mut i = 0;
        while i < 4 {
            let [leg, one, other] = HORSE_STEPS[from][i];
            // Entries without a square land in the padding.
            table[from][one as usize] = leg;
            table[from][other as usize] = leg;
            i += 1;
        }
        table[from][NOWHERE as usize] = NOWHERE;
        from += 1;
    }
    table
};

/// Squares from which a soldier of `[side]` attacks `[square]`, closed by [`NOWHERE`].
pub(super) static SOLDIER_SOURCES: [StepTable; 2] = [soldier_sources(0), soldier_sources(1)];

const fn soldier_sources(side: usize) -> StepTable {
    let mut table = [[NOWHERE; 4]; 128];
    let mut counts = [0; 90];
    let mut from = 0;
    while from < 90 {
        let mut i = 0;
        while i < 4 {
            let to = SOLDIER_STEPS[side][from][i] as usize;
            if to < 90 {
                table[to][counts[to]] = from as u8;
                counts[to] += 1;
            }
            i += 1;
        }
        from += 1;
    }
    table
}
