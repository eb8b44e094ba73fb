//! The network goes away, and comes back.

use browser_tests::stage::{Play, Stage};
use browser_tests::tab::Tab;
use browser_tests::{Outcome, plays};

use crate::worker::{builds, caches, until_kept};

pub fn plays() -> Vec<Play> {
    plays![starts_without_a_network, survives_lost_files, works_where_it_is_put].into()
}

// One visit is enough: the engine plays too, and the game goes on where it was.
async fn starts_without_a_network(stage: &Stage) -> Outcome {
    let tab = Tab::open(stage.browser()).await?;
    tab.start(&stage.host.url()).await?;
    until_kept(&tab).await?;
    stage.host.go_down();
    let shown = tab.reload().await?;
    assert_eq!(shown.ply, 0);
    assert_eq!(builds(&tab).await?, [1]);
    tab.play("h2e2").await?;
    let shown =
        tab.until_shown("the engine's move", |shown| shown.ply >= 2 && shown.engine == "idle").await?;
    assert_eq!(tab.reload().await?, shown);
    // Any address of the page, also one that was never visited.
    tab.start(&format!("{}?lang=de#x", stage.host.url())).await?;
    tab.start(&format!("{}index.html", stage.host.url())).await?;
    // What is no page of ours leads to the first one.
    tab.start(&format!("{}nothing/here", stage.host.url())).await?;
    Ok(())
}

// A browser short of room throws files away; the next visit fetches them again.
async fn survives_lost_files(stage: &Stage) -> Outcome {
    let tab = Tab::open(stage.browser()).await?;
    tab.start(&stage.host.url()).await?;
    until_kept(&tab).await?;
    let whole = caches(&tab).await?;
    assert_eq!(whole.len(), 1);
    let lose = "
        const done = arguments[arguments.length - 1];
        (async () => {
            const cache = await caches.open((await caches.keys())[0]);
            for (const request of await cache.keys()) {
                if (/worker|app/.test(request.url)) await cache.delete(request);
            }
        })().then(() => done(true));
    ";
    tab.read_later::<bool>(lose).await?;
    assert!(caches(&tab).await?[0].1 < whole[0].1);
    tab.reload().await?;
    let script = format!(
        "const done = arguments[arguments.length - 1];
        caches.keys().then(names => caches.open(names[0])).then(cache => cache.keys())
            .then(list => done(list.length === {}))",
        whole[0].1
    );
    tab.until_later("all files to be back", &script, |all: &bool| *all).await?;
    stage.host.go_down();
    tab.reload().await?;
    Ok(())
}

// Other programs on the same host have their own caches and are left alone.
async fn works_where_it_is_put(stage: &Stage) -> Outcome {
    let tab = Tab::open(stage.browser()).await?;
    tab.start(&stage.host.url()).await?;
    until_kept(&tab).await?;
    let scope: String = tab
        .read_later(
            "const done = arguments[arguments.length - 1];
            navigator.serviceWorker.getRegistration().then(one => done(one.scope));",
        )
        .await?;
    assert_eq!(scope, stage.host.url());
    let names: Vec<String> = caches(&tab).await?.into_iter().map(|(name, _)| name).collect();
    assert!(names.iter().all(|name| name.starts_with("chuhe:/chuhe/:")), "{names:?}");
    Ok(())
}
