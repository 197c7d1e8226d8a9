//! `wngerman`: a plain list of spellings.

use super::{Result, text};
use crate::readings::{Readings, Sources};
use std::path::Path;

/// Lists every word.
pub fn read(sources: &Path, readings: &mut Readings) -> Result<()> {
    for word in text(&sources.join("wngerman/usr/share/dict/ngerman"))?.lines() {
        readings.list(word.trim(), Sources::WNGERMAN);
    }
    Ok(())
}
