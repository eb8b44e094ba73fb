//! What a visit may weigh, and who allowed it to.
//!
//! `xtask/budget.txt` says for each part of the published folder what it weighed when somebody last
//! looked, in bytes of gzip as GitHub Pages sends it. A build in which a part is more than 3 % above
//! that fails: whoever lets it grow raises the number and writes why beside it. The limits below keep the
//! first move on a slow phone within reach; a part may be above its own only as a debt, whose reason begins
//! with `over:` and says how it is to be paid.

use std::fmt::Write as _;

use flate2::Compression;

use crate::call::Failure;
use crate::publish::files::Files;
use crate::sizes::gzip;

/// Percent by which a part may outgrow its budget before somebody has to say why.
const TOLERANCE: usize = 3;

/// A part of the published folder.
struct Part {
    name: &'static str,
    /// Bytes of gzip that are exceeded only as a debt.
    limit: usize,
    holds: fn(&str) -> bool,
}

const PARTS: [Part; 11] = [
    Part { name: "app", limit: 250 << 10, holds: is_app },
    Part { name: "learn", limit: 250 << 10, holds: |path| path.starts_with("learn_bg.") },
    Part { name: "study", limit: 300 << 10, holds: |path| path.starts_with("study_bg.") },
    Part { name: "frame", limit: 250 << 10, holds: |path| path.starts_with("frame_bg.") },
    Part { name: "embed-script", limit: 5 << 10, holds: |path| path == "embed.js" },
    Part { name: "texts", limit: 25 << 10, holds: is_text },
    Part { name: "scripts", limit: 20 << 10, holds: is_script },
    Part { name: "page", limit: 25 << 10, holds: is_page },
    Part {
        name: "first-view",
        limit: 320 << 10,
        holds: |path| is_app(path) || is_text(path) || is_script(path) || is_page(path),
    },
    Part { name: "engine", limit: 150 << 10, holds: |path| path.starts_with("worker") },
    Part { name: "everything", limit: 20 << 20, holds: |_| true },
];

fn is_app(path: &str) -> bool {
    path.starts_with("app_bg.")
}

/// What the first page says, in the language that needs most room for it.
fn is_text(path: &str) -> bool {
    ["common", "play"].iter().any(|part| path.starts_with(&format!("content/locales/de/{part}.")))
}

/// Of the first page: others have programs of their own.
fn is_script(path: &str) -> bool {
    path.ends_with(".js") && ["app.", "offline."].iter().any(|start| path.starts_with(start))
}

fn is_page(path: &str) -> bool {
    path == "index.html" || path.ends_with(".css") && !path.starts_with("learn")
}

/// Compares a published folder with the budget and returns a table for the person who built it.
///
/// # Errors
///
/// A part is too heavy, or the budget does not mention it: the failure says what to write there.
pub fn check(files: &Files, budget: &str) -> Result<String, Failure> {
    let mut table = format!("{:>12} {:>9} {:>9}\n", "gzip", "budget", "limit");
    let mut wrong = String::new();
    for part in &PARTS {
        let held = files.iter().filter(|(path, _)| (part.holds)(path));
        let weight: usize = held.map(|(_, bytes)| gzip(bytes, Compression::default()).len()).sum();
        if weight == 0 {
            continue;
        }
        let Line { bytes: allowed, is_debt } = line(budget, part.name)?;
        let debt = if weight > part.limit { "  (over its limit)" } else { "" };
        // Writing to a String cannot fail.
        let _ = writeln!(table, "{weight:>12} {allowed:>9} {:>9}  {}{debt}", part.limit, part.name);
        if weight > part.limit && !is_debt {
            let _ = writeln!(wrong, "{} weighs {weight} bytes, and {} is the limit", part.name, part.limit);
        } else if weight > allowed + allowed * TOLERANCE / 100 {
            let _ = writeln!(
                wrong,
                "{0} weighs {weight} bytes, {1} were agreed on. If it is worth that, write to xtask/budget.txt:\n\
                 {0} {weight} why",
                part.name, allowed
            );
        }
    }
    if wrong.is_empty() { Ok(table) } else { Err(Failure::new(format!("{table}\n{}", wrong.trim_end()))) }
}

/// What a line of the budget says.
struct Line {
    bytes: usize,
    is_debt: bool,
}

/// The line `NAME BYTES WHY`.
fn line(budget: &str, name: &str) -> Result<Line, Failure> {
    let lines = budget.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let mut words = line.split_whitespace();
        if words.next() != Some(name) {
            continue;
        }
        return match (words.next().map(str::parse), words.next()) {
            (Some(Ok(bytes)), Some(why)) => Ok(Line { bytes, is_debt: why == "over:" }),
            (Some(Ok(_)), None) => Err(Failure::new(format!("budget.txt does not say why: {line}"))),
            _ => Err(Failure::new(format!("budget.txt has no number of bytes here: {line}"))),
        };
    }
    Err(Failure::new(format!("budget.txt has no line for {name}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `count` bytes that no gzip makes smaller.
    fn noise(count: usize) -> Vec<u8> {
        let mut state = 1u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state.to_be_bytes()[0]
        };
        (0..count).map(|_| next()).collect()
    }

    fn files(app: usize) -> Files {
        Files::from([("app_bg.1.wasm".to_owned(), noise(app)), ("index.html".to_owned(), noise(100))])
    }

    const BUDGET: &str = "# parts\napp 10000 first\npage 200 first\nfirst-view 10200 first\n\
                          everything 20000 first\n";

    #[test]
    fn growth_has_to_be_explained() {
        assert!(check(&files(10_000), BUDGET).is_ok());
        let failure = check(&files(10_400), BUDGET).unwrap_err().to_string();
        assert!(failure.contains("app weighs") && failure.contains("first-view weighs"), "{failure}");
        assert!(check(&files(10_400), &BUDGET.replace("10000", "10300").replace("10200", "10500")).is_ok());
    }

    #[test]
    fn a_limit_is_exceeded_only_as_a_debt() {
        let generous =
            BUDGET.replace("10000", "900000").replace("10200", "900000").replace("20000", "900000");
        let failure = check(&files(300 << 10), &generous).unwrap_err().to_string();
        assert!(failure.contains("256000 is the limit"), "{failure}");
        let debt = generous.replace("900000 first", "900000 over: to be paid");
        assert!(check(&files(300 << 10), &debt).is_ok_and(|table| table.contains("over its limit")));
    }

    #[test]
    fn every_line_says_why() {
        for (from, to) in
            [("app 10000 first", "app 10000"), ("app 10000 first", ""), ("app 10000", "app much")]
        {
            assert!(check(&files(1), &BUDGET.replace(from, to)).is_err(), "{to}");
        }
    }
}
