//! The `uci` program from outside: both dialects, stopping, and input that makes no sense.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<std::process::ChildStdout>,
}

impl Talk {
    fn start() -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_uci"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Talk { child, input, output }
    }

    fn say(&mut self, text: &str) {
        writeln!(self.input, "{text}").unwrap();
    }

    /// Reads up to the line that begins with this word, and returns that line.
    fn until(&mut self, word: &str) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "ended before {word}");
            if line.split_whitespace().next() == Some(word) {
                return line.trim().to_owned();
            }
        }
    }

    /// Ends the conversation; the program must end well.
    fn end(mut self) {
        let _ = self.input.write_all(b"\nquit\n");
        drop(self.input);
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn uci_counts_ranks_from_one_and_ucci_from_zero() {
    let mut talk = Talk::start();
    talk.say("uci");
    talk.until("uciok");
    // Mate in one by the chariot to the last rank.
    talk.say("position fen 3k5/R8/9/9/9/9/9/9/4C4/1R2K4 w - - 0 1");
    talk.say("go depth 2");
    assert_eq!(talk.until("bestmove"), "bestmove b1b10");
    talk.say("ucci");
    talk.until("ucciok");
    talk.say("go depth 2");
    assert_eq!(talk.until("bestmove"), "bestmove b0b9");
    talk.say("position startpos moves h2e2 h9g7");
    talk.say("go time 30 movestogo 1");
    assert_eq!(talk.until("bestmove").len(), "bestmove b0b9".len());
    talk.end();
}

#[test]
fn no_move_is_no_move() {
    let mut talk = Talk::start();
    talk.say("position fen 3k5/9/9/9/9/9/9/9/4R4/3RK4 b - - 0 1");
    talk.say("go movetime 50");
    assert_eq!(talk.until("bestmove"), "bestmove (none)");
    talk.say("ucci");
    talk.say("go depth 3");
    talk.until("nobestmove");
    talk.end();
}

#[test]
fn stop_and_isready_are_heard_during_a_search() {
    let mut talk = Talk::start();
    talk.say("position startpos");
    for _ in 0..3 {
        talk.say("go infinite");
        talk.until("info");
        talk.say("isready");
        talk.until("readyok");
        let asked = Instant::now();
        talk.say("stop");
        talk.until("bestmove");
        assert!(asked.elapsed() < Duration::from_secs(2));
    }
    // A stop sent together with the search still ends it.
    talk.say("go infinite\nstop\nisready");
    talk.until("bestmove");
    talk.until("readyok");
    talk.end();
}

#[test]
fn perft_and_lines() {
    let mut talk = Talk::start();
    talk.say("position startpos\ngo perft 3");
    assert_eq!(talk.until("Nodes"), "Nodes searched: 79666");
    talk.say("setoption name MultiPV value 3\ngo depth 4");
    let mut third = String::new();
    while !third.contains(" multipv 3 ") {
        third = talk.until("info");
    }
    talk.until("bestmove");
    talk.end();
}

/// Random words of both protocols in random order, and random bytes: the program goes on.
#[test]
fn nonsense_does_no_harm() {
    const WORDS: [&str; 40] = [
        "uci",
        "ucci",
        "isready",
        "ucinewgame",
        "setoption",
        "position",
        "go",
        "stop",
        "name",
        "value",
        "Hash",
        "MultiPV",
        "Skill",
        "Level",
        "Ruleset",
        "fen",
        "startpos",
        "moves",
        "h3e3",
        "a1a2",
        "a10a9",
        "depth",
        "nodes",
        "movetime",
        "perft",
        "wtime",
        "-1",
        "0",
        "1",
        "2",
        "999999999999999999999",
        "w",
        "3k5/9/9/9/9/9/9/9/9/4K4",
        "9/9/9/9/9/9/9/9/9/9",
        "rnbakabnr/9",
        "\u{5e25}",
        "movestogo",
        "d",
        "hashsize",
        "time",
    ];
    let mut seed = 12345u64;
    let mut random = move |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % bound
    };
    let mut talk = Talk::start();
    for _ in 0..400 {
        let line: Vec<&str> = (0..random(7)).map(|_| WORDS[random(WORDS.len())]).collect();
        let line = line.join(" ");
        // Counting far or thinking long would be no nonsense, only slow.
        let slow = line.starts_with("go") && !line.contains("movetime 1") && !line.contains("depth 2");
        if !slow && !line.contains("Hash value 9") && !line.contains("hashsize 9") {
            talk.say(&line);
        }
        let bytes: Vec<u8> = (0..random(30)).map(|_| random(256) as u8).collect();
        if !bytes.starts_with(b"go") && !bytes.starts_with(b"quit") {
            talk.input.write_all(&bytes).unwrap();
            talk.say("");
        }
    }
    talk.say("stop\nuci\nposition startpos\ngo depth 2");
    talk.until("bestmove");
    talk.end();
}
