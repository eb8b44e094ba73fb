//! What each action does to the state. Pure: nothing outside is asked or told.

use std::rc::Rc;

use crate::game::{Clock, Game};
use crate::protocol::JobId;
use crate::referee::{Conclusion, Foresight};
use crate::rules::{BySide, Move, Position, Role, Square};

use super::view::place::Place;
use super::{Action, Browse, Dialog, EngineEvent, EngineFault, EngineState, NewGame, News, Notice};
use super::{Refusal, Release, Replay, SavedGame, StartFrom, State, Step, Why, casebook, position_of_record};

/// The state after `action` at `now_ms`, in milliseconds since the page opened, or [`None`] if it
/// changes nothing. If somebody's time ran out before, the game ends first.
#[must_use]
pub fn update_at(state: &State, now_ms: u64, action: Action) -> Option<State> {
    let mut now = State { now_ms: now_ms.max(state.now_ms), ..state.clone() };
    let flag_fell = now.look_at_clock().is_some();
    update(&now, action).or(flag_fell.then_some(now))
}

/// The state after `action` at the time of the last one, or [`None`] if it changes nothing.
#[must_use]
pub fn update(state: &State, action: Action) -> Option<State> {
    let mut next = state.clone();
    match action {
        // What is replayed, or was played before, is only looked at.
        Action::Press(square) if state.replay.is_some() => next.cursor = square,
        Action::Lift(_) | Action::Drop { .. } if state.replay.is_some() => return None,
        Action::Cancel | Action::EndReplay if state.replay.is_some() => next.end_replay(),
        Action::Press(square) if state.browsed.is_some() => next.point_out_browsing(square),
        Action::Lift(_) | Action::Drop { .. } if state.browsed.is_some() => return None,
        Action::Cancel if state.browsed.is_some() && state.refusal.is_none() => {
            next.browse(Browse::Last)?;
        }
        Action::Press(square) => next.press(square),
        Action::Lift(square) => next.lift(square),
        Action::Drop { from, to } => next.drop(from, to),
        Action::Cancel => next.cancel(),
        Action::EndReplay => return None,
        Action::ShowRuling => next.show_ruling()?,
        Action::ShowCase { case, ruleset } => {
            let shown = state.replay.as_ref().filter(|replay| replay.case == Some(case));
            let replay = casebook::CASES.get(case)?.replay(case, ruleset)?;
            // Under another rule set the same example goes on where it stands.
            let replay = match shown {
                Some(shown) => replay.at(shown.done()),
                None => replay,
            };
            next.show(replay);
        }
        Action::Replay(step) => next.replay = Some(state.replay.as_ref()?.step(step)),
        Action::Step(step) => next.cursor = stepped(state, step),
        Action::Focus(square) => next.cursor = square,
        Action::Start { choice, from, chance } => next.start(choice, &from, chance),
        Action::Rematch { chance } => next.rematch(chance),
        Action::Confirm => next.confirm()?,
        Action::Consult(wish) => next.ask(wish)?,
        Action::Agree => next.agree()?,
        Action::Tick => return None,
        Action::ToggleClock => next.toggle_clock()?,
        Action::TakeBack => next.go_to(state.take_back_to()?, News::TakenBack),
        Action::Redo => next.go_to(state.redo_to()?, News::Replayed),
        Action::Browse(browse) => next.browse(browse)?,
        Action::GoOnFromHere => next.go_on_from_here()?,
        Action::Type(text) => next.play_typed(&text),
        Action::Ask(question) => next.tell(News::Asked(question)),
        Action::Flip => {
            next.bottom = !state.bottom;
            next.tell(News::Turned);
        }
        Action::Resign => next.resign()?,
        Action::Open(dialog) => next.dialog = Some(dialog),
        Action::Close => next.dialog = None,
        Action::Welcomed => next.welcome = false,
        Action::Prefer(prefs) => {
            // Whatever was not to be had may be by now.
            next.spoken = None;
            next.notices.retain(|notice| !matches!(notice, Notice::NoTexts(_)));
            next.prefs = prefs;
        }
        Action::Engine(event) => next.hear(event)?,
        Action::RetryEngine => {
            next.engine = EngineState::default();
            next.notices.retain(|notice| !matches!(notice, Notice::EngineOff(_) | Notice::EngineReplaced(_)));
            next.task += 1;
        }
        Action::NotSaved(error) => next.notify(Notice::NotSaved(error)),
        Action::NoTexts { wanted, spoken } if state.lang() == wanted => {
            next.spoken = Some(spoken);
            next.notify(Notice::NoTexts(wanted));
        }
        // Another one was chosen meanwhile.
        Action::NoTexts { .. } => return None,
        // It is on its way.
        Action::OfferRelease if state.release == Release::Taken => return None,
        Action::OfferRelease => {
            next.release = Release::Offered;
            next.notify(Notice::Release);
        }
        Action::TakeRelease => next.release = Release::Taken,
        Action::Dismiss(notice) => next.notices.retain(|standing| *standing != notice),
        Action::Reopen(kept) => next.reopen(&kept.game)?,
        Action::Unpark => next.unpark()?,
        Action::Visit(link) => next.visit(&link),
    }
    // Most presses and keys change something; for those that do not, a render is saved.
    (!next.same_as(state)).then_some(next)
}

impl State {
    fn same_as(&self, other: &State) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
            && (self.bottom, self.picked, self.cursor) == (other.bottom, other.picked, other.cursor)
            && (self.task, self.news_count) == (other.task, other.news_count)
            && (self.dialog, self.welcome) == (other.dialog, other.welcome)
            && self.replay == other.replay
            && (self.pending, &self.advice, &self.clock) == (other.pending, &other.advice, &other.clock)
            && self.shown_ply() == other.shown_ply()
            && self.refusal == other.refusal
            && self.engine == other.engine
            && self.notices == other.notices
            && (&self.prefs, self.spoken) == (&other.prefs, other.spoken)
            && self.release == other.release
            && self.parked == other.parked
            && self.opened == other.opened
    }

    pub(super) fn tell(&mut self, news: News) {
        self.news = news;
        self.news_count += 1;
    }

    fn notify(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    fn press(&mut self, square: Square) {
        self.cursor = square;
        match self.picked {
            // After a refusal another press of the man asks for another try.
            Some(from) if from == square && self.refusal.is_some() => self.refusal = None,
            Some(from) if from == square => {
                self.cancel();
                self.tell(News::PutDown);
            }
            Some(from)
                if self.may_pick(square).is_err()
                    || self.game.position().is_legal(Move::new(from, square)) =>
            {
                self.try_move(from, square);
            }
            _ => self.pick(square),
        }
    }

    fn lift(&mut self, square: Square) {
        if self.picked != Some(square) && self.may_pick(square).is_ok() {
            self.cursor = square;
            self.pick_up(square);
        }
    }

    /// Picks up the man on `square` and looks ahead at what its moves would bring: once, because
    /// the rule set may have a whole game to look back at.
    fn pick_up(&mut self, square: Square) {
        self.picked = Some(square);
        self.pending = None;
        self.foreseen = self.game.foresee_from(square).into();
        self.refusal = None;
    }

    fn drop(&mut self, from: Square, to: Option<Square>) {
        match to {
            Some(to) if to != from && self.may_pick(from).is_ok() => {
                self.cursor = to;
                self.try_move(from, to);
            }
            // Let go beside the board or where it stood: nothing was meant.
            _ => self.cancel(),
        }
    }

    fn point_out_browsing(&mut self, square: Square) {
        self.cursor = square;
        let stands = self.shown().position().piece_at(square).is_some();
        self.refusal = stands.then_some(Refusal { at: square, from: None, why: Why::Browsing });
    }

    pub(super) fn cancel(&mut self) {
        self.picked = None;
        self.pending = None;
        self.foreseen = Rc::default();
        self.refusal = None;
    }

    fn pick(&mut self, square: Square) {
        self.refusal = None;
        match self.may_pick(square) {
            Ok(()) => {
                self.pick_up(square);
                self.tell(News::Picked(square));
            }
            Err(Some(why)) => self.refusal = Some(Refusal { at: square, from: None, why }),
            Err(None) => {}
        }
    }

    /// Whether the man on `square` may be picked up to move. The error is `None` where that is so
    /// plain that it needs no words: nothing stands there.
    fn may_pick(&self, square: Square) -> Result<(), Option<Why>> {
        let Some(piece) = self.game.position().piece_at(square) else { return Err(None) };
        if self.conclusion().is_some() {
            return Err(Some(Why::Over));
        }
        if !self.person_plays(self.turn()) {
            return Err(Some(Why::EngineMoves));
        }
        if piece.side == self.turn() { Ok(()) } else { Err(Some(Why::OtherTurn)) }
    }

    pub(super) fn try_move(&mut self, from: Square, to: Square) {
        if self.picked != Some(from) {
            self.pick_up(from);
        }
        let mv = Move::new(from, to);
        let refused = self.foreseen.iter().find_map(|(foreseen, foresight)| match foresight {
            Foresight::Refused(verdict) if *foreseen == mv => Some(verdict.clone()),
            _ => None,
        });
        let why = match (self.game.position().why_illegal(from, to), refused) {
            (None, None) if self.prefs.confirm && self.pending != Some(mv) => {
                self.refusal = None;
                self.pending = Some(mv);
                return self.tell(News::Pending);
            }
            (None, None) => return self.play(mv),
            (None, Some(verdict)) => Why::Repetition(verdict),
            (Some(reason), _) => Why::Rule(reason),
        };
        self.refusal = Some(Refusal { at: to, from: Some(from), why });
    }

    fn play(&mut self, mv: Move) {
        let mut game = (*self.game).clone();
        let mover = game.turn();
        if game.play(mv).is_ok() {
            self.set_game(game, News::Moved);
            self.press_clock(mover);
        }
    }

    fn confirm(&mut self) -> Option<()> {
        self.play(self.pending?);
        Some(())
    }

    /// Puts a changed game on the board: whatever belonged to the former position is forgotten.
    pub(super) fn set_game(&mut self, game: Game, news: News) {
        self.game = Rc::new(game);
        self.cancel();
        self.task += 1;
        self.engine.seen = None;
        self.browsed = None;
        self.advice = None;
        self.welcome &= self.game.line().is_empty();
        // An example is looked at whatever happens in the game.
        self.replay = self.replay.take().filter(|replay| replay.case.is_some());
        self.dialog = self.conclusion().is_some().then_some(Dialog::Result);
        if self.conclusion().is_some() {
            let now_ms = self.now_ms;
            self.change_clock(|clock| clock.pause(now_ms));
        }
        self.tell(news);
    }

    pub(super) fn go_to(&mut self, ply: usize, news: News) {
        let mut game = (*self.game).clone();
        game.go_to(ply);
        self.set_game(game, news);
        let (ply, turn, now_ms) = (self.game.ply(), self.turn(), self.now_ms);
        self.change_clock(|clock| clock.go_to(ply, turn, now_ms));
    }

    fn start(&mut self, choice: NewGame, from: &StartFrom, chance: u64) {
        self.notices.retain(|notice| !notice.is_about_a_link());
        let bottom = choice.bottom(chance);
        let position = match from {
            StartFrom::Usual => Position::from_study(&choice.handicap.start(choice.giving_side(bottom)))
                .unwrap_or_else(|_| Position::start()),
            StartFrom::Board => self.shown().position().clone(),
            StartFrom::Record(record) => match position_of_record(record) {
                Ok(position) => position,
                Err(bad) => return self.notices.push(Notice::of_bad_start(bad)),
            },
        };
        self.prefs.new_game = choice;
        self.bottom = bottom;
        self.seats = choice.seats(bottom);
        let time = choice.time.filter(|time| time.gives_time());
        self.clock = time.map(|time| Rc::new(Clock::new(time)));
        self.chance = chance;
        self.begin(Game::new(position, choice.rules()));
    }

    /// The time of day, never the same for two games.
    pub(super) fn today_ms(&self) -> u64 {
        (self.opened_ms + self.now_ms).max(self.begun_ms + 1)
    }

    fn begin(&mut self, game: Game) {
        self.replay = None;
        self.begun_ms = self.today_ms();
        self.set_game(game, News::Began);
        self.cursor = super::boot::home(self.bottom);
    }

    fn rematch(&mut self, chance: u64) {
        let game = Game::new(self.game.start().clone(), *self.game.ruleset());
        self.seats = BySide { red: self.seats.black, black: self.seats.red };
        self.bottom = self.only_person().unwrap_or(!self.bottom);
        self.clock = self.clock.as_ref().map(|clock| Rc::new(Clock::new(clock.control())));
        self.chance = chance;
        self.begin(game);
    }

    fn show_ruling(&mut self) -> Option<()> {
        let verdict = self.ruling()?.clone();
        let mut game = (*self.game).clone();
        // A refused move is part of what is judged, though not of the game.
        if let Some(Refusal { at, from: Some(from), why: Why::Repetition(_) }) = self.refusal {
            game.play(Move::new(from, at)).ok()?;
        }
        self.show(Replay::new(game, verdict, None));
        Some(())
    }

    fn show(&mut self, replay: Replay) {
        self.cancel();
        self.dialog = None;
        self.replay = Some(replay);
    }

    fn end_replay(&mut self) {
        if let Some(Replay { case: Some(case), .. }) = self.replay.take() {
            self.dialog = Some(Dialog::Rules { case: Some(case) });
        }
    }

    fn resign(&mut self) -> Option<()> {
        let side = self.may_resign()?;
        let mut game = (*self.game).clone();
        game.decide(Conclusion::resignation(side));
        self.set_game(game, News::Concluded);
        Some(())
    }

    fn hear(&mut self, event: EngineEvent) -> Option<()> {
        let advising = !self.is_thinking() && self.advice_wish().is_some();
        let wanted = |job: JobId| (self.is_thinking() || advising) && job == JobId(self.task);
        match event {
            EngineEvent::Ready => self.engine.ready = true,
            EngineEvent::Report { job, report } => {
                if !wanted(job) || report.line != 1 {
                    return None;
                }
                self.engine.seen = Some((self.turn(), Rc::new(report)));
            }
            EngineEvent::Done { job, best } => {
                if !wanted(job) {
                    return None;
                }
                if advising {
                    return self.hear_advice(best.as_deref());
                }
                let mv = best.as_deref().and_then(Move::from_iccs);
                match mv.filter(|mv| self.game.position().is_legal(*mv)) {
                    Some(mv) => {
                        self.engine.losses = 0;
                        let seen = self.engine.seen.take();
                        self.play(mv);
                        self.engine.seen = seen;
                    }
                    None => self.lose_engine(EngineFault::Nonsense),
                }
            }
            EngineEvent::Lost(fault) => self.lose_engine(fault),
        }
        Some(())
    }

    fn lose_engine(&mut self, fault: EngineFault) {
        self.engine.ready = false;
        self.engine.seen = None;
        self.engine.losses += 1;
        self.advice = None;
        self.task += 1;
        self.notices.retain(|notice| !matches!(notice, Notice::EngineReplaced(_)));
        if self.engine.losses >= EngineState::LOSSES_MAX {
            self.engine.off = Some(fault);
            self.notify(Notice::EngineOff(fault));
        } else {
            self.notify(Notice::EngineReplaced(fault));
        }
    }

    fn unpark(&mut self) -> Option<()> {
        let parked = self.parked.take()?;
        self.reopen(&parked)?;
        self.notices.retain(|notice| !notice.is_about_a_link() && *notice != Notice::Parked);
        Some(())
    }

    fn reopen(&mut self, saved: &SavedGame) -> Option<()> {
        let restored = saved.restore()?;
        self.seats = restored.seats;
        self.bottom = restored.bottom;
        self.chance = restored.chance;
        self.clock = restored.clock.map(Rc::new);
        self.begun_ms = saved.begun_ms;
        self.set_game(restored.game, News::Began);
        self.dialog = None;
        Some(())
    }
}

fn stepped(state: &State, step: Step) -> Square {
    step.leads(state.cursor, state.bottom, |role, own| next_man(state, role, own))
}

fn next_man(state: &State, role: Role, own: bool) -> Square {
    let side = state.only_person().unwrap_or(state.turn());
    let wanted = role.of(if own { side } else { !side });
    let seen: Vec<Square> = Place::all().map(|place| place.square(state.bottom)).collect();
    let here = seen.iter().position(|square| *square == state.cursor).unwrap_or(0);
    let mut after = seen.iter().cycle().skip(here + 1).take(seen.len()).copied();
    after.find(|square| state.shown().position().piece_at(*square) == Some(wanted)).unwrap_or(state.cursor)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Boot;

    fn after(state: &State, actions: impl IntoIterator<Item = Action>) -> State {
        actions.into_iter().fold(state.clone(), |state, action| update(&state, action).unwrap_or(state))
    }

    #[test]
    fn a_new_build_is_no_news_in_a_game() {
        let state = after(&State::boot(&Boot::default()), [Action::OfferRelease]);
        assert_eq!((state.release, state.shown_notices()), (Release::Offered, vec![Notice::Release]));
        let square = |name: &str| Square::from_iccs(name).unwrap();
        let playing = after(&state, [Action::Press(square("h2")), Action::Press(square("e2"))]);
        assert!(playing.is_playing());
        assert_eq!((playing.release, playing.shown_notices()), (Release::Offered, vec![]));
        let over = after(&playing, [Action::Resign]);
        assert_eq!(over.shown_notices(), [Notice::Release]);
    }

    #[test]
    fn only_a_person_takes_a_new_build() {
        let state = after(&State::boot(&Boot::default()), [Action::OfferRelease]);
        let put_away = after(&state, [Action::Dismiss(Notice::Release), Action::OfferRelease]);
        assert_eq!(put_away.release, Release::Offered);
        assert_eq!(after(&put_away, [Action::TakeRelease]).release, Release::Taken);
    }
}
