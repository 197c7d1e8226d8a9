//! Lists the files of the theme base, so that all of them get into the program: a new theme is just a new file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/themes").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let list = list(&themes(&folder)?);
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    #[allow(clippy::disallowed_methods, reason = "the crate is pure, its build script cannot be")]
    fs::write(out.join("themes.rs"), list)
}

/// The theme files, sorted by their keys.
fn themes(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let files = folder.read_dir()?.map(|entry| entry.map(|entry| entry.path()));
    let mut files = files.collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort_by_key(|file| key(file));
    Ok(files)
}

fn key(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// An array of keys and texts, in Rust.
fn list(files: &[PathBuf]) -> String {
    let mut list = String::from("[\n");
    for file in files {
        let _ = writeln!(list, "    ({:?}, include_str!({:?})),", key(file), file.display().to_string());
    }
    list + "]\n"
}
