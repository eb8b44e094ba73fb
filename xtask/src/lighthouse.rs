//! What Lighthouse says of the published page, as on a phone with a slow network.
//!
//! It loads the page as it is and reckons what that would have taken on such a phone. Timings wander
//! with the machine's load, so the middle of several runs counts.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::call::{Call, Failure};
use crate::machine;
use crate::project::Project;
use crate::server::{Server, Site};

/// How often it is run.
const RUNS: usize = 5;

/// What a browser needs that has no screen and may run as root.
const FLAGS: &str = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";

/// What is read out of a report: where, the unit, and what it ought to be.
const FIGURES: [(&str, &str, &str); 8] = [
    ("performance", "/categories/performance/score", "at least 0.98"),
    ("accessibility", "/categories/accessibility/score", "1"),
    ("best practices", "/categories/best-practices/score", "1"),
    ("SEO", "/categories/seo/score", "1"),
    ("first paint, ms", "/audits/first-contentful-paint/numericValue", "at most 900"),
    ("largest paint, ms", "/audits/largest-contentful-paint/numericValue", "at most 1200"),
    ("blocked, ms", "/audits/total-blocking-time/numericValue", "at most 150"),
    ("layout shift", "/audits/cumulative-layout-shift/numericValue", "at most 0.01"),
];

/// Runs it on what is in `dist/` and returns a table.
///
/// # Errors
///
/// It cannot be run, or does not answer as version 12 does.
pub fn measure(project: &Project, program: &Path) -> Result<String, Failure> {
    let site = Site::new(project.dist(), "/chuhe/");
    let server = Server::start(site, 0).map_err(|error| Failure::new(format!("no port: {error}")))?;
    let folder = env::temp_dir().join(format!("chuhe-lighthouse-{}", std::process::id()));
    let file_error = |error: std::io::Error| Failure::new(format!("{}: {error}", folder.display()));
    fs::create_dir_all(&folder).map_err(file_error)?;
    let mut reports = Vec::new();
    for run in 0..RUNS {
        let report = folder.join(format!("{run}.json"));
        let mut call = Call::new(program)
            .args([&server.url(), "--quiet", "--output=json", FLAGS])
            .args([format!("--output-path={}", report.display())]);
        if let Some(chromium) = machine::find("chromium") {
            call = call.env("CHROME_PATH", chromium);
        }
        call.at(&folder).run()?;
        let text = fs::read_to_string(&report).map_err(file_error)?;
        let report = serde_json::from_str(&text).map_err(|error| Failure::new(error.to_string()))?;
        reports.push(report);
    }
    // What is left of it is in the folder for such things.
    let _ = fs::remove_dir_all(&folder);
    table(&reports)
}

fn table(reports: &[Value]) -> Result<String, Failure> {
    let mut table = format!("Lighthouse, a simulated phone, middle of {}\n", reports.len());
    for (name, place, wanted) in FIGURES {
        let figures: Option<Vec<f64>> =
            reports.iter().map(|report| report.pointer(place).and_then(Value::as_f64)).collect();
        let mut figures =
            figures.ok_or_else(|| Failure::new(format!("Lighthouse says nothing at {place}")))?;
        figures.sort_by(f64::total_cmp);
        let middle = figures.get(figures.len() / 2).copied().unwrap_or_default();
        let digits = if middle < 10.0 { 2 } else { 0 };
        // Writing to a String cannot fail.
        let _ = writeln!(table, "{name:>18} {middle:>8.digits$}   {wanted}");
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(score: f64) -> Value {
        let audit = |value: f64| serde_json::json!({ "numericValue": value });
        let category = |score: f64| serde_json::json!({ "score": score });
        serde_json::json!({
            "categories": {
                "performance": category(score), "accessibility": category(1.0),
                "best-practices": category(1.0), "seo": category(1.0),
            },
            "audits": {
                "first-contentful-paint": audit(800.0), "largest-contentful-paint": audit(1000.0 * score),
                "total-blocking-time": audit(0.0), "cumulative-layout-shift": audit(0.001),
            },
        })
    }

    #[test]
    fn the_middle_counts() {
        let table = table(&[report(0.5), report(1.0), report(0.9)]).unwrap();
        assert!(table.contains("performance     0.90"), "{table}");
        assert!(table.contains("largest paint, ms      900"), "{table}");
    }

    #[test]
    fn another_answer_is_refused() {
        assert!(super::table(&[serde_json::json!({ "categories": {} })]).is_err());
    }
}
