//! The choice of rules, the comparison of the rule sets, and its examples.

use chuhe::app::casebook::CASES;
use chuhe::app::store::Found;
use chuhe::app::view::ruling::charged;
use chuhe::app::view::words::Words;
use chuhe::app::{
    Action, Boot, Coords, Dialog, Lang, LimitChoice, Link, NewGame, Opponent, Prefs, Saved, StartFrom, State,
    update,
};
use chuhe::referee::{
    Attack, AttackKind, Decision, Deed, DrawReason, Gain, MoveLimit, Offence, Ruleset, RulesetId, Source,
    Warning,
};
use chuhe::rules::{Man, Move, Role, Side, Square};

use crate::casebook;
use crate::catalogs::catalog;
use crate::script::{fresh, run};

fn start(state: &State, ruleset: RulesetId, limit: LimitChoice) -> State {
    let choice = NewGame { opponent: Opponent::Person, ruleset, limit, ..NewGame::default() };
    update(state, Action::Start { choice, from: StartFrom::Usual, chance: 3 }).unwrap()
}

fn reopened(payload: String, prefs: Option<String>) -> State {
    State::boot(&Boot {
        found: Some(Ok(Found { payload: Some(payload), ..Found::default() })),
        prefs,
        ..Boot::default()
    })
}

#[test]
fn a_game_keeps_its_rules_when_it_is_saved() {
    for ruleset in RulesetId::ALL {
        for limit in LimitChoice::ALL.iter().copied() {
            let state = run(start(&fresh(), ruleset, limit), "h2 e2");
            let opened = reopened(state.to_save().to_text(), None);
            assert_eq!(opened.game.ruleset(), &ruleset.ruleset().with_limit(limit.limit()));
            assert_eq!(opened.to_save(), state.to_save());
        }
    }
}

#[test]
fn an_old_game_without_rules_opens_under_the_asian_ones() {
    let state = run(start(&fresh(), RulesetId::Club, LimitChoice::Fifty), "h2 e2");
    let mut old: serde_json::Value = serde_json::from_str(&state.to_save().to_text()).unwrap();
    for field in ["ruleset", "limit"] {
        assert!(old["game"].as_object_mut().unwrap().remove(field).is_some(), "{field} is saved");
    }
    let saved = Saved::from_text(&old.to_string()).unwrap();
    let opened = reopened(saved.to_text(), None);
    assert_eq!((opened.game.ruleset(), opened.game.ply()), (&Ruleset::ASIAN, 1));
}

#[test]
fn the_choice_of_last_time_is_offered_and_an_unknown_one_is_not() {
    let state = start(&fresh(), RulesetId::Chinese, LimitChoice::Off);
    let prefs = Prefs::from_text(&state.prefs.to_text());
    assert_eq!((prefs.new_game.ruleset, prefs.new_game.limit), (RulesetId::Chinese, LimitChoice::Off));
    let text = state.prefs.to_text().replace("chinese", "martian");
    assert_eq!(Prefs::from_text(&text).new_game.ruleset, RulesetId::Asian);
    // What an older release saved names no rules.
    let old = Prefs::from_text("opponent=person\nside=black\nlevel=7\n").new_game;
    assert_eq!(
        (old.ruleset, old.limit, old.opponent),
        (RulesetId::Asian, LimitChoice::Sixty, Opponent::Person)
    );
}

#[test]
fn the_engine_is_told_the_rules_of_the_game() {
    let choice = NewGame {
        ruleset: RulesetId::Online,
        limit: LimitChoice::Fifty,
        side: chuhe::app::SideChoice::Black,
        ..NewGame::default()
    };
    let job = update(&fresh(), Action::Start { choice, from: StartFrom::Usual, chance: 3 })
        .unwrap()
        .engine_wish()
        .unwrap();
    assert_eq!((job.ruleset.as_str(), job.limit), ("online", Some(50)));
}

#[test]
fn each_rule_set_has_its_own_limit_among_the_choices() {
    for ruleset in RulesetId::ALL {
        let limit = ruleset.ruleset().limit;
        assert_eq!(LimitChoice::of(&ruleset.ruleset()).limit(), limit);
        assert_eq!(MoveLimit::from_moves(limit.moves()), limit);
    }
}

#[test]
fn a_link_opens_the_comparison() {
    let link = Link::parse("", "#rules");
    let rules = Some(Dialog::Rules { case: None });
    assert_eq!(State::boot(&Boot { link: link.clone(), ..Boot::default() }).dialog, rules);
    assert_eq!(update(&fresh(), Action::Visit(link)).unwrap().dialog, rules);
}

#[test]
fn examples_are_cases_of_the_rule_books_and_judged_alike() {
    let data = casebook::cases();
    for case in &CASES {
        let judged = case.judged(RulesetId::Asian).unwrap_or_else(|| panic!("{}: no cycle", case.name));
        let start =
            casebook::play(&chuhe::format::fen::parse(case.start).unwrap(), &[]).unwrap().position().hash();
        let cycle = case.cycle.split_whitespace().count();
        let mut found = 0;
        let mut articles = Vec::new();
        for example in &data {
            let at = (0..example.moves.len()).find(|ply| {
                let history = casebook::play(&example.start, &example.moves[..*ply]).unwrap();
                history.position().hash() == start
                    && example.moves[*ply..].starts_with(&judged.moves[..cycle])
            });
            if at.is_none() {
                continue;
            }
            found += 1;
            articles.push(example.article.replace('-', "–"));
            for (ruleset, decision) in &example.verdicts {
                let ours = case.judged(*ruleset).unwrap().verdict.decision;
                assert_eq!(ours, *decision, "{} against {} under {ruleset:?}", case.name, example.name);
            }
        }
        assert!(found > 0, "{} is no case of tests/data/rulings", case.name);
        assert!(articles.iter().any(|article| article == case.article), "{}: {articles:?}", case.name);
    }
}

#[test]
fn the_rule_sets_differ_in_the_examples() {
    let decisions = |ruleset: RulesetId| {
        CASES.iter().map(|case| case.judged(ruleset).unwrap().verdict.decision).collect::<Vec<_>>()
    };
    for (index, one) in RulesetId::ALL.into_iter().enumerate() {
        for other in &RulesetId::ALL[..index] {
            assert_ne!(decisions(one), decisions(*other), "{one:?} and {other:?} agree in all examples");
        }
    }
}

#[test]
fn an_example_is_shown_and_left_for_where_it_was_found() {
    let state = run(fresh(), "start:person h2 e2");
    for (case, _) in CASES.iter().enumerate() {
        for ruleset in RulesetId::ALL {
            let shown = update(&state, Action::ShowCase { case, ruleset }).unwrap();
            let replay = shown.replay.as_ref().unwrap();
            assert_eq!((replay.done(), replay.verdict.ruleset), (0, ruleset));
            assert!(replay.moves() >= 4);
            let back = update(&shown, Action::EndReplay).unwrap();
            assert_eq!(back.dialog, Some(Dialog::Rules { case: Some(case) }));
            assert_eq!(back.to_save(), state.to_save(), "the game is untouched");
        }
    }
    // Under other rules the same example stays where it stands.
    let shown = update(&state, Action::ShowCase { case: 0, ruleset: RulesetId::Asian }).unwrap();
    let on = update(&shown, Action::Replay(chuhe::app::ReplayStep::Next)).unwrap();
    let other = update(&on, Action::ShowCase { case: 0, ruleset: RulesetId::Casual }).unwrap();
    assert_eq!(other.replay.unwrap().done(), 1);
    assert!(update(&state, Action::ShowCase { case: CASES.len(), ruleset: RulesetId::Asian }).is_none());
}

/// Fails if a text is a key, as what is missing in a catalogue is, or has a value left open.
#[track_caller]
fn in_words(lang: Lang, text: &str) {
    let is_key = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ':']);
        let first = word.split(['-', '.']).next().unwrap_or_default();
        word.contains(['-', '.'])
            && [
                "charge", "offence", "deed", "gain", "count", "ruling", "warning", "decision", "ruleset",
                "source",
            ]
            .iter()
            .chain(&["simplified", "topic", "case", "fate", "limit", "rule", "man", "why", "both", "free"])
            .any(|prefix| first == *prefix)
    };
    assert!(!text.trim().is_empty(), "{lang}: empty");
    assert!(!text.contains('{') && !text.split_whitespace().any(is_key), "{lang}: {text}");
}

#[test]
fn everything_the_referee_can_say_has_words_in_every_language() {
    let man = |side, role: Role| {
        (0..Man::COUNT)
            .filter_map(Man::from_index)
            .find(|man| man.side() == side && man.role() == role)
            .unwrap()
    };
    let square = |text| Square::from_iccs(text).unwrap();
    let (horse, cannon) = (man(Side::Red, Role::Horse), man(Side::Black, Role::Cannon));
    let mv = Move::from_iccs("b0c2").unwrap();
    let idle =
        Deed { ply: 0, side: Side::Red, mv, man: horse, checkers: vec![], kill: None, attacks: vec![] };
    let gains = [Gain::Unprotected, Gain::FalseRoot, Gain::WorthMore, Gain::AfterCheck(mv)];
    let mut deeds = vec![
        idle.clone(),
        Deed { checkers: vec![(horse, square("c2")), (horse, square("c3"))], ..idle.clone() },
        Deed { kill: Some(mv), ..idle.clone() },
    ];
    for kind in [AttackKind::New, AttackKind::Undermined] {
        for gain in gains {
            let attack =
                Attack { attacker: horse, from: square("c2"), target: cannon, at: square("d4"), kind, gain };
            deeds.push(Deed { attacks: vec![attack], ..idle.clone() });
        }
    }
    for lang in Lang::ALL.iter().copied() {
        let text = catalog(lang);
        let words = Words { text: &text, coords: Coords::FromOne };
        let mut told: Vec<String> = deeds.iter().map(|deed| words.deed(deed)).collect();
        for side in Side::ALL {
            for offence in Offence::ALL {
                told.push(words.offence(offence));
                told.extend([1, 2].map(|count| words.charge(side, offence, &[cannon, horse][..count])));
                for decision in [Decision::Loses { side, offence }, Decision::Refused { side, offence }] {
                    told.push(words.decision(decision).0);
                }
            }
        }
        for decision in
            [Decision::Draw(DrawReason::NoOffence), Decision::Draw(DrawReason::BothOffend), Decision::PlayOn]
        {
            told.push(words.decision(decision).0);
        }
        for source in [Source::Wxf2018, Source::Cxa2020, Source::XiangqiCom, Source::BrainKing, Source::House]
        {
            told.push(words.source(source));
        }
        for id in RulesetId::ALL {
            let ruleset = id.ruleset();
            told.extend([
                words.ruleset(id),
                words.about_ruleset(id),
                words.rule_version(id),
                words.game_rules(&ruleset),
            ]);
            told.extend(ruleset.simplifications.iter().map(|one| words.simplification(*one, &ruleset)));
            for case in &CASES {
                let verdict = case.judged(id).unwrap().verdict;
                told.push(words.rule(&verdict));
                told.push(words.refused_repetition(&verdict));
                told.extend(words.grounds(&verdict, &chuhe::rules::Position::start()));
                let warning = Warning { occurrences: 2, decided_at: 3, verdict: verdict.clone() };
                let warned = words.repetition_warning(&warning);
                assert_eq!(
                    warned.is_some(),
                    charged(&verdict).is_some() || verdict.decision != Decision::PlayOn,
                    "{}",
                    case.name
                );
                told.extend(warned.map(|warned| warned.text));
            }
        }
        for line in words.comparison() {
            told.push(line.title);
            assert_eq!(line.cells.len(), RulesetId::ALL.len());
            told.extend(line.cells);
        }
        for case in words.cases() {
            assert_eq!(case.verdicts.len(), RulesetId::ALL.len());
            told.extend([case.title, case.about]);
        }
        told.iter().for_each(|text| in_words(lang, text));
    }
}
