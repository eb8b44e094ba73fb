//! The repetition rule of the Asian and world rules once more, in the plainest way: whole boards,
//! every pair of squares, definitions as they are worded. For comparison with the referee.

use std::collections::BTreeSet;

use chuhe::rules::{Board, Move, Role, Setup, Side, Square};

use crate::oracle::{after, is_attacked, is_legal};

/// A man by its square at the start of the game.
type Man = Square;

/// A board with the identity of each man on it.
#[derive(Clone)]
struct Scene {
    board: Board,
    men: Vec<Option<Man>>,
    turn: Side,
}

impl Scene {
    fn same_as(&self, other: &Scene) -> bool {
        self.board == other.board && self.turn == other.turn
    }

    fn man(&self, square: Square) -> Man {
        self.men[square.index()].expect("a man")
    }
}

/// What one move did.
struct Effect {
    side: Side,
    checks: bool,
    chased: BTreeSet<Man>,
    pressed: BTreeSet<Man>,
}

/// What follows from a repetition at the end of `moves`, judged over the last `times` occurrences
/// or as many as there are: the loser, or `Some(None)` for a draw. [`None`] without a repetition.
pub fn judge(start: &Setup, moves: &[Move], times: usize) -> Option<Option<Side>> {
    let mut scenes = vec![Scene {
        board: start.board.clone(),
        men: Square::all().map(|square| start.board.get(square).map(|_| square)).collect(),
        turn: start.turn,
    }];
    for &mv in moves {
        let mut scene = scenes.last().unwrap().clone();
        scene.board = after(&scene.board, mv);
        scene.men[mv.to.index()] = scene.men[mv.from.index()].take();
        scene.turn = !scene.turn;
        scenes.push(scene);
    }
    let now = scenes.last().unwrap();
    let plies: Vec<usize> = (0..scenes.len()).filter(|&ply| scenes[ply].same_as(now)).collect();
    if plies.len() < 2 {
        return None;
    }
    let plies = &plies[plies.len().saturating_sub(times)..];
    let cycles: Vec<Vec<Effect>> = plies
        .windows(2)
        .map(|ends| (ends[0]..ends[1]).map(|n| effect(&scenes[n], &scenes[n + 1], moves[n])).collect())
        .collect();

    let whole = |side| level(&cycles.iter().flatten().collect::<Vec<_>>(), side);
    let each =
        |side| cycles.iter().map(|cycle| level(&cycle.iter().collect::<Vec<_>>(), side)).min().unwrap();
    Some(Side::ALL.into_iter().find(|&side| whole(side) > each(!side)))
}

fn level(effects: &[&Effect], side: Side) -> u8 {
    let own: Vec<&&Effect> = effects.iter().filter(|effect| effect.side == side).collect();
    let common = |of: fn(&Effect) -> &BTreeSet<Man>| {
        of(own[0]).iter().any(|man| own.iter().all(|effect| of(effect).contains(man)))
    };
    if own.iter().all(|effect| effect.checks) {
        4
    } else if common(|effect| &effect.chased) {
        2
    } else if common(|effect| &effect.pressed) {
        1
    } else {
        0
    }
}

fn effect(before: &Scene, after: &Scene, played: Move) -> Effect {
    let side = before.turn;
    let checks = is_attacked(&after.board, !side);
    let mut effect = Effect { side, checks, chased: BTreeSet::new(), pressed: BTreeSet::new() };
    if checks {
        return effect;
    }
    for threat in threats(&after.board, side).into_iter().filter(|mv| gains(&after.board, *mv)) {
        let from = if threat.from == played.to { played.from } else { threat.from };
        let earlier = Move::new(from, threat.to);
        let stood = threats(&before.board, side).contains(&earlier);
        if !stood {
            effect.chased.insert(after.man(threat.to));
        }
        if !stood || !gains(&before.board, earlier) {
            effect.pressed.insert(after.man(threat.to));
        }
    }
    effect
}

/// Legal captures by men that do not attack freely, of men that may not be attacked freely.
fn threats(board: &Board, side: Side) -> Vec<Move> {
    let attackers = board
        .pieces()
        .filter(|(_, piece)| piece.side == side && !matches!(piece.role, Role::General | Role::Soldier));
    let targets: Vec<Square> = board
        .pieces()
        .filter(|(square, piece)| {
            let home = if piece.side == Side::Red { 0..=4 } else { 5..=9 };
            piece.side != side
                && piece.role != Role::General
                && !(piece.role == Role::Soldier && home.contains(&square.rank().index()))
        })
        .map(|(square, _)| square)
        .collect();
    attackers
        .flat_map(|(from, _)| targets.iter().map(move |to| Move::new(from, *to)))
        .filter(|mv| is_legal(board, side, *mv))
        .collect()
}

fn gains(board: &Board, capture: Move) -> bool {
    let attacker = board.get(capture.from).unwrap();
    let target = board.get(capture.to).unwrap();
    if matches!(attacker.role, Role::Horse | Role::Cannon) && target.role == Role::Chariot {
        return true;
    }
    if attacker.role == target.role && is_legal(board, target.side, Move::new(capture.to, capture.from)) {
        return false;
    }
    let taken = after(board, capture);
    let mut protectors = taken.pieces().filter(|(_, piece)| piece.side == target.side);
    !protectors.any(|(from, _)| is_legal(&taken, target.side, Move::new(from, capture.to)))
}
