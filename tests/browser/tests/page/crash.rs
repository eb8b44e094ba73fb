//! When the program itself fails.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![a_failure_of_the_program_offers_the_position_and_loses_nothing].into()
}

/// Makes the next element that is created fail, as a browser without memory does.
const FAIL_ONCE: &str = "
    const create = document.createElement;
    document.createElement = function () {
        document.createElement = create;
        throw new Error('no memory');
    }";

async fn a_failure_of_the_program_offers_the_position_and_loses_nothing(page: &Page) -> Outcome {
    page.expect_complaints();
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    let before = play(page, "h2e2").await?;
    page.run(FAIL_ONCE).await?;
    page.press("settings").await?;
    let told = page.text("crash").await?;
    assert!(told.contains(&before.fen), "{told}");
    page.until_console(&["panicked", "no memory"]).await?;
    assert_eq!(page.reload().await?, before);
    play(page, "h9g7").await?;
    Ok(())
}
