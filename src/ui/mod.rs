//! What is seen: Yew components that draw the views of [`crate::app`] and emit its actions.
//!
//! Nothing here decides about legality, storage or the engine. Components get plain data as
//! properties; what they keep for themselves is visual only, as a drag under way.

pub mod components;
mod context;
pub mod embed;
mod hooks;
pub mod learn;
mod page;
mod store;

pub use page::{PARTS, Page, PageProps};
