//! The players' time. Nothing here reads a clock: whoever asks says what time it is.
//!
//! Times are milliseconds; `now_ms` counts from any moment that stays the same while the game lasts.

use crate::rules::{BySide, Side};

/// How time is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// What each side begins with.
    pub main_ms: u64,
    /// What a side gets for each move it makes.
    pub increment_ms: u64,
    /// What follows when the main time is used up.
    pub byoyomi: Option<Byoyomi>,
}

/// Periods after the main time. A move made within a period gives the whole period back; one that
/// takes longer uses it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Byoyomi {
    /// How long a period is.
    pub period_ms: u64,
    /// How many there are, at least one.
    pub periods: u16,
}

impl TimeControl {
    /// So much for the whole game, and not more.
    #[must_use]
    pub const fn sudden_death(main_ms: u64) -> TimeControl {
        TimeControl { main_ms, increment_ms: 0, byoyomi: None }
    }

    /// The same with so much more for each move.
    #[must_use]
    pub const fn with_increment(self, increment_ms: u64) -> TimeControl {
        TimeControl { increment_ms, ..self }
    }

    /// The same with periods after the main time.
    #[must_use]
    pub const fn with_byoyomi(self, period_ms: u64, periods: u16) -> TimeControl {
        TimeControl { byoyomi: Some(Byoyomi { period_ms, periods }), ..self }
    }

    /// Whether it gives any time at all.
    #[must_use]
    pub fn gives_time(self) -> bool {
        self.main_ms > 0 || self.byoyomi.is_some_and(|b| b.period_ms > 0 && b.periods > 0)
    }

    const fn beginning(self) -> TimeLeft {
        let periods = match self.byoyomi {
            Some(byoyomi) => byoyomi.periods,
            None => 0,
        };
        TimeLeft { main_ms: self.main_ms, periods }
    }

    /// What is left of `left` after thinking for `spent_ms` about a move that is not made yet.
    fn spend(self, left: TimeLeft, spent_ms: u64) -> Reading {
        if spent_ms < left.main_ms {
            let main_ms = left.main_ms - spent_ms;
            return Reading { left: TimeLeft { main_ms, ..left }, shown_ms: main_ms, is_out: false };
        }
        let over_ms = spent_ms - left.main_ms;
        let Some(Byoyomi { period_ms, .. }) = self.byoyomi.filter(|byoyomi| byoyomi.period_ms > 0) else {
            return Reading { left: TimeLeft { main_ms: 0, periods: 0 }, shown_ms: 0, is_out: true };
        };
        let used = over_ms / period_ms;
        let periods = u64::from(left.periods).saturating_sub(used);
        // No more than there were, which fits.
        let left = TimeLeft { main_ms: 0, periods: u16::try_from(periods).unwrap_or(left.periods) };
        let is_out = left.periods == 0;
        let shown_ms = if is_out { 0 } else { period_ms - over_ms % period_ms };
        Reading { left, shown_ms, is_out }
    }
}

/// What a side has left when it begins to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeLeft {
    /// Of its main time.
    pub main_ms: u64,
    /// Whole periods after that.
    pub periods: u16,
}

/// What a clock shows for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Main time and periods.
    pub left: TimeLeft,
    /// The time that runs: the main time, or what is left of the period.
    pub shown_ms: u64,
    /// Whether nothing is left.
    pub is_out: bool,
}

/// A clock for two. It stands before the first move, and while it is paused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// What each side had after so many plies; the last one is where the clock stands.
    by_ply: Vec<BySide<TimeLeft>>,
    /// Whose time runs, and since when.
    running: Option<(Side, u64)>,
    /// What the side to move has used of its move before the clock was last stopped.
    used_ms: u64,
}

impl Clock {
    /// A clock at the beginning of a game, standing.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        let begin = control.beginning();
        Clock { control, by_ply: vec![BySide { red: begin, black: begin }], running: None, used_ms: 0 }
    }

    /// A clock as it was saved: what each side had after every ply, and what was used of the move that
    /// was thought about. It stands.
    #[must_use]
    pub fn restored(control: TimeControl, by_ply: Vec<BySide<TimeLeft>>, used_ms: u64) -> Clock {
        if by_ply.is_empty() {
            return Clock::new(control);
        }
        Clock { control, by_ply, running: None, used_ms }
    }

    /// How time is given.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What each side had after every ply.
    #[must_use]
    pub fn by_ply(&self) -> &[BySide<TimeLeft>] {
        &self.by_ply
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// What the side to move has used of its move so far.
    #[must_use]
    pub fn used_ms(&self, now_ms: u64) -> u64 {
        self.used_ms + self.running.map_or(0, |(_, since_ms)| now_ms.saturating_sub(since_ms))
    }

    /// What is shown for `side`, while `turn` is to move.
    #[must_use]
    pub fn read(&self, side: Side, turn: Side, now_ms: u64) -> Reading {
        let spent_ms = if side == turn { self.used_ms(now_ms) } else { 0 };
        let left = self.by_ply[self.by_ply.len() - 1][side];
        let reading = self.control.spend(left, spent_ms);
        // A side that waits with its main time used up still has its periods.
        let waits_in_periods = spent_ms == 0 && left.main_ms == 0 && left.periods > 0;
        match self.control.byoyomi {
            Some(byoyomi) if waits_in_periods => Reading { left, shown_ms: byoyomi.period_ms, is_out: false },
            _ => reading,
        }
    }

    /// Whether the side whose time runs has none left.
    #[must_use]
    pub fn flag(&self, now_ms: u64) -> Option<Side> {
        let (side, _) = self.running?;
        self.read(side, side, now_ms).is_out.then_some(side)
    }

    /// How long until the side whose time runs has none left.
    #[must_use]
    pub fn until_flag_ms(&self, now_ms: u64) -> Option<u64> {
        let (side, _) = self.running?;
        let left = self.by_ply[self.by_ply.len() - 1][side];
        let periods = self.control.byoyomi.map_or(0, |byoyomi| byoyomi.period_ms * u64::from(left.periods));
        Some((left.main_ms + periods).saturating_sub(self.used_ms(now_ms)))
    }

    /// `side` has made the move with which the game has `ply` plies: its time is noted and the
    /// other side's runs. Whatever was noted for later plies is forgotten.
    pub fn press(&mut self, side: Side, ply: usize, now_ms: u64) {
        self.by_ply.truncate(ply.max(1));
        let mut left = self.by_ply[self.by_ply.len() - 1];
        let reading = self.control.spend(left[side], self.used_ms(now_ms));
        left[side] = reading.left;
        if !reading.is_out && left[side].main_ms > 0 {
            left[side].main_ms += self.control.increment_ms;
        }
        self.by_ply.push(left);
        self.used_ms = 0;
        self.running = Some((!side, now_ms));
    }

    /// The game went back or ahead to `ply`: each side has what it had there, as far as that is
    /// known, and `turn` thinks anew. Before the first move the clock stands.
    pub fn go_to(&mut self, ply: usize, turn: Side, now_ms: u64) {
        let last = self.by_ply[self.by_ply.len() - 1];
        self.by_ply.resize(ply + 1, last);
        self.used_ms = 0;
        self.running = (ply > 0).then_some((turn, now_ms));
    }

    /// Stops the time.
    pub fn pause(&mut self, now_ms: u64) {
        self.used_ms = self.used_ms(now_ms);
        self.running = None;
    }

    /// Lets the time of `turn` run.
    pub fn go_on(&mut self, turn: Side, now_ms: u64) {
        if self.running.is_none() {
            self.running = Some((turn, now_ms));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{Black, Red};

    const MINUTE: u64 = 60_000;

    fn shown(clock: &Clock, turn: Side, now_ms: u64) -> [u64; 2] {
        Side::ALL.map(|side| clock.read(side, turn, now_ms).shown_ms)
    }

    #[test]
    fn time_runs_for_the_side_to_move_from_the_first_move_on() {
        let mut clock = Clock::new(TimeControl::sudden_death(5 * MINUTE));
        assert_eq!(shown(&clock, Red, 1_000_000), [5 * MINUTE; 2], "nobody has moved");
        clock.press(Red, 1, 1_000_000);
        assert_eq!(clock.running(), Some(Black));
        assert_eq!(shown(&clock, Black, 1_010_000), [5 * MINUTE, 5 * MINUTE - 10_000]);
        clock.press(Black, 2, 1_010_000);
        assert_eq!(shown(&clock, Red, 1_030_000), [5 * MINUTE - 20_000, 5 * MINUTE - 10_000]);
    }

    #[test]
    fn the_flag_falls_when_the_time_is_used_up_and_not_before() {
        let mut clock = Clock::new(TimeControl::sudden_death(MINUTE).with_increment(2_000));
        clock.press(Red, 1, 0);
        assert_eq!(clock.until_flag_ms(0), Some(MINUTE));
        assert_eq!((clock.flag(MINUTE - 1), clock.flag(MINUTE)), (None, Some(Black)));
    }

    #[test]
    fn an_increment_comes_after_the_move() {
        let mut clock = Clock::new(TimeControl::sudden_death(MINUTE).with_increment(5_000));
        clock.press(Red, 1, 0);
        clock.press(Black, 2, 3_000);
        assert_eq!(shown(&clock, Red, 3_000), [MINUTE + 5_000, MINUTE + 2_000]);
    }

    #[test]
    fn a_move_within_a_period_gives_it_back_and_a_longer_one_uses_it_up() {
        let mut clock = Clock::new(TimeControl::sudden_death(10_000).with_byoyomi(30_000, 3));
        clock.press(Red, 1, 0);
        // 10 s of main time and 29 s of the first period.
        let reading = clock.read(Black, Black, 39_000);
        assert_eq!((reading.left.periods, reading.shown_ms, reading.is_out), (3, 1_000, false));
        clock.press(Black, 2, 39_000);
        clock.press(Red, 3, 39_500);
        assert_eq!(clock.read(Black, Black, 39_500).shown_ms, 30_000, "the whole period again");
        // 31 s: one period is gone.
        let reading = clock.read(Black, Black, 70_500);
        assert_eq!((reading.left.periods, reading.shown_ms), (2, 29_000));
        clock.press(Black, 4, 70_500);
        clock.press(Red, 5, 70_500);
        assert_eq!(clock.until_flag_ms(70_500), Some(60_000));
        assert_eq!((clock.flag(130_499), clock.flag(130_500)), (None, Some(Black)));
        // Who waits has all of its next period.
        assert_eq!(clock.read(Black, Red, 70_500).shown_ms, 30_000);
    }

    #[test]
    fn taking_back_gives_the_time_back() {
        let mut clock = Clock::new(TimeControl::sudden_death(MINUTE));
        for (ply, side) in [(1, Red), (2, Black), (3, Red)] {
            clock.press(side, ply, ply as u64 * 10_000);
        }
        assert_eq!(shown(&clock, Black, 30_000), [50_000, 50_000]);
        clock.go_to(1, Black, 35_000);
        assert_eq!(shown(&clock, Black, 36_000), [MINUTE, 59_000]);
        clock.press(Black, 2, 40_000);
        assert_eq!(shown(&clock, Red, 40_000), [MINUTE, 55_000]);
        clock.go_to(0, Red, 50_000);
        assert_eq!((clock.running(), shown(&clock, Red, 90_000)), (None, [MINUTE; 2]));
    }

    #[test]
    fn a_paused_clock_stands_and_goes_on_with_what_was_used() {
        let mut clock = Clock::new(TimeControl::sudden_death(MINUTE));
        clock.press(Red, 1, 0);
        clock.pause(20_000);
        assert_eq!((clock.flag(500_000), shown(&clock, Black, 500_000)[1]), (None, 40_000));
        clock.go_on(Black, 500_000);
        assert_eq!(shown(&clock, Black, 510_000)[1], 30_000);
        let again = Clock::restored(clock.control(), clock.by_ply().to_vec(), clock.used_ms(510_000));
        assert_eq!(shown(&again, Black, 999_000)[1], 30_000, "what was saved stands");
    }

    #[test]
    fn time_that_goes_backward_takes_nothing() {
        let mut clock = Clock::new(TimeControl::sudden_death(MINUTE));
        clock.press(Red, 1, 50_000);
        assert_eq!(shown(&clock, Black, 10_000)[1], MINUTE);
    }
}
