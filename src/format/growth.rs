//! Builds the tree of a record move by move, in the order in which files list them.

use super::encoding::clean;
use super::{Flaw, FlawKind, Limit, Note, Place, Record};
use crate::game::NodeId;
use crate::notation::Misread;
use crate::rules::{Board, Fault, Move, Position, Setup, Side, Undo};

/// A record that grows. Moves are played where the line stands; an illegal one, and what follows
/// it, is counted instead of kept.
pub(super) struct Growth {
    record: Record,
    /// None if the start cannot be played.
    position: Option<Position>,
    /// From the start to where the line stands.
    path: Vec<(NodeId, Undo)>,
    /// Moves of the line beyond the path that were dropped.
    lost: usize,
    /// The flaw that counts them.
    culprit: Option<usize>,
    /// Whether the tree has met its limit.
    full: bool,
}

impl Growth {
    pub fn new(start: Setup) -> Growth {
        let position = Position::from_diagram(&start);
        let record = Record::new(start);
        Growth { record, position: position.ok(), path: Vec::new(), lost: 0, culprit: None, full: false }
    }

    /// The record as far as it has grown.
    pub fn record(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The position where the line stands; none in a part that was dropped.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref().filter(|_| self.lost == 0)
    }

    /// How many moves the line has, dropped ones included.
    pub fn ply(&self) -> usize {
        self.path.len() + self.lost
    }

    fn node(&self) -> NodeId {
        self.path.last().map_or(NodeId::ROOT, |(node, _)| *node)
    }

    /// Goes back to where the line had `ply` moves, to let an alternative grow there.
    pub fn back_to(&mut self, ply: usize) {
        if let Some(lost) = ply.checked_sub(self.path.len()) {
            self.lost = lost.min(self.lost);
            return;
        }
        self.lost = 0;
        while self.path.len() > ply {
            if let (Some((_, undo)), Some(position)) = (self.path.pop(), &mut self.position) {
                position.unmake(undo);
            }
        }
    }

    /// Goes on with a move that has grown already, one that [`Growth::back_to`] went behind.
    pub fn again(&mut self, node: NodeId) {
        if let (0, Some(mv), Some(position)) = (self.lost, self.record.tree.mv(node), &mut self.position) {
            self.path.push((node, position.make(mv)));
        }
    }

    /// Goes on with a move; none stands for squares that are not on the board. The node it leads
    /// to, unless it was dropped.
    pub fn play(&mut self, mv: Option<Move>, at: usize) -> Option<NodeId> {
        let why = match (&self.position, mv) {
            (Some(_), None) => Some(Misread::NotAMove),
            (Some(position), Some(mv)) if self.lost == 0 => {
                position.why_illegal(mv.from, mv.to).map(|reason| Misread::Illegal { mv, reason })
            }
            _ => None,
        };
        match (mv, why) {
            (Some(mv), None) => self.grow(mv, at),
            (mv, why) => {
                self.refuse(mv.map_or_else(String::new, Move::iccs), why.unwrap_or(Misread::NotAMove), at);
                None
            }
        }
    }

    /// Goes on with a move that is legal unless the line is lost already.
    fn grow(&mut self, mv: Move, at: usize) -> Option<NodeId> {
        if self.lost == 0 && self.position.is_some() && self.record.tree.len() == Limit::NODES {
            if !std::mem::replace(&mut self.full, true) {
                self.flaw(at, FlawKind::Limit(Limit::Nodes));
            }
            self.culprit = None;
            self.lost = 1;
            return None;
        }
        let node = self.node();
        match &mut self.position {
            Some(position) if self.lost == 0 => {
                let child = self.record.tree.add(node, mv, Note::default());
                self.path.push((child, position.make(mv)));
                Some(child)
            }
            _ => {
                self.refuse(String::new(), Misread::NoSuchMove, at);
                None
            }
        }
    }

    /// Goes on with a move that cannot be played.
    pub fn refuse(&mut self, text: String, why: Misread, at: usize) {
        self.lost += 1;
        if self.lost == 1 {
            // One flaw of the start counts everything.
            let of_start = |flaw: &Flaw| matches!(flaw.kind, FlawKind::Start { .. });
            self.culprit = self.record.flaws.iter().position(of_start);
            // A full tree has said so.
            if self.culprit.is_none() && !self.full {
                let kind = if self.position.is_some() {
                    FlawKind::Move { ply: self.path.len(), text, why, dropped: 0 }
                } else {
                    let faults = self.record.start.faults().into_iter().filter(Fault::prevents_play);
                    FlawKind::Start { faults: faults.collect(), dropped: 0 }
                };
                self.flaw(at, kind);
                self.culprit = self.record.flaws.len().checked_sub(1);
            }
        }
        if let Some(Flaw { kind: FlawKind::Move { dropped, .. } | FlawKind::Start { dropped, .. }, .. }) =
            self.culprit.and_then(|culprit| self.record.flaws.get_mut(culprit))
        {
            *dropped += 1;
        }
    }

    pub fn flaw(&mut self, at: usize, kind: FlawKind) {
        // A broken file has one flaw after the other; the first ones tell enough.
        const FLAWS_MAX: usize = 1000;
        if self.record.flaws.len() < FLAWS_MAX {
            self.record.flaws.push(Flaw { at: Place::Byte(at), kind });
        }
    }

    /// The note where the line stands; none in a part that was dropped.
    pub fn note(&mut self) -> Option<&mut Note> {
        let node = self.node();
        (self.lost == 0).then(|| self.record.tree.value_mut(node))
    }

    /// Writes a comment where the line stands, after what is written there already.
    pub fn comment(&mut self, text: &str, at: usize) {
        let Some(note) = self.note() else { return };
        // A line break parts it from what is there.
        let taken = note.comment.len() + usize::from(!note.comment.is_empty());
        let left = Limit::COMMENT_BYTES.saturating_sub(taken);
        let (text, cut) = clean(text, left);
        if !text.trim().is_empty() {
            if !note.comment.is_empty() {
                note.comment.push('\n');
            }
            note.comment.push_str(&text);
        }
        if cut {
            self.flaw(at, FlawKind::Limit(Limit::Comment));
        }
    }

    pub fn finish(self) -> Record {
        self.record
    }
}

/// A move of a file that lists a tree depth first: a move, what follows it, then its alternatives.
pub(super) struct Entry {
    pub at: usize,
    /// None if it names squares that are not on the board.
    pub mv: Option<Move>,
    /// Whether a move follows it.
    pub next: bool,
    /// Whether an alternative to it comes later.
    pub sibling: bool,
    pub comment: String,
}

/// The tree that entries describe. The first one is no move: it holds the comment of the start.
/// Who moves first is seen by the first move.
pub(super) fn grow(board: Board, turn: Side, entries: &[Entry]) -> Growth {
    let first = entries.get(1).and_then(|entry| board.get(entry.mv?.from));
    let turn = first.map_or(turn, |piece| piece.side);
    let mut growth = Growth::new(Setup { board, turn, ..Setup::empty() });
    let Some((root, entries)) = entries.split_first() else { return growth };
    growth.comment(&root.comment, root.at);
    // Where alternatives are still to come, in plies.
    let mut forks = Vec::new();
    let mut follows = root.next;
    for entry in entries {
        if !follows {
            // The line before has ended: this is the last alternative that was promised.
            let Some(ply) = forks.pop() else { break };
            growth.back_to(ply);
        }
        if entry.sibling {
            forks.push(growth.ply());
        }
        growth.play(entry.mv, entry.at);
        growth.comment(&entry.comment, entry.at);
        follows = entry.next;
    }
    growth
}

/// Whether entries so far promise another one.
pub(super) struct Promise {
    follows: bool,
    forks: usize,
}

impl Promise {
    pub fn new(root: &Entry) -> Promise {
        Promise { follows: root.next, forks: 0 }
    }

    pub fn is_kept(&self) -> bool {
        !self.follows && self.forks == 0
    }

    pub fn see(&mut self, entry: &Entry) {
        if !self.follows {
            self.forks = self.forks.saturating_sub(1);
        }
        self.forks += usize::from(entry.sibling);
        self.follows = entry.next;
    }
}
