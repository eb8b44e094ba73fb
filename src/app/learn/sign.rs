//! Marks that lessons put on points.

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// To be visited, or to be taken.
    Wanted,
    /// Marked by the person.
    Marked,
    /// Marked, and right.
    Right,
    /// Marked, but wrong.
    Wrong,
    /// Not marked, but should be.
    Missed,
    /// Look here.
    Hint,
}
