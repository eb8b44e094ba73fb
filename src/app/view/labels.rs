//! Names of points, files and ranks, in texts and along the edges of the board.

use crate::app::Coords;
use crate::rules::{File, Rank, Side, Square};

use super::place::Place;

/// How texts call `square` for somebody who sees `coords` at the board's edges.
#[must_use]
pub fn point(square: Square, coords: Coords) -> String {
    match coords {
        Coords::FromZero => square.iccs(),
        Coords::FromOne | Coords::Files | Coords::Chinese | Coords::Off => square.uci(),
    }
}

/// The labels of the nine columns at the top and at the bottom edge, from the left.
#[must_use]
pub fn columns(coords: Coords, bottom: Side) -> Option<[[String; Place::COLUMNS]; 2]> {
    let files = || {
        let mut files = File::ALL;
        if bottom == Side::Black {
            files.reverse();
        }
        files
    };
    match coords {
        Coords::Off => None,
        Coords::FromOne | Coords::FromZero => {
            let letters = files().map(|file| file.char().to_string());
            Some([letters.clone(), letters])
        }
        Coords::Files | Coords::Chinese => {
            Some([!bottom, bottom].map(|side| files().map(|file| file.number(side).to_string())))
        }
    }
}

/// The labels of the ten rows, from the top.
#[must_use]
pub fn rows(coords: Coords, bottom: Side) -> Option<[String; Place::ROWS]> {
    let first = match coords {
        Coords::Off | Coords::Files | Coords::Chinese => return None,
        Coords::FromOne => 1,
        Coords::FromZero => 0,
    };
    let mut ranks = Rank::ALL;
    if bottom == Side::Red {
        ranks.reverse();
    }
    Some(ranks.map(|rank| (rank.index() + first).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_counts_files_from_its_own_right() {
        for bottom in Side::ALL {
            let [top, low] = columns(Coords::Files, bottom).unwrap();
            assert_eq!(top.concat(), "123456789", "the far side's right is on the left");
            assert_eq!(low.concat(), "987654321");
        }
    }

    #[test]
    fn labels_turn_with_the_board() {
        assert_eq!(columns(Coords::FromOne, Side::Black).unwrap()[0].concat(), "ihgfedcba");
        assert_eq!(rows(Coords::FromOne, Side::Red).unwrap().concat(), "10987654321");
        assert_eq!(rows(Coords::FromZero, Side::Black).unwrap().concat(), "0123456789");
        assert_eq!(rows(Coords::Off, Side::Red), None);
    }
}
