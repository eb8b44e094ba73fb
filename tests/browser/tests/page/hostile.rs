//! Nobody gets in, and nothing goes out.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};
use serde_json::json;

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![
        what_others_write_is_never_run,
        nothing_is_asked_of_the_host_after_loading,
        full_storage_is_told_and_costs_no_saved_move,
    ]
    .into()
}

/// Ways to make a page run what somebody wrote: each is tried in every place.
const PAYLOADS: [&str; 50] = [
    "<script>__harm()</script>",
    "</script><script>__harm()</script>",
    "<img src=x onerror=__harm()>",
    "<img/src=`x`/onerror=__harm()>",
    "<svg onload=__harm()>",
    "<svg><script>__harm()</script></svg>",
    "<svg><animate onbegin=__harm() attributeName=x dur=1s>",
    "<svg><a xlink:href=javascript:__harm()><text>x</text></a></svg>",
    "<iframe src=javascript:parent.__harm()>",
    "<iframe srcdoc='<script>parent.__harm()</script>'>",
    "<object data=javascript:__harm()>",
    "<embed src=javascript:__harm()>",
    "<body onload=__harm()>",
    "<input autofocus onfocus=__harm()>",
    "<select autofocus onfocus=__harm()>",
    "<textarea autofocus onfocus=__harm()>",
    "<details open ontoggle=__harm()>",
    "<video src=x onerror=__harm()>",
    "<audio src=x onerror=__harm()>",
    "<video><source onerror=__harm()>",
    "<marquee onstart=__harm()>",
    "<math><mtext><script>__harm()</script></mtext></math>",
    "<math href=javascript:__harm()>x</math>",
    "<form action=javascript:__harm()><button autofocus>",
    "<base href=javascript:__harm()//>",
    "<link rel=stylesheet href=javascript:__harm()>",
    "<meta http-equiv=refresh content=0;url=javascript:__harm()>",
    "<style>@import 'javascript:__harm()'</style>",
    "<div style=background:url(javascript:__harm())>",
    "<template><script>__harm()</script></template>",
    "<noscript><p title='</noscript><img src=x onerror=__harm()>'>",
    "<!--><img src=x onerror=__harm()>-->",
    "<![CDATA[><img src=x onerror=__harm()>]]>",
    "<a href=javascript:__harm()>x</a>",
    "<a href='java\tscript:__harm()'>x</a>",
    "<a href=data:text/html,<script>opener.__harm()</script>>x</a>",
    "\"><img src=x onerror=__harm()>",
    "'><img src=x onerror=__harm()>",
    "\" onmouseover=__harm() x=\"",
    "' onfocus=__harm() autofocus x='",
    "` onclick=__harm() x=`",
    "{{constructor.constructor('__harm()')()}}",
    "${__harm()}",
    "javascript:__harm()",
    "\\u003cimg src=x onerror=__harm()\\u003e",
    "%3Cimg%20src=x%20onerror=__harm()%3E",
    "&lt;img src=x onerror=__harm()&gt;&#60;img src=x onerror=__harm()&#62;",
    "\u{202e}<img src=x onerror=__harm()>\u{0}",
    "{ $x } <img src=x onerror=__harm()> { \"<b>\" }",
    "__proto__",
];

/// Counts what must not happen, before any script of the page.
const ALARM: &str = "
    window.__harmed = 0;
    window.__harm = () => { window.__harmed += 1; };
    window.__forbidden = [];
    document.addEventListener('securitypolicyviolation', event => window.__forbidden.push(event.violatedDirective));
";

/// Tries every payload in every part of the address, without loading the page anew; then says what
/// happened and what stands in the document that we did not put there.
const LINKS: &str = "
    const [payloads, done] = arguments;
    (async () => {
        const settle = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
        for (const payload of payloads) {
            // Few enough for the browser, which slows pages down that change their address too often.
            for (const text of [
                `lang=${encodeURIComponent(payload)}&fen=${encodeURIComponent(payload)}`,
                `${payload}&fen=${payload}`,
                `fen=4k4/9/9/9/9/9/9/9/9/${encodeURIComponent(payload)} w ${encodeURIComponent(payload)}`,
            ]) {
                location.hash = text;
                await settle();
            }
        }
        const foreign = document.querySelectorAll(
            'body script[src], iframe, object, embed, base, marquee, video, audio, [onerror], [onload], [onfocus], [href^=javascript]');
        return [window.__harmed, foreign.length, window.__forbidden.length];
    })().then(done, error => done(String(error)));
";

async fn what_others_write_is_never_run(page: &Page) -> Outcome {
    page.before_scripts(ALARM).await?;
    page.open("").await?;
    let happened: (u32, u32, u32) = page.read_later(LINKS, &[json!(PAYLOADS.as_slice())]).await?;
    assert_eq!(happened, (0, 0, 0), "run, foreign, forbidden");
    // What is saved may have been written by another page of the same host.
    for chunk in PAYLOADS.chunks(10) {
        let texts =
            [chunk.join("\n"), json!({ "schema": 1, "seq": 9, "payload": chunk[0], "crc": 0 }).to_string()];
        for text in texts {
            let write = "for (const name of ['prefs', 'game.0', 'game.1', 'game.0.damaged'])
                localStorage.setItem(`chuhe:/chuhe/:${name}`, arguments[0]); return true;";
            page.read::<bool>(write, &[json!(text)]).await?;
            page.reload().await?;
            let happened: (u32, u32) = page.read("return [__harmed, __forbidden.length]", &[]).await?;
            assert_eq!(happened, (0, 0), "{text}");
        }
    }
    begin(page, Against::Person, "red").await?;
    play(page, "h2e2").await?;
    Ok(())
}

/// Everything is there once the service worker has it: a game, dialogs, another look and another language
/// ask for nothing more.
async fn nothing_is_asked_of_the_host_after_loading(page: &Page) -> Outcome {
    page.open("").await?;
    page.until("an offline copy", "return !!navigator.serviceWorker.controller").await?;
    page.reload().await?;
    page.until("the worker", "return window.__how.length > 0").await?;
    let quiet = |page: &Page| page.server().answered().len();
    // What the first visit and the look-out for updates ask for has been asked by then.
    let mut before = quiet(page);
    loop {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        if quiet(page) == before {
            break;
        }
        before = quiet(page);
    }
    begin(page, Against::Engine(2), "red").await?;
    for (ply, text) in [(2, "h2e2"), (4, "h0g2")] {
        page.click_move(text).await?;
        page.until_shown("the engine's reply", |shown| shown.ply == ply && shown.engine == "idle").await?;
    }
    page.press("settings").await?;
    for name in ["lang-de", "theme-dark", "pieces-letters", "lang-en"] {
        page.press(name).await?;
    }
    page.until("English", "return document.documentElement.lang === 'en'").await?;
    let asked: Vec<String> =
        page.server().answered().iter().skip(before).map(|request| request.target.clone()).collect();
    // The browser looks after the service worker by itself, whenever it likes.
    let asked: Vec<&String> = asked.iter().filter(|target| !target.ends_with("/sw.js")).collect();
    assert!(asked.is_empty(), "{asked:?}");
    assert!(page.strangers().is_empty(), "{:?}", page.strangers());
    Ok(())
}

async fn full_storage_is_told_and_costs_no_saved_move(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    let before = play(page, "h2e2").await?;
    page.run(
        "let size = 1 << 20;
        for (let n = 0; size > 0; n += 1) {
            try { localStorage.setItem(`filler${n}`, 'x'.repeat(size)); } catch { size >>= 1; }
        }",
    )
    .await?;
    // What is there may be overwritten by something of its size, until it does not fit any more.
    let mut shown = before;
    for text in ["h9g7", "h0g2", "b9c7", "i0h0", "i9h9", "b0c2", "a9b9", "g3g4", "g6g5"] {
        shown = play(page, text).await?;
    }
    page.until("a word about it", "return !!document.querySelector('[data-testid=notice]')").await?;
    assert!(page.text("notice").await?.contains("full"), "the person is told");
    let after = page.reload().await?;
    after.setup()?;
    assert!(after.ply >= 1 && after.ply <= shown.ply, "{}", after.fen);
    page.run("for (const name of Object.keys(localStorage)) if (name.startsWith('filler')) localStorage.removeItem(name)")
        .await?;
    let moves = if after.turn == "red" { "c3c4" } else { "c6c5" };
    let shown = play(page, moves).await?;
    assert_eq!(page.reload().await?, shown);
    Ok(())
}
