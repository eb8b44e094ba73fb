//! What a reload keeps.

use std::time::Duration;

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![
        a_reload_continues_the_game,
        a_reload_while_the_engine_thinks_lets_it_think_again,
        damaged_storage_does_no_harm,
        refused_storage_does_no_harm,
    ]
    .into()
}

async fn a_reload_continues_the_game(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Engine(1), "black").await?;
    page.until_shown("the engine's first move", |shown| shown.ply == 1).await?;
    play(page, "c6c5").await?;
    let before = page.until_shown("its second", |shown| shown.ply == 3 && shown.engine == "idle").await?;
    let after = page.reload().await?;
    assert_eq!(after, before);
    assert!(page.spot("e9").await?.y > page.spot("e0").await?.y, "the person's side is still at the bottom");
    page.press("take-back").await?;
    page.until_shown("the own decision", |shown| shown.ply == 1).await?;
    play(page, "h7e7").await?;
    page.until_shown("the game to go on", |shown| shown.ply == 3).await?;
    Ok(())
}

async fn a_reload_while_the_engine_thinks_lets_it_think_again(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Engine(9), "red").await?;
    page.click_move("h2e2").await?;
    page.until_shown("the engine to think", |shown| shown.engine == "thinking").await?;
    let shown = page.reload().await?;
    assert!(shown.ply >= 1, "the own move is kept");
    page.until_shown_within(Duration::from_secs(60), "the engine's reply", |shown| shown.ply == 2).await?;
    Ok(())
}

async fn damaged_storage_does_no_harm(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    play(page, "h2e2").await?;
    for damage in
        ["'{'", "''", "'null'", "'[]'", "value.slice(0, value.length / 2)", "value.replaceAll(/[0-9]/g, '9')"]
    {
        let script = format!(
            "for (const name of Object.keys(localStorage)) {{
                const value = localStorage[name];
                localStorage[name] = {damage};
            }}"
        );
        page.run(&script).await?;
        let shown = page.reload().await?;
        shown.setup()?;
        // It can be played at once, whatever was lost.
        begin(page, Against::Person, "red").await?;
        play(page, "b2e2").await?;
    }
    Ok(())
}

async fn refused_storage_does_no_harm(page: &Page) -> Outcome {
    page.before_scripts(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
    )
    .await?;
    page.open("").await?;
    assert!(page.text("notice").await?.contains("save"), "the person is told");
    begin(page, Against::Engine(1), "red").await?;
    play(page, "h2e2").await?;
    page.until_shown("the engine's reply", |shown| shown.ply == 2).await?;
    Ok(())
}
