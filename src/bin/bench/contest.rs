//! Matches: between two engine programs over UCI, or between two levels of this one.
//!
//! The referee ends the games; one that both sides have long given up, or that goes on for ever, is
//! cut short. Openings are random walks that the engine itself finds balanced, made from a seed, or
//! the lines of a file.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use chuhe::format::fen;
use chuhe::referee::{History, Ruleset, Status, judge};
use chuhe::rules::{Move, Position, Side};
use chuhe::search::{Engine, Level, Limits, NoClock, Score, Task};

use crate::tally::Tally;

/// Somebody who plays: a move for a game, and what the mover thinks of its position, in
/// hundredths of a soldier.
pub trait Player {
    fn new_game(&mut self);
    fn choose(&mut self, game: &History, start: &str) -> Option<(Move, i32)>;
}

/// An engine program that speaks UCI with ranks 1 to 10.
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    go: String,
}

impl Program {
    /// Starts a program: a path, and `;NAME=VALUE` for each option.
    pub fn start(command: &str, go: &str) -> std::io::Result<Program> {
        let mut parts = command.split(';');
        let path = parts.next().unwrap_or_default();
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let missing = || std::io::Error::other("no pipe");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        let mut program = Program { child, input, output, go: format!("go {go}") };
        program.say("uci")?;
        program.wait_for("uciok")?;
        for option in parts {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            program.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(program)
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush())
    }

    fn line(&mut self) -> std::io::Result<String> {
        let mut line = String::new();
        match self.output.read_line(&mut line)? {
            0 => Err(std::io::Error::other("the program has ended")),
            _ => Ok(line),
        }
    }

    fn wait_for(&mut self, word: &str) -> std::io::Result<()> {
        while self.line()?.split_whitespace().next() != Some(word) {}
        Ok(())
    }

    fn ask(&mut self, game: &History, start: &str) -> std::io::Result<Option<(Move, i32)>> {
        let moves: Vec<String> = game.moves().flatten().map(Move::uci).collect();
        self.say(&format!("position fen {start} moves {}", moves.join(" ")))?;
        let go = self.go.clone();
        self.say(&go)?;
        let mut score = 0;
        loop {
            let line = self.line()?;
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Some(at) = words.iter().position(|word| *word == "score") {
                let number = words.get(at + 2).and_then(|word| word.parse::<i32>().ok()).unwrap_or(0);
                score = if words.get(at + 1) == Some(&"mate") { number.signum() * 30_000 } else { number };
            }
            if words.first() == Some(&"bestmove") {
                return Ok(words.get(1).and_then(|word| Move::from_uci(word)).map(|mv| (mv, score)));
            }
        }
    }
}

impl Player for Program {
    fn new_game(&mut self) {
        // A program that has ended loses its games by not choosing.
        let _ = self.say("ucinewgame").and_then(|()| self.say("isready"));
        let _ = self.wait_for("readyok");
    }

    fn choose(&mut self, game: &History, start: &str) -> Option<(Move, i32)> {
        self.ask(game, start).ok()?
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}

/// A level of this engine.
pub struct Leveled {
    pub engine: Engine,
    pub level: Level,
    pub seed: u64,
    pub cap: Option<Limits>,
}

impl Player for Leveled {
    fn new_game(&mut self) {
        self.engine.new_game();
        self.seed += 1;
    }

    fn choose(&mut self, game: &History, _start: &str) -> Option<(Move, i32)> {
        let task = Task::Play { level: self.level, seed: self.seed, limits: self.cap };
        self.engine.begin(game, &Ruleset::ASIAN, task, 0.0);
        let answer = self.engine.finish(&mut NoClock, &mut |_| ());
        Some((answer.best?, 0))
    }
}

/// Takes the man that is worth most, whatever happens then; among equals by chance. The measure
/// for the weakest level.
pub struct Greedy {
    pub seed: u64,
}

impl Player for Greedy {
    fn new_game(&mut self) {}

    fn choose(&mut self, game: &History, _start: &str) -> Option<(Move, i32)> {
        const WORTH: [u64; 7] = [100, 2, 2, 4, 9, 4, 1];
        let position = game.position();
        let best = position.legal_moves().iter().copied().max_by_key(|mv| {
            self.seed =
                self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut after = position.clone();
            after.make(*mv);
            let wins = u64::from(after.is_lost()) * 1000;
            let gain = position.piece_at(mv.to).map_or(0, |piece| WORTH[piece.role.index()]);
            (wins + gain, self.seed >> 33)
        })?;
        Some((best, 0))
    }
}

/// Both sides must think this for [`GIVE_UP_PLIES`] plies for a game to be given up.
const GIVE_UP: i32 = 1_200;
const GIVE_UP_PLIES: usize = 6;

/// A game this long is drawn.
const LONGEST: usize = 300;

/// Plays a game; points of the first player, 0 to 2.
fn play(players: [&mut dyn Player; 2], first_side: Side, start: &str) -> usize {
    let Some(mut game) = opening(start) else { return 1 };
    let [first, second] = players;
    first.new_game();
    second.new_game();
    let won_by = |side: Side| if side == first_side { 2 } else { 0 };
    let mut run = (0, 0usize);
    loop {
        match judge(&game, &Ruleset::ASIAN) {
            Status::Over(conclusion) => return conclusion.outcome.winner().map_or(1, won_by),
            Status::Going(_) if game.plies() >= LONGEST => return 1,
            Status::Going(_) => {}
        }
        let turn = game.position().turn();
        let player: &mut dyn Player = if turn == first_side { &mut *first } else { &mut *second };
        let Some((mv, score)) = player.choose(&game, start) else { return won_by(!turn) };
        if game.play(mv).is_err() {
            eprintln!("illegal move {mv} in {}", fen::write(&game.position().setup()));
            return won_by(!turn);
        }
        let red_score = turn.fold(score, -score);
        let sign = if red_score.abs() >= GIVE_UP { red_score.signum() } else { 0 };
        run = if sign != 0 && sign == run.0 { (sign, run.1 + 1) } else { (sign, 1) };
        if run.0 != 0 && run.1 >= GIVE_UP_PLIES {
            return won_by(if run.0 > 0 { Side::Red } else { Side::Black });
        }
    }
}

fn opening(record: &str) -> Option<History> {
    let setup = fen::parse(record).ok()?;
    Some(History::new(Position::from_setup(&setup).ok()?))
}

/// Openings without end: eight random plies that a short search finds balanced.
pub fn random_openings(mut seed: u64) -> impl Iterator<Item = String> {
    let mut engine = Engine::new(1);
    std::iter::from_fn(move || {
        loop {
            let mut game = History::new(Position::start());
            for _ in 0..8 {
                let moves = game.position().legal_moves();
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                match moves.get((seed >> 33) as usize % moves.len().max(1)) {
                    Some(&mv) => {
                        game.make(mv);
                    }
                    None => break,
                }
            }
            let start = History::new(game.position().clone());
            let task = Task::Analyze { limits: Limits::Nodes(4_000), lines: 1 };
            engine.begin(&start, &Ruleset::ASIAN, task, 0.0);
            let report = engine.finish(&mut NoClock, &mut |_| ()).report;
            if let Some(Score::Units(-90..=90)) = report.map(|report| report.score) {
                return Some(fen::write(&game.position().setup()));
            }
        }
    })
}

/// Plays up to `pairs` pairs of games; with bounds until the sequential test is over.
pub fn contest(
    first: &mut dyn Player,
    second: &mut dyn Player,
    openings: impl Iterator<Item = String>,
    pairs: u64,
    bounds: Option<(f64, f64)>,
) -> Tally {
    let mut tally = Tally::default();
    for (i, start) in openings.take(pairs as usize).enumerate() {
        let one = play([&mut *first, &mut *second], Side::Red, &start);
        let other = play([&mut *first, &mut *second], Side::Black, &start);
        tally.add(one, other);
        let decision = bounds.filter(|_| i >= 20).and_then(|(low, high)| tally.decision(low, high));
        if decision.is_some() || (i + 1) % 50 == 0 {
            let evidence = bounds.map(|(low, high)| format!(", LLR {:.2}", tally.evidence(low, high)));
            eprintln!("{}: {tally}{}", tally.games(), evidence.unwrap_or_default());
        }
        if decision.is_some() {
            break;
        }
    }
    tally
}
