//! A folder of files under a prefix, and the answers to requests for them.

use std::collections::HashMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use flate2::Compression;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{self, HeaderMap};
use hyper::{Method, Request, Response, StatusCode};

use super::media::media_type;
use crate::sizes::gzip;

/// What goes wrong with one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is not found.
    Missing,
    /// One byte in its middle is another.
    Corrupt,
    /// The answer starts this much later.
    Slow(Duration),
    /// The connection is closed instead of an answer.
    Dropped,
}

/// A published folder.
pub struct Site {
    folder: PathBuf,
    prefix: String,
    faults: HashMap<String, Fault>,
    packed: HashMap<PathBuf, (SystemTime, File)>,
}

/// A file as it is sent.
#[derive(Clone)]
struct File {
    tag: String,
    raw: Bytes,
    gzip: Option<Bytes>,
}

impl Site {
    /// The site that shows `folder` under `prefix`, a path that starts and ends with `/`.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>, prefix: impl Into<String>) -> Self {
        let (folder, prefix) = (folder.into(), prefix.into());
        Self { folder, prefix, faults: HashMap::new(), packed: HashMap::new() }
    }

    /// The path of the site's first page.
    #[must_use]
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Publishes another folder in place of the present one.
    pub fn publish(&mut self, folder: impl Into<PathBuf>) {
        self.folder = folder.into();
    }

    /// Lets every request for `file`, a path below the prefix, fail from now on; `None` mends it.
    pub fn set_fault(&mut self, file: &str, fault: Option<Fault>) {
        let path = format!("{}{file}", self.prefix);
        match fault {
            Some(fault) => self.faults.insert(path, fault),
            None => self.faults.remove(&path),
        };
    }

    pub(super) fn fault(&self, path: &str) -> Option<Fault> {
        self.faults.get(path).copied()
    }

    pub(super) fn respond<B>(&mut self, request: &Request<B>) -> Response<Full<Bytes>> {
        let headers = request.headers();
        match *request.method() {
            Method::GET => self.get(request.uri().path(), headers),
            Method::HEAD => self.get(request.uri().path(), headers).map(|_| Full::default()),
            _ => plain(StatusCode::METHOD_NOT_ALLOWED, "405"),
        }
    }

    fn get(&mut self, path: &str, headers: &HeaderMap) -> Response<Full<Bytes>> {
        let fault = self.fault(path);
        let Some(below) = path.strip_prefix(&self.prefix).and_then(decode) else {
            // `/chuhe` without the slash leads to the site; all else belongs to someone else.
            let bare = self.prefix.strip_suffix('/') == Some(path);
            return if bare { moved(&self.prefix) } else { plain(StatusCode::NOT_FOUND, "404") };
        };
        let place = self.folder.join(&below);
        if place.is_dir() && !(below.is_empty() || below.ends_with('/')) {
            return moved(&format!("{path}/"));
        }
        let candidates = if place.is_dir() {
            vec![place.join("index.html")]
        } else {
            // Pages finds `about.html` under `about` too.
            vec![place.clone(), self.folder.join(format!("{below}.html"))]
        };
        let found =
            candidates.into_iter().find(|path| path.is_file()).filter(|_| fault != Some(Fault::Missing));
        let loaded = found.and_then(|path| Some((self.load(&path)?, media_type(&path).0)));
        match loaded {
            Some((mut file, kind)) => {
                if fault == Some(Fault::Corrupt) {
                    file.corrupt();
                }
                file.response(StatusCode::OK, kind, headers)
            }
            None => match self.load(&self.folder.join("404.html")) {
                Some(page) => page.response(StatusCode::NOT_FOUND, "text/html; charset=utf-8", headers),
                None => plain(StatusCode::NOT_FOUND, "404"),
            },
        }
    }

    fn load(&mut self, path: &Path) -> Option<File> {
        let modified = path.metadata().and_then(|data| data.modified()).ok()?;
        if let Some((known, file)) = self.packed.get(path)
            && *known == modified
        {
            return Some(file.clone());
        }
        let file = File::new(fs::read(path).ok()?, media_type(path).1);
        self.packed.insert(path.to_owned(), (modified, file.clone()));
        Some(file)
    }
}

impl File {
    fn new(bytes: Vec<u8>, compress: bool) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let gzip = compress.then(|| Bytes::from(gzip(&bytes, Compression::default())));
        Self { tag: format!("{:016x}", hasher.finish()), raw: bytes.into(), gzip }
    }

    fn corrupt(&mut self) {
        let mut bytes = self.raw.to_vec();
        let middle = bytes.len() / 2;
        if let Some(byte) = bytes.get_mut(middle) {
            *byte ^= 1;
        }
        *self = Self::new(bytes, self.gzip.is_some());
    }

    fn response(self, status: StatusCode, kind: &'static str, headers: &HeaderMap) -> Response<Full<Bytes>> {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        let packed = self.gzip.filter(|_| text(header::ACCEPT_ENCODING).contains("gzip"));
        // The tag of a packed answer is weak: same content, other bytes.
        let tag = format!("{}\"{}\"", if packed.is_some() { "W/" } else { "" }, self.tag);
        let mut response = Response::builder()
            .header(header::CACHE_CONTROL, "max-age=600")
            .header(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*")
            .header(header::VARY, "Accept-Encoding")
            .header(header::ETAG, &tag);
        let body = if status == StatusCode::OK && text(header::IF_NONE_MATCH).contains(&self.tag) {
            response = response.status(StatusCode::NOT_MODIFIED);
            Bytes::new()
        } else {
            response = response.status(status).header(header::CONTENT_TYPE, kind);
            if packed.is_some() {
                response = response.header(header::CONTENT_ENCODING, "gzip");
            }
            packed.unwrap_or(self.raw)
        };
        response.body(Full::new(body)).unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR, "500"))
    }
}

fn moved(to: &str) -> Response<Full<Bytes>> {
    let mut response = plain(StatusCode::MOVED_PERMANENTLY, "301");
    if let Ok(to) = to.parse() {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

fn plain(status: StatusCode, text: &'static str) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from_static(text.as_bytes())));
    *response.status_mut() = status;
    response
}

/// A path with its `%` escapes resolved, if it stays inside the folder.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            bytes.push(u8::try_from(digit()? * 16 + digit()?).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    let text = String::from_utf8(bytes).ok()?;
    let inside = !text.starts_with('/')
        && !text.contains(['\\', '\0', ':'])
        && text.split('/').all(|part| part != "..");
    inside.then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A site in a folder of its own, which goes away with it.
    struct Example(Site);

    impl Example {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("chuhe-site-{name}-{}", std::process::id()));
            fs::create_dir_all(folder.join("sub")).unwrap();
            fs::write(folder.join("index.html"), "<p>start").unwrap();
            fs::write(folder.join("about.html"), "<p>about").unwrap();
            fs::write(folder.join("404.html"), "<p>lost").unwrap();
            fs::write(folder.join("sub/a b.js"), "let a = 1;").unwrap();
            Self(Site::new(folder, "/chuhe/"))
        }

        fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> Response<Full<Bytes>> {
            let mut request = Request::builder().uri(path);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            self.0.respond(&request.body(()).unwrap())
        }

        fn status(&mut self, path: &str) -> u16 {
            self.get(path, &[]).status().as_u16()
        }
    }

    impl Drop for Example {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0.folder);
        }
    }

    fn header<'a>(response: &'a Response<Full<Bytes>>, name: &str) -> &'a str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn paths_lead_where_pages_leads_them() {
        let mut site = Example::new("paths");
        assert_eq!(site.status("/chuhe/"), 200);
        assert_eq!(site.status("/chuhe/?fen=x"), 200);
        assert_eq!(site.status("/chuhe/about"), 200);
        assert_eq!(site.status("/chuhe/sub/a%20b.js"), 200);
        assert_eq!(header(&site.get("/chuhe", &[]), "location"), "/chuhe/");
        assert_eq!(header(&site.get("/chuhe/sub", &[]), "location"), "/chuhe/sub/");
        for lost in
            ["/", "/other/", "/chuhe/sub/", "/chuhe/nothing", "/chuhe/../Cargo.toml", "/chuhe/%2e%2e/x"]
        {
            assert_eq!(site.status(lost), 404, "{lost}");
        }
    }

    #[test]
    fn headers_are_those_of_pages() {
        let mut site = Example::new("headers");
        let packed = site.get("/chuhe/sub/a%20b.js", &[("accept-encoding", "gzip, br")]);
        assert_eq!(header(&packed, "content-encoding"), "gzip");
        assert_eq!(header(&packed, "content-type"), "application/javascript; charset=utf-8");
        assert_eq!(header(&packed, "cache-control"), "max-age=600");
        let tag = header(&packed, "etag").to_owned();
        assert!(tag.starts_with("W/\""));
        assert_eq!(site.get("/chuhe/sub/a%20b.js", &[("if-none-match", &tag)]).status(), 304);
        assert_eq!(header(&site.get("/chuhe/", &[]), "content-encoding"), "");
    }

    #[test]
    fn faults_come_and_go() {
        let mut site = Example::new("faults");
        let whole = header(&site.get("/chuhe/about.html", &[]), "etag").to_owned();
        site.0.set_fault("about.html", Some(Fault::Missing));
        assert_eq!(site.status("/chuhe/about.html"), 404);
        site.0.set_fault("about.html", Some(Fault::Corrupt));
        assert_ne!(header(&site.get("/chuhe/about.html", &[]), "etag"), whole);
        site.0.set_fault("about.html", None);
        assert_eq!(header(&site.get("/chuhe/about.html", &[]), "etag"), whole);
    }
}
