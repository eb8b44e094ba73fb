//! Where frames are put: sandboxes, right-to-left and zoomed pages, prints, browsers without scripts.

use std::time::Duration;

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, tests};
use serde_json::json;

use crate::guest::Guest;

pub fn tests() -> Vec<Test> {
    tests![
        a_sandbox_without_an_origin_has_board_and_engine,
        the_element_speaks_with_a_sandboxed_frame,
        right_to_left_and_scaled_pages_change_nothing,
        a_print_shows_the_diagram,
        without_scripts_the_text_stays,
        narrow_and_wide_frames_show_all,
        keys_and_fingers_work_in_a_frame,
    ]
    .into()
}

async fn a_sandbox_without_an_origin_has_board_and_engine(page: &Page) -> Outcome {
    let body = "<iframe sandbox='allow-scripts' src='HOME/embed.html#mode=play&level=2&lang=en' title='board' width='400' height='520'></iframe>";
    let guest = Guest::open(page, body).await?;
    guest.board("iframe").await?;
    assert_eq!(page.run("return window.origin").await?, json!("null"));
    page.click_move("h2e2").await?;
    page.until_shown_within(Duration::from_secs(60), "the engine's reply", |shown| shown.ply == 2).await?;
    // The browser refuses it a worker by address, so that one was made of a text.
    Ok(())
}

async fn the_element_speaks_with_a_sandboxed_frame(page: &Page) -> Outcome {
    let guest = Guest::open(page, "<xiangqi-board sandbox mode='explore'>x</xiangqi-board>").await?;
    guest.until_ready("xiangqi-board").await?;
    assert_eq!(guest.call("move", json!("h2e2")).await?["move"], "h2e2");
    Ok(())
}

async fn right_to_left_and_scaled_pages_change_nothing(page: &Page) -> Outcome {
    // Pressed by script: in a frame that is drawn larger or smaller the driver presses beside the points.
    for style in
        ["direction:rtl", "zoom:1.5", "transform:scale(0.75);transform-origin:0 0", "zoom:0.6;direction:rtl"]
    {
        let body = format!(
            "<div dir='auto' style='{style};width:420px'><xiangqi-board mode='explore'>مرحبا</xiangqi-board></div>"
        );
        let guest = Guest::open(page, &body).await?;
        guest.until_ready("xiangqi-board").await?;
        guest.enter("xiangqi-board").await?;
        page.until("the board's size", "return document.querySelector('.xq-board').offsetWidth > 200")
            .await?;
        for square in ["h2", "e2"] {
            page.run(&format!("document.querySelector('[data-square={square}]').click()")).await?;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        page.until_shown("the move", |shown| shown.ply == 1).await?;
        let left_to_right = page.spot("a0").await?.x < page.spot("i0").await?.x;
        assert!(left_to_right, "{style}");
        guest.leave().await?;
    }
    Ok(())
}

async fn a_print_shows_the_diagram(page: &Page) -> Outcome {
    let body = "<xiangqi-board mode='explore' question='What now?' moves='h2e2'>x</xiangqi-board>";
    let guest = Guest::open(page, body).await?;
    guest.board("xiangqi-board").await?;
    page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let seen = "
        const shown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
        return [shown('.xq-board__art'), shown('.xq-embed__question'), shown('.xq-embed__buttons')]";
    page.until("the print's look", &format!("{seen}.join() === 'true,true,false'")).await?;
    page.command("Emulation.setEmulatedMedia", json!({ "media": "" })).await?;
    guest.leave().await.map_err(Into::into)
}

async fn without_scripts_the_text_stays(page: &Page) -> Outcome {
    page.command("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
    let guest =
        Guest::open(page, "<xiangqi-board mode='explore'>The words of the author.</xiangqi-board>").await;
    page.command("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await?;
    guest?;
    let text: String = page.read("return document.querySelector('xiangqi-board').innerText", &[]).await?;
    assert_eq!(text, "The words of the author.");
    Ok(())
}

async fn narrow_and_wide_frames_show_all(page: &Page) -> Outcome {
    for (width, height) in [(240, 330), (280, 400), (320, 480), (480, 600), (700, 500), (1100, 700)] {
        let body = format!(
            "<iframe src='HOME/embed.html#moves=h2e2_h9g7&mode=explore&question=Q' title='b' width='{width}' height='{height}'></iframe>"
        );
        page.set_screen(Screen { width: 1200, height: 900, touch: false }).await?;
        let guest = Guest::open(page, &body).await?;
        guest.board("iframe").await?;
        let wide: bool = page.read("return document.scrollingElement.scrollWidth > innerWidth", &[]).await?;
        assert!(!wide, "{width}: something is cut off");
        let board: f64 = page
            .read("return document.querySelector('.xq-board').getBoundingClientRect().width", &[])
            .await?;
        assert!(board > f64::from(width) * 0.3, "{width} by {height}: a board of {board}");
        guest.leave().await?;
        page.screenshot(&format!("embed-{width}")).await?;
    }
    Ok(())
}

async fn keys_and_fingers_work_in_a_frame(page: &Page) -> Outcome {
    let guest = Guest::open(page, "<xiangqi-board mode='explore'>x</xiangqi-board>").await?;
    guest.until_ready("xiangqi-board").await?;
    guest.call("focus", serde_json::Value::Null).await?;
    guest.enter("xiangqi-board").await?;
    page.until("the focus", "return document.activeElement?.getAttribute('role') === 'gridcell'").await?;
    for key in ['c', ' '] {
        page.key(key).await?;
    }
    for key in [thirtyfour::Key::Up, thirtyfour::Key::Enter] {
        page.key(key).await?;
    }
    page.until_shown("the cannon's move", |shown| shown.ply == 1).await?;
    Ok(())
}
