//! The engine's side of the protocol: requests in, replies out, work in slices between them.
//!
//! Nothing here knows a browser; [`super::worker`] brings the messages and the clock.

use crate::format::fen;
use crate::protocol::{Bench, Build, Failure, Job, JobId, Reply, Report, Request};
use crate::referee::{History, MoveLimit, RulesetId};
use crate::rules::{Move, Position, perft};
use crate::search::{self, Answer, Engine, Host, Step};

/// Least time between two reports of one search, in milliseconds; the last one is always sent.
const REPORT_MS: f64 = 50.0;

/// One worker's engine and the job it is at.
pub struct Session {
    engine: Engine,
    job: Option<JobId>,
    /// The newest report of each line that has not been sent yet.
    unsent: Vec<Report>,
    sent_ms: f64,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            engine: Engine::new(Engine::TABLE_MB),
            job: None,
            unsent: Vec::new(),
            sent_ms: f64::NEG_INFINITY,
        }
    }
}

impl Session {
    /// What the worker says first.
    #[must_use]
    pub fn greeting() -> Reply {
        Reply::Ready { build: Build::this() }
    }

    /// Whether [`Session::work`] has something to do.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Takes a message. Searching is left to [`Session::work`].
    pub fn hear(&mut self, text: &str, host: &mut dyn Host, reply: &mut dyn FnMut(Reply)) {
        let request = match Request::from_text(text) {
            Ok(request) => request,
            Err(error) => {
                return reply(Reply::Failed { job: None, failure: Failure::Message(error.reason) });
            }
        };
        match request {
            Request::Search(job) => {
                self.stop(reply);
                let id = job.id;
                match self.begin(job, host) {
                    Ok(()) => self.job = Some(id),
                    Err(failure) => reply(Reply::Failed { job: Some(id), failure }),
                }
            }
            Request::Stop(id) if self.job == Some(id) => self.stop(reply),
            Request::Stop(_) => {}
            Request::NewGame => {
                self.stop(reply);
                self.engine.new_game();
            }
            Request::SetTable { megabytes } => {
                self.stop(reply);
                self.engine.set_table(megabytes as usize);
            }
            Request::Bench(bench) => {
                self.stop(reply);
                reply(self.bench(bench, host));
            }
        }
    }

    /// Searches for one slice of the host's.
    pub fn work(&mut self, host: &mut dyn Host, reply: &mut dyn FnMut(Reply)) {
        let Some(job) = self.job else { return };
        let (unsent, sent_ms) = (&mut self.unsent, &mut self.sent_ms);
        let mut clock_ms = host.now_ms();
        let step = self.engine.step(host, &mut |report| {
            let report = Report::from(report);
            unsent.retain(|older| older.line != report.line);
            unsent.push(report);
            // The first line of a search is not kept waiting for the end of the slice.
            if *sent_ms == f64::NEG_INFINITY {
                *sent_ms = clock_ms;
                unsent.drain(..).for_each(|report| reply(Reply::Info { job, report }));
            }
        });
        clock_ms = host.now_ms();
        if matches!(step, Step::Done(_)) || clock_ms - self.sent_ms >= REPORT_MS {
            self.sent_ms = clock_ms;
            self.unsent.sort_by_key(|report| report.line);
            self.unsent.drain(..).for_each(|report| reply(Reply::Info { job, report }));
        }
        if let Step::Done(answer) = step {
            self.end(answer, reply);
        }
    }

    fn begin(&mut self, job: Job, host: &mut dyn Host) -> Result<(), Failure> {
        let ruleset = RulesetId::from_name(&job.ruleset).ok_or(Failure::Ruleset(job.ruleset))?;
        let task = search::Task::try_from(job.task)?;
        let setup = fen::parse(&job.start).map_err(|error| Failure::Start(error.to_string()))?;
        let start = Position::from_study(&setup).map_err(|error| Failure::Start(error.to_string()))?;
        let mut game = History::new(start);
        for (index, text) in job.moves.iter().enumerate() {
            let played = Move::from_iccs(text).is_some_and(|mv| game.play(mv).is_ok());
            if !played {
                return Err(Failure::Move { index, text: text.clone() });
            }
        }
        self.unsent.clear();
        self.sent_ms = f64::NEG_INFINITY;
        let ruleset = match job.limit {
            None => ruleset.ruleset(),
            Some(moves) => ruleset.ruleset().with_limit(MoveLimit::from_moves(moves)),
        };
        self.engine.begin(&game, &ruleset, task, host.now_ms());
        Ok(())
    }

    fn stop(&mut self, reply: &mut dyn FnMut(Reply)) {
        if let Some(answer) = self.engine.stop() {
            self.end(answer, reply);
        }
    }

    fn end(&mut self, answer: Answer, reply: &mut dyn FnMut(Reply)) {
        if let Some(job) = self.job.take() {
            let best = answer.best.map(Move::iccs);
            reply(Reply::Done { job, best, report: answer.report.as_ref().map(Report::from) });
        }
    }

    fn bench(&mut self, bench: Bench, host: &mut dyn Host) -> Reply {
        let began = host.now_ms();
        let nodes = match bench {
            Bench::Perft(depth) => perft(&Position::start(), u32::from(depth.min(6))),
            Bench::Search(depth) => search::bench::run(&mut self.engine, depth, host),
        };
        Reply::Benched { nodes, micros: ((host.now_ms() - began) * 1e3) as u64 }
    }
}
