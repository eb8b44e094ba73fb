//! Another build comes: whole, torn, refused, taken, taken back.

use std::time::Duration;

use browser_tests::engine::VARIABLE;
use browser_tests::stage::{Play, Stage};
use browser_tests::tab::Tab;
use browser_tests::{Outcome, Wrong, plays};
use xtask::publish::files::Files;
use xtask::server::Fault;

use crate::worker::{builds, caches, look_for_update, until_kept};

pub fn plays() -> Vec<Play> {
    let mut list: Vec<Play> = plays![
        an_update_waits_for_consent,
        torn_deploys_are_refused,
        other_tabs_keep_their_build,
        a_rollback_is_an_update,
        the_newest_of_several_is_taken,
        no_update_is_offered_in_a_game,
    ]
    .into();
    // With `--all` only: the browser takes longer to let go than anybody waits here, and it is not known why.
    if std::env::var_os(VARIABLE).is_some() {
        list.extend(plays![the_kill_switch_works]);
    }
    list
}

/// A tab with build 1, kept by its service worker.
async fn visited<'a>(stage: &'a Stage) -> Result<Tab<'a>, Wrong> {
    let tab = Tab::open(stage.browser()).await?;
    tab.start(&stage.host.url()).await?;
    until_kept(&tab).await?;
    // Chromium looks for a new build by itself a second after it has loaded a page; one that is published
    // just then would be overlooked until the next look.
    tab.until("the page to look for itself", LOOKED).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    Ok(tab)
}

/// Says yes to the build that is offered, and waits for it.
async fn take_update(tab: &Tab<'_>) -> Result<(), Wrong> {
    tab.run("window.__old = true;").await?;
    tab.press("update").await?;
    tab.until("the new document", "return !window.__old && document.readyState === 'complete'").await?;
    tab.started().await?;
    Ok(())
}

/// The published name of the file that begins so.
fn named(build: &Files, start: &str) -> String {
    build
        .keys()
        .find(|path| path.starts_with(start))
        .cloned()
        .unwrap_or_else(|| panic!("there is no {start}"))
}

/// Whether the script has run that registers the service worker, which is looking for a new build.
const LOOKED: &str = "return document.readyState === 'complete'
    && performance.getEntriesByType('resource').some(entry => entry.name.includes('/offline.'))";

async fn an_update_waits_for_consent(stage: &Stage) -> Outcome {
    let tab = visited(stage).await?;
    stage.host.deploy(&stage.builds.number(2)?)?;
    assert_eq!(look_for_update(&tab).await?, "waiting");
    // It is offered, in this visit and the next, and changes nothing by itself.
    for _ in 0..2 {
        tab.until("the offer", "return !!document.querySelector('[data-testid=update]')").await?;
        assert_eq!(builds(&tab).await?, [1]);
        tab.reload().await?;
    }
    take_update(&tab).await?;
    assert_eq!(builds(&tab).await?, [2]);
    assert_eq!(look_for_update(&tab).await?, "none");
    stage.host.go_down();
    tab.reload().await?;
    assert_eq!(builds(&tab).await?, [2]);
    assert_eq!(tab.run("return !!document.querySelector('[data-testid=update]')").await?, false);
    Ok(())
}

// Whatever goes wrong with whichever file, the old build goes on as a whole.
async fn torn_deploys_are_refused(stage: &Stage) -> Outcome {
    let tab = visited(stage).await?;
    let next = stage.builds.number(2)?;
    stage.host.deploy(&next)?;
    let faults = [Fault::Missing, Fault::Corrupt, Fault::Dropped];
    let files = ["app.", "app_bg.", "worker_bg.", "index.html", "style."].map(|start| named(&next, start));
    for (file, fault) in files.iter().zip(faults.iter().cycle()) {
        // What both builds have is not fetched, so nothing can go wrong with it.
        let is_new = stage.builds.number(1)?.get(file) != next.get(file);
        let path = if file == "index.html" { "" } else { file };
        stage.host.set_fault(path, Some(*fault));
        let ended = look_for_update(&tab).await?;
        assert_eq!(ended == "failed", is_new, "{fault:?} {file}: {ended}");
        assert_eq!(caches(&tab).await?.len(), if is_new { 1 } else { 2 }, "{fault:?} {file}");
        tab.reload().await?;
        assert_eq!(builds(&tab).await?, [1], "{fault:?} {file}");
        // The page itself has looked for a new build once more: until that has failed too, the fault stays.
        tab.until("the page to look for itself", LOOKED).await?;
        // Chromium looks by itself a second after it has loaded a page.
        tokio::time::sleep(Duration::from_secs(2)).await;
        assert_eq!(look_for_update(&tab).await? == "failed", is_new, "{fault:?} {file}");
        stage.host.set_fault(path, None);
        if !is_new {
            return Err(Wrong::new(format!("{file} is in both builds: nothing was tested")).into());
        }
    }
    assert_eq!(look_for_update(&tab).await?, "waiting");
    take_update(&tab).await?;
    assert_eq!(builds(&tab).await?, [2]);
    Ok(())
}

// The tab that did not ask plays on, engine and all, and changes when it is loaded again.
async fn other_tabs_keep_their_build(stage: &Stage) -> Outcome {
    let asking = visited(stage).await?;
    let playing = Tab::open(stage.browser()).await?;
    playing.start(&format!("{}?fen=start", stage.host.url())).await?;
    playing.run("window.__old = true;").await?;
    stage.host.deploy(&stage.builds.number(2)?)?;
    assert_eq!(look_for_update(&asking).await?, "waiting");
    take_update(&asking).await?;
    assert_eq!(builds(&asking).await?, [2]);
    assert_eq!(playing.run("return window.__old === true").await?, true);
    assert_eq!(builds(&playing).await?, [1], "its files are still there");
    playing
        .until("an offer to the other tab", "return document.documentElement.dataset.update === 'ready'")
        .await?;
    playing.reload().await?;
    assert_eq!(builds(&playing).await?, [2]);
    Ok(())
}

// What was there before needs nothing of the host but the new list.
async fn a_rollback_is_an_update(stage: &Stage) -> Outcome {
    let tab = visited(stage).await?;
    stage.host.deploy(&stage.builds.number(2)?)?;
    assert_eq!(look_for_update(&tab).await?, "waiting");
    take_update(&tab).await?;
    stage.host.deploy(&stage.builds.number(1)?)?;
    let before = stage.host.asked_for().len();
    assert_eq!(look_for_update(&tab).await?, "waiting");
    let asked_for = stage.host.asked_for().split_off(before);
    assert!(asked_for.iter().all(|path| path == "sw.js"), "{asked_for:?}");
    take_update(&tab).await?;
    assert_eq!(builds(&tab).await?, [1]);
    // Back and forth before anybody said yes: nothing has changed, so nothing is offered.
    stage.host.deploy(&stage.builds.number(3)?)?;
    assert_eq!(look_for_update(&tab).await?, "waiting");
    stage.host.deploy(&stage.builds.number(1)?)?;
    look_for_update(&tab).await?;
    tab.reload().await?;
    tab.until_later(
        "the same build to take over in silence",
        "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.getRegistration().then(one => done(!one.waiting && !one.installing));",
        |settled: &bool| *settled,
    )
    .await?;
    assert_eq!(builds(&tab).await?, [1]);
    assert_eq!(tab.run("return document.documentElement.dataset.update || ''").await?, "");
    Ok(())
}

async fn the_newest_of_several_is_taken(stage: &Stage) -> Outcome {
    let tab = visited(stage).await?;
    for number in [2, 3] {
        stage.host.deploy(&stage.builds.number(number)?)?;
        assert_eq!(look_for_update(&tab).await?, "waiting");
        assert_eq!(builds(&tab).await?, [1]);
    }
    take_update(&tab).await?;
    assert_eq!(builds(&tab).await?, [3]);
    // The present build and the one before it; what nobody ever used is gone.
    tab.until_later(
        "two caches",
        "caches.keys().then(names => arguments[0](names.length === 2))",
        |two: &bool| *two,
    )
    .await?;
    Ok(())
}

async fn no_update_is_offered_in_a_game(stage: &Stage) -> Outcome {
    let tab = visited(stage).await?;
    tab.play("h2e2").await?;
    let shown =
        tab.until_shown("the engine's move", |shown| shown.ply == 2 && shown.engine == "idle").await?;
    stage.host.deploy(&stage.builds.number(2)?)?;
    assert_eq!(look_for_update(&tab).await?, "waiting");
    tab.until("the news", "return document.documentElement.dataset.update === 'ready'").await?;
    assert_eq!(tab.run("return !!document.querySelector('[data-testid=update]')").await?, false);
    // Who looks for it finds it; the game goes on in the new build.
    tab.press("settings").await?;
    take_update(&tab).await?;
    assert_eq!(builds(&tab).await?, [2]);
    assert_eq!(tab.started().await?.fen, shown.fen);
    Ok(())
}

async fn the_kill_switch_works(stage: &Stage) -> Outcome {
    let tab = visited(stage).await?;
    stage.host.deploy(&stage.builds.withdrawn()?)?;
    look_for_update(&tab).await?;
    tab.until_later(
        "the service worker to be gone",
        "const done = arguments[arguments.length - 1];
        Promise.all([navigator.serviceWorker.getRegistration(), caches.keys()])
            .then(([one, names]) => done(!one && names.length === 0));",
        |gone: &bool| *gone,
    )
    .await?;
    tab.reload().await?;
    Ok(())
}
