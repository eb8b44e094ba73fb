//! The machine this runs on: what is on PATH, and whether packages of the
//! system may be installed.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::call::{Call, Failure};

/// What kind of machine this is.
#[derive(Clone, Debug)]
pub struct Machine {
    /// Debian, and we are root, so that apt-get works.
    apt: bool,
}

impl Machine {
    /// Looks around.
    #[must_use]
    pub fn look() -> Self {
        let debian = fs::read_to_string("/etc/os-release").is_ok_and(|text| is_debian(&text));
        let root = || Call::new("id").args(["-u"]).read().as_deref() == Some("0");
        Self { apt: debian && find("apt-get").is_some() && root() }
    }

    /// Whether missing programs may be installed without being asked to.
    #[must_use]
    pub fn installs(&self) -> bool {
        self.apt
    }

    /// Installs packages of the system, in their newest versions.
    ///
    /// The package lists are updated first: a fresh image has none, and old ones
    /// lead to an old compiler.
    ///
    /// # Errors
    ///
    /// apt-get cannot install them.
    pub fn apt_install(&self, packages: &[&str]) -> Result<(), Failure> {
        let apt = |arguments: &[&str]| {
            Call::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(["-q"]).args(arguments)
        };
        if let Err(failure) = apt(&["update"]).run() {
            // One source of many that does not answer need not be the one that is needed.
            println!("{failure}");
        }
        apt(&["install", "-y", "--no-install-recommends"]).args(packages).run()
    }
}

fn is_debian(os_release: &str) -> bool {
    os_release.lines().any(|line| matches!(line, "ID=debian" | "ID=\"debian\""))
}

/// The first program of this name on PATH.
#[must_use]
pub fn find(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&file)).find(|path| is_program(path))
}

/// PATH with `folders` in front.
#[must_use]
pub fn path_with(folders: &[PathBuf]) -> OsString {
    let old = env::var_os("PATH").unwrap_or_default();
    let all = folders.iter().cloned().chain(env::split_paths(&old));
    // Only a folder with the separator in its name fails to join.
    env::join_paths(all).unwrap_or(old)
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debian_is_told_from_its_children() {
        assert!(is_debian("NAME=\"Debian GNU/Linux\"\nVERSION_ID=\"12\"\nID=debian\n"));
        assert!(!is_debian("ID=ubuntu\nID_LIKE=debian\n"));
    }
}
