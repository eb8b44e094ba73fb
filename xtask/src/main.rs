//! `cargo xtask`: sets up, builds, serves and tests Chuhe. `cargo xtask help` says how.

use std::process::ExitCode;

use xtask::call::{Call, Failure};
use xtask::machine::Machine;
use xtask::options::{Build, Serve, Task, USAGE};
use xtask::project::Project;
use xtask::server::{Server, Site};
use xtask::tools::{Consent, Toolbox};
use xtask::{bundle, checks, lighthouse, options, tools};

fn main() -> ExitCode {
    let task = match options::parse(std::env::args().skip(1)) {
        Ok(task) => task,
        Err(wrong) => {
            eprintln!("{wrong}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match carry_out(task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(task: Task) -> Result<(), Failure> {
    let project = Project::here();
    let machine = Machine::look();
    match task {
        Task::Help => println!("{USAGE}"),
        Task::Setup => {
            Toolbox::with_browser(&project, &machine, Consent::Given)?;
            println!("everything is in place");
        }
        Task::Build(build) => {
            let toolbox = Toolbox::for_building(&project, &machine, Consent::OfTheMachine)?;
            bundle::build(&project, &toolbox, &build)?;
        }
        Task::Serve(serve) => {
            let toolbox = Toolbox::for_building(&project, &machine, Consent::OfTheMachine)?;
            bundle::build(&project, &toolbox, &serve.build)?;
            keep_serving(&project, &serve)?;
        }
        Task::Test(test) => checks::run(&project, &machine, &test)?,
        Task::Bench(arguments) if arguments.is_empty() => {
            let toolbox = Toolbox::with_browser(&project, &machine, Consent::OfTheMachine)?;
            bundle::build(&project, &toolbox, &Build::default())?;
            let bench = ["build", "--release", "--no-default-features", "--bin", "bench"];
            Call::new("cargo").args(bench).within(&project).run()?;
            let measure =
                Call::new("cargo").args(["run", "--package", "browser-tests", "--bin", "measure", "--"]);
            toolbox.browse(measure.args([project.native("release", "bench")]).within(&project)).run()?;
            match tools::lighthouse(&project, &machine)? {
                Some(program) => println!("\n{}", lighthouse::measure(&project, &program)?),
                None => println!("\nLighthouse is not here: npm would bring it"),
            }
        }
        Task::Bench(arguments) => {
            let bench = ["run", "--release", "--no-default-features", "--bin", "bench", "--"];
            Call::new("cargo").args(bench).args(arguments).within(&project).run()?;
        }
    }
    Ok(())
}

/// Serves the built page until the process is interrupted.
fn keep_serving(project: &Project, serve: &Serve) -> Result<(), Failure> {
    let site = Site::new(project.dist(), serve.build.path());
    let server = Server::start(site, serve.port).map_err(|error| {
        Failure::new(format!("port {} cannot be used: {error} (--port N takes another)", serve.port))
    })?;
    println!("\nserving {} - stop with Ctrl-C", server.url());
    server.wait();
    Ok(())
}
