//! Repetitions as a player meets them: warnings, marks at moves, refusals, and the replay.

use chuhe::app::view::board::BoardView;
use chuhe::app::view::evidence::ArrowKind;
use chuhe::app::view::news::Spoken;
use chuhe::app::view::ruling::{Repetition, charged, told_in_replay};
use chuhe::app::view::words::Words;
use chuhe::app::{Action, Boot, Dialog, Lang, Link, NewGame, Omen, Prefs, ReplayStep, State, update};
use chuhe::referee::RulesetId;
use chuhe::rules::Side;

use crate::catalogs::catalog;
use crate::script::{run, square};

/// A position played by two people under a rule set, points named as ICCS does.
fn under(ruleset: RulesetId, fen: &str) -> State {
    let prefs = Prefs::from_text("coords=letters-0\n");
    let prefs = Prefs { new_game: NewGame { ruleset, ..NewGame::default() }, ..prefs };
    State::boot(&Boot {
        link: Link { fen: Some(fen.to_owned()), lang: Some(Lang::En), ..Link::default() },
        prefs: Some(prefs.to_text()),
        ..Boot::default()
    })
}

/// Plays moves written as four letters.
fn play(state: State, moves: &[&str]) -> State {
    let presses: Vec<&str> = moves.iter().flat_map(|mv| [&mv[..2], &mv[2..]]).collect();
    run(state, &presses.join(" "))
}

fn after(state: &State, action: Action) -> State {
    update(state, action).expect("the action does something")
}

fn warning(state: &State) -> Option<String> {
    let text = catalog(Lang::En);
    Repetition::new(Words::new(&text, state), state)
        .map(|warning| format!("{}: {}", warning.rule, warning.text))
}

fn omens(state: &State) -> Vec<(String, Omen)> {
    let board = BoardView::new(state);
    board.cells.iter().filter_map(|cell| Some((cell.square.iccs(), cell.omen?))).collect()
}

/// Black to move; Red's chariot checks without end.
const CHECKS: (&str, [&str; 4]) = ("3k5/9/9/9/9/3R5/9/9/9/5K3 b", ["d9e9", "d4e4", "e9d9", "e4d4"]);
/// Red's chariot chases a cannon without protection.
const CHASE: (&str, [&str; 4]) = ("5k3/9/9/9/c8/9/9/1R7/9/4K4 w", ["b2a2", "a5b5", "a2b2", "b5a5"]);
/// Red threatens mate on every move.
const THREATS: (&str, [&str; 4]) =
    ("3aka3/4n4/4b4/4C4/p3p3p/9/2c6/2C6/4K4/9 w", ["c2g2", "c3g3", "g2c2", "g3c3"]);
/// Both check on every move.
const BOTH: (&str, [&str; 4]) = ("9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w", ["e3d3", "d6e6", "d3e3", "e6d6"]);

#[test]
fn the_second_occurrence_is_warned_of() {
    let check = "Perpetual check: This position stands for the second time. Red has given check on every move \
                 since then.";
    let chase = "This position stands for the second time. Red has attacked the same man on every move since \
                 then: the black cannon.";
    let neither = "Repetition: This position stands for the second time. Neither side does what the rules \
                   forbid. A third time, and the game is drawn.";
    let third = "A third time, and Red loses: Red must play something else.";
    let fourth = "A fourth time it cannot be played: Red must play something else.";
    for (ruleset, (fen, cycle), expected) in [
        (RulesetId::Asian, CHECKS, format!("{check} {third}")),
        (RulesetId::Casual, CHECKS, format!("{check} {third}")),
        (RulesetId::Online, CHECKS, format!("{check} {fourth}")),
        (
            RulesetId::Club,
            CHECKS,
            "Repeated check: This position stands for the second time. Each time Red has given check with the \
             same man. A fourth time it cannot be played: Red must play something else."
                .to_owned(),
        ),
        (RulesetId::Asian, CHASE, format!("Perpetual chase: {chase} {third}")),
        (RulesetId::Online, CHASE, format!("Perpetual chase: {chase} {fourth}")),
        (RulesetId::Casual, CHASE, neither.to_owned()),
        (RulesetId::Asian, THREATS, neither.to_owned()),
        (
            RulesetId::Chinese,
            THREATS,
            format!(
                "Perpetual attack: This position stands for the second time. Red has given check, threatened \
                 mate or attacked a man on every move since then. {third}"
            ),
        ),
        (
            RulesetId::Asian,
            BOTH,
            "Repetition: This position stands for the second time. Both sides are equally to blame. A third \
             time, and the game is drawn."
                .to_owned(),
        ),
    ] {
        let before = play(under(ruleset, fen), &cycle[..3]);
        assert_eq!(warning(&before), None, "{ruleset:?} {fen}");
        let state = play(before, &cycle[3..]);
        assert_eq!(warning(&state).as_deref(), Some(expected.as_str()), "{ruleset:?} {fen}");
    }
}

#[test]
fn the_warning_stays_while_the_repetition_does() {
    let (fen, cycle) = CHECKS;
    let state = play(under(RulesetId::Online, fen), &cycle);
    let once = warning(&state);
    let further = play(state, &["d9e9"]);
    assert_eq!(warning(&further), once, "the same words, so that they are not read out again");
    assert_eq!(charged(&further.game.warning().unwrap().verdict).map(|(side, _)| side), Some(Side::Red));
    assert_eq!(warning(&play(further, &["d4d3"])), None, "left");
}

#[test]
fn a_repetition_that_is_allowed_is_not_warned_of() {
    let state = play(
        under(RulesetId::Club, "start"),
        &["b0c2", "b9c7", "c2b0", "c7b9", "b0c2", "b9c7", "c2b0", "c7b9", "b0c2"],
    );
    assert_eq!((warning(&state), state.conclusion()), (None, None));
}

#[test]
fn moves_that_lose_by_rule_are_marked_before_they_are_played() {
    let (fen, cycle) = CHECKS;
    let before = [&cycle[..], &cycle[..3]].concat();
    for (ruleset, expected) in [
        (RulesetId::Asian, vec![("d4".to_owned(), Omen::Loses)]),
        (RulesetId::Casual, vec![("d4".to_owned(), Omen::Loses)]),
        (RulesetId::Online, vec![]),
    ] {
        let state = run(play(under(ruleset, fen), &before), "e4");
        assert_eq!(omens(&state), expected, "{ruleset:?}");
        assert!(state.foreseen.iter().all(|(mv, _)| mv.from == square("e4")), "only for the man picked up");
    }
    let picked = run(play(under(RulesetId::Asian, fen), &before), "e4");
    let text = catalog(Lang::En);
    let words = Words::new(&text, &picked);
    let board = BoardView::new(&picked);
    let cell = board.cells.iter().find(|cell| cell.square == square("d4")).unwrap();
    assert!(words.cell(cell).contains("can go here, loses by the repetition rule"), "{}", words.cell(cell));
    let said = Spoken::new(&text, &picked).polite;
    assert!(said.ends_with("; one would lose by the repetition rule"), "{said}");
    // Played all the same, it loses, and that is called out.
    let over = run(picked, "d4");
    assert_eq!(over.conclusion().unwrap().outcome.winner(), Some(Side::Black));
    assert_eq!((over.dialog, over.foreseen.len()), (Some(Dialog::Result), 0));
    let called = Spoken::new(&text, &over).urgent;
    assert!(called.starts_with("Red: chariot e4 to d4. Black wins"), "{called}");
    assert!(called.contains("Perpetual check: Red gave check on every move"), "{called}");
}

#[test]
fn moves_that_draw_by_repetition_are_marked() {
    let (fen, cycle) = CHASE;
    let state = run(play(under(RulesetId::Casual, fen), &[&cycle[..], &cycle[..3]].concat()), "b5");
    assert_eq!(omens(&state), [("a5".to_owned(), Omen::Draws)]);
    // What wins by rule is not told in advance.
    let state = run(play(under(RulesetId::Asian, fen), &[&cycle[..], &cycle[..3]].concat()), "b5");
    assert_eq!(omens(&state), []);
}

#[test]
fn a_forbidden_repetition_is_refused_with_its_reason_and_can_be_looked_at() {
    for (ruleset, (fen, cycle), until, mv, reason, marked) in [
        (
            RulesetId::Online,
            CHECKS,
            11,
            "e4d4",
            "This move would bring about the same position a fourth time. Red has given check on every move \
             since then. By these rules it cannot be played.",
            ["d9", "e4"],
        ),
        (
            RulesetId::Club,
            CHASE,
            12,
            "b2a2",
            "This move would bring about the same position a fourth time. Red has attacked the same man on \
             every move since then: the black cannon. By these rules it cannot be played.",
            ["a5", "b2"],
        ),
    ] {
        let rounds = [&cycle[..], &cycle[..], &cycle[..], &cycle[..]].concat();
        let state = play(under(ruleset, fen), &rounds[..until]);
        let ply = state.game.ply();
        let picked = run(state, &mv[..2]);
        assert_eq!(omens(&picked), [(mv[2..].to_owned(), Omen::Refused)], "{ruleset:?}");
        let board = BoardView::new(&picked);
        assert!(board.cells.iter().all(|cell| cell.square != square(&mv[2..]) || !cell.target));
        let refused = run(picked, &mv[2..]);
        assert_eq!(refused.game.ply(), ply, "not played");
        let text = catalog(Lang::En);
        let words = Words::new(&text, &refused);
        assert_eq!(words.refusal(&refused, refused.refusal.as_ref().unwrap()), reason);
        let board = BoardView::new(&refused);
        let mut found: Vec<String> =
            board.cells.iter().filter(|cell| cell.repeats).map(|cell| cell.square.iccs()).collect();
        found.sort();
        assert_eq!(found, marked);
        // The replay has the refused move in it, the game has not.
        let shown = after(&refused, Action::ShowRuling);
        let replay = shown.replay.as_ref().unwrap();
        assert_eq!((replay.done(), replay.moves()), (0, 12));
        assert_eq!(after(&shown, Action::EndReplay).game.ply(), ply);
    }
}

#[test]
fn the_ruling_is_replayed_with_its_evidence() {
    let (fen, cycle) = CHASE;
    let over = play(under(RulesetId::Asian, fen), &[cycle, cycle].concat());
    assert_eq!(over.dialog, Some(Dialog::Result));
    let shown = after(&over, Action::ShowRuling);
    assert_eq!(shown.dialog, None);
    let marks = |state: &State| {
        let board = BoardView::new(state);
        let squares = |wanted: fn(&chuhe::app::view::board::CellView) -> bool| {
            board.cells.iter().filter(|cell| wanted(cell)).map(|cell| cell.square.iccs()).collect::<Vec<_>>()
        };
        let kinds: Vec<ArrowKind> = board.evidence.arrows.iter().map(|arrow| arrow.kind).collect();
        (squares(|cell| cell.chased), squares(|cell| cell.attacks), kinds)
    };
    let told = |state: &State| {
        let text = catalog(Lang::En);
        let replay = state.replay.as_ref().unwrap();
        told_in_replay(Words::new(&text, state), &replay.game, replay.deed())
    };
    assert_eq!(marks(&shown), (vec!["a5".to_owned()], vec![], vec![]));
    assert_eq!(told(&shown), "Here the position stands for the first time.");
    let attacked = after(&shown, Action::Replay(ReplayStep::Next));
    assert_eq!(marks(&attacked), (vec!["a5".to_owned()], vec!["a2".to_owned()], vec![ArrowKind::New]));
    assert_eq!(
        told(&attacked),
        "Red: chariot b2 to a2. New attack: red chariot a2 on black cannon a5, unprotected."
    );
    let fled = after(&attacked, Action::Replay(ReplayStep::Next));
    assert_eq!(marks(&fled), (vec!["b5".to_owned()], vec![], vec![]));
    assert!(told(&fled).ends_with("No check, no threat, no new attack."), "{}", told(&fled));
    assert!(update(&fled, Action::Lift(square("b2"))).is_none(), "what is replayed is only looked at");
    let end = after(&fled, Action::Replay(ReplayStep::Last));
    assert_eq!(end.fen(), over.fen());
    // Escape on the board goes back to where the game stands, and it can be shown again.
    let back = after(&fled, Action::Cancel);
    assert_eq!((back.fen(), back.replay.is_none(), back.dialog), (over.fen(), true, None));
    assert!(after(&back, Action::ShowRuling).replay.is_some());
    // Grounds: who did what, how often.
    let text = catalog(Lang::En);
    let words = Words::new(&text, &over);
    assert_eq!(
        words.grounds(over.ruling().unwrap(), over.game.start()),
        [
            "The same position stood three times. What counts is what each side did in between, from move 1 to \
             move 4.",
            "Red in 4 moves: 4 new attacks.",
            "On every move Red attacked: black cannon. With: red chariot.",
            "Black in 4 moves: 4 quiet moves.",
        ]
    );
}

#[test]
fn a_replay_goes_on_by_itself_until_its_end() {
    let (fen, cycle) = CHECKS;
    let over = play(under(RulesetId::Asian, fen), &[cycle, cycle].concat());
    let mut state = after(&after(&over, Action::ShowRuling), Action::Replay(ReplayStep::Toggle));
    let mut ticks = 0;
    while state.replay.as_ref().unwrap().playing {
        state = after(&state, Action::Replay(ReplayStep::Tick));
        ticks += 1;
    }
    assert_eq!((ticks, state.fen()), (8, over.fen()));
    assert!(update(&state, Action::Replay(ReplayStep::Tick)).is_none(), "no tick moves what stands");
    let again = after(&state, Action::Replay(ReplayStep::Toggle));
    assert_eq!(again.replay.as_ref().unwrap().done(), 0, "from the beginning");
    let by_hand = after(&again, Action::Replay(ReplayStep::Next));
    assert!(!by_hand.replay.as_ref().unwrap().playing);
}

#[test]
fn whatever_changes_the_game_ends_the_replay_of_it() {
    let (fen, cycle) = CHECKS;
    let over = play(under(RulesetId::Asian, fen), &[cycle, cycle].concat());
    let shown = after(&over, Action::ShowRuling);
    assert!(after(&shown, Action::TakeBack).replay.is_none());
    // A warning can be looked at, too.
    let warned = play(under(RulesetId::Asian, fen), &cycle);
    assert!(after(&warned, Action::ShowRuling).replay.is_some());
    assert!(update(&under(RulesetId::Asian, fen), Action::ShowRuling).is_none(), "nothing to look at");
}
