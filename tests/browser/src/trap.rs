//! A proxy that answers nothing: where a browser's requests to other hosts end up.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Hosts that Chromium asks of its own accord, whatever its flags say. No page of ours names them.
const BROWSERS_OWN: [&str; 2] = ["update.googleapis.com", "accounts.google.com"];

/// A proxy on a free port of 127.0.0.1 that refuses and remembers every request.
pub struct Trap {
    address: SocketAddr,
    caught: Arc<Mutex<Vec<String>>>,
}

impl Trap {
    /// Starts it, for as long as the process lives.
    ///
    /// # Errors
    ///
    /// No port is free.
    pub fn set() -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let caught = Arc::<Mutex<Vec<String>>>::default();
        let list = Arc::clone(&caught);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let list = Arc::clone(&list);
                thread::spawn(move || {
                    if let Ok(line) = refuse(stream) {
                        list.lock().unwrap_or_else(PoisonError::into_inner).push(line);
                    }
                });
            }
        });
        Ok(Self { address, caught })
    }

    /// What a browser is told to use as its proxy.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The first lines of the requests since the last call: `GET http://...` or `CONNECT host:443`.
    /// What the browser asked for itself is left out.
    #[must_use]
    pub fn take(&self) -> Vec<String> {
        let mut caught = std::mem::take(&mut *self.caught.lock().unwrap_or_else(PoisonError::into_inner));
        caught.retain(|line| !BROWSERS_OWN.iter().any(|host| line.contains(host)));
        caught
    }
}

fn refuse(mut stream: TcpStream) -> io::Result<String> {
    stream.set_read_timeout(Some(Duration::from_secs(5)))?;
    let mut line = String::new();
    BufReader::new(&stream).read_line(&mut line)?;
    stream.write_all(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")?;
    Ok(line.trim_end().to_owned())
}
