//! The program without a browser: what actions do to it and what can be seen of it then.

#[path = "../casebook/mod.rs"]
mod casebook;
#[path = "../oracle/mod.rs"]
mod oracle;
mod play;
mod repetition;
mod rulesets;
mod script;
mod start;
