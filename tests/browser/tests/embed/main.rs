//! Boards in other people's pages, in a browser. Build first: `cargo xtask build`, then
//! `cargo xtask test browser`.

mod element;
mod frame;
mod guest;
mod guide;
mod hostile;
mod many;
mod modes;

use std::process::ExitCode;

use browser_tests::runner;

fn main() -> ExitCode {
    let all =
        [modes::tests(), element::tests(), frame::tests(), hostile::tests(), many::tests(), guide::tests()];
    runner::main(all.into_iter().flatten().collect())
}
