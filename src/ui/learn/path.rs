//! All units with their levels: the way through the lessons.

use yew::prelude::*;

use crate::app::learn::{Learner, Place, Unit};
use crate::ui::context::Surroundings;

/// The path. The unit in which something is left to do comes first to the eye.
pub fn path(surroundings: &Surroundings, state: &Learner) -> Html {
    let text = &surroundings.text;
    let all = state.course.size() * 3;
    let reached: usize = state.course.units.iter().map(|unit| stars(state, unit)).sum();
    let open = state.course.units.iter().find(|unit| stars_open(state, unit).is_some());
    html! {
        <section class="xq-path" data-testid="path">
            <h2 class="xq-learn__title" tabindex="-1">{ text.get("learn-title") }</h2>
            <p class="xq-learn__lead">{ text.get("learn-intro") }</p>
            <div class="xq-path__state">
                <progress class="xq-path__bar" max={all.to_string()} value={reached.to_string()}
                    aria-label={text.get("progress-title")} />
                <span>{ text.with("learn-stars", &[("stars", reached.into()), ("all", all.into())]) }</span>
            </div>
            if let Some((unit, level)) = open.and_then(|unit| Some((unit, stars_open(state, unit)?))) {
                <a class="xq-button is-primary xq-path__go" data-testid="go-on" href={address(unit, level)}>
                    { format!("{}: {}", text.get("learn-go-on"), text.get(&format!("unit-{}", unit.name))) }
                </a>
            }
            <ol class="xq-path__units">
                for unit in &state.course.units { { unit_card(surroundings, state, unit, open.is_some_and(|open| open.name == unit.name)) } }
            </ol>
        </section>
    }
}

fn unit_card(surroundings: &Surroundings, state: &Learner, unit: &Unit, is_open: bool) -> Html {
    let text = &surroundings.text;
    let key = format!("unit-{}", unit.name);
    let done = unit.levels.iter().filter(|level| state.progress.stars(&unit.name, &level.name) > 0).count();
    let of = unit.levels.len();
    html! {
        <li class={classes!("xq-unit", is_open.then_some("is-open"))} id={format!("unit-{}", unit.name)} data-testid={format!("unit-{}", unit.name)}>
            <h3 class="xq-unit__title"><a href={format!("#{}", unit.name)}>{ text.get(&key) }</a></h3>
            <p class="xq-unit__done">{ text.with("learn-done", &[("done", done.into()), ("of", of.into())]) }</p>
            <p class="xq-unit__intro">{ text.get(&format!("{key}.intro")) }</p>
            <ol class="xq-unit__levels">
                for (index, level) in unit.levels.iter().enumerate() {
                    <li>{ level_link(surroundings, state, unit, index, &level.name) }</li>
                }
            </ol>
        </li>
    }
}

/// A level's number with its stars.
pub fn level_link(
    surroundings: &Surroundings,
    state: &Learner,
    unit: &Unit,
    index: usize,
    level: &str,
) -> Html {
    let stars = state.progress.stars(&unit.name, level);
    let number = index + 1;
    let lit = "★".repeat(usize::from(stars));
    let here = state.place == (Place::Level { unit: unit.name.clone(), level: Some(level.to_owned()) });
    let name = format!(
        "{}, {}",
        surroundings.text.with("learn-level", &[("number", number.into()), ("of", unit.levels.len().into())]),
        surroundings.text.with("learn-level-stars", &[("stars", u32::from(stars).into())]),
    );
    html! {
        <a
            class={classes!("xq-level", (stars > 0).then_some("is-done"), here.then_some("is-here"))}
            href={address(unit, level)} aria-label={name} aria-current={here.then_some("true")}
        >
            <span aria-hidden="true">{ number }</span>
            <span class="xq-level__stars" aria-hidden="true">{ lit }</span>
        </a>
    }
}

fn address(unit: &Unit, level: &str) -> String {
    Place::Level { unit: unit.name.clone(), level: Some(level.to_owned()) }.fragment()
}

fn stars(state: &Learner, unit: &Unit) -> usize {
    unit.levels.iter().map(|level| usize::from(state.progress.stars(&unit.name, &level.name))).sum()
}

/// The first level of a unit that is not done.
fn stars_open<'a>(state: &Learner, unit: &'a Unit) -> Option<&'a str> {
    let open = unit.levels.iter().find(|level| state.progress.stars(&unit.name, &level.name) == 0);
    open.map(|level| level.name.as_str())
}
