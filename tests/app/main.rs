//! The program without a browser: what actions do to it and what can be seen of it then.

mod advice;
mod browse;
#[path = "../casebook/mod.rs"]
mod casebook;
#[path = "../catalogs/mod.rs"]
mod catalogs;
mod games;
#[path = "../oracle/mod.rs"]
mod oracle;
mod play;
mod repetition;
mod rulesets;
mod script;
mod start;
mod time;
mod typed;
