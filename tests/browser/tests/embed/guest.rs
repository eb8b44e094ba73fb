//! Somebody else's page with boards in it, on an origin of its own.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use browser_tests::{Page, Shown, Wrong};
use serde_json::{Value, json};
use xtask::server::{Server, Site};

/// Another host, with one page.
pub struct Guest<'a> {
    /// The tab.
    pub page: &'a Page,
    _server: Server,
    folder: PathBuf,
}

/// Notes what the boards tell, in the order in which it comes.
const NOTES: &str = r#"<script>
    window.told = [];
    for (const name of ["ready", "error", "resize", "select", "illegal", "move", "change", "check", "end", "puzzle",
        "progress", "analysis", "share", "visible"]) {
        document.addEventListener(`xq:${name}`, (event) => window.told.push([name, event.detail, event.target.className]));
    }
</script>"#;

impl<'a> Guest<'a> {
    /// Opens a page whose body is this; `HOME/` in it is where Chuhe is, `ORIGIN` the page's own origin.
    pub async fn open(page: &'a Page, body: &str) -> Result<Guest<'a>, Wrong> {
        Guest::open_whole(
            page,
            &format!(
                "<!doctype html><html><head><meta charset=\"utf-8\"><title>A tutorial</title>{NOTES}\
                 <link rel=\"icon\" href=\"data:,\"><script type=\"module\" src=\"HOME/embed.js\"></script></head>\
                 <body>{body}</body></html>"
            ),
        )
        .await
    }

    /// Opens a page of this text.
    pub async fn open_whole(page: &'a Page, html: &str) -> Result<Guest<'a>, Wrong> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("chuhe-guest-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let server = Server::start(Site::new(&folder, "/"), 0)?;
        let (home, own) = (page.server().url(), server.url());
        let html = html.replace("HOME/", &home).replace("ORIGIN", own.trim_end_matches('/'));
        fs::write(folder.join("index.html"), html)?;
        fs::write(folder.join("game.pgn"), "[Red \"A\"]\n[Black \"B\"]\n\n1. C2=5 H8+7 2. H2+3 R9=8 1-0\n")?;
        page.visit(&own).await?;
        Ok(Guest { page, _server: server, folder })
    }

    /// Waits until the element has its board.
    pub async fn until_ready(&self, selector: &str) -> Result<(), Wrong> {
        let script = format!("return document.querySelector('{selector}').hasAttribute('data-ready')");
        self.page.until("the board", &script).await?;
        Ok(())
    }

    /// Calls a method of the first element and gives what its promise gives, or `{refused: code}`.
    pub async fn call(&self, method: &str, argument: Value) -> Result<Value, Wrong> {
        let script = "
            const [method, argument, done] = arguments;
            const board = document.querySelector('xiangqi-board');
            const promise = argument === null ? board[method]() : board[method](argument);
            promise.then(done, error => done({ refused: error.code ?? String(error) }));
        ";
        self.page.read_later(script, &[json!(method), argument]).await
    }

    /// The names of what was told since the last call.
    pub async fn told(&self) -> Result<Vec<String>, Wrong> {
        self.page.read("return window.told.splice(0).map(([name]) => name)", &[]).await
    }

    /// Waits for an event of this name and gives its detail.
    pub async fn until_told(&self, name: &str) -> Result<Value, Wrong> {
        let script = format!("return window.told.find(([name]) => name === '{name}')?.[1] ?? null");
        self.page.until(&format!("xq:{name}"), &script).await
    }

    /// Goes into the frame of the element, or of a plain frame, that this selector finds.
    pub async fn enter(&self, selector: &str) -> Result<(), Wrong> {
        self.page.enter_frame(selector).await
    }

    /// Goes into the frame and waits for its board.
    pub async fn board(&self, selector: &str) -> Result<Shown, Wrong> {
        self.enter(selector).await?;
        self.page
            .until_shown_within(Duration::from_secs(30), "the board in the frame", |shown| {
                !shown.pieces.is_empty() || shown.fen.starts_with("9/9")
            })
            .await
    }

    /// Back to the page.
    pub async fn leave(&self) -> Result<(), Wrong> {
        self.page.leave_frame().await
    }
}

impl Drop for Guest<'_> {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
