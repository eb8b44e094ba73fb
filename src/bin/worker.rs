//! The engine's worker, a wasm of its own.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    chuhe::web::worker::run()
}
