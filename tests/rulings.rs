//! Repetitions and their verdicts: `data/rulings`, one file for each family of rules.

mod casebook;
mod oracle;

use casebook::cases;
use chuhe::referee::{Decision, RulesetId, Ruling, repetition};
use chuhe::rules::Side;

/// Every verdict stated in the files, with its cause.
#[test]
fn every_case_is_ruled_as_stated() {
    let cases = cases();
    for case in &cases {
        let history = case.history();
        for &(ruleset, stated) in &case.verdicts {
            let verdict = repetition::examine(&history, &ruleset.ruleset());
            let ruled = verdict.as_ref().map(|verdict| verdict.decision);
            assert_eq!(ruled, Some(stated), "{} under {}: {verdict:#?}", case.name, ruleset.name());
        }
    }
    let from_the_books = |case: &&casebook::Case| !case.disputed && !case.name.starts_with("rulesets/");
    assert_eq!(cases.iter().filter(from_the_books).count(), 121);
    assert_eq!(cases.iter().filter(|case| case.disputed).count(), 3);
}

/// No case is over before its last ply, and at it only what the verdict says.
#[test]
fn cases_are_decided_at_their_last_ply() {
    for case in cases() {
        for &(ruleset, stated) in &case.verdicts {
            let ruleset = ruleset.ruleset();
            let mut history = case.history();
            assert!(repetition::is_decided(&history, &ruleset), "{}", case.name);
            let status = repetition::judge(&history, &ruleset).unwrap();
            let ends = matches!(stated, Decision::Loses { .. } | Decision::Draw(_));
            assert_eq!(status.conclusion().is_some(), ends, "{}: {status:?}", case.name);
            while history.unmake().is_some() {
                let status = repetition::judge(&history, &ruleset);
                assert!(status.is_none_or(|status| status.conclusion().is_none()), "{}", case.name);
            }
        }
    }
}

/// The form for the search gives the same answer as the one with evidence.
#[test]
fn the_search_hears_the_same() {
    for case in cases() {
        let history = case.history();
        for &(ruleset, stated) in &case.verdicts {
            let recurrence = repetition::in_tree(&history, &ruleset.ruleset()).unwrap();
            if stated == Decision::PlayOn {
                continue;
            }
            let expected = stated.offender().map_or(Ruling::Draw, Ruling::Against);
            assert_eq!(recurrence.ruling, expected, "{} under {}", case.name, ruleset.name());
            assert!(recurrence.decided);
        }
    }
}

/// The evidence shows what the verdict says: the offender's every move has the offence, and the
/// squares named are those of the men named.
#[test]
fn the_evidence_fits_the_verdict() {
    for case in cases() {
        let history = case.history();
        let Some(verdict) = repetition::examine(&history, &RulesetId::Asian.ruleset()) else { continue };
        let window = verdict.window();
        let plies: Vec<usize> = verdict.deeds.iter().map(|deed| deed.ply).collect();
        assert_eq!(plies, window.clone().collect::<Vec<_>>(), "{}", case.name);
        assert_eq!(verdict.cycles().map(|cycle| cycle.len()).sum::<usize>(), window.len());

        for deed in &verdict.deeds {
            let there = casebook::play(&case.start, &case.moves[..=deed.ply]).unwrap();
            let position = there.position();
            assert_eq!(Some(deed.mv), there.moves().last().unwrap());
            assert_eq!(position.man_at(deed.mv.to), Some(deed.man));
            assert_eq!(deed.checkers.is_empty(), !position.in_check());
            let attacks = deed.attacks.iter();
            let attackers = attacks.clone().map(|attack| (attack.attacker, attack.from));
            let targets = attacks.map(|attack| (attack.target, attack.at));
            for (man, square) in deed.checkers.iter().copied().chain(attackers).chain(targets) {
                assert_eq!(position.square_of(man), Some(square), "{}", case.name);
            }
        }
        for side in Side::ALL {
            let account = &verdict.accounts[side];
            let own = || verdict.deeds.iter().filter(|deed| deed.side == side);
            let counted =
                account.checks + account.kills + account.chases + account.underminings + account.idle;
            assert_eq!(counted, own().count(), "{}", case.name);
            for target in &account.targets {
                for deed in own() {
                    let mut on_target = deed.attacks.iter().filter(|attack| attack.target == *target);
                    assert!(on_target.any(|attack| account.attackers.contains(&attack.attacker)));
                }
            }
        }
        if let Decision::Loses { side, offence } = verdict.decision {
            assert_eq!(verdict.accounts[side].offence, Some(offence));
        }
    }
}
