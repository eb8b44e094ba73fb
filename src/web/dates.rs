//! Dates as people write them.

use js_sys::{Array, Date, Object, Reflect};
use wasm_bindgen::JsValue;

/// Date and time of a moment in milliseconds since 1970, as a language writes them, in the time of the
/// place.
#[must_use]
pub fn date_and_time(ms: u64, lang: &str) -> String {
    let options = Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object takes every property.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let locales = Array::of1(&JsValue::from_str(lang));
    let format = js_sys::Intl::DateTimeFormat::new(&locales, &options).format();
    let text = format.call1(&JsValue::UNDEFINED, &date(ms)).ok().and_then(|text| text.as_string());
    text.unwrap_or_else(|| pgn_date(ms))
}

/// The day as PGN writes it: 2026.11.30.
#[must_use]
pub fn pgn_date(ms: u64) -> String {
    let date = date(ms);
    format!("{:04}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

fn date(ms: u64) -> Date {
    // Exact for some hundred thousand years.
    #[allow(clippy::cast_precision_loss)]
    Date::new(&JsValue::from_f64(ms as f64))
}
