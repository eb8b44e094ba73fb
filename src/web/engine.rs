//! The engine in its worker, as seen from the page.
//!
//! The page holds the truth and the worker is disposable: one that crashes, falls silent or is from
//! another release is ended and reported, and the next wish starts another. What is posted before
//! a worker listens is lost in every browser, so wishes wait for its [`Reply::Ready`].

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::app::{EngineEvent, EngineFault};
use crate::protocol::{Build, Job, JobId, Reply, Request};

/// How long a worker may take until it listens: it is fetched and compiled first.
const START_MS: u32 = 30_000;
/// How long a searching worker may say nothing. The slowest level thinks for two seconds.
const SILENCE_MS: u32 = 6_000;
/// Where the page says which file starts the worker.
const WORKER_META: &str = "meta[name=chuhe-worker]";
/// What the build calls that file if the page does not say.
const WORKER_URL: &str = "./worker_loader.js";

/// Runs one search at a time in a worker.
pub struct EngineClient {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    engine: Option<Engine>,
    wanted: Option<Job>,
    /// The job before, to tell a new game from the next move.
    former: Option<Job>,
    on_event: Rc<dyn Fn(EngineEvent)>,
}

/// A worker with what belongs to it; ended when it is dropped.
struct Engine {
    worker: Worker,
    listens: bool,
    running: Option<JobId>,
    watchdog: Option<Timeout>,
    _listeners: [EventListener; 3],
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl EngineClient {
    /// A client that has started nothing yet and will tell `on_event` all that happens.
    #[must_use]
    pub fn new(on_event: impl Fn(EngineEvent) + 'static) -> EngineClient {
        let inner = Inner { engine: None, wanted: None, former: None, on_event: Rc::new(on_event) };
        EngineClient { inner: Rc::new(RefCell::new(inner)) }
    }

    /// Starts a worker if none is there, so that it listens when the first wish comes.
    pub fn warm_up(&self) {
        if self.inner.borrow().engine.is_none() {
            self.start();
        }
    }

    /// Searches `wish` and nothing else; `None` ends what is running.
    pub fn want(&self, wish: Option<Job>) {
        let starts = {
            let inner = &mut *self.inner.borrow_mut();
            if let Some(engine) = &mut inner.engine
                && let Some(running) = engine.running.take()
            {
                engine.watchdog = None;
                engine.post(&Request::Stop(running));
            }
            inner.wanted = wish;
            inner.wanted.is_some() && inner.engine.is_none()
        };
        if starts {
            self.start();
        } else {
            self.pass_on();
        }
    }

    /// Gives the wish to the worker, if there is one of both.
    fn pass_on(&self) {
        let silence = self.watchdog(SILENCE_MS);
        let inner = &mut *self.inner.borrow_mut();
        let Some(engine) = inner.engine.as_mut().filter(|engine| engine.listens) else { return };
        let Some(job) = inner.wanted.take() else { return };
        if inner.former.as_ref().is_some_and(|former| is_another_game(former, &job)) {
            engine.post(&Request::NewGame);
        }
        engine.running = Some(job.id);
        engine.watchdog = Some(silence);
        engine.post(&Request::Search(job.clone()));
        inner.former = Some(job);
    }

    fn start(&self) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&worker_url(), &options) else {
            return self.lose(EngineFault::Crashed);
        };
        let listen = |kind: &'static str, handle: fn(&EngineClient, &web_sys::Event)| {
            let client = self.weak();
            EventListener::new(&worker, kind, move |event| {
                if let Some(client) = client() {
                    handle(&client, event);
                }
            })
        };
        let listeners = [
            listen("message", |client, event| client.hear(event)),
            listen("messageerror", |client, _| client.lose(EngineFault::Nonsense)),
            listen("error", |client, event| {
                // Handled here: not to be reported again as an error of the page.
                event.prevent_default();
                client.lose(EngineFault::Crashed);
            }),
        ];
        let watchdog = Some(self.watchdog(START_MS));
        let engine = Engine { worker, listens: false, running: None, watchdog, _listeners: listeners };
        self.inner.borrow_mut().engine = Some(engine);
    }

    fn hear(&self, event: &web_sys::Event) {
        let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        match text.map(|text| Reply::from_text(&text)) {
            Some(Ok(Reply::Ready { build })) if build == Build::this() => {
                if let Some(engine) = &mut self.inner.borrow_mut().engine {
                    engine.listens = true;
                    engine.watchdog = None;
                }
                self.tell(EngineEvent::Ready);
                self.pass_on();
            }
            Some(Ok(Reply::Ready { .. })) => self.lose(EngineFault::Mismatch),
            Some(Ok(Reply::Info { job, report })) => {
                let silence = self.watchdog(SILENCE_MS);
                self.of_running(job, |engine| engine.watchdog = Some(silence));
                self.tell(EngineEvent::Report { job, report });
            }
            Some(Ok(Reply::Done { job, best, .. })) => {
                self.of_running(job, |engine| {
                    engine.running = None;
                    engine.watchdog = None;
                });
                self.tell(EngineEvent::Done { job, best });
            }
            Some(Ok(Reply::Failed { .. }) | Err(_)) | None => self.lose(EngineFault::Nonsense),
            Some(Ok(Reply::Benched { .. })) => {}
        }
    }

    fn of_running(&self, job: JobId, change: impl FnOnce(&mut Engine)) {
        if let Some(engine) = &mut self.inner.borrow_mut().engine
            && engine.running == Some(job)
        {
            change(engine);
        }
    }

    /// Ends the worker and reports it. The page then wishes its search again, which starts another.
    fn lose(&self, fault: EngineFault) {
        {
            let inner = &mut *self.inner.borrow_mut();
            inner.engine = None;
            inner.former = None;
        }
        self.tell(EngineEvent::Lost(fault));
    }

    fn tell(&self, event: EngineEvent) {
        // Not while `inner` is borrowed: whoever hears it may have another wish at once.
        let on_event = self.inner.borrow().on_event.clone();
        on_event(event);
    }

    fn watchdog(&self, delay_ms: u32) -> Timeout {
        let client = self.weak();
        Timeout::new(delay_ms, move || {
            if let Some(client) = client() {
                client.lose(EngineFault::Silent);
            }
        })
    }

    fn weak(&self) -> impl Fn() -> Option<EngineClient> + 'static {
        let inner = Rc::downgrade(&self.inner);
        move || inner.upgrade().map(|inner| EngineClient { inner })
    }
}

impl Engine {
    fn post(&self, request: &Request) {
        // Text can always be posted.
        let _ = self.worker.post_message(&request.to_text().into());
    }
}

fn is_another_game(former: &Job, job: &Job) -> bool {
    let shared = former.moves.iter().zip(&job.moves).take_while(|(one, other)| one == other).count();
    former.start != job.start || shared == 0 && !former.moves.is_empty()
}

fn worker_url() -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document.and_then(|document| document.query_selector(WORKER_META).ok().flatten());
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_else(|| WORKER_URL.to_owned())
}
