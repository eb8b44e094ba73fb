//! Positions in the address.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};
use thirtyfour::Key;

use crate::game::play;

pub fn tests() -> Vec<Test> {
    tests![a_position_in_the_link_is_played, hostile_positions_do_no_harm].into()
}

async fn a_position_in_the_link_is_played(page: &Page) -> Outcome {
    let shown = page.open("?fen=4k4/9/9/9/9/9/9/4R4/9/3K5%20b%20-%20-%200%201").await?;
    assert_eq!((shown.turn.as_str(), shown.pieces.len()), ("black", 3));
    assert!(shown.fen.starts_with("4k4/9/9/9/9/9/9/4R4/9/3K5 b"), "{}", shown.fen);
    // Black is in check and has the move: only stepping aside is left.
    page.click_move("e9e8").await?;
    page.until_refused().await?;
    page.key(Key::Escape).await?;
    play(page, "e9f9").await?;
    // The fragment counts as well, as on hosts that keep queries to themselves.
    let shown = page.open("#fen=4k4/9/9/9/9/9/9/4C4/4A4/3K5_w").await?;
    assert_eq!(shown.pieces.get("e2").map(String::as_str), Some("C"));
    Ok(())
}

async fn hostile_positions_do_no_harm(page: &Page) -> Outcome {
    let long = "9/".repeat(20_000);
    let hostile = [
        "",
        "%",
        "%00%01%02",
        "%ff%fe%fd",
        "////////////////",
        "9/9/9/9/9/9/9/9/9/9%20w",
        "4k4/9/9/9/9/9/9/9/9/4K4%20w%20-%20-%2099999999999999999999%20-1",
        "KKKKKKKKK/KKKKKKKKK/KKKKKKKKK/KKKKKKKKK/KKKKKKKKK/kkkkkkkkk/kkkkkkkkk/kkkkkkkkk/kkkkkkkkk/kkkkkkkkk%20w",
        "RRRRRRRRR/RRRRRRRRR/RRRRRRRRR/RRRRkRRRR/9/9/9/9/9/4K4%20b",
        "4k4/9/9/9/9/9/9/9/9/4K4%20x",
        "4k4/9/9/9/9/9/9/9/9/4K44444%20w",
        "\u{5e25}\u{4ed5}\u{76f8}/9/9/9/9/9/9/9/9/9%20w",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABN\u{0301}R%20w",
        "<img%20src=x%20onerror=window.__harm=1>",
        "%3Cscript%3Ewindow.__harm=1%3C/script%3E",
        "javascript:window.__harm=1",
        "%E2%80%AE9/9/9/9/9/9/9/9/9/9",
        "4k4/9/9/9/9/9/9/9/9/4K4%20w&fen=&fen=%3Cb%3E&lang=%3Cb%3E&lang=tlh",
        &long,
    ];
    for fen in hostile {
        let name: String = fen.chars().take(80).collect();
        for mark in ["?", "#"] {
            let shown = page.open(&format!("{mark}fen={fen}")).await?;
            shown.setup().map_err(|wrong| browser_tests::Wrong::new(format!("{name}: {wrong}")))?;
            let harm: bool = page
                .read(
                    "return !!window.__harm || !!document.querySelector('img[src=x], [data-testid=crash]')",
                    &[],
                )
                .await?;
            assert!(!harm, "{name}");
            assert_eq!(page.console().await?, Vec::<String>::new(), "{name}");
        }
    }
    Ok(())
}
