//! Messages as text: what is read, what is passed over, what is written.

use chuhe::app::embed::wire::{self, Gate};
use chuhe::app::embed::{Action, Command, Out, update};
use serde_json::{Value, json};

use crate::{embed, point};

#[test]
fn other_peoples_messages_are_passed_over() {
    let ours = json!({ "xq": 1, "id": "a", "type": "fen", "seq": 3 });
    assert_eq!(wire::read(&ours.to_string(), "a"), Some((3, Ok(Command::Fen))));
    for text in [
        "",
        "null",
        "[]",
        "\"fen\"",
        "{}",
        "{\"xq\":1}",
        "{\"xq\":2,\"id\":\"a\",\"type\":\"fen\"}",
        "{\"xq\":1,\"id\":\"b\",\"type\":\"fen\"}",
        "{\"xq\":1,\"id\":\"a\",\"type\":\"steal\"}",
        "{\"xq\":1,\"id\":\"a\",\"type\":[\"fen\"]}",
        "{\"xq\":1,\"id\":\"a\",\"type\":\"fen\",\"seq\":-1}",
        "{\"xq\":1,\"id\":\"a\",\"type\":\"fen\",\"seq\":1e99}",
    ] {
        assert_eq!(wire::read(text, "a"), None, "{text}");
    }
    let long =
        json!({ "xq": 1, "id": "a", "type": "load", "payload": { "pgn": "x".repeat(wire::BYTES_MAX) } });
    assert_eq!(wire::read(&long.to_string(), "a"), None);
}

#[test]
fn hostile_payloads_are_refused_without_harm() {
    let kinds = ["load", "legalMoves", "move", "goTo", "set", "analyse", "draw", "hint", "svg", "flip"];
    let deep = (0..100).fold(json!("e5"), |inner, _| json!([inner]));
    let payloads = [
        json!(null),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("\u{202e}\0<script>"),
        json!("x".repeat(100_000)),
        json!([]),
        json!({}),
        json!({ "fen": {}, "pgn": [], "moves": 7 }),
        json!({ "fen": "k".repeat(5_000) }),
        json!({ "pgn": "(".repeat(50_000) }),
        json!({ "moves": "h2e2 ".repeat(9_000) }),
        json!({ "to": -1, "point": 9, "move": null, "depth": -5, "ms": 1e99, "lines": 0 }),
        json!({ "__proto__": "x", "mode": {}, "level": 1e9, "fen": null }),
        deep,
    ];
    for kind in kinds {
        for payload in &payloads {
            let mut table = embed("mode=explore&engine=full");
            let text = json!({ "xq": 1, "type": kind, "seq": 1, "payload": payload }).to_string();
            let Some((seq, command)) = wire::read(&text, "") else { continue };
            let action = match command {
                Ok(command) => Action::Command { seq, command },
                Err(refused) => Action::Refuse(seq, refused),
            };
            table = update(&table, action).unwrap_or(table);
            for (number, out) in &table.out {
                let text = wire::write(*number, out, "");
                assert!(serde_json::from_str::<Value>(&text).is_ok(), "{text}");
                assert!(text.len() < 100_000, "{kind}: an answer as long as the question");
            }
        }
    }
}

#[test]
fn what_is_told_has_its_shape() {
    let embed = embed("id=b7&mode=explore");
    let (number, ready) = &embed.out[0];
    let text: Value = serde_json::from_str(&wire::write(*number, ready, &embed.options.id)).unwrap();
    assert_eq!((&text["xq"], &text["id"], &text["seq"]), (&json!(1), &json!("b7"), &json!(1)));
    assert_eq!((&text["type"], &text["payload"]["mode"]), (&json!("xq:ready"), &json!("explore")));
    let mut next = embed;
    for square in ["h2", "e2"] {
        next = update(&next, Action::Board(chuhe::app::Action::Press(point(square)))).unwrap();
    }
    let told =
        next.out.iter().find(|(_, out)| matches!(out, Out::Event(chuhe::app::embed::Event::Move { .. })));
    let text: Value = serde_json::from_str(&wire::write(9, &told.unwrap().1, "")).unwrap();
    let payload = &text["payload"];
    assert_eq!(
        (&payload["move"], &payload["uci"], &payload["wxf"], &payload["chinese"], &payload["by"]),
        (&json!("h2e2"), &json!("h3e3"), &json!("C2=5"), &json!("炮二平五"), &json!("person"))
    );
    let refused = Out::Reply { seq: 4, value: Err(wire::Refused::new("over")) };
    let text: Value = serde_json::from_str(&wire::write(9, &refused, "")).unwrap();
    assert_eq!(
        text,
        json!({ "xq": 1, "id": "", "seq": 4, "type": "reply",
        "payload": { "error": { "code": "over", "message": "" } } })
    );
}

#[test]
fn a_flood_is_cut() {
    let mut gate = Gate::default();
    let passed = (0..1_000).filter(|_| gate.passes(10.0)).count();
    assert_eq!(passed, wire::RATE_MAX);
    assert!(gate.passes(1_500.0));
}
