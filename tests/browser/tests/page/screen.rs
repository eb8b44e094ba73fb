//! Sizes, colors and what is drawn.

use browser_tests::pointer::Spot;
use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, Wrong, tests};

use crate::game::{Against, begin};

pub fn tests() -> Vec<Test> {
    tests![
        nothing_sticks_out_on_a_small_phone,
        it_fills_a_desktop_window_without_scrolling,
        a_finger_on_an_empty_point_scrolls,
        men_and_river_need_no_font,
        nothing_slides_if_less_motion_is_wanted,
    ]
    .into()
}

/// Elements whose visible part ends right of the window or left of it.
const STICKING_OUT: &str = "
    const wide = document.documentElement.clientWidth;
    const found = [];
    if (document.documentElement.scrollWidth > wide) found.push(`page: ${document.documentElement.scrollWidth}`);
    for (const element of document.body.querySelectorAll('*')) {
        const { left, right, width, height } = element.getBoundingClientRect();
        const unseen = !width || !height || element.closest('svg, .xq-unseen') && element.tagName !== 'svg';
        if (!unseen && element.checkVisibility() && (left < -0.5 || right > wide + 0.5)) {
            found.push(`${element.tagName}.${element.className.baseVal ?? element.className}: ${left} to ${right}`);
        }
    }
    return found;
";

async fn fits(page: &Page, what: &str) -> Result<(), Wrong> {
    let found: Vec<String> = page.read(STICKING_OUT, &[]).await?;
    page.screenshot(what).await?;
    if found.is_empty() { Ok(()) } else { Err(Wrong::new(format!("{what}: {found:#?}"))) }
}

async fn nothing_sticks_out_on_a_small_phone(page: &Page) -> Outcome {
    page.set_screen(Screen::SMALL_PHONE).await?;
    for lang in ["en", "de"] {
        for scheme in ["light", "dark"] {
            page.set_preference("prefers-color-scheme", scheme).await?;
            page.open(&format!("?lang={lang}")).await?;
            fits(page, &format!("small-phone-{lang}-{scheme}")).await?;
        }
        for dialog in ["new-game", "settings", "help", "resign"] {
            page.press(dialog).await?;
            page.until("the dialog", "return !!document.querySelector('dialog[open]')").await?;
            fits(page, &format!("small-phone-{lang}-{dialog}")).await?;
            page.press("close-dialog").await?;
            page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
        }
    }
    Ok(())
}

async fn it_fills_a_desktop_window_without_scrolling(page: &Page) -> Outcome {
    for scheme in ["light", "dark"] {
        page.set_preference("prefers-color-scheme", scheme).await?;
        page.open("").await?;
        fits(page, &format!("desktop-{scheme}")).await?;
        let board =
            "const { top, bottom } = document.querySelector('[data-testid=board]').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && bottom - top > innerHeight / 2";
        assert!(page.read::<bool>(board, &[]).await?, "the whole board is on the screen, and large");
    }
    Ok(())
}

async fn a_finger_on_an_empty_point_scrolls(page: &Page) -> Outcome {
    page.set_screen(Screen { height: 420, ..Screen::SMALL_PHONE }).await?;
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    page.run("scrollTo(0, 0)").await?;
    let from = page.spot("e5").await?;
    page.swipe(from, Spot { y: from.y - 120.0, ..from }, 10).await?;
    page.until("the page to scroll", "return scrollY > 50").await?;
    let shown = page.shown().await?;
    assert_eq!(shown.ply, 0);
    Ok(())
}

/// Systems without a Chinese font show the same men: they are outlines, as is the river's writing.
async fn men_and_river_need_no_font(page: &Page) -> Outcome {
    page.open("").await?;
    let written: Vec<String> = page
        .read(
            "return [...document.querySelectorAll('.xq-table text')].map(text => text.textContent)
                .filter(text => /\\p{Script=Han}/u.test(text))",
            &[],
        )
        .await?;
    assert_eq!(written, Vec::<String>::new(), "characters that depend on a font");
    let outlines: usize = page
        .read(
            "const drawn = man => [...man.querySelectorAll('path, use')].some(outline => {
                const { width, height } = outline.getBoundingClientRect();
                return width > 4 && height > 4;
            });
            return [...document.querySelectorAll('[data-man]')].filter(drawn).length",
            &[],
        )
        .await?;
    assert_eq!(outlines, 32, "men that are drawn as outlines");
    Ok(())
}

async fn nothing_slides_if_less_motion_is_wanted(page: &Page) -> Outcome {
    // How long whatever moves on the board takes, right after a move.
    let slides = "return Math.max(0, ...document.getAnimations()
        .filter(animation => animation.effect?.target?.closest('.xq-table'))
        .map(animation => Number(animation.effect.getComputedTiming().duration)))";
    for (wish, expected) in [("no-preference", true), ("reduce", false)] {
        page.set_preference("prefers-reduced-motion", wish).await?;
        page.open("").await?;
        begin(page, Against::Person, "red").await?;
        page.click("h2").await?;
        let watch = format!(
            "window.__slides = 0;
            const look = () => {{ window.__slides = Math.max(window.__slides, (() => {{ {slides} }})());
                requestAnimationFrame(look); }};
            look();"
        );
        page.run(&watch).await?;
        page.click("e2").await?;
        page.until_shown("the move", |shown| shown.ply == 1).await?;
        page.until(
            "three frames",
            "return new Promise(done => requestAnimationFrame(() =>
            requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))",
        )
        .await?;
        let longest: f64 = page.read("return window.__slides", &[]).await?;
        assert_eq!(longest > 50.0, expected, "{wish}: {longest} ms");
    }
    Ok(())
}
