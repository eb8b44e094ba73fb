//! Pens, zoomed and scrolled pages, and where exactly a dragged man is.

use browser_tests::runner::Test;
use browser_tests::{Outcome, Page, Screen, Wrong, tests};
use serde_json::json;

use crate::game::{Against, begin};

pub fn tests() -> Vec<Test> {
    tests![
        a_dragged_man_stays_under_the_pointer,
        a_pen_drags_and_taps,
        a_drop_where_it_began_leaves_the_man_picked_or_home,
        squeezed_and_enlarged_pages_keep_everything,
    ]
    .into()
}

/// Sends pointer events of a kind to the board, as a browser would: down on the first place, moves,
/// up on the last. Returns how far the man drawn under the pointer is from it at most, in pixels.
const POINT: &str = "
    const [kind, from, to] = arguments;
    const middle = square => {
        const { left, top, width, height } = document.querySelector(`[data-square=${square}]`).getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const [x1, y1] = middle(from), [x2, y2] = middle(to);
    const send = (type, x, y, target) => target.dispatchEvent(new PointerEvent(type, {
        pointerId: 7, pointerType: kind, isPrimary: true, bubbles: true, cancelable: true, composed: true,
        clientX: x, clientY: y, button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1,
    }));
    const cell = document.querySelector(`[data-square=${from}]`);
    const grid = document.querySelector('[data-testid=board]');
    grid.setPointerCapture = () => {};
    send('pointerdown', x1, y1, cell);
    await new Promise(done => setTimeout(done, 60));
    let worst = 0;
    for (let step = 1; step <= 10; step += 1) {
        const x = x1 + (x2 - x1) * step / 10, y = y1 + (y2 - y1) * step / 10;
        send('pointermove', x, y, grid);
        const drawn = document.querySelector('.xq-lifted.is-carried .xq-disc__face');
        if (!drawn) continue;
        const { left, top, width, height } = drawn.getBoundingClientRect();
        worst = Math.max(worst, Math.hypot(left + width / 2 - x, top + height / 2 - y));
    }
    send('pointerup', x2, y2, grid);
    return worst;
";

async fn drag(page: &Page, kind: &str, from: &str, to: &str) -> Result<f64, Wrong> {
    let script = format!(
        "const [kind, from, to, done] = arguments;
        (async function () {{ {POINT} }})(kind, from, to).then(done, error => done(String(error)));"
    );
    page.read_later(&script, &[json!(kind), json!(from), json!(to)]).await
}

async fn a_dragged_man_stays_under_the_pointer(page: &Page) -> Outcome {
    // A zoomed page is a page with fewer and larger CSS pixels; a scrolled one lies elsewhere.
    for (width, height, scroll, zoom) in [
        (1280, 800, 0, "1"),
        (640, 400, 60, "1"),
        (390, 844, 0, "1"),
        (360, 420, 150, "1"),
        (900, 700, 40, "1.35"),
    ] {
        page.set_screen(Screen { width, height, touch: false }).await?;
        page.open("").await?;
        begin(page, Against::Person, "red").await?;
        page.run(&format!("document.body.style.zoom = '{zoom}'; scrollTo(0, {scroll})")).await?;
        let worst = drag(page, "mouse", "h2", "e2").await?;
        assert!(worst < 1.5, "{width}×{height}, scrolled by {scroll}, zoomed by {zoom}: {worst} px");
        page.until_shown("the move", |shown| shown.ply == 1).await?;
    }
    Ok(())
}

async fn a_pen_drags_and_taps(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    drag(page, "pen", "h2", "e2").await?;
    page.until_shown("the cannon on e2", |shown| shown.ply == 1).await?;
    for square in ["h9", "g7"] {
        let tap = format!(
            "const cell = document.querySelector('[data-square={square}]');
            const {{ left, top, width, height }} = cell.getBoundingClientRect();
            const at = {{ pointerId: 9, pointerType: 'pen', isPrimary: true, bubbles: true, button: 0,
                clientX: left + width / 2, clientY: top + height / 2 }};
            document.querySelector('[data-testid=board]').setPointerCapture = () => {{}};
            cell.dispatchEvent(new PointerEvent('pointerdown', at));
            cell.dispatchEvent(new PointerEvent('pointerup', at));
            cell.dispatchEvent(new PointerEvent('click', at));"
        );
        page.run(&tap).await?;
        tokio::time::sleep(std::time::Duration::from_millis(80)).await;
    }
    page.until_shown("the horse on g7", |shown| shown.ply == 2).await?;
    Ok(())
}

async fn a_drop_where_it_began_leaves_the_man_picked_or_home(page: &Page) -> Outcome {
    page.open("").await?;
    begin(page, Against::Person, "red").await?;
    // Dragged away and back: nothing is picked up, nothing played.
    page.drag("h2", "h2", 3).await?;
    let picked = "return document.querySelector('[aria-selected=true]')?.dataset.square ?? null";
    assert_eq!(page.read::<Option<String>>(picked, &[]).await?.as_deref(), Some("h2"), "a press picks it up");
    page.click("e2").await?;
    page.until_shown("the move", |shown| shown.ply == 1).await?;
    Ok(())
}

async fn squeezed_and_enlarged_pages_keep_everything(page: &Page) -> Outcome {
    // 1280 CSS pixels at 400 % are 320; a phone on its side; the phones people have.
    for (width, height) in [(320, 256), (320, 568), (360, 640), (844, 390), (1280, 800)] {
        page.set_screen(Screen { width, height, touch: width < 900 }).await?;
        page.open("").await?;
        let wide: bool = page
            .read("return document.documentElement.scrollWidth <= document.documentElement.clientWidth", &[])
            .await?;
        assert!(wide, "{width}×{height}: the page scrolls sideways");
        for name in ["new-game", "take-back", "hint", "flip", "resign", "games", "settings", "typed-move"] {
            let reachable: bool = page
                .read(
                    "const control = document.querySelector(`[data-testid=\"${arguments[0]}\"]`);
                    control.scrollIntoView({ block: 'center' });
                    const { left, right, top, bottom } = control.getBoundingClientRect();
                    return left >= 0 && right <= innerWidth + 0.5 && bottom > 0 && top < innerHeight;",
                    &[json!(name)],
                )
                .await?;
            assert!(reachable, "{width}×{height}: {name} cannot be reached");
        }
        page.screenshot(&format!("at-{width}x{height}")).await?;
    }
    Ok(())
}
