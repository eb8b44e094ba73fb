//! The published folder: built by Trunk, given names by content, then weighed.

use crate::call::{Call, Failure};
use crate::options::Build;
use crate::project::Project;
use crate::publish::{self, Additions, files, licenses};
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
    let additions = Additions::of(project, licenses, build.online_only)?;
    let trunk = files::read(&project.trunk())
        .map_err(|error| Failure::new(format!("{}: {error}", project.trunk().display())))?;
    let published = publish::publish(trunk, &additions)?;
    files::write(&published, &project.dist())
        .map_err(|error| Failure::new(format!("{}: {error}", project.dist().display())))?;
    let table = sizes::table(&project.dist())
        .map_err(|error| Failure::new(format!("{}: {error}", project.dist().display())))?;
    println!("\n{table}");
    Ok(())
}
