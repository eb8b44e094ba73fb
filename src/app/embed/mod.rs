//! A board in somebody else's page: what `embed.html` knows, decides and says, as plain data.
//!
//! The address of the frame says what it shows ([`Options`]), the page around it may speak to it
//! ([`wire`]), and a person uses it. All of it goes through [`update`], as in the program itself; the
//! position, the choice of a man and the reasons for refusals are that program's [`State`].
//! The tree of moves, the tasks an author sets and what is told to the page around it are kept here.
//!
//! [`State`]: super::State

mod address;
mod choice;
mod command;
mod drawing;
mod event;
mod options;
mod puzzle;
mod read;
mod record;
mod request;
mod snippet;
mod state;
mod task;
mod update;
pub mod view;
pub mod wire;

pub use address::pairs;
pub use command::{Command, Load};
pub use drawing::{drawings, read_drawing};
pub use event::Event;
pub use options::{
    Accept, Animate, Autoplay, BoardMode, ControlSet, EdgeLabels, EngineUse, Extra, Help, ListPlace,
    MoveText, Options, Orientation, Place, Ranks, Sides,
};
pub use read::{Param, ParamError, ParamFault};
pub use snippet::Snippet;
pub use state::{Embed, Goto, Out, Search, SearchFor, Timer};
pub use task::{Choice, ContentError, ContentId, ContentKind, Puzzle, PuzzleStage, Task};
pub use update::{Action, update};
