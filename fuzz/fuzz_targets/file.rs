#![no_main]

#[allow(dead_code)] // Each target uses one of them.
#[path = "../checks.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::file(data));
