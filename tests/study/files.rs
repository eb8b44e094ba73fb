//! Files and pasted texts on their way into the library, and out again.

use chuhe::app::study::{Action, Entry, Export, Failure, Filter, Found, Import, SavedRecord, What, Wrong};
use chuhe::format::pgn::MoveText;
use chuhe::format::{Header, Unreadable};
use chuhe::game::Openings;

use super::dice::Dice;
use super::{act, fresh, line};

fn openings() -> Openings {
    Openings::parse(include_str!("../../content/openings.txt")).unwrap()
}

fn all(import: Import) -> Vec<Result<Found, Failure>> {
    let (mut import, openings) = (import, openings());
    std::iter::from_fn(move || import.step(Some(&openings))).collect()
}

fn text(text: &str) -> Vec<Result<Found, Failure>> {
    all(Import::open_text("pasted", text.to_owned()).unwrap())
}

#[test]
fn each_form_of_text_is_recognised() {
    let forms = [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "position startpos moves h2e2 h9g7",
        "1. C2=5 H8+7 2. H2+3 R9=8",
        "1. 炮二平五 马８进７ 2. 马二进三 车９平８",
        "1. H2-E2 H9-G7",
        "[Red \"A\"]\n[Black \"B\"]\n\n1. 炮二平五 马８进７ (1... 炮８平５ 2. 马二进三) 1-0",
        "[DhtmlXQ]\n[DhtmlXQ_title]x[/DhtmlXQ_title]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]",
    ];
    for form in forms {
        let found = text(form);
        let [Ok(found)] = &found[..] else { panic!("{form}: {found:?}") };
        assert!(found.sheet.blemishes.is_empty(), "{form}: {:?}", found.sheet.blemishes);
    }
}

#[test]
fn a_damaged_game_is_kept_as_far_as_it_is_legal() {
    let found = text("[Red \"A\"]\n\n1. 炮二平五 马８进７\n2. 车一进九 马２进３ 1-0");
    let [Ok(found)] = &found[..] else { panic!("{found:?}") };
    assert_eq!(found.sheet.record.tree.len(), 2);
    let [blemish] = &found.sheet.blemishes[..] else { panic!("{:?}", found.sheet.blemishes) };
    assert!(
        matches!(
            &blemish.what,
            What::Move { ply: 2, why: Wrong::Illegal | Wrong::NoSuchMove, dropped: 2, .. }
        ),
        "{blemish:?}"
    );
    assert_eq!(blemish.at, chuhe::app::study::At::Text { line: 4, column: 4 });
    assert_eq!(found.entry.flaws, 1);
    // It comes back from the library with what was said about it.
    let again = SavedRecord::from_text(&found.text()).unwrap().sheet().unwrap();
    assert_eq!((&again.record, &again.blemishes), (&found.sheet.record, &found.sheet.blemishes));
}

#[test]
fn what_is_no_game_says_so() {
    assert!(matches!(Import::open("x.txt", Vec::new()), Err(Failure { why: Unreadable::Empty, .. })));
    let prose = "Dear Sir, nothing in here is a game of chess.".to_owned();
    assert!(matches!(
        Import::open_text("x", prose),
        Err(Failure { why: Unreadable::Unknown, game: None, .. })
    ));
}

#[test]
fn entries_know_players_openings_and_results() {
    let found = text(
        "[Event \"Cup\"]\n[Red \"Xu\"]\n[Black \"Hu\"]\n\n1. 炮二平五 炮８平５ 2. 马二进三 马８进７ 1/2-1/2",
    );
    let [Ok(found)] = &found[..] else { panic!("{found:?}") };
    let Entry { red, black, event, result, opening, plies, .. } = &found.entry;
    assert_eq!([red, black, event, result], ["Xu", "Hu", "Cup", "1/2-1/2"]);
    assert!(opening.starts_with('D') || opening.starts_with('B') || opening.starts_with('C'), "{opening}");
    assert_eq!(*plies, 4);
}

#[test]
fn a_thousand_games_are_read_in_steps_and_filtered() {
    let game = |number: usize| {
        let first = ["炮二平五", "马二进三", "相三进五"][number % 3];
        format!(
            "[Event \"E\"]\n[Red \"R{}\"]\n[Black \"B{number}\"]\n\n1. {first} 马８进７ {}\n\n",
            number % 10,
            ["1-0", "0-1"][number % 2]
        )
    };
    let text: String = (0..1000).map(game).collect();
    let mut import = Import::open("thousand.pgn", text.into_bytes()).unwrap();
    let openings = openings();
    let (mut entries, mut last) = (Vec::new(), 0);
    while let Some(found) = import.step(Some(&openings)) {
        let (read, whole) = import.progress();
        assert!(read >= last && read <= whole);
        last = read;
        entries.push(Entry { id: entries.len() as u32 + 1, ..found.unwrap().entry });
    }
    let state = act(fresh(), [Action::Added(entries)]);
    assert_eq!(state.library.len(), 1000);
    let filter = |filter| act(state.clone(), [Action::Filter(filter)]).library.found().count();
    assert_eq!(filter(Filter { player: "r3".to_owned(), ..Filter::default() }), 100);
    assert_eq!(filter(Filter { words: "b77 thousand".to_owned(), ..Filter::default() }), 11);
}

#[test]
fn what_is_exported_can_be_opened_again() {
    let mut dice = Dice(77);
    for _ in 0..20 {
        let mut record = dice.record(30);
        record.headers.set(Header::Red, "Red Player");
        let sheet = chuhe::app::study::Sheet::new(record);
        if sheet.record.start_position().is_none() {
            continue;
        }
        for export in Export::ALL {
            assert_eq!(Export::from_name(export.name()), Some(export));
            let bytes = export.write(&sheet).unwrap();
            let found = all(Import::open(&export.file_name(&sheet), bytes).unwrap());
            let [Ok(found)] = &found[..] else { panic!("{export:?}: {found:?}") };
            if matches!(export, Export::Pgn(_)) {
                assert_eq!(found.sheet.record.tree, sheet.record.tree, "{export:?}");
            } else if export != Export::Fen {
                assert_eq!(found.sheet.record.tree.main_line(), sheet.record.tree.main_line(), "{export:?}");
            }
        }
    }
    assert!(Export::Pgn(MoveText::Wxf).file_name(&fresh().sheet).ends_with(".pgn"));
}

#[test]
fn opening_a_game_shows_it() {
    let found = text("1. 炮二平五 马８进７");
    let Ok(found) = found.into_iter().next().unwrap() else { panic!() };
    let state = act(fresh(), [Action::Open(Box::new(found.sheet))]);
    assert_eq!(line(&state), "h2e2 h9g7");
}
