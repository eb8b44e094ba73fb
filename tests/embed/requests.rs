//! Every method, asked as the page around asks.

use chuhe::app::embed::{Action, wire};
use chuhe::app::{EngineEvent, embed::view};
use serde_json::{Value, json};

use crate::Table;

/// Asks and gives the answer.
fn ask(table: &mut Table, kind: &str, payload: Value) -> Result<Value, String> {
    send(table, kind, payload);
    table.reply()
}

fn send(table: &mut Table, kind: &str, payload: Value) {
    table.told.clear();
    let text = json!({ "xq": 1, "id": "", "type": kind, "seq": 5, "payload": payload }).to_string();
    let (seq, command) = wire::read(&text, "").expect(kind);
    assert_eq!(seq, 5);
    match command {
        Ok(command) => table.act(Action::Command { seq, command }),
        Err(refused) => table.act(Action::Refuse(seq, refused)),
    };
}

#[test]
fn positions_and_games_are_asked_for() {
    let mut table = Table::new("moves=h2e2_h9g7_(b9c7)&ply=last");
    let fen = ask(&mut table, "fen", Value::Null).unwrap();
    assert!(fen.as_str().unwrap().starts_with("rnbakab1r/9/1c4nc1/"), "{fen}");
    let pgn = ask(&mut table, "pgn", Value::Null).unwrap();
    assert!(pgn.as_str().unwrap().contains("(1... B9-C7)"), "{pgn}");
    assert_eq!(ask(&mut table, "legalMoves", json!("a0")).unwrap(), json!(["a0a1", "a0a2"]));
    assert!(ask(&mut table, "legalMoves", Value::Null).unwrap().as_array().unwrap().len() > 30);
    assert_eq!(ask(&mut table, "legalMoves", json!({ "point": "z9" })), Err("bad-point".to_owned()));
    let svg = ask(&mut table, "svg", Value::Null).unwrap();
    assert!(svg.as_str().unwrap().starts_with("<svg"));
}

#[test]
fn moves_are_played_and_taken_back() {
    let mut table = Table::new("mode=explore");
    assert_eq!(ask(&mut table, "move", json!("C2=5")).unwrap()["move"], "h2e2");
    assert_eq!(ask(&mut table, "move", json!({ "move": "h9g7" })).unwrap()["move"], "h9g7");
    assert_eq!(ask(&mut table, "move", json!("a0a9")), Err("illegal".to_owned()));
    assert_eq!(ask(&mut table, "move", json!("nonsense")), Err("bad-move".to_owned()));
    assert_eq!(ask(&mut table, "undo", Value::Null), Ok(json!(true)));
    assert_eq!(ask(&mut table, "redo", Value::Null), Ok(json!(true)));
    assert_eq!(ask(&mut table, "redo", Value::Null), Ok(json!(false)));
    for (to, ply) in [
        (json!("first"), 0),
        (json!("next"), 1),
        (json!("last"), 2),
        (json!("prev"), 1),
        (json!(2), 2),
        (json!({ "to": "0" }), 1),
        (json!("start"), 0),
    ] {
        ask(&mut table, "goTo", to.clone()).unwrap();
        assert_eq!(table.embed.core.game.ply(), ply, "{to}");
    }
    assert_eq!(ask(&mut table, "goTo", json!("7.7")), Err("bad-path".to_owned()));
    assert_eq!(ask(&mut table, "goTo", json!("x")), Err("bad-path".to_owned()));
}

#[test]
fn something_else_is_loaded_or_refused_whole() {
    let mut table = Table::new("mode=explore");
    let before = table.embed.fen();
    assert_eq!(ask(&mut table, "load", json!({ "fen": "9/9" })), Err("bad-parameter".to_owned()));
    assert_eq!(ask(&mut table, "load", json!({ "moves": "h2e2 h2e2" })), Err("bad-parameter".to_owned()));
    assert_eq!(ask(&mut table, "load", json!({})), Err("bad-request".to_owned()));
    assert_eq!(table.embed.fen(), before);
    ask(&mut table, "load", json!({ "fen": "4k4/9/9/9/9/9/9/9/9/4K4 w", "moves": "" })).unwrap();
    ask(&mut table, "load", json!({ "pgn": "1. h2e2 h9g7" })).unwrap();
    assert_eq!(table.embed.record.tree.len(), 2);
    table.play("h2e2");
    assert!(table.events().iter().any(|told| told.starts_with("move h2e2")));
    ask(&mut table, "reset", Value::Null).unwrap();
    assert_eq!(table.embed.record.tree.len(), 0);
}

#[test]
fn parameters_are_set_while_it_runs() {
    let mut table = Table::new("mode=explore");
    table.play("h2e2");
    ask(&mut table, "set", json!({ "pieces": "letters", "theme": "dark", "movelist": "none" })).unwrap();
    assert_eq!(table.embed.core.game.ply(), 1, "looks leave the game alone");
    assert_eq!(ask(&mut table, "set", json!({ "pieces": "glass" })), Err("bad-parameter".to_owned()));
    assert_eq!(ask(&mut table, "set", json!([1])), Err("bad-request".to_owned()));
    ask(&mut table, "set", json!({ "id": "other", "origin": "https://evil.example" })).unwrap();
    assert_eq!((table.embed.options.id.as_str(), &table.embed.options.origin), ("", &None));
    ask(&mut table, "set", json!({ "fen": "start", "solution": "h2e2", "mode": "puzzle", "ranks": 0 }))
        .unwrap();
    assert_eq!(table.embed.core.game.ply(), 0);
    assert!(table.embed.next_of_solution().is_some());
    assert_eq!(ask(&mut table, "flip", Value::Null), Ok(json!("black")));
}

#[test]
fn figures_are_drawn_and_wiped() {
    let mut table = Table::new("arrows=h2e2");
    for (payload, count) in [
        (json!("e5:ring,h2e2"), 2),
        (json!(["e5", "e4:dot"]), 2),
        (json!({ "arrows": "b0c2", "marks": ["e5"] }), 2),
        (Value::Null, 0),
    ] {
        ask(&mut table, "draw", payload).unwrap();
        assert_eq!(view::figures(&table.embed).len(), count);
    }
    assert_eq!(ask(&mut table, "draw", json!("e5:<b>")), Err("bad-drawing".to_owned()));
    assert_eq!(ask(&mut table, "draw", json!(7)), Err("bad-request".to_owned()));
}

#[test]
fn the_engine_answers_when_it_is_done() {
    let mut table = Table::new("mode=explore&engine=full");
    send(&mut table, "analyse", json!({ "depth": 6, "lines": 2 }));
    assert!(table.told.is_empty(), "not yet");
    let job = table.embed.engine_wish().unwrap().id;
    table.act(Action::Engine(EngineEvent::Done { job, best: Some("h2e2".to_owned()) }));
    table.reply().unwrap();
    send(&mut table, "hint", Value::Null);
    let job = table.embed.engine_wish().unwrap().id;
    table.act(Action::Engine(EngineEvent::Done { job, best: Some("h2e2".to_owned()) }));
    assert_eq!(table.reply().unwrap(), json!({ "move": "h2e2" }));
    // Another wish, a move or a stop end it, and who waits is told.
    send(&mut table, "analyse", Value::Null);
    table.play("c3c4");
    assert_eq!(table.reply(), Err("changed".to_owned()));
    send(&mut table, "analyse", Value::Null);
    send(&mut table, "stop", Value::Null);
    let codes: Vec<String> = table.told.iter().map(|out| format!("{out:?}")).collect();
    assert!(codes.iter().any(|code| code.contains("stopped")), "{codes:?}");
    assert!(table.embed.engine_wish().is_none());
    assert_eq!(ask(&mut table, "analyse", json!({ "lines": 9 })), Err("bad-request".to_owned()));
}

#[test]
fn the_engine_is_asked_only_where_the_author_allows_it() {
    let mut table = Table::new("mode=explore");
    assert_eq!(ask(&mut table, "hint", Value::Null), Err("engine-off".to_owned()));
    assert_eq!(ask(&mut table, "analyse", Value::Null), Err("engine-off".to_owned()));
    let mut table = Table::new("mode=explore&engine=hint");
    assert_eq!(ask(&mut table, "analyse", Value::Null), Err("engine-off".to_owned()));
    let mut table = Table::new("engine=full&fen=9/9/9/9/4N4/9/9/9/9/9");
    assert_eq!(ask(&mut table, "analyse", Value::Null), Err("nothing-to-search".to_owned()));
    assert_eq!(ask(&mut table, "move", json!("e5d7")), Err("unplayable".to_owned()));
}
