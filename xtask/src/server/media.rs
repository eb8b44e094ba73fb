//! Media types by file name, as GitHub Pages sends them.

use std::path::Path;

/// The `Content-Type` of a file, and whether it is worth compressing.
#[must_use]
pub fn media_type(path: &Path) -> (&'static str, bool) {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or("") {
        "html" => ("text/html; charset=utf-8", true),
        "js" | "mjs" => ("application/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "wasm" => ("application/wasm", true),
        "json" | "map" => ("application/json; charset=utf-8", true),
        "webmanifest" => ("application/manifest+json", true),
        "svg" => ("image/svg+xml", true),
        "txt" | "pgn" => ("text/plain; charset=utf-8", true),
        "xml" => ("application/xml", true),
        "ico" => ("image/vnd.microsoft.icon", true),
        "png" => ("image/png", false),
        "jpg" | "jpeg" => ("image/jpeg", false),
        "webp" => ("image/webp", false),
        "woff2" => ("font/woff2", false),
        "mp3" => ("audio/mpeg", false),
        "ogg" => ("audio/ogg", false),
        "zip" => ("application/zip", false),
        _ => ("application/octet-stream", false),
    }
}
