//! The built page in a browser. Build it first: `cargo xtask build`, then `cargo xtask test browser`.

mod crash;
mod engine;
mod game;
mod learn;
mod link;
mod memory;
mod play;
mod rules;
mod screen;
mod watch;

use std::process::ExitCode;

use browser_tests::runner;

fn main() -> ExitCode {
    let all = [
        watch::tests(),
        play::tests(),
        rules::tests(),
        engine::tests(),
        memory::tests(),
        crash::tests(),
        learn::tests(),
        link::tests(),
        screen::tests(),
    ];
    runner::main(all.into_iter().flatten().collect())
}
