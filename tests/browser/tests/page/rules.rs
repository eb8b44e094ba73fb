//! Repetitions on the board: warning, verdict, replay; the choice of rules and their comparison.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, Wrong, tests};
use chuhe::app::casebook::CASES;
use chuhe::referee::RulesetId;
use thirtyfour::Key;

use crate::game::play;

pub fn tests() -> Vec<Test> {
    tests![
        a_perpetual_check_is_judged_and_replayed_on_a_desktop,
        a_perpetual_check_is_judged_and_replayed_on_a_phone,
        online_the_repetition_is_refused,
        rules_are_chosen_with_a_new_game_and_kept,
        the_rules_are_compared_and_their_cases_played_through,
        the_comparison_fits_small_phones,
    ]
    .into()
}

const PHONE: Screen = Screen { width: 360, height: 640, touch: true };

/// Black to move; Red's chariot checks without end.
const CHECKS: &str = "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1";
const CYCLE: [&str; 4] = ["d9e9", "d4e4", "e9d9", "e4d4"];

async fn open(page: &Page, fen: &str) -> Result<(), Wrong> {
    page.open(&format!("?lang=en&fen={}", fen.replace(' ', "_"))).await?;
    Ok(())
}

async fn label(page: &Page, square: &str) -> Result<String, Wrong> {
    let script =
        format!("return document.querySelector('[data-square={square}]').getAttribute('aria-label')");
    page.read(&script, &[]).await
}

async fn count(page: &Page, selector: &str) -> Result<usize, Wrong> {
    page.read(&format!("return document.querySelectorAll(`{selector}`).length"), &[]).await
}

/// How many moves of the replay are played.
async fn until_done(page: &Page, done: usize) -> Result<(), Wrong> {
    let script = format!("return document.querySelector('[data-testid=replay]')?.dataset.done === '{done}'");
    page.until(&format!("{done} moves of the replay"), &script).await?;
    Ok(())
}

async fn nothing_sticks_out(page: &Page) -> Result<(), Wrong> {
    let script = "
        const wide = document.documentElement.clientWidth;
        return [...document.querySelectorAll('body *')].filter(element => {
            const { left, right, width } = element.getBoundingClientRect();
            return width && !element.closest('svg, .xq-unseen, .xq-compare__head') && element.checkVisibility()
                && (left < -0.5 || right > wide + 0.5);
        }).map(element => element.outerHTML.slice(0, 120));
    ";
    let found: Vec<String> = page.read(script, &[]).await?;
    if found.is_empty() { Ok(()) } else { Err(Wrong::new(format!("sticks out: {found:#?}"))) }
}

async fn a_perpetual_check_is_judged_and_replayed_on_a_desktop(page: &Page) -> Outcome {
    judged_and_replayed(page, "desktop").await
}

async fn a_perpetual_check_is_judged_and_replayed_on_a_phone(page: &Page) -> Outcome {
    page.set_screen(PHONE).await?;
    judged_and_replayed(page, "phone").await
}

async fn judged_and_replayed(page: &Page, name: &str) -> Outcome {
    open(page, CHECKS).await?;
    for mv in CYCLE {
        assert!(!page.has("warning").await?, "no warning before {mv}");
        play(page, mv).await?;
    }
    let warning = page.text("warning").await?;
    assert!(warning.contains("stands for the second time"), "{warning}");
    assert!(warning.contains("Red must play something else"), "{warning}");
    page.screenshot(&format!("repetition-warning-{name}")).await?;
    for mv in &CYCLE[..3] {
        play(page, mv).await?;
    }
    assert_eq!(page.text("warning").await?, warning, "it stays as long as the repetition does");
    // The move that loses is marked before it is played, in shape and in words.
    page.click("e4").await?;
    page.until("the mark", "return !!document.querySelector('.is-omen-loses')").await?;
    assert_eq!(count(page, ".xq-mark.is-omen").await?, 1);
    assert!(label(page, "d4").await?.contains("loses by the repetition rule"));
    page.screenshot(&format!("repetition-omen-{name}")).await?;
    page.click("d4").await?;
    let end = page.until_shown("the verdict", |shown| !shown.result.is_empty()).await?;
    assert_eq!(end.result, "repetition:black");
    let grounds = page.text("ruling-grounds").await?;
    assert!(grounds.contains("Red in 4 moves: 4 checks"), "{grounds}");
    assert!(page.text("result-reason").await?.contains("Perpetual check"));
    page.screenshot(&format!("repetition-result-{name}")).await?;

    page.press("ruling-replay").await?;
    until_done(page, 0).await?;
    let shown = page.shown().await?;
    assert_eq!(
        (shown.ply, shown.setup()?.turn),
        (0, chuhe::rules::Side::Black),
        "the beginning of the cycle"
    );
    page.press("replay-next").await?;
    until_done(page, 1).await?;
    assert_eq!(count(page, ".xq-arrow").await?, 0, "stepping aside attacks nothing");
    // The keyboard stands on the buttons: arrows step, too.
    page.key(Key::Right).await?;
    until_done(page, 2).await?;
    assert_eq!(count(page, ".xq-arrow.is-check").await?, 1, "the chariot checks");
    let told = page.text("replay-told").await?;
    assert!(told.contains("Check by red chariot e5"), "{told}");
    page.screenshot(&format!("repetition-replay-{name}")).await?;
    page.key(Key::End).await?;
    until_done(page, 8).await?;
    assert_eq!(page.shown().await?.fen, end.fen);
    page.press("replay-toggle").await?;
    until_done(page, 1).await?;
    page.press("replay-toggle").await?;
    page.key(Key::Home).await?;
    until_done(page, 0).await?;
    page.press("replay-end").await?;
    let back = page.until_shown("the end of the game", |shown| shown.ply == 8).await?;
    assert_eq!(back, end);
    // And it can be looked at again, from where the keyboard now is.
    page.until("the focus", "return document.activeElement?.dataset?.testid === 'show-ruling'").await?;
    page.key(Key::Enter).await?;
    until_done(page, 0).await?;
    page.key(Key::Escape).await?;
    page.until_shown("the end of the game", |shown| shown.ply == 8).await?;
    nothing_sticks_out(page).await?;
    Ok(())
}

async fn choose_rules(page: &Page, ruleset: RulesetId, limit: &str) -> Result<(), Wrong> {
    page.press("new-game").await?;
    page.press("opponent-human").await?;
    page.press("rules-choice").await?;
    page.press(&format!("ruleset-{}", ruleset.name())).await?;
    page.press(limit).await?;
    Ok(())
}

async fn online_the_repetition_is_refused(page: &Page) -> Outcome {
    page.open("?lang=en").await?;
    choose_rules(page, RulesetId::Online, "limit-60").await?;
    page.press("start-game").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    open(page, CHECKS).await?;
    for mv in [CYCLE, CYCLE, CYCLE].concat().iter().take(11) {
        play(page, mv).await?;
    }
    page.click("e4").await?;
    page.until("the mark", "return !!document.querySelector('.is-omen-refused')").await?;
    page.click("d4").await?;
    page.until("a reason", "return !!document.querySelector('[data-testid=illegal-reason]')").await?;
    let reason = page.text("illegal-reason").await?;
    assert!(reason.contains("a fourth time. Red has given check on every move"), "{reason}");
    assert_eq!(page.shown().await?.ply, 11);
    for square in ["e4", "d9"] {
        assert!(label(page, square).await?.contains("part of the forbidden repetition"), "{square}");
    }
    page.screenshot("repetition-refused").await?;
    // The refused move is in the replay, not in the game.
    page.press("show-ruling").await?;
    until_done(page, 0).await?;
    page.press("replay-last").await?;
    until_done(page, 12).await?;
    page.press("replay-end").await?;
    page.until_shown("the game", |shown| shown.ply == 11).await?;
    play(page, "e4e5").await?;
    assert!(!page.has("warning").await?);
    Ok(())
}

async fn rules_are_chosen_with_a_new_game_and_kept(page: &Page) -> Outcome {
    page.open("?lang=en").await?;
    assert!(page.text("game-rules").await?.contains("Asian and world rules"));
    choose_rules(page, RulesetId::Club, "limit-50").await?;
    assert!(page.text("ruleset-about").await?.contains("Rule version: Rules page of BrainKing"));
    page.screenshot("new-game-rules").await?;
    page.press("start-game").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    let rules = page.text("game-rules").await?;
    assert!(rules.contains("Club rules, 50-move limit"), "{rules}");
    play(page, "h2e2").await?;
    page.reload().await?;
    assert_eq!(page.text("game-rules").await?, rules);
    Ok(())
}

async fn the_rules_are_compared_and_their_cases_played_through(page: &Page) -> Outcome {
    page.open("?lang=en#rules").await?;
    page.control("rules-dialog").await?;
    page.screenshot("rules-desktop").await?;
    // What the page shows is what the referee says here.
    for case in &CASES {
        for ruleset in RulesetId::ALL {
            let judged = case.judged(ruleset).ok_or_else(|| Wrong::new(case.name))?;
            let script = format!(
                "return !!document.querySelector('[data-testid={}] [data-ruleset={}] .is-against')",
                case.name,
                ruleset.name()
            );
            let against: bool = page.read(&script, &[]).await?;
            let decision = judged.verdict.decision;
            assert_eq!(against, decision.offender().is_some(), "{} under {ruleset:?}", case.name);
        }
    }
    let before: String = page.read("return document.querySelector('.xq-app').dataset.fen", &[]).await?;
    page.run("document.querySelector('[data-case=\"5\"]').click()").await?;
    until_done(page, 0).await?;
    page.press("replay-next").await?;
    until_done(page, 1).await?;
    assert_eq!(count(page, ".xq-arrow.is-new").await?, 1, "the chariot attacks the cannon");
    assert_eq!(count(page, ".xq-mark.is-chased").await?, 1);
    page.screenshot("rules-case").await?;
    page.press("by-casual").await?;
    page.until(
        "the casual verdict",
        "return document.querySelector('[data-testid=replay-decision]').textContent === 'Draw'",
    )
    .await?;
    until_done(page, 1).await?;
    page.press("replay-end").await?;
    page.control("rules-dialog").await?;
    page.until("the focus where one was", "return document.activeElement?.dataset?.case === '5'").await?;
    let hash: String = page.read("return location.hash", &[]).await?;
    assert_eq!(hash, "#rules");
    page.key(Key::Escape).await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    page.until("the address without it", "return location.hash === ''").await?;
    assert_eq!(page.shown().await?.fen, before, "the game is untouched");
    page.press("game-rules").await?;
    page.until("the address", "return location.hash === '#rules'").await?;
    Ok(())
}

async fn the_comparison_fits_small_phones(page: &Page) -> Outcome {
    for (lang, scheme, screen) in
        [("de", "light", Screen::SMALL_PHONE), ("en", "dark", Screen::SMALL_PHONE), ("de", "dark", PHONE)]
    {
        page.set_preference("prefers-color-scheme", scheme).await?;
        page.set_screen(screen).await?;
        page.open(&format!("?lang={lang}&{scheme}{}#rules", screen.width)).await?;
        page.control("rules-dialog").await?;
        nothing_sticks_out(page).await?;
        page.screenshot(&format!("rules-{lang}-{scheme}-{}", screen.width)).await?;
        page.run("document.querySelector('[data-testid=case-chase]').scrollIntoView()").await?;
        nothing_sticks_out(page).await?;
        page.screenshot(&format!("rules-cases-{lang}-{scheme}-{}", screen.width)).await?;
        page.run("document.querySelector('[data-case=\"5\"]').click()").await?;
        until_done(page, 0).await?;
        page.press("replay-next").await?;
        nothing_sticks_out(page).await?;
        page.screenshot(&format!("rules-case-{lang}-{scheme}-{}", screen.width)).await?;
        page.press("replay-end").await?;
        page.press("close-dialog").await?;
    }
    Ok(())
}
