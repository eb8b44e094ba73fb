//! axe-core on everything there is to see: every dialog in every language, every theme and board.
//!
//! Its rules are all on but those that are about other people's pages; `target-size` is off unless
//! asked for, so it is asked for.

use std::env;
use std::fs;

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, Wrong, tests};

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![
        axe_finds_nothing_in_any_dialog_and_language,
        axe_finds_nothing_in_any_theme_and_board,
        axe_finds_nothing_in_a_game_under_way,
    ]
    .into()
}

const LANGUAGES: [&str; 5] = ["de", "en", "nl", "zh-Hans", "zh-Hant"];

/// Faults as `rule: selector (what is wrong)`.
const RUN: &str = "
    const done = arguments[0];
    axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'target-size': { enabled: true } },
    }).then(
        ({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.map(node =>
            `${id}: ${node.target.join(' ')} (${node.failureSummary.replaceAll(/\\s+/g, ' ')})`))),
        error => done([`axe itself: ${error}`]),
    );
";

/// Loads axe into the page, once for each document.
async fn load(page: &Page) -> Result<(), Wrong> {
    let file = env::var("CHUHE_AXE").map_err(|_| {
        Wrong::new(
            "CHUHE_AXE names no axe.min.js: cargo xtask test browser finds it, or install axe-core 4.14",
        )
    })?;
    let source = fs::read_to_string(&file).map_err(|error| Wrong::new(format!("{file}: {error}")))?;
    if !page.read::<bool>("return !!window.axe", &[]).await? {
        page.run(&source).await?;
    }
    Ok(())
}

async fn is_clean(page: &Page, what: &str) -> Result<(), Wrong> {
    // What fades in has colors that are nobody's choice.
    let still = "return document.getAnimations().every(animation =>
        animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity)";
    page.until("the page to come to rest", still).await?;
    load(page).await?;
    let faults: Vec<String> = page.read_later(RUN, &[]).await?;
    if faults.is_empty() {
        return Ok(());
    }
    page.screenshot(&format!("axe-{what}")).await?;
    Err(Wrong::new(format!("{what}: {faults:#?}")))
}

async fn close(page: &Page) -> Result<(), Wrong> {
    page.press("close-dialog").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    Ok(())
}

async fn axe_finds_nothing_in_any_dialog_and_language(page: &Page) -> Outcome {
    page.set_screen(Screen::PHONE).await?;
    for lang in LANGUAGES {
        page.open(&format!("?lang={lang}")).await?;
        is_clean(page, lang).await?;
        for dialog in ["new-game", "settings", "help", "games", "resign", "game-rules"] {
            page.press(dialog).await?;
            page.until("the dialog", "return !!document.querySelector('dialog[open]')").await?;
            page.run("for (const fold of document.querySelectorAll('dialog details')) fold.open = true")
                .await?;
            is_clean(page, &format!("{lang}-{dialog}")).await?;
            close(page).await?;
        }
    }
    Ok(())
}

async fn axe_finds_nothing_in_any_theme_and_board(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    for theme in ["light", "dark", "contrast"] {
        for board in ["paper", "wood", "ink"] {
            page.press("settings").await?;
            page.press(&format!("theme-{theme}")).await?;
            page.press(&format!("board-{board}")).await?;
            let set = "const { theme, board } = document.documentElement.dataset; return `${theme} ${board}`";
            let wanted = format!("{theme} {board}");
            page.until("the looks", &format!("return (() => {{ {set} }})() === '{wanted}'")).await?;
            is_clean(page, &format!("settings-{theme}-{board}")).await?;
            close(page).await?;
            is_clean(page, &format!("{theme}-{board}")).await?;
        }
    }
    Ok(())
}

async fn axe_finds_nothing_in_a_game_under_way(page: &Page) -> Outcome {
    for screen in [Screen::SMALL_PHONE, Screen::DESKTOP] {
        page.set_screen(screen).await?;
        page.open("").await?;
        begin(page, Against::Person, "red").await?;
        play(page, "h2e2").await?;
        play(page, "h9g7").await?;
        is_clean(page, "two-moves").await?;
        page.click("e2").await?;
        is_clean(page, "picked").await?;
        page.click("i9").await?;
        page.until_refused().await?;
        is_clean(page, "refused").await?;
        page.press("browse-first").await?;
        is_clean(page, "looking-back").await?;
        page.press("browse-back").await?;
        page.press("resign").await?;
        page.press("confirm-resign").await?;
        page.until_shown("the end", |shown| !shown.result.is_empty()).await?;
        is_clean(page, "result").await?;
        page.press("result-look").await?;
        page.press("games").await?;
        page.until("the kept game", "return !!document.querySelector('[data-testid=kept-game]')").await?;
        is_clean(page, "games").await?;
    }
    Ok(())
}
