//! A host of static files that is deployed to, fails and goes away, always under one address.

use std::cell::RefCell;
use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use xtask::project::Project;
use xtask::publish::files::{self, Files};
use xtask::publish::{self, Additions};
use xtask::server::{Answered, Fault, Server, Site};

use crate::wrong::Wrong;

/// Where the site stands on its host, as a project's page does on GitHub.
const PREFIX: &str = "/chuhe/";

/// The host of one test.
pub struct Host {
    folder: PathBuf,
    port: u16,
    server: RefCell<Option<Server>>,
    /// What servers that have gone away had answered.
    before: RefCell<Vec<Answered>>,
}

impl Host {
    /// A host with this build on it.
    ///
    /// # Errors
    ///
    /// Files cannot be written, or there is no port.
    pub fn with(build: &Files) -> Result<Self, Wrong> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("chuhe-host-{}-{number}", std::process::id()));
        files::write(build, &folder)?;
        let server = Server::start(Site::new(&folder, PREFIX), 0)?;
        let port = server.port();
        Ok(Self { folder, port, server: RefCell::new(Some(server)), before: RefCell::default() })
    }

    /// The address of the first page.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{PREFIX}", self.port)
    }

    /// Puts another build in place of the present one, all at once.
    ///
    /// # Errors
    ///
    /// Files cannot be written.
    pub fn deploy(&self, build: &Files) -> Result<(), Wrong> {
        Ok(files::write(build, &self.folder)?)
    }

    /// Lets every request for `file` fail from now on; `None` mends it.
    pub fn set_fault(&self, file: &str, fault: Option<Fault>) {
        if let Some(server) = &*self.server.borrow() {
            server.with_site(|site| site.set_fault(file, fault));
        }
    }

    /// The network goes away: no port listens, every connection ends.
    pub fn go_down(&self) {
        if let Some(server) = self.server.take() {
            self.before.borrow_mut().extend(server.answered());
        }
    }

    /// The network is back.
    ///
    /// # Errors
    ///
    /// Somebody else has taken the port.
    pub fn come_up(&self) -> Result<(), Wrong> {
        let server = Server::start(Site::new(&self.folder, PREFIX), self.port)?;
        self.server.replace(Some(server));
        Ok(())
    }

    /// The paths below the site of all requests so far, in their order.
    #[must_use]
    pub fn asked_for(&self) -> Vec<String> {
        let mut list = self.before.borrow().clone();
        list.extend(self.server.borrow().iter().flat_map(Server::answered));
        list.iter().map(|request| request.target.trim_start_matches(PREFIX).to_owned()).collect()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The built page, published as one of several builds that differ in every file that is their own.
pub struct Builds {
    trunk: Files,
    licenses: String,
}

impl Builds {
    /// From what `cargo xtask build` has left.
    ///
    /// # Errors
    ///
    /// It has not run.
    pub fn of(project: &Project) -> Result<Self, Wrong> {
        let missing =
            |error: std::io::Error| Wrong::new(format!("cargo xtask build has to run first: {error}"));
        let trunk = files::read(&project.trunk()).map_err(missing)?;
        let licenses = fs::read_to_string(project.root().join("LICENSE-MIT")).map_err(missing)?;
        let licenses = format!("<!doctype html><meta charset=\"utf-8\"><pre>{licenses}</pre>");
        Ok(Self { trunk, licenses })
    }

    /// The build of this number: its page, style, program and worker carry it (see [`MARKS`]).
    ///
    /// # Errors
    ///
    /// Trunk's files are not as expected.
    pub fn number(&self, number: u8) -> Result<Files, Wrong> {
        let mut trunk = self.trunk.clone();
        for (path, bytes) in &mut trunk {
            let mark = match path.rsplit('.').next() {
                Some("html") => format!("<!-- build {number} -->").into_bytes(),
                Some("css") => format!(":root {{ --build: {number} }}").into_bytes(),
                Some("js") => format!("\nglobalThis.build = {number};\n").into_bytes(),
                // A custom section of seven bytes, whose name has five.
                Some("wasm") => [b"\x00\x07\x05build".as_slice(), &[number]].concat(),
                _ => continue,
            };
            bytes.extend(mark);
        }
        self.publish(trunk, false)
    }

    /// The build that takes the service worker away.
    ///
    /// # Errors
    ///
    /// As [`Builds::number`].
    pub fn withdrawn(&self) -> Result<Files, Wrong> {
        self.publish(self.trunk.clone(), true)
    }

    fn publish(&self, trunk: Files, online_only: bool) -> Result<Files, Wrong> {
        let published = Additions::of(&Project::here(), self.licenses.clone())
            .and_then(|additions| publish::publish(trunk, &Additions { online_only, ..additions }));
        published.map_err(|failure| Wrong::new(failure.to_string()))
    }
}

/// Calls its last argument with the numbers that page, style, program and worker carry.
pub const MARKS: &str = r#"
    const done = arguments[arguments.length - 1];
    const number = (text) => Number((/build = (\d+)/.exec(text) || [])[1]);
    const worker = document.querySelector('meta[name=chuhe-worker]').content;
    const page = [...document.childNodes, ...document.documentElement.childNodes, ...document.body.childNodes]
        .find(node => node.nodeType === Node.COMMENT_NODE && node.data.startsWith(' build '));
    const style = getComputedStyle(document.documentElement).getPropertyValue('--build');
    fetch(worker).then(answer => answer.text()).then(
        text => done([Number(page.data.slice(7)), Number(style), globalThis.build, number(text)]),
        error => done(String(error)),
    );
"#;
