//! Numbers in drawings.

/// `value` as SVG and CSS read it, rounded to hundred-thousandths: far below a pixel at any size.
///
/// By whole numbers, because the exact decimals of floating point numbers are long to write and to
/// download the code for.
///
/// ```
/// # use chuhe::app::view::decimal::decimal;
/// assert_eq!(decimal(-0.12), "-0.12");
/// assert_eq!(decimal(9.0), "9");
/// ```
#[must_use]
pub fn decimal(value: f64) -> String {
    const SCALE: u64 = 100_000;
    // Rounds and, for numbers no drawing has, stops at the largest.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let scaled = (value.abs() * SCALE as f64).round() as u64;
    let sign = if value < 0.0 && scaled > 0 { "-" } else { "" };
    let (whole, part) = (scaled / SCALE, scaled % SCALE);
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let mut text = format!("{sign}{whole}.{part:05}");
    text.truncate(text.trim_end_matches('0').len());
    text
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn numbers_are_written_short() {
        for (value, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (0.5, "0.5"),
            (0.000_73, "0.00073"),
            (-0.000_001, "0"),
            (1.0 / 3.0, "0.33333"),
            (-12.05, "-12.05"),
            (f64::NAN, "0"),
        ] {
            assert_eq!(decimal(value), text);
        }
    }
}
