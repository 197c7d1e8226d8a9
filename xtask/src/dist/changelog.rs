//! The changelog of the Debian package, made of the dated headings of CHANGELOG.md.

use super::deb;
use crate::command::{capture, program};
use crate::failure::Failure;

/// Who answers for the package; the same as in `crates/setzkasten/Cargo.toml`.
const MAINTAINER: &str = "Setzkasten maintainers <maintainers@setzkasten.example>";

/// An entry for every release, newest first; the packaged version comes first in any case.
pub(crate) fn debian(changelog: &str, packaged: &str, time: &str) -> Result<String, Failure> {
    let mut entries = Vec::new();
    let releases: Vec<(&str, &str)> = changelog.lines().filter_map(dated).collect();
    if !releases.iter().any(|(version, _)| deb::version(version) == packaged) {
        entries.push(entry(packaged, &format!("@{time}"))?);
    }
    for (version, date) in releases {
        entries.push(entry(&deb::version(version), date)?);
    }
    Ok(entries.join("\n"))
}

/// `## 1.0.0-rc.1 - 2026-11-18` is a release.
fn dated(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("## ")?.split_once(" - ")
}

fn entry(version: &str, date: &str) -> Result<String, Failure> {
    let mut command = program("date", &["--utc", "--rfc-email", "--date", date]);
    let date = capture(command.env("LC_ALL", "C")).map_err(Failure::Work)?;
    let what = "See changelog.gz beside this file.";
    Ok(format!(
        "setzkasten ({version}) unstable; urgency=medium\n\n  * {what}\n\n -- {MAINTAINER}  {}\n",
        date.trim()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OURS: &str = "# Changelog\n\n## Unreleased\n\n## 1.0.0-rc.1 - 2026-11-18\n\n### Added\n";

    #[test]
    fn every_dated_heading_is_an_entry() {
        let expected = "\
setzkasten (1.0.0~rc.1-1) unstable; urgency=medium

  * See changelog.gz beside this file.

 -- Setzkasten maintainers <maintainers@setzkasten.example>  Wed, 18 Nov 2026 00:00:00 +0000
";
        assert_eq!(debian(OURS, "1.0.0~rc.1-1", "0"), Ok(expected.to_owned()));
    }

    #[test]
    fn this_version_has_a_heading() {
        let changelog = std::fs::read_to_string(crate::command::root().join("CHANGELOG.md")).unwrap();
        let newest = changelog.lines().find_map(dated).map(|(version, _)| version);
        assert_eq!(newest, Some(env!("CARGO_PKG_VERSION")));
    }

    #[test]
    fn a_version_without_a_heading_has_the_time_of_its_commit() {
        let both = debian(OURS, "1.0.0~rc.1-2", "1").unwrap();
        assert!(both.starts_with("setzkasten (1.0.0~rc.1-2) "), "{both}");
        assert!(both.contains("Thu, 01 Jan 1970 00:00:01 +0000\n\nsetzkasten (1.0.0~rc.1-1)"), "{both}");
    }
}
