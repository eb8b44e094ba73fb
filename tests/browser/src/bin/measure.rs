//! Measures the published page beside the native programs: `measure PATH`, the path of the native `bench`.
//!
//! Counts must agree; rates are those of this machine at this moment, so read the ratio. With
//! `npm install fairy-stockfish-nnue.wasm@1.1.12` in the working directory that engine's rates, under Node, are
//! printed, too.

use std::path::Path;
use std::process::{Command, ExitCode};

use browser_tests::browser::Pool;
use browser_tests::driver::Driver;
use browser_tests::{Page, Wrong};
use chuhe::protocol::{Bench, Reply, Request};

/// Depths that take some seconds in a browser.
const PERFT: u8 = 5;
const SEARCH: u8 = 9;

/// The entry of the other engine's package.
const PEER: &str = "node_modules/fairy-stockfish-nnue.wasm/stockfish.js";

/// Asks the other engine for a count and a search, and prints nodes a second of both. Its loader is older than Node's
/// `fetch`, which it would use for a file.
const ASK_PEER: &str = "
    delete globalThis.fetch;
    require(require('path').resolve(process.argv[1]))().then((engine) => {
        const began = performance.now();
        let rate = 0;
        engine.addMessageListener((line) => {
            rate = Number(line.match(/ nps ([0-9]+)/)?.[1] ?? rate);
            const counted = line.match(/^Nodes searched: ([0-9]+)/)?.[1];
            if (counted) {
                console.log(Number(counted) / (performance.now() - began) * 1e3);
                engine.postMessage('go movetime 3000');
            } else if (line.startsWith('bestmove')) {
                console.log(rate);
                process.exit();
            }
        });
        for (const line of ['setoption name UCI_Variant value xiangqi', 'position startpos', 'go perft 4'])
            engine.postMessage(line);
    });
";

/// Starts of the page, of which the middle one counts.
const STARTS: usize = 7;

fn main() -> ExitCode {
    let Some(bench) = std::env::args_os().nth(1) else {
        eprintln!("usage: measure PATH-OF-BENCH");
        return ExitCode::from(2);
    };
    match run(Path::new(&bench)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

fn run(bench: &Path) -> Result<(), Wrong> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let driver = Driver::start()?;
    let pool = Pool::default();
    let ended = runtime.block_on(async {
        engine(&pool, &driver, bench).await?;
        starts(&pool, &driver).await
    });
    runtime.block_on(pool.close());
    ended
}

/// Nodes a second, native and in the page's worker.
async fn engine(pool: &Pool, driver: &Driver, bench: &Path) -> Result<(), Wrong> {
    let page = Page::new(pool.take(driver.url()).await?).await?;
    page.open("").await?;
    page.until("a worker", "return window.__how.length > 0").await?;
    println!("{:<10} {:>12} {:>14} {:>14} {:>6}", "", "nodes", "native /s", "page /s", "ratio");
    let mut rates = Vec::new();
    for (name, depth, request) in
        [("perft", PERFT, Bench::Perft(PERFT)), ("search", SEARCH, Bench::Search(SEARCH))]
    {
        let native = native(bench, name, depth)?;
        let (nodes, micros) = match page.ask_worker(&Request::Bench(request)).await? {
            Reply::Benched { nodes, micros } => (nodes, micros),
            other => return Err(Wrong::new(format!("{name}: {other:?}"))),
        };
        if nodes != native.nodes {
            return Err(Wrong::new(format!(
                "{name} {depth}: {} nodes native, {nodes} in the page",
                native.nodes
            )));
        }
        let rate = nodes as f64 / (micros.max(1) as f64 / 1e6);
        println!(
            "{:<10} {nodes:>12} {:>14.0} {rate:>14.0} {:>6.2}",
            format!("{name} {depth}"),
            native.rate,
            rate / native.rate
        );
        rates.push(rate);
    }
    if Path::new(PEER).exists() {
        let peer = peer_rates()?;
        println!("\n{:<10} {:>14} {:>14} {:>6}", "", "fairy-stockfish", "page /s", "ratio");
        for ((name, ours), peer) in ["perft", "search"].iter().zip(&rates).zip(peer) {
            println!("{name:<10} {peer:>15.0} {ours:>14.0} {:>6.1}", ours / peer);
        }
    }
    pool.give(page.close().await?);
    Ok(())
}

/// Nodes a second of the other engine's count and search.
fn peer_rates() -> Result<Vec<f64>, Wrong> {
    let output = Command::new("node").args(["-e", ASK_PEER, PEER]).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let rates: Vec<f64> = text.lines().filter_map(|line| line.parse().ok()).collect();
    if rates.len() == 2 { Ok(rates) } else { Err(Wrong::new(format!("{PEER} says {text}"))) }
}

struct Native {
    nodes: u64,
    /// Nodes a second.
    rate: f64,
}

/// Reads what `bench` prints: `perft 5: 133312995` or `depth 9: 801002 nodes`, and `21.4 million a second`.
fn native(bench: &Path, name: &str, depth: u8) -> Result<Native, Wrong> {
    let output = Command::new(bench).args([name, &depth.to_string()]).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let after_colon = |line: &str| line.split_once(": ")?.1.split_whitespace().next()?.parse().ok();
    let nodes = text.lines().find_map(after_colon);
    let rate = text.lines().find_map(|line| {
        let (number, unit) = line.strip_suffix(" a second")?.split_once(' ')?;
        let factor = match unit {
            "million" => 1e6,
            "thousand" => 1e3,
            _ => return None,
        };
        Some(number.parse::<f64>().ok()? * factor)
    });
    match (nodes, rate) {
        (Some(nodes), Some(rate)) => Ok(Native { nodes, rate }),
        _ => Err(Wrong::new(format!("{} {name} {depth} says {text}", bench.display()))),
    }
}

/// When the app has taken the page over and can be played, in ms since the navigation began.
const WATCH: &str = "
    new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-ply] [data-square]')) return;
        window.__playable = performance.now();
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
";

/// Whether the page's files come from the service worker. Asked again and again rather than awaited: a
/// promise that is never kept would hold the driver.
const KEPT: &str = "return !!(navigator.serviceWorker && navigator.serviceWorker.controller)";

/// How long it takes from a navigation to a board that can be played.
async fn starts(pool: &Pool, driver: &Driver) -> Result<(), Wrong> {
    let (mut cold, mut warm) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        // Another server is another origin: nothing of it is in any cache.
        let page = Page::new(pool.take(driver.url()).await?).await?;
        page.before_scripts(WATCH).await?;
        page.open("").await?;
        cold.push(times(&page).await?);
        // The service worker has its copies by then; from the second visit on they are used.
        page.until("an offline copy", KEPT).await?;
        page.reload().await?;
        warm.push(times(&page).await?);
        pool.give(page.close().await?);
    }
    println!("\n{:<10} {:>12} {:>14}   ms, middle of {STARTS}", "", "first paint", "playable");
    for (name, list) in [("cold", &mut cold), ("warm", &mut warm)] {
        let mut middle = |which: fn(&(f64, f64)) -> f64| {
            list.sort_by(|one, other| which(one).total_cmp(&which(other)));
            which(&list[list.len() / 2])
        };
        println!("{name:<10} {:>12.0} {:>14.0}", middle(|times| times.0), middle(|times| times.1));
    }
    Ok(())
}

async fn times(page: &Page) -> Result<(f64, f64), Wrong> {
    let painted = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null";
    page.until("a first paint", painted).await?;
    page.read(
        "return [performance.getEntriesByName('first-contentful-paint')[0].startTime, window.__playable]",
        &[],
    )
    .await
}
