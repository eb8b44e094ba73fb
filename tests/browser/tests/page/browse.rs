//! Looking back, typing moves, taking help: what a person does beside moving men.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, Wrong, tests};
use serde_json::json;
use thirtyfour::Key;

use crate::game::{Against, begin, play};

pub fn tests() -> Vec<Test> {
    tests![
        the_list_and_the_arrow_keys_look_back,
        the_game_goes_on_from_an_earlier_position,
        arrow_keys_in_a_field_leave_the_board_alone,
        moves_are_typed_in_any_notation,
        the_list_is_written_in_every_notation,
        a_hint_is_told_in_three_steps,
        a_threat_is_drawn_as_an_arrow,
        a_draw_is_offered_and_agreed,
        a_move_waits_until_it_is_confirmed,
        the_board_of_the_past_has_the_men_of_the_past,
    ]
    .into()
}

async fn fen(page: &Page) -> Result<String, Wrong> {
    Ok(page.shown().await?.fen)
}

/// Begins a game of two people in which these moves are played.
async fn after(page: &Page, moves: &[&str]) -> Result<Vec<String>, Wrong> {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    let mut fens = vec![fen(page).await?];
    for text in moves {
        play(page, text).await?;
        fens.push(fen(page).await?);
    }
    Ok(fens)
}

const MOVES: [&str; 4] = ["h2e2", "h9g7", "h0g2", "i9h9"];

async fn the_list_and_the_arrow_keys_look_back(page: &Page) -> Outcome {
    let fens = after(page, &MOVES).await?;
    page.run("document.querySelector('[data-ply-of=\"2\"]').click()").await?;
    page.until_shown("the second move", |shown| shown.fen == fens[2]).await?;
    assert!(page.text("status").await?.contains("2 of 4"));
    // The list has the focus now; its keys go on from there.
    page.run("document.querySelector('[data-ply-of=\"2\"]').focus()").await?;
    page.key(Key::Left).await?;
    page.until_shown("the first move", |shown| shown.fen == fens[1]).await?;
    page.until("the focus to follow", "return document.activeElement.dataset.plyOf === '1'").await?;
    page.key(Key::End).await?;
    page.until_shown("the game", |shown| shown.fen == fens[4]).await?;
    // With the focus on nothing the arrow keys still look back.
    page.run("document.activeElement.blur()").await?;
    page.key(Key::Left).await?;
    page.until_shown("one move back", |shown| shown.fen == fens[3]).await?;
    for (button, ply) in [("browse-first", 0), ("browse-next", 1), ("browse-previous", 0), ("browse-last", 4)]
    {
        page.press(button).await?;
        page.until_shown(button, |shown| shown.fen == fens[ply]).await?;
    }
    Ok(())
}

async fn the_game_goes_on_from_an_earlier_position(page: &Page) -> Outcome {
    let fens = after(page, &MOVES).await?;
    page.press("browse-previous").await?;
    page.press("browse-previous").await?;
    page.until_shown("the second move", |shown| shown.fen == fens[2]).await?;
    // Nothing moves there, and the page says why.
    page.click("b0").await?;
    assert!(page.until_refused().await?.contains("another position"));
    page.press("go-on-from-here").await?;
    page.until("the game to stand there", "return !document.querySelector('[data-testid=browse-back]')")
        .await?;
    page.press("redo").await?;
    page.until_shown("it was taken back, not lost", |shown| shown.fen == fens[3]).await?;
    page.press("take-back").await?;
    play(page, "b0c2").await?;
    Ok(())
}

async fn arrow_keys_in_a_field_leave_the_board_alone(page: &Page) -> Outcome {
    let fens = after(page, &MOVES[..2]).await?;
    let field = page.control("typed-move").await?;
    field.click().await?;
    for key in ['C', '2', ',', '.', 'f', 'u'] {
        page.key(key).await?;
    }
    page.key(Key::Left).await?;
    page.key(Key::Right).await?;
    assert_eq!(fen(page).await?, fens[2]);
    assert_eq!(field.prop("value").await?.unwrap_or_default(), "C2,.fu");
    Ok(())
}

async fn moves_are_typed_in_any_notation(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    for (ply, text) in ["炮二平五", "H8+7", "H0-G2", "i10h10"].iter().enumerate() {
        let field = page.control("typed-move").await?;
        field.send_keys(*text).await?;
        page.key(Key::Enter).await?;
        page.until_shown(text, |shown| shown.ply == ply as u32 + 1).await?;
        page.until(
            "an empty field",
            "return document.querySelector('[data-testid=typed-move]').value === ''",
        )
        .await?;
    }
    let field = page.control("typed-move").await?;
    field.send_keys("xyz").await?;
    page.key(Key::Enter).await?;
    assert!(page.until_refused().await?.contains("xyz"));
    assert_eq!(field.prop("value").await?.unwrap_or_default(), "xyz", "it can be mended");
    Ok(())
}

async fn the_list_is_written_in_every_notation(page: &Page) -> Outcome {
    after(page, &MOVES[..2]).await?;
    for (style, first) in [
        ("names", "Cannon h3–e3"),
        ("wxf", "C2=5"),
        ("chinese", "炮二平五"),
        ("western", "Che3"),
        ("iccs", "H2-E2"),
        ("uci", "h3e3"),
    ] {
        page.press("settings").await?;
        page.press(&format!("moves-{style}")).await?;
        page.press("close-dialog").await?;
        page.until(
            style,
            &format!("return document.querySelector('[data-ply-of=\"1\"]')?.innerText === {}", json!(first)),
        )
        .await?;
    }
    Ok(())
}

async fn a_hint_is_told_in_three_steps(page: &Page) -> Outcome {
    // Two moves win at once, both of the chariot.
    page.open("?fen=3k5/9/R8/9/9/9/9/9/9/4K4_w").await?;
    let told = "return document.querySelector('[data-testid=advice-hint]')?.innerText ?? ''";
    page.press("hint").await?;
    page.until("the man", &format!("return (() => {{ {told} }})().includes('red chariot a8')")).await?;
    assert!(page.read::<bool>("return !!document.querySelector('.is-advised')", &[]).await?);
    page.press("hint-more").await?;
    page.until("the target", &format!("return (() => {{ {told} }})().includes('can go to')")).await?;
    page.press("hint-more").await?;
    page.until("the reason", &format!("return (() => {{ {told} }})().includes('wins in one move')")).await?;
    let arrows = "return document.querySelectorAll('.xq-arrow.is-advised').length";
    assert_eq!(page.read::<u32>(arrows, &[]).await?, 1);
    page.screenshot("hint").await?;
    page.press("hint").await?;
    page.until("it to go", "return !document.querySelector('[data-testid=advice-hint]')").await?;
    Ok(())
}

async fn a_threat_is_drawn_as_an_arrow(page: &Page) -> Outcome {
    // If it were Black's move, the chariot would take the other one.
    page.open("?fen=r3k4/9/9/9/9/9/9/9/R3A4/4K4_w").await?;
    page.press("threat").await?;
    let told =
        "return document.querySelector('[data-testid=advice-threat]')?.innerText.includes('takes') ?? false";
    page.until("the threat", told).await?;
    let arrows = "return document.querySelectorAll('.xq-arrow.is-threat').length";
    assert_eq!(page.read::<u32>(arrows, &[]).await?, 1);
    page.press("threat").await?;
    page.until("it to go", "return !document.querySelector('[data-testid=advice-threat]')").await?;
    Ok(())
}

async fn a_draw_is_offered_and_agreed(page: &Page) -> Outcome {
    after(page, &MOVES[..1]).await?;
    page.press("draw").await?;
    page.press("decline-draw").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    page.press("draw").await?;
    page.press("accept-draw").await?;
    page.until_shown("the end", |shown| shown.result == "agreement:draw").await?;
    // Against the engine, which is far ahead here and plays on.
    page.open("").await?;
    begin(page, Against::Engine(1), "red").await?;
    play(page, "h2e2").await?;
    page.until_shown("the reply", |shown| shown.ply == 2 && shown.engine == "idle").await?;
    page.press("draw").await?;
    page.until(
        "an answer",
        "return document.querySelector('[data-testid=advice-draw]')?.innerText.includes('does not agree')
            || document.querySelector('[data-result]').dataset.result === 'agreement:draw'",
    )
    .await?;
    Ok(())
}

async fn a_move_waits_until_it_is_confirmed(page: &Page) -> Outcome {
    page.set_screen(Screen::SMALL_PHONE).await?;
    page.open("").await?;
    page.press("settings").await?;
    page.press("confirm").await?;
    page.press("close-dialog").await?;
    begin(page, Against::Person, "red").await?;
    page.tap("h2").await?;
    page.tap("e2").await?;
    assert!(page.text("pending").await?.contains("cannon"));
    assert_eq!(page.shown().await?.ply, 0);
    page.press("cancel-move").await?;
    page.until("the question to go", "return !document.querySelector('[data-testid=pending]')").await?;
    page.tap("h2").await?;
    page.tap("e2").await?;
    page.press("confirm-move").await?;
    page.until_shown("the move", |shown| shown.ply == 1).await?;
    // Pressing the target again is as good.
    page.tap("h9").await?;
    page.tap("g7").await?;
    page.tap("g7").await?;
    page.until_shown("the second move", |shown| shown.ply == 2).await?;
    page.press("settings").await?;
    page.press("confirm").await?;
    page.press("close-dialog").await?;
    Ok(())
}

/// A man that was taken stands again, drawn and named, where it stood.
async fn the_board_of_the_past_has_the_men_of_the_past(page: &Page) -> Outcome {
    let fens = after(page, &["h2e2", "h9g7", "e2e6"]).await?;
    page.press("browse-previous").await?;
    let shown = page.until_shown("before the capture", |shown| shown.fen == fens[2]).await?;
    shown.setup()?;
    assert_eq!(shown.pieces.get("e6").map(String::as_str), Some("p"));
    let drawn = "return document.querySelectorAll('[data-man]:not(.is-taken)').length";
    page.until("32 men", &format!("return (() => {{ {drawn} }})() === 32")).await?;
    Ok(())
}
