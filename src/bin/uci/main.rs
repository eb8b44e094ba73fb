//! The engine as a program for match runners and board programs, over standard input and output.
//!
//! Speaks UCI with Fairy-Stockfish's coordinates (ranks 1 to 10) until it is greeted with `ucci`,
//! then UCCI (ranks 0 to 9). A thread of its own reads the input, so that `stop`, `quit` and
//! `isready` are heard during a search; everything else waits for its end.

mod command;
mod talk;

use std::io::{BufRead, stdin};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use talk::Talk;

/// How far the searches asked for have got, counted from 1 in the order of the `go` commands.
#[derive(Default)]
pub struct Signals {
    /// All searches up to this one shall stop.
    stop_up_to: AtomicU64,
    /// The search that is running, 0 if none is.
    running: AtomicU64,
}

fn main() {
    let signals = Arc::new(Signals::default());
    let (sender, lines) = mpsc::channel::<String>();
    let heard = Arc::clone(&signals);
    std::thread::spawn(move || read(&heard, &sender));

    let mut talk = Talk::new(signals);
    for line in lines {
        if !talk.hear(&line) {
            break;
        }
    }
}

/// Reads lines to the end of the input, which means `quit`. Bytes that are no UTF-8 are replaced.
fn read(signals: &Signals, sender: &mpsc::Sender<String>) {
    let mut input = stdin().lock();
    let mut searches = 0;
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        match line.split_whitespace().next() {
            Some("go") => searches += 1,
            Some("stop") => {
                signals.stop_up_to.store(searches, Ordering::Relaxed);
                continue;
            }
            Some("quit") => break,
            Some("isready") if signals.running.load(Ordering::Relaxed) != 0 => {
                talk::say("readyok");
                continue;
            }
            _ => {}
        }
        if sender.send(line).is_err() {
            return;
        }
    }
    signals.stop_up_to.store(u64::MAX, Ordering::Relaxed);
    // Not a command anybody can send: it holds a line break.
    let _ = sender.send("quit\n".to_owned());
}
