//! What the stylesheet must know about the drawing.

use chuhe::app::view::board_art::VIEW_BOX;

const STYLES: &str = include_str!("../style.css");

/// The number a custom property is set to.
fn property(name: &str) -> f64 {
    let text = STYLES.split_once(&format!("{name}:")).unwrap_or_else(|| panic!("no {name}")).1;
    text.split_once(';').unwrap().0.trim().parse().unwrap_or_else(|_| panic!("{name} is no number"))
}

#[test]
fn the_cells_lie_where_the_points_are_drawn() {
    let [left, top, width, height] = VIEW_BOX;
    let styled = ["--view-left", "--view-top", "--view-width", "--view-height"].map(property);
    assert_eq!(styled, [-left, -top, width, height]);
}

#[test]
fn nothing_is_fetched_from_elsewhere() {
    for way in ["http:", "https:", "//", "@import", "url("] {
        assert!(!STYLES.contains(way), "{way}");
    }
}
