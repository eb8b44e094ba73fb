//! The board of a frame.

use crate::app::view::board::{BoardView, CellView, ManView};
use crate::app::view::evidence::Evidence;
use crate::app::view::place::Place;
use crate::rules::{Man, Role, Setup};

use super::super::{Embed, Task};

/// The board to draw.
#[must_use]
pub fn board(embed: &Embed) -> BoardView {
    let mut view = match &embed.diagram {
        Some(setup) => diagram(embed, setup),
        None => BoardView::new(&embed.core),
    };
    let may_move = embed.may_move();
    let chosen = match &embed.task {
        Task::Choose(choice) => choice.chosen.as_slice(),
        Task::Free | Task::Puzzle(_) => &[],
    };
    for cell in &mut view.cells {
        cell.movable &= may_move;
        cell.picked |= chosen.contains(&cell.square);
    }
    view
}

/// A board on which nothing can be played. Men beyond the number of their kind are not drawn: the
/// parameters' reader has told of them.
fn diagram(embed: &Embed, setup: &Setup) -> BoardView {
    let bottom = embed.core.bottom;
    let mut numbers: Vec<Man> = (0..Man::COUNT).filter_map(Man::from_index).collect();
    let mut men = Vec::new();
    for role in Role::ALL {
        for (square, piece) in setup.board.pieces().filter(|(_, piece)| piece.role == role) {
            let Some(at) = numbers.iter().position(|man| man.piece() == piece) else { continue };
            let (man, place) = (numbers.remove(at), Place::of(square, bottom));
            men.push(ManView { man, place, taken: false, picked: false });
        }
    }
    let cell = |place: Place| {
        let square = place.square(bottom);
        CellView {
            square,
            place,
            piece: setup.board.get(square),
            movable: false,
            picked: false,
            target: false,
            omen: None,
            last: None,
            checked: false,
            cause: false,
            repeats: false,
            chased: false,
            attacks: false,
            advised: false,
            sign: None,
            cursor: square == embed.core.cursor,
        }
    };
    let cells = Place::all().map(cell).collect();
    BoardView { bottom, men, cells, evidence: Evidence::default(), cursor: embed.core.cursor }
}
