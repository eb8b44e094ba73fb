//! Results other than repetitions, warnings, and what is told before a move is played.

mod oracle;

use chuhe::referee::{
    Conclusion, Ending, Foresight, History, MoveLimit, Offence, Outcome, Ruleset, RulesetId, Status, foresee,
    foresee_all, is_refused, judge, limit, material, time_out,
};
use chuhe::rules::{Move, Role, Setup, Side, Square};
use oracle::position;

fn game(record: &str, moves: &str) -> History {
    let moves: Vec<Move> = moves.split_whitespace().map(|mv| Move::from_iccs(mv).unwrap()).collect();
    History::of_moves(position(record), moves).unwrap_or_else(|problem| panic!("{record}: {problem:?}"))
}

fn ending(history: &History, ruleset: &Ruleset) -> Option<Ending> {
    judge(history, ruleset).conclusion().map(|conclusion| conclusion.ending.clone())
}

/// A chariot checks a bare general to and fro; Red has other moves.
const CHECKS: &str = "4k4/9/9/9/9/9/9/9/R8/3K5 w";
const CHECK_CYCLE: &str = "a1e1 e9f9 e1f1 f9e9 ";

#[test]
fn mate_and_stalemate_go_before_everything() {
    let limit = Ruleset::ASIAN.with_limit(MoveLimit::FIFTY);
    let mate = game("3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 99 60", "b0b9");
    assert!(mate.quiet_plies() >= 100);
    assert_eq!(judge(&mate, &limit), Status::Over(Conclusion::lost_by(Side::Black, Ending::Checkmate)));
    let stalemate = game("4k4/8R/4N4/9/9/9/9/9/9/3K5 w - - 99 60", "i8a8");
    assert_eq!(judge(&stalemate, &limit), Status::Over(Conclusion::lost_by(Side::Black, Ending::Stalemate)));
}

#[test]
fn the_move_limit_draws() {
    let before = "4k4/4a4/9/9/9/9/9/9/4A4/3K3R1 w - - 118 60";
    let one_short = game(before, "h0h1");
    assert_eq!(judge(&one_short, &Ruleset::ASIAN), Status::Going(None));
    let reached = game(before, "h0h1 e9f9");
    assert_eq!(ending(&reached, &Ruleset::ASIAN), Some(Ending::MoveLimit { moves: 60 }));
    assert_eq!(ending(&reached, &Ruleset::ASIAN.with_limit(MoveLimit::Off)), None);
    assert_eq!(
        ending(&reached, &Ruleset::ASIAN.with_limit(MoveLimit::FIFTY)),
        Some(Ending::MoveLimit { moves: 50 })
    );
    assert_eq!(ending(&reached, &Ruleset::CLUB), None);
}

/// The counts as they are worded, from the moves and nothing kept from ply to ply.
#[test]
fn only_ten_checks_of_a_side_count() {
    let mut with_surplus = 0;
    for seed in 0..60 {
        let mut random = oracle::Random::new(seed);
        // Chariots that check whenever they can, and take seldom.
        let mut history = History::new(position("r3k4/4a4/9/9/9/9/9/9/4A4/3K4R w"));
        let mut checks = [0; 2];
        let mut expected = 0_usize;
        let mut surplus_before = false;
        for _ in 0..160 {
            let legal = history.position().legal_moves();
            let checking: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|&mv| history.position().man_at(mv.to).is_none())
                .filter(|&mv| {
                    history.position().play(mv).is_ok_and(|after| after.in_check() && !after.is_lost())
                })
                .collect();
            let quiet: Vec<Move> =
                legal.iter().copied().filter(|mv| history.position().man_at(mv.to).is_none()).collect();
            let from = match (checking.is_empty(), quiet.is_empty() || random.below(200) == 0) {
                (false, _) => &checking[..],
                (true, false) => &quiet[..],
                (true, true) => &legal[..],
            };
            let Some(&mv) = from.get(random.below(from.len().max(1))) else { break };
            let us = history.position().turn().index();
            history.play(mv).unwrap();
            if history.last_captured().is_some() {
                (checks, expected, surplus_before) = ([0; 2], 0, false);
                continue;
            }
            let check = history.position().in_check();
            checks[us] += usize::from(check);
            let surplus = check && checks[us] > 10;
            expected += usize::from(!surplus && !surplus_before);
            surplus_before = surplus;
            with_surplus += usize::from(surplus);
            let progress = limit::progress(&history, MoveLimit::SIXTY).unwrap();
            assert_eq!((progress.counted, progress.limit), (expected, 120));
        }
    }
    assert!(with_surplus > 500, "{with_surplus} checks beyond the tenth");
}

#[test]
fn nobody_wins_without_attackers() {
    let cases = [
        ("4k4/9/9/9/9/9/9/9/9/3K5 w", [false, false]),
        ("3ak4/9/4b4/9/9/9/9/4B4/4A4/3K5 w", [false, false]),
        // A cannon needs a screen: its own general is none, any other man is.
        ("4k4/9/9/9/9/9/9/9/9/3K2C2 w", [false, false]),
        ("3ak4/9/9/9/9/9/9/9/9/3K2C2 w", [true, false]),
        ("4k4/9/9/9/9/9/9/9/4A4/3K2C2 w", [true, false]),
        ("4k4/9/9/9/9/9/9/9/9/3KC1C2 w", [true, false]),
        ("4k2c1/9/9/9/9/9/9/9/9/3K2C2 w", [true, true]),
        ("4k4/9/9/9/9/9/9/p8/9/3K5 w", [false, true]),
        ("4k2n1/9/9/9/9/9/9/9/9/R2K5 w", [true, true]),
    ];
    for (record, expected) in cases {
        let position = position(record);
        assert_eq!(Side::ALL.map(|side| material::can_ever_win(&position, side)), expected, "{record}");
        let dead = expected == [false, false];
        let status = judge(&History::new(position), &Ruleset::ASIAN);
        let concluded = Status::Over(Conclusion::drawn_by(Ending::DeadPosition));
        assert_eq!(status, if dead { concluded } else { Status::Going(None) }, "{record}");
    }
}

/// The rule about the bare cannon, by trying: no arrangement of the three men is mate or stalemate.
#[test]
fn a_bare_cannon_wins_nowhere() {
    let palace = |side| Square::all().filter(move |square| square.in_palace(side));
    let mut positions = 0;
    for red in palace(Side::Red) {
        for black in palace(Side::Black) {
            for cannon in Square::all().filter(|square| ![red, black].contains(square)) {
                let mut setup = Setup { turn: Side::Black, ..Setup::empty() };
                setup.board.set(red, Some(Role::General.of(Side::Red)));
                setup.board.set(black, Some(Role::General.of(Side::Black)));
                setup.board.set(cannon, Some(Role::Cannon.of(Side::Red)));
                if let Ok(position) = chuhe::rules::Position::from_setup(&setup) {
                    assert!(!position.is_lost(), "{setup:?}");
                    positions += 1;
                }
            }
        }
    }
    assert!(positions > 4000, "{positions} positions");
}

#[test]
fn time_runs_out() {
    let history = game("4k4/9/9/9/9/9/9/9/4A4/3K3R1 w", "");
    assert_eq!(time_out(&history, Side::Black), Conclusion::lost_by(Side::Black, Ending::Time));
    assert_eq!(time_out(&history, Side::Red), Conclusion::drawn_by(Ending::Time));
}

#[test]
fn players_end_a_game() {
    assert_eq!(Conclusion::resignation(Side::Red).outcome, Outcome::Win(Side::Black));
    assert_eq!(Conclusion::agreement().outcome.winner(), None);
}

#[test]
fn a_warning_at_the_second_occurrence() {
    let history = game(CHECKS, CHECK_CYCLE);
    assert_eq!(judge(&history, &Ruleset::ASIAN), Status::Going(None));
    let history = game(CHECKS, &(CHECK_CYCLE.to_owned() + "f1e1"));
    let status = judge(&history, &Ruleset::ASIAN);
    let warning = status.warning().expect("the position after a1e1 again");
    assert_eq!((warning.occurrences, warning.decided_at), (2, 3));
    assert_eq!(warning.must_deviate(), Some(Side::Red));
    assert_eq!(warning.verdict.occurrences, [1, 5]);
    assert_eq!(warning.verdict.accounts[Side::Red].offence, Some(Offence::PerpetualCheck));
    assert_eq!(warning.verdict.accounts[Side::Red].checks, 2);
    assert_eq!(warning.verdict.accounts[Side::Black].idle, 2);
}

#[test]
fn a_move_that_would_lose_is_told_before() {
    let history = game(CHECKS, "a1e1 e9f9 e1f1 f9e9 f1e1 e9f9 e1f1 f9e9");
    let again = Move::from_iccs("f1e1").unwrap();
    let foresight = foresee(&history, &Ruleset::ASIAN, again);
    assert!(foresight.loses_by_rule(&history));
    let marked: Vec<Move> = foresee_all(&history, &Ruleset::ASIAN)
        .into_iter()
        .filter(|(_, foresight)| foresight.loses_by_rule(&history))
        .map(|(mv, _)| mv)
        .collect();
    assert_eq!(marked, [again]);
    assert!(!is_refused(&history, &Ruleset::ASIAN, again));

    // What is foretold comes true.
    let Foresight::Ends(foretold) = foresight else { panic!("{foresight:?}") };
    let mut after = history.clone();
    after.play(again).unwrap();
    assert_eq!(judge(&after, &Ruleset::ASIAN), Status::Over(foretold));
}

#[test]
fn a_refused_move_is_told_before() {
    let twice = "a1e1 e9f9 e1f1 f9e9 f1e1 e9f9 e1f1 f9e9 ";
    let third = game(CHECKS, twice);
    let again = Move::from_iccs("f1e1").unwrap();
    for ruleset in [Ruleset::ONLINE, Ruleset::CLUB] {
        assert!(!is_refused(&third, &ruleset, again), "only the third time");
        assert!(matches!(foresee(&third, &ruleset, again), Foresight::Repeats(_)));
        let fourth = game(CHECKS, &(twice.to_owned() + "f1e1 e9f9 e1f1 f9e9"));
        assert!(is_refused(&fourth, &ruleset, again));
        let Foresight::Refused(verdict) = foresee(&fourth, &ruleset, again) else { panic!("not refused") };
        assert_eq!(verdict.decision.offender(), Some(Side::Red));
        let other = Move::from_iccs("f1f2").unwrap();
        assert!(!is_refused(&fourth, &ruleset, other));
    }
}

/// Red's only legal move is the one the rule set refuses.
#[test]
fn nothing_allowed_is_lost() {
    let history = game(
        "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w",
        "f0e0 e8f8 e0f0 f8e8 f0e0 e8f8 e0f0 f8e8 f0e0 e8f8 e0f0 f8e8",
    );
    assert_eq!(history.position().legal_moves().len(), 1);
    let lost = Status::Over(Conclusion::lost_by(Side::Red, Ending::NothingAllowed));
    assert_eq!(judge(&history, &Ruleset::ONLINE), lost);
}

#[test]
fn every_rule_set_is_found_by_its_name() {
    for id in RulesetId::ALL {
        assert_eq!(RulesetId::from_name(id.name()), Some(id));
        assert_eq!(id.ruleset().id, id);
        assert!(id.ruleset().repetition.decided_at >= 2);
    }
    assert_eq!(Ruleset::default().id, RulesetId::default());
}
