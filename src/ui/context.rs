//! What every component may need: the language, the looks, and a way to act.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::view::glyphs::PieceSet;
use crate::app::view::signs;
use crate::app::view::words::Words;
use crate::app::{Action, Catalog, Coords};
use crate::rules::{Piece, Side};

/// Given down the tree by the page.
#[derive(Clone, PartialEq)]
pub struct Surroundings {
    /// The texts.
    pub text: Rc<Catalog>,
    /// What the discs show.
    pub pieces: PieceSet,
    /// How points are called.
    pub coords: Coords,
    /// Does an action.
    pub act: Callback<Action>,
}

impl Surroundings {
    /// The text under `key`.
    pub fn get(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// A side's name.
    pub fn side(&self, side: Side) -> String {
        self.words().side(side)
    }

    /// A man without an article.
    pub fn man(&self, piece: Piece) -> String {
        self.words().man(piece)
    }

    /// The words of the language.
    pub fn words(&self) -> Words<'_> {
        Words { text: &self.text, coords: self.coords }
    }

    /// What stands on the disc of `piece`.
    pub fn sign(&self, piece: Piece) -> &'static str {
        signs::sign(&self.text, piece, self.pieces)
    }

    /// A callback that does `action` whatever the event.
    pub fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        self.act.reform(move |_| action.clone())
    }
}

/// The surroundings of this component.
#[hook]
pub fn use_surroundings() -> Surroundings {
    use_context().expect("components stand below the page, which provides them")
}
