//! What a match says about strength: results by pairs of games, Elo, and the sequential test.
//!
//! Each opening is played twice with sides changed. The two games of a pair depend on each other
//! through the opening, so the pair is the unit of all statistics.

/// Results of a match, from the first player's view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    /// Pairs by points, from 0 to 2 in steps of a half.
    pairs: [u64; 5],
}

/// Error probabilities of the sequential test, both ways.
const ERROR: f64 = 0.05;

impl Tally {
    /// Adds a pair of games, each in half points.
    pub fn add(&mut self, first: usize, second: usize) {
        for points in [first, second] {
            match points {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.pairs[(first + second).min(4)] += 1;
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Mean and variance of a pair's score, 0 to 1. A tenth of a pair of each kind is added so that
    /// the variance of a short match is not nothing.
    fn moments(&self) -> (f64, f64, f64) {
        let weights = self.pairs.map(|count| count as f64 + 0.1);
        let total: f64 = weights.iter().sum();
        let score = |i: usize| i as f64 / 4.0;
        let mean = (0..5).map(|i| weights[i] * score(i)).sum::<f64>() / total;
        let variance = (0..5).map(|i| weights[i] * (score(i) - mean).powi(2)).sum::<f64>() / total;
        (mean, variance, total)
    }

    /// Elo of the first player with the half width of its 95 % interval.
    pub fn elo(&self) -> (f64, f64) {
        let (mean, variance, total) = self.moments();
        let error = 1.96 * (variance / total).sqrt();
        let low = elo((mean - error).clamp(1e-4, 1.0 - 1e-4));
        let high = elo((mean + error).clamp(1e-4, 1.0 - 1e-4));
        (elo(mean), (high - low) / 2.0)
    }

    /// Log-likelihood ratio of being `high` rather than `low` Elo stronger.
    pub fn evidence(&self, low: f64, high: f64) -> f64 {
        let (mean, variance, total) = self.moments();
        let (low, high) = (expected(low), expected(high));
        total * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Whether the sequential test is over, and with which result.
    pub fn decision(&self, low: f64, high: f64) -> Option<bool> {
        let bar = ((1.0 - ERROR) / ERROR).ln();
        let evidence = self.evidence(low, high);
        (evidence.abs() >= bar).then_some(evidence > 0.0)
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (elo, error) = self.elo();
        let Tally { wins, draws, losses, pairs } = self;
        let score = 100.0 * (*wins as f64 + *draws as f64 / 2.0) / self.games().max(1) as f64;
        write!(f, "+{wins} ={draws} -{losses}, {score:.1} %, Elo {elo:+.1} ± {error:.1}, pairs {pairs:?}")
    }
}

fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_match_says_little_and_a_clear_one_much() {
        let mut even = Tally::default();
        let mut clear = Tally::default();
        for _ in 0..200 {
            even.add(2, 0);
            clear.add(2, 1);
        }
        assert!(even.elo().0.abs() < 0.5);
        assert!(clear.elo().0 > 150.0);
        assert_eq!(clear.decision(0.0, 10.0), Some(true));
    }
}
