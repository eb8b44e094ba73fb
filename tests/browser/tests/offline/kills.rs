//! The browser is killed while somebody plays, and opened again.
//!
//! Some rounds here; `CHUHE_REOPEN=1000` plays as many and says what was lost.

use std::time::Duration;

use browser_tests::engine::{Engine, Instance};
use browser_tests::stage::{Play, Stage};
use browser_tests::tab::Tab;
use browser_tests::{Outcome, Shown, plays};
use chuhe::format::fen;
use chuhe::rules::Position;

pub fn plays() -> Vec<Play> {
    plays![a_killed_browser_loses_no_move].into()
}

/// Times the browser is killed.
const ROUNDS: u32 = 5;

/// Numbers that look random and are the same in each run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

// What was on the board when the browser was ended by force is there again: all but the move under way.
async fn a_killed_browser_loses_no_move(stage: &Stage) -> Outcome {
    if stage.engine != Engine::Chromium {
        // The other drivers give their browsers a new profile with each start.
        return Ok(());
    }
    let rounds = std::env::var("CHUHE_REOPEN").ok().and_then(|count| count.parse().ok()).unwrap_or(ROUNDS);
    let mut dice = Dice(0x00DD_5EED);
    let mut instance = Instance::start(stage.engine).await?;
    let (mut plies, mut lost) = (0, 0);
    let mut link = "?fen=start";
    for round in 0..rounds {
        let tab = Tab::open(instance.browser()).await?;
        let mut shown = tab.start(&format!("{}{link}", stage.host.url())).await?;
        for _ in 0..1 + dice.below(4) {
            let position = Position::from_study(&fen::parse(&shown.fen).unwrap()).unwrap();
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            tab.play(&mv.iccs().to_string()).await?;
            // The computer plays Black.
            let before = shown.ply;
            let answered = |shown: &Shown| shown.turn == "red" && shown.engine == "idle";
            shown = tab
                .until_shown("the move and its answer", |shown| {
                    shown.ply > before && (answered(shown) || !shown.result.is_empty())
                })
                .await?;
            plies += shown.ply - before;
            if !shown.result.is_empty() {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(dice.below(400) as u64)).await;
        instance = instance.kill_and_restart().await?;
        let tab = Tab::open(instance.browser()).await?;
        let again = tab.start(&stage.host.url()).await?;
        if again.fen != shown.fen {
            lost += 1;
            println!("round {round}: {} came back as {}", shown.fen, again.fen);
        }
        link = if again.result.is_empty() && again.ply < 60 { "" } else { "?fen=start" };
    }
    instance.quit().await;
    println!("killed {rounds} times in {plies} moves, {lost} times something was lost");
    assert_eq!(lost, 0);
    Ok(())
}
