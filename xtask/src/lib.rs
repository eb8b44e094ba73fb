//! What `cargo xtask` is made of: finding and installing tools, building the
//! page, serving it the way GitHub Pages does, and running every test.
//!
//! The library exists because the browser tests share [`server`] with
//! `cargo xtask serve`; everything else is used by the binary alone.

pub mod axe;
pub mod budget;
pub mod bundle;
pub mod call;
pub mod checks;
pub mod compiler;
pub mod lighthouse;
pub mod machine;
pub mod options;
pub mod project;
pub mod publish;
pub mod server;
pub mod sizes;
pub mod tools;
