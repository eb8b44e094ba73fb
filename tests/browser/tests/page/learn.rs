//! The page of lessons, rules, questions and puzzles.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, Wrong, tests};

pub fn tests() -> Vec<Test> {
    tests![
        a_question_about_a_move_is_answered_and_kept,
        a_level_is_played_with_the_keyboard_alone,
        a_wrong_move_is_told_why_as_in_play,
        a_link_leads_to_a_section_of_the_rules_whose_board_can_be_tried,
        questions_are_found_by_words,
        puzzles_are_fetched_when_they_are_wanted_and_solved,
        progress_is_taken_along_as_text,
        a_level_is_played_out_against_the_engine,
        nothing_sticks_out_on_a_phone,
    ]
    .into()
}

async fn go(page: &Page, rest: &str) -> Result<(), Wrong> {
    page.go(&format!("learn.html{rest}")).await?;
    page.until("the page", "return !!document.querySelector('[data-testid=learn] h2')").await?;
    Ok(())
}

/// Presses the answer with these words.
async fn answer(page: &Page, words: &str) -> Result<(), Wrong> {
    let script = format!(
        "const all = [...document.querySelectorAll('[data-testid=answer]')];
        const found = all.find(one => one.textContent.trim() === {words:?} && !one.disabled);
        found?.click();
        return !!found"
    );
    page.until(&format!("the answer {words}"), &script).await?;
    Ok(())
}

async fn stars(page: &Page) -> Result<i64, Wrong> {
    let stars = page
        .until(
            "the end of the level",
            "return document.querySelector('[data-testid=end]')?.dataset.stars ?? null",
        )
        .await?;
    Ok(stars.as_str().and_then(|stars| stars.parse().ok()).unwrap_or(-1))
}

async fn a_question_about_a_move_is_answered_and_kept(page: &Page) -> Outcome {
    go(page, "?lang=en#horse/may-it").await?;
    assert!(page.text("goal").await?.contains("e5"), "points are named as at the board's edge");
    answer(page, "No").await?;
    answer(page, "Its leg is blocked").await?;
    assert_eq!(stars(page).await?, 3);
    assert!(page.text("feedback").await?.contains("f5"), "the reason names the leg");
    go(page, "?lang=en#path").await?;
    let kept = "return document.querySelector('[href=\"#horse/may-it\"]')?.classList.contains('is-done')";
    page.until("the stars in the path", kept).await?;
    page.run("location.reload()").await?;
    page.until("the stars after a reload", kept).await?;
    Ok(())
}

async fn a_level_is_played_with_the_keyboard_alone(page: &Page) -> Outcome {
    go(page, "?lang=en#chariot/straight").await?;
    page.run("document.querySelector('[data-square=e0]').focus()").await?;
    // R: to the next own chariot. Then up six points, and across six.
    const UP: char = '\u{e013}';
    const RIGHT: char = '\u{e014}';
    const ENTER: char = '\u{e007}';
    let keys = ['r', ENTER].into_iter().chain([UP; 6]).chain([ENTER, ENTER]).chain([RIGHT; 6]).chain([ENTER]);
    for key in keys {
        page.key(key).await?;
    }
    assert_eq!(stars(page).await?, 3);
    Ok(())
}

async fn a_wrong_move_is_told_why_as_in_play(page: &Page) -> Outcome {
    go(page, "?lang=en#horse/open-leg").await?;
    page.click_move("e4g5").await?;
    page.until(
        "the reason",
        "return document.querySelector('[data-testid=feedback]').textContent.includes('leg')",
    )
    .await?;
    page.click_move("f4f5").await?;
    assert_eq!(stars(page).await?, 3, "trying costs nothing");
    Ok(())
}

async fn a_link_leads_to_a_section_of_the_rules_whose_board_can_be_tried(page: &Page) -> Outcome {
    go(page, "?lang=de#rules-horse").await?;
    let seen = "const { top } = document.getElementById('rules-horse').getBoundingClientRect();
        return top > -5 && top < innerHeight / 2";
    page.until("the section", seen).await?;
    page.run("document.querySelector('#rules-horse [data-testid=try]').click()").await?;
    page.until("the board", "return !!document.querySelector('#rules-horse [data-testid=board]')").await?;
    page.click_move("e4g5").await?;
    page.until(
        "the reason",
        "return document.querySelector('[data-testid=trial-said]').textContent.includes('Bein')",
    )
    .await?;
    Ok(())
}

async fn questions_are_found_by_words(page: &Page) -> Outcome {
    go(page, "?lang=nl#faq").await?;
    let all: usize = page.read("return document.querySelectorAll('article').length", &[]).await?;
    assert!(all >= 14, "{all} questions");
    page.run(
        "const input = document.querySelector('[data-testid=faq-search]');
        input.value = 'katapult slaan'; input.dispatchEvent(new InputEvent('input', { bubbles: true }))",
    )
    .await?;
    page.until(
        "fewer questions",
        &format!(
            "const found = document.querySelectorAll('article').length; return found > 0 && found < {all}"
        ),
    )
    .await?;
    Ok(())
}

async fn puzzles_are_fetched_when_they_are_wanted_and_solved(page: &Page) -> Outcome {
    const FETCHED: &str =
        "return performance.getEntriesByType('resource').some(entry => entry.name.includes('puzzles'))";
    go(page, "?lang=en#path").await?;
    assert!(!page.read::<bool>(FETCHED, &[]).await?, "the puzzles are not fetched before they are wanted");
    // A mate in one of the data: the cannon takes the middle.
    go(page, "?lang=en#puzzle/9b236626").await?;
    page.until("the puzzle", "return document.querySelector('[data-puzzle]')?.dataset.puzzle === '9b236626'")
        .await?;
    assert!(page.read::<bool>(FETCHED, &[]).await?);
    page.click_move("c6e6").await?;
    assert_eq!(stars(page).await?, 3);
    assert!(!page.text("rating").await?.contains("1000"), "the rating moves");
    Ok(())
}

async fn progress_is_taken_along_as_text(page: &Page) -> Outcome {
    go(page, "?lang=en#board/who-begins").await?;
    answer(page, "True").await?;
    assert_eq!(stars(page).await?, 3);
    page.press("progress").await?;
    let text: String =
        page.read("return document.querySelector('[data-testid=exported]').value", &[]).await?;
    assert!(text.contains("board/who-begins"), "{text}");
    let paste = "document.querySelector('[data-testid=pasted]').value = arguments[0];
        document.querySelector('[data-testid=import]').click()";
    let broken = format!("{}x", &text[..text.len() / 2]);
    page.read::<serde_json::Value>(paste, &[broken.into()]).await?;
    page.until(
        "what is wrong",
        "return document.querySelector('[data-testid=imported]').textContent.includes('line')",
    )
    .await?;
    page.read::<serde_json::Value>(paste, &[text.into()]).await?;
    page.until(
        "the import",
        "return document.querySelector('[data-testid=imported]').textContent === 'Imported.'",
    )
    .await?;
    Ok(())
}

async fn a_level_is_played_out_against_the_engine(page: &Page) -> Outcome {
    go(page, "?lang=en#game/first").await?;
    page.click_move("h2e2").await?;
    // Both sides have moved: the last move is Black's.
    let answered =
        "const last = document.querySelector('[aria-label*=\"last move to\"], [aria-label*=\"moved here\"]');
        return [...document.querySelectorAll('[data-piece]')].filter(one => /[a-z]/.test(one.dataset.piece)
            && /last move/.test(one.getAttribute('aria-label'))).length > 0";
    page.until("the engine's move", answered).await?;
    Ok(())
}

async fn nothing_sticks_out_on_a_phone(page: &Page) -> Outcome {
    page.set_screen(Screen::SMALL_PHONE).await?;
    for lang in ["de", "zh-Hans"] {
        for place in ["path", "horse/may-it", "repetition/check", "rules", "faq", "puzzles"] {
            go(page, &format!("?lang={lang}#{place}")).await?;
            page.until("a board or text", "return document.querySelectorAll('main svg, main p').length > 1")
                .await?;
            let fits: bool =
                page.read("return document.documentElement.scrollWidth <= innerWidth", &[]).await?;
            page.screenshot(&format!("learn-{}-{lang}", place.replace('/', "-"))).await?;
            assert!(fits, "{place} in {lang} is wider than the screen");
        }
    }
    Ok(())
}
