//! The conversation: its state, and the answer to each line.

use std::io::{Write, stdout};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use chuhe::format::fen;
use chuhe::referee::{History, Ruleset, RulesetId};
use chuhe::rules::{Move, Position, divide};
use chuhe::search::{Bound, Engine, Host, Level, Limits, Report, Score, Task};

use crate::Signals;
use crate::command::{self, Go};

/// Which of the two protocols is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dialect {
    Uci,
    Ucci,
}

impl Dialect {
    fn read(self, text: &str) -> Option<Move> {
        match self {
            Dialect::Uci => Move::from_uci(text),
            Dialect::Ucci => Move::from_iccs(text),
        }
    }

    fn write(self, mv: Move) -> String {
        match self {
            Dialect::Uci => mv.uci(),
            Dialect::Ucci => mv.iccs(),
        }
    }
}

/// Prints a line at once. Who does not listen any more cannot be told so.
pub fn say(line: &str) {
    let mut out = stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// One conversation with its engine.
pub struct Talk {
    signals: Arc<Signals>,
    searches: u64,
    began: Instant,
    dialect: Dialect,
    engine: Engine,
    game: History,
    ruleset: Ruleset,
    level: Level,
    seed: u64,
    lines: usize,
}

impl Talk {
    pub fn new(signals: Arc<Signals>) -> Talk {
        Talk {
            signals,
            searches: 0,
            began: Instant::now(),
            dialect: Dialect::Uci,
            engine: Engine::new(Engine::TABLE_MB),
            game: History::new(Position::start()),
            ruleset: Ruleset::ASIAN,
            level: Level::HIGHEST,
            seed: 0,
            lines: 1,
        }
    }

    /// Answers a line; false when the conversation is over.
    pub fn hear(&mut self, line: &str) -> bool {
        if line == "quit\n" {
            if self.dialect == Dialect::Ucci {
                say("bye");
            }
            return false;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["uci", ..] => self.greet(Dialect::Uci),
            ["ucci", ..] => self.greet(Dialect::Ucci),
            ["isready", ..] => say("readyok"),
            ["ucinewgame", ..] => self.engine.new_game(),
            ["setoption", ref rest @ ..] => self.set_option(rest),
            ["position", ref rest @ ..] => self.set_position(rest),
            ["go", ref rest @ ..] => self.go(rest),
            ["d", ..] => say(&format!("Fen: {}", fen::write(&self.game.position().setup()))),
            _ => {}
        }
        true
    }

    fn greet(&mut self, dialect: Dialect) {
        self.dialect = dialect;
        let most = Engine::MOST_TABLE_MB;
        let rulesets: Vec<&str> = RulesetId::ALL.iter().map(|id| id.name()).collect();
        say(concat!("id name Chuhe ", env!("CARGO_PKG_VERSION")));
        say("id author the Chuhe authors");
        match dialect {
            Dialect::Uci => {
                say(&format!("option name Hash type spin default {} min 1 max {most}", Engine::TABLE_MB));
                say(&format!("option name MultiPV type spin default 1 min 1 max {}", Engine::MOST_LINES));
                say("option name Skill Level type spin default 10 min 1 max 10");
                say("option name Seed type spin default 0 min 0 max 2147483647");
                say(&format!("option name Ruleset type combo default asian var {}", rulesets.join(" var ")));
                say("option name UCI_Variant type combo default xiangqi var xiangqi");
                say("uciok");
            }
            Dialect::Ucci => {
                say(&format!("option hashsize type spin min 1 max {most} default {}", Engine::TABLE_MB));
                say("option newgame type button");
                say("ucciok");
            }
        }
    }

    fn set_option(&mut self, words: &[&str]) {
        let Some((name, value)) = command::option(words) else { return };
        let number = value.parse::<u64>();
        match (name.as_str(), number) {
            ("hash" | "hashsize", Ok(megabytes)) => self.engine.set_table(megabytes.min(1 << 20) as usize),
            ("multipv", Ok(lines)) => self.lines = (lines as usize).clamp(1, Engine::MOST_LINES),
            ("skill level", Ok(level)) => {
                self.level = u8::try_from(level).ok().and_then(Level::new).unwrap_or(Level::HIGHEST);
            }
            ("seed", Ok(seed)) => self.seed = seed,
            ("ruleset", _) => match RulesetId::from_name(&value) {
                Some(id) => self.ruleset = id.ruleset(),
                None => say(&format!("info string no rule set named {value}")),
            },
            ("newgame" | "clear hash", _) => self.engine.new_game(),
            _ => {}
        }
    }

    fn set_position(&mut self, words: &[&str]) {
        match self.read_position(words) {
            Ok(game) => self.game = game,
            Err(reason) => say(&format!("info string position not taken: {reason}")),
        }
    }

    fn read_position(&self, words: &[&str]) -> Result<History, String> {
        let (record, moves) = command::position(words);
        let start = match record {
            None => Position::start(),
            Some(record) => {
                let setup = fen::parse(&record).map_err(|error| error.to_string())?;
                Position::from_study(&setup).map_err(|error| error.to_string())?
            }
        };
        let mut game = History::new(start);
        for text in moves {
            let mv = self.dialect.read(text).ok_or_else(|| format!("{text} is no move"))?;
            game.play(mv).map_err(|_| format!("{text} is not legal"))?;
        }
        Ok(game)
    }

    fn go(&mut self, words: &[&str]) {
        self.searches += 1;
        let red = self.game.position().turn() == chuhe::rules::Side::Red;
        match command::go(words, red) {
            Go::Search(limits) => self.search(limits),
            Go::Perft(depth) => self.perft(depth),
        }
    }

    fn search(&mut self, limits: Limits) {
        let task = if self.level == Level::HIGHEST {
            Task::Analyze { limits, lines: self.lines }
        } else {
            // What a level may spend is its own affair unless the clock has less.
            let limits = (limits != Limits::Infinite).then_some(limits);
            Task::Play { level: self.level, seed: self.seed, limits }
        };
        let number = self.searches;
        self.signals.running.store(number, Ordering::Relaxed);
        let mut host = Listener { signals: &self.signals, number, began: self.began };
        let now = host.now_ms();
        self.engine.begin(&self.game, &self.ruleset, task, now);
        let (dialect, lines) = (self.dialect, self.lines);
        let answer = self.engine.finish(&mut host, &mut |report| say(&info(report, dialect, lines)));
        // An answer to an endless search is only given when it is asked for.
        while limits == Limits::Infinite && !host.should_stop() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        self.signals.running.store(0, Ordering::Relaxed);
        match (answer.best, dialect) {
            (Some(mv), _) => say(&format!("bestmove {}", dialect.write(mv))),
            (None, Dialect::Uci) => say("bestmove (none)"),
            (None, Dialect::Ucci) => say("nobestmove"),
        }
    }

    fn perft(&self, depth: u32) {
        let counts = divide(self.game.position(), depth);
        for (mv, nodes) in &counts {
            say(&format!("{}: {nodes}", self.dialect.write(*mv)));
        }
        let nodes = counts.iter().map(|(_, nodes)| nodes).sum::<u64>();
        say(&format!("\nNodes searched: {}", if depth == 0 { 1 } else { nodes }));
    }
}

/// A line of a search as both protocols write it.
fn info(report: &Report, dialect: Dialect, lines: usize) -> String {
    let mut text = format!("info depth {} seldepth {}", report.depth, report.seldepth);
    if lines > 1 {
        text += &format!(" multipv {}", report.line);
    }
    text += &match (report.score, dialect) {
        (score, Dialect::Uci) => format!(" score {score}"),
        (Score::Units(units), Dialect::Ucci) => format!(" score {units}"),
        (Score::Mate(plies), Dialect::Ucci) => format!(" score {}", plies.signum() * (30_000 - plies.abs())),
    };
    text += match report.bound {
        Bound::Exact => "",
        Bound::AtLeast => " lowerbound",
        Bound::AtMost => " upperbound",
    };
    let rate = report.nodes * 1000 / u64::from(report.time_ms.max(1));
    text += &format!(
        " nodes {} nps {rate} hashfull {} time {} pv",
        report.nodes, report.table_permille, report.time_ms
    );
    for &mv in &report.pv {
        text += &format!(" {}", dialect.write(mv));
    }
    text
}

/// Hears a stop that the reading thread signals.
struct Listener<'a> {
    signals: &'a Signals,
    number: u64,
    began: Instant,
}

impl Host for Listener<'_> {
    fn now_ms(&mut self) -> f64 {
        self.began.elapsed().as_secs_f64() * 1e3
    }

    fn should_stop(&mut self) -> bool {
        self.signals.stop_up_to.load(Ordering::Relaxed) >= self.number
    }

    fn slice_ms(&self) -> f64 {
        f64::INFINITY
    }
}
