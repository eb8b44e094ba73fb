//! Kept games: listed, opened again, given away, forgotten; and what is counted of them.

use std::rc::Rc;

use chuhe::app::archive::{self, Archive, GAMES_MAX, Kept};
use chuhe::app::export::Export;
use chuhe::app::stats::{Beginning, Stats, Tally};
use chuhe::app::store::{MemoryStore, Store, StoreError};
use chuhe::app::view::words::Words;
use chuhe::app::{Action, Lang, SavedGame, State, update, update_at};
use chuhe::referee::RulesetId;
use chuhe::rules::Side;

use crate::catalogs::catalog;
use crate::script::{fresh, run};

/// Plays a script and keeps the game as the page does.
fn played(store: &MemoryStore, state: &State, script: &str) -> State {
    let state = run(state.clone(), script);
    archive::keep(store, &state.to_keep().expect("there is something to keep")).unwrap();
    state
}

fn names(archive: &Archive) -> Vec<u64> {
    archive.games.iter().map(|kept| kept.begun_ms).collect()
}

#[test]
fn a_game_is_kept_from_its_first_move_on_and_over_itself() {
    let store = MemoryStore::default();
    assert!(run(fresh(), "start:person").to_keep().is_none(), "nothing has happened");
    let state = played(&store, &fresh(), "at:5000 start:person h2 e2");
    let state = played(&store, &state, "h9 g7");
    let archive = archive::open(&store).unwrap();
    assert_eq!(names(&archive), [1_005_000]);
    assert_eq!((archive.games[0].plies(), archive.games[0].outcome()), (2, None));
    // The next game is another one, and the newest comes first.
    played(&store, &state, "at:9000 start:red h2 e2");
    assert_eq!(names(&archive::open(&store).unwrap()), [1_009_000, 1_005_000]);
}

#[test]
fn games_that_begin_at_one_moment_are_two() {
    let one = run(fresh(), "start:person h2 e2");
    let other = run(one.clone(), "start:person h2 e2");
    assert_ne!(one.begun_ms, other.begun_ms);
}

#[test]
fn a_kept_game_is_opened_where_it_stood_and_goes_on_as_itself() {
    let store = MemoryStore::default();
    let first = played(&store, &fresh(), "at:5000 start:black engine:h2e2 h9 g7");
    let second = played(&store, &first, "at:9000 start:person b2 e2");
    let kept = Rc::new(archive::open(&store).unwrap().games[1].clone());
    let again = update(&second, Action::Reopen(kept)).unwrap();
    assert_eq!((again.fen(), again.seats, again.bottom), (first.fen(), first.seats, first.bottom));
    assert!(again.engine_wish().is_some(), "the engine is to move");
    played(&store, &again, "engine:h0g2 i9 h9");
    let archive = archive::open(&store).unwrap();
    assert_eq!(names(&archive), [1_009_000, 1_005_000], "it is the same game still");
    assert_eq!(archive.games[1].plies(), 4);
}

#[test]
fn what_is_forgotten_can_be_brought_back() {
    let store = MemoryStore::default();
    played(&store, &fresh(), "start:person h2 e2 resign");
    let kept = archive::open(&store).unwrap().games.remove(0);
    archive::forget(&store, &kept).unwrap();
    assert_eq!(archive::open(&store).unwrap(), Archive::default());
    archive::keep(&store, &kept).unwrap();
    assert_eq!(archive::open(&store).unwrap().games, [kept]);
}

#[test]
fn a_damaged_record_costs_no_other() {
    let store = MemoryStore::default();
    played(&store, &fresh(), "start:person h2 e2");
    let text = store.read("kept.1000001").unwrap().unwrap();
    for (index, damage) in ["", "{", "[]", "null", r#"{"schema":2,"begun_ms":1}"#].into_iter().enumerate() {
        store.write(&format!("kept.{index}"), damage).unwrap();
    }
    for cut in 0..text.len() {
        assert_eq!(Kept::from_text(&text[..cut]), None);
    }
    let archive = archive::open(&store).unwrap();
    assert_eq!((archive.games.len(), archive.unreadable), (1, 5));
}

#[test]
fn the_oldest_game_makes_room() {
    let store = MemoryStore::default();
    for index in 0..GAMES_MAX {
        store.write(&format!("kept.{index}"), "{}").unwrap();
    }
    played(&store, &fresh(), "start:person h2 e2");
    assert_eq!(store.names("kept.").unwrap().len(), GAMES_MAX);
    assert_eq!(store.read("kept.0").unwrap(), None);
    assert!(store.read("kept.1").unwrap().is_some());
}

/// A browser that refuses: the game goes on, and whoever asks is told.
struct Refuses;

impl Store for Refuses {
    fn read(&self, _: &str) -> Result<Option<String>, StoreError> {
        Err(StoreError::Blocked)
    }
    fn write(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Err(StoreError::Blocked)
    }
    fn remove(&self, _: &str) -> Result<(), StoreError> {
        Err(StoreError::Blocked)
    }
    fn names(&self, _: &str) -> Result<Vec<String>, StoreError> {
        Err(StoreError::Blocked)
    }
}

#[test]
fn refused_storage_is_an_error_and_no_more() {
    let kept = run(fresh(), "start:person h2 e2").to_keep().unwrap();
    assert_eq!(archive::keep(&Refuses, &kept), Err(StoreError::Blocked));
    assert_eq!(archive::open(&Refuses), Err(StoreError::Blocked));
}

#[test]
fn results_are_counted_by_everything() {
    let store = MemoryStore::default();
    let mut state = fresh();
    for script in [
        "start:red:3 h2 e2 engine:h9g7 resign",
        "start:red:3 b0 c2 engine:h9g7 resign",
        "start:black:5 engine:c3c4 resign",
        "start:person h2 e2 agree",
        "start:person h2 e2 h9 g7 resign",
        "start:person h2 e2",
    ] {
        state = played(&store, &state, script);
    }
    let mut archive = archive::open(&store).unwrap();
    let stats = Stats::of(&archive);
    let tally = |first, second, draws| Tally { first, second, draws };
    assert_eq!(stats.sides, tally(1, 3, 1), "the unfinished game does not count");
    assert_eq!(stats.person, tally(0, 3, 0));
    assert_eq!(stats.levels, [(3, tally(0, 2, 0)), (5, tally(0, 1, 0))]);
    assert_eq!(stats.as_side, [(Side::Red, tally(0, 2, 0)), (Side::Black, tally(0, 1, 0))]);
    assert_eq!(
        stats.beginnings,
        [
            (Beginning::CentralCannon, tally(0, 2, 1)),
            (Beginning::Horse, tally(0, 1, 0)),
            (Beginning::Soldier, tally(1, 0, 0)),
        ]
    );
    assert_eq!(stats.rulesets, [(RulesetId::default(), tally(1, 3, 1))]);
    // Counted anew, only later games count; the others stay.
    archive::count_since(&store, archive.games[1].begun_ms).unwrap();
    archive = archive::open(&store).unwrap();
    assert_eq!((Stats::of(&archive).sides, archive.games.len()), (tally(0, 1, 0), 6));
}

/// The numbers of a page of statistics, as its readers know them.
#[test]
fn shares_are_written_as_the_language_does() {
    let stats = Stats { sides: Tally { first: 11_003, second: 11_158, draws: 752 }, ..Stats::default() };
    for (lang, shares) in
        [(Lang::De, ["48,02 %", "48,70 %", "3,28 %"]), (Lang::En, ["48.02 %", "48.70 %", "3.28 %"])]
    {
        let text = catalog(lang);
        let words = Words { text: &text, coords: chuhe::app::Coords::default() };
        let tables = words.statistics(&stats);
        assert_eq!(tables.len(), 1, "what never happened is left out");
        let row = &tables[0].rows[0];
        assert_eq!(row.cells.clone().map(|cell| cell.share.replace('\u{a0}', " ")), shares);
        assert_eq!(row.cells.clone().map(|cell| cell.count), [11_003, 11_158, 752]);
        assert_eq!(row.cells[2].bar[0], "96.72", "the bars follow each other");
    }
    assert_eq!(Tally::default().share(0), 0);
}

#[test]
fn a_game_is_given_away_as_text_others_read() {
    let state =
        update_at(&run(fresh(), "start:red:3 h2 e2 engine:h9g7 h0 g2 engine:i9h9 resign"), 0, Action::Close);
    let kept = state.unwrap().to_keep().unwrap();
    let player = |level: Option<u8>| level.map_or("Person".to_owned(), |level| format!("Computer {level}"));
    let written = |export: Export| export.write(&kept, &player, "2026.11.30").unwrap();
    let pgn = written(Export::Pgn);
    for part in ["[Red \"Person\"]", "[Black \"Computer 3\"]", "[Date \"2026.11.30\"]", "C2=5", "0-1"] {
        assert!(pgn.contains(part), "{part} is not in {pgn}");
    }
    let mut records = chuhe::format::open(pgn.into_bytes()).unwrap();
    let record = records.next().unwrap().unwrap();
    let moves: String = record.tree.main_line().into_iter().map(|mv| mv.iccs()).collect();
    assert_eq!(moves, SavedGame::of(&run(fresh(), "start:red h2 e2 engine:h9g7 h0 g2 engine:i9h9")).moves);
    assert!(written(Export::Fen).starts_with("rnbakab1r/9/1c4nc1") || written(Export::Fen).contains(" w "));
    assert!(written(Export::Text).contains("C2=5"));
}
