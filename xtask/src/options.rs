//! The command line of `cargo xtask`.

use std::fmt;

/// What `cargo xtask help` prints.
pub const USAGE: &str = "\
cargo xtask serve [--port N] [--public-url /chuhe/] [--dev] [--online-only]
    Sets up what is missing, builds the page and serves it (port 8080).
cargo xtask test [--fast | --all] [STEP...] [-- FILTER...]
    Sets up what is missing and runs every test, those in the browser too.
    --fast leaves out what needs a browser or a wasm build. --all repeats in
    Firefox and WebKitGTK what is tested in Chromium otherwise. Naming steps runs
    only these: fmt clippy core native wasm build browser.
    What follows -- goes to the test programs, for instance a test's name.
cargo xtask build [--public-url URL] [--dev] [--online-only]
    Makes dist/, the folder that is published, and prints its sizes. All its
    addresses are relative: it works wherever it is put, on any static host.
    A URL like https://name.github.io/chuhe/ is told to search engines.
    --online-only publishes a service worker that takes itself away: the kill
    switch, should one that is out there ever do harm.
cargo xtask bench [ARGUMENT...]
    Without arguments: rules and search, native and as wasm in the page, side by
    side as ratios, how fast the page starts, and what Lighthouse says of it. With
    arguments: those of the native benchmark, for instance search 11.
cargo xtask setup
    Installs what cargo, rustup and npm can bring, on any system.
cargo xtask help

Tools that are not on PATH in the right version are kept in $CHUHE_TOOLS, or
else in chuhe-tools in the user's cache folder.";

/// One call of `cargo xtask`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Print [`USAGE`].
    Help,
    /// Install every tool.
    Setup,
    /// Make the folder that is published.
    Build(Build),
    /// Build and serve.
    Serve(Serve),
    /// Run the tests.
    Test(Test),
    /// Measure, or run the native benchmark with these arguments.
    Bench(Vec<String>),
}

/// How the page is built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Build {
    /// Where the page will stand: `https://name.github.io/chuhe/` or `/chuhe/`, or `./` for any place.
    pub public_url: String,
    /// Without optimization.
    pub dev: bool,
    /// With a service worker that takes itself away.
    pub online_only: bool,
}

impl Build {
    /// The address of the published page, if it is known.
    #[must_use]
    pub fn home(&self) -> Option<&str> {
        self.public_url.starts_with("http").then_some(&*self.public_url)
    }

    /// The path under which the page stands on its host.
    #[must_use]
    pub fn path(&self) -> &str {
        let behind_host = self.public_url.split_once("//").map_or(&*self.public_url, |(_, rest)| rest);
        behind_host.find('/').filter(|_| self.public_url != "./").map_or("/", |start| &behind_host[start..])
    }
}

impl Default for Build {
    fn default() -> Self {
        Self { public_url: "./".to_owned(), dev: false, online_only: false }
    }
}

/// How the page is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Serve {
    /// How it is built before.
    pub build: Build,
    /// On 127.0.0.1.
    pub port: u16,
}

/// Which tests run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Test {
    /// Leave out what needs a browser or a wasm build.
    pub fast: bool,
    /// In Firefox and WebKitGTK too.
    pub all: bool,
    /// Only these steps; all if empty.
    pub steps: Vec<String>,
    /// Handed to the test programs.
    pub filters: Vec<String>,
}

/// Why a command line is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// No such task.
    Task(String),
    /// The task does not know this argument.
    Argument(String),
    /// The option must be followed by a value.
    Missing(&'static str),
    /// Not a port number.
    Port(String),
    /// Neither `./` nor a path that starts and ends with a slash nor an address that ends with one.
    PublicUrl(String),
}

impl fmt::Display for Wrong {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Task(name) => write!(out, "no task is called {name}"),
            Self::Argument(text) => write!(out, "{text} is not understood here"),
            Self::Missing(option) => write!(out, "{option} needs a value"),
            Self::Port(text) => write!(out, "{text} is not a port number"),
            Self::PublicUrl(text) => {
                write!(out, "{text} must be ./, or /a/path/, or https://host/a/path/")
            }
        }
    }
}

/// Reads the arguments that follow `cargo xtask`.
///
/// # Errors
///
/// [`Wrong`] names the argument that cannot be understood.
pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Task, Wrong> {
    let mut rest = arguments.into_iter();
    match rest.next().as_deref() {
        None | Some("help" | "--help" | "-h") => Ok(Task::Help),
        Some("setup") => rest.next().map_or(Ok(Task::Setup), |text| Err(Wrong::Argument(text))),
        Some("build") => build_and_port(rest, None).map(|(build, _)| Task::Build(build)),
        Some("serve") => {
            build_and_port(rest, Some(8080)).map(|(build, port)| Task::Serve(Serve { build, port }))
        }
        Some("test") => test(rest).map(Task::Test),
        Some("bench") => Ok(Task::Bench(rest.collect())),
        Some(name) => Err(Wrong::Task(name.to_owned())),
    }
}

/// `port` is the default where a port may be given at all.
fn build_and_port(mut rest: impl Iterator<Item = String>, port: Option<u16>) -> Result<(Build, u16), Wrong> {
    let mut build = Build::default();
    let mut chosen = port.unwrap_or_default();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--dev" => build.dev = true,
            "--online-only" => build.online_only = true,
            "--public-url" => {
                let url = rest.next().ok_or(Wrong::Missing("--public-url"))?;
                let is_address = ["/", "https://", "http://"].iter().any(|start| url.starts_with(start));
                let is_plain = !url.contains(['"', '<', '>', '&', ' ']);
                if url != "./" && !(is_address && is_plain && url.ends_with('/')) {
                    return Err(Wrong::PublicUrl(url));
                }
                build.public_url = url;
            }
            "--port" if port.is_some() => {
                let text = rest.next().ok_or(Wrong::Missing("--port"))?;
                chosen = text.parse().map_err(|_| Wrong::Port(text))?;
            }
            _ => return Err(Wrong::Argument(argument)),
        }
    }
    Ok((build, chosen))
}

fn test(mut rest: impl Iterator<Item = String>) -> Result<Test, Wrong> {
    let mut test = Test::default();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--" => test.filters.extend(rest.by_ref()),
            "--fast" => test.fast = true,
            "--all" => test.all = true,
            name if crate::checks::NAMES.contains(&name) => test.steps.push(argument),
            _ => return Err(Wrong::Argument(argument)),
        }
    }
    Ok(test)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task, Wrong> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_read_in_any_order() {
        let build = Build { public_url: "/chuhe/".to_owned(), dev: true, ..Build::default() };
        assert_eq!(
            read("serve --dev --port 9000 --public-url /chuhe/"),
            Ok(Task::Serve(Serve { build: build.clone(), port: 9000 }))
        );
        assert_eq!(read("build --public-url /chuhe/ --dev"), Ok(Task::Build(build)));
    }

    #[test]
    fn addresses_are_taken_apart() {
        let at = |url: &str| Build { public_url: url.to_owned(), ..Build::default() };
        for (url, home, path) in [
            ("./", None, "/"),
            ("/chuhe/", None, "/chuhe/"),
            ("https://a.example/", Some("https://a.example/"), "/"),
            ("https://a.example/b/c/", Some("https://a.example/b/c/"), "/b/c/"),
        ] {
            assert_eq!((at(url).home(), at(url).path()), (home, path), "{url}");
        }
    }

    #[test]
    fn steps_and_filters_are_told_apart() {
        let test = Test {
            fast: false,
            all: true,
            steps: vec!["browser".to_owned()],
            filters: vec!["drag".to_owned(), "--nocapture".to_owned()],
        };
        assert_eq!(read("test --all browser -- drag --nocapture"), Ok(Task::Test(test)));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(read("serv"), Err(Wrong::Task("serv".to_owned())));
        assert_eq!(read("build --port 1"), Err(Wrong::Argument("--port".to_owned())));
        assert_eq!(read("serve --port"), Err(Wrong::Missing("--port")));
        assert_eq!(read("serve --port 70000"), Err(Wrong::Port("70000".to_owned())));
        assert_eq!(read("build --public-url chuhe"), Err(Wrong::PublicUrl("chuhe".to_owned())));
        assert_eq!(read("test bowser"), Err(Wrong::Argument("bowser".to_owned())));
    }
}
