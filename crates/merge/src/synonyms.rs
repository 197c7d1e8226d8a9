//! The file of synonyms: a set of nouns a line, sorted. Plain text, since a reader may want to look.

use crate::sources::{Result, mythes};
use std::path::Path;

/// What `synonyms.lex` holds.
pub fn file(sources: &Path) -> Result<String> {
    Ok(mythes::read(sources)?.iter().map(|set| set.join(",") + "\n").collect())
}
