//! What is told to those who listen, and where the game stands.

use crate::app::{Catalog, News, Omen, Seat, State};
use crate::game::Played;
use crate::rules::Move;

use super::advice::AdviceView;
use super::answers;
use super::words::Words;

/// What a screen reader should say now. At most one of the two has words, so that a move is never
/// told twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// To be said when there is a pause.
    pub polite: String,
    /// To be said at once: check, a result.
    pub urgent: String,
}

impl Spoken {
    /// The latest news of `state`. Refusals are told by the place that shows them.
    #[must_use]
    pub fn new(text: &Catalog, state: &State) -> Spoken {
        let words = Words::new(text, state);
        let polite = |polite: String| Spoken { polite, urgent: String::new() };
        let turn = || words.side(state.turn());
        match state.news {
            News::Nothing => Spoken::default(),
            News::Began => {
                let side = state.only_person();
                polite(match side {
                    Some(side) => text.with("news-began-as", &[("side", words.side(side).into())]),
                    None => text.with("news-began", &[("side", turn().into())]),
                })
            }
            News::Moved | News::Concluded => after_move(words, state),
            News::TakenBack => polite(text.with("news-taken-back", &[("side", turn().into())])),
            News::Replayed => polite(text.with("news-replayed", &[("side", turn().into())])),
            News::Turned => polite(text.with("news-turned", &[("side", words.side(state.bottom).into())])),
            News::Picked(square) => {
                let position = state.game.position();
                let legal = position.legal_moves();
                let targets = legal.iter().filter(|mv| mv.from == square);
                let omens: Vec<Omen> = targets.clone().filter_map(|mv| state.omen(*mv)).collect();
                let of = |omen| omens.iter().filter(|found| **found == omen).count();
                let targets = targets.count() - of(Omen::Refused);
                let man = position.piece_at(square).map_or_else(String::new, |piece| words.man(piece));
                let mut said = text.with("news-picked", &[("man", man.into()), ("targets", targets.into())]);
                for (omen, key) in [
                    (Omen::Loses, "news-omen-loses"),
                    (Omen::Refused, "news-omen-refused"),
                    (Omen::Draws, "news-omen-draws"),
                ] {
                    if of(omen) > 0 {
                        said = format!("{said}; {}", text.with(key, &[("count", of(omen).into())]));
                    }
                }
                polite(said)
            }
            News::Pending => polite(pending(words, state)),
            News::Advised => {
                polite(AdviceView::new(words, state).map_or_else(String::new, |view| view.lines.join(" ")))
            }
            News::ClockPaused => polite(text.get("clock-paused")),
            News::ClockGoesOn => polite(text.get("clock-goes-on")),
            News::Browsed => polite(browsed(words, state)),
            News::Asked(question) => polite(answers::answer(words, state, question)),
            News::PutDown => polite(text.get("news-put-down")),
        }
    }
}

fn after_move(words: Words<'_>, state: &State) -> Spoken {
    let moved = match (state.news, state.game.last()) {
        (News::Moved, Some(played)) => told(words, played),
        _ => String::new(),
    };
    let join = |last: String| [moved.as_str(), last.as_str()].join(" ").trim().to_owned();
    if let Some(conclusion) = state.conclusion() {
        let result = words.result(conclusion, state.only_person());
        let stop = if result.ends_with('!') { "" } else { "." };
        let urgent = join(format!("{result}{stop} {}", words.ending(conclusion)));
        return Spoken { polite: String::new(), urgent };
    }
    if state.game.position().in_check() {
        return Spoken { polite: String::new(), urgent: join(words.text.get("news-check")) };
    }
    Spoken { polite: moved, urgent: String::new() }
}

/// The question whether the move is meant.
#[must_use]
pub fn pending(words: Words<'_>, state: &State) -> String {
    let Some(mv) = state.pending else { return String::new() };
    let position = state.game.position();
    let man = position.piece_at(mv.from).map_or_else(String::new, |piece| words.man(piece));
    let (from, to) = (words.point(mv.from), words.point(mv.to));
    words.say("pending-move", &[("man", man.into()), ("from", from.into()), ("to", to.into())])
}

/// What is looked at: the move that led there, and where in the game that is.
fn browsed(words: Words<'_>, state: &State) -> String {
    let place = match &state.browsed {
        Some(game) => {
            let values = [("ply", game.ply().into()), ("plies", state.game.line().len().into())];
            words.say("browse-place", &values)
        }
        None => words.text.get("browse-ended"),
    };
    match state.shown().last() {
        Some(played) => format!("{place} {}", told(words, played)),
        None => place,
    }
}

/// A move in words: Red: horse b1 to c3, takes soldier.
#[must_use]
pub fn told(words: Words<'_>, played: &Played) -> String {
    let Move { from, to } = played.mv;
    let values = [
        ("side", words.side(played.man.side()).into()),
        ("role", words.role(played.man.role()).into()),
        ("from", words.point(from).into()),
        ("to", words.point(to).into()),
        ("captured", played.captured.map_or_else(String::new, |man| words.role(man.role())).into()),
    ];
    words.text.with(if played.captured.is_some() { "move-captures" } else { "move-goes" }, &values)
}

/// Where the game stands, in a few words over the board.
#[must_use]
pub fn status(text: &Catalog, state: &State) -> String {
    let words = Words::new(text, state);
    if let Some(game) = &state.browsed {
        let values = [("ply", game.ply().into()), ("plies", state.game.line().len().into())];
        return words.say("browse-place", &values);
    }
    if let Some(conclusion) = state.conclusion() {
        return words.result(conclusion, state.only_person());
    }
    if state.is_paused() {
        return text.get("clock-paused");
    }
    let side = words.side(state.turn());
    let check = state.game.position().in_check();
    let key = match (state.seats[state.turn()], state.only_person(), check) {
        (Seat::Engine(_), _, false) if !state.is_thinking() => "status-to-move",
        (Seat::Engine(_), _, true) if !state.is_thinking() => "status-to-move-check",
        (Seat::Engine(_), _, false) => "status-thinking",
        (Seat::Engine(_), _, true) => "status-thinking-check",
        (Seat::Person, Some(_), false) => "status-your-move",
        (Seat::Person, Some(_), true) => "status-your-move-check",
        (Seat::Person, None, false) => "status-to-move",
        (Seat::Person, None, true) => "status-to-move-check",
    };
    text.with(key, &[("side", side.into())])
}

/// What the engine sees, if that is wanted and there is something.
#[must_use]
pub fn search_line(words: Words<'_>, state: &State) -> Option<String> {
    let (side, report) = state.engine.seen.as_ref().filter(|_| state.prefs.show_search)?;
    Some(words.report(report, *side))
}
