//! A server of static files that acts like GitHub Pages: a site under a
//! sub-path, gzip, an entity tag, ten minutes of cache, no header of our own.
//!
//! The browser tests serve the page with it as well; for them it keeps a list of
//! requests and can be told to fail ([`Fault`]). Dropping a [`Server`] closes its
//! port and its connections: that is the network going away.

mod media;
mod site;

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{fmt, io};

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

pub use site::{Fault, Site};

/// One answered request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// `GET`, for instance.
    pub method: String,
    /// Path and query, as they were sent.
    pub target: String,
    /// The `Host` header.
    pub host: String,
    /// Status code, or `None` where a fault closed the connection instead.
    pub status: Option<u16>,
}

/// A running server on a port of 127.0.0.1.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    stop: Option<oneshot::Sender<Infallible>>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    site: Mutex<Site>,
    answered: Mutex<Vec<Answered>>,
}

impl Server {
    /// Serves `site` on a port of 127.0.0.1, or on any free one if `port` is 0,
    /// from a thread of its own.
    ///
    /// # Errors
    ///
    /// The port is taken.
    pub fn start(site: Site, port: u16) -> io::Result<Self> {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared { site: Mutex::new(site), answered: Mutex::default() });
        let (stop, stopped) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let accepting = accept(listener, Arc::clone(&shared));
        let thread = thread::spawn(move || {
            runtime.spawn(accepting);
            // Ends when the sender is dropped; the runtime goes with it, and every connection.
            let _ = runtime.block_on(stopped);
        });
        Ok(Self { address, shared, stop: Some(stop), thread: Some(thread) })
    }

    /// The port it listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Scheme, address and port, without a path: `http://127.0.0.1:8080`.
    #[must_use]
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where the site starts: `http://127.0.0.1:8080/chuhe/`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{}{}", self.origin(), self.with_site(|site| site.prefix().to_owned()))
    }

    /// Every request since the start, in the order of the answers.
    #[must_use]
    pub fn answered(&self) -> Vec<Answered> {
        self.shared.answered.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks at the site or changes it: another folder, a fault.
    pub fn with_site<T>(&self, change: impl FnOnce(&mut Site) -> T) -> T {
        change(&mut self.shared.site.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Serves until the process ends.
    pub fn wait(mut self) {
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has been reported there.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Why a connection is closed without an answer: a fault that was asked for.
#[derive(Debug)]
struct Dropped;

impl fmt::Display for Dropped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("dropped on purpose")
    }
}

impl std::error::Error for Dropped {}

async fn accept(listener: std::net::TcpListener, shared: Arc<Shared>) {
    // Fails only outside of a runtime.
    let Ok(listener) = TcpListener::from_std(listener) else { return };
    loop {
        // A failed accept concerns one connection (or the lack of descriptors); the next may work.
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let shared = Arc::clone(&shared);
        tokio::spawn(async move {
            let service = service_fn(|request| answer(request, &shared));
            // An error is the browser hanging up, or a fault.
            let _ = http1::Builder::new()
                .timer(TokioTimer::new())
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
    }
}

async fn answer(request: Request<Incoming>, shared: &Shared) -> Result<Response<Full<Bytes>>, Dropped> {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut entry = Answered {
        method: request.method().to_string(),
        target: request.uri().to_string(),
        host: header("host").to_owned(),
        status: None,
    };
    let (fault, response) = {
        let mut site = shared.site.lock().unwrap_or_else(PoisonError::into_inner);
        (site.fault(request.uri().path()), site.respond(&request))
    };
    if let Some(Fault::Slow(delay)) = fault {
        tokio::time::sleep(delay).await;
    }
    let response = if fault == Some(Fault::Dropped) { Err(Dropped) } else { Ok(response) };
    entry.status = response.as_ref().ok().map(|response| response.status().as_u16());
    shared.answered.lock().unwrap_or_else(PoisonError::into_inner).push(entry);
    response
}
