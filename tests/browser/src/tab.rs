//! A tab of any engine's browser: only what WebDriver itself can do.

use std::fmt::Debug;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::Value;
use thirtyfour::WindowHandle;
use thirtyfour::prelude::*;

use crate::board::{READ, Shown};
use crate::wrong::Wrong;

/// How long anything may take that should happen at once. Machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// Between two looks at the page.
const GLANCE: Duration = Duration::from_millis(25);

/// A tab. Everything it does, it does after coming to the front.
pub struct Tab<'a> {
    browser: &'a WebDriver,
    handle: WindowHandle,
}

impl<'a> Tab<'a> {
    /// Opens an empty one.
    ///
    /// # Errors
    ///
    /// The browser does not obey.
    pub async fn open(browser: &'a WebDriver) -> Result<Self, Wrong> {
        let handle = browser.new_tab().await?;
        Ok(Self { browser, handle })
    }

    /// Closes it. Another one must be there.
    ///
    /// # Errors
    ///
    /// The browser does not obey.
    pub async fn close(self) -> Result<(), Wrong> {
        self.front().await?;
        Ok(self.browser.close_window().await?)
    }

    async fn front(&self) -> Result<(), Wrong> {
        Ok(self.browser.switch_to_window(self.handle.clone()).await?)
    }

    /// Goes to an address.
    ///
    /// # Errors
    ///
    /// Nothing is there.
    pub async fn go(&self, address: &str) -> Result<(), Wrong> {
        self.front().await?;
        Ok(self.browser.goto(address).await?)
    }

    /// Goes to an address and waits until the app can be played there.
    ///
    /// # Errors
    ///
    /// It does not start.
    pub async fn start(&self, address: &str) -> Result<Shown, Wrong> {
        self.go(address).await?;
        self.started().await
    }

    /// Loads the page again and waits until the app can be played.
    ///
    /// # Errors
    ///
    /// It does not start again.
    pub async fn reload(&self) -> Result<Shown, Wrong> {
        // By script: geckodriver's own refresh goes past the service worker.
        self.run("window.__old = true; setTimeout(() => location.reload());").await?;
        self.until("a new document", "return !window.__old && document.readyState === 'complete'").await?;
        self.started().await
    }

    /// Waits until the app can be played.
    ///
    /// # Errors
    ///
    /// It does not start.
    pub async fn started(&self) -> Result<Shown, Wrong> {
        let script = READ;
        self.poll(
            "the app to start",
            async || self.read::<Option<Shown>>(script).await,
            |shown| shown.as_ref().is_some_and(|shown| !shown.pieces.is_empty()),
        )
        .await?
        .ok_or_else(|| Wrong::new("the app has not started"))
    }

    /// Waits until what is shown is as wanted.
    ///
    /// # Errors
    ///
    /// It never is.
    pub async fn until_shown(&self, what: &str, wanted: impl Fn(&Shown) -> bool) -> Result<Shown, Wrong> {
        let look = async || self.read::<Option<Shown>>(READ).await;
        let shown = self.poll(what, look, |shown| shown.as_ref().is_some_and(&wanted)).await?;
        shown.ok_or_else(|| Wrong::new("the app has not started"))
    }

    /// Waits until `script` returns something true.
    ///
    /// # Errors
    ///
    /// It never does.
    pub async fn until(&self, what: &str, script: &str) -> Result<Value, Wrong> {
        let truthy = |value: &Value| !matches!(value, Value::Null | Value::Bool(false));
        self.poll(what, async || self.run(script).await, truthy).await
    }

    /// Waits until `script`, which calls its last argument with its result, has one that is wanted.
    ///
    /// # Errors
    ///
    /// It never has.
    pub async fn until_later<T: DeserializeOwned + Debug>(
        &self,
        what: &str,
        script: &str,
        wanted: impl Fn(&T) -> bool,
    ) -> Result<T, Wrong> {
        self.poll(what, async || self.read_later(script).await, wanted).await
    }

    async fn poll<T: Debug>(
        &self,
        what: &str,
        look: impl AsyncFn() -> Result<T, Wrong>,
        wanted: impl Fn(&T) -> bool,
    ) -> Result<T, Wrong> {
        let start = Instant::now();
        loop {
            // Looking fails while one document makes way for another.
            match look().await {
                Ok(value) if wanted(&value) => return Ok(value),
                seen if start.elapsed() > PATIENCE => {
                    return Err(Wrong::new(format!("waited {PATIENCE:?} for {what}; last seen: {seen:#?}")));
                }
                _ => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// Runs the body of a function in the page and returns its result.
    ///
    /// # Errors
    ///
    /// The script throws.
    pub async fn run(&self, script: &str) -> Result<Value, Wrong> {
        self.read(script).await
    }

    /// Runs the body of a function in the page and reads its result.
    ///
    /// # Errors
    ///
    /// The script throws, or its result is something else.
    pub async fn read<T: DeserializeOwned>(&self, script: &str) -> Result<T, Wrong> {
        self.front().await?;
        let result = self.browser.execute(script, Vec::new()).await?;
        Ok(serde_json::from_value(result.json().clone())?)
    }

    /// As [`Tab::read`], for a script that calls its last argument with the result.
    ///
    /// # Errors
    ///
    /// As [`Tab::read`], or the call does not come in half a minute.
    pub async fn read_later<T: DeserializeOwned>(&self, script: &str) -> Result<T, Wrong> {
        self.front().await?;
        let result = self.browser.execute_async(script, Vec::new()).await?;
        Ok(serde_json::from_value(result.json().clone())?)
    }

    /// Clicks the element that carries this `data-testid`, once it is there.
    ///
    /// # Errors
    ///
    /// It never is, or something covers it.
    pub async fn press(&self, name: &str) -> Result<(), Wrong> {
        let selector = format!("[data-testid=\"{name}\"]");
        self.until(name, &format!("return !!document.querySelector('{selector}')")).await?;
        Ok(self.browser.find(By::Css(selector)).await?.click().await?)
    }

    /// Plays a move by clicking its two points.
    ///
    /// # Errors
    ///
    /// There are no such points.
    pub async fn play(&self, iccs: &str) -> Result<(), Wrong> {
        let (from, to) = iccs.split_at(2);
        for square in [from, to] {
            let script = format!(
                "const cell = document.querySelector('[data-testid=board] [data-square={square}]');
                cell.scrollIntoView({{ block: 'nearest' }});
                const {{ left, top, width, height }} = cell.getBoundingClientRect();
                return [Math.round(left + width / 2), Math.round(top + height / 2)];"
            );
            let (x, y): (i64, i64) = self.read(&script).await?;
            let hand = self.browser.action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
            hand.move_to(x, y).click().perform().await?;
        }
        Ok(())
    }
}
