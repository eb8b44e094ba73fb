//! The rules, section by section, each with a board to try them on.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::Lang;
use crate::app::learn::{LearnAction, Learner, Level};
use crate::rules::{Role, Side, Square};
use crate::ui::components::board::Board;
use crate::ui::components::disc::man_token;
use crate::ui::context::Surroundings;

use super::figure::{described, figure};

/// Characters with their reading, Red's and Black's, and names in three languages.
const NAMES: [(Role, &str, &str, &str, &str, &str); 7] = [
    (Role::General, "帥 shuài", "將 jiàng", "Feldherr, General", "generaal", "general, king"),
    (Role::Advisor, "仕 shì", "士 shì", "Leibwächter, Mandarin", "raadsheer, mandarijn", "advisor, guard"),
    (Role::Elephant, "相 xiàng", "象 xiàng", "Elefant, Minister", "olifant", "elephant, minister"),
    (Role::Horse, "傌 mǎ", "馬 mǎ", "Pferd", "paard", "horse"),
    (Role::Chariot, "俥 jū", "車 jū", "Wagen", "strijdwagen", "chariot, rook"),
    (Role::Cannon, "炮 pào", "砲 pào", "Kanone", "kanon, katapult", "cannon"),
    (Role::Soldier, "兵 bīng", "卒 zú", "Soldat, Bauer", "soldaat", "soldier, pawn"),
];

/// All rules.
pub fn handbook(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    let text = &surroundings.text;
    html! {
        <section class="xq-book" data-testid="rules">
            <h2 class="xq-learn__title" tabindex="-1">{ text.get("learn-rules") }</h2>
            <p class="xq-learn__lead">{ text.get("rules-intro") }</p>
            <nav class="xq-book__contents" aria-label={text.get("learn-rules")}>
                for chapter in &state.rules.units {
                    <div>
                        <p class="xq-book__chapter">{ text.get(&format!("chapter-{}", chapter.name)) }</p>
                        <ul>
                            for section in &chapter.levels {
                                <li><a href={format!("#rules-{}", section.name)}>
                                    { text.get(&format!("rules-{}", section.name)) }
                                </a></li>
                            }
                        </ul>
                    </div>
                }
            </nav>
            for chapter in &state.rules.units {
                <h3 class="xq-book__part">{ text.get(&format!("chapter-{}", chapter.name)) }</h3>
                for level in &chapter.levels { { section(surroundings, state, level, act) } }
            }
        </section>
    }
}

fn section(surroundings: &Surroundings, state: &Learner, level: &Level, act: &Callback<LearnAction>) -> Html {
    let text = &surroundings.text;
    let key = format!("rules-{}", level.name);
    let lesson = state.course.units.iter().find(|unit| unit.name == level.name);
    html! {
        <article class="xq-section" id={key.clone()} data-testid={key.clone()}>
            <div class="xq-section__words">
                <h4 class="xq-section__title">
                    { text.get(&key) }{ " " }
                    <a class="xq-section__link" href={format!("#{key}")} aria-label={text.get("learn-link")}>{ "#" }</a>
                </h4>
                { paragraphs(&text.get(&format!("{key}.text"))) }
                if level.name == "men" { { facts(surroundings) } }
                if let Some(unit) = lesson {
                    <p><a href={format!("#{}", unit.name)}>{ text.get("learn-practice") }</a></p>
                }
            </div>
            { trial(surroundings, state, level, act) }
        </article>
    }
}

/// Lines of a text as paragraphs.
pub fn paragraphs(text: &str) -> Html {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(|line| html! { <p>{ line }</p> })
        .collect()
}

/// A diagram that becomes a board when it is wanted; one at a time.
pub fn trial(
    surroundings: &Surroundings,
    state: &Learner,
    level: &Level,
    act: &Callback<LearnAction>,
) -> Html {
    let text = &surroundings.text;
    let name = level.name.clone();
    match state.trial.as_ref().filter(|(open, _)| *open == level.name) {
        Some((_, attempt)) => html! {
            <div class="xq-section__board" data-testid="trial">
                <Board view={Rc::new(attempt.board_view())} />
                <div role="status" aria-live="polite" class="xq-task__said" data-testid="trial-said">
                    <p>{ surroundings.words().feedback(attempt).unwrap_or_else(|| text.get("goal-free")) }</p>
                </div>
                <div class="xq-task__buttons">
                    <button type="button" class="xq-button" onclick={act.reform(|_: MouseEvent| LearnAction::Again)}>
                        { text.get("learn-again") }
                    </button>
                    <button type="button" class="xq-button" onclick={act.reform(|_: MouseEvent| LearnAction::Try(None))}>
                        { text.get("learn-stop-trying") }
                    </button>
                </div>
            </div>
        },
        None => html! {
            <div class="xq-section__board">
                { figure(surroundings, &level.start, &described(surroundings, &level.start)) }
                <button type="button" class="xq-button" data-testid="try"
                    onclick={act.reform(move |_: MouseEvent| LearnAction::Try(Some(name.clone())))}
                >{ text.get("learn-try") }</button>
            </div>
        },
    }
}

/// The men with their numbers, points and names.
fn facts(surroundings: &Surroundings) -> Html {
    let text = &surroundings.text;
    let zh = Lang::from_tag("zh-Hant").map_or("zh-Hant", Lang::tag);
    let row = |(role, red, black, german, dutch, english): &(Role, &str, &str, &str, &str, &str)| {
        let points = Square::all().filter(|at| at.is_reachable_by(*role, Side::Red)).count();
        html! {
            <tr>
                <th scope="row">
                    { man_token(surroundings, role.of(Side::Red)) }{ man_token(surroundings, role.of(Side::Black)) }
                    { surroundings.words().role(*role) }
                </th>
                <td lang={zh}>{ *red }</td>
                <td lang={zh}>{ *black }</td>
                <td>{ role.count_at_start() }</td>
                <td>{ points }</td>
                <td>
                    <span lang="de">{ *german }</span>{ "; " }<span lang="nl">{ *dutch }</span>{ "; " }
                    <span lang="en">{ *english }</span>
                </td>
            </tr>
        }
    };
    html! {
        <div class="xq-facts" tabindex="0" role="region" aria-label={text.get("facts-caption")}>
            <table>
                <caption>{ text.get("facts-caption") }</caption>
                <thead><tr>
                    for key in ["facts-man", "facts-red", "facts-black", "facts-count", "facts-points", "facts-names"] {
                        <th scope="col">{ text.get(key) }</th>
                    }
                </tr></thead>
                <tbody>{ for NAMES.iter().map(row) }</tbody>
            </table>
        </div>
    }
}
