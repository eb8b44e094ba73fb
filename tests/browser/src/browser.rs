//! Browsers, kept for the next test as long as they behave.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel};

use crate::trap::Trap;
use crate::wrong::Wrong;

/// Quiet, and the same on every machine; as root a sandbox cannot be had.
pub(crate) const ARGUMENTS: [&str; 14] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-features=OptimizationHints,MediaRouter,AutofillServerCommunication",
    // Its own account service is asked at start otherwise; there is none at this port.
    "--gaia-url=http://127.0.0.1:9",
    "--lang=en-US",
    "--force-color-profile=srgb",
];

/// A running browser with a fresh profile.
pub struct Browser {
    driver: WebDriver,
    trap: Trap,
    profile: PathBuf,
}

impl Browser {
    async fn start(driver_url: &str) -> Result<Self, Wrong> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile = env::temp_dir().join(format!("chuhe-browser-{}-{number}", std::process::id()));
        let trap = Trap::set()?;
        let mut wanted = DesiredCapabilities::chrome();
        for argument in ARGUMENTS {
            wanted.add_arg(argument)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        wanted.add_arg(&format!("--proxy-server={}", trap.address()))?;
        if let Some(binary) = xtask::machine::find("chromium") {
            wanted.set_binary(&binary.display().to_string())?;
        }
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(driver_url, wanted).await?;
        // For scripts that let the engine work; what waits for the page has shorter limits.
        driver.set_script_timeout(Duration::from_secs(180)).await?;
        Ok(Self { driver, trap, profile })
    }

    /// WebDriver for its current tab.
    #[must_use]
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Where its requests to other hosts end up.
    #[must_use]
    pub fn trap(&self) -> &Trap {
        &self.trap
    }

    /// Ends it and removes its profile.
    pub async fn quit(self) {
        // A browser that was killed by its test cannot be quit.
        let _ = self.driver.quit().await;
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// Browsers that wait for the next test.
#[derive(Default)]
pub struct Pool {
    idle: Mutex<Vec<Browser>>,
}

impl Pool {
    /// A browser nobody uses, started if there is none.
    ///
    /// # Errors
    ///
    /// None can be started.
    pub async fn take(&self, driver_url: &str) -> Result<Browser, Wrong> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match idle {
            Some(browser) => Ok(browser),
            None => Browser::start(driver_url).await,
        }
    }

    /// Takes back a browser whose test passed.
    pub fn give(&self, browser: Browser) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(browser);
    }

    /// Ends all that wait.
    pub async fn close(&self) {
        let all = std::mem::take(&mut *self.idle.lock().unwrap_or_else(PoisonError::into_inner));
        for browser in all {
            browser.quit().await;
        }
    }
}
