//! Clocks, and the ways a game can begin.

use chuhe::app::time::{TIMES, time_from_text};
use chuhe::app::view::words::Words;
use chuhe::app::{
    Action, Giver, Handicap, Lang, NewGame, Opponent, Seat, SideChoice, StartFrom, State, update, update_at,
};
use chuhe::protocol::{Limits, Task};
use chuhe::rules::Side;

use crate::catalogs::catalog;
use crate::script::{boot, check_from, fresh, run, seen};

fn started(choice: NewGame, from: StartFrom) -> State {
    update(&fresh(), Action::Start { choice, from, chance: 3 }).unwrap()
}

fn timed(time: &str, opponent: Opponent) -> State {
    started(NewGame { opponent, time: time_from_text(time), ..NewGame::default() }, StartFrom::Usual)
}

fn shown(state: &State) -> [u64; 2] {
    let clock = state.clock.as_ref().unwrap();
    Side::ALL.map(|side| clock.read(side, state.turn(), state.now_ms).shown_ms)
}

#[test]
fn whoever_runs_out_of_time_loses() {
    let state = timed("60", Opponent::Person);
    check_from(
        state.clone(),
        "at:100000 h2 e2 at:130000 h9 g7 at:189999",
        "moves: h2e2 h9g7
         status: Red to move
         last from: h9
         said: Black: horse h9 to g7.",
    );
    check_from(
        state.clone(),
        "at:100000 h2 e2 at:130000 h9 g7 at:190000",
        "moves: h2e2 h9g7
         status: Black wins
         last from: h9
         end: Red ran out of time.
         dialog: Result
         called: Black wins. Red ran out of time.",
    );
    // A move that comes too late is none.
    let late = run(state, "h2 e2 h9");
    let late = update_at(&late, 60_000, Action::Press(crate::script::square("g7"))).unwrap();
    assert_eq!(late.game.ply(), 1);
    assert!(late.conclusion().is_some());
}

#[test]
fn a_side_that_could_never_win_does_not_win_on_time() {
    let bare = "4ka3/9/9/9/9/9/9/R8/9/3K5 w - - 0 1";
    let choice = NewGame { opponent: Opponent::Person, time: time_from_text("60"), ..NewGame::default() };
    let state = started(choice, StartFrom::Record(bare.to_owned()));
    let end = run(state, "a2 a3 e9 e8 at:60000");
    assert_eq!(end.conclusion().unwrap().outcome, chuhe::referee::Outcome::Draw, "{}", seen(&end));
}

#[test]
fn a_stopped_clock_stands_and_a_move_lets_it_go_on() {
    let state = run(timed("60", Opponent::Person), "h2 e2 at:10000 pause at:500000");
    assert!(state.is_paused());
    assert_eq!(shown(&state), [60_000, 50_000]);
    assert!(seen(&state).starts_with("moves: h2e2\nstatus: The clock is stopped"), "{}", seen(&state));
    let state = run(state, "h9 g7 at:510000");
    assert_eq!(shown(&state), [50_000, 50_000]);
}

#[test]
fn the_engine_does_not_think_while_the_clock_stands_and_knows_its_time() {
    let state = run(timed("60+2", Opponent::Engine), "at:1000 h2 e2 at:6000");
    let Task::Play { limits: Some(limits), .. } = state.engine_wish().unwrap().task else { panic!() };
    assert_eq!(limits, Limits::Clock { remaining: 54_800, increment: 2_000, moves_to_go: None });
    let paused = run(state, "pause");
    assert!(paused.engine_wish().is_none());
    assert!(run(paused, "pause").engine_wish().is_some());
}

#[test]
fn taking_back_gives_the_time_back_and_a_reload_stops_the_clock() {
    let state = run(timed("60", Opponent::Person), "h2 e2 at:10000 h9 g7 at:30000 h0 g2 at:31000 back back");
    assert_eq!(shown(&state), [60_000, 60_000]);
    let state = run(state, "h9 g7 at:40000 h0 g2 at:45000");
    let before = shown(&state);
    let again = boot(chuhe::app::Link::default(), Some(&state));
    assert_eq!(
        (again.is_paused(), shown(&again)),
        (true, [before[0], 60_000]),
        "the move is thought about anew"
    );
    assert_eq!(again.game.ply(), 3);
}

#[test]
fn a_result_on_time_or_by_agreement_is_kept() {
    for (script, end) in
        [("h2 e2 at:60000", "Black ran out of time."), ("h2 e2 agree", "Both sides agreed to a draw.")]
    {
        let state = run(timed("60", Opponent::Person), script);
        let again = boot(chuhe::app::Link::default(), Some(&state));
        assert!(seen(&again).contains(end), "{}", seen(&again));
    }
}

#[test]
fn every_time_has_its_words() {
    let text = catalog(Lang::En);
    let words = Words { text: &text, coords: chuhe::app::Coords::default() };
    let said: Vec<String> = TIMES.iter().map(|time| words.time_control(*time)).collect();
    assert_eq!(
        said,
        [
            "No clock",
            "3 min + 2 s",
            "5 min",
            "10 min + 5 s",
            "20 min",
            "10 min, then 3 × 30 s",
            "30 min, then 3 × 60 s"
        ]
    );
    let shown =
        [0, 1, 950, 9_900, 9_999, 10_000, 59_001, 60_000, 3_600_000].map(chuhe::app::view::words::clock_text);
    assert_eq!(shown, ["0:00.0", "0:00.1", "0:01.0", "0:09.9", "0:10.0", "0:10", "1:00", "1:00", "1:00:00"]);
}

#[test]
fn a_handicap_leaves_men_out_on_the_givers_left() {
    let start = |handicap, giver, side| {
        let choice = NewGame { handicap, giver, side, ..NewGame::default() };
        let fen = started(choice, StartFrom::Usual).fen();
        let rows: Vec<String> = fen.split(' ').next().unwrap().split('/').map(str::to_owned).collect();
        [rows[0].clone(), rows[9].clone()]
    };
    for (handicap, giver, side, rows) in [
        (Handicap::None, Giver::Opponent, SideChoice::Red, ["rnbakabnr", "RNBAKABNR"]),
        (Handicap::Horse, Giver::Opponent, SideChoice::Red, ["rnbakab1r", "RNBAKABNR"]),
        (Handicap::Horse, Giver::Me, SideChoice::Red, ["rnbakabnr", "R1BAKABNR"]),
        (Handicap::TwoHorses, Giver::Opponent, SideChoice::Black, ["rnbakabnr", "R1BAKAB1R"]),
        (Handicap::Chariot, Giver::Me, SideChoice::Black, ["rnbakabn1", "RNBAKABNR"]),
        (Handicap::ChariotAndHorse, Giver::Opponent, SideChoice::Red, ["rnbakab2", "RNBAKABNR"]),
        (Handicap::TwoChariots, Giver::Opponent, SideChoice::Red, ["1nbakabn1", "RNBAKABNR"]),
    ] {
        assert_eq!(start(handicap, giver, side), rows, "{handicap:?} {giver:?} {side:?}");
    }
}

#[test]
fn a_game_begins_at_any_position_with_any_opponent() {
    let fen = "4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 3 12";
    let choice = NewGame { side: SideChoice::Black, ..NewGame::default() };
    let state = started(choice, StartFrom::Record(format!("  {fen}\n")));
    assert_eq!((state.fen().as_str(), state.bottom), (fen, Side::Black));
    assert!(matches!(state.seats.red, Seat::Engine(_)));
    assert!(state.person_to_move());
    // From where the board stands, what was played before is behind.
    let here = run(state, "e9 f9");
    let again = update(&here, Action::Start { choice, from: StartFrom::Board, chance: 1 }).unwrap();
    assert_eq!((again.game.ply(), again.fen()), (0, here.fen()));
    // What cannot be played is refused with its reason, and the game stays.
    for (record, words) in [("4k4/9", "2 rows"), ("9/9/9/9/9/9/9/9/9/9 w", "no general"), ("", "no position")]
    {
        let state =
            update(&here, Action::Start { choice, from: StartFrom::Record(record.to_owned()), chance: 1 });
        let state = state.unwrap();
        let text = catalog(Lang::En);
        let (_, points) = Words::new(&text, &state).notice(state.notices.last().unwrap());
        assert!(points.concat().contains(words), "{record}: {points:?}");
        assert_eq!(state.fen(), here.fen());
    }
}

#[test]
fn a_rematch_swaps_the_sides() {
    let state = run(timed("300", Opponent::Engine), "h2 e2 engine:h9g7 resign rematch");
    assert_eq!((state.only_person(), state.bottom, state.game.ply()), (Some(Side::Black), Side::Black, 0));
    assert!(state.engine_wish().is_some(), "the engine begins");
    assert_eq!(shown(&state), [300_000; 2]);
    let two = run(fresh(), "start:person h2 e2 resign rematch");
    assert_eq!((two.bottom, two.game.ply()), (Side::Black, 0));
}
