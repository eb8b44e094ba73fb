//! Chinese text, `炮二平五`: man, file, 进 (advance) 退 (retreat) 平 (traverse), number.
//!
//! Red's men are 帅仕相马车炮兵 with 一 to 九, Black's 将士象马车炮卒 with full-width １ to ９. Of two on a
//! file 前 or 后 stands in front of the man instead of the file behind it; three soldiers are 前 中
//! 后, more, counted over all files that hold two or more, from the mover's right and the front,
//! 一 to 五 for either side.

use super::phrase::{Phrase, Step};
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
