//! A fixed amount of work, to tell whether a change alters the search and how fast it is.

use super::{Engine, Host, Limits, Task};
use crate::format::fen;
use crate::referee::{History, Ruleset};
use crate::rules::Position;

/// Depth of the search whose node count is written into commits.
pub const DEPTH: u8 = 11;

/// Openings, middlegames, attacks and endgames.
pub const POSITIONS: [&str; 16] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "2baka3/3r1n3/2n1b1c1r/p3p3p/1cp4P1/5N3/P1P1P3P/N3C3C/7R1/1RBAKAB2 b - - 0 1",
    "2bak1C2/4a4/4c4/2p1p3p/pn3nr2/9/P1P1P2cP/2N1BC2N/4A4/2BAK2R1 b - - 0 1",
    "2bakab2/1C2n4/2nR5/p3p1R1p/2p2P3/9/5rc1P/4B1Nr1/4N4/3AKAB2 b - - 0 1",
    "4kab2/4a2C1/c3b4/N3p3C/1r3n3/9/1cP1P1p1P/4B4/1R2A4/3AK1B2 b - - 0 1",
    "N1ba1a3/4k4/2n1b4/p3p1N1p/6n2/P4RB2/4rc2P/4C4/4K4/3A1A3 b - - 0 1",
    "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
    "1C2ka3/9/C1Nab1n2/p3p3p/6p2/9/P3P3P/3AB4/3p2c2/c1BAK4 w - - 0 1",
    "r1bakr3/4a4/2ncb1n2/2N1p3p/p5p2/2P6/P3P1P1P/C3B4/6Cc1/1RBAKA1NR w - - 1 2",
    "1r1ak4/4a4/3cb1n2/4p3p/p4rpc1/2PR5/P3P1P1P/C3B1N2/2C1A4/2BAK3R w - - 7 9",
    "2baka1r1/9/4b1n2/p3p1C1p/2P2P3/P3P4/8P/R1N1B2c1/1r2Cc3/2BAKAR2 b - - 4 17",
    "4k4/4a4/4b1C2/p3p3p/2c2P3/P7P/4P4/Nc3K3/8r/1R7 b - - 9 39",
    "3akr3/n3a4/4b4/9/P1b6/9/3R5/4B4/2n1A4/2BAK4 w - - 0 1",
    "3a2b2/4a1P2/5k1C1/4P4/2p3b2/8p/9/9/4p4/3K5 w - - 0 1",
    "5kb2/4a4/4ba3/5r3/9/P6R1/3cpCpc1/4BA3/4A4/2BK5 w - - 0 1",
];

/// The games the benchmark searches, all of them at their start.
pub fn games() -> impl Iterator<Item = History> {
    POSITIONS.iter().filter_map(|record| {
        let setup = fen::parse(record).ok()?;
        Some(History::new(Position::from_setup(&setup).ok()?))
    })
}

/// Searches every position to a depth, each as if it were the engine's first, and returns the
/// nodes of all.
pub fn run(engine: &mut Engine, depth: u8, host: &mut dyn Host) -> u64 {
    let task = Task::Analyze { limits: Limits::Depth(depth), lines: 1 };
    games()
        .map(|game| {
            engine.new_game();
            engine.begin(&game, &Ruleset::ASIAN, task, 0.0);
            let answer = engine.finish(host, &mut |_| ());
            answer.report.map_or(0, |report| report.nodes)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_legal() {
        assert_eq!(games().count(), POSITIONS.len());
    }
}
