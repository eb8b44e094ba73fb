//! The engine's side of the protocol: requests in, replies out, work in slices between them.
//!
//! Nothing here knows a browser; [`super::worker`] brings the messages and the clock.

use crate::format::fen;
use crate::protocol::{Bench, Build, Failure, HEARTBEAT_MS, Job, JobId, Reply, Report, Request};
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
    /// When the page last heard anything of the search.
    heard_ms: f64,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            engine: Engine::new(Engine::TABLE_MB),
            job: None,
            unsent: Vec::new(),
            sent_ms: f64::NEG_INFINITY,
            heard_ms: f64::NEG_INFINITY,
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
            for report in self.unsent.drain(..) {
                self.heard_ms = clock_ms;
                reply(Reply::Info { job, report });
            }
        }
        if clock_ms - self.heard_ms >= f64::from(HEARTBEAT_MS) {
            self.heard_ms = clock_ms;
            reply(Reply::Alive { job });
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
        self.heard_ms = host.now_ms();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Limits, Task};

    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    /// A clock that goes on by a tenth of a millisecond whenever it is looked at.
    struct Ticking(f64);

    impl Host for Ticking {
        fn now_ms(&mut self) -> f64 {
            self.0 += 0.1;
            self.0
        }

        fn should_stop(&mut self) -> bool {
            false
        }

        fn slice_ms(&self) -> f64 {
            25.0
        }
    }

    fn job(id: u32, limits: Limits) -> Job {
        Job {
            id: JobId(id),
            start: START.to_owned(),
            moves: vec!["h2e2".to_owned(), "h9g7".to_owned()],
            ruleset: "asian".to_owned(),
            limit: None,
            task: Task::Analyze { limits, lines: 1 },
        }
    }

    struct Desk {
        session: Session,
        clock: Ticking,
    }

    impl Desk {
        fn new() -> Desk {
            Desk { session: Session::default(), clock: Ticking(0.0) }
        }

        fn hear(&mut self, request: &Request) -> Vec<Reply> {
            let mut replies = Vec::new();
            self.session.hear(&request.to_text(), &mut self.clock, &mut |reply| replies.push(reply));
            replies
        }

        fn work(&mut self) -> Vec<Reply> {
            let mut replies = Vec::new();
            self.session.work(&mut self.clock, &mut |reply| replies.push(reply));
            replies
        }
    }

    #[test]
    fn a_job_is_told_about_and_done_once() {
        let mut desk = Desk::new();
        assert_eq!(desk.hear(&Request::Search(job(1, Limits::Depth(6)))), []);
        let mut replies = Vec::new();
        while desk.session.is_busy() {
            replies.extend(desk.work());
        }
        assert!(replies.iter().all(|reply| reply.job() == Some(JobId(1))));
        assert!(matches!(&replies[0], Reply::Info { report, .. } if report.depth == 1));
        let (Some(Reply::Info { report: last, .. }), [.., Reply::Done { best, report, .. }]) =
            (replies.iter().rev().find(|reply| matches!(reply, Reply::Info { .. })), &replies[..])
        else {
            panic!("{replies:?}")
        };
        assert_eq!(report.as_ref(), Some(last));
        assert_eq!(best.as_ref(), last.pv.first());
        assert_eq!(replies.iter().filter(|reply| matches!(reply, Reply::Done { .. })).count(), 1);
        assert_eq!(desk.work(), []);
    }

    #[test]
    fn stop_ends_its_own_job_only() {
        let mut desk = Desk::new();
        desk.hear(&Request::Search(job(4, Limits::Infinite)));
        desk.work();
        assert_eq!(desk.hear(&Request::Stop(JobId(3))), []);
        assert!(desk.session.is_busy());
        let replies = desk.hear(&Request::Stop(JobId(4)));
        assert!(matches!(&replies[..], [Reply::Done { job: JobId(4), best: Some(_), report: Some(_) }]));
        assert!(!desk.session.is_busy());
        assert_eq!(desk.hear(&Request::Stop(JobId(4))), []);
    }

    #[test]
    fn a_new_job_ends_the_old_one() {
        let mut desk = Desk::new();
        desk.hear(&Request::Search(job(1, Limits::Infinite)));
        desk.work();
        let replies = desk.hear(&Request::Search(job(2, Limits::MoveTime(50))));
        assert!(matches!(&replies[..], [Reply::Done { job: JobId(1), .. }]));
        let mut replies = Vec::new();
        while desk.session.is_busy() {
            replies.extend(desk.work());
        }
        assert!(replies.iter().all(|reply| reply.job() == Some(JobId(2))));
    }

    #[test]
    fn what_makes_no_sense_fails_and_the_session_goes_on() {
        let mut desk = Desk::new();
        let good = job(1, Limits::Depth(1));
        let failures = [
            (Job { start: "rubbish".to_owned(), ..good.clone() }, "Start"),
            (Job { start: "9/9/9/9/9/9/9/9/9/9 w".to_owned(), ..good.clone() }, "Start"),
            (Job { moves: vec!["h2e2".to_owned(), "a0a9".to_owned()], ..good.clone() }, "Move"),
            (Job { moves: vec!["\u{1F600}".to_owned()], ..good.clone() }, "Move"),
            (Job { ruleset: "chess".to_owned(), ..good.clone() }, "Ruleset"),
            (Job { task: Task::Play { level: 11, seed: 0, limits: None }, ..good.clone() }, "Level"),
            (Job { task: Task::Analyze { limits: Limits::Infinite, lines: 0 }, ..good.clone() }, "Lines"),
        ];
        for (job, kind) in failures {
            let replies = desk.hear(&Request::Search(job));
            let [Reply::Failed { job: Some(JobId(1)), failure }] = &replies[..] else {
                panic!("{replies:?}")
            };
            assert!(format!("{failure:?}").starts_with(kind), "{failure:?}");
            assert!(!desk.session.is_busy());
        }
        let mut replies = Vec::new();
        desk.session.hear("[", &mut desk.clock, &mut |reply| replies.push(reply));
        assert!(matches!(&replies[..], [Reply::Failed { job: None, failure: Failure::Message(_) }]));
        assert_eq!(desk.hear(&Request::Search(good)), []);
        assert!(desk.session.is_busy());
    }
}
