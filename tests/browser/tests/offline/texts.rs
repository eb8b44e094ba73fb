//! What the page says is fetched: it comes late, not at all, or for another language.

use browser_tests::host::Host;
use browser_tests::stage::{Play, Stage};
use browser_tests::tab::Tab;
use browser_tests::{Outcome, Wrong, plays};
use xtask::publish::files::Files;
use xtask::server::Fault;

use crate::worker::until_kept;

pub fn plays() -> Vec<Play> {
    plays![
        another_language_needs_no_reload,
        every_language_is_there_offline,
        a_language_that_is_missing_is_told,
        without_any_texts_the_page_says_so,
    ]
    .into()
}

const SPOKEN: &str = "return document.documentElement.lang";

/// Chooses a language in the settings.
async fn choose(tab: &Tab<'_>, lang: &str) -> Result<(), Wrong> {
    if tab.read::<bool>("return !document.querySelector('dialog[open]')").await? {
        tab.press("settings").await?;
    }
    tab.press(&format!("lang-{lang}")).await
}

async fn until_spoken(tab: &Tab<'_>, lang: &str) -> Result<(), Wrong> {
    tab.until(&format!("{lang} to be spoken"), &format!("return document.documentElement.lang === '{lang}'"))
        .await?;
    Ok(())
}

fn texts_of(build: &Files, lang: &str) -> Vec<String> {
    build.keys().filter(|path| path.starts_with(&format!("content/locales/{lang}/"))).cloned().collect()
}

/// The languages that are published.
fn languages(build: &Files) -> Vec<String> {
    let folders = build.keys().filter_map(|path| path.strip_prefix("content/locales/")?.split('/').next());
    let mut languages: Vec<String> = folders.map(str::to_owned).collect();
    languages.dedup();
    languages
}

async fn another_language_needs_no_reload(stage: &Stage) -> Outcome {
    let tab = Tab::open(stage.browser()).await?;
    tab.start(&format!("{}?lang=en", stage.host.url())).await?;
    tab.play("h2e2").await?;
    tab.run("window.__old = true").await?;
    choose(&tab, "de").await?;
    until_spoken(&tab, "de").await?;
    let title: String = tab.read("return document.title").await?;
    assert!(title.contains("chinesisches Schach"), "{title}");
    assert_eq!(
        tab.read::<String>("return document.querySelector('dialog h2').textContent").await?,
        "Einstellungen"
    );
    assert!(tab.read::<bool>("return window.__old === true").await?, "it is the same document");
    Ok(())
}

async fn every_language_is_there_offline(stage: &Stage) -> Outcome {
    let tab = Tab::open(stage.browser()).await?;
    tab.start(&format!("{}?lang=en", stage.host.url())).await?;
    until_kept(&tab).await?;
    stage.host.go_down();
    for lang in languages(&stage.builds.number(1)?) {
        choose(&tab, &lang).await?;
        until_spoken(&tab, &lang).await?;
    }
    Ok(())
}

async fn a_language_that_is_missing_is_told(stage: &Stage) -> Outcome {
    // At the start, and when it is chosen.
    for fault in [Fault::Missing, Fault::Dropped] {
        let build = stage.builds.number(1)?;
        let host = Host::with(&build)?;
        let lost = texts_of(&build, "de");
        lost.iter().for_each(|path| host.set_fault(path, Some(fault)));
        let tab = Tab::open(stage.browser()).await?;
        tab.start(&format!("{}?lang=de", host.url())).await?;
        let told = "const notice = document.querySelector('[data-testid=notice]');
            return !!notice && notice.textContent.includes('Deutsch')";
        tab.until("a word about it", told).await?;
        assert_eq!(tab.read::<String>(SPOKEN).await?, "en");
        choose(&tab, "de").await?;
        tab.until("a word about it again", told).await?;
        lost.iter().for_each(|path| host.set_fault(path, None));
        // One that is chosen already can only be chosen again after another.
        choose(&tab, "en").await?;
        choose(&tab, "de").await?;
        until_spoken(&tab, "de").await?;
        assert!(!tab.read::<bool>("return !!document.querySelector('[data-testid=notice]')").await?);
    }
    Ok(())
}

async fn without_any_texts_the_page_says_so(stage: &Stage) -> Outcome {
    let build = stage.builds.number(1)?;
    let lost: Vec<String> = ["de", "en"].iter().flat_map(|lang| texts_of(&build, lang)).collect();
    lost.iter().for_each(|path| stage.host.set_fault(path, Some(Fault::Missing)));
    let tab = Tab::open(stage.browser()).await?;
    tab.go(&format!("{}?lang=de", stage.host.url())).await?;
    tab.until("a word about it", "return !!document.querySelector('#chuhe-watch')").await?;
    lost.iter().for_each(|path| stage.host.set_fault(path, None));
    tab.run("document.querySelector('#chuhe-watch button').click()").await?;
    tab.started().await?;
    until_spoken(&tab, "de").await?;
    Ok(())
}
