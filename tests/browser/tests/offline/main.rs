//! The published folder on a host that is deployed to, fails and goes away, in every browser engine.
//!
//! In Chromium alone unless `CHUHE_ENGINES=chromium,firefox,webkit` says otherwise.

mod deploys;
mod kills;
mod network;
mod start;
mod texts;
mod worker;

use std::process::ExitCode;

use browser_tests::stage;

fn main() -> ExitCode {
    stage::main(
        &[network::plays(), deploys::plays(), start::plays(), texts::plays(), kills::plays()].concat(),
    )
}
