//! Positions and games as text or bytes.
//!
//! Readers take what programs in use write and return an error that names the place of what they
//! cannot read; of a damaged game they keep what is legal. Writers write one exact form. No reader
//! recurses, and none takes more memory than a small multiple of its input: see [`Limit`].
//!
//! ```
//! use chuhe::format::{self, Header};
//!
//! let text = "[Red \"许银川\"]\n\n1. 炮二平五 马８进７ 2. 马二进三 车９进１ 1-0";
//! let mut records = format::open(text.as_bytes().to_vec()).unwrap();
//! let record = records.next().unwrap().unwrap();
//! assert_eq!(record.headers.get(Header::Red), "许银川");
//! assert_eq!(record.tree.len(), 4);
//! ```

mod bytes;
mod cbf;
mod cbr;
mod ccbridge2;
mod cursor;
pub mod dhtmlxq;
mod draft;
mod encoding;
pub mod fen;
mod flaw;
mod growth;
pub mod link;
mod movetext;
pub mod movetree;
mod mxq;
pub mod outcome;
pub mod pgn;
pub mod plain;
mod playok;
mod reader;
mod record;
mod servers;
pub mod svg;
pub mod xqf;

pub use encoding::{Encoding, clean};
pub use flaw::{Damage, Flaw, FlawKind, Limit, Place, Unreadable};
pub use reader::{Records, open, open_text, read_text};
pub use record::{Brush, Header, Headers, Note, Record, Shape};

/// A way to keep games in files or in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// See [`plain`].
    Plain,
    /// See [`pgn`].
    Pgn,
    /// See [`dhtmlxq`].
    Dhtmlxq,
    /// `FORMAT`, `START{`: PlayOK.
    Playok,
    /// XML of CCBridge.
    Cbf,
    /// See [`xqf`].
    Xqf,
    /// One record of CCBridge 3.
    Cbr,
    /// A library of CCBridge 3.
    Cbl,
    /// A library of CCBridge 2.
    Ccbridge2,
    /// A game of the Yitian server.
    Mxq,
    /// A game of QQ.
    Che,
    /// A game of Lianzhong.
    Chn,
    /// A game of Zhongguo youxi zhongxin.
    Ccm,
}

/// A header's value: one line, without blanks around it.
fn header_text(text: &str) -> String {
    encoding::clean(&text.replace(['\r', '\n'], " "), Limit::HEADER_BYTES).0
}
