//! `tanglet-data`: the core. A list made after word-game rules: no names, places or abbreviations.
//!
//! A line is a folded form and its spellings (`PACKE packe Packe`); without spellings it is written small.

use super::{Result, bad, gunzipped};
use crate::readings::{Readings, Sources};
use std::path::Path;

/// Lists every spelling of the core.
pub fn read(sources: &Path, readings: &mut Readings) -> Result<()> {
    let path = sources.join("tanglet-data/usr/share/tanglet/gamedata/de/words");
    let text = String::from_utf8(gunzipped(&path)?).map_err(|e| bad(&path, e))?;
    for line in text.lines() {
        list_line(line, readings);
    }
    Ok(())
}

fn list_line(line: &str, readings: &mut Readings) {
    let mut columns = line.split_whitespace();
    let Some(folded) = columns.next() else { return };
    let mut spelled = false;
    for spelling in columns {
        spelled = true;
        readings.list(spelling, Sources::TANGLET);
    }
    if !spelled {
        readings.list(&folded.to_lowercase(), Sources::TANGLET);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_or_small_letters() {
        let mut readings = Readings::default();
        list_line("PACKE packe Packe", &mut readings);
        list_line("BUNTE", &mut readings);
        assert!(readings.is_core("packe") && readings.is_core("Packe") && readings.is_core("bunte"));
    }
}
