//! Whether an element is in sight, and how much room it takes.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, ResizeObserver};

/// Ends its observing when it is dropped.
pub struct Sight {
    observer: IntersectionObserver,
    _closure: Closure<dyn FnMut(js_sys::Array)>,
}

impl Sight {
    /// Tells whenever the element comes into sight or goes. None where the browser cannot say.
    #[must_use]
    pub fn of(element: &Element, tell: impl Fn(bool) + 'static) -> Option<Sight> {
        let closure = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
            let last = entries.pop().dyn_into::<IntersectionObserverEntry>();
            last.into_iter().for_each(|entry| tell(entry.is_intersecting()));
        });
        let observer = IntersectionObserver::new(closure.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Sight { observer, _closure: closure })
    }
}

impl Drop for Sight {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Ends its observing when it is dropped.
pub struct Room {
    observer: ResizeObserver,
    _closure: Closure<dyn FnMut()>,
}

impl Room {
    /// Tells the element's width and height, in CSS pixels, whenever they change.
    #[must_use]
    pub fn of(element: &Element, tell: impl Fn(u32, u32) + 'static) -> Option<Room> {
        let measured = element.clone();
        let closure = Closure::<dyn FnMut()>::new(move || {
            let area = measured.get_bounding_client_rect();
            // Sizes of elements are small positive numbers.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            tell(area.width().round() as u32, area.height().ceil() as u32);
        });
        let observer = ResizeObserver::new(closure.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Room { observer, _closure: closure })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
