//! Clocks, and the ways a game can begin.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![
        a_clock_runs_stops_and_ends_the_game,
        a_game_begins_with_a_handicap,
        a_game_begins_at_a_pasted_position,
        a_position_of_a_link_is_played_against_the_engine,
        a_rematch_swaps_the_sides,
    ]
    .into()
}

async fn a_clock_runs_stops_and_ends_the_game(page: &Page) -> Outcome {
    page.open("").await?;
    page.press("new-game").await?;
    page.press("opponent-human").await?;
    page.press("side-red").await?;
    page.press("time-choice").await?;
    page.press("time-own").await?;
    // No main time and one period of eight seconds.
    for (field, value) in
        [("time-minutes", "0"), ("time-increment", "0"), ("time-period", "8"), ("time-periods", "1")]
    {
        let input = page.control(field).await?;
        input.clear().await?;
        input.send_keys(value).await?;
    }
    page.press("start-game").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    assert!(page.text("clock-black").await?.starts_with("0:08"));
    page.click_move("h2e2").await?;
    page.until(
        "Black's time to run",
        "return !!document.querySelector('[data-testid=clock-black].is-running')",
    )
    .await?;
    page.press("pause").await?;
    page.until("it to stop", "return !document.querySelector('.xq-clock.is-running')").await?;
    // By script: a clock that is drawn anew while an element is asked is stale.
    let shown = "return document.querySelector('[data-testid=clock-black]').innerText";
    let stopped: String = page.read(shown, &[]).await?;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    assert_eq!(page.read::<String>(shown, &[]).await?, stopped);
    page.press("pause").await?;
    let shown = page.until_shown("the flag to fall", |shown| !shown.result.is_empty()).await?;
    assert_eq!(shown.result, "time:red");
    assert!(page.text("result-reason").await?.contains("time"));
    page.press("result-look").await?;
    // The next game is without a clock again.
    page.press("new-game").await?;
    // The choice of the game before is open.
    page.press("time-0").await?;
    page.press("start-game").await?;
    page.until("no clock", "return !document.querySelector('.xq-clock')").await?;
    Ok(())
}

async fn a_game_begins_with_a_handicap(page: &Page) -> Outcome {
    page.open("").await?;
    page.press("new-game").await?;
    page.press("opponent-engine").await?;
    page.press("level-1").await?;
    page.press("side-red").await?;
    page.press("start-choice").await?;
    page.press("handicap-two-horses").await?;
    page.press("start-game").await?;
    let shown = page.until_shown("thirty men", |shown| shown.pieces.len() == 30).await?;
    assert!(!shown.pieces.values().any(|piece| piece == "n"), "{:?}", shown.pieces);
    play(page, "h2e2").await?;
    page.until_shown("the reply", |shown| shown.ply == 2).await?;
    page.press("new-game").await?;
    page.press("start-choice").await?;
    page.press("handicap-none").await?;
    page.press("start-game").await?;
    page.until_shown("all men", |shown| shown.pieces.len() == 32).await?;
    Ok(())
}

async fn a_game_begins_at_a_pasted_position(page: &Page) -> Outcome {
    page.open("").await?;
    page.press("new-game").await?;
    page.press("opponent-human").await?;
    page.press("start-choice").await?;
    page.press("start-record").await?;
    let field = page.control("start-record-text").await?;
    field.send_keys("4k4/9/9/9 w").await?;
    let faults = page.text("start-record-faults").await?;
    assert!(faults.contains("4 rows"), "{faults}");
    assert!(!page.control("start-game").await?.is_enabled().await?, "it cannot begin there");
    field.clear().await?;
    field.send_keys("4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 0 1").await?;
    page.press("start-game").await?;
    let shown = page.until_shown("the position", |shown| shown.pieces.len() == 3).await?;
    assert_eq!(shown.turn, "black");
    play(page, "e9f9").await?;
    Ok(())
}

async fn a_position_of_a_link_is_played_against_the_engine(page: &Page) -> Outcome {
    page.open("?fen=4k4/9/9/9/9/9/9/4R4/9/3K5%20b%20-%20-%200%201").await?;
    page.press("play-from-here").await?;
    page.press("opponent-engine").await?;
    page.press("level-1").await?;
    page.press("side-black").await?;
    page.press("start-game").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    play(page, "e9f9").await?;
    page.until_shown("the reply", |shown| shown.ply == 2).await?;
    Ok(())
}

async fn a_rematch_swaps_the_sides(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Engine(1), "red").await?;
    page.press("resign").await?;
    page.press("confirm-resign").await?;
    page.press("result-rematch").await?;
    page.until_shown("the engine to begin with Red", |shown| shown.ply == 1).await?;
    assert!(page.spot("e9").await?.y > page.spot("e0").await?.y, "Black is at the bottom");
    Ok(())
}
