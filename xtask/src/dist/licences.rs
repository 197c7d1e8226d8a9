//! The licences of everything that is in the program, with their texts, as one file for people.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::crates::Crate;
use super::parts::Parts;
use super::runtime;
use crate::failure::Failure;
use crate::fetch::io_failure;

/// Files with such names hold licences and notices.
const NAMES: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];
/// Below this they lie in tests and examples.
const DEPTH: usize = 3;

/// Somebody else's work in the program.
struct Work {
    name: String,
    licence: String,
    texts: Vec<String>,
}

/// The whole file.
pub(crate) fn file(parts: &Parts, version: &str) -> Result<String, Failure> {
    let mut works = Vec::new();
    for one in parts.crates.iter().filter(|one| !one.is_ours()) {
        works.push(of_crate(one)?);
    }
    for package in &parts.packages {
        works.push(Work {
            name: format!("{} {} (npm)", package.name, package.version),
            licence: package.licence.clone(),
            texts: vec![tidy(&package.text)],
        });
    }
    for library in &parts.libraries {
        let texts = runtime::licence_texts(library)?;
        works.push(Work {
            name: format!("{} {}", library.name, library.version),
            licence: library.licence.to_owned(),
            texts: texts.iter().map(|text| tidy(text)).collect(),
        });
    }
    Ok(shown(&works, version))
}

fn of_crate(one: &Crate) -> Result<Work, Failure> {
    let folder = one.manifest_path.parent().unwrap_or(Path::new("/"));
    let mut files = Vec::new();
    collect(folder, DEPTH, &mut files).map_err(|error| io_failure(folder, &error))?;
    files.sort();
    let read = |path: &PathBuf| fs::read_to_string(path).map_err(|error| io_failure(path, &error));
    let mut texts = files.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    if texts.is_empty() {
        texts.push(standard_text(one)?);
    }
    Ok(Work {
        name: format!("{} {}", one.name, one.version),
        licence: one.licence(),
        texts: texts.iter().map(|text| tidy(text)).collect(),
    })
}

/// The files below a folder that hold licences.
fn collect(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if path.is_dir() && depth > 0 {
            collect(&path, depth - 1, found)?;
        } else if path.is_file() && is_licence(&path) {
            found.push(path);
        }
    }
    Ok(())
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let is_text = path.extension().is_none_or(|ending| {
        !["rs", "c", "h", "html", "py", "sh", "toml", "json", "tmpl", "spdx"]
            .iter()
            .any(|code| ending == *code)
    });
    is_text && NAMES.iter().any(|start| name.starts_with(start))
}

/// A crate that forgot the text names its licence, and Rust brings the usual texts along.
fn standard_text(one: &Crate) -> Result<String, Failure> {
    let text = runtime::standard_text(&one.licence())
        .map_err(|why| Failure::Work(format!("{} {} brings no licence: {why}", one.name, one.version)))?;
    let holders = format!("Copyright (c) {}", one.authors.join(", "));
    Ok(text.replace("Copyright (c) <year> <copyright holders>", &holders))
}

/// Without blanks at the ends of lines and lines at the ends, so that equal texts are equal.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// A list of the works, and each text once, with those it is of.
fn shown(works: &[Work], version: &str) -> String {
    let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for work in works {
        for text in &work.texts {
            let names = texts.entry(text).or_default();
            if !names.contains(&work.name.as_str()) {
                names.push(&work.name);
            }
        }
    }
    // Texts in the order of the first work that has them.
    let mut ordered: Vec<(&str, Vec<&str>)> = texts.into_iter().collect();
    let place = |name: &str| works.iter().position(|work| work.name == name);
    ordered.sort_by_key(|(_, names)| names.first().and_then(|name| place(name)));

    let title = format!("What others have made that is in Setzkasten {version}");
    let mut file = format!("{title}\n{}\n\n", "=".repeat(title.chars().count()));
    file.push_str(
        "Setzkasten itself is under the AGPL-3.0-or-later (LICENSE); where its words come from and its fonts is in NOTICE.\n\
         This file lists the crates, npm packages and libraries that were linked into it, with their licences as SPDX\n\
         expressions, and after the list the texts that came with them.\n\n",
    );
    for work in works {
        let _ = writeln!(file, "{}: {}", work.name, work.licence);
    }
    for (text, names) in ordered {
        let _ = write!(file, "\n{}\n{}\n\n{text}\n", "-".repeat(80), names.join(", "));
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work(name: &str, texts: &[&str]) -> Work {
        let texts = texts.iter().map(|text| (*text).to_owned()).collect();
        Work { name: name.to_owned(), licence: "MIT".to_owned(), texts }
    }

    #[test]
    fn every_work_is_listed_and_every_text_is_there_once() {
        let file = shown(&[work("b 1", &["same", "own"]), work("a 2", &["same"])], "9");
        assert!(file.contains("b 1: MIT\na 2: MIT\n"), "{file}");
        assert_eq!(file.matches("\nsame\n").count(), 1, "{file}");
        assert!(file.contains("b 1, a 2\n\nsame\n") && file.contains("b 1\n\nown\n"), "{file}");
    }

    #[test]
    fn licences_are_known_by_their_names() {
        for name in ["LICENSE", "LICENSE-MIT", "licence.txt", "COPYING.md", "NOTICE", "UNLICENSE"] {
            assert!(is_licence(Path::new(name)), "{name}");
        }
        for name in ["license.rs", "README.md", "license.html", "copyright.py"] {
            assert!(!is_licence(Path::new(name)), "{name}");
        }
    }

    #[test]
    fn equal_texts_are_equal() {
        assert_eq!(tidy("\na  \nb\r\n\n"), tidy("a\nb"));
        assert_eq!(tidy("  indented\n"), "  indented");
    }
}
