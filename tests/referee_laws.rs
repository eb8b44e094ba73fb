//! Laws that hold for every repetition, tested on the cases and on random games.

mod casebook;
mod oracle;

use casebook::{Case, cases, play, slow_judge};
use chuhe::referee::{Decision, History, Offence, Outcome, Ruleset, RulesetId, Ruling, repetition};
use chuhe::rules::{Move, Position, Setup, Side};
use oracle::Random;

/// A verdict with the sides exchanged.
fn swapped(decision: Decision) -> Decision {
    match decision {
        Decision::Loses { side, offence } => Decision::Loses { side: !side, offence },
        Decision::Refused { side, offence } => Decision::Refused { side: !side, offence },
        other => other,
    }
}

fn decision(history: &History, ruleset: RulesetId) -> Option<Decision> {
    repetition::examine(history, &ruleset.ruleset()).map(|verdict| verdict.decision)
}

/// The first ruling of a game under the default rules.
fn first_ruling(start: &Setup, moves: &[Move]) -> Option<Outcome> {
    let mut history = History::new(Position::from_study(start).ok()?);
    moves.iter().find_map(|&mv| {
        history.play(mv).unwrap();
        repetition::judge(&history, &Ruleset::ASIAN)?.conclusion().map(|conclusion| conclusion.outcome)
    })
}

/// A random game with many repetitions: a side often takes its last move back.
fn restless_game(random: &mut Random, start: Position, plies: usize) -> Vec<Move> {
    let mut history = History::new(start);
    let mut last: [Option<Move>; 2] = [None, None];
    let mut moves = Vec::new();
    for _ in 0..plies {
        let legal = history.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        let us = history.position().turn().index();
        let back = last[us].map(|mv| Move::new(mv.to, mv.from));
        let (captures, quiets): (Vec<Move>, Vec<Move>) =
            legal.iter().partition(|mv| history.position().man_at(mv.to).is_some());
        let mv = match back {
            _ if quiets.is_empty() || (!captures.is_empty() && random.below(24) == 0) => {
                captures[random.below(captures.len())]
            }
            Some(back) if quiets.contains(&back) && random.below(8) != 0 => back,
            _ => quiets[random.below(quiets.len())],
        };
        history.make(mv);
        last[us] = Some(mv);
        moves.push(mv);
    }
    moves
}

/// Starts full of attacks: the first positions of the cases.
fn restless_games(count: u64, plies: usize, mut look: impl FnMut(&Setup, &[Move])) {
    let starts: Vec<Setup> = cases().into_iter().map(|case| case.start).collect();
    for seed in 0..count {
        let mut random = Random::new(seed);
        let start = &starts[random.below(starts.len())];
        let moves = restless_game(&mut random, Position::from_study(start).unwrap(), plies);
        look(start, &moves);
    }
}

/// The referee and a slow one that follows the wording agree, at every recurrence of random games,
/// decided or not; and so does the form for the search.
#[test]
fn agrees_with_the_wording() {
    let mut recurrences = 0;
    let mut losses = 0;
    restless_games(600, 40, |start, moves| {
        let mut history = History::new(Position::from_study(start).unwrap());
        for (n, &mv) in moves.iter().enumerate() {
            history.make(mv);
            let Some(recurrence) = repetition::in_tree(&history, &Ruleset::ASIAN) else { continue };
            let loser = slow_judge::judge(start, &moves[..=n], 3).expect("a recurrence");
            let decision = decision(&history, RulesetId::Asian).unwrap();
            assert_eq!(decision.offender(), loser, "{start:?} {:?}", &moves[..=n]);
            assert_eq!(recurrence.ruling, loser.map_or(Ruling::Draw, Ruling::Against));
            recurrences += 1;
            losses += u32::from(loser.is_some());
        }
    });
    assert!(recurrences > 2000 && losses > 200, "{recurrences} recurrences, {losses} losses");
}

/// Nothing recurs unseen.
#[test]
fn occurrences_are_all_equal_positions() {
    restless_games(150, 40, |start, moves| {
        let mut history = History::new(Position::from_study(start).unwrap());
        let place = |history: &History| {
            let setup = history.position().setup();
            (setup.board, setup.turn)
        };
        let mut places = vec![place(&history)];
        for &mv in moves {
            history.make(mv);
            places.push(place(&history));
            let mut equal: Vec<usize> =
                (0..places.len()).filter(|&ply| Some(&places[ply]) == places.last()).collect();
            equal.reverse();
            assert_eq!(history.occurrences().collect::<Vec<_>>(), equal);
            assert_eq!(history.last_occurrence(), equal.get(1).copied());
        }
    });
}

#[test]
fn taking_back_leads_back() {
    restless_games(50, 40, |start, moves| {
        let mut history = play(start, moves).unwrap();
        for n in (0..moves.len()).rev() {
            assert_eq!(history.unmake(), Some(moves[n]));
            let fresh = play(start, &moves[..n]).unwrap();
            assert_eq!(history.position().hash(), fresh.position().hash());
            assert_eq!(history.last_occurrence(), fresh.last_occurrence());
        }
        assert_eq!(history.unmake(), None);
    });
}

/// Mirrored boards and exchanged sides give mirrored verdicts, under every rule set.
#[test]
fn mirror_and_color_swap() {
    let check = |start: &Setup, moves: &[Move]| {
        let history = play(start, moves).unwrap();
        let mirrored: Vec<Move> = moves.iter().map(|mv| mv.mirrored()).collect();
        let mirrored = play(&start.mirrored(), &mirrored).unwrap();
        let rotated: Vec<Move> = moves.iter().map(|mv| mv.rotated()).collect();
        let rotated = play(&start.with_sides_swapped(), &rotated).unwrap();
        for ruleset in RulesetId::ALL {
            let expected = decision(&history, ruleset);
            assert_eq!(decision(&mirrored, ruleset), expected, "{start:?} {moves:?}");
            assert_eq!(decision(&rotated, ruleset).map(swapped), expected, "{start:?} {moves:?}");
        }
    };
    for case in cases() {
        check(&case.start, &case.moves);
    }
    restless_games(60, 24, |start, moves| {
        (0..=moves.len()).for_each(|plies| check(start, &moves[..plies]));
    });
}

/// Positions from which one quiet move leads to the start of the case: the move before, played by
/// the side that waits there.
fn entries(start: &Setup) -> Vec<(Setup, Move)> {
    let side = !start.turn;
    let now = Position::from_study(start).unwrap();
    let mut found = Vec::new();
    for (_, to) in now.men(side) {
        for from in chuhe::rules::Square::all().filter(|from| start.board.get(*from).is_none()) {
            let mut before = Setup { turn: side, ..start.clone() };
            before.board.set(from, start.board.get(to));
            before.board.set(to, None);
            let mv = Move::new(from, to);
            if Position::from_study(&before).is_ok_and(|position| position.is_legal(mv)) {
                found.push((before, mv));
            }
        }
    }
    found
}

/// A move before the repetition, and one more before that, changes no verdict - unless the
/// repetition comes back to where they began, for then they are part of it.
#[test]
fn entry_moves_change_nothing() {
    let mut random = Random::new(1);
    let mut variants = 0;
    for case in cases().into_iter().filter(|case| case.verdict(RulesetId::Asian).is_some()) {
        let stated = first_ruling(&case.start, &case.moves);
        let mut check = |start: &Setup, entry: &[Move]| {
            let moves: Vec<Move> = entry.iter().chain(&case.moves).copied().collect();
            let mut history = History::new(Position::from_study(start).unwrap());
            let mut hashes = vec![history.position().hash()];
            for &mv in &moves {
                history.play(mv).unwrap();
                hashes.push(history.position().hash());
            }
            let (outside, inside) = hashes.split_at(entry.len());
            if !inside.iter().any(|hash| outside.contains(hash)) {
                assert_eq!(first_ruling(start, &moves), stated, "{} entered by {entry:?}", case.name);
                variants += 1;
            }
        };
        for (before, mv) in entries(&case.start) {
            check(&before, &[mv]);
            let earlier = entries(&before);
            if !earlier.is_empty() {
                let (start, first) = &earlier[random.below(earlier.len())];
                check(start, &[*first, mv]);
            }
        }
    }
    assert!(variants > 2000, "{variants} variants");
}

/// Where in the cycle a game begins does not matter. For cases that repeat one cycle exactly.
#[test]
fn the_cycle_may_begin_anywhere() {
    let mut rotations = 0;
    for case in cases().into_iter().filter(|case| case.verdict(RulesetId::Asian).is_some()) {
        let history = case.history();
        let occurrences: Vec<usize> = history.occurrences().collect();
        let [now, second, first] = occurrences[..] else { panic!("{}", case.name) };
        let cycle = &case.moves[second..now];
        if cycle != &case.moves[first..second] {
            continue;
        }
        let stated = first_ruling(&case.start, &case.moves);
        for shift in 1..cycle.len() {
            let start = play(&case.start, &case.moves[..first + shift]).unwrap().position().setup();
            let moves: Vec<Move> = cycle.iter().copied().cycle().skip(shift).take(2 * cycle.len()).collect();
            assert_eq!(first_ruling(&start, &moves), stated, "{} from move {shift} on", case.name);
            rotations += 1;
        }
    }
    assert!(rotations > 200, "{rotations} rotations");
}

/// The history before the last capture counts for nothing.
#[test]
fn a_capture_resets_everything() {
    let mut captures = 0;
    restless_games(400, 40, |start, moves| {
        let mut history = History::new(Position::from_study(start).unwrap());
        let mut since_capture: Option<History> = None;
        for &mv in moves {
            history.make(mv);
            if history.last_captured().is_some() {
                assert_eq!(history.occurrences().count(), 1);
                since_capture = Some(History::new(history.position().clone()));
                captures += 1;
            } else if let Some(short) = &mut since_capture {
                short.make(mv);
                assert_eq!(short.occurrences().count(), history.occurrences().count());
                for ruleset in RulesetId::ALL {
                    assert_eq!(decision(short, ruleset), decision(&history, ruleset));
                }
            }
        }
    });
    assert!(captures > 200, "{captures} captures");
}

/// The search hears what the judge says, under every rule set.
#[test]
fn the_short_form_agrees_with_the_long_one() {
    restless_games(100, 40, |start, moves| {
        let mut history = History::new(Position::from_study(start).unwrap());
        for &mv in moves {
            history.make(mv);
            for ruleset in RulesetId::ALL {
                let recurrence = repetition::in_tree(&history, &ruleset.ruleset());
                let decision = decision(&history, ruleset);
                assert_eq!(recurrence.is_some(), decision.is_some());
                if let (Some(recurrence), Some(decision)) = (recurrence, decision)
                    && decision != Decision::PlayOn
                {
                    let expected = decision.offender().map_or(Ruling::Draw, Ruling::Against);
                    assert_eq!(recurrence.ruling, expected, "{ruleset:?} {start:?} {moves:?}");
                }
            }
        }
    });
}

/// The casual rules know no offence but perpetual check, and judge it as the others do.
#[test]
fn rule_sets_agree_on_one_sided_checks() {
    for case in cases() {
        let Some(asian) = case.verdict(RulesetId::Asian) else { continue };
        let Decision::Loses { side, offence: Offence::PerpetualCheck } = asian else {
            let casual = decision(&case.history(), RulesetId::Casual);
            assert!(matches!(casual, Some(Decision::Draw(_))), "{}: {casual:?}", case.name);
            continue;
        };
        for ruleset in [RulesetId::Casual, RulesetId::Chinese] {
            let stated = Decision::Loses { side, offence: Offence::PerpetualCheck };
            assert_eq!(decision(&case.history(), ruleset), Some(stated), "{}", case.name);
        }
    }
}

/// What the case files are for: both sides, draws and losses of every kind are among them.
#[test]
fn the_cases_cover_the_offences() {
    let all: Vec<Case> = cases();
    for side in Side::ALL {
        for offence in [Offence::PerpetualCheck, Offence::PerpetualChase, Offence::PerpetualUndermining] {
            let decision = Decision::Loses { side, offence };
            assert!(all.iter().any(|case| case.verdict(RulesetId::Asian) == Some(decision)), "{decision:?}");
        }
    }
}
