//! The program without a browser: what actions do to it and what can be seen of it then.

mod play;
mod script;
mod start;
