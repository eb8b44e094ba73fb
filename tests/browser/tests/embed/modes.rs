//! Each mode as a plain frame, used with a mouse.

use std::time::Duration;

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};

use crate::guest::Guest;

pub fn tests() -> Vec<Test> {
    tests![
        a_game_is_stepped_through,
        trying_and_refusing,
        the_engine_plays_along,
        lines_are_shown,
        a_puzzle_is_solved,
        points_are_chosen,
        what_is_wrong_is_said,
    ]
    .into()
}

/// A plain frame of the parameters.
async fn frame<'a>(page: &'a Page, parameters: &str) -> Result<Guest<'a>, browser_tests::Wrong> {
    let body = format!(
        "<iframe src='HOME/embed.html#lang=en&{parameters}' title='board' width='480' height='640'></iframe>"
    );
    let guest = Guest::open(page, &body).await?;
    guest.board("iframe").await?;
    Ok(guest)
}

async fn a_game_is_stepped_through(page: &Page) -> Outcome {
    let _guest = frame(page, "moves=h2e2_h9g7_(b9c7)_h0g2&movelist=bottom").await?;
    for ply in 1..=3 {
        page.press("embed-next").await?;
        page.until_shown("the next move", |shown| shown.ply == ply).await?;
    }
    page.press("embed-first").await?;
    page.until_shown("the start", |shown| shown.ply == 0).await?;
    // The variation, out of the list.
    page.run("[...document.querySelectorAll('.xq-line__variation button')][0].click()").await?;
    let shown = page.until_shown("the variation", |shown| shown.ply == 2).await?;
    assert_eq!(shown.pieces.get("c7").map(String::as_str), Some("n"));
    page.click_move("h0g2").await?;
    assert_eq!(page.shown().await?.ply, 2, "nothing moves in a view");
    Ok(())
}

async fn trying_and_refusing(page: &Page) -> Outcome {
    let _guest = frame(page, "mode=explore").await?;
    page.click_move("h2e2").await?;
    page.until_shown("the move", |shown| shown.ply == 1).await?;
    page.drag("h9", "g7", 5).await?;
    page.until_shown("the answer", |shown| shown.ply == 2).await?;
    page.click_move("b0d1").await?;
    let status = page.text("embed-status").await?;
    assert!(status.contains("leg"), "{status}");
    page.press("embed-previous").await?;
    page.press("embed-reset").await?;
    page.until_shown("the start", |shown| shown.ply == 0).await?;
    Ok(())
}

async fn the_engine_plays_along(page: &Page) -> Outcome {
    let _guest = frame(page, "mode=play&level=1").await?;
    assert_eq!(
        page.read::<usize>("return window.__workers.length", &[]).await?,
        0,
        "not before it is needed"
    );
    page.click_move("h2e2").await?;
    page.until_shown_within(Duration::from_secs(60), "the engine's reply", |shown| shown.ply == 2).await?;
    page.press("embed-undo").await?;
    page.until_shown("one's own decision", |shown| shown.ply == 0).await?;
    Ok(())
}

async fn lines_are_shown(page: &Page) -> Outcome {
    let _guest = frame(page, "mode=analysis&movelist=bottom").await?;
    page.until(
        "three lines",
        "return document.querySelectorAll('[data-testid=embed-lines] li').length === 3",
    )
    .await?;
    page.press("embed-hint").await?;
    page.until("an arrow", "return !!document.querySelector('.xq-figure.is-blue')").await?;
    Ok(())
}

const LADDER: &str =
    "fen=4k4/9/9/9/9/9/9/R8/1R7/5K3_w&solution=a2a8_(b1b8_e9d9_a2a9)_e9d9_b1b9&answer=A_ladder.";

async fn a_puzzle_is_solved(page: &Page) -> Outcome {
    let _guest = frame(page, LADDER).await?;
    page.click_move("a2a9").await?;
    assert!(page.text("embed-status").await?.contains("Try again"));
    page.until_shown("the wrong move to be taken back", |shown| shown.ply == 0).await?;
    page.press("embed-hint").await?;
    page.click_move("a2a8").await?;
    page.until_shown("the author's answer", |shown| shown.ply == 2).await?;
    page.click_move("b1b9").await?;
    page.until_shown("mate", |shown| shown.result == "mate:red").await?;
    assert!(page.text("embed-status").await?.contains("Solved"));
    assert!(page.text("embed-answer").await?.contains("A_ladder."));
    Ok(())
}

async fn points_are_chosen(page: &Page) -> Outcome {
    let parameters = "fen=9/9/9/9/9/4NP3/9/9/9/9&targets=d6,f6&question=Where+to%3F&answer=There.";
    let _guest = frame(page, parameters).await?;
    for square in ["d6", "a0"] {
        page.click(square).await?;
    }
    page.press("embed-check").await?;
    assert!(page.text("embed-status").await?.contains("Wrong: 1, missing: 1"));
    for square in ["a0", "f6"] {
        page.click(square).await?;
    }
    page.press("embed-check").await?;
    page.until("the answer", "return !!document.querySelector('[data-testid=embed-answer]')").await?;
    Ok(())
}

async fn what_is_wrong_is_said(page: &Page) -> Outcome {
    let _guest = frame(page, "mode=explore&pieces=glass&moves=h2e2_h2e2").await?;
    let said = page.text("embed-errors").await?;
    assert!(said.contains("pieces") && said.contains("moves") && said.contains("h2e2"), "{said}");
    page.click_move("h2e2").await?;
    page.until_shown("the move all the same", |shown| shown.ply == 1).await?;
    page.press("embed-dismiss").await?;
    assert!(!page.has("embed-errors").await?);
    Ok(())
}
