//! Trunk, wasm-bindgen and wasm-opt in the versions the page is built with, and
//! the browser it is tested in.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::axe;
use crate::call::{Call, Environment, Failure};
use crate::compiler::Compiler;
use crate::machine::{self, Machine};
use crate::project::Project;

/// Whether missing programs may be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// The person asked for it (`cargo xtask setup`).
    Given,
    /// Only on machines where that is the custom: Debian, as root.
    OfTheMachine,
}

/// Why one of the things a task needs is not to be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It is not there and may not be installed: what it is, and how it is installed.
    Missing(String),
    /// Installing it failed.
    Failed(Failure),
}

impl From<Failure> for Obstacle {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// A program in the one version the page is built with.
struct Tool {
    name: &'static str,
    program: &'static str,
    version: &'static str,
    source: Source,
}

enum Source {
    /// `cargo install NAME`, with these further arguments.
    Cargo(&'static [&'static str]),
    /// `npm ci` in a copy of this folder of `xtask/npm`.
    Npm(&'static str),
}

/// What a build needs.
const TOOLS: [Tool; 3] = [
    Tool { name: "trunk", program: "trunk", version: "0.21.14", source: Source::Cargo(&["--locked"]) },
    // Not --locked: its lock file names releases that were withdrawn.
    Tool {
        name: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: "0.2.130",
        source: Source::Cargo(&[]),
    },
    Tool { name: "binaryen", program: "wasm-opt", version: "132", source: Source::Npm("binaryen") },
];

/// What drives Firefox. Debian has no package of it.
const GECKODRIVER: Tool = Tool {
    name: "geckodriver",
    program: "geckodriver",
    version: "0.37.1",
    source: Source::Cargo(&["--locked"]),
};

/// What measures how fast the page starts.
const LIGHTHOUSE: Tool =
    Tool { name: "lighthouse", program: "lighthouse", version: "12.8.2", source: Source::Npm("lighthouse") };

/// The browsers a task needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Browsers {
    None,
    Chromium,
    All,
}

/// Everything a build needs, found.
#[derive(Clone, Debug)]
pub struct Toolbox {
    compiler: Compiler,
    folders: Vec<PathBuf>,
    driver: Option<PathBuf>,
    axe: Option<PathBuf>,
}

impl Toolbox {
    /// Finds or installs what a build needs.
    ///
    /// # Errors
    ///
    /// Something is missing that may not be installed, or installing failed.
    pub fn for_building(project: &Project, machine: &Machine, consent: Consent) -> Result<Self, Failure> {
        Self::set_up(project, machine, consent, Browsers::None)
    }

    /// Finds or installs what a build and a test in the browser need.
    ///
    /// # Errors
    ///
    /// As [`Toolbox::for_building`].
    pub fn with_browser(project: &Project, machine: &Machine, consent: Consent) -> Result<Self, Failure> {
        Self::set_up(project, machine, consent, Browsers::Chromium)
    }

    /// Finds or installs what a build and a test in Chromium, Firefox and WebKitGTK need.
    ///
    /// # Errors
    ///
    /// As [`Toolbox::for_building`].
    pub fn with_all_browsers(
        project: &Project,
        machine: &Machine,
        consent: Consent,
    ) -> Result<Self, Failure> {
        Self::set_up(project, machine, consent, Browsers::All)
    }

    fn set_up(
        project: &Project,
        machine: &Machine,
        consent: Consent,
        browsers: Browsers,
    ) -> Result<Self, Failure> {
        let store = store()?;
        let mut missing = Vec::new();
        let compiler = note(Compiler::set_up(machine, consent), &mut missing)?;
        let mut folders = Vec::new();
        let further = (browsers == Browsers::All).then_some(&GECKODRIVER);
        for tool in TOOLS.iter().chain(further) {
            let folder = note(tool.set_up(project, machine, consent, &store), &mut missing)?;
            folders.extend(folder.flatten());
        }
        let driver = match browsers {
            Browsers::None => None,
            Browsers::Chromium | Browsers::All => note(browser_driver(machine), &mut missing)?,
        };
        if browsers == Browsers::All {
            note(other_browsers(machine), &mut missing)?;
        }
        let axe = if browsers == Browsers::None { None } else { axe::set_up(project, machine, &store)? };
        match compiler {
            Some(compiler) if missing.is_empty() => {
                folders.extend(compiler.folders());
                Ok(Self { compiler, folders, driver, axe })
            }
            _ => {
                let list: String = missing.iter().map(|text| format!("\n  {text}")).collect();
                Err(Failure::new(format!(
                    "missing here:{list}\ncargo xtask setup installs what cargo, rustup and npm can bring"
                )))
            }
        }
    }

    /// The compiler for wasm.
    #[must_use]
    pub fn compiler(&self) -> Compiler {
        self.compiler
    }

    /// `call` with the browser's driver in its environment, under the name that everybody reads, and
    /// with the script that looks for faults of accessibility.
    #[must_use]
    pub fn browse(&self, call: Call) -> Call {
        let call = match &self.driver {
            Some(driver) => call.env("CHROMEDRIVER", driver),
            None => call,
        };
        match &self.axe {
            Some(axe) => call.env("CHUHE_AXE", axe),
            None => call,
        }
    }

    /// PATH with every tool on it.
    #[must_use]
    pub fn path(&self) -> OsString {
        machine::path_with(&self.folders)
    }

    /// The environment of everything that compiles to wasm.
    #[must_use]
    pub fn wasm_environment(&self, project: &Project) -> Environment {
        let mut environment = self.compiler.environment();
        environment.push(("PATH".into(), Some(self.path())));
        environment.push(("CARGO_TARGET_DIR".into(), Some(project.wasm_target().into())));
        environment
    }
}

/// The path of Lighthouse, found or installed; nothing where npm is not to be had.
///
/// # Errors
///
/// Installing it failed.
pub fn lighthouse(project: &Project, machine: &Machine) -> Result<Option<PathBuf>, Failure> {
    if machine::find("npm").is_none() {
        return Ok(machine::find(LIGHTHOUSE.program));
    }
    match LIGHTHOUSE.set_up(project, machine, Consent::OfTheMachine, &store()?) {
        Ok(Some(folder)) => Ok(Some(folder.join(LIGHTHOUSE.program))),
        Ok(None) => Ok(machine::find(LIGHTHOUSE.program)),
        Err(Obstacle::Missing(_)) => Ok(None),
        Err(Obstacle::Failed(failure)) => Err(failure),
    }
}

impl Tool {
    /// The folder to put on PATH, or `None` if the tool is there already.
    fn set_up(
        &self,
        project: &Project,
        machine: &Machine,
        consent: Consent,
        store: &Path,
    ) -> Result<Option<PathBuf>, Obstacle> {
        if machine::find(self.program).is_some_and(|path| self.is_at(&path)) {
            return Ok(None);
        }
        let home = store.join(format!("{}-{}", self.name, self.version));
        let folder = match self.source {
            Source::Cargo(_) => home.join("bin"),
            Source::Npm(_) => home.join("node_modules/.bin"),
        };
        if folder.exists() {
            return Ok(Some(folder));
        }
        if consent == Consent::OfTheMachine && !machine.installs() {
            return Err(self.missing());
        }
        let _lock = lock(store)?;
        if !folder.exists() {
            println!("installing {} {} into {}, once", self.name, self.version, store.display());
            self.install(project, machine, store, &home)?;
        }
        Ok(Some(folder))
    }

    fn is_at(&self, path: &Path) -> bool {
        let text = Call::new(path).args(["--version"]).read().unwrap_or_default();
        text.split_whitespace().any(|word| word == self.version)
    }

    /// Installs into a folder beside `home` and renames it, so that what is
    /// called `home` is always complete.
    fn install(
        &self,
        project: &Project,
        machine: &Machine,
        store: &Path,
        home: &Path,
    ) -> Result<(), Failure> {
        let part = store.join(format!("{}.part", self.name));
        let file_error = |error: io::Error| Failure::new(format!("{}: {error}", part.display()));
        if part.exists() {
            fs::remove_dir_all(&part).map_err(file_error)?;
        }
        fs::create_dir_all(&part).map_err(file_error)?;
        match self.source {
            Source::Cargo(arguments) => Call::new("cargo")
                .args(["install", self.name, "--version", self.version, "--root"])
                .args([&part])
                .args(arguments)
                .at(store)
                .run()?,
            Source::Npm(folder) => {
                if machine::find("npm").is_none() && machine.installs() {
                    machine.apt_install(&["nodejs", "npm"])?;
                }
                for file in ["package.json", "package-lock.json"] {
                    fs::copy(project.npm().join(folder).join(file), part.join(file)).map_err(file_error)?;
                }
                let quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];
                Call::new("npm").args(["ci"]).args(quiet).at(&part).run()?;
            }
        }
        fs::rename(&part, home).map_err(file_error)
    }

    fn missing(&self) -> Obstacle {
        let Self { name, program, version, .. } = self;
        Obstacle::Missing(match self.source {
            Source::Cargo(arguments) => {
                let further: String = arguments.iter().map(|argument| format!(" {argument}")).collect();
                format!("{program} {version}: cargo install {name} --version {version}{further}")
            }
            Source::Npm(_) => format!("{program} {version}: npm install --global {name}@{version}"),
        })
    }
}

/// Passes on what was found, writes down what is missing, stops at a failure.
fn note<T>(found: Result<T, Obstacle>, missing: &mut Vec<String>) -> Result<Option<T>, Failure> {
    match found {
        Ok(thing) => Ok(Some(thing)),
        Err(Obstacle::Missing(text)) => {
            missing.push(text);
            Ok(None)
        }
        Err(Obstacle::Failed(failure)) => Err(failure),
    }
}

/// chromedriver, which finds the browser of its version by itself.
fn browser_driver(machine: &Machine) -> Result<PathBuf, Obstacle> {
    let complete = || machine::find("chromedriver").is_some() && machine::find("chromium").is_some();
    if machine.installs() && !complete() {
        println!("installing the browser the tests run in");
        machine.apt_install(&["chromium", "chromium-driver"])?;
    }
    machine::find("chromedriver").ok_or_else(|| {
        Obstacle::Missing("Chrome or Chromium, and the chromedriver of its version, on PATH".to_owned())
    })
}

/// Firefox, WebKitGTK with its driver, and the display that one needs.
fn other_browsers(machine: &Machine) -> Result<(), Obstacle> {
    let lacking =
        || ["firefox-esr", "WebKitWebDriver", "Xvfb"].into_iter().find(|name| machine::find(name).is_none());
    if machine.installs() && lacking().is_some() {
        println!("installing the other browsers the tests run in");
        machine.apt_install(&["firefox-esr", "webkit2gtk-driver", "xvfb"])?;
    }
    match lacking() {
        None => Ok(()),
        Some(name) => Err(Obstacle::Missing(format!("{name}, for tests in all browsers"))),
    }
}

/// The folder our own copies are kept in, for all clones of the repository.
fn store() -> Result<PathBuf, Failure> {
    let cache = || {
        let of = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        of("XDG_CACHE_HOME")
            .or_else(|| of("LOCALAPPDATA"))
            .or_else(|| env::home_dir().map(|home| home.join(".cache")))
            .map(|cache| cache.join("chuhe-tools"))
    };
    env::var_os("CHUHE_TOOLS")
        .map(PathBuf::from)
        .or_else(cache)
        .ok_or_else(|| Failure::new("no home folder: set CHUHE_TOOLS to a folder for tools"))
}

/// Keeps two runs from installing at once, until the file is dropped.
fn lock(store: &Path) -> Result<File, Failure> {
    let path = store.join("lock");
    let locked = fs::create_dir_all(store).and_then(|()| File::create(&path)).and_then(|file| {
        file.lock()?;
        Ok(file)
    });
    locked.map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}
