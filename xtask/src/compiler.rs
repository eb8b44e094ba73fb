//! The compiler that makes wasm: rustup's if it has the wasm target, else the
//! one Debian packages together with the source of the standard library.

use std::fs;
use std::path::{Path, PathBuf};

use crate::call::{Call, Environment, Failure};
use crate::machine::{self, Machine};
use crate::tools::{Consent, Obstacle};

const TARGET: &str = "wasm32-unknown-unknown";

/// What Debian calls a current compiler, its cargo, the library's source and the linker.
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

/// `rust-version` of Cargo.toml, which the packaged compiler must reach too.
const OLDEST: (u32, u32) = (1, 95);

/// A compiler that can make wasm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compiler {
    /// The one on PATH; its wasm target is installed.
    OnPath,
    /// Debian's packages; the standard library is compiled along.
    Debian,
}

impl Compiler {
    /// Finds a compiler for wasm, or installs one where that is agreed to.
    ///
    /// # Errors
    ///
    /// There is none and none may be installed, or installing failed.
    pub fn set_up(machine: &Machine, consent: Consent) -> Result<Self, Obstacle> {
        if on_path_has_target() {
            return Ok(Self::OnPath);
        }
        if debian_is_complete() {
            return Ok(Self::Debian);
        }
        if machine.installs() {
            println!("rustup has no wasm target here (rustup target add {TARGET} would bring it);");
            println!("installing Debian's compiler, which comes with the standard library's source");
            machine.apt_install(&DEBIAN_PACKAGES)?;
            if debian_is_complete() {
                return Ok(Self::Debian);
            }
            return Err(Obstacle::Failed(Failure::new(format!(
                "{} are installed, but that is no compiler {}.{} or newer with its library's source; \
                 Debian has one in its security archive, which may be missing from the apt sources",
                DEBIAN_PACKAGES.join(" "),
                OLDEST.0,
                OLDEST.1
            ))));
        }
        if consent == Consent::Given {
            Call::new("rustup").args(["target", "add", TARGET]).run()?;
            return Ok(Self::OnPath);
        }
        Err(Obstacle::Missing(format!("Rust's wasm target: rustup target add {TARGET}")))
    }

    /// What it is called in a message.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::OnPath => "the compiler on PATH",
            Self::Debian => "Debian's compiler",
        }
    }

    /// Folders that go to the front of PATH.
    #[must_use]
    pub fn folders(self) -> Vec<PathBuf> {
        match self {
            Self::OnPath => Vec::new(),
            Self::Debian => vec![PathBuf::from("/usr/bin")],
        }
    }

    /// What a wasm build needs in its environment, PATH aside.
    ///
    /// It must not reach native builds: compiling the standard library along
    /// breaks them.
    #[must_use]
    pub fn environment(self) -> Environment {
        let set = |name: &str, value: &str| (name.into(), Some(value.into()));
        let unset = |name: &str| (name.into(), None);
        match self {
            Self::OnPath => Vec::new(),
            Self::Debian => vec![
                set("CARGO", "/usr/bin/cargo"),
                set("RUSTC", "/usr/bin/rustc"),
                set("RUSTDOC", "/usr/bin/rustdoc"),
                // Cargo's switch for building the standard library is not stable.
                set("RUSTC_BOOTSTRAP", "1"),
                set("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
                set("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld"),
                // Of rustup's cargo, which started us.
                unset("RUSTUP_TOOLCHAIN"),
                unset("LD_LIBRARY_PATH"),
            ],
        }
    }
}

fn on_path_has_target() -> bool {
    let folder = Call::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).read();
    folder.is_some_and(|folder| holds_std(Path::new(&folder)))
}

fn holds_std(folder: &Path) -> bool {
    let Ok(files) = fs::read_dir(folder) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
}

fn debian_is_complete() -> bool {
    let present = ["/usr/bin/cargo", "/usr/lib/rustlib/src/rust/library/std/Cargo.toml"];
    present.iter().all(|path| Path::new(path).exists())
        && machine::find("wasm-ld").is_some()
        && Call::new("/usr/bin/rustc")
            .args(["--version"])
            .read()
            .is_some_and(|text| version(&text) >= Some(OLDEST))
}

/// Major and minor version in `rustc 1.96.0 (ac68faa20 2026-05-25)`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.split_whitespace().nth(1)?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_as_numbers() {
        assert_eq!(version("rustc 1.96.0 (ac68faa20 2026-05-25)"), Some((1, 96)));
        assert!(version("rustc 1.100.0") > Some(OLDEST));
        assert!(version("rustc 1.63.0") < Some(OLDEST));
        assert_eq!(version("rustc"), None);
    }
}
