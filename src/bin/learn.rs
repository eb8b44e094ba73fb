//! The lessons, the rules and the puzzles.

use std::rc::Rc;

use chuhe::ui::learn::{LearnPage, LearnProps};
use chuhe::web::{crash, learn, start};

fn main() {
    // Yew would install one of its own.
    yew::set_custom_panic_hook(Box::new(crash::report));
    yew::platform::spawn_local(async {
        let learn::LearnStart { learner, store, slots } = learn::start().await;
        start::draw::<LearnPage>(LearnProps { learner: Rc::new(learner), store, slots });
    });
}
