//! What the engine advises, in words and as arrows.

use crate::app::{Answer, HINT_STEPS, State, Wish};
use crate::protocol::Score;
use crate::rules::{Man, Move, Position, Role, Square};

use super::moves::notation;
use super::words::Words;

/// An answer of the engine, as the page tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdviceView {
    /// What was asked, for the name of the place that shows the answer.
    pub name: &'static str,
    /// The answer, sentence by sentence. Empty while the engine thinks.
    pub lines: Vec<String>,
    /// Whether asking again tells more.
    pub more: bool,
}

impl AdviceView {
    /// What is to be told about the open question, if there is one.
    #[must_use]
    pub fn new(words: Words<'_>, state: &State) -> Option<AdviceView> {
        let advice = state.advice.as_ref()?;
        let name = match advice.wish {
            Wish::Hint => "hint",
            Wish::Threat => "threat",
            Wish::Draw => "draw",
        };
        let Some(answer) = &advice.answer else { return Some(AdviceView { name, ..AdviceView::default() }) };
        let position = state.asked_position(advice.wish)?;
        let lines = match advice.wish {
            Wish::Hint => hint(words, state, &position, answer, advice.step),
            Wish::Threat => threat(words, &position, answer),
            Wish::Draw => vec![words.text.get("draw-declined")],
        };
        Some(AdviceView { name, lines, more: advice.wish == Wish::Hint && advice.step < HINT_STEPS })
    }
}

/// The men of a hint or threat to be marked, and its move once that is told.
pub(super) fn shown(state: &State) -> Option<(Square, Option<Move>, Wish)> {
    let advice = state.advice.as_ref()?;
    let mv = advice.answer.as_ref()?.mv;
    match advice.wish {
        Wish::Hint => Some((mv.from, (advice.step > 1).then_some(mv), Wish::Hint)),
        Wish::Threat => Some((mv.from, Some(mv), Wish::Threat)),
        Wish::Draw => None,
    }
}

fn hint(words: Words<'_>, state: &State, position: &Position, answer: &Answer, step: u8) -> Vec<String> {
    let Some(man) = position.man_at(answer.mv.from) else { return Vec::new() };
    let from = words.placed(man.piece(), answer.mv.from);
    if step == 1 {
        return vec![words.say("hint-man", &[("man", from.into())])];
    }
    let values = [("man", from.into()), ("to", words.point(answer.mv.to).into())];
    let mut lines = vec![words.say("hint-move", &values)];
    if step == HINT_STEPS {
        let why = reasons(words, position, answer);
        if why.is_empty() {
            lines.push(words.text.get("hint-quiet"));
        }
        lines.extend(why);
        lines.extend(expected(words, state, position, answer));
    }
    lines
}

fn threat(words: Words<'_>, position: &Position, answer: &Answer) -> Vec<String> {
    let Some(man) = position.man_at(answer.mv.from) else { return Vec::new() };
    let values = [
        ("side", words.side(position.turn()).into()),
        ("man", words.placed(man.piece(), answer.mv.from).into()),
        ("to", words.point(answer.mv.to).into()),
    ];
    let mut lines = vec![words.say("threat-move", &values)];
    let why = reasons(words, position, answer);
    if why.is_empty() {
        lines.push(words.text.get("threat-none"));
    }
    lines.extend(why);
    lines
}

/// What the move does, as far as that can be seen on the board: mate, a capture, a check, a man saved
/// or attacked.
fn reasons(words: Words<'_>, position: &Position, answer: &Answer) -> Vec<String> {
    let Move { from, to } = answer.mv;
    let (Some(man), Ok(after)) = (position.man_at(from), position.play(answer.mv)) else { return Vec::new() };
    let mut reasons = Vec::new();
    match answer.report.score {
        Score::Mate(plies) if plies > 0 => {
            let moves = [("moves", (plies.unsigned_abs().div_ceil(2)).into())];
            reasons.push(words.say("reason-mate", &moves));
        }
        Score::Mate(_) => reasons.push(words.text.get("reason-lost")),
        Score::Units(_) => {}
    }
    if let Some(taken) = position.man_at(to) {
        let protected = attackers(&after, to, man).next().is_some();
        let key = match (protected, worth(taken.role()) > worth(man.role())) {
            (false, _) => "reason-captures-free",
            (true, true) => "reason-captures-more",
            (true, false) => "reason-captures",
        };
        reasons.push(words.say(key, &[("man", words.man(taken.piece()).into())]));
    }
    if after.in_check() {
        reasons.push(words.text.get("reason-check"));
    } else if let Some((target, at)) = new_target(position, &after, man, to) {
        reasons.push(words.say("reason-attacks", &[("man", words.placed(target.piece(), at).into())]));
    }
    let hunters: Vec<Man> = attackers(position, from, man).collect();
    let was_hanging = hunters.iter().any(|hunter| {
        worth(hunter.role()) < worth(man.role())
            || !position.men(man.side()).any(|(other, at)| other != man && position.attacks(other, at, from))
    });
    let is_safe = attackers(&after, to, man).next().is_none();
    if was_hanging && is_safe && reasons.is_empty() {
        reasons.push(words.say("reason-saves", &[("man", words.the_man(man.piece()).into())]));
    }
    reasons
}

/// The men of the other side than `own` that could capture on `at`.
fn attackers(position: &Position, at: Square, own: Man) -> impl Iterator<Item = Man> {
    let men = position.men(!own.side());
    men.filter(move |(man, from)| position.attacks(*man, *from, at)).map(|(man, _)| man)
}

/// The most valuable man that the moved one attacks now and did not before, and that is worth more
/// or stands unprotected.
fn new_target(before: &Position, after: &Position, man: Man, at: Square) -> Option<(Man, Square)> {
    let from = before.square_of(man)?;
    after
        .men(!man.side())
        .filter(|(target, square)| {
            let protected = after
                .men(target.side())
                .any(|(other, stands)| other != *target && after.attacks(other, stands, *square));
            target.role() != Role::General
                && after.attacks(man, at, *square)
                && !before.attacks(man, from, *square)
                && (!protected || worth(target.role()) > worth(man.role()))
        })
        .max_by_key(|(target, _)| worth(target.role()))
}

/// How the kinds of men compare, for saying which is worth more; not what the engine reckons with.
const fn worth(role: Role) -> u8 {
    match role {
        Role::General => 10,
        Role::Chariot => 9,
        Role::Cannon | Role::Horse => 4,
        Role::Advisor | Role::Elephant => 2,
        Role::Soldier => 1,
    }
}

/// The line the engine expects, in the notation of the list of moves.
fn expected(words: Words<'_>, state: &State, position: &Position, answer: &Answer) -> Option<String> {
    const PLIES_MAX: usize = 5;
    let notation = notation(&state.prefs);
    let mut here = position.clone();
    let mut line = Vec::new();
    for mv in answer.report.pv.iter().take(PLIES_MAX).map_while(|text| Move::from_iccs(text)) {
        let Ok(next) = here.play(mv) else { break };
        line.push(notation.map_or_else(|| words.from_to(mv), |notation| notation.write(&here, mv)));
        here = next;
    }
    let values = [
        ("moves", line.join(" ").into()),
        ("worth", words.worth(answer.report.score, position.turn()).into()),
    ];
    (line.len() > 1).then(|| words.say("hint-line", &values))
}
