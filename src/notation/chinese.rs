//! Chinese text, `炮二平五`: man, file, 进 (advance) 退 (retreat) 平 (traverse), number.
//!
//! Red's men are 帅仕相马车炮兵 with 一 to 九, Black's 将士象马车炮卒 with full-width １ to ９. Of two on a
//! file 前 or 后 stands in front of the man instead of the file behind it; three soldiers are 前 中
//! 后, more, counted over all files that hold two or more, from the mover's right and the front,
//! 一 to 五 for either side.

use super::pattern::{Order, Pattern, answer};
use super::phrase::{Phrase, Queue, Step};
use super::{Misread, Reading, width};
use crate::rules::{Move, Position, Role, Side};

/// Which characters are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// 帅 马 车 进 后, as in mainland China.
    Simplified,
    /// 帥 馬 車 進 後, as in Taiwan and Hong Kong.
    Traditional,
}

/// Writes a legal move in simplified characters.
///
/// ```
/// use chuhe::notation::chinese;
/// use chuhe::rules::{Move, Position};
///
/// assert_eq!(chinese::write(&Position::start(), Move::from_iccs("h2e2").unwrap()), "炮二平五");
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    write_in(Script::Simplified, position, mv)
}

/// Writes a legal move in the characters of a script.
#[must_use]
pub fn write_in(script: Script, position: &Position, mv: Move) -> String {
    spell(position, mv, |phrase| subject(script, phrase), script)
}

/// Writes a legal move so that soldiers of several tandem files are told apart by their file:
/// five characters, `前兵四平五`. Other moves are as [`write_in`] writes them.
#[must_use]
pub fn write_with_file(script: Script, position: &Position, mv: Move) -> String {
    let subject = |phrase: &Phrase| {
        if phrase.role != Role::Soldier || phrase.queue.length < 2 || phrase.queue.tandems < 2 {
            return subject(script, phrase);
        }
        let order = order(script, phrase.queue.place, phrase.queue.length);
        format!("{order}{}{}", man(script, phrase), numeral(phrase.side, phrase.file))
    };
    spell(position, mv, subject, script)
}

fn spell(position: &Position, mv: Move, subject: impl Fn(&Phrase) -> String, script: Script) -> String {
    let Some(phrase) = Phrase::of(position, mv) else { return mv.iccs() };
    let sign = match (phrase.step, script) {
        (Step::Advance, Script::Simplified) => '进',
        (Step::Advance, Script::Traditional) => '進',
        (Step::Retreat, _) => '退',
        (Step::Traverse, _) => '平',
    };
    format!("{}{sign}{}", subject(&phrase), numeral(phrase.side, phrase.number))
}

/// The characters that say which man moves.
fn subject(script: Script, phrase: &Phrase) -> String {
    let Phrase { queue, .. } = *phrase;
    let man = man(script, phrase);
    if !phrase.ordered {
        return format!("{man}{}", numeral(phrase.side, phrase.file));
    }
    if phrase.role == Role::Soldier && queue.tandem_length > 3 {
        return format!("{}{man}", numeral(Side::Red, queue.tandem_place));
    }
    format!("{}{man}", order(script, queue.place, queue.length))
}

fn order(script: Script, place: u8, length: u8) -> char {
    match script {
        _ if place == 1 => '前',
        _ if place < length => '中',
        Script::Simplified => '后',
        Script::Traditional => '後',
    }
}

fn man(script: Script, phrase: &Phrase) -> char {
    let (red, black) = match (phrase.role, script) {
        (Role::General, Script::Simplified) => ('帅', '将'),
        (Role::General, Script::Traditional) => ('帥', '將'),
        (Role::Advisor, _) => ('仕', '士'),
        (Role::Elephant, _) => ('相', '象'),
        (Role::Horse, Script::Simplified) => ('马', '马'),
        (Role::Horse, Script::Traditional) => ('馬', '馬'),
        (Role::Chariot, Script::Simplified) => ('车', '车'),
        (Role::Chariot, Script::Traditional) => ('車', '車'),
        (Role::Cannon, _) => ('炮', '炮'),
        (Role::Soldier, _) => ('兵', '卒'),
    };
    phrase.side.fold(red, black)
}

/// 1 to 9 as the side writes them.
fn numeral(side: Side, number: u8) -> char {
    const RED: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    const BLACK: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
    side.fold(RED, BLACK)[usize::from(number - 1) % 9]
}

/// Reads Chinese text in any script: all characters in use for a man, whichever side they belong
/// to, 上 and 下 for 进 and 退, Chinese, full-width and plain digits.
///
/// Also read: the man before 前 or 后, the file after or instead of a soldier (`前兵四平五`, `前四平五`), a
/// soldier's number in its file (`二兵平六`), front and rear where the file would do, and the file
/// where only one of its men can go.
///
/// ```
/// use chuhe::notation::chinese;
/// use chuhe::rules::{Move, Position};
///
/// let cannon = Move::from_iccs("h2e2").unwrap();
/// for text in ["炮二平五", "砲２平５", "包2平5"] {
///     assert_eq!(chinese::read(&Position::start(), text), Ok(vec![cannon]));
/// }
/// ```
///
/// # Errors
/// If the text is no move, or none that is legal.
pub fn read(position: &Position, text: &str) -> Reading {
    let mut words = [Word::Step(Step::Traverse); 5];
    let mut count = 0;
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        let slot = words.get_mut(count).ok_or(Misread::NotAMove)?;
        *slot = word(letter).ok_or(Misread::NotAMove)?;
        count += 1;
    }
    let groups = groups(&words[..count]).ok_or(Misread::NotAMove)?;
    let groups: Vec<&[Pattern]> = groups.iter().map(Vec::as_slice).collect();
    answer(position, &groups)
}

/// The number of characters of the move that the text begins with, 4 or 5; none if it begins with
/// something else. Moves may be glued: `炮2平32.兵三进一` begins with `炮2平3`.
pub(super) fn length(text: &str) -> Option<usize> {
    let mut words = [Word::Step(Step::Traverse); 5];
    let mut count = 0;
    let mut numbered = false;
    for letter in text.chars().take(5) {
        let Some(word) = word(letter) else { break };
        words[count] = word;
        // A plain digit in front belongs to the number of the round: `1兵七进一`.
        numbered |= count == 0 && letter.is_ascii_digit();
        count += 1;
    }
    let fits = |length| count >= length && is_form(&words[..length]);
    [4, 5].into_iter().find(|length| fits(*length) && !(numbered && *length == 5))
}

/// What a character says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Man(Role),
    Place(Place),
    Digit(u8),
    Step(Step),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Front,
    Middle,
    Rear,
}

fn word(letter: char) -> Option<Word> {
    Some(match letter {
        '帅' | '帥' | '将' | '將' => Word::Man(Role::General),
        '仕' | '士' => Word::Man(Role::Advisor),
        '相' | '象' => Word::Man(Role::Elephant),
        '马' | '馬' | '傌' => Word::Man(Role::Horse),
        // The last is a second code point for 車.
        '车' | '車' | '俥' | '\u{f902}' => Word::Man(Role::Chariot),
        '炮' | '砲' | '包' => Word::Man(Role::Cannon),
        '兵' | '卒' => Word::Man(Role::Soldier),
        '前' => Word::Place(Place::Front),
        '中' => Word::Place(Place::Middle),
        '后' | '後' => Word::Place(Place::Rear),
        '进' | '進' | '上' => Word::Step(Step::Advance),
        '退' | '下' => Word::Step(Step::Retreat),
        '平' => Word::Step(Step::Traverse),
        '一' | '壹' => Word::Digit(1),
        '二' | '贰' | '貳' => Word::Digit(2),
        '三' | '叁' | '參' | '叄' => Word::Digit(3),
        '四' | '肆' => Word::Digit(4),
        '五' | '伍' => Word::Digit(5),
        '六' | '陆' | '陸' => Word::Digit(6),
        '七' | '柒' => Word::Digit(7),
        '八' | '捌' => Word::Digit(8),
        '九' | '玖' => Word::Digit(9),
        letter => match width::narrow(letter) {
            digit @ '1'..='9' => Word::Digit(digit as u8 - b'0'),
            '+' => Word::Step(Step::Advance),
            '-' => Word::Step(Step::Retreat),
            '=' => Word::Step(Step::Traverse),
            _ => return None,
        },
    })
}

/// Whether the words are a move: who, where from or which, which way, how far.
fn is_form(words: &[Word]) -> bool {
    use Word::{Digit, Man, Place, Step};
    matches!(
        words,
        [Man(_) | Place(_), Digit(_), Step(_), Digit(_)]
            | [Place(_) | Digit(_), Man(_), Step(_), Digit(_)]
            | [Man(_), Place(_), Step(_), Digit(_)]
            | [Place(_) | Digit(_), Man(_), Digit(_), Step(_), Digit(_)]
            | [Man(_), Place(_), Digit(_), Step(_), Digit(_)]
            | [Man(_), Digit(_), Place(_), Step(_), Digit(_)]
    )
}

/// Readings of a text, the best group first; none exactly if it is not of the form of a move.
fn groups(words: &[Word]) -> Option<Vec<Vec<Pattern>>> {
    let [ref subject @ .., Word::Step(step), Word::Digit(number)] = *words else { return None };
    let pattern = |role, file, order| Pattern { role, file, order, step, number };
    let soldier = |file, order| pattern(Role::Soldier, file, order);
    Some(match *subject {
        [Word::Man(role), Word::Digit(file)] => {
            vec![vec![pattern(role, Some(file), Order::Only)], vec![pattern(role, Some(file), Order::Any)]]
        }
        [Word::Place(place), Word::Man(role)] | [Word::Man(role), Word::Place(place)] => {
            vec![vec![pattern(role, None, exactly(place))], vec![pattern(role, None, roughly(place))]]
        }
        [Word::Place(place), Word::Digit(file)] => vec![vec![soldier(Some(file), roughly(place))]],
        [Word::Place(place), Word::Man(role), Word::Digit(file)]
        | [Word::Man(role), Word::Place(place), Word::Digit(file)]
        | [Word::Man(role), Word::Digit(file), Word::Place(place)] => {
            vec![vec![pattern(role, Some(file), roughly(place))]]
        }
        [Word::Digit(place), Word::Man(role)] => vec![
            vec![pattern(role, None, Order::PlaceAmongAll(place))],
            vec![pattern(role, None, Order::Place(place))],
        ],
        [Word::Digit(place), Word::Man(role), Word::Digit(file)] => {
            vec![vec![pattern(role, Some(file), Order::Place(place))]]
        }
        _ => return None,
    })
}

/// 前 中 后 where they are what is written.
fn exactly(place: Place) -> Order {
    match place {
        Place::Front => Order::Where(|queue| in_print(queue) && queue.is_front()),
        Place::Middle => Order::Where(|queue| in_print(queue) && queue.is_middle()),
        Place::Rear => Order::Where(|queue| in_print(queue) && queue.is_rear()),
    }
}

/// Up to three soldiers of one file, two other men.
fn in_print(queue: Queue) -> bool {
    queue.length > 1 && queue.tandem_length <= 3
}

/// 前 中 后 of any file that holds more than one.
fn roughly(place: Place) -> Order {
    match place {
        Place::Front => Order::Where(|queue| queue.length > 1 && queue.is_front()),
        Place::Middle => Order::Where(|queue| queue.length > 2 && !queue.is_front() && !queue.is_rear()),
        Place::Rear => Order::Where(|queue| queue.length > 1 && queue.is_rear()),
    }
}
