//! Makes the sounds of the news.

use yew::prelude::*;

use crate::app::{Sound, State};
use crate::web::sounds::Player;

/// Plays [`State::sound`] with every piece of news, and a low tone with every refusal.
#[hook]
pub fn use_sound(state: &State) {
    let player = use_memo((), |()| Player::default());
    let wished = state.prefs.sound;
    {
        let player = player.clone();
        use_effect_with(wished, move |wished| {
            if *wished {
                player.arm();
            }
        });
    }
    let sound = state.sound();
    {
        let player = player.clone();
        use_effect_with(state.news_count, move |count| {
            // What the page begins with is no news.
            if *count > 0 {
                sound.into_iter().for_each(|sound| player.play(sound));
            }
        });
    }
    use_effect_with(state.refusal.clone(), move |refusal| {
        if wished && refusal.is_some() {
            player.play(Sound::Refused);
        }
    });
}
