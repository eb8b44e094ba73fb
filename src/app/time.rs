//! The clock in the program: how much time is chosen, and what happens when it runs out.

use std::rc::Rc;

use crate::game::{Byoyomi, Clock, TimeControl};
use crate::referee::{Conclusion, Ending, material};
use crate::rules::{BySide, Position, Side};

use super::{News, State};

/// The choices of time that the dialog for a new game offers; none is a game without a clock.
pub const TIMES: [Option<TimeControl>; 7] = [
    None,
    Some(TimeControl::sudden_death(3 * MINUTE).with_increment(2 * SECOND)),
    Some(TimeControl::sudden_death(5 * MINUTE)),
    Some(TimeControl::sudden_death(10 * MINUTE).with_increment(5 * SECOND)),
    Some(TimeControl::sudden_death(20 * MINUTE)),
    Some(TimeControl::sudden_death(10 * MINUTE).with_byoyomi(30 * SECOND, 3)),
    Some(TimeControl::sudden_death(30 * MINUTE).with_byoyomi(60 * SECOND, 3)),
];

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

/// The longest time that is read from saved text: a day. Longer ones are no time for a game here.
const LONGEST_MS: u64 = 24 * 60 * MINUTE;

/// `600+5` or `600/30x3`: seconds, then what is added for each move, or how long periods are and how
/// many. Empty without a clock.
#[must_use]
pub fn time_text(control: Option<TimeControl>) -> String {
    let Some(TimeControl { main_ms, increment_ms, byoyomi }) = control else { return String::new() };
    let mut text = (main_ms / SECOND).to_string();
    if increment_ms > 0 {
        text += &format!("+{}", increment_ms / SECOND);
    }
    if let Some(Byoyomi { period_ms, periods }) = byoyomi {
        text += &format!("/{}x{periods}", period_ms / SECOND);
    }
    text
}

/// Reads what [`time_text`] wrote; what is no time is none.
#[must_use]
pub fn time_from_text(text: &str) -> Option<TimeControl> {
    let seconds = |text: &str| text.parse::<u64>().ok()?.checked_mul(SECOND).filter(|ms| *ms <= LONGEST_MS);
    let (rest, byoyomi) = match text.split_once('/') {
        Some((rest, byoyomi)) => {
            let (period, periods) = byoyomi.split_once('x')?;
            let byoyomi = Byoyomi { period_ms: seconds(period)?, periods: periods.parse().ok()? };
            (rest, Some(byoyomi).filter(|byoyomi| byoyomi.period_ms > 0 && byoyomi.periods > 0))
        }
        None => (text, None),
    };
    let (main, increment) = rest.split_once('+').unwrap_or((rest, "0"));
    let control = TimeControl { main_ms: seconds(main)?, increment_ms: seconds(increment)?, byoyomi };
    (control.main_ms > 0 || control.byoyomi.is_some()).then_some(control)
}

/// How a game ends when `side` has no time left: it loses, unless the other side could never win.
#[must_use]
pub fn out_of_time(position: &Position, side: Side) -> Conclusion {
    if material::can_ever_win(position, !side) {
        Conclusion::lost_by(side, Ending::Time)
    } else {
        Conclusion::drawn_by(Ending::Time)
    }
}

impl State {
    /// Whether the clock stands although the game has begun and goes on.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let stands = self.clock.as_ref().is_some_and(|clock| clock.running().is_none());
        stands && self.game.ply() > 0 && self.conclusion().is_none()
    }

    /// Stops the clock, or lets it go on.
    pub(super) fn toggle_clock(&mut self) -> Option<()> {
        if self.conclusion().is_some() || self.game.ply() == 0 {
            return None;
        }
        let (turn, now_ms, paused) = (self.turn(), self.now_ms, self.is_paused());
        self.change_clock(|clock| if paused { clock.go_on(turn, now_ms) } else { clock.pause(now_ms) })?;
        // The engine stops thinking with the clock, and begins anew when it goes on.
        self.task += 1;
        self.tell(if paused { News::ClockGoesOn } else { News::ClockPaused });
        Some(())
    }

    /// Ends the game if somebody's time has run out.
    pub(super) fn look_at_clock(&mut self) -> Option<()> {
        if self.conclusion().is_some() {
            return None;
        }
        let side = self.clock.as_ref()?.flag(self.now_ms)?;
        let mut game = (*self.game).clone();
        game.decide(out_of_time(game.position(), side));
        self.set_game(game, News::Concluded);
        Some(())
    }

    /// After a move: the other side's time runs, or nobody's, if the game is over.
    pub(super) fn press_clock(&mut self, mover: Side) {
        let (ply, now_ms, over) = (self.game.ply(), self.now_ms, self.conclusion().is_some());
        self.change_clock(|clock| {
            clock.press(mover, ply, now_ms);
            if over {
                clock.pause(now_ms);
            }
        });
    }

    pub(super) fn change_clock(&mut self, change: impl FnOnce(&mut Clock)) -> Option<()> {
        change(Rc::make_mut(self.clock.as_mut()?));
        Some(())
    }
}

/// What each side had after every ply, as text: for the start both sides, then the side that moved.
/// A side's time is `main.periods`.
pub(super) fn times_text(clock: &Clock, start_turn: Side) -> String {
    let mut mover = start_turn;
    let mut parts = Vec::new();
    for (ply, left) in clock.by_ply().iter().enumerate() {
        let sides: &[Side] = if ply == 0 { &Side::ALL } else { &[mover] };
        parts.extend(sides.iter().map(|side| format!("{}.{}", left[*side].main_ms, left[*side].periods)));
        if ply > 0 {
            mover = !mover;
        }
    }
    parts.join(",")
}

/// Reads what [`times_text`] wrote, as far as it can be read.
pub(super) fn times_from_text(text: &str, start_turn: Side) -> Vec<BySide<crate::game::TimeLeft>> {
    let mut times = text.split(',').map_while(|part| {
        let (main, periods) = part.split_once('.')?;
        let main_ms = main.parse::<u64>().ok().filter(|ms| *ms <= LONGEST_MS)?;
        Some(crate::game::TimeLeft { main_ms, periods: periods.parse().ok()? })
    });
    let (Some(red), Some(black)) = (times.next(), times.next()) else { return Vec::new() };
    let mut by_ply = vec![BySide { red, black }];
    let mut mover = start_turn;
    for left in times {
        let mut both = by_ply[by_ply.len() - 1];
        both[mover] = left;
        by_ply.push(both);
        mover = !mover;
    }
    by_ply
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_come_back() {
        for control in TIMES {
            assert_eq!(time_from_text(&time_text(control)), control);
        }
        for text in ["", "x", "0", "5+", "99999999", "60/0x0x", "60/x3", "-5", "18446744073709551615"] {
            assert_eq!(time_from_text(text), None, "{text}");
        }
    }

    #[test]
    fn times_come_back() {
        let mut clock = Clock::new(TimeControl::sudden_death(60_000).with_byoyomi(10_000, 2));
        clock.press(Side::Black, 1, 0);
        clock.press(Side::Red, 2, 7_000);
        clock.press(Side::Black, 3, 90_000);
        let text = times_text(&clock, Side::Black);
        assert_eq!(times_from_text(&text, Side::Black), clock.by_ply());
        assert_eq!(times_from_text("1.2,3", Side::Red), Vec::new());
    }
}
