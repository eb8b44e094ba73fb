//! What an action makes of a study.

use std::rc::Rc;

use crate::app::view::place::Place;
use crate::app::{self, EngineEvent, EngineState, Step};
use crate::format::{Brush, Shape};
use crate::game::NodeId;
use crate::notation;
use crate::protocol::{JobId, Report};
use crate::rules::{IllegalMove, Move, Role, Square};

use super::action::{Action, Go};
use super::analysis::{Line, Purpose};
use super::editor::{Edit, Editor};
use super::review::{Point, Review};
use super::state::{Notice, Refusal, State};
use super::{Analysis, Sheet, Tab};

/// The state after `action`, or [`None`] if it changes nothing.
#[must_use]
pub fn update(state: &State, action: Action) -> Option<State> {
    let mut next = state.clone();
    match action {
        Action::Board(action) => next.board(&action)?,
        Action::Go(go) => next.go(go)?,
        Action::Promote(node) => next.edit(state.sheet.promoted(node))?,
        Action::MakeMain(node) => next.edit(state.sheet.made_main(node))?,
        Action::Delete(node) => next.edit(state.sheet.without(node))?,
        Action::Comment(node, text) => next.edit(state.sheet.commented(node, &text))?,
        Action::Glyph(glyph) => next.edit(state.sheet.glyph_toggled(glyph))?,
        Action::Draw(shape) => next.edit(state.sheet.shape_toggled(shape))?,
        Action::Brush(brush) => {
            next.put_down();
            next.brush = brush;
        }
        Action::WipeShapes => next.edit(state.sheet.without_shapes())?,
        Action::WipeNotes => next.edit(state.sheet.without_notes())?,
        Action::Header(header, value) => next.edit(state.sheet.with_header(header, &value))?,
        Action::Outcome(outcome) => next.edit(state.sheet.with_outcome(outcome))?,
        Action::Undo => next.undo()?,
        Action::Redo => next.redo()?,
        Action::Typed(text) => next.typed(&text),
        Action::Analyze(on) => next.analysis.on = on,
        Action::Lines(lines) => next.analysis.lines = lines.clamp(1, Analysis::LINES_MAX),
        Action::Threat(threat) => next.analysis.threat = threat,
        Action::PlayLine { rank, plies } => next.play_line(rank, plies)?,
        Action::Preview(preview) => next.preview = preview,
        Action::Review(effort) => {
            next.review = Some(Rc::new(Review::begin(&state.sheet, effort)?));
            next.tab = Tab::Review;
        }
        Action::StopReview => Rc::make_mut(next.review.as_mut()?).running = false,
        Action::EndReview => next.review = None,
        Action::Annotate => {
            let findings = state.review.as_ref()?.findings();
            next.edit(state.sheet.annotated(&findings))?;
        }
        Action::Engine(event) => next.engine_says(event)?,
        Action::RetryEngine => {
            next.engine = EngineState::default();
            next.notices.retain(|notice| !matches!(notice, Notice::EngineOff(_)));
        }
        Action::BeginEditing => {
            next.put_down();
            next.editor = Some(Editor::new(state.sheet.setup()));
        }
        Action::Edit(edit) => next.set_up(edit)?,
        Action::EndEditing { keep } => next.end_editing(keep)?,
        Action::Open(sheet) => {
            next.replace(*sheet);
            next.tab = Tab::Game;
            next.dialog = None;
        }
        Action::New => {
            next.replace(Sheet::of_setup(crate::rules::Setup::start()));
            next.tab = Tab::Game;
        }
        Action::Kept(entry) => {
            next.sheet.entry = Some(entry.id);
            next.changed = false;
            next.library.put([entry]);
        }
        Action::Added(entries) => next.library.put(entries),
        Action::Loaded(entries) => {
            next.library.put(entries);
            next.library.loaded = true;
        }
        Action::Removed(ids) => {
            next.library.remove(&ids);
            if next.sheet.entry.is_some_and(|id| ids.contains(&id)) {
                next.sheet.entry = None;
                next.changed = true;
            }
        }
        Action::Filter(filter) => next.library.filter = filter,
        Action::Importing(progress) => next.import = Some(Rc::new(progress)),
        Action::CancelImport => {
            let import = Rc::make_mut(next.import.as_mut()?);
            import.canceled = import.running;
            import.running = false;
        }
        Action::Unreadable(failure) => next.tell(Notice::Unreadable(failure)),
        Action::Openings(openings) => next.openings = Some(openings),
        Action::Link(word) => next.open_link(&word),
        Action::Show(tab) => next.tab = tab,
        Action::Ask(dialog) => next.dialog = Some(dialog),
        Action::Close => next.dialog = None,
        Action::Prefer(prefs) => next.prefs = prefs,
        Action::Tell(notice) => next.tell(notice),
        Action::Dismiss(index) => {
            if index >= next.notices.len() {
                return None;
            }
            next.notices.remove(index);
        }
        Action::NotSaved(error) => next.tell(Notice::NotSaved(error)),
    }
    next.settle();
    Some(next)
}

impl State {
    /// Makes what follows from the sheet true again.
    fn settle(&mut self) {
        if self.review.as_ref().is_some_and(|review| !review.is_of(&self.sheet)) {
            self.review = None;
        }
        self.ask();
    }

    /// A notice that stands there already is moved to the end.
    pub(super) fn tell(&mut self, notice: Notice) {
        self.notices.retain(|other| *other != notice);
        self.notices.push(notice);
    }

    /// Takes an edit in, or nothing.
    fn edit(&mut self, sheet: Option<Sheet>) -> Option<()> {
        let sheet = sheet?;
        self.remember();
        self.future = Rc::default();
        self.sheet = sheet;
        self.changed = true;
        self.put_down();
        Some(())
    }

    fn undo(&mut self) -> Option<()> {
        let sheet = Rc::make_mut(&mut self.past).pop()?;
        self.bring(sheet, true);
        Some(())
    }

    fn redo(&mut self) -> Option<()> {
        let sheet = Rc::make_mut(&mut self.future).pop()?;
        self.bring(sheet, false);
        Some(())
    }

    fn bring(&mut self, sheet: Sheet, back: bool) {
        let former = std::mem::replace(&mut self.sheet, sheet);
        if !back {
            Rc::make_mut(&mut self.past).push(former);
        } else {
            Rc::make_mut(&mut self.future).push(former);
        }
        self.changed = true;
        self.trail = Rc::default();
        self.put_down();
    }

    fn go(&mut self, go: Go) -> Option<()> {
        let tree = &self.sheet.record.tree;
        let here = self.sheet.cursor;
        let on = |node: NodeId| {
            let last = self.trail.get(&node).copied();
            last.filter(|child| tree.children(node).any(|other| other == *child)).or_else(|| tree.next(node))
        };
        let sibling = |step: isize| {
            let siblings: Vec<NodeId> = tree.children(tree.parent(here)?).collect();
            let at = siblings.iter().position(|node| *node == here)?;
            siblings.get(at.checked_add_signed(step)?).copied()
        };
        let node = match go {
            Go::First => NodeId::ROOT,
            Go::Previous => tree.parent(here)?,
            Go::Next => on(here)?,
            Go::Last => std::iter::successors(Some(here), |node| on(*node)).last()?,
            Go::Up => sibling(-1)?,
            Go::Down => sibling(1)?,
            Go::To(node) => node,
            Go::Ply(0) => NodeId::ROOT,
            Go::Ply(ply) => tree.line_from(NodeId::ROOT).nth(ply - 1)?,
        };
        self.look_at(self.sheet.at(node)?);
        Some(())
    }

    /// Moves the cursor, and remembers by which way.
    fn look_at(&mut self, sheet: Sheet) {
        let tree = &sheet.record.tree;
        let trail = Rc::make_mut(&mut self.trail);
        for node in tree.line_to(sheet.cursor) {
            if let Some(parent) = tree.parent(node) {
                trail.insert(parent, node);
            }
        }
        self.sheet = sheet;
        self.put_down();
    }

    fn board(&mut self, action: &app::Action) -> Option<()> {
        if let app::Action::Step(step) = action {
            self.place = self.stepped(*step);
            return Some(());
        }
        if let app::Action::Flip = action {
            self.bottom = !self.bottom;
            return Some(());
        }
        if let app::Action::Focus(square) = action {
            self.place = *square;
            return Some(());
        }
        if self.editor.is_some() {
            return match action {
                app::Action::Press(square) => {
                    self.place = *square;
                    self.set_up(Edit::Press(*square))
                }
                app::Action::Drop { from, to } => self.set_up(Edit::Carry { from: *from, to: *to }),
                app::Action::Cancel => self.set_up(Edit::Take(super::editor::Tool::Hand)),
                _ => None,
            };
        }
        match action {
            app::Action::Press(square) => self.press(*square),
            app::Action::Lift(square) => {
                self.place = *square;
                if self.brush.is_none() {
                    self.refusal = None;
                    self.preview = None;
                    self.picked = Some(*square);
                }
            }
            app::Action::Drop { from, to } => {
                self.picked = None;
                match (to, self.brush) {
                    (Some(to), Some(brush)) => self.draw(brush, *from, *to),
                    (Some(to), None) if to != from => {
                        self.place = *to;
                        self.try_move(*from, *to);
                    }
                    _ => {}
                }
            }
            app::Action::Cancel => {
                self.put_down();
                self.brush = None;
            }
            _ => return None,
        }
        Some(())
    }

    fn press(&mut self, square: Square) {
        self.place = square;
        let picked = self.picked.take();
        self.refusal = None;
        self.preview = None;
        if let Some(brush) = self.brush {
            match picked {
                Some(from) => self.draw(brush, from, square),
                None => self.picked = Some(square),
            }
            return;
        }
        let Some(position) = self.sheet.position() else {
            self.refusal = Some(Refusal::Diagram);
            return;
        };
        let own = position.piece_at(square).is_some_and(|piece| piece.side == position.turn());
        match picked {
            Some(from) if from == square => {}
            Some(from) if !own => self.try_move(from, square),
            _ if own => self.picked = Some(square),
            _ => {
                let why = match position.piece_at(square) {
                    Some(piece) => IllegalMove::OpponentsMan { square, piece },
                    None => IllegalMove::NothingThere { square },
                };
                self.refusal = Some(Refusal::Rule { from: None, at: square, why });
            }
        }
    }

    fn draw(&mut self, brush: Brush, from: Square, to: Square) {
        let shape =
            if from == to { Shape::mark(brush, from) } else { Shape::arrow(brush, Move::new(from, to)) };
        // Drawing something anew always changes something.
        let _ = self.edit(self.sheet.shape_toggled(shape));
    }

    fn try_move(&mut self, from: Square, to: Square) {
        if self.sheet.position().is_none() {
            self.refusal = Some(Refusal::Diagram);
            return;
        }
        match self.sheet.play(from, to) {
            Ok((sheet, true)) => {
                let cursor = sheet.cursor;
                let _ = self.edit(Some(sheet));
                let sheet = Sheet { cursor, ..self.sheet.clone() };
                self.look_at(sheet);
            }
            Ok((sheet, false)) => self.look_at(sheet),
            Err(why) => self.refusal = Some(Refusal::Rule { from: Some(from), at: to, why }),
        }
    }

    fn typed(&mut self, text: &str) {
        self.put_down();
        let Some(position) = self.sheet.position() else {
            self.refusal = Some(Refusal::Diagram);
            return;
        };
        match notation::read(&position, text) {
            Ok(moves) => match moves[..] {
                [mv] => self.try_move(mv.from, mv.to),
                _ => self.refusal = Some(Refusal::Ambiguous { moves }),
            },
            Err(why) => self.refusal = Some(Refusal::Typed { text: text.to_owned(), why }),
        }
    }

    fn play_line(&mut self, rank: u8, plies: usize) -> Option<()> {
        let line = self.lines().iter().find(|line| line.rank == rank)?;
        let moves: Vec<Move> = line.moves.iter().take(plies).copied().collect();
        let (sheet, changed) = self.sheet.play_line(&moves);
        if sheet.cursor == self.sheet.cursor {
            return None;
        }
        if changed {
            self.edit(Some(sheet.clone()))?;
        }
        self.look_at(sheet);
        Some(())
    }

    fn set_up(&mut self, edit: Edit) -> Option<()> {
        let editor = self.editor.as_mut()?;
        editor.edit(edit).then_some(())
    }

    fn end_editing(&mut self, keep: bool) -> Option<()> {
        let editor = self.editor.take()?;
        if keep && editor.setup != self.sheet.setup() {
            self.replace(Sheet::of_setup(editor.setup));
            self.changed = true;
        }
        Some(())
    }

    fn engine_says(&mut self, event: EngineEvent) -> Option<()> {
        match event {
            EngineEvent::Ready => self.engine.ready = true,
            EngineEvent::Report { job, report } => self.hear(job, &report)?,
            EngineEvent::Done { job, .. } => self.done(job)?,
            EngineEvent::Lost(fault) => {
                self.engine.ready = false;
                self.engine.losses += 1;
                self.notices.retain(|notice| !matches!(notice, Notice::EngineReplaced(_)));
                if self.engine.losses >= EngineState::LOSSES_MAX {
                    self.engine.off = Some(fault);
                    self.notices.push(Notice::EngineOff(fault));
                } else {
                    self.notices.push(Notice::EngineReplaced(fault));
                    // The same question under another number: the next engine is asked it anew.
                    self.question = None;
                }
            }
        }
        Some(())
    }

    fn hear(&mut self, job: JobId, report: &Report) -> Option<()> {
        let question = self.question.clone().filter(|_| job == JobId(self.job))?;
        self.engine.losses = 0;
        Rc::make_mut(&mut self.answer).hear(&question, report);
        if let Some(best) = self.answer.best() {
            let threat = matches!(question.purpose, Purpose::Look { threat: true, .. });
            let known = (best.depth, best.worth);
            let deeper = self.known.get(&question.hash).is_none_or(|(depth, _)| *depth <= known.0);
            if deeper && !threat {
                Rc::make_mut(&mut self.known).insert(question.hash, known);
            }
        }
        Some(())
    }

    fn done(&mut self, job: JobId) -> Option<()> {
        let question = self.question.clone().filter(|_| job == JobId(self.job))?;
        Rc::make_mut(&mut self.answer).done = true;
        if let Purpose::Review { ply, .. } = question.purpose {
            let best = self.answer.best().cloned();
            let review = Rc::make_mut(self.review.as_mut()?);
            match best {
                Some(Line { worth, moves, .. }) => review.learn(ply, Point { worth, best: moves }),
                // One legal move needs no search: it is worth what comes of it.
                None => {
                    let after = review.points.get(&(ply + 1)).map(|point| point.worth);
                    let best = review.moves.get(ply).copied().into_iter().collect();
                    review.learn(ply, Point { worth: after.unwrap_or(super::Worth::Units(0)), best });
                }
            }
        }
        Some(())
    }

    fn stepped(&self, step: Step) -> Square {
        step.leads(self.place, self.bottom, |role, own| self.next_man(role, own))
    }

    fn next_man(&self, role: Role, own: bool) -> Square {
        let side = self.sheet.turn();
        let wanted = role.of(if own { side } else { !side });
        let board = self.sheet.board();
        let seen: Vec<Square> = Place::all().map(|place| place.square(self.bottom)).collect();
        let here = seen.iter().position(|square| *square == self.place).unwrap_or(0);
        let mut after = seen.iter().cycle().skip(here + 1).take(seen.len()).copied();
        after.find(|square| board.get(*square) == Some(wanted)).unwrap_or(self.place)
    }
}
