//! Runs tests in every engine that is wanted, with a host and a browser for each.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use libtest_mimic::{Arguments, Trial};
use thirtyfour::WebDriver;
use tokio::runtime::Runtime;
use xtask::project::Project;

use crate::engine::{Engine, Instance};
use crate::host::{Builds, Host};
use crate::runner::said;
use crate::wrong::{Outcome, Wrong};

/// Tests at once, unless `--test-threads` says otherwise. Each has a browser.
const BROWSERS: usize = 2;

/// What a test plays on.
pub struct Stage {
    /// The browser's engine.
    pub engine: Engine,
    /// Its host, with build 1 on it.
    pub host: Host,
    /// The builds it may deploy.
    pub builds: Arc<Builds>,
    instance: Instance,
}

impl Stage {
    /// WebDriver of the browser.
    #[must_use]
    pub fn browser(&self) -> &WebDriver {
        self.instance.browser()
    }
}

/// A test: its name and what it does. Made by [`plays!`](crate::plays).
#[derive(Clone, Copy)]
pub struct Play {
    /// The name of the function.
    pub name: &'static str,
    /// Runs it to its end.
    pub run: fn(&Runtime, &Stage) -> Outcome,
}

/// Lists functions `async fn(&Stage) -> Outcome` as tests.
#[macro_export]
macro_rules! plays {
    ($($name:ident),* $(,)?) => {
        [$($crate::stage::Play {
            name: stringify!($name),
            run: |runtime, stage| runtime.block_on($name(stage)),
        }),*]
    };
}

struct Shared {
    runtime: Runtime,
    builds: Arc<Builds>,
    idle: Mutex<Vec<(Engine, Instance)>>,
}

/// The main function of a test program: every play in every engine.
#[must_use]
pub fn main(plays: &[Play]) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(BROWSERS);
    let (shared, engines) = match start() {
        Ok((shared, engines)) => (Arc::new(shared), engines),
        Err(wrong) => {
            eprintln!("{wrong}");
            return ExitCode::FAILURE;
        }
    };
    let every = engines.into_iter().flat_map(|engine| plays.iter().map(move |play| (engine, *play)));
    let trials = every.map(|(engine, play)| {
        let shared = Arc::clone(&shared);
        Trial::test(play.name, move || shared.run(engine, play).map_err(Into::into))
            .with_kind(engine.to_string())
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    let idle = std::mem::take(&mut *shared.idle.lock().unwrap_or_else(PoisonError::into_inner));
    shared.runtime.block_on(async {
        for (_, instance) in idle {
            instance.quit().await;
        }
    });
    conclusion.exit_code()
}

fn start() -> Result<(Shared, Vec<Engine>), Wrong> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let builds = Arc::new(Builds::of(&Project::here())?);
    Ok((Shared { runtime, builds, idle: Mutex::default() }, Engine::wanted()?))
}

impl Shared {
    fn run(&self, engine: Engine, play: Play) -> Result<(), String> {
        let instance = self.runtime.block_on(self.take(engine)).map_err(|wrong| wrong.0)?;
        let host = self.builds.number(1).and_then(|build| Host::with(&build)).map_err(|wrong| wrong.0)?;
        let stage = Stage { engine, host, builds: Arc::clone(&self.builds), instance };
        let ended = catch_unwind(AssertUnwindSafe(|| (play.run)(&self.runtime, &stage)));
        let failure = match ended {
            Ok(Ok(())) => {
                let cleared = self.runtime.block_on(clear(&stage));
                return match cleared {
                    Ok(()) => {
                        let idle = (engine, stage.instance);
                        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(idle);
                        Ok(())
                    }
                    Err(wrong) => Err(wrong.0),
                };
            }
            Ok(Err(failed)) => failed.to_string(),
            Err(panic) => said(&*panic),
        };
        Err(self.runtime.block_on(async {
            let report = evidence(&stage, play.name).await;
            stage.instance.quit().await;
            format!("{failure}\n{report}")
        }))
    }

    async fn take(&self, engine: Engine) -> Result<Instance, Wrong> {
        let idle = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            let place = idle.iter().position(|(of, _)| *of == engine);
            place.map(|place| idle.swap_remove(place))
        };
        match idle {
            Some((_, instance)) => Ok(instance),
            None => Instance::start(engine).await,
        }
    }
}

/// Closes the tabs a test has opened. What it stored belongs to its own host.
async fn clear(stage: &Stage) -> Result<(), Wrong> {
    let browser = stage.browser();
    let tabs = browser.windows().await?;
    for tab in tabs.iter().skip(1) {
        browser.switch_to_window(tab.clone()).await?;
        browser.close_window().await?;
    }
    if let Some(first) = tabs.into_iter().next() {
        browser.switch_to_window(first).await?;
    }
    Ok(())
}

/// What the current tab looked like when its test failed, and what was asked of the host.
async fn evidence(stage: &Stage, name: &str) -> String {
    let folder = Project::here().root().join("target/screenshots");
    let file = folder.join(format!("failed-{name}-{}.png", stage.engine));
    let taken = match std::fs::create_dir_all(&folder) {
        Ok(()) => stage.browser().screenshot(&file).await.map_err(Wrong::from),
        Err(error) => Err(error.into()),
    };
    let mut report = match taken {
        Ok(()) => format!("screenshot: {}\n", file.display()),
        Err(wrong) => format!("no screenshot: {wrong}\n"),
    };
    for target in stage.host.asked_for() {
        report.push_str(&format!("asked for {target}\n"));
    }
    report
}
