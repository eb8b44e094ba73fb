//! By names alone, as a screen reader's user does it; and what turning the board changes and keeps.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Wrong, tests};
use serde_json::json;
use thirtyfour::Key;

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![
        a_whole_game_is_played_by_names_alone,
        every_dialog_is_used_by_keyboard_alone,
        every_move_is_told_once,
        labels_turn_with_the_board_and_marks_stay,
        choices_survive_a_reload,
        marks_have_shapes_of_their_own,
    ]
    .into()
}

/// Presses what is called so: a button, a choice, or a point whose name begins so.
async fn press_named(page: &Page, name: &str) -> Result<(), Wrong> {
    let script = "
        const [name] = arguments;
        const nameOf = element => (element.ariaLabel ?? element.innerText ?? '').trim();
        const all = [...document.querySelectorAll('button, [role=gridcell], label')]
            .filter(element => element.checkVisibility() && !element.disabled)
            .filter(element => !document.querySelector('dialog[open]') || element.closest('dialog[open]'));
        const exact = all.find(element => nameOf(element) === name);
        const found = exact ?? all.find(element => nameOf(element).startsWith(name));
        found?.click();
        return !!found;
    ";
    for _ in 0..200 {
        if page.read::<bool>(script, &[json!(name)]).await? {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    Err(Wrong::new(format!("nothing is called {name:?}")))
}

async fn a_whole_game_is_played_by_names_alone(page: &Page) -> Outcome {
    page.open("").await?;
    for name in ["New", "Two at one board", "Red", "Start"] {
        press_named(page, name).await?;
    }
    for (ply, (from, to)) in [
        ("red cannon, b3", "empty, c3"),
        ("black advisor, f10", "empty, e9"),
        ("red cannon, c3", "black soldier, c7"),
        ("black cannon, b8", "empty, c8"),
        ("red cannon, c7", "black elephant, c10"),
    ]
    .into_iter()
    .enumerate()
    {
        press_named(page, from).await?;
        press_named(page, to).await?;
        page.until_shown(to, |shown| shown.ply == ply as u32 + 1).await?;
    }
    assert_eq!(page.shown().await?.result, "mate:red");
    press_named(page, "Look at the board").await?;
    Ok(())
}

async fn every_dialog_is_used_by_keyboard_alone(page: &Page) -> Outcome {
    page.open("").await?;
    for name in ["new-game", "settings", "help", "games", "resign", "game-rules"] {
        let button = page.control(name).await?;
        button.focus().await?;
        page.key(Key::Enter).await?;
        page.until("the dialog", "return !!document.querySelector('dialog[open]')").await?;
        page.until(
            "the focus in it",
            "return document.querySelector('dialog[open]').contains(document.activeElement)",
        )
        .await?;
        // Tab goes round inside: whatever has the focus is in the dialog or the browser's own.
        for _ in 0..12 {
            page.key(Key::Tab).await?;
            let inside: bool = page
                .read(
                    "const { activeElement, body } = document;
                    return activeElement === body || document.querySelector('dialog[open]').contains(activeElement)",
                    &[],
                )
                .await?;
            assert!(inside, "{name}: Tab leaves the dialog");
        }
        page.key(Key::Escape).await?;
        page.until("it to close", "return !document.querySelector('dialog[open]')").await?;
        page.until(
            "the focus to come back",
            &format!("return document.activeElement.dataset.testid === '{name}'"),
        )
        .await?;
    }
    Ok(())
}

async fn every_move_is_told_once(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    page.run(
        "window.__told = [];
        for (const region of document.querySelectorAll('[aria-live]')) {
            new MutationObserver(() => { if (region.innerText) window.__told.push(region.innerText) })
                .observe(region, { childList: true, subtree: true, characterData: true });
        }",
    )
    .await?;
    play(page, "h2e2").await?;
    play(page, "h9g7").await?;
    page.press("hint").await?;
    page.until("a hint", "return window.__told.some(told => told.startsWith('Look at'))").await?;
    let told: Vec<String> = page.read("return window.__told", &[]).await?;
    for (part, times) in [("cannon h3 to e3", 1), ("horse h10 to g8", 1)] {
        let moves = told.iter().filter(|told| told.contains(part)).count();
        assert_eq!(moves, times, "{part}: {told:#?}");
    }
    Ok(())
}

async fn labels_turn_with_the_board_and_marks_stay(page: &Page) -> Outcome {
    // Black's general is in check from e3.
    page.open("?fen=4k4/9/9/9/9/9/9/4R4/9/3K5_b").await?;
    let fen = page.shown().await?.fen;
    let labels =
        "return [...document.querySelectorAll('.xq-ground__label')].map(label => label.textContent).join('')";
    let marks = "return [document.querySelectorAll('.xq-mark.is-check').length,
        document.querySelector('[data-square=e9]').ariaLabel.includes('in check')]";
    for (style, plain, turned) in [
        ("coords-letters-1", "abcdefghi", "ihgfedcba"),
        ("coords-letters-0", "abcdefghi", "ihgfedcba"),
        ("coords-files", "123456789", "123456789"),
    ] {
        page.press("settings").await?;
        page.press(style).await?;
        page.press("close-dialog").await?;
        // Black is to move, so Black sits below when the link opens.
        for (expected, rows) in [(turned, "12345678910"), (plain, "10987654321")] {
            let seen: String = page.read(labels, &[]).await?;
            assert!(seen.starts_with(expected), "{style}: {seen}");
            if style == "coords-letters-1" {
                assert!(seen.contains(rows), "{style}: {seen}");
            }
            assert_eq!(page.read::<(u32, bool)>(marks, &[]).await?, (1, true));
            page.press("flip").await?;
            page.until(
                "it to be told",
                "return !!document.querySelector('[data-testid=live-polite]').innerText",
            )
            .await?;
            tokio::time::sleep(std::time::Duration::from_millis(60)).await;
            assert_eq!(page.shown().await?.fen, fen, "turning the board turns nothing else");
        }
    }
    Ok(())
}

async fn choices_survive_a_reload(page: &Page) -> Outcome {
    page.open("").await?;
    page.press("settings").await?;
    for choice in ["pieces-letters", "board-wood", "theme-dark", "moves-wxf", "squares"] {
        page.press(choice).await?;
    }
    page.reload().await?;
    let root: (String, String, String) = page
        .read("const { theme, board, squares } = document.documentElement.dataset; return [theme, board, squares]", &[])
        .await?;
    assert_eq!(root, ("dark".to_owned(), "wood".to_owned(), "on".to_owned()));
    page.press("settings").await?;
    for choice in ["pieces-letters", "moves-wxf"] {
        let chosen = format!("return document.querySelector('[data-testid={choice}] input').checked");
        assert!(page.read::<bool>(&chosen, &[]).await?, "{choice}");
    }
    for choice in ["pieces-traditional", "board-paper", "theme-system", "moves-names", "squares"] {
        page.press(choice).await?;
    }
    Ok(())
}

/// Without color each mark is still itself: no two have the same drawing, but for the move that loses by
/// repetition and the one that is forbidden as such: no rule set has both.
async fn marks_have_shapes_of_their_own(page: &Page) -> Outcome {
    page.open("").await?;
    page.press("help").await?;
    let shapes: Vec<String> = page
        .read(
            "return [...document.querySelectorAll('.xq-legend__picture')].map(picture => {
                const mark = picture.querySelector('.xq-mark');
                const parts = [mark, ...mark.querySelectorAll('*')].map(part => ['tagName', 'd', 'r', 'stroke-width',
                    'stroke-dasharray', 'transform'].map(name => part[name] ?? part.getAttribute(name)).join());
                return parts.join(';');
            })",
            &[],
        )
        .await?;
    let different: std::collections::BTreeSet<&String> = shapes.iter().collect();
    assert!(shapes.len() >= 10);
    assert_eq!(different.len(), shapes.len() - 1, "{shapes:#?}");
    Ok(())
}
