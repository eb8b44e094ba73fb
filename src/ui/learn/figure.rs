//! A board that is only looked at: a diagram.

use yew::prelude::*;

use crate::app::view::board_art::VIEW_BOX;
use crate::app::view::decimal::decimal;
use crate::rules::{Position, Side, Square};
use crate::ui::components::disc::disc;
use crate::ui::components::ground::Ground;
use crate::ui::context::Surroundings;

/// The diagram of a position, with a description for those who do not see it.
pub fn figure(surroundings: &Surroundings, position: &Position, label: &str) -> Html {
    let men = Square::all().filter_map(|square| Some((square, position.piece_at(square)?)));
    html! {
        <svg class="xq-figure" viewBox={VIEW_BOX.map(decimal).join(" ")} role="img" aria-label={label.to_owned()}>
            <Ground bottom={Side::Red} />
            for (square, piece) in men {
                <g transform={format!("translate({} {})", square.file().index(), 9 - square.rank().index())}>
                    { disc(piece.side, surroundings.sign(piece)) }
                </g>
            }
        </svg>
    }
}

/// The men of a position in words: red horse e5, black soldier c4.
pub fn described(surroundings: &Surroundings, position: &Position) -> String {
    let words = surroundings.words();
    let men = Square::all().filter_map(|square| {
        let piece = position.piece_at(square)?;
        Some(format!("{} {}", words.man(piece), words.point(square)))
    });
    men.collect::<Vec<_>>().join(", ")
}
