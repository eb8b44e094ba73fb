//! What stands on a disc, by set and language.

use crate::app::Catalog;
use crate::rules::{Piece, Role};

use super::glyphs::{self, PieceSet};

/// The outline of `piece` in the box of [`glyphs`]. Letters are those of the language, if its
/// catalogue names capitals from A to Z.
#[must_use]
pub fn sign(text: &Catalog, piece: Piece, set: PieceSet) -> &'static str {
    let named = match set {
        PieceSet::Letters => text.get(letter_key(piece.role)).chars().next().and_then(glyphs::letter),
        PieceSet::Traditional | PieceSet::Simplified | PieceSet::Pictograms => None,
    };
    named.unwrap_or_else(|| glyphs::outline(piece, set))
}

const fn letter_key(role: Role) -> &'static str {
    match role {
        Role::General => "letter-general",
        Role::Advisor => "letter-advisor",
        Role::Elephant => "letter-elephant",
        Role::Horse => "letter-horse",
        Role::Chariot => "letter-chariot",
        Role::Cannon => "letter-cannon",
        Role::Soldier => "letter-soldier",
    }
}
