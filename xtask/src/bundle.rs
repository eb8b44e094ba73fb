//! The published folder: built by Trunk, given names by content, then weighed.

use std::fs;
use std::io;
use std::path::Path;

use crate::budget;
use crate::call::{Call, Failure};
use crate::options::Build;
use crate::project::Project;
use crate::publish::{self, Additions, files, first, licenses};
use crate::sizes;
use crate::tools::Toolbox;

/// Builds the page into `dist/` and prints what it weighs.
///
/// # Errors
///
/// A crate cannot be fetched, or the build fails.
pub fn build(project: &Project, toolbox: &Toolbox, build: &Build) -> Result<(), Failure> {
    println!("building the page with {}", toolbox.compiler().name());
    let environment = toolbox.wasm_environment(project);
    // Trunk stays offline, so that it takes the tools it is given instead of
    // downloading its own. It tells cargo to stay offline too.
    Call::new("cargo")
        .args(["fetch", "--quiet", "--target", "wasm32-unknown-unknown"])
        .with(&environment)
        .within(project)
        .run()?;
    let mut trunk = Call::new("trunk").args(["build", "--offline", "--dist", "target/trunk"]);
    if !build.dev {
        trunk = trunk.args(["--release"]);
    }
    // Trunk 0.21 refuses the usual value, 1, of this variable.
    if std::env::var_os("NO_COLOR").is_some() {
        trunk = trunk.env("NO_COLOR", "true");
    }
    trunk.with(&environment).within(project).run()?;
    let licenses = licenses::page(project, &environment)?;
    let home = build.home().map(str::to_owned);
    let additions = Additions {
        first: first::render(project)?,
        online_only: build.online_only,
        home,
        ..Additions::of(project, licenses)?
    };
    let trunk = files::read(&project.trunk()).map_err(about(&project.trunk()))?;
    let published = publish::publish(trunk, &additions)?;
    files::write(&published, &project.dist()).map_err(about(&project.dist()))?;
    let table = sizes::table(&project.dist()).map_err(about(&project.dist()))?;
    println!("\n{table}");
    if !build.dev {
        let budget = fs::read_to_string(project.budget()).map_err(about(&project.budget()))?;
        println!("{}", budget::check(&published, &budget)?);
    }
    Ok(())
}

fn about(path: &Path) -> impl Fn(io::Error) -> Failure {
    let path = path.display().to_string();
    move |error| Failure::new(format!("{path}: {error}"))
}
