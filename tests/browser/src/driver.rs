//! The driver process that starts browsers and speaks WebDriver for them.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::wrong::Wrong;

/// A running chromedriver on a free port. It ends when this is dropped.
pub struct Driver {
    process: Child,
    url: String,
}

impl Driver {
    /// Starts `$CHROMEDRIVER`, or the chromedriver on PATH.
    ///
    /// # Errors
    ///
    /// It cannot be started or does not come up within half a minute.
    pub fn start() -> Result<Self, Wrong> {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut process = Command::new(&program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Wrong::new(format!("{}: {error}", program.display())))?;
        let (send, port) = mpsc::channel();
        if let Some(output) = process.stdout.take() {
            // Read to the end, so that the driver never blocks on a full pipe.
            thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    if let Some(port) = port_in(&line) {
                        let _ = send.send(port);
                    }
                }
            });
        }
        match port.recv_timeout(Duration::from_secs(30)) {
            Ok(port) => Ok(Self { process, url: format!("http://127.0.0.1:{port}") }),
            Err(_) => {
                let _ = process.kill();
                Err(Wrong::new(format!("{} did not say its port", program.display())))
            }
        }
    }

    /// Where it listens.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// `ChromeDriver was started successfully on port 34567.`
fn port_in(line: &str) -> Option<u16> {
    line.strip_suffix('.')?.rsplit_once("successfully on port ")?.1.parse().ok()
}
