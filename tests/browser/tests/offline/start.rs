//! The page does not start, or not where it was looked for.

use std::time::Duration;

use browser_tests::host::Host;
use browser_tests::stage::{Play, Stage};
use browser_tests::tab::Tab;
use browser_tests::{Outcome, plays};
use xtask::server::Fault;

use crate::worker::{builds, caches, until_kept};

pub fn plays() -> Vec<Play> {
    plays![
        a_start_that_fails_says_so,
        a_slow_start_is_no_failure,
        repair_keeps_games,
        lost_addresses_lead_back
    ]
    .into()
}

const PANEL: &str = "return !!document.querySelector('#chuhe-watch')";

async fn a_start_that_fails_says_so(stage: &Stage) -> Outcome {
    let build = stage.builds.number(1)?;
    for (start, fault) in [("app_bg.", Fault::Missing), ("app.", Fault::Missing), ("app_bg.", Fault::Dropped)]
    {
        let host = Host::with(&build)?;
        let file = build.keys().find(|path| path.starts_with(start)).unwrap();
        host.set_fault(file, Some(fault));
        let tab = Tab::open(stage.browser()).await?;
        tab.go(&host.url()).await?;
        tab.until("a word about it", PANEL).await?;
        // Its button loads the page again, which starts now.
        host.set_fault(file, None);
        tab.run("document.querySelector('#chuhe-watch button').click()").await?;
        tab.started().await?;
        assert_eq!(tab.run(PANEL).await?, false);
    }
    Ok(())
}

async fn a_slow_start_is_no_failure(stage: &Stage) -> Outcome {
    let build = stage.builds.number(1)?;
    let file = build.keys().find(|path| path.starts_with("app_bg.")).unwrap();
    stage.host.set_fault(file, Some(Fault::Slow(Duration::from_secs(12))));
    let tab = Tab::open(stage.browser()).await?;
    // The address is given by script: the driver would wait for the page to load.
    tab.run(&format!("setTimeout(() => {{ location.href = '{}'; }})", stage.host.url())).await?;
    tab.until("a word about it", PANEL).await?;
    tab.started().await?;
    tab.until("the word to go", "return !document.querySelector('#chuhe-watch')").await?;
    Ok(())
}

async fn repair_keeps_games(stage: &Stage) -> Outcome {
    let tab = Tab::open(stage.browser()).await?;
    tab.start(&stage.host.url()).await?;
    until_kept(&tab).await?;
    tab.play("h2e2").await?;
    let shown =
        tab.until_shown("the engine's move", |shown| shown.ply == 2 && shown.engine == "idle").await?;
    // The cache holds a program that cannot start.
    let spoil = "
        const done = arguments[arguments.length - 1];
        (async () => {
            const cache = await caches.open((await caches.keys())[0]);
            for (const request of await cache.keys()) {
                if (/app_bg/.test(request.url)) await cache.put(request, new Response('nonsense'));
            }
        })().then(() => done(true));
    ";
    tab.read_later::<bool>(spoil).await?;
    tab.run("location.reload()").await?;
    tab.until("a word about it", PANEL).await?;
    tab.run("window.__old = true; document.querySelectorAll('#chuhe-watch button')[1].click()").await?;
    tab.until("a new document", "return !window.__old && document.readyState === 'complete'").await?;
    assert_eq!(tab.started().await?.fen, shown.fen);
    assert_eq!(builds(&tab).await?, [1]);
    until_kept(&tab).await?;
    assert_eq!(caches(&tab).await?.len(), 1);
    Ok(())
}

async fn lost_addresses_lead_back(stage: &Stage) -> Outcome {
    let tab = Tab::open(stage.browser()).await?;
    tab.go(&format!("{}lesson/12?lang=de", stage.host.url())).await?;
    tab.started().await?;
    let address: String = tab.read("return location.href").await?;
    assert_eq!(address, format!("{}?lang=de", stage.host.url()));
    Ok(())
}
