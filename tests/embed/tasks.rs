//! Modes in use, move by move.

use chuhe::app::embed::view::{self, Tone};
use chuhe::app::embed::{Action, Goto, PuzzleStage, Task};
use chuhe::app::{EngineEvent, EngineFault};
use chuhe::protocol::{JobId, Report, Score};

use crate::Table;

/// Mate in two: chariot to d9 wins with a check on the way.
const LADDER: &str = "fen=4k4/9/9/9/9/9/9/R8/1R7/5K3_w&solution=a2a8_(b1b8_e9d9_a2a9)_e9d9_b1b9";

#[test]
fn exploring_grows_variations() {
    let mut table = Table::new("mode=explore&moves=h2e2_h9g7");
    table.events();
    table.play("c3c4");
    assert_eq!(table.events(), ["select c3 1", "move c3c4 by person at 1", "change 1 at 1", "select  0"]);
    table.play("h9g7");
    assert!(table.act(Action::Undo));
    assert!(table.act(Action::Undo));
    assert_eq!((table.embed.core.game.ply(), table.embed.record.tree.len()), (0, 4));
    table.play("h2e2");
    assert_eq!(table.embed.record.tree.len(), 4, "a move that is there is no new one");
}

#[test]
fn an_illegal_try_is_told_with_its_reason() {
    let mut table = Table::new("mode=explore");
    table.events();
    table.play("b0d1");
    assert_eq!(table.events(), ["select b0 2", "illegal b0d1 leg-blocked"]);
    let status = view::surface(&table.embed).status.unwrap();
    assert_eq!(status.tone, Tone::Bad);
    assert!(status.text.contains("leg"), "{}", status.text);

    let mut table = Table::new("mode=explore&explain=off");
    table.play("b0d1");
    assert!(table.events().contains(&"illegal b0d1 leg-blocked".to_owned()));
    assert_ne!(view::surface(&table.embed).status.unwrap().tone, Tone::Bad);
}

#[test]
fn nothing_moves_in_a_view() {
    let mut table = Table::new("moves=h2e2");
    table.play("c3c4");
    assert_eq!(table.events(), ["ready view"]);
    assert!(table.act(Action::Go(Goto::Last)));
    assert_eq!(table.events(), ["change 1 at 0"]);
    assert!(!table.act(Action::Go(Goto::Next)));
}

#[test]
fn a_puzzle_answers_and_takes_wrong_moves_back() {
    let mut table = Table::new(LADDER);
    table.events();
    table.play("a2a9");
    assert_eq!(table.events()[1..3], ["move a2a9 by person at 0", "check black"]);
    assert!(matches!(&table.embed.task, Task::Puzzle(puzzle) if puzzle.stage == PuzzleStage::Wrong));
    table.press("b1");
    assert_eq!(table.embed.core.picked, None, "not before it is taken back");
    table.wait();
    assert_eq!((table.embed.core.game.ply(), table.embed.record.tree.len()), (0, 0));
    table.events();
    table.play("a2a8");
    table.wait();
    let told = table.events();
    assert!(told.contains(&"progress 1/3 None None".to_owned()), "{told:?}");
    assert!(told.contains(&"move e9d9 by author at 0.0".to_owned()), "{told:?}");
    table.play("b1b9");
    let told = table.events();
    assert!(told.contains(&"puzzle solved 1 0".to_owned()), "{told:?}");
    assert!(told.contains(&"end red mate".to_owned()), "{told:?}");
    // Afterwards it can be looked through.
    assert!(table.act(Action::Go(Goto::First)));
}

#[test]
fn other_moves_of_the_solution_are_as_good() {
    let mut table = Table::new(LADDER);
    table.play("b1b8");
    table.wait();
    assert_eq!(table.embed.core.game.ply(), 2);
}

#[test]
fn any_mate_will_do_where_the_author_says_so() {
    let fen = "fen=4k4/R8/9/9/9/9/9/9/1R6C/5K3_w";
    for (parameters, stage) in [
        ("&solution=b1b9&accept=any-mate", "solved"),
        ("&accept=any-mate&mode=puzzle", "solved"),
        ("&solution=i1e1", "failed"),
    ] {
        let mut table = Table::new(&format!("{fen}{parameters}"));
        table.play("b1b9");
        let told = table.events();
        assert!(told.contains(&format!("puzzle {stage} {} 0", u8::from(stage == "failed"))), "{told:?}");
    }
    let mut table = Table::new(&format!("{fen}&mode=puzzle&accept=any-mate"));
    table.play("b1c1");
    assert!(table.events().contains(&"puzzle failed 1 0".to_owned()));
}

#[test]
fn hints_show_the_man_and_then_the_move() {
    let mut table = Table::new(LADDER);
    table.events();
    for (hints, figures) in [(1, 1), (2, 1)] {
        table.act(Action::Hint);
        assert_eq!(table.events(), [format!("puzzle hint 0 {hints}")]);
        assert_eq!(view::figures(&table.embed).len(), figures);
    }
    assert!(view::figures(&table.embed)[0].line.contains('L'), "an arrow");
}

#[test]
fn a_choice_is_looked_at_as_a_whole() {
    let mut table = Table::new("fen=9/9/9/9/4N4/9/9/9/9/9&targets=d7,f7,c6&answer=Three.");
    table.events();
    table.press("d7");
    table.press("a0");
    assert_eq!(table.events(), ["progress 1/3 None None", "progress 2/3 None None"]);
    table.act(Action::Check);
    assert_eq!(table.events(), ["progress 2/3 Some(1) Some(1)", "puzzle failed 1 0"]);
    assert_eq!(view::surface(&table.embed).answer, None);
    for text in ["a0", "f7", "c6"] {
        table.press(text);
    }
    table.act(Action::Check);
    assert_eq!(table.events().last().unwrap(), "puzzle solved 1 0");
    assert_eq!(view::surface(&table.embed).answer.as_deref(), Some("Three."));
    assert!(!table.press("a0"), "solved is solved");
}

#[test]
fn an_opponent_of_level_zero_needs_no_engine() {
    let mut table = Table::new("mode=play&level=0");
    assert!(table.embed.engine_wish().is_none());
    table.events();
    table.play("h2e2");
    table.wait();
    assert_eq!(table.embed.core.game.ply(), 2);
    assert!(table.events().iter().any(|told| told.contains("by engine")));
    assert!(table.act(Action::Undo));
    assert_eq!(table.embed.core.game.ply(), 0, "to the person's own decision");
}

fn job(table: &Table) -> JobId {
    table.embed.engine_wish().expect("a search").id
}

fn done(table: &mut Table, best: &str) {
    let job = job(table);
    table.act(Action::Engine(EngineEvent::Done { job, best: Some(best.to_owned()) }));
}

fn report(line: u8, score: Score, pv: &str) -> Report {
    Report {
        line,
        depth: 9,
        seldepth: 12,
        score,
        bound: chuhe::protocol::Bound::Exact,
        nodes: 1_000,
        time_ms: 10,
        table_permille: 0,
        pv: pv.split(' ').map(str::to_owned).collect(),
    }
}

#[test]
fn the_engine_plays_only_in_sight() {
    let mut table = Table::new("mode=play&side=black&level=4");
    assert!(table.embed.engine_wish().is_some());
    let stale = job(&table);
    table.act(Action::Visible(false));
    assert!(table.embed.engine_wish().is_none());
    assert!(!table.act(Action::Engine(EngineEvent::Done { job: stale, best: Some("c3c4".to_owned()) })));
    table.act(Action::Visible(true));
    assert!(!table.act(Action::Engine(EngineEvent::Done { job: stale, best: Some("c3c4".to_owned()) })));
    table.events();
    done(&mut table, "h2e2");
    assert_eq!(table.events(), ["move h2e2 by engine at 0", "change 1 at 0"]);
    assert!(table.embed.engine_wish().is_none());
}

#[test]
fn each_position_is_analysed_anew() {
    let mut table = Table::new("mode=analysis");
    let first = job(&table);
    for report in [report(2, Score::Units(-10), "h2e2"), report(1, Score::Units(34), "b0c2 h9g7")] {
        table.act(Action::Engine(EngineEvent::Report { job: first, report }));
    }
    let (depth, lines) = view::lines(&table.embed);
    assert_eq!((depth, lines.len()), (Some(9), 2));
    assert_eq!((lines[0].worth.as_str(), lines[0].moves.as_str()), ("+0.34", "H8+7 H8+7"));
    table.play("h2e2");
    assert_ne!(job(&table), first);
    // Seen from Red, whoever is to move.
    let second = job(&table);
    let black = report(1, Score::Units(50), "h9g7");
    table.act(Action::Engine(EngineEvent::Report { job: second, report: black }));
    assert_eq!(view::lines(&table.embed).1[0].worth, "−0.50");
    table.act(Action::Analyse(false));
    assert!(table.embed.engine_wish().is_none());
}

#[test]
fn an_engine_that_is_lost_again_and_again_is_given_up() {
    let mut table = Table::new("mode=analysis");
    table.events();
    for _ in 0..3 {
        table.act(Action::Engine(EngineEvent::Lost(EngineFault::Crashed)));
    }
    assert_eq!(table.events(), ["error engine-failed "]);
    assert!(table.embed.engine_wish().is_none());
    table.act(Action::RetryEngine);
    table.act(Action::Analyse(true));
    assert!(table.embed.engine_wish().is_some());
}

#[test]
fn moves_play_by_themselves_until_somebody_steps_in() {
    let mut table = Table::new("moves=h2e2_h9g7_h0g2&autoplay=500");
    table.wait();
    assert_eq!(table.embed.core.game.ply(), 3);
    table.act(Action::Play(true));
    assert_eq!(table.embed.core.game.ply(), 0, "anew");
    table.act(Action::Go(Goto::Next));
    assert!(table.embed.timer().is_none());
    table.act(Action::Play(true));
    table.act(Action::Visible(false));
    assert!(table.embed.timer().is_none(), "not out of sight");
}

#[test]
fn what_is_not_here_is_told() {
    let mut table = Table::new("puzzle=p1");
    assert!(table.embed.content.is_some());
    table.act(Action::NoContent(chuhe::app::embed::ContentError::Unknown));
    assert_eq!(table.events(), ["ready puzzle", "error no-content puzzle"]);
    let mut table = Table::new("src=game.pgn");
    table.act(Action::Fetched(Err(())));
    assert_eq!(table.events(), ["ready view", "error fetch src"]);
    let mut table = Table::new("src=game.pgn&ply=last");
    table.act(Action::Fetched(Ok("1. h2e2 h9g7".to_owned())));
    assert_eq!(table.embed.core.game.ply(), 2);
    assert!(table.events().contains(&"change 2 at 0.0".to_owned()));
}
