//! Positions and games as text or bytes.
//!
//! Readers take what programs in use write and return an error that names the place of what they
//! cannot read; writers write one exact form.

pub mod fen;
