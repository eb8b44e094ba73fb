//! Where a square is seen: columns and rows of the screen, for either side at the bottom.
//!
//! The one place that knows how the board is turned. Columns count from the left, rows from the
//! top; a unit of the drawing is the distance of two points, with the upper left point at (0, 0).

use crate::rules::{File, Rank, Side, Square};

/// A point of the board as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// 0 at the left to 8.
    pub column: usize,
    /// 0 at the top to 9.
    pub row: usize,
}

impl Place {
    /// Number of columns.
    pub const COLUMNS: usize = 9;
    /// Number of rows.
    pub const ROWS: usize = 10;

    /// Where `square` is seen with `bottom`'s edge at the bottom.
    #[must_use]
    pub fn of(square: Square, bottom: Side) -> Place {
        let (file, rank) = (square.file().index(), square.rank().index());
        match bottom {
            Side::Red => Place { column: file, row: Place::ROWS - 1 - rank },
            Side::Black => Place { column: Place::COLUMNS - 1 - file, row: rank },
        }
    }

    /// The square seen here. Beyond an edge it is the edge's.
    #[must_use]
    pub fn square(self, bottom: Side) -> Square {
        let column = self.column.min(Place::COLUMNS - 1);
        let row = self.row.min(Place::ROWS - 1);
        let (file, rank) = match bottom {
            Side::Red => (column, Place::ROWS - 1 - row),
            Side::Black => (Place::COLUMNS - 1 - column, row),
        };
        Square::new(File::ALL[file], Rank::ALL[rank])
    }

    /// The place nearest to a point of the drawing, if the point lies on the board: within half a
    /// unit of its outer lines.
    #[must_use]
    pub fn at(x: f64, y: f64) -> Option<Place> {
        let (column, row) = (x.round(), y.round());
        let on_board = (0.0..=(Place::COLUMNS - 1) as f64).contains(&column)
            && (0.0..=(Place::ROWS - 1) as f64).contains(&row);
        // Both are small whole numbers here.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        on_board.then_some(Place { column: column as usize, row: row as usize })
    }

    /// All places, row by row from the upper left.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::ROWS).flat_map(|row| (0..Place::COLUMNS).map(move |column| Place { column, row }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_board_shows_every_square_once() {
        for bottom in Side::ALL {
            let mut seen: Vec<Square> = Place::all().map(|place| place.square(bottom)).collect();
            assert!(Place::all().all(|place| Place::of(place.square(bottom), bottom) == place));
            seen.sort();
            assert_eq!(seen, Square::all().collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_bottom_is_where_the_side_sits() {
        let corner = Square::from_iccs("a0").unwrap();
        assert_eq!(Place::of(corner, Side::Red), Place { column: 0, row: 9 });
        assert_eq!(Place::of(corner, Side::Black), Place { column: 8, row: 0 });
    }

    #[test]
    fn points_beside_the_board_are_none() {
        assert_eq!(Place::at(-0.4, 9.4), Some(Place { column: 0, row: 9 }));
        for (x, y) in [(-0.6, 0.0), (8.6, 0.0), (0.0, 9.6), (f64::NAN, 0.0), (f64::INFINITY, 0.0)] {
            assert_eq!(Place::at(x, y), None, "({x}, {y})");
        }
    }
}
