//! axe-core, which finds faults of accessibility in a page: for the browser tests alone, no part of
//! anything that is published.

use std::fs;
use std::path::{Path, PathBuf};

use crate::call::{Call, Failure};
use crate::machine::{self, Machine};
use crate::project::Project;

/// As in `xtask/npm/axe/package.json`.
const VERSION: &str = "4.14.1";

/// The script's file, fetched once into `store` with its digest checked by npm; none on a machine
/// without npm, where the tests that need it say so.
///
/// # Errors
///
/// npm fails.
pub fn set_up(project: &Project, machine: &Machine, store: &Path) -> Result<Option<PathBuf>, Failure> {
    let home = store.join(format!("axe-core-{VERSION}"));
    let script = home.join("node_modules/axe-core/axe.min.js");
    if script.exists() {
        return Ok(Some(script));
    }
    if machine::find("npm").is_none() && machine.installs() {
        machine.apt_install(&["nodejs", "npm"])?;
    }
    if machine::find("npm").is_none() {
        return Ok(None);
    }
    println!("installing axe-core {VERSION} into {}, once", store.display());
    let part = store.join("axe-core.part");
    let file_error = |error: std::io::Error| Failure::new(format!("{}: {error}", part.display()));
    if part.exists() {
        fs::remove_dir_all(&part).map_err(file_error)?;
    }
    fs::create_dir_all(&part).map_err(file_error)?;
    for file in ["package.json", "package-lock.json"] {
        fs::copy(project.npm().join("axe").join(file), part.join(file)).map_err(file_error)?;
    }
    let quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];
    Call::new("npm").args(["ci"]).args(quiet).at(&part).run()?;
    fs::rename(&part, home).map_err(file_error)?;
    Ok(Some(script))
}
