//! The built page in a browser. Build it first: `cargo xtask build`, then `cargo xtask test browser`.

mod axe;
mod browse;
mod clocks;
mod crash;
mod engine;
mod game;
mod games;
mod hostile;
mod learn;
mod link;
mod memory;
mod names;
mod play;
mod pointers;
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
        hostile::tests(),
        screen::tests(),
        browse::tests(),
        clocks::tests(),
        games::tests(),
        pointers::tests(),
        names::tests(),
        axe::tests(),
    ];
    runner::main(all.into_iter().flatten().collect())
}
