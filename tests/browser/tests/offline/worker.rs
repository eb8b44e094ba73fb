//! What the tests ask of the service worker.

use browser_tests::Wrong;
use browser_tests::host::MARKS;
use browser_tests::tab::Tab;

/// Calls its last argument with the names of all caches, sorted, and the number of files in each.
const CACHES: &str = "
    const done = arguments[arguments.length - 1];
    (async () => {
        const found = [];
        for (const name of (await caches.keys()).sort()) {
            found.push([name, (await (await caches.open(name)).keys()).length]);
        }
        return found;
    })().then(done, error => done(String(error)));
";

/// Waits until this page's files come from the service worker.
pub async fn until_kept(tab: &Tab<'_>) -> Result<(), Wrong> {
    tab.until("a service worker", "return !!(navigator.serviceWorker && navigator.serviceWorker.controller)")
        .await?;
    Ok(())
}

/// Asks the host for a new build and waits until that has come to an end: `waiting` if there is one
/// that is ready, `failed` if one could not be installed, `none` if there is none.
pub async fn look_for_update(tab: &Tab<'_>) -> Result<String, Wrong> {
    tab.read_later(
        "
        const done = arguments[arguments.length - 1];
        (async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            await registration.update();
            const next = registration.installing;
            if (!next) return registration.waiting ? 'waiting' : 'none';
            return await new Promise(resolve => {
                const look = () => {
                    if (next.state === 'installed') resolve('waiting');
                    if (next.state === 'redundant') resolve('failed');
                    if (next.state === 'activated') resolve('activated');
                };
                next.addEventListener('statechange', look);
                look();
            });
        })().then(done, error => done(`error: ${error}`));
        ",
    )
    .await
}

/// The builds that page, style, program and worker of this tab are from: one, if all is well.
pub async fn builds(tab: &Tab<'_>) -> Result<Vec<u32>, Wrong> {
    let mut marks: Vec<u32> = tab.read_later(MARKS).await?;
    marks.dedup();
    Ok(marks)
}

/// Names and sizes of all caches of this host.
pub async fn caches(tab: &Tab<'_>) -> Result<Vec<(String, usize)>, Wrong> {
    tab.read_later(CACHES).await
}
