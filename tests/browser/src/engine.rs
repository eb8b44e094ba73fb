//! Browser engines: how each is started and driven, with nothing that only one of them can do.

use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{fmt, fs};

use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities};

use crate::browser::ARGUMENTS;
use crate::wrong::Wrong;

/// Names the engines to test in, with commas between them; Chromium alone if it is not set.
pub const VARIABLE: &str = "CHUHE_ENGINES";

/// What draws the page and runs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// Chromium, with chromedriver.
    Chromium,
    /// Firefox ESR, with geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, with WebKitWebDriver: the engine of Safari, not Safari. It has no
    /// headless mode and needs a display.
    WebKit,
}

impl Engine {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Those that [`VARIABLE`] asks for.
    ///
    /// # Errors
    ///
    /// It names another.
    pub fn wanted() -> Result<Vec<Self>, Wrong> {
        let Ok(list) = env::var(VARIABLE) else { return Ok(vec![Self::Chromium]) };
        let named = |name: &str| {
            let engine = Self::ALL.into_iter().find(|engine| engine.to_string() == name);
            engine.ok_or_else(|| Wrong::new(format!("{VARIABLE}: there is no {name}")))
        };
        list.split(',').map(named).collect()
    }

    fn driver(self) -> OsString {
        let (variable, program) = match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Self::Firefox => ("GECKODRIVER", "geckodriver"),
            Self::WebKit => ("WEBKITDRIVER", "WebKitWebDriver"),
        };
        env::var_os(variable).unwrap_or_else(|| program.into())
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        })
    }
}

/// A running browser of an engine, with a driver and a profile of its own.
pub struct Instance {
    browser: WebDriver,
    driver: Process,
    profile: PathBuf,
    _display: Option<Display>,
}

impl Instance {
    /// Starts one.
    ///
    /// # Errors
    ///
    /// The engine or its driver is not there or does not start.
    pub async fn start(engine: Engine) -> Result<Self, Wrong> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile = env::temp_dir().join(format!("chuhe-{engine}-{}-{number}", std::process::id()));
        fs::create_dir_all(&profile)?;
        Self::start_with(engine, profile).await
    }

    async fn start_with(engine: Engine, profile: PathBuf) -> Result<Self, Wrong> {
        let display = if engine == Engine::WebKit { Display::start()? } else { None };
        let port = free_port()?;
        let mut command = Command::new(engine.driver());
        command
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some(display) = &display {
            command.env("DISPLAY", &display.name);
        }
        let driver = Process::start(command, &engine.driver())?;
        let url = format!("http://127.0.0.1:{port}");
        let start = Instant::now();
        // None of the three says in a common way that it listens.
        while std::net::TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if start.elapsed() > Duration::from_secs(30) {
                return Err(Wrong::new(format!("{} does not listen", engine.driver().display())));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let browser = match engine {
            Engine::Chromium => {
                let mut wanted = DesiredCapabilities::chrome();
                for argument in ARGUMENTS {
                    wanted.add_arg(argument)?;
                }
                wanted.add_arg(&format!("--user-data-dir={}", profile.display()))?;
                if let Some(binary) = xtask::machine::find("chromium") {
                    wanted.set_binary(&binary.display().to_string())?;
                }
                WebDriver::new(&url, wanted).await?
            }
            Engine::Firefox => {
                let mut wanted = DesiredCapabilities::firefox();
                wanted.set_headless()?;
                if let Some(binary) = xtask::machine::find("firefox-esr") {
                    wanted.set_firefox_binary(&binary.display().to_string())?;
                }
                WebDriver::new(&url, wanted).await?
            }
            // Its driver starts its browser without being told anything.
            Engine::WebKit => WebDriver::new(&url, Capabilities::new()).await?,
        };
        browser.set_script_timeout(Duration::from_secs(30)).await?;
        Ok(Self { browser, driver, profile, _display: display })
    }

    /// WebDriver for its current tab.
    #[must_use]
    pub fn browser(&self) -> &WebDriver {
        &self.browser
    }

    /// Ends Chromium as a machine does that runs out of memory, and starts it with what it has left on
    /// the disk.
    ///
    /// # Errors
    ///
    /// It does not start again.
    pub async fn kill_and_restart(self) -> Result<Self, Wrong> {
        let Self { browser, driver, profile, _display } = self;
        let argument = format!("--user-data-dir={}", profile.display());
        for process in fs::read_dir("/proc")?.flatten() {
            let line = fs::read_to_string(process.path().join("cmdline")).unwrap_or_default();
            if line.split('\0').any(|part| part == argument) && !line.contains("--type=") {
                let number = process.file_name();
                Command::new("kill").arg("-9").arg(&number).status()?;
                // Its other processes hold files of the profile until they notice.
                // One that has ended and that nobody has asked for yet has no command line any more.
                let command = process.path().join("cmdline");
                while fs::read(&command).is_ok_and(|line| !line.is_empty()) {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        }
        // There is nobody left to be told.
        browser.leak().map_err(|error| Wrong::new(error.to_string()))?;
        drop(driver);
        // A browser that was killed leaves its claim to the profile behind.
        for claim in ["SingletonLock", "SingletonSocket", "SingletonCookie"] {
            let _ = fs::remove_file(profile.join(claim));
        }
        Self::start_with(Engine::Chromium, profile).await
    }

    /// Ends it and removes its profile.
    pub async fn quit(self) {
        let Self { browser, driver, profile, _display } = self;
        // A browser that was killed by its test cannot be quit.
        let _ = browser.quit().await;
        drop(driver);
        let _ = fs::remove_dir_all(profile);
    }
}

/// A process that ends when this is dropped.
struct Process(Child);

impl Process {
    fn start(mut command: Command, name: &OsString) -> Result<Self, Wrong> {
        let spawned = command.spawn();
        spawned.map(Self).map_err(|error| Wrong::new(format!("{}: {error}", name.display())))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An X server that shows nothing.
struct Display {
    name: String,
    _process: Process,
}

impl Display {
    /// Starts one, unless there is a display.
    fn start() -> Result<Option<Self>, Wrong> {
        if env::var_os("DISPLAY").is_some() {
            return Ok(None);
        }
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = Process::start(command, &"Xvfb".into())?;
        let output = process.0.stdout.take().ok_or_else(|| Wrong::new("Xvfb has no output"))?;
        let mut line = String::new();
        // It writes the number of its display, or nothing and ends.
        BufReader::new(output).read_line(&mut line)?;
        match line.trim() {
            "" => Err(Wrong::new("Xvfb did not say its display")),
            number => Ok(Some(Self { name: format!(":{number}"), _process: process })),
        }
    }
}

fn free_port() -> Result<u16, Wrong> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
