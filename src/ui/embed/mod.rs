//! A board in somebody else's page: components and hooks.

mod buttons;
mod figures;
mod hooks;
mod lines;
mod list;
mod page;

pub use page::{EmbedPage, EmbedPageProps};
