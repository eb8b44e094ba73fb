//! Whole games and single moves, by mouse, finger and key.

use std::time::Duration;

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, Wrong, tests};
use chuhe::referee::{History, Ruleset};
use chuhe::rules::Position;
use chuhe::search::{Engine, Limits, NoClock, Task};
use thirtyfour::Key;

use crate::game::{Against, begin, moves_between, play};

pub fn tests() -> Vec<Test> {
    tests![
        a_game_against_the_engine_is_won_by_clicks,
        a_game_is_played_by_keyboard,
        a_game_is_played_by_taps,
        a_man_is_dragged_with_the_mouse,
        a_man_is_dragged_with_a_finger,
        a_refused_move_says_why_and_where,
        stalemate_loses_and_says_so,
        a_move_is_taken_back_to_the_own_decision,
        resigning_asks_and_ends_the_game,
        the_board_turns,
    ]
    .into()
}

/// The shortest game there is that ends in mate.
const SHORTEST: [&str; 5] = ["b2c2", "f9e8", "c2c6", "b7c7", "c6c9"];

/// Red is played by the engine of this program, natively and thoroughly, Black by the one in the
/// page at its weakest. What the page shows is compared with the rules after every move.
async fn a_game_against_the_engine_is_won_by_clicks(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Engine(1), "red").await?;
    let mut engine = Engine::new(16);
    let mut game = History::new(Position::start());
    while game.plies() < 200 {
        let task = Task::Analyze { limits: Limits::Nodes(60_000), lines: 1 };
        engine.begin(&game, &Ruleset::default(), task, 0.0);
        let best = engine.finish(&mut NoClock, &mut |_| ()).best;
        let best = best.ok_or_else(|| Wrong::new("the game is over and the page does not know"))?;
        page.click_move(&best.iccs().to_string()).await?;
        let ply = game.plies() as u32;
        let shown = page
            .until_shown("the engine's reply", |shown| shown.ply == ply + 2 || !shown.result.is_empty())
            .await?;
        let moves = moves_between(game.position(), &shown)
            .ok_or_else(|| Wrong::new(format!("no move leads from ply {ply} to {}", shown.fen)))?;
        assert_eq!(moves.first(), Some(&best));
        for mv in moves {
            game.play(mv).map_err(|illegal| Wrong::new(format!("{mv:?}: {illegal:?}")))?;
        }
        if !shown.result.is_empty() {
            assert!(game.position().is_lost(), "{} at {}", shown.result, shown.fen);
            assert!(["mate:red", "stalemate:red"].contains(&shown.result.as_str()), "{}", shown.result);
            let reason = page.text("result-reason").await?;
            assert!(reason.contains("Checkmate") || reason.contains("Stalemate"), "{reason}");
            page.screenshot("result").await?;
            return Ok(());
        }
    }
    Err(Wrong::new(format!("no mate in 100 rounds: {}", page.shown().await?.fen)).into())
}

async fn a_game_is_played_by_keyboard(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    tab_to_board(page).await?;
    for (ply, text) in SHORTEST.iter().enumerate() {
        let (from, to) = text.split_at(2);
        walk(page, from).await?;
        page.key(Key::Enter).await?;
        walk(page, to).await?;
        page.key(' ').await?;
        page.until_shown(text, |shown| shown.ply == ply as u32 + 1).await?;
    }
    let end = page.shown().await?;
    assert_eq!(end.result, "mate:red");
    // The dialog is left by key too, and the keyboard is back where it was.
    page.key(Key::Escape).await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    Ok(())
}

/// Presses Tab until the keyboard is on the board.
async fn tab_to_board(page: &Page) -> Result<(), Wrong> {
    for _ in 0..30 {
        page.key(Key::Tab).await?;
        if focus(page).await?.is_some() {
            return Ok(());
        }
    }
    Err(Wrong::new("thirty presses of Tab do not lead to the board"))
}

/// The point the keyboard is on.
async fn focus(page: &Page) -> Result<Option<String>, Wrong> {
    page.read("return document.activeElement?.dataset?.square ?? null", &[]).await
}

/// Presses arrow keys until the keyboard is on `to`, with Red at the bottom.
async fn walk(page: &Page, to: &str) -> Result<(), Wrong> {
    for _ in 0..20 {
        let here = focus(page).await?.ok_or_else(|| Wrong::new("the keyboard has left the board"))?;
        let ([file, rank], [to_file, to_rank]) = (bytes(&here), bytes(to));
        let arrow = match (file.cmp(&to_file), rank.cmp(&to_rank)) {
            (std::cmp::Ordering::Less, _) => Key::Right,
            (std::cmp::Ordering::Greater, _) => Key::Left,
            (_, std::cmp::Ordering::Less) => Key::Up,
            (_, std::cmp::Ordering::Greater) => Key::Down,
            _ => return Ok(()),
        };
        page.key(arrow).await?;
        let moved = format!("return document.activeElement?.dataset?.square !== '{here}'");
        page.until("the keyboard to move", &moved).await?;
    }
    Err(Wrong::new(format!("twenty presses of arrow keys do not lead to {to}")))
}

fn bytes(square: &str) -> [u8; 2] {
    square.as_bytes().try_into().unwrap_or_default()
}

async fn a_game_is_played_by_taps(page: &Page) -> Outcome {
    page.set_screen(Screen::PHONE).await?;
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    page.run("document.querySelector('[data-testid=board]').scrollIntoView({ block: 'center' })").await?;
    for (ply, text) in SHORTEST.iter().enumerate() {
        let (from, to) = text.split_at(2);
        page.tap(from).await?;
        page.tap(to).await?;
        page.until_shown(text, |shown| shown.ply == ply as u32 + 1).await?;
    }
    assert_eq!(page.shown().await?.result, "mate:red");
    Ok(())
}

async fn a_man_is_dragged_with_the_mouse(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    page.drag("h2", "e2", 12).await?;
    page.until_shown("the cannon on e2", |shown| shown.ply == 1 && shown.pieces.contains_key("e2")).await?;
    // Where it may not go it goes back and says why.
    page.drag("h9", "f8", 12).await?;
    page.until_refused().await?;
    let shown = page.shown().await?;
    assert_eq!((shown.ply, shown.pieces.get("h9").map(String::as_str)), (1, Some("n")));
    // And then the next drag is as good as the first.
    page.drag("h9", "g7", 5).await?;
    page.until_shown("the horse on g7", |shown| shown.ply == 2 && shown.pieces.contains_key("g7")).await?;
    Ok(())
}

async fn a_man_is_dragged_with_a_finger(page: &Page) -> Outcome {
    page.set_screen(Screen::PHONE).await?;
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    let scrolled = "return [scrollX, scrollY, visualViewport.scale]";
    let before: Vec<f64> = page.read(scrolled, &[]).await?;
    let (from, to) = (page.spot("h0").await?, page.spot("g2").await?);
    page.swipe(from, to, 12).await?;
    page.until_shown("the horse on g2", |shown| shown.ply == 1 && shown.pieces.contains_key("g2")).await?;
    assert_eq!(page.read::<Vec<f64>>(scrolled, &[]).await?, before, "a drag does not scroll the page");
    // The system takes the finger away: nothing is played.
    let (from, to) = (page.spot("h9").await?, page.spot("g7").await?);
    let finger = page.finger(from).await?;
    finger.slide(to).await?;
    finger.cancel().await?;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(page.shown().await?.ply, 1);
    Ok(())
}

async fn a_refused_move_says_why_and_where(page: &Page) -> Outcome {
    // Red's chariot on e5 is pinned by the black one on e9 in front of the general; the horse on
    // c0 has the advisor on d0 at its leg; the cannon on a2 has two men before a9.
    let cases = [
        ("e5d5", "your general", "e9"),
        ("c0e1", "leg", "d0"),
        ("a2a9", "screen", "a4"),
        ("e0e2", "one step", ""),
        ("i3h3", "river", ""),
        ("d0c1", "palace", ""),
    ];
    page.open("?fen=r3r4/3k5/9/p8/4R4/P8/8P/C8/9/2NAK4_w").await?;
    for (text, words, cause) in cases {
        page.click_move(text).await?;
        let reason = page.until_refused().await?;
        assert!(reason.contains(words), "{text}: {reason}");
        assert_eq!(page.shown().await?.ply, 0, "{text}");
        if !cause.is_empty() {
            let label = format!("return document.querySelector('[data-square={cause}]').ariaLabel");
            let label: String = page.read(&label, &[]).await?;
            assert!(label.contains("in the way"), "{text}: {cause} is called {label}");
        }
        page.screenshot(&format!("refused-{text}")).await?;
        page.key(Key::Escape).await?;
        page.until("silence", "return !document.querySelector('[data-testid=illegal-reason]')?.innerText")
            .await?;
    }
    Ok(())
}

async fn stalemate_loses_and_says_so(page: &Page) -> Outcome {
    page.open("?fen=3k5/9/R8/9/9/9/9/9/9/4K4_w").await?;
    page.click_move("a7a8").await?;
    let shown = page.until_shown("the end", |shown| !shown.result.is_empty()).await?;
    assert_eq!(shown.result, "stalemate:red");
    let reason = page.text("result-reason").await?;
    assert!(reason.contains("No legal move loses in Xiangqi"), "{reason}");
    Ok(())
}

async fn a_move_is_taken_back_to_the_own_decision(page: &Page) -> Outcome {
    page.open("").await?;
    let start = begin(page, Against::Engine(1), "red").await?;
    play(page, "h2e2").await?;
    page.until_shown("the engine's reply", |shown| shown.ply == 2 && shown.engine == "idle").await?;
    page.press("take-back").await?;
    let shown = page.until_shown("the start", |shown| shown.ply == 0).await?;
    assert_eq!(shown.fen, start.fen);
    // Another move is answered as well as the first was.
    play(page, "b0c2").await?;
    page.until_shown("the engine's reply", |shown| shown.ply == 2).await?;
    Ok(())
}

async fn resigning_asks_and_ends_the_game(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Engine(1), "red").await?;
    page.press("resign").await?;
    page.press("cancel-resign").await?;
    page.until("the dialog to close", "return !document.querySelector('dialog[open]')").await?;
    assert_eq!(page.shown().await?.result, "");
    page.press("resign").await?;
    page.press("confirm-resign").await?;
    let shown = page.until_shown("the end", |shown| !shown.result.is_empty()).await?;
    assert_eq!(shown.result, "resignation:black");
    page.press("result-look").await?;
    // What is over stays so: no man moves.
    page.click_move("h2e2").await?;
    assert_eq!(page.shown().await?.ply, 0);
    Ok(())
}

async fn the_board_turns(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    let below = async || -> Result<bool, Wrong> { Ok(page.spot("e0").await?.y > page.spot("e9").await?.y) };
    assert!(below().await?, "Red begins at the bottom");
    page.press("flip").await?;
    let turned =
        "const y = square => document.querySelector(`[data-square=${square}]`).getBoundingClientRect().y;
        return y('e0') < y('e9')";
    page.until("Red at the top", turned).await?;
    assert!(page.spot("a0").await?.x > page.spot("i0").await?.x, "left and right are turned too");
    play(page, "h2e2").await?;
    page.press("flip").await?;
    page.until("Red at the bottom", &turned.replace('<', ">")).await?;
    Ok(())
}
