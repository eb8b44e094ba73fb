//! Measures the rules core and the search: `bench perft|search|pause|match|levels ...`.
//!
//! Counts are printed first and rates second: counts are the same everywhere, rates compare only
//! within one run on one machine. `bench search` ends with the line that goes into commits which
//! alter the search, `Bench: N`.

mod referee;

use std::process::ExitCode;
use std::time::Instant;

use chuhe::referee::Ruleset;
use chuhe::rules::{Position, perft};
use chuhe::search::{Engine, Host, Limits, NoClock, Task, bench};

const USAGE: &str = "usage: bench perft [DEPTH]
       bench search [DEPTH]
       bench speed [MS]
       bench pause [MS]
       bench referee";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u32>().ok();
    match words[..] {
        ["perft"] => count(5),
        ["perft", depth] if let Some(depth) = number(depth) => count(depth),
        ["search"] => search(bench::DEPTH),
        ["search", depth] if let Some(depth) = number(depth) => search(depth.min(100) as u8),
        ["speed"] => speed(1000),
        ["speed", ms] if let Some(ms) = number(ms) => speed(ms),
        ["pause"] => pause(1000),
        ["pause", ms] if let Some(ms) = number(ms) => pause(ms),
        ["referee"] => referee::run(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn count(depth: u32) {
    let began = Instant::now();
    let nodes = perft(&Position::start(), depth);
    let seconds = began.elapsed().as_secs_f64();
    println!("perft {depth}: {nodes}");
    println!("{:.1} million a second", nodes as f64 / seconds / 1e6);
}

fn search(depth: u8) {
    let mut engine = Engine::new(Engine::TABLE_MB);
    let began = Instant::now();
    let nodes = bench::run(&mut engine, depth, &mut NoClock);
    let seconds = began.elapsed().as_secs_f64();
    println!("depth {depth}: {nodes} nodes");
    println!("{:.0} thousand a second", nodes as f64 / seconds / 1e3);
    println!("Bench: {nodes}");
}

/// Time since the program began; slices of a given length.
struct Clock {
    began: Instant,
    slice_ms: f64,
}

impl Host for Clock {
    fn now_ms(&mut self) -> f64 {
        self.began.elapsed().as_secs_f64() * 1e3
    }

    fn should_stop(&mut self) -> bool {
        false
    }

    fn slice_ms(&self) -> f64 {
        self.slice_ms
    }
}

/// Depth and nodes in a given time, by position.
fn speed(ms: u32) {
    let mut engine = Engine::new(Engine::TABLE_MB);
    let mut clock = Clock { began: Instant::now(), slice_ms: f64::INFINITY };
    let (mut depths, mut nodes, mut time) = (0, 0, 0);
    for game in bench::games() {
        engine.new_game();
        let task = Task::Analyze { limits: Limits::MoveTime(ms), lines: 1 };
        let now = clock.now_ms();
        engine.begin(&game, &Ruleset::ASIAN, task, now);
        if let Some(report) = engine.finish(&mut clock, &mut |_| ()).report {
            let pv: Vec<String> = report.pv.iter().take(6).map(|mv| mv.to_string()).collect();
            println!(
                "depth {:2}/{:2} {:9} nodes {:>8} {}",
                report.depth,
                report.seldepth,
                report.nodes,
                report.score.to_string(),
                pv.join(" ")
            );
            depths += report.depth;
            nodes += report.nodes;
            time += report.time_ms;
        }
    }
    println!("mean depth {:.1}", depths as f64 / bench::POSITIONS.len() as f64);
    println!("{:.0} thousand a second", nodes as f64 / f64::from(time.max(1)));
}

/// What slices cost: nodes to a depth in one go and in slices of 5 to 40 ms.
fn pause(_ms: u32) {
    let mut engine = Engine::new(Engine::TABLE_MB);
    for slice_ms in [f64::INFINITY, 40.0, 20.0, 10.0, 5.0] {
        let mut clock = Clock { began: Instant::now(), slice_ms };
        let mut nodes = 0;
        for game in bench::games() {
            engine.new_game();
            let task = Task::Analyze { limits: Limits::MoveTime(u32::MAX), lines: 1 };
            engine.begin(&game, &Ruleset::ASIAN, task, 0.0);
            let mut last = 0;
            loop {
                let mut depth = 0;
                let step = engine.step(&mut clock, &mut |report| {
                    depth = report.depth;
                    last = report.nodes;
                });
                if depth >= 14 || matches!(step, chuhe::search::Step::Done(_)) {
                    break;
                }
            }
            nodes += last;
        }
        println!("{slice_ms} ms: {nodes} nodes, {:.2} s", clock.now_ms() / 1e3);
    }
}
