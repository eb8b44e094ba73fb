//! `<xiangqi-board>`: attributes, methods, events.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, tests};
use serde_json::{Value, json};

use crate::guest::Guest;

pub fn tests() -> Vec<Test> {
    tests![
        every_method_answers,
        what_happens_is_told,
        attributes_may_change,
        methods_wait_for_the_board,
        a_game_comes_from_a_file,
        it_takes_the_height_it_needs,
        it_comes_and_goes,
    ]
    .into()
}

async fn every_method_answers(page: &Page) -> Outcome {
    let guest = Guest::open(
        page,
        "<xiangqi-board mode='explore' engine='full' lang='en' movelist='none'>x</xiangqi-board>",
    )
    .await?;
    guest.until_ready("xiangqi-board").await?;
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    assert_eq!(guest.call("ready", Value::Null).await?["mode"], "explore");
    assert_eq!(guest.call("fen", Value::Null).await?, json!(start));
    assert_eq!(guest.call("legalMoves", json!("a0")).await?, json!(["a0a1", "a0a2"]));
    assert_eq!(guest.call("move", json!("C2=5")).await?["move"], "h2e2");
    assert_eq!(guest.call("move", json!("h2e2")).await?, json!({ "refused": "illegal" }));
    assert_eq!(guest.call("undo", Value::Null).await?, json!(true));
    assert_eq!(guest.call("redo", Value::Null).await?, json!(true));
    assert!(guest.call("pgn", Value::Null).await?.as_str().unwrap_or_default().contains("H2-E2"));
    assert_eq!(guest.call("goTo", json!("first")).await?, json!(true));
    assert_eq!(guest.call("flip", Value::Null).await?, json!("black"));
    assert_eq!(guest.call("set", json!({ "pieces": "letters" })).await?, Value::Null);
    let attribute = "return document.querySelector('xiangqi-board').getAttribute('pieces')";
    assert_eq!(page.run(attribute).await?, json!("letters"));
    assert_eq!(guest.call("draw", json!("e5:ring,h2e2:1")).await?, Value::Null);
    let svg = guest.call("svg", Value::Null).await?;
    assert!(svg.as_str().unwrap_or_default().starts_with("<svg"), "{svg}");
    let lines = guest.call("analyse", json!({ "depth": 3, "lines": 2 })).await?;
    assert_eq!(lines["lines"].as_array().map(Vec::len), Some(2), "{lines}");
    let hint = guest.call("hint", Value::Null).await?;
    assert_eq!(hint["move"].as_str().map(str::len), Some(4), "{hint}");
    assert_eq!(guest.call("stop", Value::Null).await?, Value::Null);
    assert_eq!(
        guest
            .call("load", json!({ "fen": "4k4/9/9/9/9/9/9/9/9/3K5 w" }))
            .await?
            .as_str()
            .map(|fen| &fen[..4]),
        Some("4k4/")
    );
    assert_eq!(guest.call("load", json!({ "fen": "9/9" })).await?, json!({ "refused": "bad-parameter" }));
    assert_eq!(guest.call("reset", Value::Null).await?, json!(start));
    assert_eq!(guest.call("focus", Value::Null).await?, Value::Null);
    guest.enter("xiangqi-board").await?;
    page.until("the focus", "return document.activeElement?.getAttribute('role') === 'gridcell'").await?;
    guest.leave().await?;
    assert_eq!(guest.call("destroy", Value::Null).await?, Value::Null);
    let frames =
        "return document.querySelector('xiangqi-board').shadowRoot.querySelectorAll('iframe').length";
    assert_eq!(page.run(frames).await?, json!(0));
    Ok(())
}

async fn what_happens_is_told(page: &Page) -> Outcome {
    let body =
        "<xiangqi-board mode='explore' menu='share' fen='4k4/9/9/9/9/9/9/R8/9/3K5 w'>x</xiangqi-board>";
    let guest = Guest::open(page, body).await?;
    guest.until_ready("xiangqi-board").await?;
    guest.until_told("resize").await?;
    guest.enter("xiangqi-board").await?;
    page.click_move("a2b4").await?;
    page.key(thirtyfour::Key::Escape).await?;
    page.click_move("a2a9").await?;
    page.until_shown("the move", |shown| shown.ply == 1).await?;
    guest.leave().await?;
    guest.until_told("check").await?;
    let mv: Value = page.run("return window.told.find(([name]) => name === 'move')[1]").await?;
    assert_eq!(
        (&mv["move"], &mv["wxf"], &mv["by"], &mv["check"]),
        (&json!("a2a9"), &json!("R9+7"), &json!("person"), &json!(true))
    );
    let told = guest.told().await?;
    for name in ["ready", "resize", "select", "illegal", "move", "change", "check"] {
        assert!(told.iter().any(|told| told == name), "{name} in {told:?}");
    }
    // A stalemate: no legal move loses.
    guest.call("load", json!({ "fen": "3k5/9/9/9/9/9/9/9/4R4/4K4 w" })).await?;
    guest.call("move", json!("e1e8")).await?;
    assert_eq!(guest.until_told("end").await?["reason"], "stalemate");
    Ok(())
}

async fn attributes_may_change(page: &Page) -> Outcome {
    let guest = Guest::open(page, "<xiangqi-board mode='explore'>x</xiangqi-board>").await?;
    guest.until_ready("xiangqi-board").await?;
    page.run(
        "const board = document.querySelector('xiangqi-board');
        board.setAttribute('orientation', 'black');
        board.setAttribute('fen', '4k4/9/9/9/9/9/9/9/9/3K5 b')",
    )
    .await?;
    let shown = guest.board("xiangqi-board").await?;
    let shown = if shown.pieces.len() == 2 {
        shown
    } else {
        page.until_shown("the other position", |shown| shown.pieces.len() == 2).await?
    };
    assert_eq!(shown.turn, "black");
    assert!(page.spot("e9").await?.y > page.spot("d0").await?.y, "Black below");
    guest.leave().await?;
    page.run("document.querySelector('xiangqi-board').setAttribute('fen', 'nonsense')").await?;
    let error = guest.until_told("error").await?;
    assert_eq!(error["parameter"], "fen", "{error}");
    Ok(())
}

async fn methods_wait_for_the_board(page: &Page) -> Outcome {
    // Far below the screen: asking for something loads it.
    let body = "<div style='height:4000px'></div><xiangqi-board mode='explore'>x</xiangqi-board>";
    let guest = Guest::open(page, body).await?;
    page.until("the element", "return !!customElements.get('xiangqi-board')").await?;
    let frames =
        "return document.querySelector('xiangqi-board').shadowRoot.querySelectorAll('iframe').length";
    assert_eq!(page.run(frames).await?, json!(0));
    assert_eq!(guest.call("move", json!("h2e2")).await?["move"], "h2e2");
    Ok(())
}

async fn a_game_comes_from_a_file(page: &Page) -> Outcome {
    let body = "<xiangqi-board src='game.pgn' ply='last'>x</xiangqi-board>
        <xiangqi-board class='missing' src='nothing.pgn'>x</xiangqi-board>";
    page.expect_complaints();
    let guest = Guest::open(page, body).await?;
    guest.board("xiangqi-board").await?;
    page.until_shown("the game's end", |shown| shown.ply == 4).await?;
    guest.leave().await?;
    let error = guest.until_told("error").await?;
    assert_eq!((&error["code"], &error["parameter"]), (&json!("fetch"), &json!("src")));
    Ok(())
}

async fn it_takes_the_height_it_needs(page: &Page) -> Outcome {
    let body = "<div style='width:280px'><xiangqi-board mode='explore' question='Long question, long enough for two lines?'>x</xiangqi-board></div>";
    let guest = Guest::open(page, body).await?;
    guest.until_ready("xiangqi-board").await?;
    let fits = "
        const frame = document.querySelector('xiangqi-board').shadowRoot.querySelector('iframe');
        return frame.offsetHeight > 400 && frame.offsetWidth === 280 ? frame.offsetHeight : null";
    let narrow = page.until("the height", fits).await?.as_f64().unwrap_or_default();
    guest.enter("xiangqi-board").await?;
    let over = "const root = document.scrollingElement; return root.scrollHeight - root.clientHeight";
    page.until("nothing to scroll", &format!("{over} <= 0 && 1")).await?;
    guest.leave().await?;
    page.run("document.querySelector('div').style.width = '900px'; document.querySelector('xiangqi-board').style.maxWidth = 'none'").await?;
    let grown = format!(
        "return document.querySelector('xiangqi-board').shadowRoot.querySelector('iframe').offsetHeight > {narrow}"
    );
    page.until("a higher board", &grown).await?;
    Ok(())
}

async fn it_comes_and_goes(page: &Page) -> Outcome {
    let guest = Guest::open(page, "<main><xiangqi-board mode='explore'>x</xiangqi-board></main>").await?;
    guest.until_ready("xiangqi-board").await?;
    page.run("window.board = document.querySelector('xiangqi-board'); window.board.remove()").await?;
    let gone: Value = page
        .read_later(
            "const done = arguments[0]; window.board.fen().then(done, error => done(error.code))",
            &[],
        )
        .await?;
    assert_eq!(gone, json!("gone"));
    page.run("document.querySelector('main').append(window.board)").await?;
    guest.until_ready("xiangqi-board").await?;
    assert!(guest.call("fen", Value::Null).await?.as_str().unwrap_or_default().starts_with("rnbakabnr"));
    Ok(())
}
