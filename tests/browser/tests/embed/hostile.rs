//! Messages from those who have no say, and addresses made to do harm.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};
use serde_json::{Value, json};

use crate::guest::Guest;

pub fn tests() -> Vec<Test> {
    tests![
        only_the_page_around_is_heard,
        only_the_named_origin_is_heard,
        the_element_hears_only_its_frame,
        hostile_addresses_do_no_harm,
        hostile_messages_do_no_harm,
    ]
    .into()
}

const FRAME: &str = "<iframe id='board' src='HOME/embed.html#id=b1&mode=explore' title='b' width='400' height='520'></iframe>";

/// Sends the frame a move from the page around it.
const SEND: &str = "document.querySelector('#board').contentWindow.postMessage(
    { xq: 1, id: 'b1', type: 'move', seq: 1, payload: 'h2e2' }, '*')";

async fn only_the_page_around_is_heard(page: &Page) -> Outcome {
    // A frame beside it, of the same page, is not the page.
    let body = format!(
        "{FRAME}<iframe id='other' srcdoc=\"<script>addEventListener('message', () => \
         parent.frames[0].postMessage({{ xq: 1, id: 'b1', type: 'move', seq: 1, payload: 'h2e2' }}, '*'))</script>\"></iframe>"
    );
    let guest = Guest::open(page, &body).await?;
    guest.board("#board").await?;
    // Itself: as a script that got into it would.
    page.run("window.postMessage({ xq: 1, id: 'b1', type: 'move', seq: 1, payload: 'h2e2' }, '*')").await?;
    guest.leave().await?;
    page.run("document.querySelector('#other').contentWindow.postMessage('go', '*')").await?;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    assert_eq!(guest.board("#board").await?.ply, 0);
    guest.leave().await?;
    page.run(SEND).await?;
    guest.enter("#board").await?;
    page.until_shown("the page's move", |shown| shown.ply == 1).await?;
    Ok(())
}

async fn only_the_named_origin_is_heard(page: &Page) -> Outcome {
    let body = FRAME.replace("id=b1", "id=b1&origin=https://somebody.example");
    page.expect_complaints();
    let guest = Guest::open(page, &body).await?;
    guest.board("#board").await?;
    guest.leave().await?;
    page.run(SEND).await?;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    assert_eq!(guest.board("#board").await?.ply, 0);
    guest.leave().await?;
    let guest = Guest::open(page, &FRAME.replace("id=b1", "id=b1&origin=ORIGIN")).await?;
    guest.board("#board").await?;
    guest.leave().await?;
    page.run(SEND).await?;
    guest.enter("#board").await?;
    page.until_shown("the named page's move", |shown| shown.ply == 1).await?;
    Ok(())
}

async fn the_element_hears_only_its_frame(page: &Page) -> Outcome {
    let guest = Guest::open(page, "<xiangqi-board mode='explore'>x</xiangqi-board>").await?;
    guest.until_ready("xiangqi-board").await?;
    guest.told().await?;
    page.run(
        "const frame = document.querySelector('xiangqi-board').shadowRoot.querySelector('iframe');
        const id = new URLSearchParams(frame.src.split('#')[1]).get('id');
        for (const type of ['xq:move', 'xq:resize', 'xq:error']) {
            window.postMessage({ xq: 1, id, type, seq: 9, payload: { move: 'a0a9', height: 9 } }, '*');
        }",
    )
    .await?;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let told: Vec<String> = guest.told().await?.into_iter().filter(|name| name != "visible").collect();
    assert!(!told.contains(&"move".to_owned()) && !told.contains(&"error".to_owned()), "{told:?}");
    let height = "return document.querySelector('xiangqi-board').shadowRoot.querySelector('iframe').offsetHeight > 100";
    assert_eq!(page.run(height).await?, json!(true));
    Ok(())
}

async fn hostile_addresses_do_no_harm(page: &Page) -> Outcome {
    let long = "9/".repeat(30_000);
    let parentheses = "(".repeat(20_000);
    for parameters in [
        "fen=<img%20src=x%20onerror=window.__harm=1>",
        "question=%3Cscript%3Ewindow.__harm=1%3C/script%3E&answer=%3Cimg%20src=x%3E&mode=choose&targets=e5",
        "moves=h2e2_%7B%3Cimg%20src=x%20onerror=window.__harm=1%3E%7D_h9g7&movelist=bottom",
        "src=javascript:window.__harm=1",
        "origin=javascript:1&id=%3Cb%3E&lang=%3Cb%3E&theme=%22onload=1",
        "%00=%00&__proto__=x&constructor=1&mode=%FF",
        "fen=%E2%80%AE&question=%E2%80%AEevil",
        "pgn=%5BFEN%20%22",
        "mode=play&fen=RRRRkRRRR/9/9/9/9/9/9/9/9/4K4_b",
        "mode=analysis&fen=9/9/9/9/9/9/9/9/9/9",
        "ply=99999999999999999999&path=9.9.9.9&level=-3&autoplay=0.1&animate=NaN",
        &format!("fen={long}"),
        &format!("solution={parentheses}"),
    ] {
        let name: String = parameters.chars().take(60).collect();
        let body = format!(
            "<iframe src='HOME/embed.html#{parameters}' title='b' width='400' height='520'></iframe>"
        );
        let guest = Guest::open(page, &body).await?;
        guest.board("iframe").await?;
        let harm: bool = page
            .read("return !!window.__harm || !!document.querySelector('img, [data-testid=crash], script:not([type=module])')", &[])
            .await?;
        assert!(!harm, "{name}");
        guest.leave().await?;
        assert_eq!(page.console().await?, Vec::<String>::new(), "{name}");
    }
    Ok(())
}

async fn hostile_messages_do_no_harm(page: &Page) -> Outcome {
    let guest = Guest::open(page, FRAME).await?;
    guest.board("#board").await?;
    guest.leave().await?;
    page.run(
        "const frame = document.querySelector('#board').contentWindow;
        const circle = { xq: 1, id: 'b1', type: 'load' }; circle.payload = circle;
        const sent = [null, 1, 'xq', [], {}, circle, new Map(), new ArrayBuffer(8), { xq: 1n }, { xq: 1 },
            { xq: 1, id: 'b1', type: 'load', seq: 2n, payload: {} },
            { xq: 1, id: 'b1', type: 'load', seq: 1, payload: { pgn: 'x'.repeat(3_000_000) } },
            { xq: 1, id: 'b1', type: 'set', seq: 1, payload: { mode: '<b>', fen: 7, __proto__: { a: 1 } } },
            { xq: 1, id: 'b1', type: 'move', seq: 1, payload: '\\u202e'.repeat(9999) }];
        for (const message of sent) frame.postMessage(message, '*');
        for (let n = 0; n < 2000; n++) frame.postMessage({ xq: 1, id: 'b1', type: 'flip', seq: n }, '*');",
    )
    .await?;
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    // It goes on as if nothing had been.
    page.run(SEND).await?;
    guest.enter("#board").await?;
    page.until_shown("the page's move", |shown| shown.ply == 1).await?;
    assert_eq!(page.run("return !!document.querySelector('[data-testid=crash]')").await?, Value::Bool(false));
    Ok(())
}
