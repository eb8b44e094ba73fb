//! Dragging a man with mouse, finger or pen, and pressing points with them.
//!
//! A press on one's own man picks it up at once. If the pointer then moves, the man follows it until
//! it is let go; if not, the click that follows a press leaves the man picked up, so that a second
//! press says where to. Everything else is a click. A finger that goes down on anything but an own
//! man scrolls the page (`touch-action` in the styles), and the browser then cancels the pointer.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use crate::app::Action;
use crate::app::view::board::BoardView;
use crate::app::view::place::Place;
use crate::rules::Square;
use crate::ui::components::man::move_to;

/// Handlers for the element that covers the board.
pub struct Drag {
    /// For clicks, real ones and those that screen readers make.
    pub onclick: Callback<MouseEvent>,
    /// A pointer goes down.
    pub onpointerdown: Callback<PointerEvent>,
    /// It moves.
    pub onpointermove: Callback<PointerEvent>,
    /// It goes up.
    pub onpointerup: Callback<PointerEvent>,
    /// The browser takes it over, to scroll or for a gesture.
    pub onpointercancel: Callback<PointerEvent>,
}

/// A pointer that went down on an own man.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    from: Square,
    /// Where it went down, in the window.
    start: (f64, f64),
    /// Whether this very press picked the man up.
    picks: bool,
    /// Whether it has gone far enough to be a drag.
    dragging: bool,
}

#[derive(Default)]
struct Memory {
    press: Option<Press>,
    /// The click that the browser makes of a finished press means nothing more.
    swallow_click: bool,
}

/// How far a pointer moves before a press is a drag, in CSS pixels. Fingers tremble.
const SLACK_PX: f64 = 4.0;
const SLACK_TOUCH_PX: f64 = 9.0;

/// Makes the handlers. `cells` covers the board exactly, from half a unit beyond its outer lines;
/// `lifted` is drawn above everything and follows the pointer.
#[hook]
pub fn use_drag(view: &Rc<BoardView>, cells: &NodeRef, lifted: &NodeRef, act: &Callback<Action>) -> Drag {
    let memory = use_mut_ref(Memory::default);
    let table = Table { view: view.clone(), cells: cells.clone(), lifted: lifted.clone() };
    let handler = |handle: fn(&Table, &mut Memory, &Callback<Action>, PointerEvent)| {
        let (table, memory, act): (Table, Rc<RefCell<Memory>>, _) =
            (table.clone(), memory.clone(), act.clone());
        Callback::from(move |event: PointerEvent| handle(&table, &mut memory.borrow_mut(), &act, event))
    };
    let (clicked, click_memory, click_act) = (table.clone(), memory.clone(), act.clone());
    Drag {
        onclick: Callback::from(move |event: MouseEvent| {
            if !std::mem::take(&mut click_memory.borrow_mut().swallow_click)
                && let Some(square) = clicked.square_of(&event)
            {
                click_act.emit(Action::Press(square));
            }
        }),
        onpointerdown: handler(down),
        onpointermove: handler(moved),
        onpointerup: handler(up),
        onpointercancel: handler(cancel),
    }
}

fn down(table: &Table, memory: &mut Memory, act: &Callback<Action>, event: PointerEvent) {
    memory.swallow_click = false;
    if memory.press.is_some() || !event.is_primary() || event.button() != 0 {
        return;
    }
    let Some(from) = table.square_of(&event) else { return };
    let Some(cell) = table.view.cells.iter().find(|cell| cell.square == from && cell.movable) else { return };
    memory.press = Some(Press {
        pointer: event.pointer_id(),
        from,
        start: (f64::from(event.client_x()), f64::from(event.client_y())),
        picks: !cell.picked,
        dragging: false,
    });
    // Without capture a drag that leaves the board would not be heard of; the browser refuses it
    // only for pointers that are gone.
    if let Some(cells) = table.cells.cast::<Element>() {
        let _ = cells.set_pointer_capture(event.pointer_id());
    }
    act.emit(Action::Lift(from));
}

fn moved(table: &Table, memory: &mut Memory, _: &Callback<Action>, event: PointerEvent) {
    let Some(press) = memory.press.as_mut().filter(|press| press.pointer == event.pointer_id()) else {
        return;
    };
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let slack = if event.pointer_type() == "touch" { SLACK_TOUCH_PX } else { SLACK_PX };
    press.dragging |= (x - press.start.0).hypot(y - press.start.1) > slack;
    if press.dragging {
        table.carry(press.from, x, y);
    }
}

fn up(table: &Table, memory: &mut Memory, act: &Callback<Action>, event: PointerEvent) {
    let Some(press) = memory.press.take_if(|press| press.pointer == event.pointer_id()) else { return };
    if press.dragging {
        memory.swallow_click = true;
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        table.let_go(press.from, Some((x, y)));
        act.emit(Action::Drop { from: press.from, to: table.square_at(x, y) });
    } else {
        // The press has picked the man up; its click must not put it down again.
        memory.swallow_click = press.picks;
    }
}

fn cancel(table: &Table, memory: &mut Memory, act: &Callback<Action>, event: PointerEvent) {
    if let Some(press) = memory.press.take_if(|press| press.pointer == event.pointer_id()) {
        table.let_go(press.from, None);
        act.emit(Action::Cancel);
    }
}

/// What is on the screen.
#[derive(Clone)]
struct Table {
    view: Rc<BoardView>,
    cells: NodeRef,
    lifted: NodeRef,
}

impl Table {
    /// The point an event is about: the cell it was sent to, or where the pointer is, because a
    /// captured pointer sends everything to the whole board.
    fn square_of(&self, event: &MouseEvent) -> Option<Square> {
        let cell = event.target_dyn_into::<Element>()?.closest("[data-square]").ok().flatten();
        match cell.and_then(|cell| cell.get_attribute("data-square")) {
            Some(square) => Square::from_iccs(&square),
            None => self.square_at(f64::from(event.client_x()), f64::from(event.client_y())),
        }
    }

    fn square_at(&self, client_x: f64, client_y: f64) -> Option<Square> {
        let (x, y) = self.drawing_from_client(client_x, client_y)?;
        Place::at(x, y).map(|place| place.square(self.view.bottom))
    }

    /// From pixels of the window to units of the drawing. The cells cover the drawing from half a
    /// unit beyond the outer lines on each side; measured anew each time, so that zoom, scrolling
    /// and resizing cannot put it wrong.
    fn drawing_from_client(&self, client_x: f64, client_y: f64) -> Option<(f64, f64)> {
        let area = self.cells.cast::<Element>()?.get_bounding_client_rect();
        let x = (client_x - area.left()) / area.width() * Place::COLUMNS as f64 - 0.5;
        let y = (client_y - area.top()) / area.height() * Place::ROWS as f64 - 0.5;
        (x.is_finite() && y.is_finite()).then_some((x, y))
    }

    /// Shows the lifted copy under the pointer, and the man itself as away.
    fn carry(&self, from: Square, client_x: f64, client_y: f64) {
        let (Some((x, y)), Some(lifted)) =
            (self.drawing_from_client(client_x, client_y), self.lifted.cast::<SvgElement>())
        else {
            return;
        };
        move_to(&lifted, x, y);
        let _ = lifted.class_list().add_1("is-carried");
        if let Some(man) = self.drawn_man(from) {
            let _ = man.class_list().add_1("is-away");
        }
    }

    /// Puts the man where the pointer let it go, from where it slides to its place: home, or where
    /// the move takes it.
    fn let_go(&self, from: Square, client: Option<(f64, f64)>) {
        if let Some(lifted) = self.lifted.cast::<SvgElement>() {
            let _ = lifted.class_list().remove_1("is-carried");
        }
        let Some(man) = self.drawn_man(from) else { return };
        if let Some((x, y)) = client.and_then(|(x, y)| self.drawing_from_client(x, y)) {
            move_to(&man, x, y);
            // Measuring makes the browser take this as where the slide begins. The class that
            // still says the man is away also says that it does not slide there.
            let _ = man.get_bounding_client_rect();
        }
        let _ = man.class_list().remove_1("is-away");
        let home = Place::of(from, self.view.bottom);
        move_to(&man, home.column as f64, home.row as f64);
    }

    fn drawn_man(&self, on: Square) -> Option<SvgElement> {
        let place = Place::of(on, self.view.bottom);
        let man = self.view.men.iter().find(|man| man.place == place && !man.taken)?;
        let board = self.lifted.cast::<SvgElement>()?.owner_svg_element()?;
        let drawn = board.query_selector(&format!("[data-man='{}']", man.man.index())).ok().flatten()?;
        drawn.dyn_into().ok()
    }
}
