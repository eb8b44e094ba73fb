//! What each published file weighs: as it is, and as a server would send it.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

/// Bytes of one file, or of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Weight {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// A table of every file under `folder`: raw, gzip -9 and brotli 11, in bytes.
///
/// # Errors
///
/// A file cannot be read.
pub fn table(folder: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut text = format!("{:>10} {:>10} {:>10}  file\n", "raw", "gzip", "brotli");
    let mut total = Weight::default();
    for path in files {
        let weight = weigh(&fs::read(&path)?);
        total.raw += weight.raw;
        total.gzip += weight.gzip;
        total.brotli += weight.brotli;
        let name = path.strip_prefix(folder).unwrap_or(&path);
        line(&mut text, weight, &name.display().to_string());
    }
    line(&mut text, total, "all together");
    Ok(text)
}

fn line(text: &mut String, weight: Weight, name: &str) {
    let Weight { raw, gzip, brotli } = weight;
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{raw:>10} {gzip:>10} {brotli:>10}  {name}");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn weigh(bytes: &[u8]) -> Weight {
    Weight { raw: bytes.len(), gzip: gzip(bytes, Compression::best()).len(), brotli: brotli(bytes).len() }
}

/// `bytes` in gzip format.
#[must_use]
pub fn gzip(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    // Writing to a Vec cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    {
        let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22);
        let _ = writer.write_all(bytes);
    }
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_bytes_unpack_to_the_same() {
        let bytes: Vec<u8> = (0..50_000u32).flat_map(|n| (n / 7).to_le_bytes()).collect();
        let packed = gzip(&bytes, Compression::best());
        let mut unpacked = Vec::new();
        io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut unpacked).unwrap();
        assert_eq!(unpacked, bytes);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &brotli(&bytes)[..], &mut unpacked).unwrap();
        assert_eq!(unpacked, bytes);
    }
}
