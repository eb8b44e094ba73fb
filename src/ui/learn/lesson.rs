//! A level or a puzzle being played: board, task, answers, what is said, stars.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::learn::{Answer, Attempt, Ended, Input, Kind, LearnAction, Learner};
use crate::ui::components::board::Board;
use crate::ui::context::Surroundings;

use super::path::level_link;

/// A level.
pub fn lesson(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    let (Some(attempt), Some((unit, level))) = (&state.attempt, state.level()) else {
        return Html::default();
    };
    let unit = &state.course.units[unit];
    let text = &surroundings.text;
    let number =
        text.with("learn-level", &[("number", (level + 1).into()), ("of", unit.levels.len().into())]);
    let key = format!("unit-{}", unit.name);
    let idea = format!("lesson-{}-{}", unit.name, attempt.level.name);
    let next = state.next_level().map(|place| place.fragment());
    html! {
        <section class="xq-lesson" data-testid="lesson" data-level={format!("{}/{}", unit.name, attempt.level.name)}>
            <p class="xq-lesson__way"><a href="#path">{ text.get("learn-back") }</a></p>
            <div class="xq-lesson__head">
                <h2 class="xq-learn__title" tabindex="-1">{ text.get(&key) }</h2>
                <p class="xq-lesson__number">{ number }</p>
            </div>
            <p class="xq-task__goal" data-testid="goal">{ surroundings.words().goal(attempt) }</p>
            <div class="xq-lesson__table">
                <div class="xq-lesson__board"><Board view={Rc::new(attempt.board_view())} /></div>
                <div class="xq-lesson__side">
                    if text.has(&idea) { <p class="xq-lesson__idea">{ text.get(&idea) }</p> }
                    { task(surroundings, state, attempt, act) }
                    { end(surroundings, attempt, act, next) }
                    if level == 0 { <p class="xq-lesson__intro">{ text.get(&format!("{key}.intro")) }</p> }
                    <details class="xq-lesson__myth">
                        <summary>{ text.get("learn-myth") }</summary>
                        <p><q>{ text.get(&format!("{key}.myth")) }</q></p>
                        <p><strong>{ text.get("learn-truth") }{ ": " }</strong>{ text.get(&format!("{key}.truth")) }</p>
                    </details>
                </div>
            </div>
            <ol class="xq-unit__levels xq-lesson__levels">
                for (index, level) in unit.levels.iter().enumerate() {
                    <li>{ level_link(surroundings, state, unit, index, &level.name) }</li>
                }
            </ol>
        </section>
    }
}

/// What is to be done, the answers to choose from, and what was said last.
pub fn task(
    surroundings: &Surroundings,
    state: &Learner,
    attempt: &Attempt,
    act: &Callback<LearnAction>,
) -> Html {
    let words = surroundings.words();
    let text = &surroundings.text;
    let feedback = words.feedback(attempt);
    let tone = match attempt.ended {
        Some(Ended::Done { .. }) => "is-right",
        Some(Ended::Failed) => "is-wrong",
        None => "",
    };
    let playing = attempt.ended.is_none();
    let on = |input: Input| act.reform(move |_: MouseEvent| LearnAction::Do(input));
    let counts = matches!(attempt.level.kind, Kind::Collect { .. } | Kind::Capture { .. });
    html! {
        <div class="xq-task">
            { answers(surroundings, attempt, act) }
            if counts && attempt.own_moves() > 0 {
                <p class="xq-task__count">{ text.with("learn-moves", &[
                    ("moves", attempt.own_moves().into()), ("least", attempt.least.into()),
                ]) }</p>
            }
            if attempt.awaits_engine() {
                <p class="xq-task__count" role="status">
                    { text.get(if state.engine.off.is_some() { "learn-engine-off" } else { "learn-thinking" }) }
                </p>
            }
            <div role="status" aria-live="polite" data-testid="feedback" class={classes!("xq-task__said", tone)}>
                if let Some(feedback) = feedback { <p key={state.news_count}>{ feedback }</p> }
            </div>
            if playing {
                <div class="xq-task__buttons">
                    if matches!(attempt.level.kind, Kind::Choose(_)) {
                        <button type="button" class="xq-button is-primary" data-testid="submit" onclick={on(Input::Submit)}>
                            { text.get("learn-check") }
                        </button>
                    }
                    if !matches!(attempt.level.kind, Kind::Play { .. } | Kind::Free) {
                        <button type="button" class="xq-button" data-testid="hint" onclick={on(Input::Hint)}>
                            { text.get("learn-hint") }
                        </button>
                    }
                    if attempt.is_moving() && !attempt.table.moves().is_empty() {
                        <button type="button" class="xq-button" data-testid="again"
                            onclick={act.reform(|_: MouseEvent| LearnAction::Again)}>{ text.get("learn-again") }</button>
                    }
                </div>
            }
        </div>
    }
}

fn answers(surroundings: &Surroundings, attempt: &Attempt, act: &Callback<LearnAction>) -> Html {
    let answers = attempt.answers();
    if answers.is_empty() {
        return Html::default();
    }
    let right = attempt.right_answer();
    let words = surroundings.words();
    let done = matches!(attempt.ended, Some(Ended::Done { .. }));
    let button = |answer: Answer| {
        let crossed = attempt.crossed.contains(&answer);
        let is_right = done && right == Some(answer);
        html! {
            <button
                type="button" data-testid="answer"
                class={classes!("xq-answer", crossed.then_some("is-wrong"), is_right.then_some("is-right"))}
                disabled={crossed || done}
                onclick={act.reform(move |_: MouseEvent| LearnAction::Do(Input::Answer(answer)))}
            >{ words.answer(attempt, answer) }</button>
        }
    };
    html! { <div class="xq-answers">{ for answers.into_iter().map(button) }</div> }
}

/// Stars, and where to go next. `next` is an address; without one the next puzzle is asked for.
pub fn end(
    surroundings: &Surroundings,
    attempt: &Attempt,
    act: &Callback<LearnAction>,
    next: Option<String>,
) -> Html {
    let text = &surroundings.text;
    let again = act.reform(|_: MouseEvent| LearnAction::Again);
    let (title, stars) = match attempt.ended {
        None => return Html::default(),
        Some(Ended::Done { stars }) => {
            (text.with("learn-done-title", &[("stars", u32::from(stars).into())]), stars)
        }
        Some(Ended::Failed) => (text.get("learn-failed"), 0),
    };
    let done = stars > 0;
    let spoken = text.with("learn-level-stars", &[("stars", u32::from(stars).into())]);
    html! {
        <div class={classes!("xq-end", done.then_some("is-done"))} data-testid="end" data-stars={stars.to_string()}>
            <p class="xq-end__title" role="status">
                { title }
                if done {
                    <span class="xq-end__stars" role="img" aria-label={spoken}>
                        for n in 0..3_u8 { <span class={(n < stars).then_some("is-lit")}>{ "★" }</span> }
                    </span>
                }
            </p>
            <div class="xq-task__buttons">
                if !done || stars < 3 {
                    <button type="button" class={classes!("xq-button", (!done).then_some("is-primary"))}
                        data-testid="again" onclick={again}>{ text.get("learn-again") }</button>
                }
                if let Some(next) = next {
                    <a class={classes!("xq-button", done.then_some("is-primary"))} data-testid="next" href={next}>
                        { text.get("learn-next") }
                    </a>
                } else {
                    <button type="button" class={classes!("xq-button", done.then_some("is-primary"))}
                        data-testid="next" onclick={act.reform(|_: MouseEvent| LearnAction::Next)}
                    >{ text.get("learn-next") }</button>
                }
            </div>
        </div>
    }
}

/// Positions of the game that was lost last.
pub fn review(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    let text = &surroundings.text;
    let (levels, at) = &state.review;
    let Some(attempt) = &state.attempt else {
        return html! {
            <section class="xq-lesson" data-testid="review">
                <h2 class="xq-learn__title" tabindex="-1">{ text.get("review-title") }</h2>
                <p role="status">{ text.get("review-none") }</p>
            </section>
        };
    };
    let place = text.with("review-place", &[("number", (at + 1).into()), ("of", levels.len().into())]);
    html! {
        <section class="xq-lesson" data-testid="review">
            <div class="xq-lesson__head">
                <h2 class="xq-learn__title" tabindex="-1">{ text.get("review-title") }</h2>
                <p class="xq-lesson__number">{ place }</p>
            </div>
            <p class="xq-task__goal" data-testid="goal">{ surroundings.words().goal(attempt) }</p>
            <div class="xq-lesson__table">
                <div class="xq-lesson__board"><Board view={Rc::new(attempt.board_view())} /></div>
                <div class="xq-lesson__side">
                    { task(surroundings, state, attempt, act) }
                    { end(surroundings, attempt, act, None) }
                </div>
            </div>
        </section>
    }
}
