//! What stands on the discs and on the river, as outlines.
//!
//! Every outline is the `d` of an SVG path, to be filled (nonzero rule) with one ink. Its box is
//! 1000 units wide and high, x to the right, y down, with (0, 0) in the middle of the sign. What
//! stands on a disc keeps within a circle of [`REACH`] units about (0, 0), so one scale fits all
//! of it. Text in a font would differ, or be missing, from system to system.
//!
//! Where the outlines come from, and under which licences, is in `assets/README.md`.

mod hanzi;
mod letters;
mod pictograms;

use crate::rules::{Piece, Role, Side};

/// The radius of the circle that everything made for a disc keeps within, in units of the box.
pub const REACH: f32 = 500.0;

/// What the discs show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// Traditional characters, other ones for each side: 帥仕相傌俥炮兵 and 將士象馬車砲卒.
    #[default]
    Traditional,
    /// Simplified characters: 帅仕相马车炮兵 and 将士象马车炮卒.
    Simplified,
    /// A crown, an official, an elephant, a horse, a tower on a wheel, a gun and a spearman; the
    /// same for both sides.
    Pictograms,
    /// Capital letters, the same for both sides: those of WXF, K A E H R C P. A language with
    /// letters of its own takes them from [`letter`].
    Letters,
}

impl PieceSet {
    /// All sets, in the order in which a choice lists them.
    pub const ALL: [PieceSet; 4] =
        [PieceSet::Traditional, PieceSet::Simplified, PieceSet::Pictograms, PieceSet::Letters];
}

/// The outline of `piece` in `set`, within [`REACH`].
#[must_use]
pub const fn outline(piece: Piece, set: PieceSet) -> &'static str {
    match set {
        PieceSet::Traditional => traditional(piece),
        PieceSet::Simplified => simplified(piece),
        PieceSet::Pictograms => pictogram(piece.role),
        PieceSet::Letters => letters::CAPITALS[(wxf_letter(piece.role) - b'A') as usize],
    }
}

/// The outline of a Latin capital, within [`REACH`]; either case of `A` to `Z` names it. `None`
/// for every other character.
#[must_use]
pub fn letter(letter: char) -> Option<&'static str> {
    let index = (letter.to_ascii_uppercase() as usize).checked_sub('A' as usize)?;
    letters::CAPITALS.get(index).copied()
}

/// Which form of the Chinese characters stands on the river.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Script {
    /// 楚河 漢界
    #[default]
    Traditional,
    /// 楚河 汉界
    Simplified,
}

/// The four characters on the river, from the left as Red sees it: 楚 河 漢 界, "Chu's river"
/// and "Han's border". They fill their box, not a circle.
#[must_use]
pub const fn river(script: Script) -> [&'static str; 4] {
    let han = match script {
        Script::Traditional => hanzi::HAN,
        Script::Simplified => hanzi::HAN_SIMPLIFIED,
    };
    [hanzi::CHU, hanzi::HE, han, hanzi::JIE]
}

/// The Chinese numeral of a file as its player counts it, 1 to 9; `None` for other numbers.
#[must_use]
pub fn numeral(count: u8) -> Option<&'static str> {
    hanzi::NUMERALS.get(usize::from(count).checked_sub(1)?).copied()
}

const fn traditional(piece: Piece) -> &'static str {
    match (piece.side, piece.role) {
        (Side::Red, Role::General) => hanzi::RED_GENERAL,
        (Side::Red, Role::Advisor) => hanzi::RED_ADVISOR,
        (Side::Red, Role::Elephant) => hanzi::RED_ELEPHANT,
        (Side::Red, Role::Horse) => hanzi::RED_HORSE,
        (Side::Red, Role::Chariot) => hanzi::RED_CHARIOT,
        (Side::Red, Role::Cannon) => hanzi::RED_CANNON,
        (Side::Red, Role::Soldier) => hanzi::RED_SOLDIER,
        (Side::Black, Role::General) => hanzi::BLACK_GENERAL,
        (Side::Black, Role::Advisor) => hanzi::BLACK_ADVISOR,
        (Side::Black, Role::Elephant) => hanzi::BLACK_ELEPHANT,
        (Side::Black, Role::Horse) => hanzi::BLACK_HORSE,
        (Side::Black, Role::Chariot) => hanzi::BLACK_CHARIOT,
        (Side::Black, Role::Cannon) => hanzi::BLACK_CANNON,
        (Side::Black, Role::Soldier) => hanzi::BLACK_SOLDIER,
    }
}

const fn simplified(piece: Piece) -> &'static str {
    match (piece.side, piece.role) {
        (Side::Red, Role::General) => hanzi::RED_GENERAL_SIMPLIFIED,
        (Side::Black, Role::General) => hanzi::BLACK_GENERAL_SIMPLIFIED,
        (_, Role::Horse) => hanzi::HORSE_SIMPLIFIED,
        (_, Role::Chariot) => hanzi::CHARIOT_SIMPLIFIED,
        (_, Role::Cannon) => hanzi::RED_CANNON,
        _ => traditional(piece),
    }
}

const fn pictogram(role: Role) -> &'static str {
    match role {
        Role::General => pictograms::GENERAL,
        Role::Advisor => pictograms::ADVISOR,
        Role::Elephant => pictograms::ELEPHANT,
        Role::Horse => pictograms::HORSE,
        Role::Chariot => pictograms::CHARIOT,
        Role::Cannon => pictograms::CANNON,
        Role::Soldier => pictograms::SOLDIER,
    }
}

const fn wxf_letter(role: Role) -> u8 {
    match role {
        Role::General => b'K',
        Role::Advisor => b'A',
        Role::Elephant => b'E',
        Role::Horse => b'H',
        Role::Chariot => b'R',
        Role::Cannon => b'C',
        Role::Soldier => b'P',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    type Dot = (f32, f32);

    /// The whole numbers of path data that separates them by spaces, minus signs and letters.
    fn numbers(text: &str) -> Vec<f32> {
        let mut found: Vec<String> = Vec::new();
        for c in text.chars() {
            match c {
                ' ' => found.push(String::new()),
                '-' => found.push("-".to_string()),
                '0'..='9' => match found.last_mut() {
                    Some(number) => number.push(c),
                    None => found.push(c.to_string()),
                },
                _ => panic!("{c:?} in path data"),
            }
        }
        found.iter().map(|number| number.parse().expect("a whole number")).collect()
    }

    /// Dots along the outline that path data of the commands `M l h v q t c z` describes, one list
    /// a contour.
    fn drawn(data: &str) -> Vec<Vec<Dot>> {
        let mut contours: Vec<Vec<Dot>> = Vec::new();
        let (mut at, mut control): (Dot, Dot) = ((0.0, 0.0), (0.0, 0.0));
        let mut rest = data;
        while let Some(command) = rest.chars().next() {
            let end = rest[1..].find(char::is_alphabetic).map_or(rest.len(), |i| i + 1);
            let n = numbers(&rest[1..end]);
            rest = &rest[end..];
            let rel = |i: usize| (at.0 + n[i], at.1 + n[i + 1]);
            let curve: Vec<Dot> = match (command, n.len()) {
                ('M', 2) => {
                    contours.push(Vec::new());
                    vec![(n[0], n[1])]
                }
                ('l', 2) => vec![at, rel(0)],
                ('h', 1) => vec![at, (at.0 + n[0], at.1)],
                ('v', 1) => vec![at, (at.0, at.1 + n[0])],
                ('q', 4) => vec![at, rel(0), rel(2)],
                ('t', 2) => vec![at, (2.0 * at.0 - control.0, 2.0 * at.1 - control.1), rel(0)],
                ('c', 6) => vec![at, rel(0), rel(2), rel(4)],
                ('z', 0) => continue,
                _ => panic!("{command}{n:?}"),
            };
            let contour = contours.last_mut().expect("data begins with M");
            contour.extend((0..=8).map(|step| on_curve(&curve, step as f32 / 8.0)));
            control = if curve.len() == 3 { curve[1] } else { *curve.last().unwrap() };
            at = *curve.last().unwrap();
        }
        contours
    }

    /// De Casteljau's construction.
    fn on_curve(points: &[Dot], t: f32) -> Dot {
        if let [point] = points {
            return *point;
        }
        let mix = |w: &[Dot]| (w[0].0 + t * (w[1].0 - w[0].0), w[0].1 + t * (w[1].1 - w[0].1));
        on_curve(&points.windows(2).map(mix).collect::<Vec<_>>(), t)
    }

    /// Smallest and largest x and y.
    fn bounds(data: &str) -> [f32; 4] {
        drawn(data).iter().flatten().fold([f32::MAX, f32::MIN, f32::MAX, f32::MIN], |b, &(x, y)| {
            [b[0].min(x), b[1].max(x), b[2].min(y), b[3].max(y)]
        })
    }

    fn pieces() -> impl Iterator<Item = Piece> {
        Side::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| role.of(side)))
    }

    #[test]
    fn signs_fill_the_disc_and_stay_on_it() {
        let men = PieceSet::ALL.into_iter().flat_map(|set| pieces().map(move |piece| outline(piece, set)));
        for data in men.chain(('A'..='Z').filter_map(letter)) {
            let reach = drawn(data).iter().flatten().map(|&(x, y)| x.hypot(y)).fold(0.0, f32::max);
            // Two units for rounding; the letter I is the one that reaches least.
            assert!((320.0..REACH + 2.0).contains(&reach), "{reach}: {data}");
        }
    }

    #[test]
    fn characters_stand_in_the_middle() {
        let men = pieces()
            .flat_map(|piece| [PieceSet::Traditional, PieceSet::Simplified].map(|set| outline(piece, set)));
        let river = [Script::Traditional, Script::Simplified].into_iter().flat_map(river);
        for data in men.chain(river).chain((1..=9).filter_map(numeral)) {
            let [left, right, top, bottom] = bounds(data);
            assert!((left + right).abs() < 5.0 && (top + bottom).abs() < 5.0, "{data}");
            assert!(left > -REACH && top > -REACH, "{data}");
        }
    }

    #[test]
    fn characters_tell_all_fourteen_apart_and_the_other_sets_all_roles() {
        let different = |set| pieces().map(|piece| outline(piece, set)).collect::<HashSet<_>>().len();
        assert_eq!(different(PieceSet::Traditional), 14);
        // 马, 车 and 炮 stand on both sides' discs.
        assert_eq!(different(PieceSet::Simplified), 11);
        assert_eq!(different(PieceSet::Pictograms), 7);
        assert_eq!(different(PieceSet::Letters), 7);
    }

    #[test]
    fn numerals_have_the_strokes_they_count() {
        let strokes = |count| drawn(numeral(count).unwrap()).len();
        assert_eq!([strokes(1), strokes(2), strokes(3)], [1, 2, 3]);
        assert_eq!([numeral(0), numeral(10)], [None, None]);
    }

    #[test]
    fn letters_are_found_in_either_case() {
        assert_eq!(letter('k'), Some(outline(Role::General.of(Side::Red), PieceSet::Letters)));
        assert_eq!(letter('Z'), Some(letters::CAPITALS[25]));
        assert_eq!([letter('@'), letter('['), letter('Ä'), letter('車')], [None; 4]);
    }
}
