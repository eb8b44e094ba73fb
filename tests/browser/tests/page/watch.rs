//! Whether these tests would notice: an error, a warning, a stranger, a blocked page.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};

pub fn tests() -> Vec<Test> {
    tests![errors_are_seen, strangers_are_caught, long_tasks_are_noted].into()
}

// On the empty page of a new tab, where no policy of ours forbids what is tried.
async fn errors_are_seen(page: &Page) -> Outcome {
    page.expect_complaints();
    page.run("console.warn('a warning'); new Worker('data:text/javascript,throw 5'); setTimeout(() => { throw 6 })")
        .await?;
    page.until_console(&["a warning", "Uncaught 5", "Uncaught 6"]).await?;
    Ok(())
}

async fn strangers_are_caught(page: &Page) -> Outcome {
    page.expect_complaints();
    let worker = "const source = 'fetch(\"https://worker.example/\").catch(() => postMessage(0))';
        const answer = new Promise(done => {
            new Worker(URL.createObjectURL(new Blob([source]))).onmessage = done;
        });
        Promise.allSettled([fetch('https://page.example/'), answer]).then(() => arguments[0](true));";
    assert!(page.read_later::<bool>(worker, &[]).await?);
    let mut caught = page.strangers();
    caught.sort();
    assert_eq!(caught, ["CONNECT page.example:443 HTTP/1.1", "CONNECT worker.example:443 HTTP/1.1"]);
    Ok(())
}

async fn long_tasks_are_noted(page: &Page) -> Outcome {
    page.go("").await?;
    page.run("setTimeout(() => { const end = performance.now() + 80; while (performance.now() < end); })")
        .await?;
    page.until("a long task", "return window.__long.some(([, duration]) => duration >= 80)").await?;
    Ok(())
}
