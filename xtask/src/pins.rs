//! The pinned packages of the lexicon: the reader of `data/lexicon/sources.toml`.

use std::collections::HashSet;
use std::fmt;
use std::ops::Range;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use crate::failure::Failure;

/// The file: a table per source.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    source: Vec<Spanned<Pin>>,
}

/// A package that the lexicon is made of, pinned to one file.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pin {
    /// Also the name of a folder.
    #[serde(deserialize_with = "package_name")]
    pub(crate) name: String,
    #[serde(deserialize_with = "text")]
    pub(crate) version: String,
    pub(crate) kind: Kind,
    /// Of the package file: 64 lower-case hexadecimal digits.
    #[serde(deserialize_with = "sha256")]
    pub(crate) sha256: String,
    /// What the merge reads: paths inside the unpacked package.
    #[serde(deserialize_with = "paths")]
    pub(crate) files: Vec<String>,
    /// Of these files, as an SPDX expression.
    #[serde(deserialize_with = "text")]
    pub(crate) licence: String,
}

/// The registry a package comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// Debian.
    Deb,
    /// npm.
    Npm,
    /// The Python package index.
    Wheel,
}

impl Pin {
    /// The name under which the package file is kept.
    pub(crate) fn file_name(&self) -> String {
        let version = self.version.replace(':', "_");
        let ending = match self.kind {
            Kind::Deb => "deb",
            Kind::Npm => "tgz",
            Kind::Wheel => "whl",
        };
        format!("{}-{version}.{ending}", self.name)
    }
}

impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let registry = match self.kind {
            Kind::Deb => "Debian",
            Kind::Npm => "npm",
            Kind::Wheel => "PyPI",
        };
        write!(f, "{} {} ({registry})", self.name, self.version)
    }
}

/// Reads the pins. A failure names the file and the line.
pub(crate) fn parse(file: &str, text: &str) -> Result<Vec<Pin>, Failure> {
    let failure = |span: Range<usize>, what: &str| {
        let line = text[..span.start].matches('\n').count() + 1;
        Failure::Work(format!("{file}:{line}: {what}"))
    };
    let File { source } =
        toml::from_str(text).map_err(|error| failure(error.span().unwrap_or_default(), error.message()))?;
    let mut names = HashSet::new();
    match source.iter().find(|&pin| !names.insert(&pin.as_ref().name)) {
        None => Ok(source.into_iter().map(Spanned::into_inner).collect()),
        Some(pin) => Err(failure(pin.span(), &format!("the source `{}` is there twice", pin.as_ref().name))),
    }
}

/// A string that is not empty.
fn text<'de, D: Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    let text = String::deserialize(value)?;
    if text.is_empty() { Err(D::Error::custom("an empty string")) } else { Ok(text) }
}

fn package_name<'de, D: Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    let name = text(value)?;
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_.+".contains(c);
    if name.chars().all(is_plain) && !name.starts_with(['.', '-']) {
        Ok(name)
    } else {
        Err(D::Error::custom(format_args!("`{name}` is no package name")))
    }
}

fn sha256<'de, D: Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    let sum = text(value)?;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if sum.len() == 64 && sum.bytes().all(is_digit) {
        Ok(sum)
    } else {
        Err(D::Error::custom(format_args!(
            "`{sum}` is no SHA-256 checksum (64 lower-case hexadecimal digits)"
        )))
    }
}

fn paths<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<String>, D::Error> {
    let paths = Vec::<String>::deserialize(value)?;
    if paths.is_empty() {
        return Err(D::Error::custom("an empty list of files"));
    }
    let is_inside = |path: &&String| path.split('/').all(|part| !matches!(part, "" | "." | ".."));
    match paths.iter().find(|path| !is_inside(path)) {
        None => Ok(paths),
        Some(path) => Err(D::Error::custom(format_args!("`{path}` is no path inside a package"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::root;
    use std::fs;

    const ONE: &str = r#"# A comment
[[source]]
name = "some-words"
version = "1:2.0-1"   # as Debian writes it
kind = "deb"
sha256 = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
files = ["usr/share/a#1", "usr/share/b"]
licence = "CC0-1.0"
"#;

    fn sentence(text: &str) -> String {
        parse("pins.toml", text).unwrap_err().to_string()
    }

    /// The example with one text replaced.
    fn slip(from: &str, to: &str) -> String {
        assert!(ONE.contains(from), "{from}");
        sentence(&ONE.replace(from, to))
    }

    #[test]
    fn reads_a_source() {
        let pins = parse("pins.toml", ONE).unwrap();
        assert_eq!(pins.len(), 1);
        assert_eq!(pins[0].to_string(), "some-words 1:2.0-1 (Debian)");
        assert_eq!(pins[0].file_name(), "some-words-1_2.0-1.deb");
        assert_eq!(pins[0].kind, Kind::Deb);
        assert_eq!(pins[0].files, ["usr/share/a#1", "usr/share/b"]);
        assert_eq!(pins[0].licence, "CC0-1.0");
    }

    #[test]
    fn an_empty_file_has_no_sources() {
        assert_eq!(parse("pins.toml", "\n# nothing\n"), Ok(Vec::new()));
    }

    #[test]
    fn slips_are_told_with_file_and_line() {
        let sources = [ONE, ONE].concat();
        let cases = [
            (sentence("name = \"a\""), "pins.toml:1: unknown field `name`, expected `source`"),
            (
                slip("licence =", "license ="),
                "pins.toml:8: unknown field `license`, expected one of `name`, ",
            ),
            (slip("licence = \"CC0-1.0\"\n", ""), "pins.toml:2: missing field `licence`"),
            (slip("kind = \"deb\"", "name = \"x\""), "pins.toml:5: duplicate key"),
            (sentence(&sources), "pins.toml:10: the source `some-words` is there twice"),
            (
                slip("\"deb\"", "\"rpm\""),
                "pins.toml:5: unknown variant `rpm`, expected one of `deb`, `npm`, ",
            ),
            (slip("\"deb\"", "deb"), "pins.toml:5: string values must be quoted"),
            (
                slip("\"1:2.0-1\"", "2.0"),
                "pins.toml:4: invalid type: floating point `2.0`, expected a string",
            ),
            (slip("\"CC0-1.0\"", "\"\""), "pins.toml:8: an empty string"),
            (slip("[[source]]", "[source]"), "pins.toml:2: invalid type: map, expected a sequence"),
            (slip("\"0123", "\"123"), "pins.toml:6: `123456"),
            (slip("\"0123", "\"X123"), "pins.toml:6: `X123456"),
            (slip("some-words", "../words"), "pins.toml:3: `../words` is no package name"),
            (slip("usr/share/b", "/etc/b"), "pins.toml:7: `/etc/b` is no path inside a package"),
            (slip("usr/share/b", "usr/../b"), "pins.toml:7: `usr/../b` is no path inside a package"),
            (slip("\"usr/share/a#1\", \"usr/share/b\"", ""), "pins.toml:7: an empty list of files"),
            (
                slip("[\"usr/share/a#1\", \"usr/share/b\"]", "\"b\""),
                "pins.toml:7: invalid type: string \"b\"",
            ),
        ];
        for (said, expected) in cases {
            assert!(said.starts_with(expected), "{said}\n  is not\n{expected}");
        }
    }

    /// NOTICE must name every source as it is pinned.
    #[test]
    fn the_notice_names_every_source() {
        let file = root().join("data/lexicon/sources.toml");
        let pins = parse("sources.toml", &fs::read_to_string(file).unwrap()).unwrap();
        assert!(!pins.is_empty());
        let notice = fs::read_to_string(root().join("NOTICE")).unwrap();
        for pin in pins {
            let entry = format!("{pin}\n    Licence: {}\n", pin.licence);
            assert!(notice.contains(&entry), "NOTICE has no entry\n{entry}");
        }
    }
}
