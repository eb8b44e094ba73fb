//! Every test of the project, as a list of named steps.

use std::fs;
use std::time::{Duration, Instant};

use crate::bundle;
use crate::call::{Call, Failure};
use crate::machine::Machine;
use crate::options::{Build, Test};
use crate::project::Project;
use crate::tools::{Consent, Toolbox};

/// The names of all steps, in their order.
pub const NAMES: [&str; 7] = ["fmt", "clippy", "core", "native", "wasm", "build", "browser"];

/// The last of them that needs neither a browser nor a wasm build.
const LAST_FAST: &str = "native";

/// Runs the chosen steps and stops at the first that fails.
///
/// # Errors
///
/// A step failed: the failure says which, and how to repeat it alone.
pub fn run(project: &Project, machine: &Machine, test: &Test) -> Result<(), Failure> {
    let chosen = chosen(test);
    let mut took: Vec<(&str, Duration)> = Vec::new();
    for name in chosen {
        println!("\n=== {name}: {}", purpose(name));
        let start = Instant::now();
        let ended = step(name, project, machine, test);
        took.push((name, start.elapsed()));
        if let Err(failure) = ended {
            report(&took);
            return Err(Failure::new(format!(
                "{name} failed: {failure}\nto repeat this step: cargo xtask test {name}"
            )));
        }
    }
    report(&took);
    println!("all passed");
    Ok(())
}

fn chosen(test: &Test) -> Vec<&'static str> {
    let fast = NAMES.iter().position(|name| *name == LAST_FAST).map_or(0, |last| last + 1);
    let possible = if test.fast { &NAMES[..fast] } else { &NAMES[..] };
    let wanted = |name: &&str| test.steps.is_empty() || test.steps.iter().any(|step| step == name);
    possible.iter().copied().filter(wanted).collect()
}

fn report(took: &[(&str, Duration)]) {
    println!();
    for (name, duration) in took {
        println!("{name:>8} {:6.1} s", duration.as_secs_f64());
    }
    let total: Duration = took.iter().map(|(_, duration)| *duration).sum();
    println!("{:>8} {:6.1} s", "total", total.as_secs_f64());
}

fn purpose(name: &str) -> &'static str {
    match name {
        "fmt" => "the code is formatted",
        "clippy" => "no lint speaks up, with and without the page",
        "core" => "rules to protocol compile and pass their tests without a browser",
        "native" => "the page's own tests that need no browser, and those of the tools",
        "wasm" => "components and browser glue, in the browser",
        "build" => "the folder that is published",
        _ => "the published folder, used as a person would",
    }
}

fn step(name: &str, project: &Project, machine: &Machine, test: &Test) -> Result<(), Failure> {
    let filters = &test.filters;
    let cargo = |arguments: &[&str]| Call::new("cargo").args(arguments).within(project);
    // What cargo takes before the test programs' own arguments.
    let filtered = |call: Call| {
        if filters.is_empty() { call } else { call.args(["--"]).args(filters) }
    };
    match name {
        "fmt" => cargo(&["fmt", "--all", "--check"]).run(),
        "clippy" => {
            let deny = ["--all-targets", "--", "-D", "warnings"];
            cargo(&["clippy", "--no-default-features"]).args(deny).run()?;
            cargo(&["clippy", "--workspace"]).args(deny).run()
        }
        "core" => {
            cargo(&["check", "--lib", "--no-default-features"]).run()?;
            filtered(cargo(&["test", "--no-default-features"])).run()
        }
        "native" => {
            // The core's slow tests have run; these are the library's own with the
            // page in it, and the files that need the page.
            let mut page = cargo(&["test", "--lib", "--bins"]);
            if has_tests(project, "page_") {
                page = page.args(["--test", "page_*"]);
            }
            filtered(page).run()?;
            filtered(cargo(&["test", "--package", "xtask"])).run()
        }
        "wasm" => {
            if !has_tests(project, "wasm_") {
                println!("no tests/wasm_*.rs");
                return Ok(());
            }
            let toolbox = Toolbox::with_browser(project, machine, Consent::OfTheMachine)?;
            let call = cargo(&["test", "--target", "wasm32-unknown-unknown", "--test", "wasm_*"])
                .with(&toolbox.wasm_environment(project))
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
                .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
            filtered(toolbox.browse(call)).run()
        }
        "build" => {
            let toolbox = Toolbox::for_building(project, machine, Consent::OfTheMachine)?;
            bundle::build(project, &toolbox, &Build::default())
        }
        _ => {
            let toolbox = if test.all {
                Toolbox::with_all_browsers(project, machine, Consent::OfTheMachine)?
            } else {
                Toolbox::with_browser(project, machine, Consent::OfTheMachine)?
            };
            // A failed test names its line; the frames below it are the harness's.
            let mut call = cargo(&["test", "--package", "browser-tests"]).env("RUST_BACKTRACE", "0");
            if test.all {
                call = call.env("CHUHE_ENGINES", "chromium,firefox,webkit").env("PATH", toolbox.path());
            }
            filtered(toolbox.browse(call)).run()
        }
    }
}

/// Whether `tests/` has a file whose name starts so.
fn has_tests(project: &Project, start: &str) -> bool {
    let Ok(files) = fs::read_dir(project.root().join("tests")) else { return false };
    files.flatten().any(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.starts_with(start) && name.ends_with(".rs")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_runs_what_needs_no_browser() {
        let fast = Test { fast: true, ..Test::default() };
        assert_eq!(chosen(&fast), ["fmt", "clippy", "core", "native"]);
        let named = Test { steps: vec!["browser".to_owned(), "fmt".to_owned()], ..Test::default() };
        assert_eq!(chosen(&named), ["fmt", "browser"]);
        assert_eq!(chosen(&Test::default()), NAMES);
    }
}
