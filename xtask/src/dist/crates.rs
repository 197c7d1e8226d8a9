//! Which crates are in the program, by cargo's own account.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::Deserialize;

use crate::command::{capture, cargo};
use crate::failure::Failure;

/// A crate that is in the program.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) version: String,
    /// An SPDX expression; older crates write `MIT/Apache-2.0`.
    #[serde(default)]
    pub(crate) license: Option<String>,
    #[serde(default)]
    pub(crate) authors: Vec<String>,
    pub(crate) manifest_path: PathBuf,
    /// Nothing for the crates of this workspace.
    pub(crate) source: Option<String>,
}

impl Crate {
    pub(crate) fn is_ours(&self) -> bool {
        self.source.is_none()
    }

    /// Its licence as an SPDX expression.
    pub(crate) fn licence(&self) -> String {
        self.license.as_deref().unwrap_or("unknown").replace(" / ", " OR ").replace('/', " OR ")
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
}

/// All crates that the lock file names for this target, those of tests and build scripts too.
pub(crate) fn all(target: &str) -> Result<Vec<Crate>, Failure> {
    let mut command = cargo(&["metadata", "--format-version", "1", "--locked", "--filter-platform", target]);
    let json = capture(&mut command).map_err(Failure::Work)?;
    let metadata: Metadata = serde_json::from_str(&json)
        .map_err(|error| Failure::Work(format!("what `cargo metadata` says is not understood: {error}")))?;
    Ok(metadata.packages)
}

/// The crates that are linked into the program: no tests, no build scripts, no macros.
pub(crate) fn in_program(target: &str) -> Result<Vec<Crate>, Failure> {
    let linked = linked(target)?;
    let key = |package: &Crate| (package.name.clone(), package.version.clone());
    let mut found: Vec<Crate> = all(target)?.into_iter().filter(|one| linked.contains(&key(one))).collect();
    found.sort_by_key(key);
    let missing = linked.iter().find(|one| !found.iter().any(|package| key(package) == **one));
    match missing {
        None => Ok(found),
        Some((name, version)) => {
            Err(Failure::Work(format!("{name} {version} is linked, but `cargo metadata` does not know it")))
        }
    }
}

fn linked(target: &str) -> Result<BTreeSet<(String, String)>, Failure> {
    let mut tree = cargo(&["tree", "--locked", "--package", "setzkasten", "--edges", "normal,no-proc-macro"]);
    tree.args(["--target", target, "--prefix", "none", "--format", "{p}"]);
    let lines = capture(&mut tree).map_err(Failure::Work)?;
    Ok(lines.lines().filter_map(name_and_version).collect())
}

/// `cfg-if v1.0.4 (*)` and `words v1.0.0 (/path)` are lines of a tree.
fn name_and_version(line: &str) -> Option<(String, String)> {
    let mut words = line.split_whitespace();
    let (name, version) = (words.next()?, words.next()?);
    Some((name.to_owned(), version.strip_prefix('v')?.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_tree_is_a_name_and_a_version() {
        let expected = Some(("cfg-if".to_owned(), "1.0.4".to_owned()));
        assert_eq!(name_and_version("cfg-if v1.0.4"), expected);
        assert_eq!(name_and_version("cfg-if v1.0.4 (*)"), expected);
        assert_eq!(name_and_version(""), None);
    }

    #[test]
    fn the_slash_of_older_crates_means_or() {
        let one = |license: &str| Crate {
            name: String::new(),
            version: String::new(),
            license: Some(license.to_owned()),
            authors: Vec::new(),
            manifest_path: PathBuf::new(),
            source: None,
        };
        assert_eq!(one("MIT/Apache-2.0").licence(), "MIT OR Apache-2.0");
        assert_eq!(one("Apache-2.0 / MIT").licence(), "Apache-2.0 OR MIT");
        assert_eq!(one("MIT AND BSD-3-Clause").licence(), "MIT AND BSD-3-Clause");
    }
}
