//! Measures the rules core and the search: `bench perft|search|pause|match|levels ...`.
//!
//! Counts are printed first and rates second: counts are the same everywhere, rates compare only
//! within one run on one machine. `bench search` ends with the line that goes into commits which
//! alter the search, `Bench: N`.

mod contest;
mod gather;
mod referee;
mod tally;
mod tune;

use std::process::ExitCode;
use std::time::Instant;

use chuhe::referee::Ruleset;
use chuhe::rules::{Position, perft};
use chuhe::search::{Engine, Host, Level, Limits, NoClock, Step, Task, bench};

const USAGE: &str = "usage: bench perft [DEPTH]
       bench search [DEPTH]
       bench speed [MS]
       bench pause
       bench referee
       bench match NEW OLD [nodes=N|movetime=MS] [pairs=N] [sprt=LOW,HIGH] [seed=N] [openings=FILE]
       bench levels [PAIRS]
       bench gather FILE GAMES NODES SEED
       bench tune FILE ROUNDS

NEW and OLD are UCI programs, each with its options: PATH;Hash=16;...";

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
        ["pause"] => pause(),
        ["referee"] => referee::run(),
        ["match", new, old, ref rest @ ..] => {
            if let Err(error) = compete(new, old, rest) {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        }
        ["gather", path, games, nodes, seed]
            if let (Some(games), Some(nodes), Some(seed)) = (number(games), number(nodes), number(seed)) =>
        {
            let written = std::fs::File::create(path).and_then(|file| {
                let mut out = std::io::BufWriter::new(file);
                gather::gather(&mut out, games as usize, u64::from(nodes), u64::from(seed))
            });
            if let Err(error) = written {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        }
        ["tune", path, rounds] if let Some(rounds) = number(rounds) => match std::fs::read_to_string(path) {
            Ok(text) => print!("{}", tune::tune(&text, rounds as usize)),
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        },
        ["levels"] => levels(50),
        ["levels", pairs] if let Some(pairs) = number(pairs) => levels(u64::from(pairs)),
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

/// What slices cost: nodes and time to a depth in one go and in slices of 5 to 40 ms.
fn pause() {
    const DEPTH: usize = 14;
    let mut engine = Engine::new(Engine::TABLE_MB);
    for slice_ms in [f64::INFINITY, 40.0, 25.0, 10.0, 5.0] {
        let mut clock = Clock { began: Instant::now(), slice_ms };
        let (mut nodes, mut steps) = (0, 0);
        for game in bench::games() {
            engine.new_game();
            let task = Task::Analyze { limits: Limits::Depth(DEPTH as u8), lines: 1 };
            engine.begin(&game, &Ruleset::ASIAN, task, 0.0);
            let answer = loop {
                steps += 1;
                if let Step::Done(answer) = engine.step(&mut clock, &mut |_| ()) {
                    break answer;
                }
            };
            nodes += answer.report.map_or(0, |report| report.nodes);
        }
        println!("{slice_ms} ms: {nodes} nodes in {steps} slices, {:.2} s", clock.now_ms() / 1e3);
    }
}

/// A match of two programs.
fn compete(new: &str, old: &str, words: &[&str]) -> std::io::Result<()> {
    let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    let go = match (value("nodes"), value("movetime")) {
        (_, Some(ms)) => format!("movetime {ms}"),
        (nodes, None) => format!("nodes {}", nodes.unwrap_or("5000")),
    };
    let pairs = value("pairs").and_then(|text| text.parse().ok()).unwrap_or(500);
    let seed = value("seed").and_then(|text| text.parse().ok()).unwrap_or(1);
    let bounds = value("sprt").and_then(|text| {
        let (low, high) = text.split_once(',')?;
        Some((low.parse().ok()?, high.parse().ok()?))
    });
    let openings: Box<dyn Iterator<Item = String>> = match value("openings") {
        None => Box::new(contest::random_openings(seed)),
        Some(path) => {
            let text = std::fs::read_to_string(path)?;
            let lines: Vec<String> =
                text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
            let skip = seed as usize % lines.len().max(1);
            Box::new(lines.into_iter().cycle().skip(skip))
        }
    };
    let (mut new, mut old) = (contest::Program::start(new, &go)?, contest::Program::start(old, &go)?);
    println!("{}", contest::contest(&mut new, &mut old, openings, pairs, bounds));
    Ok(())
}

/// Each level against the one below, and the lowest against a greedy mover.
fn levels(pairs: u64) {
    // The highest level thinks by the clock; for a repeatable match it gets nodes instead.
    let player = |level: Level| contest::Leveled {
        engine: Engine::new(4),
        level,
        seed: 1,
        cap: (level == Level::HIGHEST).then_some(Limits::Nodes(1_000_000)),
    };
    let mut greedy = contest::Greedy { seed: 1 };
    let openings = || contest::random_openings(7);
    let tally = contest::contest(&mut player(Level::LOWEST), &mut greedy, openings(), pairs, None);
    println!("level 1 against a greedy mover: {tally}");
    for (lower, upper) in Level::all().zip(Level::all().skip(1)) {
        let tally = contest::contest(&mut player(upper), &mut player(lower), openings(), pairs, None);
        println!("level {} against level {}: {tally}", upper.number(), lower.number());
    }
}
