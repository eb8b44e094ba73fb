//! Where things are in the repository.

use std::env;
use std::path::{Path, PathBuf};

/// The repository this program was started for.
#[derive(Clone, Debug)]
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The repository that holds this crate.
    ///
    /// Cargo says at run time where that is; the place it was compiled in is
    /// the answer for a binary that was started without cargo.
    #[must_use]
    pub fn here() -> Self {
        let xtask = env::var_os("CARGO_MANIFEST_DIR")
            .map(PathBuf::from)
            .filter(|folder| folder.ends_with("xtask"))
            .unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        Self { root: xtask.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf) }
    }

    /// The folder of the repository.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// What Trunk makes of the page, before it is published.
    #[must_use]
    pub fn trunk(&self) -> PathBuf {
        self.root.join("target/trunk")
    }

    /// The folder that is published.
    #[must_use]
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Cargo's folder for everything that is compiled to wasm.
    ///
    /// It is not the folder of the native builds, because another compiler may
    /// be at work there and each would throw the other's results away.
    #[must_use]
    pub fn wasm_target(&self) -> PathBuf {
        self.root.join("target/wasm")
    }

    /// What the published folder may weigh.
    #[must_use]
    pub fn budget(&self) -> PathBuf {
        self.root.join("xtask/budget.txt")
    }

    /// The npm package that names wasm-opt's version and digest.
    #[must_use]
    pub fn npm(&self) -> PathBuf {
        self.root.join("xtask/npm")
    }

    /// A program that cargo built for this machine in this profile.
    #[must_use]
    pub fn native(&self, profile: &str, name: &str) -> PathBuf {
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
        self.root.join(target).join(profile).join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }
}
