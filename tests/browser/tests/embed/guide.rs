//! The guide's examples, extracted and run.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Wrong, tests};
use serde_json::Value;
use xtask::project::Project;

use crate::guest::Guest;

pub fn tests() -> Vec<Test> {
    tests![every_example_of_the_guide_runs_elsewhere, the_guide_shows_its_examples].into()
}

/// The HTML of the examples.
fn examples() -> Result<Vec<String>, Wrong> {
    let guide = std::fs::read_to_string(Project::here().root().join("assets/site/authors.html"))?;
    let parts = guide.split("<pre class=\"example\"><code>").skip(1);
    Ok(parts
        .filter_map(|part| part.split_once("</code>"))
        .map(|(code, _)| code.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
        .collect())
}

async fn every_example_of_the_guide_runs_elsewhere(page: &Page) -> Outcome {
    let examples = examples()?;
    assert!(examples.len() >= 10, "{}", examples.len());
    for example in examples {
        let html = example.replace("https://chuhe.example/", "HOME/");
        let guest = Guest::open(page, &html).await?;
        let selector = if html.contains("<iframe") { "iframe" } else { "xiangqi-board" };
        guest.board(selector).await?;
        assert!(!page.has("embed-errors").await?, "{example}: {}", page.text("embed-errors").await?);
        guest.leave().await?;
        let told: Vec<Value> =
            page.read("return window.told.filter(([name]) => name === 'error')", &[]).await?;
        assert!(told.is_empty(), "{example}: {told:?}");
    }
    Ok(())
}

async fn the_guide_shows_its_examples(page: &Page) -> Outcome {
    page.go("authors.html").await?;
    let live = "return document.querySelectorAll('.live xiangqi-board, .live iframe').length";
    page.until("the live examples", &format!("{live} >= 10")).await?;
    page.until("a board", "return !!document.querySelector('xiangqi-board[data-ready]')").await?;
    page.screenshot("authors").await?;
    Ok(())
}
