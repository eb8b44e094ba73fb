//! The learning pages as a sequence of actions.

use std::rc::Rc;

use chuhe::app::learn::{
    Answer, Ended, Filter, Input, LearnAction, Learner, Place, Progress, ProgressError, Puzzle, Theme,
    courses, daily,
};
use chuhe::app::{Action, EngineEvent, EngineFault, Lang, Prefs, Step};
use chuhe::protocol::JobId;
use chuhe::rules::{Move, Square};

use crate::puzzles::puzzles;

const TODAY: u32 = 20_000;

fn learner(progress: Progress) -> Learner {
    Learner::new(courses(), progress, Prefs::default(), Lang::En, TODAY)
}

fn act(state: Learner, actions: impl IntoIterator<Item = LearnAction>) -> Learner {
    actions.into_iter().fold(state, |state, action| state.after(action).unwrap_or(state))
}

fn go(state: Learner, place: &str) -> Learner {
    act(state, [LearnAction::Go(Place::parse(place))])
}

fn press(square: &str) -> LearnAction {
    LearnAction::Board(Action::Press(Square::from_iccs(square).unwrap()))
}

fn loaded(state: Learner) -> Learner {
    let puzzles: Rc<[Puzzle]> = Rc::from(puzzles());
    act(state, [LearnAction::Loaded(Some(puzzles))])
}

#[test]
fn places_are_read_as_they_are_written() {
    for text in [
        "#path",
        "#horse",
        "#horse/may-it",
        "#rules",
        "#rules-horse",
        "#faq",
        "#faq-eye",
        "#puzzles",
        "#daily",
        "#puzzle/x-1",
    ] {
        assert_eq!(Place::parse(text).fragment(), text);
    }
    assert_eq!(Place::parse(""), Place::Path);
}

#[test]
fn an_unknown_place_leads_to_the_path_and_an_unknown_level_to_the_first_open_one() {
    assert_eq!(go(learner(Progress::default()), "#nowhere").place, Place::Path);
    let state = go(learner(Progress::default()), "#horse/nothing");
    assert_eq!(state.place.fragment(), "#horse/first");
    let mut progress = Progress::default();
    progress.reach("horse", "first", 1);
    assert_eq!(go(learner(progress), "#horse").place.fragment(), "#horse/tour");
}

#[test]
fn stars_are_kept_and_only_get_more() {
    let mut progress = Progress::default();
    progress.reach("chariot", "straight", 1);
    let state = go(learner(progress), "#chariot/straight");
    let state = act(state, ["a0", "a6", "a6", "g6"].map(press));
    assert_eq!(state.attempt.as_ref().unwrap().ended, Some(Ended::Done { stars: 3 }));
    assert_eq!(state.progress.stars("chariot", "straight"), 3);
    let state = act(state, [LearnAction::Again]);
    let hinted = act(state, [LearnAction::Do(Input::Hint)]);
    let state = act(hinted, ["a0", "a6", "a6", "g6"].map(press));
    assert_eq!(state.attempt.as_ref().unwrap().ended, Some(Ended::Done { stars: 2 }));
    assert_eq!(state.progress.stars("chariot", "straight"), 3);
    let read = Progress::from_text(&state.progress.to_text()).unwrap();
    assert_eq!(read, *state.progress);
}

#[test]
fn the_last_level_of_a_unit_leads_to_the_next_unit() {
    let state = go(learner(Progress::default()), "#board/who-begins");
    assert_eq!(state.next_level().unwrap().fragment(), "#chariot/straight");
    let last = go(state, "#game/first");
    assert_eq!(last.next_level(), None);
    assert_eq!(act(last, [LearnAction::Next]).place, Place::Path);
}

#[test]
fn puzzles_are_wanted_only_where_they_are_shown() {
    let state = learner(Progress::default());
    assert!(!go(state.clone(), "#rules").wants_puzzles());
    let state = go(state, "#puzzles");
    assert!(state.wants_puzzles() && state.attempt.is_none());
    let failed = act(state.clone(), [LearnAction::Loaded(None)]);
    assert!(failed.puzzles_failed && !failed.wants_puzzles());
    let state = loaded(state);
    assert!(!state.wants_puzzles() && state.attempt.is_some());
}

/// What failed comes back the next day, before anything else; the rating falls and rises.
#[test]
fn a_failed_puzzle_comes_back() {
    let state = loaded(go(learner(Progress::default()), "#puzzles"));
    let name = state.attempt.as_ref().unwrap().level.name.clone();
    let attempt = state.attempt.clone().unwrap();
    let wrong = attempt
        .table
        .position()
        .legal_moves()
        .iter()
        .copied()
        .find(|mv| attempt.after(Input::Drop { from: mv.from, to: Some(mv.to) }).unwrap().mistakes > 0)
        .unwrap();
    let drop = |mv: Move| LearnAction::Do(Input::Drop { from: mv.from, to: Some(mv.to) });
    let state = act(state, [drop(wrong)]);
    assert_eq!(state.attempt.as_ref().unwrap().ended, Some(Ended::Failed));
    assert!(state.progress.rating() < 1000);
    let rating = state.progress.rating();
    // Solving it now that it was seen changes nothing.
    let right = state.attempt.as_ref().unwrap().level.clone();
    let again = act(state, [LearnAction::Again]);
    let key = again.attempt.as_ref().unwrap().right_move().unwrap();
    let again = act(again, [drop(key)]);
    assert_eq!(again.progress.rating(), rating, "{}", right.name);
    let next = act(again, [LearnAction::Next]);
    assert_ne!(next.attempt.as_ref().unwrap().level.name, name);
    // Tomorrow.
    let mut tomorrow = learner((*next.progress).clone());
    tomorrow.today = TODAY + 1;
    let tomorrow = loaded(go(tomorrow, "#puzzles"));
    assert_eq!(tomorrow.attempt.as_ref().unwrap().level.name, name);
}

#[test]
fn filters_choose_by_theme_and_length() {
    let state = loaded(go(learner(Progress::default()), "#puzzles"));
    for theme in Theme::ALL {
        for moves in 1..=3 {
            let filter = Filter { theme: Some(theme), moves: Some(moves) };
            let state = act(state.clone(), [LearnAction::Choose(filter)]);
            match state.puzzle {
                Some((at, _)) => {
                    let puzzle = &state.puzzles.as_ref().unwrap()[at];
                    assert!(filter.takes(puzzle), "{}", puzzle.name);
                }
                None => assert!(!puzzles().iter().any(|puzzle| filter.takes(puzzle)), "{theme:?} {moves}"),
            }
        }
    }
}

#[test]
fn the_daily_puzzle_is_another_one_each_day_and_counts_days_in_a_row() {
    let all = puzzles();
    let days: Vec<usize> = (TODAY..TODAY + 200).map(|day| daily(&all, day).unwrap()).collect();
    let different: std::collections::BTreeSet<&usize> = days.iter().collect();
    assert_eq!(different.len(), days.len(), "none comes again within 200 days");
    let mut progress = Progress::default();
    progress.result("a", 1000, true, TODAY, true);
    progress.result("b", 1000, true, TODAY + 1, true);
    assert_eq!(progress.streak(TODAY + 1), 2);
    assert_eq!(progress.streak(TODAY + 2), 2, "there is still time today");
    assert_eq!(progress.streak(TODAY + 3), 0);
}

#[test]
fn an_import_loses_nothing_and_says_what_is_wrong() {
    let mut mine = Progress::default();
    mine.reach("horse", "first", 3);
    mine.reach("horse", "tour", 1);
    let mut other = Progress::default();
    other.reach("horse", "first", 1);
    other.reach("horse", "tour", 2);
    let state = act(learner(mine), [LearnAction::Import(other.to_text())]);
    assert_eq!(state.imported, Some(Ok(())));
    assert_eq!((state.progress.stars("horse", "first"), state.progress.stars("horse", "tour")), (3, 2));
    let state = act(state, [LearnAction::Import("{\n oops".to_owned())]);
    assert_eq!(state.imported, Some(Err(ProgressError::Unreadable { line: 2, column: 2 })));
    let state = act(state, [LearnAction::Import("{\"version\": 99}".to_owned())]);
    assert_eq!(state.imported, Some(Err(ProgressError::Newer)));
    assert_eq!(state.progress.stars("horse", "first"), 3);
}

#[test]
fn a_level_against_the_engine_wishes_plays_and_survives() {
    let state = go(learner(Progress::default()), "#game/first");
    assert_eq!(state.engine_wish(), None, "the person begins");
    let state = act(state, [press("h2"), press("e2")]);
    let job = state.engine_wish().expect("the engine is to move");
    assert_eq!(job.moves, ["h2e2"]);
    let done = |job: JobId, best: &str| {
        LearnAction::Board(Action::Engine(EngineEvent::Done { job, best: Some(best.to_owned()) }))
    };
    let stale = act(state.clone(), [done(JobId(job.id.0 + 1), "h9g7")]);
    assert_eq!(
        stale.attempt.as_ref().unwrap().table.moves().len(),
        1,
        "an answer to another task is not heard"
    );
    let played = act(state.clone(), [done(job.id, "h9g7")]);
    assert_eq!(played.attempt.as_ref().unwrap().table.moves().len(), 2);
    let mut state = state;
    for _ in 0..3 {
        let id = state.engine_wish().expect("it is asked again").id;
        state = act(state, [done(id, "a0a9")]);
    }
    assert_eq!(state.engine.off, Some(EngineFault::Nonsense));
    assert_eq!(state.engine_wish(), None);
    let state = act(state, [LearnAction::Board(Action::RetryEngine)]);
    assert!(state.engine_wish().is_some());
}

#[test]
fn sections_are_tried_on_a_board_of_their_own() {
    let state =
        act(go(learner(Progress::default()), "#rules-horse"), [LearnAction::Try(Some("horse".to_owned()))]);
    let state = act(state, [press("e4"), press("g5")]);
    let said = state.board().unwrap().feedback.clone();
    assert!(said.is_some(), "the blocked leg is told");
    // The other side moves as well, and nothing is kept.
    let state = act(state, [LearnAction::Board(Action::Cancel), press("f6"), press("g4")]);
    assert_eq!(state.board().unwrap().table.moves().len(), 1);
    assert_eq!(*state.progress, Progress::default());
    let state = act(state, [LearnAction::Board(Action::Step(Step::First)), LearnAction::Try(None)]);
    assert!(state.board().is_none());
}

#[test]
fn an_answer_that_is_not_offered_is_not_taken() {
    let state = go(learner(Progress::default()), "#board/who-begins");
    assert!(state.after(LearnAction::Do(Input::Answer(Answer::Number(3)))).is_none());
}

/// Red has a mate in one, does not see it, and is mated.
#[test]
fn a_lost_game_shows_where_it_was_lost() {
    use chuhe::app::learn::{Kind, review};
    // What an older release wrote: fields that came later are missing.
    let saved = |moves: &str, engine: &str| {
        let ply = moves.len() / 4;
        format!(
            r#"{{"game":{{"start":"3k5/2P6/9/9/7r1/R8/9/9/8r/4K4 w - - 0 1","moves":"{moves}","ply":{ply},"{engine}":1}}}}"#
        )
    };
    assert!(review::of_saved(&saved("a4a3", "black_engine")).is_empty(), "the game is not over");
    assert!(review::of_saved(&saved("a4a3h5h0", "red_engine")).is_empty(), "the engine has lost it");
    assert!(review::of_saved("nonsense").is_empty());
    let lost = review::of_saved(&saved("a4a3h5h0", "black_engine"));
    let state = act(go(learner(Progress::default()), "#review"), [LearnAction::Review(lost.clone())]);
    let [level] = &lost[..] else { panic!("{} positions", lost.len()) };
    assert_eq!(level.kind, Kind::Mate(1));
    let state = act(state, [press("a4"), press("a9")]);
    assert_eq!(state.attempt.as_ref().unwrap().ended, Some(Ended::Done { stars: 3 }));
    assert_eq!(*state.progress, Progress::default(), "it is no level");
    assert_eq!(act(state, [LearnAction::Next]).place, Place::Path);
}
