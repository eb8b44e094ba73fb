//! The puzzle trainer.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::learn::{Filter, LearnAction, Learner, Place, Theme};
use crate::ui::components::board::Board;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::context::Surroundings;

use super::lesson::{end, task};

/// The trainer: a puzzle, and which ones are wanted.
pub fn puzzles(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    let text = &surroundings.text;
    let daily = state.place == Place::Daily;
    let title = text.get(if daily { "puzzle-daily" } else { "puzzle-title" });
    let Some(all) = &state.puzzles else {
        let key = if state.puzzles_failed { "learn-not-loaded" } else { "learn-loading" };
        return html! {
            <section class="xq-lesson">
                <h2 class="xq-learn__title" tabindex="-1">{ title }</h2><p role="status">{ text.get(key) }</p>
            </section>
        };
    };
    let puzzle = state.puzzle.and_then(|(at, _)| all.get(at));
    let due = state.progress.due(state.today).len();
    html! {
        <section class="xq-lesson" data-testid="puzzles" data-puzzle={puzzle.map(|puzzle| puzzle.name.clone())}>
            <div class="xq-lesson__head">
                <h2 class="xq-learn__title" tabindex="-1">{ title }</h2>
                <p class="xq-lesson__number" data-testid="rating">
                    { text.with("puzzle-rating", &[("rating", state.progress.rating().into())]) }
                </p>
            </div>
            if let Some(attempt) = &state.attempt {
                <p class="xq-task__goal" data-testid="goal">{ surroundings.words().goal(attempt) }</p>
            }
            <div class="xq-lesson__table">
                if let Some(attempt) = &state.attempt {
                    <div class="xq-lesson__board"><Board view={Rc::new(attempt.board_view())} /></div>
                }
                <div class="xq-lesson__side">
                    if let (Some(attempt), Some(puzzle)) = (&state.attempt, puzzle) {
                        { task(surroundings, state, attempt, act) }
                        { end(surroundings, attempt, act, None) }
                        <p class="xq-lesson__source">
                            { match puzzle.collection.title() {
                                Some(title) => text.with("puzzle-from", &[("title", title.into())]),
                                None => text.get(&format!("collection-{}", puzzle.collection.name())),
                            } }
                            { ". " }
                            { text.with("puzzle-difficulty", &[("rating", u32::from(puzzle.rating()).into())]) }
                        </p>
                    } else {
                        <p role="status">{ text.get("puzzle-none") }</p>
                    }
                    <p class="xq-lesson__source">
                        { text.with("puzzle-solved", &[
                            ("solved", state.progress.solved().into()), ("of", all.len().into()),
                        ]) }
                        { ". " }{ text.with("puzzle-due", &[("count", due.into())]) }
                    </p>
                    if daily {
                        <p class="xq-lesson__source">
                            { text.with("puzzle-streak", &[("days", state.progress.streak(state.today).into())]) }
                        </p>
                    } else {
                        <div class="xq-task__buttons">
                            <a class="xq-button" href="#daily" data-testid="daily">{ text.get("puzzle-daily") }</a>
                            <a class="xq-button" href="#review" data-testid="to-review">{ text.get("review-title") }</a>
                        </div>
                        { filters(surroundings, state, act) }
                    }
                    <p class="xq-lesson__source">{ text.get("puzzle-about") }</p>
                </div>
            </div>
        </section>
    }
}

fn filters(surroundings: &Surroundings, state: &Learner, act: &Callback<LearnAction>) -> Html {
    let text = &surroundings.text;
    let any = || Choice::new("any", text.get("puzzle-any"));
    let filter = state.filter;
    let mut themes = vec![any()];
    themes.extend(Theme::ALL.iter().map(|theme| {
        Choice::new(format!("theme-{}", theme.name()), text.get(&format!("theme-{}", theme.name())))
    }));
    let theme = filter.theme.and_then(|theme| Theme::ALL.iter().position(|one| *one == theme));
    let mut lengths = vec![any()];
    lengths.extend((1..=4_u8).map(|moves| Choice::new(format!("moves-{moves}"), moves.to_string())));
    html! {
        <>
            { Choices {
                name: "theme-of-puzzles", label: text.get("puzzle-theme"), choices: themes,
                chosen: theme.map_or(0, |at| at + 1),
                on_choose: act.reform(move |index: usize| {
                    let theme = index.checked_sub(1).and_then(|at| Theme::ALL.get(at).copied());
                    LearnAction::Choose(Filter { theme, ..filter })
                }),
            }.draw() }
            { Choices {
                name: "length-of-puzzles", label: text.get("puzzle-length"), choices: lengths,
                chosen: filter.moves.map_or(0, usize::from),
                on_choose: act.reform(move |index: usize| {
                    let moves = u8::try_from(index).ok().filter(|moves| *moves > 0);
                    LearnAction::Choose(Filter { moves, ..filter })
                }),
            }.draw() }
        </>
    }
}
