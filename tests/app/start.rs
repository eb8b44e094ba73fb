//! How the program begins: saved games, links, languages, stores that refuse.

use chuhe::app::store::{Found, StoreError};
use chuhe::app::view::words::Words;
use chuhe::app::{Action, Boot, Lang, Link, Notice, Saved, State, update};
use chuhe::rules::Side;

use crate::catalogs::catalog;
use crate::script::{boot, fresh, run, with_fen};

#[test]
fn a_reload_changes_nothing() {
    for script in [
        "start:person h2 e2 h9 g7",
        "start:red:7 h2 e2 engine:h9g7 b0 c2 engine:b9c7 back",
        "start:black:2 engine:h2e2 h9 g7",
        "start:red:3 h2 e2 resign",
    ] {
        let state = run(fresh(), script);
        let reloaded = boot(Link::default(), Some(&state));
        assert_eq!(reloaded.to_save(), state.to_save(), "{script}");
        assert_eq!(reloaded.fen(), state.fen());
        assert_eq!(reloaded.is_thinking(), state.is_thinking());
        assert_eq!(reloaded.conclusion(), state.conclusion());
        assert_eq!(reloaded.bottom, state.bottom);
    }
}

#[test]
fn damaged_saves_are_read_as_far_as_they_go() {
    let state = run(fresh(), "start:person h2 e2 h9 g7");
    let good = state.to_save();
    let boot_with = |saved: &str| {
        let found = Found { payload: Some(saved.to_owned()), ..Found::default() };
        State::boot(&Boot { found: Some(Ok(found)), ..Boot::default() })
    };
    type Damage = fn(&mut Saved);
    let cases: [(&str, Damage, usize); 5] = [
        ("illegal second move", |saved| saved.game.moves = "h2e2h9h8b9c7".to_owned(), 1),
        ("half a move", |saved| saved.game.moves = "h2e2h9".to_owned(), 1),
        ("not even text of moves", |saved| saved.game.moves = "éééé".to_owned(), 0),
        ("no position", |saved| saved.game.start = "9/9".to_owned(), 0),
        ("no generals", |saved| saved.game.start = "9/9/9/9/9/9/9/9/9/9 w".to_owned(), 0),
    ];
    for (name, damage, ply) in cases {
        let mut saved = good.clone();
        damage(&mut saved);
        let state = boot_with(&saved.to_text());
        assert_eq!((state.game.ply(), &state.notices[..]), (ply, &[Notice::Damaged][..]), "{name}");
    }
    for text in ["", "null", "{}", r#"{"game":{"start":1}}"#] {
        assert_eq!(boot_with(text).notices, [Notice::Damaged], "{text}");
    }
    let later = good.to_text().replacen('{', r#"{"later":[1,{"x":null}],"#, 1);
    assert!(boot_with(&later).notices.is_empty(), "a newer release may add fields");
}

#[test]
fn a_store_that_refuses_is_told_of_once() {
    let state = State::boot(&Boot { found: Some(Err(StoreError::Blocked)), ..Boot::default() });
    assert_eq!(state.notices, [Notice::NotSaved(StoreError::Blocked)]);
    assert!(update(&state, Action::NotSaved(StoreError::Blocked)).is_none());
}

#[test]
fn a_link_opens_its_position_and_keeps_the_game() {
    let fen = "4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 0 1";
    let playing = run(fresh(), "start:person h2 e2 h9 g7");
    let linked = boot(Link { fen: Some(fen.to_owned()), ..Link::default() }, Some(&playing));
    assert_eq!(linked.fen(), fen);
    assert_eq!(linked.notices, [Notice::Parked]);
    assert_eq!(linked.bottom, Side::Black, "who is to move sits at the bottom");
    // Opened again, with moves played since: they are still there.
    let moved = run(linked, "e9 f9");
    let again = boot(Link { fen: Some(fen.to_owned()), ..Link::default() }, Some(&moved));
    assert_eq!((again.fen(), again.parked.is_some()), (moved.fen(), true));
    // And the game comes back as it was.
    let back = run(again, "unpark");
    assert_eq!(back.to_save().game, playing.to_save().game);
    assert_eq!(back.notices, []);
}

#[test]
fn a_reload_of_a_links_page_goes_on_with_whatever_is_played_there() {
    let link = Link { fen: Some("4k4/9/9/9/9/9/9/4R4/9/3K5 b".to_owned()), ..Link::default() };
    let played = run(boot(link.clone(), None), "start:person h2 e2");
    let reload = |again| {
        let found = Found { payload: Some(played.to_save().to_text()), ..Found::default() };
        State::boot(&Boot { link: link.clone(), found: Some(Ok(found)), again, ..Boot::default() })
    };
    assert_eq!(reload(true).fen(), played.fen());
    let opened = reload(false);
    assert_eq!((opened.game.ply(), opened.turn()), (0, Side::Black), "followed again, it opens its position");
    assert_eq!(run(opened, "unpark").fen(), played.fen());
}

#[test]
fn another_link_can_be_followed_while_the_page_is_open() {
    let state = run(fresh(), "start:person h2 e2");
    let visit = |fen: &str| Action::Visit(Link { fen: Some(fen.to_owned()), ..Link::default() });
    let opened = update(&state, visit("4k4/9/9/9/9/9/9/4R4/9/3K5 b")).unwrap();
    assert_eq!((opened.turn(), &opened.notices[..]), (Side::Black, &[Notice::Parked][..]));
    let broken = update(&opened, visit("9/9")).unwrap();
    assert_eq!(broken.fen(), opened.fen());
    assert!(matches!(broken.notices[..], [Notice::Parked, Notice::BadFen { .. }]));
    assert!(update(&opened, Action::Visit(Link::default())).is_none());
}

#[test]
fn hostile_records_are_told_of_and_touch_nothing() {
    let playing = run(fresh(), "start:person h2 e2");
    let words = |fen: &str| {
        let state = boot(Link { fen: Some(fen.to_owned()), ..Link::default() }, Some(&playing));
        assert_eq!(state.to_save(), playing.to_save(), "{fen}");
        let text = catalog(Lang::En);
        let [notice] = &state.notices[..] else { panic!("{fen}: {:?}", state.notices) };
        Words::new(&text, &state).notice(notice).1.join(" ")
    };
    for (fen, place) in [
        ("", "There is no position in it."),
        ("9/9/9", "3 rows instead of 10"),
        ("9/9/9/9/9/9/9/9/9/99", "Row 10 from the top has 18 points instead of 9."),
        ("9/9/xyz/9/9/9/9/9/9/9", "Row 3 from the top, character 1: “x”"),
        ("4k4/9/9/9/9/9/9/9/9/4K4 x", "given as “x”"),
        ("9/9/9/9/9/9/9/9/9/9 w", "Red has no general. Black has no general."),
        ("4k4/9/9/9/9/9/9/9/9/4K4 w", "face each other on file e"),
        ("4k4/9/9/9/9/9/9/9/4K4/R3R4 w", "Black is in check from"),
    ] {
        let found = words(fen);
        assert!(found.contains(place) || fen.starts_with("4k4/9/9/9/9/9/9/9/4K4"), "{fen}: {found}");
    }
    let found = words(&"9".repeat(300));
    assert!(found.contains("at most 200"), "{found}");
    let hidden = words("4k4/9/9/9/9/9/9/9/9/3K5 \u{202e}evil");
    assert!(hidden.contains("\\u{202e}evil"), "what turns text around is shown, not done: {hidden}");
}

#[test]
fn men_where_they_cannot_get_to_can_be_studied() {
    let state = with_fen("4k4/9/9/9/9/8R/9/A8/9/3K5 w");
    assert!(matches!(&state.notices[..], [Notice::OddSetup { faults }] if faults.len() == 1));
    assert_eq!(run(state, "d0 d1").game.ply(), 1);
}

#[test]
fn the_language_is_the_links_or_the_chosen_or_the_browsers() {
    let lang = |link, prefs: Option<&str>, browser: &str| {
        State::boot(&Boot {
            link: Link { lang: link, ..Link::default() },
            prefs: prefs.map(str::to_owned),
            languages: vec![browser.to_owned()],
            ..Boot::default()
        })
        .lang()
    };
    assert_eq!(lang(None, None, "de-CH"), Lang::De);
    assert_eq!(lang(None, Some("lang=en"), "de-CH"), Lang::En);
    assert_eq!(lang(Some(Lang::De), Some("lang=en"), "en"), Lang::De);
}
