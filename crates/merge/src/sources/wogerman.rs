//! `wogerman`: a plain list of spellings of before the reform of 1996. What it alone has may be an old spelling.

use super::{Result, text};
use std::path::Path;

/// All its words.
pub fn read(sources: &Path) -> Result<Vec<String>> {
    let words = text(&sources.join("wogerman/usr/share/dict/ogerman"))?;
    Ok(words.lines().map(|w| w.trim().to_owned()).collect())
}
