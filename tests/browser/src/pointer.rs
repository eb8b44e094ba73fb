//! Mouse, fingers and keys.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::action_chain::ActionChain;

use crate::page::Page;
use crate::wrong::Wrong;

/// A place in the viewport, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Page {
    /// The middle of the point with this ICCS name.
    ///
    /// # Errors
    ///
    /// The board has no such point, or it is not on the screen.
    pub async fn spot(&self, square: &str) -> Result<Spot, Wrong> {
        let script = "
            const cell = document.querySelector(`[data-testid=\"board\"] [data-square=\"${arguments[0]}\"]`);
            if (!cell) return null;
            const { left, top, width, height } = cell.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
        ";
        let found: Option<(f64, f64)> = self.read(script, &[json!(square)]).await?;
        found
            .map(|(x, y)| Spot { x, y })
            .ok_or_else(|| Wrong::new(format!("the board has no point {square}")))
    }

    /// Actions without the pauses that make a mouse look like a hand.
    fn actions(&self) -> ActionChain {
        self.driver().action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO))
    }

    /// Clicks a point with the mouse.
    ///
    /// # Errors
    ///
    /// There is no such point.
    pub async fn click(&self, square: &str) -> Result<(), Wrong> {
        let Spot { x, y } = self.spot(square).await?;
        self.actions().move_to(whole(x), whole(y)).click().perform().await?;
        Ok(())
    }

    /// Makes a move by two clicks.
    ///
    /// # Errors
    ///
    /// There are no such points.
    pub async fn click_move(&self, text: &str) -> Result<(), Wrong> {
        let (from, to) = text.split_at(2);
        self.click(from).await?;
        self.click(to).await
    }

    /// Drags with the mouse from one point to another, in `steps` movements.
    ///
    /// # Errors
    ///
    /// There are no such points.
    pub async fn drag(&self, from: &str, to: &str, steps: u32) -> Result<(), Wrong> {
        let (from, to) = (self.spot(from).await?, self.spot(to).await?);
        let mut chain = self.actions();
        chain = chain.move_to(whole(from.x), whole(from.y)).click_and_hold();
        for spot in path(from, to, steps) {
            chain = chain.move_to(whole(spot.x), whole(spot.y));
        }
        chain.release().perform().await?;
        Ok(())
    }

    /// Presses and releases a key: a character, or a constant of [`thirtyfour::Key`].
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn key(&self, key: impl Into<char>) -> Result<(), Wrong> {
        let key = key.into();
        self.actions().key_down(key).key_up(key).perform().await?;
        Ok(())
    }

    /// Puts a finger on the screen.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn finger(&self, spot: Spot) -> Result<Finger<'_>, Wrong> {
        let finger = Finger { page: self };
        finger.event("touchStart", &[spot]).await?;
        Ok(finger)
    }

    /// Taps a point with a finger.
    ///
    /// # Errors
    ///
    /// There is no such point.
    pub async fn tap(&self, square: &str) -> Result<(), Wrong> {
        let spot = self.spot(square).await?;
        self.finger(spot).await?.lift().await
    }

    /// Drags a finger from one place to another, in `steps` movements.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn swipe(&self, from: Spot, to: Spot, steps: u32) -> Result<(), Wrong> {
        let finger = self.finger(from).await?;
        for spot in path(from, to, steps) {
            finger.slide(spot).await?;
        }
        finger.lift().await
    }
}

/// A finger on the screen. It stays there until it is lifted.
pub struct Finger<'a> {
    page: &'a Page,
}

impl Finger<'_> {
    /// Moves it.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn slide(&self, to: Spot) -> Result<(), Wrong> {
        self.event("touchMove", &[to]).await
    }

    /// Takes it off the screen.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn lift(self) -> Result<(), Wrong> {
        self.event("touchEnd", &[]).await
    }

    /// Takes it away the way the system does for its own gestures.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn cancel(self) -> Result<(), Wrong> {
        self.event("touchCancel", &[]).await
    }

    async fn event(&self, kind: &str, spots: &[Spot]) -> Result<(), Wrong> {
        let points: Vec<Value> =
            spots.iter().map(|spot| json!({ "x": spot.x, "y": spot.y, "id": 1 })).collect();
        self.page.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await?;
        Ok(())
    }
}

/// `steps` places from behind `from` to `to`.
fn path(from: Spot, to: Spot, steps: u32) -> impl Iterator<Item = Spot> {
    (1..=steps).map(move |step| {
        let part = f64::from(step) / f64::from(steps);
        Spot { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    })
}

/// The pixel a place lies in.
#[expect(clippy::cast_possible_truncation, reason = "places on a screen are small")]
fn whole(length: f64) -> i64 {
    length.round() as i64
}
