//! A folder in memory.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// Files by their path below the folder, with `/` between its parts on every system.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Reads a whole folder.
///
/// # Errors
///
/// Something in it cannot be read, or has a name that is no Unicode.
pub fn read(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    collect(folder, "", &mut files)?;
    Ok(files)
}

fn collect(folder: &Path, below: &str, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry
            .file_name()
            .into_string()
            .map_err(|name| io::Error::other(format!("{} is no Unicode", name.display())))?;
        let path = format!("{below}{name}");
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Makes `folder` hold these files and nothing else.
///
/// They are written beside it first, so that a server that is at work there never shows half of them.
///
/// # Errors
///
/// Something cannot be written or removed.
pub fn write(files: &Files, folder: &Path) -> io::Result<()> {
    let part = folder.with_extension("part");
    if part.exists() {
        fs::remove_dir_all(&part)?;
    }
    for (path, bytes) in files {
        let path = part.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, bytes)?;
    }
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::rename(&part, folder)
}
