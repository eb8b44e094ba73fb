//! Games of the engine against itself, written down as quiet positions with what came of them: the
//! material for tuning the evaluation.

use std::io::Write;

use chuhe::format::fen;
use chuhe::referee::{History, Ruleset, Status, judge};
use chuhe::rules::{Position, Side};
use chuhe::search::{Engine, Limits, NoClock, Score, Task};

use crate::contest::random_openings;

/// A game whose score stays beyond this is given up.
const GIVE_UP: i32 = 1_500;

/// Writes `FEN;score for Red;points of Red (0, 1, 2)` for each quiet position of so many games.
pub fn gather(out: &mut dyn Write, games: usize, nodes: u64, seed: u64) -> std::io::Result<()> {
    let mut engine = Engine::new(8);
    for start in random_openings(seed).take(games) {
        let setup = fen::parse(&start).map_err(std::io::Error::other)?;
        let Ok(position) = Position::from_setup(&setup) else { continue };
        let mut game = History::new(position);
        let mut quiet: Vec<(String, i32)> = Vec::new();
        let mut given_up = 0;
        engine.new_game();
        let points = loop {
            match judge(&game, &Ruleset::ASIAN) {
                Status::Over(conclusion) => {
                    break conclusion.outcome.winner().map_or(1, |side| side.fold(2, 0));
                }
                Status::Going(_) if game.plies() >= 240 => break 1,
                Status::Going(_) => {}
            }
            let task = Task::Analyze { limits: Limits::Nodes(nodes), lines: 1 };
            engine.begin(&game, &Ruleset::ASIAN, task, 0.0);
            let answer = engine.finish(&mut NoClock, &mut |_| ());
            let Some(mv) = answer.best else { break 1 };
            let red = game.position().turn() == Side::Red;
            let score = match answer.report.map(|report| report.score) {
                Some(Score::Units(units)) => units,
                Some(Score::Mate(plies)) => 20_000 * plies.signum(),
                None => 0,
            };
            let score = if red { score } else { -score };
            let is_quiet = !game.position().in_check() && game.position().man_at(mv.to).is_none();
            if is_quiet && score.abs() < GIVE_UP {
                quiet.push((fen::write(&game.position().setup()), score));
            }
            given_up = if score.abs() >= GIVE_UP { given_up + 1 } else { 0 };
            if given_up >= 4 {
                break if score > 0 { 2 } else { 0 };
            }
            game.make(mv);
        };
        for (record, score) in quiet {
            writeln!(out, "{record};{score};{points}")?;
        }
    }
    Ok(())
}
