//! The pinned packages of the lexicon: the reader of `data/lexicon/sources.toml`.
//!
//! It knows just the TOML that file uses (a header per source, plain strings, lists of plain strings on one
//! line, comments) and refuses everything else with the line's number, so that a slip is never read as
//! something else.

use std::collections::HashSet;
use std::fmt;

use crate::failure::Failure;

/// A package that the lexicon is made of, pinned to one file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Pin {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) kind: Kind,
    /// Of the package file: 64 lower-case hexadecimal digits.
    pub(crate) sha256: String,
    /// What the merge reads: paths inside the unpacked package.
    pub(crate) files: Vec<String>,
    /// Of these files, as an SPDX expression.
    pub(crate) licence: String,
}

/// The registry a package comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    Reader::default().read(text).map_err(|(line, what)| Failure::Work(format!("{file}:{line}: {what}")))
}

/// What is wrong, and in which line.
type Slip = (usize, String);

#[derive(Default)]
struct Reader {
    pins: Vec<Pin>,
    names: HashSet<String>,
    draft: Option<Draft>,
}

/// A source of which not all pairs have been read yet.
#[derive(Default)]
struct Draft {
    line: usize,
    name: Option<String>,
    version: Option<String>,
    kind: Option<Kind>,
    sha256: Option<String>,
    files: Option<Vec<String>>,
    licence: Option<String>,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Vec<Pin>, Slip> {
        for (number, line) in (1..).zip(text.lines()) {
            self.line(number, line.trim())?;
        }
        self.finish()?;
        Ok(self.pins)
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), Slip> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if line == "[[source]]" {
            self.finish()?;
            self.draft = Some(Draft { line: number, ..Draft::default() });
            return Ok(());
        }
        let Some((key, value)) = line.split_once('=') else {
            return Err((number, format!("expected `[[source]]` or `key = value`, found `{line}`")));
        };
        let Some(draft) = &mut self.draft else {
            return Err((number, "a pair before the first `[[source]]`".to_owned()));
        };
        draft.set(key.trim(), value.trim()).map_err(|what| (number, what))
    }

    /// Turns the draft into a pin.
    fn finish(&mut self) -> Result<(), Slip> {
        let Some(draft) = self.draft.take() else { return Ok(()) };
        let line = draft.line;
        let pin = draft.pin().map_err(|what| (line, what))?;
        if !self.names.insert(pin.name.clone()) {
            return Err((line, format!("the source `{}` is there twice", pin.name)));
        }
        self.pins.push(pin);
        Ok(())
    }
}

impl Draft {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "name" => put(&mut self.name, key, name(string(value)?)?),
            "version" => put(&mut self.version, key, string(value)?.to_owned()),
            "kind" => put(&mut self.kind, key, kind(string(value)?)?),
            "sha256" => put(&mut self.sha256, key, sha256(string(value)?)?),
            "files" => put(&mut self.files, key, paths(list(value)?)?),
            "licence" => put(&mut self.licence, key, string(value)?.to_owned()),
            _ => Err(format!("unknown key `{key}`; known are name, version, kind, sha256, files, licence")),
        }
    }

    fn pin(self) -> Result<Pin, String> {
        let lacks = |key: &str| format!("this source has no `{key}`");
        Ok(Pin {
            name: self.name.ok_or_else(|| lacks("name"))?,
            version: self.version.ok_or_else(|| lacks("version"))?,
            kind: self.kind.ok_or_else(|| lacks("kind"))?,
            sha256: self.sha256.ok_or_else(|| lacks("sha256"))?,
            files: self.files.ok_or_else(|| lacks("files"))?,
            licence: self.licence.ok_or_else(|| lacks("licence"))?,
        })
    }
}

fn put<T>(place: &mut Option<T>, key: &str, value: T) -> Result<(), String> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("`{key}` is there twice")),
    }
}

/// A string, and nothing behind it but a comment.
fn string(value: &str) -> Result<&str, String> {
    let (string, rest) = quoted(value)?;
    at_end(rest)?;
    if string.is_empty() { Err("an empty string".to_owned()) } else { Ok(string) }
}

/// A list of strings on one line, and nothing behind it but a comment.
fn list(value: &str) -> Result<Vec<&str>, String> {
    let bad = || format!("expected a list of strings like [\"a\", \"b\"], found `{value}`");
    let mut rest = value.strip_prefix('[').ok_or_else(bad)?;
    let mut strings = Vec::new();
    loop {
        let (string, after) = quoted(rest.trim_start())?;
        strings.push(string);
        let after = after.trim_start();
        if let Some(after) = after.strip_prefix(']') {
            at_end(after)?;
            return Ok(strings);
        }
        rest = after.strip_prefix(',').ok_or_else(bad)?;
    }
}

/// A string in quotation marks at the start of the text, and what follows it.
fn quoted(text: &str) -> Result<(&str, &str), String> {
    let (string, rest) = text
        .strip_prefix('"')
        .and_then(|inside| inside.split_once('"'))
        .ok_or_else(|| format!("expected a string in quotation marks, found `{text}`"))?;
    if string.contains('\\') {
        Err("backslashes are not understood here".to_owned())
    } else {
        Ok((string, rest))
    }
}

fn at_end(rest: &str) -> Result<(), String> {
    let rest = rest.trim_start();
    if rest.is_empty() || rest.starts_with('#') { Ok(()) } else { Err(format!("unexpected `{rest}`")) }
}

/// A package's name, which is also a folder's.
fn name(text: &str) -> Result<String, String> {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_.+".contains(c);
    if text.chars().all(is_plain) && !text.starts_with(['.', '-']) {
        Ok(text.to_owned())
    } else {
        Err(format!("`{text}` is no package name"))
    }
}

fn kind(text: &str) -> Result<Kind, String> {
    match text {
        "deb" => Ok(Kind::Deb),
        "npm" => Ok(Kind::Npm),
        "wheel" => Ok(Kind::Wheel),
        _ => Err(format!("unknown kind `{text}`; known are deb, npm, wheel")),
    }
}

fn sha256(text: &str) -> Result<String, String> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if text.len() == 64 && text.bytes().all(is_digit) {
        Ok(text.to_owned())
    } else {
        Err(format!("`{text}` is no SHA-256 checksum (64 lower-case hexadecimal digits)"))
    }
}

fn paths(texts: Vec<&str>) -> Result<Vec<String>, String> {
    let is_inside = |path: &&str| path.split('/').all(|part| !matches!(part, "" | "." | ".."));
    match texts.iter().find(|path| !is_inside(path)) {
        None => Ok(texts.into_iter().map(str::to_owned).collect()),
        Some(path) => Err(format!("`{path}` is no path inside a package")),
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
            (sentence("name = \"a\""), "pins.toml:1: a pair before the first `[[source]]`"),
            (slip("licence =", "license ="), "pins.toml:8: unknown key `license`; known are name, "),
            (slip("licence = \"CC0-1.0\"\n", ""), "pins.toml:2: this source has no `licence`"),
            (slip("kind = \"deb\"", "name = \"x\""), "pins.toml:5: `name` is there twice"),
            (sentence(&sources), "pins.toml:10: the source `some-words` is there twice"),
            (slip("\"deb\"", "\"rpm\""), "pins.toml:5: unknown kind `rpm`; known are deb, npm, wheel"),
            (slip("\"deb\"", "deb"), "pins.toml:5: expected a string in quotation marks, found `deb`"),
            (slip("\"deb\"", "\"deb"), "pins.toml:5: expected a string in quotation marks, found `\"deb`"),
            (slip("\"deb\"", "\"deb\" x"), "pins.toml:5: unexpected `x`"),
            (slip("\"deb\"", "\"\""), "pins.toml:5: an empty string"),
            (slip("kind = \"deb\"", "kind: deb"), "pins.toml:5: expected `[[source]]` or `key = value`"),
            (slip("[[source]]", "[source]"), "pins.toml:2: expected `[[source]]` or `key = value`"),
            (slip("\"0123", "\"123"), "pins.toml:6: `123456"),
            (slip("\"0123", "\"X123"), "pins.toml:6: `X123456"),
            (slip("some-words", "../words"), "pins.toml:3: `../words` is no package name"),
            (slip("some-words", "Some\\\\Words"), "pins.toml:3: backslashes are not understood here"),
            (slip("usr/share/b", "/etc/b"), "pins.toml:7: `/etc/b` is no path inside a package"),
            (slip("usr/share/b", "usr/../b"), "pins.toml:7: `usr/../b` is no path inside a package"),
            (slip("[\"usr", "\"usr"), "pins.toml:7: expected a list of strings"),
            (slip(", \"usr", "; \"usr"), "pins.toml:7: expected a list of strings"),
            (slip("b\"]", "b\"] x"), "pins.toml:7: unexpected `x`"),
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
