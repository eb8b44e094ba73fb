//! The worker's event loop.
//!
//! A search runs in slices; between two slices the worker returns to its event loop so that a stop
//! is heard. The way back is a message to itself over a `MessageChannel`: unlike a timer it is
//! never slowed down, and unlike a promise it lets the messages that came before it go first.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

use super::session::Session;
use crate::protocol::Reply;
use crate::search::Host;

/// Time between two looks at the messages, in milliseconds. A stop must be heard within 50.
const SLICE_MS: f64 = 25.0;

struct Clock {
    performance: Option<Performance>,
}

impl Host for Clock {
    fn now_ms(&mut self) -> f64 {
        self.performance.as_ref().map_or(0.0, Performance::now)
    }

    fn should_stop(&mut self) -> bool {
        false
    }

    fn slice_ms(&self) -> f64 {
        SLICE_MS
    }
}

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    session: Session,
    clock: Clock,
    /// A message sent here comes back as a call of [`Worker::turn`].
    bell: MessagePort,
    is_rung: bool,
}

impl Worker {
    fn hear(&mut self, message: &JsValue) {
        let scope = &self.scope;
        // What is no text is no message either, and is answered as such.
        let text = message.as_string().unwrap_or_default();
        self.session.hear(&text, &mut self.clock, &mut |reply| post(scope, &reply));
        self.ring();
    }

    /// One slice of work.
    fn turn(&mut self) {
        self.is_rung = false;
        let scope = &self.scope;
        self.session.work(&mut self.clock, &mut |reply| post(scope, &reply));
        self.ring();
    }

    fn ring(&mut self) {
        if self.session.is_busy() && !self.is_rung {
            self.is_rung = self.bell.post_message(&JsValue::NULL).is_ok();
        }
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // Text can always be posted; if it could not, nobody would be there to be told.
    let _ = scope.post_message(&JsValue::from_str(&reply.to_text()));
}

/// Makes this worker the engine. Returns at once; the event loop does the rest.
///
/// # Errors
/// What the browser says if this is no worker.
pub fn run() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    // Said before the engine takes its memory: whoever waits for it can go on.
    post(&scope, &Session::greeting());
    let channel = MessageChannel::new()?;
    let worker = Rc::new(RefCell::new(Worker {
        scope: scope.clone(),
        session: Session::default(),
        clock: Clock { performance: scope.performance() },
        bell: channel.port2(),
        is_rung: false,
    }));

    let slices = Rc::clone(&worker);
    let on_bell = Closure::<dyn FnMut()>::new(move || slices.borrow_mut().turn());
    channel.port1().set_onmessage(Some(on_bell.as_ref().unchecked_ref()));
    on_bell.forget();

    let on_message =
        Closure::<dyn FnMut(_)>::new(move |event: MessageEvent| worker.borrow_mut().hear(&event.data()));
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    Ok(())
}
