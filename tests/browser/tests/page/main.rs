//! The built page in a browser. `cargo xtask test browser` builds nothing: `cargo xtask build` first.

mod watch;

use std::process::ExitCode;

use browser_tests::runner;

fn main() -> ExitCode {
    let mut tests = Vec::new();
    tests.extend(watch::tests());
    runner::main(tests)
}
