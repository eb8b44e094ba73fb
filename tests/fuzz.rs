//! The checks of `fuzz/`, with inputs that look random and are the same in each run.
//!
//! `CHUHE_FUZZ=1000000 cargo test --release --test fuzz -- --nocapture` tries more of them; cargo-fuzz, which
//! learns what leads deeper, needs a nightly compiler.

use dice::Dice;

#[path = "../fuzz/checks.rs"]
mod checks;
mod dice;

/// Inputs for each check.
const ROUNDS: usize = 3_000;

/// Bytes that mean something somewhere.
const SPECIAL: [&str; 24] = [
    "\"",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "\\",
    "\n",
    "\0",
    "9999999999",
    "-1",
    "0",
    "1e999",
    "null",
    "\u{202e}",
    "é",
    "炮",
    "</script>",
    "%",
    "/",
    " w ",
    "=",
    "->",
];

fn changed(seed: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut data = seed.to_vec();
    for _ in 0..1 + dice.below(5) {
        let at = dice.below(data.len() + 1);
        let end = (at + dice.below(12)).min(data.len());
        match dice.below(7) {
            0 => data[at..end].iter_mut().for_each(|byte| *byte = dice.next() as u8),
            1 => data.truncate(at),
            2 => drop(data.splice(at..end, dice.one_of(&SPECIAL).bytes())),
            3 => drop(data.splice(at..end, [])),
            4 => {
                let part = data[at..end].to_vec();
                let count = 1 + dice.below(40);
                data.splice(at..at, part.repeat(count)).for_each(drop);
            }
            5 => data.reverse(),
            _ => {
                if let Some(byte) = data.get_mut(at) {
                    *byte ^= 1 << dice.below(8);
                }
            }
        }
    }
    data
}

#[test]
fn whatever_is_read_does_no_harm() {
    let wanted = std::env::var("CHUHE_FUZZ").ok().and_then(|count| count.parse().ok());
    let rounds: usize = wanted.unwrap_or(ROUNDS);
    for (name, check, seeds) in checks::ALL {
        let mut dice = Dice(0xF022);
        // What was made of the seeds is changed further.
        let mut pool: Vec<Vec<u8>> = seeds.iter().map(|seed| seed.as_bytes().to_vec()).collect();
        pool.iter().for_each(|seed| check(seed));
        for _ in 0..rounds {
            let data = changed(&pool[dice.below(pool.len())], &mut dice);
            check(&data);
            if pool.len() < 500 && data.len() < 2_000 {
                pool.push(data);
            } else if dice.below(10) == 0 {
                let place = seeds.len() + dice.below(pool.len() - seeds.len());
                pool[place] = seeds[dice.below(seeds.len())].as_bytes().to_vec();
            }
        }
        println!("{name}: {rounds} inputs");
    }
}
