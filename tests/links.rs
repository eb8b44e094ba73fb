//! Links hold whole games, stay short, and refuse everything that was not made by us.

use chuhe::format::link::{self, Link, LinkError};
use chuhe::game::{GameTree, NodeId};
use chuhe::rules::{Role, Setup, Side, Square};
use dice::Dice;

mod dice;

fn link(dice: &mut Dice, moves: usize) -> Link {
    let plies = if dice.below(2) == 0 { 0 } else { dice.below(100) };
    let start = dice.position(plies);
    let tree = dice.tree(&start, moves, true).map(|_| ());
    let nodes: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(tree.walk()).collect();
    Link { start: start.setup(), cursor: nodes[dice.below(nodes.len())], tree, turned: dice.below(2) == 0 }
}

#[test]
fn trees_cursor_and_side_come_back() {
    let mut dice = Dice(0x11CC);
    for _ in 0..500 {
        let moves = dice.below(120);
        let link = link(&mut dice, moves);
        let word = link::write(&link);
        let read = link::read(&word).unwrap();
        assert_eq!((&read.start, &read.tree, read.turned), (&link.start, &link.tree, link.turned));
        // Nodes may have other names; the path says which one it is.
        assert_eq!(read.tree.path_to(read.cursor), link.tree.path_to(link.cursor));
        assert!(word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
    }
}

#[test]
fn a_game_of_sixty_rounds_is_short() {
    let mut dice = Dice(0x60);
    for _ in 0..50 {
        let start = dice.position(0);
        let tree = dice.tree(&start, 120, false).map(|_| ());
        let link = Link { start: Setup::start(), tree, cursor: NodeId::ROOT, turned: false };
        let length = link::write(&link).len();
        assert!(length < 150, "{} moves in {length} characters", link.tree.len());
    }
}

#[test]
fn diagrams_that_are_no_positions_come_back() {
    let mut start = Setup::empty();
    for index in [3, 17, 50, 88] {
        start.board.set(Square::from_index(index).unwrap(), Some(Role::Chariot.of(Side::Black)));
    }
    let link = Link { start, tree: GameTree::new(()), cursor: NodeId::ROOT, turned: true };
    assert_eq!(link::read(&link::write(&link)), Ok(link));
}

#[test]
fn other_words_are_refused() {
    assert_eq!(link::read(""), Err(LinkError::Damaged));
    assert_eq!(link::read("AA=="), Err(LinkError::Character { at: 3, found: '=' }));
    assert_eq!(link::read("炮"), Err(LinkError::Character { at: 1, found: '炮' }));
    assert!(matches!(link::read(&"A".repeat(link::LENGTH_MAX + 1)), Err(LinkError::TooLong { .. })));
    let mut dice = Dice(0xBAD1);
    let letters: Vec<char> = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain(['-', '_']).collect();
    let mut read = 0;
    for _ in 0..50_000 {
        let word: String = (0..dice.below(200)).map(|_| dice.one_of(&letters)).collect();
        read += usize::from(link::read(&word).is_ok());
    }
    assert!(read < 10, "{read} of 50,000 made up words were read: the sum lets one of 65,025 pass");
    // One wrong character is always seen, as is a missing end.
    let word = link::write(&link(&mut dice, 60));
    for at in 0..word.len() {
        let mut wrong: Vec<char> = word.chars().collect();
        wrong[at] = if wrong[at] == 'A' { 'B' } else { 'A' };
        let wrong: String = wrong.into_iter().collect();
        assert!(link::read(&wrong).is_err() || link::read(&wrong) == link::read(&word), "{at}");
        assert!(link::read(&word[..at]).is_err(), "{at}");
    }
}
