//! One tab that shows the page.

use std::cell::{Cell, RefCell};
use std::fmt::Debug;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use chuhe::protocol::{Reply, Request};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::WindowHandle;
use thirtyfour::prelude::*;
use xtask::project::Project;
use xtask::server::{Server, Site};

use crate::board::{READ, Shown};
use crate::browser::Browser;
use crate::wrong::{Outcome, Wrong};

/// Where the site stands on its server, as a project's page does on GitHub.
const PREFIX: &str = "/chuhe/";

/// How long anything may take that should happen at once. Machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// Between two looks at the page.
const GLANCE: Duration = Duration::from_millis(15);

/// Runs before any script of the page: notes the workers it starts and the tasks that block it.
const WATCH: &str = "
    window.__workers = [];
    window.__how = [];
    window.Worker = class extends Worker {
        constructor(url, options) {
            super(url, options);
            window.__workers.push(this);
            window.__how.push({ url, options });
        }
    };
    window.__long = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.__long.push([entry.startTime, entry.duration]);
    }).observe({ type: 'longtask', buffered: true });
";

/// A screen to be emulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Fingers instead of a mouse.
    pub touch: bool,
}

impl Screen {
    /// The smallest phone in use.
    pub const SMALL_PHONE: Self = Self { width: 320, height: 568, touch: true };
    /// An ordinary phone.
    pub const PHONE: Self = Self { width: 390, height: 844, touch: true };
    /// An ordinary window.
    pub const DESKTOP: Self = Self { width: 1280, height: 800, touch: false };
}

/// A tab of a browser, and the server it looks at.
pub struct Page {
    browser: Browser,
    server: Server,
    first_tab: WindowHandle,
    complaints_expected: Cell<bool>,
}

impl Page {
    /// A new tab of `browser`, and a server for it alone.
    ///
    /// # Errors
    ///
    /// There is no built page, or the browser does not obey.
    pub async fn new(browser: Browser) -> Result<Self, Wrong> {
        let dist = Project::here().dist();
        if !dist.join("index.html").exists() {
            return Err(Wrong::new("there is no dist/index.html: cargo xtask build"));
        }
        let server = Server::start(Site::new(dist, PREFIX), 0)?;
        let driver = browser.driver();
        let first_tab = driver.window().await?;
        let tab = driver.new_tab().await?;
        driver.switch_to_window(tab).await?;
        let page = Self { browser, server, first_tab, complaints_expected: Cell::new(false) };
        page.before_scripts(WATCH).await?;
        page.set_screen(Screen::DESKTOP).await?;
        // What earlier tests did is not ours.
        page.console().await?;
        let _ = page.browser.trap().take();
        Ok(page)
    }

    /// Closes the tab and gives the browser back.
    ///
    /// # Errors
    ///
    /// The browser does not obey and is of no further use.
    pub async fn close(self) -> Result<Browser, Wrong> {
        let driver = self.browser.driver();
        driver.enter_default_frame().await?;
        driver.close_window().await?;
        driver.switch_to_window(self.first_tab).await?;
        Ok(self.browser)
    }

    /// Gives up the browser, with whatever state it is in.
    #[must_use]
    pub fn abandon(self) -> Browser {
        self.browser
    }

    /// The server behind the page.
    #[must_use]
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// Opens the page with `rest` behind its address (`?fen=...`, `#...`) and waits until it can be played.
    ///
    /// # Errors
    ///
    /// It does not start.
    pub async fn open(&self, rest: &str) -> Result<Shown, Wrong> {
        self.go(rest).await?;
        self.started().await
    }

    /// Opens an address without expecting the app there.
    ///
    /// # Errors
    ///
    /// The browser does not get there.
    pub async fn go(&self, rest: &str) -> Result<(), Wrong> {
        Ok(self.browser.driver().goto(format!("{}{rest}", self.server.url())).await?)
    }

    /// Opens any address.
    ///
    /// # Errors
    ///
    /// The browser does not get there.
    pub async fn visit(&self, url: &str) -> Result<(), Wrong> {
        Ok(self.browser.driver().goto(url).await?)
    }

    /// From now on everything happens in the frame that this selector finds, in the page or in the
    /// shadow of what it finds there.
    ///
    /// # Errors
    ///
    /// There is no frame.
    pub async fn enter_frame(&self, selector: &str) -> Result<(), Wrong> {
        let found = format!(
            "const found = document.querySelector('{selector}');
            return found?.tagName === 'IFRAME' ? found : found?.shadowRoot?.querySelector('iframe') ?? null"
        );
        self.until(&format!("a frame in {selector}"), &found).await?;
        let frame = self.browser.driver().execute(found, Vec::new()).await?.element()?;
        Ok(frame.enter_frame().await?)
    }

    /// Back to the page itself.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn leave_frame(&self) -> Result<(), Wrong> {
        Ok(self.browser.driver().enter_default_frame().await?)
    }

    /// Loads the page again and waits until it can be played.
    ///
    /// # Errors
    ///
    /// It does not start again.
    pub async fn reload(&self) -> Result<Shown, Wrong> {
        // By script: a driver's own refresh goes past the service worker in Firefox. The mark is
        // how the old page is told from the new.
        self.run("window.__old = true; setTimeout(() => location.reload());").await?;
        self.until("a new document", "return !window.__old && document.readyState === 'complete'").await?;
        self.started().await
    }

    async fn started(&self) -> Result<Shown, Wrong> {
        self.until_shown("the app to start", |shown| !shown.pieces.is_empty()).await
    }

    /// What the page shows now.
    ///
    /// # Errors
    ///
    /// The app has not started.
    pub async fn shown(&self) -> Result<Shown, Wrong> {
        self.read::<Option<Shown>>(READ, &[]).await?.ok_or_else(|| Wrong::new("the app has not started"))
    }

    /// Waits until what is shown is as wanted.
    ///
    /// # Errors
    ///
    /// It never is: the last state is in the message.
    pub async fn until_shown(&self, what: &str, wanted: impl Fn(&Shown) -> bool) -> Result<Shown, Wrong> {
        self.poll(what, PATIENCE, async || self.shown().await, wanted).await
    }

    /// As [`Page::until_shown`], for what may take this long.
    ///
    /// # Errors
    ///
    /// As [`Page::until_shown`].
    pub async fn until_shown_within(
        &self,
        limit: Duration,
        what: &str,
        wanted: impl Fn(&Shown) -> bool,
    ) -> Result<Shown, Wrong> {
        self.poll(what, limit, async || self.shown().await, wanted).await
    }

    /// Waits until `script` returns something true.
    ///
    /// # Errors
    ///
    /// It never does.
    pub async fn until(&self, what: &str, script: &str) -> Result<Value, Wrong> {
        let truthy = |value: &Value| !matches!(value, Value::Null | Value::Bool(false));
        self.poll(what, PATIENCE, async || self.run(script).await, truthy).await
    }

    async fn poll<T: Debug>(
        &self,
        what: &str,
        limit: Duration,
        look: impl AsyncFn() -> Result<T, Wrong>,
        wanted: impl Fn(&T) -> bool,
    ) -> Result<T, Wrong> {
        let start = Instant::now();
        loop {
            // Looking fails while one document makes way for another.
            let seen = look().await;
            match seen {
                Ok(value) if wanted(&value) => return Ok(value),
                seen if start.elapsed() > limit => {
                    return Err(Wrong::new(format!("waited {limit:?} for {what}; last seen: {seen:#?}")));
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
        self.read(script, &[]).await
    }

    /// Runs the body of a function with `arguments` in the page and reads its result.
    ///
    /// # Errors
    ///
    /// The script throws, or its result is something else.
    pub async fn read<T: DeserializeOwned>(&self, script: &str, arguments: &[Value]) -> Result<T, Wrong> {
        let result = self.browser.driver().execute(script, arguments.to_vec()).await?;
        Ok(serde_json::from_value(result.json().clone())?)
    }

    /// As [`Page::read`], for a script that calls its last argument with the result.
    ///
    /// # Errors
    ///
    /// As [`Page::read`], or the call does not come in half a minute.
    pub async fn read_later<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: &[Value],
    ) -> Result<T, Wrong> {
        let result = self.browser.driver().execute_async(script, arguments.to_vec()).await?;
        Ok(serde_json::from_value(result.json().clone())?)
    }

    /// Starts one more of the worker that the page has started, sends it one request and returns
    /// its first answer beyond the greeting.
    ///
    /// # Errors
    ///
    /// The page has started none, or it does not answer within a script's time.
    pub async fn ask_worker(&self, request: &Request) -> Result<Reply, Wrong> {
        let script = "
            const [request, done] = arguments;
            const { url, options } = window.__how.at(-1);
            const worker = new Worker(url, options);
            worker.onmessage = ({ data }) => {
                if (JSON.parse(data).Ready) return worker.postMessage(request);
                worker.terminate();
                done(data);
            };
        ";
        let text: String = self.read_later(script, &[json!(request.to_text())]).await?;
        Reply::from_text(&text).map_err(|error| Wrong::new(format!("{text}: {error:?}")))
    }

    /// Gives a command of the Chrome DevTools protocol to the tab.
    ///
    /// # Errors
    ///
    /// The browser refuses it.
    pub async fn command(&self, method: &str, parameters: Value) -> Result<Value, Wrong> {
        Ok(self.browser.driver().cdp().send_raw(method, parameters).await?)
    }

    /// Runs a script in every document from now on, before the scripts of the page.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn before_scripts(&self, script: &str) -> Result<(), Wrong> {
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        Ok(())
    }

    /// Emulates a screen.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn set_screen(&self, screen: Screen) -> Result<(), Wrong> {
        let Screen { width, height, touch } = screen;
        let scale = if touch { 2 } else { 1 };
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.command("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch, "maxTouchPoints": 5 }))
            .await?;
        Ok(())
    }

    /// Emulates a preference of the user: `prefers-color-scheme`, `prefers-reduced-motion`.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn set_preference(&self, name: &str, value: &str) -> Result<(), Wrong> {
        let features = json!({ "features": [{ "name": name, "value": value }] });
        self.command("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// The element that carries this `data-testid`, once it is there.
    ///
    /// # Errors
    ///
    /// It never is.
    pub async fn control(&self, name: &str) -> Result<WebElement, Wrong> {
        let selector = format!("[data-testid=\"{name}\"]");
        self.until(name, &format!("return !!document.querySelector('{selector}')")).await?;
        Ok(self.browser.driver().find(By::Css(selector)).await?)
    }

    /// Clicks the element that carries this `data-testid`, once it is there.
    ///
    /// # Errors
    ///
    /// It never is, or something covers it.
    pub async fn press(&self, name: &str) -> Result<(), Wrong> {
        Ok(self.control(name).await?.click().await?)
    }

    /// Waits until the page says why it refused a move, and returns what it says.
    ///
    /// # Errors
    ///
    /// It says nothing.
    pub async fn until_refused(&self) -> Result<String, Wrong> {
        let said = "return document.querySelector('[data-testid=illegal-reason]')?.innerText || null";
        let reason = self.until("the reason of a refusal", said).await?;
        Ok(reason.as_str().unwrap_or_default().to_owned())
    }

    /// Whether an element with this `data-testid` is there now.
    ///
    /// # Errors
    ///
    /// The page cannot be asked.
    pub async fn has(&self, name: &str) -> Result<bool, Wrong> {
        let script = "return !!document.querySelector(`[data-testid=\"${arguments[0]}\"]`)";
        self.read(script, &[json!(name)]).await
    }

    /// The text a person sees of the element with this `data-testid`.
    ///
    /// # Errors
    ///
    /// There is no such element.
    pub async fn text(&self, name: &str) -> Result<String, Wrong> {
        Ok(self.control(name).await?.text().await?)
    }

    /// Warnings and errors of the console since the last call.
    ///
    /// # Errors
    ///
    /// The driver keeps no log.
    pub async fn console(&self) -> Result<Vec<String>, Wrong> {
        let entries = self.browser.driver().browser_log().await?;
        let loud = entries.into_iter().filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"));
        Ok(loud.map(|entry| format!("{}: {}", entry.level, entry.message)).collect())
    }

    /// Lets [`Page::is_clean`] pass over the console: this test makes the browser complain.
    pub fn expect_complaints(&self) {
        self.complaints_expected.set(true);
    }

    /// Waits until the console has shown a warning or an error with each of these texts.
    ///
    /// # Errors
    ///
    /// It never does.
    pub async fn until_console(&self, texts: &[&str]) -> Result<(), Wrong> {
        let seen = RefCell::new(String::new());
        let look = async || {
            let new = self.console().await?.join("\n");
            seen.borrow_mut().push_str(&new);
            Ok(seen.borrow().clone())
        };
        let all = |seen: &String| texts.iter().all(|text| seen.contains(text));
        self.poll("the console", PATIENCE, look, all).await?;
        Ok(())
    }

    /// Requests to other hosts since the page was made or the last call.
    #[must_use]
    pub fn strangers(&self) -> Vec<String> {
        self.browser.trap().take()
    }

    /// What holds at the end of every test, whatever it was about: the console is quiet, no other
    /// host was asked, the server had all it was asked for, and the board shows the position.
    /// A test that provokes complaints says so by [`Page::expect_complaints`].
    ///
    /// # Errors
    ///
    /// One of these does not hold.
    pub async fn is_clean(&self) -> Outcome {
        let console = self.console().await?;
        if !console.is_empty() && !self.complaints_expected.get() {
            return Err(Wrong::new(format!("the console says {console:#?}")).into());
        }
        let strangers = self.strangers();
        if !strangers.is_empty() {
            return Err(Wrong::new(format!("other hosts were asked: {strangers:#?}")).into());
        }
        if let Some(shown) = self.read::<Option<Shown>>(READ, &[]).await? {
            shown.setup()?;
        }
        Ok(())
    }

    /// Tasks that blocked the page for 50 ms or more since it was loaded: start and duration in ms.
    ///
    /// # Errors
    ///
    /// The page cannot be asked.
    pub async fn long_tasks(&self) -> Result<Vec<(f64, f64)>, Wrong> {
        self.read("return window.__long", &[]).await
    }

    /// Writes what is on the screen to `target/screenshots/NAME.png`.
    ///
    /// # Errors
    ///
    /// The browser takes no picture, or the file cannot be written.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf, Wrong> {
        let folder = Project::here().root().join("target/screenshots");
        std::fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{name}.png"));
        self.browser.driver().screenshot(&file).await?;
        Ok(file)
    }

    pub(crate) fn driver(&self) -> &WebDriver {
        self.browser.driver()
    }
}
