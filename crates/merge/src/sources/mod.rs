//! One file per source: what it holds, and how it becomes spellings and readings.

pub mod ding;
pub mod foreign;
pub mod hunspell;
pub mod mythes;
pub mod nouns;
pub mod paradigms;
pub mod tanglet;
pub mod wngerman;
pub mod wogerman;
pub mod wordfreq;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file that cannot be read or is not what was expected.
#[derive(Debug)]
pub struct BadSource {
    path: PathBuf,
    why: String,
}

impl fmt::Display for BadSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} cannot be used: {}. Delete target/lexicon and run `cargo xtask lexicon` to fetch it again.",
            self.path.display(),
            self.why
        )
    }
}

impl std::error::Error for BadSource {}

/// What reading a source gives.
pub type Result<T> = std::result::Result<T, BadSource>;

fn bad(path: &Path, why: impl fmt::Display) -> BadSource {
    BadSource { path: path.to_owned(), why: why.to_string() }
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|e| bad(path, e))
}

pub(crate) fn text(path: &Path) -> Result<String> {
    String::from_utf8(bytes(path)?).map_err(|e| bad(path, e))
}

fn latin1(path: &Path) -> Result<String> {
    Ok(bytes(path)?.into_iter().map(char::from).collect())
}

fn gunzipped(path: &Path) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let packed = bytes(path)?;
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(packed.as_slice()), &mut out)
        .map_err(|e| bad(path, e))?;
    Ok(out)
}
