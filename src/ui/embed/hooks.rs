//! What reaches out of the frame: the page around, the engine, time, what is in sight.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, VisibilityState};
use yew::prelude::*;

use crate::app::embed::{Action, ContentError, Embed, Help, wire};
use crate::web::engine::EngineClient;
use crate::web::fetch;
use crate::web::host::Host;
use crate::web::sight::{Room, Sight};
use crate::web::sound::Knocker;

/// The engine's table in a frame: there may be many of them.
const TABLE_MB: u32 = 8;

/// The longest file that is fetched, in bytes.
const FILE_BYTES_MAX: usize = 256 << 10;

/// Tells the page around what is to be told, and hears what it asks.
#[hook]
pub fn use_host(embed: &Embed, act: &Callback<Action>) {
    let host = {
        let origin = embed.options.origin.clone();
        use_memo((), move |()| Host::around(origin))
    };
    {
        let (host, act, id) = (host.clone(), act.clone(), embed.options.id.clone());
        use_effect_with((), move |()| {
            let listener = host.as_ref().as_ref().map(|host| {
                host.listen(move |text| match wire::read(&text, &id) {
                    Some((seq, Ok(command))) => act.emit(Action::Command { seq, command }),
                    Some((seq, Err(refused))) => act.emit(Action::Refuse(seq, refused)),
                    None => {}
                })
            });
            move || drop(listener)
        });
    }
    let last = embed.out.last().map(|(number, _)| *number);
    let (out, id, act) = (embed.out.clone(), embed.options.id.clone(), act.clone());
    use_effect_with(last, move |last| {
        if let Some(last) = *last {
            for (number, told) in &out {
                host.as_ref().iter().for_each(|host| host.tell(&wire::write(*number, told, &id)));
            }
            act.emit(Action::Sent(last));
        }
    });
}

/// Makes the engine search what is wished. It is started by the first wish.
#[hook]
pub fn use_embed_engine(embed: &Embed, act: &Callback<Action>) {
    let client = {
        let act = act.clone();
        use_memo((), move |()| {
            EngineClient::new(move |event| act.emit(Action::Engine(event))).with_table(TABLE_MB)
        })
    };
    let wish = embed.engine_wish();
    let started = use_mut_ref(|| false);
    use_effect_with(wish.as_ref().map(|job| job.id), move |_| {
        // A wish for nothing would be no reason to have an engine.
        if wish.is_some() || *started.borrow() {
            *started.borrow_mut() = true;
            client.want(wish);
        }
    });
}

/// Lets pass what happens by itself.
#[hook]
pub fn use_time(embed: &Embed, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(embed.timer(), move |timer| {
        let timeout =
            timer.map(|(timer, ms, key)| Timeout::new(ms, move || act.emit(Action::Time(timer, key))));
        move || drop(timeout)
    });
}

/// Tells whether the frame is in sight: scrolled to, in a tab that is shown.
#[hook]
pub fn use_sight(root: &NodeRef, act: &Callback<Action>) {
    let (root, act) = (root.clone(), act.clone());
    use_effect_with((), move |()| {
        let document = web_sys::window().and_then(|window| window.document());
        let scrolled_to = std::rc::Rc::new(std::cell::Cell::new(true));
        let tell = {
            let (document, scrolled_to) = (document.clone(), scrolled_to.clone());
            move || {
                let shown =
                    document.as_ref().is_none_or(|d| d.visibility_state() == VisibilityState::Visible);
                act.emit(Action::Visible(shown && scrolled_to.get()));
            }
        };
        let sight = {
            let tell = tell.clone();
            root.cast::<Element>().and_then(|root| {
                Sight::of(&root, move |seen| {
                    scrolled_to.set(seen);
                    tell();
                })
            })
        };
        let listener =
            document.map(|document| EventListener::new(&document, "visibilitychange", move |_| tell()));
        move || drop((sight, listener))
    });
}

/// Tells how much room the frame takes.
#[hook]
pub fn use_room(root: &NodeRef, act: &Callback<Action>) {
    let (root, act) = (root.clone(), act.clone());
    use_effect_with((), move |()| {
        let tell = move |width, height| act.emit(Action::Resized(width, height));
        let room = root.cast::<Element>().and_then(|root| Room::of(&root, tell));
        move || drop(room)
    });
}

/// Gives the board the focus when that is wished.
#[hook]
pub fn use_embed_focus(embed: &Embed, root: &NodeRef) {
    let root = root.clone();
    use_effect_with(embed.focus, move |count| {
        let cell = root
            .cast::<Element>()
            .and_then(|root| root.query_selector("[role=gridcell][tabindex='0']").ok()?);
        if let Some(cell) = cell.filter(|_| *count > 0).and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
            // A browser may keep the focus where it is.
            let _ = cell.focus();
        }
    });
}

/// Fetches the file that the author named.
#[hook]
pub fn use_source(embed: &Embed, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(embed.src.clone(), move |src| {
        if let Some(src) = src.clone() {
            wasm_bindgen_futures::spawn_local(async move {
                act.emit(Action::Fetched(fetch::text_of(&src, FILE_BYTES_MAX).await));
            });
        }
    });
}

/// Looks for content of Chuhe's own.
#[hook]
pub fn use_content(embed: &Embed, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(embed.content.clone(), move |content| {
        if content.is_some() {
            act.emit(Action::NoContent(ContentError::Unknown));
        }
    });
}

/// Knocks for each move that is played, where the author wants it.
#[hook]
pub fn use_knock(embed: &Embed) {
    let knocker = use_memo((), |()| Knocker::default());
    let wanted = embed.options.sound == Help::On;
    let last = embed.core.game.last().map(|played| (embed.core.news_count, played.captured.is_some()));
    let first = use_mut_ref(|| true);
    use_effect_with(last, move |last| {
        // What stands there when the frame opens was not played now.
        let now = !std::mem::take(&mut *first.borrow_mut());
        if let Some((_, hard)) = last.filter(|_| wanted && now) {
            knocker.knock(hard);
        }
    });
}

/// How long men slide, as the author says.
#[hook]
pub fn use_pace(embed: &Embed) {
    use_effect_with(embed.options.animate, |animate| {
        let root = web_sys::window().and_then(|window| window.document()).and_then(|d| d.document_element());
        if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
            let _ = match animate {
                Some(ms) => root.style().set_property("--slide", &format!("{ms}ms")),
                None => root.style().remove_property("--slide").map(drop),
            };
        }
    });
}
