//! Fits the evaluation's numbers to games: the values under which the estimates of quiet positions
//! best foretell what came of them.
//!
//! Each position wants a share of its game's result and a share of what the search thought of it.
//! The loss is the squared difference of expected points; it is lowered by Adam over the whole set.
//! Numbers are pulled gently towards those they start from, so that squares nobody visits keep
//! them.

use chuhe::format::fen;
use chuhe::rules::{Piece, Role, Side, Square};
use chuhe::search::worth;

/// Half boards of all roles, middle game and endgame.
const NUMBERS: usize = 7 * 50 * 2;

/// Share of the result in what a position wants; the rest is the search's score.
const RESULT_SHARE: f64 = 0.6;

/// Hundredths of a soldier at which ten in eleven points are expected.
const SCALE: f64 = 420.0;

/// Strength of the pull towards the first numbers.
const PULL: f64 = 2e-8;

struct Sample {
    /// Index of each man's number for the middle game, with its sign for Red.
    men: Vec<(u16, i8)>,
    /// Share of the middle game.
    phase: f32,
    tempo: f32,
    wanted: f32,
}

fn expected(value: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-value / SCALE))
}

/// Index of a man's number: role, rank from its own edge, file from the edge.
fn number(piece: Piece, square: Square) -> usize {
    let file = square.file().index();
    let column = if file < 5 { file } else { 8 - file };
    (piece.role.index() * 10 + square.rank().relative_to(piece.side).index()) * 5 + column
}

fn sample(line: &str) -> Option<Sample> {
    let mut fields = line.split(';');
    let setup = fen::parse(fields.next()?).ok()?;
    let score: f64 = fields.next()?.parse().ok()?;
    let points: f64 = fields.next()?.parse().ok()?;
    let pieces = || setup.board.pieces();
    let men = pieces().map(|(square, piece)| (number(piece, square) as u16, piece.side.fold(1, -1)));
    let phase: i32 = pieces().map(|(_, piece)| worth::PHASE[piece.role.index()]).sum();
    let wanted = RESULT_SHARE * points / 2.0 + (1.0 - RESULT_SHARE) * expected(score);
    Some(Sample {
        men: men.collect(),
        phase: phase as f32 / worth::FULL as f32,
        tempo: if setup.turn == Side::Red { worth::TEMPO as f32 } else { -worth::TEMPO as f32 },
        wanted: wanted as f32,
    })
}

/// Fits to the samples of a text and returns the new half boards as source.
pub fn tune(text: &str, rounds: usize) -> String {
    let samples: Vec<Sample> = text.lines().filter_map(sample).collect();
    let (training, check) = samples.split_at(samples.len() - samples.len() / 10);
    let mut numbers = vec![0.0; NUMBERS];
    for role in Role::ALL {
        for square in Square::all().filter(|square| square.file().index() < 5) {
            let at = number(role.of(Side::Red), square);
            let (middle, late) = worth::WORTH[role.index()][square.index()];
            numbers[2 * at] = f64::from(middle);
            numbers[2 * at + 1] = f64::from(late);
        }
    }
    let first = numbers.clone();
    let (mut mean, mut square) = (vec![0.0; NUMBERS], vec![0.0; NUMBERS]);
    for round in 1..=rounds {
        let mut slope = vec![0.0; NUMBERS];
        for sample in training {
            let (value, phase) = (estimate(sample, &numbers), f64::from(sample.phase));
            let points = expected(value);
            let push = (points - f64::from(sample.wanted)) * points * (1.0 - points);
            for &(at, sign) in &sample.men {
                let push = push * f64::from(sign);
                slope[2 * usize::from(at)] += push * phase;
                slope[2 * usize::from(at) + 1] += push * (1.0 - phase);
            }
        }
        for i in 0..NUMBERS {
            let slope = slope[i] / training.len() as f64 + PULL * (numbers[i] - first[i]);
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            let mean = mean[i] / (1.0 - 0.9f64.powi(round as i32));
            let square: f64 = square[i] / (1.0 - 0.999f64.powi(round as i32));
            numbers[i] -= 2.0 * mean / (square.sqrt() + 1e-10);
        }
        if round % 20 == 0 || round == 1 {
            let losses = [training, check].map(|samples| loss(samples, &numbers));
            eprintln!("round {round}: loss {:.6}, of those kept aside {:.6}", losses[0], losses[1]);
        }
    }
    source(&numbers)
}

fn estimate(sample: &Sample, numbers: &[f64]) -> f64 {
    let (mut middle, mut late) = (0.0, 0.0);
    for &(at, sign) in &sample.men {
        middle += f64::from(sign) * numbers[2 * usize::from(at)];
        late += f64::from(sign) * numbers[2 * usize::from(at) + 1];
    }
    let phase = f64::from(sample.phase);
    middle * phase + late * (1.0 - phase) + f64::from(sample.tempo)
}

fn loss(samples: &[Sample], numbers: &[f64]) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| (expected(estimate(sample, numbers)) - f64::from(sample.wanted)).powi(2))
        .sum();
    sum / samples.len().max(1) as f64
}

/// The half boards as they stand in `search::worth`.
fn source(numbers: &[f64]) -> String {
    let mut text = String::new();
    for role in Role::ALL {
        for (phase, suffix) in ["", "_LATE"].iter().enumerate() {
            text += &format!("const {}{suffix}: Half = [\n", format!("{role:?}").to_uppercase());
            for rank in 0..10 {
                let row: Vec<String> = (0..5)
                    .map(|column| {
                        let at = (role.index() * 10 + rank) * 5 + column;
                        format!("{}", numbers[2 * at + phase].round())
                    })
                    .collect();
                text += &format!("    [{}],\n", row.join(", "));
            }
            text += "];\n\n";
        }
    }
    text
}
