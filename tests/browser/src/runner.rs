//! Runs tests in a few browsers at once and reports like the usual harness.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Arc, PoisonError, RwLock};

use libtest_mimic::{Arguments, Trial};
use tokio::runtime::Runtime;

use crate::browser::Pool;
use crate::driver::Driver;
use crate::page::Page;
use crate::wrong::{Outcome, Wrong};

/// Browsers at once, unless `--test-threads` says otherwise. Each brings several processes.
const BROWSERS: usize = 2;

/// What all tests share.
struct Shared {
    runtime: Runtime,
    driver: Driver,
    pool: Pool,
    /// Held for reading by every test, for writing by those that measure time.
    quiet: RwLock<()>,
}

/// A test: its name and what it does with a page. Made by [`tests!`](crate::tests).
pub struct Test {
    /// The name of the function.
    pub name: &'static str,
    /// Runs it to its end.
    pub run: fn(&Runtime, &Page) -> Outcome,
    /// Runs while no other test runs, because it measures time.
    pub alone: bool,
}

impl Test {
    /// The same test, run while no other runs.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { alone: true, ..self }
    }
}

/// Lists functions `async fn(&Page) -> Outcome` as tests.
#[macro_export]
macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        [$($crate::runner::Test {
            name: stringify!($name),
            run: |runtime, page| runtime.block_on($name(page)),
            alone: false,
        }),*]
    };
}

/// The main function of a test program: runs the tests its arguments choose.
#[must_use]
pub fn main(tests: Vec<Test>) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(BROWSERS);
    let shared = match start() {
        Ok(shared) => Arc::new(shared),
        Err(wrong) => {
            eprintln!("{wrong}");
            return ExitCode::FAILURE;
        }
    };
    let trials = tests.into_iter().map(|test| {
        let shared = Arc::clone(&shared);
        Trial::test(test.name, move || shared.run(&test).map_err(Into::into))
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    shared.runtime.block_on(shared.pool.close());
    conclusion.exit_code()
}

fn start() -> Result<Shared, Wrong> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    Ok(Shared { runtime, driver: Driver::start()?, pool: Pool::default(), quiet: RwLock::new(()) })
}

impl Shared {
    fn run(&self, test: &Test) -> Result<(), String> {
        let (_alone, _along) = if test.alone {
            (Some(self.quiet.write().unwrap_or_else(PoisonError::into_inner)), None)
        } else {
            (None, Some(self.quiet.read().unwrap_or_else(PoisonError::into_inner)))
        };
        let page = self.runtime.block_on(async {
            let browser = self.pool.take(self.driver.url()).await?;
            Page::new(browser).await
        });
        let page = page.map_err(|wrong: Wrong| wrong.0)?;
        let ended = catch_unwind(AssertUnwindSafe(|| {
            (test.run)(&self.runtime, &page)?;
            self.runtime.block_on(page.is_clean())
        }));
        let failure = match ended {
            Ok(Ok(())) => {
                return self.runtime.block_on(async {
                    let browser = page.close().await.map_err(|wrong| wrong.0)?;
                    self.pool.give(browser);
                    Ok(())
                });
            }
            Ok(Err(failed)) => failed.to_string(),
            Err(panic) => said(&*panic),
        };
        Err(self.runtime.block_on(async {
            let report = evidence(test.name, &page).await;
            page.abandon().quit().await;
            format!("{failure}\n{report}")
        }))
    }
}

/// What the page looked like and said when its test failed.
async fn evidence(name: &str, page: &Page) -> String {
    let mut report = match page.screenshot(&format!("failed-{name}")).await {
        Ok(file) => format!("screenshot: {}\n", file.display()),
        Err(wrong) => format!("no screenshot: {wrong}\n"),
    };
    for line in page.console().await.unwrap_or_default() {
        report.push_str(&format!("console {line}\n"));
    }
    for request in page.server().answered().iter().filter(|request| request.status != Some(200)) {
        report.push_str(&format!("server {} {}: {:?}\n", request.method, request.target, request.status));
    }
    for request in page.strangers() {
        report.push_str(&format!("stranger {request}\n"));
    }
    report
}

pub(crate) fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("panicked").to_owned()
}
