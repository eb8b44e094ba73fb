//! Calls of other programs, shown as they are made.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::project::Project;

/// Why a task ended early: one or more lines for the person who started it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    /// A failure with these lines.
    #[must_use]
    pub fn new(lines: impl Into<String>) -> Self {
        Self(lines.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Changes to the environment of a called program: a value, or the removal of
/// a variable. Later entries win.
pub type Environment = Vec<(OsString, Option<OsString>)>;

/// A program and its arguments.
#[derive(Clone, Debug)]
pub struct Call {
    program: OsString,
    arguments: Vec<OsString>,
    environment: Environment,
    folder: Option<PathBuf>,
}

impl Call {
    /// A call of `program`, a path or a name to be found on PATH.
    #[must_use]
    pub fn new(program: impl AsRef<OsStr>) -> Self {
        Self {
            program: program.as_ref().to_owned(),
            arguments: Vec::new(),
            environment: Vec::new(),
            folder: None,
        }
    }

    /// Adds arguments.
    #[must_use]
    pub fn args<T: AsRef<OsStr>>(mut self, arguments: impl IntoIterator<Item = T>) -> Self {
        self.arguments.extend(arguments.into_iter().map(|text| text.as_ref().to_owned()));
        self
    }

    /// Sets one variable of the environment.
    #[must_use]
    pub fn env(mut self, name: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Self {
        self.environment.push((name.as_ref().to_owned(), Some(value.as_ref().to_owned())));
        self
    }

    /// Applies changes to the environment.
    #[must_use]
    pub fn with(mut self, environment: &Environment) -> Self {
        self.environment.extend_from_slice(environment);
        self
    }

    /// Makes the repository the working folder.
    #[must_use]
    pub fn within(self, project: &Project) -> Self {
        self.at(project.root())
    }

    /// Sets the working folder.
    #[must_use]
    pub fn at(mut self, folder: &Path) -> Self {
        self.folder = Some(folder.to_owned());
        self
    }

    /// Prints the command and runs it with its output going to the terminal.
    ///
    /// # Errors
    ///
    /// The program cannot be started or does not end with status 0.
    pub fn run(&self) -> Result<(), Failure> {
        println!("$ {self}");
        let ended = self.command().stdin(Stdio::null()).status();
        match ended {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Failure(format!("{self}\nended with {status}"))),
            Err(error) => Err(Failure(format!("{self}\ncould not be started: {error}"))),
        }
    }

    /// Runs the command in silence and returns what it printed, or nothing if
    /// it could not be started or failed.
    #[must_use]
    pub fn read(&self) -> Option<String> {
        let output = self.command().stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        for (name, value) in &self.environment {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        command
    }
}

impl fmt::Display for Call {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = Path::new(&self.program);
        write!(out, "{}", program.file_name().unwrap_or(&self.program).display())?;
        for argument in &self.arguments {
            let text = argument.display().to_string();
            if text.is_empty() || text.contains([' ', '*', '\'']) {
                write!(out, " '{text}'")?;
            } else {
                write!(out, " {text}")?;
            }
        }
        Ok(())
    }
}
