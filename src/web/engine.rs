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
use crate::protocol::{Build, HEARTBEAT_MS, Job, JobId, Reply, Request};

use super::blob_worker;

/// How long a worker may take until it listens: it is fetched and compiled first.
const START_MS: u32 = 30_000;
/// How long a searching worker may say nothing: several times what it takes it to say that it is alive.
const SILENCE_MS: u32 = 5 * HEARTBEAT_MS;
/// The same on a device that is too slow for that: each loss by silence doubles the time up to this.
const SILENCE_MAX_MS: u32 = 8 * SILENCE_MS;
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
    /// Size of the engine's table, if not its own.
    table_mb: Option<u32>,
    /// Counts the workers started, to tell one that comes too late.
    started: u32,
    on_event: Rc<dyn Fn(EngineEvent)>,
    /// How long a searching worker may say nothing.
    silence_ms: u32,
}

/// A worker with what belongs to it; ended when it is dropped.
struct Engine {
    /// None while it is fetched.
    worker: Option<Worker>,
    listens: bool,
    running: Option<JobId>,
    watchdog: Option<Timeout>,
    listeners: Vec<EventListener>,
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.iter().for_each(Worker::terminate);
    }
}

impl EngineClient {
    /// A client that has started nothing yet and will tell `on_event` all that happens.
    #[must_use]
    pub fn new(on_event: impl Fn(EngineEvent) + 'static) -> EngineClient {
        let inner = Inner {
            engine: None,
            wanted: None,
            former: None,
            table_mb: None,
            started: 0,
            on_event: Rc::new(on_event),
            silence_ms: SILENCE_MS,
        };
        EngineClient { inner: Rc::new(RefCell::new(inner)) }
    }

    /// The same with a table of this size: where there may be many engines at once.
    #[must_use]
    pub fn with_table(self, megabytes: u32) -> EngineClient {
        self.inner.borrow_mut().table_mb = Some(megabytes);
        self
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
        let silence = self.silence();
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
        let watchdog = Some(self.watchdog(START_MS));
        let engine = Engine { worker: None, listens: false, running: None, watchdog, listeners: Vec::new() };
        let number = {
            let inner = &mut *self.inner.borrow_mut();
            inner.engine = Some(engine);
            inner.started += 1;
            inner.started
        };
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let refused = is_without_origin();
        let worker = (!refused).then(|| Worker::new_with_options(&worker_url(), &options));
        match worker {
            Some(Ok(worker)) => self.take(worker),
            // Where workers of an address are refused, one made of its text may not be.
            Some(Err(_)) | None => {
                let client = self.weak();
                wasm_bindgen_futures::spawn_local(async move {
                    let worker = blob_worker::start(&worker_url()).await;
                    let Some(client) = client().filter(|client| client.inner.borrow().started == number)
                    else {
                        worker.into_iter().for_each(|worker| worker.terminate());
                        return;
                    };
                    match worker {
                        Ok(worker) => client.take(worker),
                        Err(_) => client.lose(EngineFault::Crashed),
                    }
                });
            }
        }
    }

    /// Listens to a worker that was started.
    fn take(&self, worker: Worker) {
        let listen = |kind: &'static str, handle: fn(&EngineClient, &web_sys::Event)| {
            let client = self.weak();
            EventListener::new(&worker, kind, move |event| {
                if let Some(client) = client() {
                    handle(&client, event);
                }
            })
        };
        let listeners = vec![
            listen("message", |client, event| client.hear(event)),
            listen("messageerror", |client, _| client.lose(EngineFault::Nonsense)),
            listen("error", |client, event| {
                // Handled here: not to be reported again as an error of the page.
                event.prevent_default();
                client.lose(EngineFault::Crashed);
            }),
        ];
        match &mut self.inner.borrow_mut().engine {
            Some(engine) => {
                engine.worker = Some(worker);
                engine.listeners = listeners;
            }
            None => worker.terminate(),
        }
    }

    fn hear(&self, event: &web_sys::Event) {
        let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        match text.map(|text| Reply::from_text(&text)) {
            Some(Ok(Reply::Ready { build })) if build == Build::this() => {
                {
                    let inner = &mut *self.inner.borrow_mut();
                    if let Some(engine) = &mut inner.engine {
                        engine.listens = true;
                        engine.watchdog = None;
                        inner.table_mb.iter().for_each(|megabytes| {
                            engine.post(&Request::SetTable { megabytes: *megabytes });
                        });
                    }
                }
                self.tell(EngineEvent::Ready);
                self.pass_on();
            }
            Some(Ok(Reply::Ready { .. })) => self.lose(EngineFault::Mismatch),
            Some(Ok(Reply::Info { job, report })) => {
                let silence = self.silence();
                self.of_running(job, |engine| engine.watchdog = Some(silence));
                self.tell(EngineEvent::Report { job, report });
            }
            Some(Ok(Reply::Alive { job })) => {
                let silence = self.silence();
                self.of_running(job, |engine| engine.watchdog = Some(silence));
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
            if fault == EngineFault::Silent {
                inner.silence_ms = (2 * inner.silence_ms).min(SILENCE_MAX_MS);
            }
        }
        self.tell(EngineEvent::Lost(fault));
    }

    fn tell(&self, event: EngineEvent) {
        // Not while `inner` is borrowed: whoever hears it may have another wish at once.
        let on_event = self.inner.borrow().on_event.clone();
        on_event(event);
    }

    /// The watchdog of a search, in two halves: after a sleep of the machine the first is over at once, and
    /// what the worker has said meanwhile is heard before the second.
    fn silence(&self) -> Timeout {
        let half = self.inner.borrow().silence_ms / 2;
        let client = self.weak();
        Timeout::new(half, move || {
            if let Some(client) = client() {
                let second = client.watchdog(half);
                if let Some(engine) = &mut client.inner.borrow_mut().engine {
                    engine.watchdog = Some(second);
                }
            }
        })
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
        let _ = self.worker.as_ref().map(|worker| worker.post_message(&request.to_text().into()));
    }
}

fn is_another_game(former: &Job, job: &Job) -> bool {
    let shared = former.moves.iter().zip(&job.moves).take_while(|(one, other)| one == other).count();
    former.start != job.start || shared == 0 && !former.moves.is_empty()
}

/// Whether this is a frame without an origin of its own, as `sandbox="allow-scripts"` makes one. Some
/// browsers refuse a worker there only after they have made it.
fn is_without_origin() -> bool {
    web_sys::window().is_some_and(|window| window.origin() == "null")
}

fn worker_url() -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document.and_then(|document| document.query_selector(WORKER_META).ok().flatten());
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_else(|| WORKER_URL.to_owned())
}
