//! Kept games and their statistics.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Wrong, tests};

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![games_are_kept_opened_again_and_counted, a_kept_game_is_deleted_and_brought_back].into()
}

async fn rows(page: &Page) -> Result<usize, Wrong> {
    page.read("return document.querySelectorAll('[data-testid=kept-game]').length", &[]).await
}

async fn finish(page: &Page, moves: &[&str]) -> Result<(), Wrong> {
    begin(page, Against::Person, "red").await?;
    for text in moves {
        play(page, text).await?;
    }
    page.press("resign").await?;
    page.press("confirm-resign").await?;
    page.until_shown("the end", |shown| !shown.result.is_empty()).await?;
    page.press("result-look").await?;
    Ok(())
}

async fn forget_all(page: &Page) -> Result<(), Wrong> {
    page.run("for (const name of Object.keys(localStorage)) if (name.includes('kept.')) localStorage.removeItem(name)")
        .await?;
    Ok(())
}

async fn games_are_kept_opened_again_and_counted(page: &Page) -> Outcome {
    page.open("").await?;
    forget_all(page).await?;
    finish(page, &["h2e2"]).await?;
    finish(page, &["b0c2", "h9g7"]).await?;
    begin(page, Against::Person, "red").await?;
    play(page, "c3c4").await?;
    page.reload().await?;
    page.press("games").await?;
    page.until("three games", "return document.querySelectorAll('[data-testid=kept-game]').length === 3")
        .await?;
    let inner = |name: &str| format!("return document.querySelector('[data-testid={name}]').innerText");
    let first: String = page.read(&inner("kept-game"), &[]).await?;
    assert!(first.contains("on the board") && first.contains("unfinished"), "{first}");
    let stats: String = page.read(&inner("stats"), &[]).await?;
    for part in ["50.00", "Cannon to the middle", "Horse"] {
        assert!(stats.contains(part), "{part} is not in {stats}");
    }
    page.screenshot("games").await?;
    page.run("document.querySelectorAll('[data-testid=reopen-game]')[1].click()").await?;
    let shown = page.until_shown("the second game", |shown| shown.ply == 2).await?;
    assert_eq!(shown.pieces.get("c2").map(String::as_str), Some("N"));
    page.press("games").await?;
    page.until("no game more", "return document.querySelectorAll('[data-testid=kept-game]').length === 3")
        .await?;
    page.press("reset-stats").await?;
    page.until(
        "no numbers",
        "return document.querySelector('[data-testid=stats]').innerText.includes('counted here')",
    )
    .await?;
    page.press("undo-forget").await?;
    page.until(
        "the numbers",
        "return document.querySelector('[data-testid=stats]').innerText.includes('50.00')",
    )
    .await?;
    forget_all(page).await?;
    Ok(())
}

async fn a_kept_game_is_deleted_and_brought_back(page: &Page) -> Outcome {
    page.open("").await?;
    forget_all(page).await?;
    finish(page, &["h2e2"]).await?;
    page.press("games").await?;
    page.until("the game", "return document.querySelectorAll('[data-testid=kept-game]').length === 1")
        .await?;
    page.press("forget-game").await?;
    page.until("it to go", "return !document.querySelector('[data-testid=kept-game]')").await?;
    page.press("undo-forget").await?;
    page.until("it to be back", "return document.querySelectorAll('[data-testid=kept-game]').length === 1")
        .await?;
    assert_eq!(rows(page).await?, 1);
    // Given away as a file with the moves in it.
    let watch = "
        window.__given = [];
        HTMLAnchorElement.prototype.click = function () { window.__given.push([this.download, decodeURIComponent(this.href)]) };
    ";
    page.run(watch).await?;
    page.press("export-pgn").await?;
    let given: Vec<(String, String)> = page.read("return window.__given", &[]).await?;
    assert!(given[0].0.ends_with(".pgn") && given[0].1.contains("C2=5"), "{given:?}");
    forget_all(page).await?;
    Ok(())
}
