//! Twenty boards on a page, and boards out of sight.

use std::time::Duration;

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};
use serde_json::json;

use crate::guest::Guest;

pub fn tests() -> Vec<Test> {
    tests![twenty_boards_come_as_they_are_scrolled_to, what_is_out_of_sight_rests].into()
}

const FRAMES: &str = "return [...document.querySelectorAll('xiangqi-board')]
    .filter(board => board.shadowRoot.querySelector('iframe')).length";

async fn twenty_boards_come_as_they_are_scrolled_to(page: &Page) -> Outcome {
    let board = |number: usize| {
        format!(
            "<p>Paragraph {number}.</p><xiangqi-board class='b{number}' moves='h2e2 h9g7' ply='{}'>Board {number}</xiangqi-board>",
            number % 3
        )
    };
    let body: String = (0..20).map(board).collect();
    let guest = Guest::open(page, &body).await?;
    guest.until_ready(".b0").await?;
    let few = page.run(FRAMES).await?.as_u64().unwrap_or_default();
    assert!(few < 6, "{few} of 20 frames for one screen");
    let script = "
        const done = arguments[0];
        const start = performance.now();
        const boards = [...document.querySelectorAll('xiangqi-board')];
        (async () => {
            for (const board of boards) { board.scrollIntoView(); await board.ready(); }
            done([performance.now() - start, performance.memory?.usedJSHeapSize ?? 0]);
        })();
    ";
    let (ms, heap): (f64, f64) = page.read_later(script, &[]).await?;
    println!("twenty boards: {ms:.0} ms, {:.1} MB of heap in the page itself", heap / 1e6);
    // Each has its own state.
    for (selector, ply) in [(".b19", 1), (".b1", 1), (".b2", 2)] {
        let shown = guest.board(selector).await?;
        assert_eq!(shown.ply, ply, "{selector}");
        assert_eq!(page.read::<usize>("return window.__workers.length", &[]).await?, 0, "no engine");
        guest.leave().await?;
    }
    // Fetched once, not twenty times.
    let wasm = page.server().answered().iter().filter(|request| request.target.contains("frame_bg")).count();
    assert!(wasm <= 20, "{wasm}");
    Ok(())
}

async fn what_is_out_of_sight_rests(page: &Page) -> Outcome {
    let body = "<xiangqi-board mode='analysis'>x</xiangqi-board><div style='height:5000px'></div>";
    let guest = Guest::open(page, body).await?;
    guest.board("xiangqi-board").await?;
    page.until_shown("the engine to work", |shown| shown.engine == "thinking").await?;
    guest.leave().await?;
    page.run("scrollTo(0, 4000)").await?;
    assert_eq!(guest.until_told("visible").await?, json!({ "visible": false }));
    guest.enter("xiangqi-board").await?;
    page.until_shown("the engine to rest", |shown| shown.engine == "idle").await?;
    guest.leave().await?;
    page.run("scrollTo(0, 0)").await?;
    guest.enter("xiangqi-board").await?;
    page.until_shown_within(Duration::from_secs(30), "the engine to go on", |shown| {
        shown.engine == "thinking"
    })
    .await?;
    Ok(())
}
