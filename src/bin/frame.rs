//! A board in another page.

use chuhe::ui::embed::{EmbedPage, EmbedPageProps};
use chuhe::web::{crash, start};

fn main() {
    // Yew would install one of its own.
    yew::set_custom_panic_hook(Box::new(crash::report));
    yew::platform::spawn_local(async {
        match EmbedPageProps::of_address().await {
            Ok(props) => start::draw::<EmbedPage>(props),
            Err(_) => start::give_up(),
        }
    });
}
