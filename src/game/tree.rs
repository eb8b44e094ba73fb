//! A game with variations: a tree of moves with a payload at every node.
//!
//! The first child of a node goes on with its line, the others are alternatives to it, in the order
//! in which they are shown. Nodes keep their names while the tree changes, so that cursors, engine
//! lines and undo can hold them. Nothing here recurses: lines may be as long as memory allows.

use std::num::NonZeroU32;

use crate::rules::Move;

/// Names a node of one tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    /// The node before the first move, the same in every tree.
    pub const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// A number below [`GameTree::capacity`], for tables beside the tree.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// Moves with their alternatives. `T` is what belongs to each node: comments, marks.
#[derive(Clone, Debug)]
pub struct GameTree<T> {
    /// Never empty. Nodes that were cut off stay, so that they can be put back.
    nodes: Vec<Node<T>>,
    /// Moves in the tree.
    len: usize,
}

#[derive(Clone, Debug)]
struct Node<T> {
    /// None for the root only.
    mv: Option<Move>,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    /// The last child if there is one, so that appending needs no walk.
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    value: T,
}

/// A branch that was cut off and can be put back where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cutting {
    node: NodeId,
    /// The sibling it stood behind, none if it was the first.
    behind: Option<NodeId>,
    moves: usize,
}

impl Cutting {
    /// The node that was cut off with all that follows it.
    #[must_use]
    pub fn node(self) -> NodeId {
        self.node
    }
}

impl<T> GameTree<T> {
    /// A tree without moves; `value` belongs to the start.
    #[must_use]
    pub fn new(value: T) -> GameTree<T> {
        let root =
            Node { mv: None, parent: None, first_child: None, last_child: None, next_sibling: None, value };
        GameTree { nodes: vec![root], len: 0 }
    }

    /// Moves in the tree.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One more than the highest [`NodeId::index`] there has been.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.nodes.len()
    }

    fn node(&self, id: NodeId) -> &Node<T> {
        &self.nodes[id.index()]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node<T> {
        &mut self.nodes[id.index()]
    }

    /// The node's payload.
    ///
    /// # Panics
    /// Here and in all methods that take one: if the node belongs to another, larger tree.
    #[must_use]
    pub fn value(&self, id: NodeId) -> &T {
        &self.node(id).value
    }

    /// The node's payload, to be changed.
    pub fn value_mut(&mut self, id: NodeId) -> &mut T {
        &mut self.node_mut(id).value
    }

    /// The move that leads to a node; none for the root.
    #[must_use]
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.node(id).mv
    }

    /// The node before; none for the root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// The node that goes on with the line of this one.
    #[must_use]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first_child
    }

    /// The alternative to this node that is shown after it.
    #[must_use]
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).next_sibling
    }

    /// The nodes that follow directly: the line first, then the alternatives.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(id).first_child, |child| self.node(*child).next_sibling)
    }

    /// The child reached by a move.
    #[must_use]
    pub fn child(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.children(id).find(|child| self.mv(*child) == Some(mv))
    }

    /// Whether a node goes on with its parent's line.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        self.parent(id).is_none_or(|parent| self.next(parent) == Some(id))
    }

    /// Appends a move as the last alternative, even if the same move is there already.
    ///
    /// # Panics
    /// Beyond four thousand million nodes.
    pub fn add(&mut self, parent: NodeId, mv: Move, value: T) -> NodeId {
        let number = u32::try_from(self.nodes.len() + 1).ok().and_then(NonZeroU32::new);
        let id = NodeId(number.expect("more nodes than memory holds"));
        self.nodes.push(Node {
            mv: Some(mv),
            parent: Some(parent),
            first_child: None,
            last_child: None,
            next_sibling: None,
            value,
        });
        match self.node(parent).last_child {
            Some(last) => self.node_mut(last).next_sibling = Some(id),
            None => self.node_mut(parent).first_child = Some(id),
        }
        self.node_mut(parent).last_child = Some(id);
        self.len += 1;
        id
    }

    /// The child reached by a move, appended with a fresh payload if there is none.
    pub fn play(&mut self, parent: NodeId, mv: Move) -> NodeId
    where
        T: Default,
    {
        self.child(parent, mv).unwrap_or_else(|| self.add(parent, mv, T::default()))
    }

    /// The nodes from the root's child to `id`.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let up = std::iter::successors(Some(id), |node| self.parent(*node));
        let mut line: Vec<NodeId> = up.filter(|node| *node != NodeId::ROOT).collect();
        line.reverse();
        line
    }

    /// The moves from the start to a node.
    #[must_use]
    pub fn moves_to(&self, id: NodeId) -> Vec<Move> {
        self.line_to(id).into_iter().filter_map(|node| self.mv(node)).collect()
    }

    /// How many moves lead to a node.
    #[must_use]
    pub fn ply(&self, id: NodeId) -> usize {
        std::iter::successors(self.parent(id), |node| self.parent(*node)).count()
    }

    /// The nodes of the line that goes on from a node.
    pub fn line_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(id), |node| self.next(*node))
    }

    /// The moves of the main line.
    #[must_use]
    pub fn main_line(&self) -> Vec<Move> {
        self.line_from(NodeId::ROOT).filter_map(|node| self.mv(node)).collect()
    }

    /// All nodes but the root: each before what follows it, a line before its alternatives.
    ///
    /// ```
    /// use chuhe::game::{GameTree, NodeId};
    /// use chuhe::rules::Move;
    ///
    /// let mv = |text| Move::from_iccs(text).unwrap();
    /// let mut tree = GameTree::new(());
    /// let cannon = tree.play(NodeId::ROOT, mv("h2e2"));
    /// tree.play(NodeId::ROOT, mv("c3c4"));
    /// tree.play(cannon, mv("h9g7"));
    /// let moves: Vec<String> = tree.walk().filter_map(|id| tree.mv(id)).map(Move::iccs).collect();
    /// assert_eq!(moves, ["h2e2", "h9g7", "c3c4"]);
    /// ```
    pub fn walk(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(NodeId::ROOT), |node| self.after(*node, NodeId::ROOT))
    }

    /// The node that follows in a walk below `top`.
    fn after(&self, id: NodeId, top: NodeId) -> Option<NodeId> {
        if let Some(child) = self.next(id) {
            return Some(child);
        }
        let mut node = id;
        while node != top {
            if let Some(sibling) = self.next_sibling(node) {
                return Some(sibling);
            }
            node = self.parent(node)?;
        }
        None
    }

    /// Ends of lines: nodes that nothing follows, the root apart.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.walk().filter(|node| self.next(*node).is_none()).count()
    }

    /// The sibling before a node.
    fn sibling_before(&self, id: NodeId) -> Option<NodeId> {
        self.children(self.parent(id)?).take_while(|sibling| *sibling != id).last()
    }

    fn detach(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.parent(id)?;
        let behind = self.sibling_before(id);
        let next = self.node_mut(id).next_sibling.take();
        match behind {
            Some(sibling) => self.node_mut(sibling).next_sibling = next,
            None => self.node_mut(parent).first_child = next,
        }
        if next.is_none() {
            self.node_mut(parent).last_child = behind;
        }
        behind
    }

    fn attach(&mut self, id: NodeId, behind: Option<NodeId>) {
        let Some(parent) = self.parent(id) else { return };
        let next = match behind {
            Some(sibling) => self.node_mut(sibling).next_sibling.replace(id),
            None => self.node_mut(parent).first_child.replace(id),
        };
        self.node_mut(id).next_sibling = next;
        if next.is_none() {
            self.node_mut(parent).last_child = Some(id);
        }
    }

    /// Moves a node one place up among its siblings. Whether it was not the first already.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some(before) = self.sibling_before(id) else { return false };
        let target = self.sibling_before(before);
        self.detach(id);
        self.attach(id, target);
        true
    }

    /// Makes a node and all that lead to it the main line.
    pub fn promote_to_main(&mut self, id: NodeId) {
        for node in self.line_to(id) {
            if !self.is_main(node) {
                self.detach(node);
                self.attach(node, None);
            }
        }
    }

    /// Cuts a node off with all that follows it; the root cannot be cut. Cut nodes are not walked,
    /// and are forgotten when the tree is [`GameTree::compact`]ed.
    ///
    /// ```
    /// use chuhe::game::{GameTree, NodeId};
    /// use chuhe::rules::Move;
    ///
    /// let mut tree = GameTree::new(());
    /// let cannon = tree.play(NodeId::ROOT, Move::from_iccs("h2e2").unwrap());
    /// let cutting = tree.cut(cannon).unwrap();
    /// assert!(tree.is_empty());
    /// tree.put_back(cutting);
    /// assert_eq!(tree.next(NodeId::ROOT), Some(cannon));
    /// ```
    pub fn cut(&mut self, id: NodeId) -> Option<Cutting> {
        self.parent(id)?;
        let moves = std::iter::successors(Some(id), |node| self.after(*node, id)).count();
        let behind = self.detach(id);
        self.len -= moves;
        Some(Cutting { node: id, behind, moves })
    }

    /// Undoes [`GameTree::cut`]. The tree must otherwise be as it was then: undo in reverse order.
    pub fn put_back(&mut self, cutting: Cutting) {
        self.attach(cutting.node, cutting.behind);
        self.len += cutting.moves;
    }

    /// The places among siblings that lead to a node: a name of the node that outlives the tree.
    #[must_use]
    pub fn path_to(&self, id: NodeId) -> Vec<usize> {
        let place = |node: NodeId| {
            let parent = self.parent(node)?;
            self.children(parent).position(|child| child == node)
        };
        self.line_to(id).into_iter().filter_map(place).collect()
    }

    /// The node at the end of a path.
    #[must_use]
    pub fn at_path(&self, path: &[usize]) -> Option<NodeId> {
        path.iter().try_fold(NodeId::ROOT, |node, place| self.children(node).nth(*place))
    }

    /// The same tree with other payloads and without what was cut off. Nodes get new names.
    #[must_use]
    pub fn map<U>(&self, mut value: impl FnMut(&T) -> U) -> GameTree<U> {
        let mut tree = GameTree::new(value(self.value(NodeId::ROOT)));
        let mut names = vec![NodeId::ROOT; self.nodes.len()];
        for id in self.walk() {
            if let (Some(parent), Some(mv)) = (self.parent(id), self.mv(id)) {
                names[id.index()] = tree.add(names[parent.index()], mv, value(self.value(id)));
            }
        }
        tree
    }

    /// Forgets what was cut off. Nodes get new names.
    #[must_use]
    pub fn compact(&self) -> GameTree<T>
    where
        T: Clone,
    {
        self.map(T::clone)
    }
}

/// Equal trees have the same moves in the same order with equal payloads, whatever their nodes'
/// names.
impl<T: PartialEq> PartialEq for GameTree<T> {
    fn eq(&self, other: &GameTree<T>) -> bool {
        let same = |(one, two): (NodeId, NodeId)| {
            self.mv(one) == other.mv(two)
                && self.value(one) == other.value(two)
                // With equal numbers of children all the way, equal walks are equal trees.
                && self.children(one).count() == other.children(two).count()
        };
        self.len == other.len && same((NodeId::ROOT, NodeId::ROOT)) && self.walk().zip(other.walk()).all(same)
    }
}

impl<T: Eq> Eq for GameTree<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(text: &str) -> Move {
        Move::from_iccs(text).unwrap()
    }

    /// h2e2 (h9g7 h0g2, b9c7), c3c4, g3g4.
    fn sample() -> GameTree<u8> {
        let mut tree = GameTree::new(0);
        let cannon = tree.play(NodeId::ROOT, mv("h2e2"));
        tree.play(NodeId::ROOT, mv("c3c4"));
        tree.play(NodeId::ROOT, mv("g3g4"));
        let horse = tree.play(cannon, mv("h9g7"));
        tree.play(cannon, mv("b9c7"));
        tree.play(horse, mv("h0g2"));
        tree
    }

    fn show<T>(tree: &GameTree<T>) -> String {
        let moves: Vec<String> =
            tree.walk().map(|id| format!("{}{}", tree.ply(id), tree.mv(id).unwrap())).collect();
        moves.join(" ")
    }

    #[test]
    fn a_move_played_again_is_the_same_node() {
        let mut tree = sample();
        let before = tree.clone();
        let cannon = tree.play(NodeId::ROOT, mv("h2e2"));
        assert_eq!((tree.len(), tree.next(NodeId::ROOT)), (6, Some(cannon)));
        assert_eq!(tree, before);
        assert_eq!(show(&tree), "1h2e2 2h9g7 3h0g2 2b9c7 1c3c4 1g3g4");
        assert_eq!(tree.lines(), 4);
        assert_eq!(tree.main_line(), [mv("h2e2"), mv("h9g7"), mv("h0g2")]);
    }

    #[test]
    fn promoting_changes_the_order_and_nothing_else() {
        let mut tree = sample();
        let last = tree.child(NodeId::ROOT, mv("g3g4")).unwrap();
        assert!(tree.promote(last));
        assert_eq!(show(&tree), "1h2e2 2h9g7 3h0g2 2b9c7 1g3g4 1c3c4");
        assert!(tree.promote(last));
        assert!(!tree.promote(last));
        assert_eq!(show(&tree), "1g3g4 1h2e2 2h9g7 3h0g2 2b9c7 1c3c4");
        let reply = tree.at_path(&[1, 1]).unwrap();
        tree.promote_to_main(reply);
        assert_eq!(show(&tree), "1h2e2 2b9c7 2h9g7 3h0g2 1g3g4 1c3c4");
        tree.add(NodeId::ROOT, mv("g0e2"), 0);
        assert_eq!(show(&tree), "1h2e2 2b9c7 2h9g7 3h0g2 1g3g4 1c3c4 1g0e2");
    }

    #[test]
    fn every_cut_can_be_undone() {
        let tree = sample();
        for id in tree.walk() {
            let mut cut = tree.clone();
            let cutting = cut.cut(id).unwrap();
            assert_eq!(cut.len(), cut.walk().count());
            assert!(cut.walk().all(|node| node != id));
            assert_eq!(cut.compact(), cut);
            cut.put_back(cutting);
            assert_eq!(cut, tree);
            let parent = cut.parent(id).unwrap();
            cut.add(parent, mv("a0a1"), 1);
            assert_eq!(cut.children(parent).count(), tree.children(parent).count() + 1);
        }
        assert_eq!(sample().cut(NodeId::ROOT), None);
    }

    #[test]
    fn paths_name_nodes() {
        let tree = sample();
        for id in tree.walk() {
            assert_eq!(tree.at_path(&tree.path_to(id)), Some(id));
        }
        assert_eq!(tree.at_path(&[3]), None);
    }

    #[test]
    fn equality_sees_order_payload_and_shape() {
        let tree = sample();
        let mut other = tree.clone();
        *other.value_mut(NodeId::ROOT) = 1;
        assert_ne!(other, tree);
        let mut other = tree.clone();
        let last = other.child(NodeId::ROOT, mv("g3g4")).unwrap();
        other.promote(last);
        assert_ne!(other, tree);
        // The same walk, another shape.
        let (mut chain, mut fork) = (GameTree::new(0), GameTree::new(0));
        let first = chain.play(NodeId::ROOT, mv("h2e2"));
        chain.play(first, mv("h9g7"));
        fork.play(NodeId::ROOT, mv("h2e2"));
        fork.play(NodeId::ROOT, mv("h9g7"));
        assert_ne!(chain, fork);
    }

    #[test]
    fn a_line_of_a_million_moves_overflows_nothing() {
        let mut tree = GameTree::new(());
        let mut node = NodeId::ROOT;
        for _ in 0..1_000_000 {
            node = tree.add(node, mv("h2e2"), ());
        }
        assert_eq!(tree.ply(node), 1_000_000);
        assert!(tree.compact() == tree);
    }
}
