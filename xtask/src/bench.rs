//! `cargo xtask bench NAME`: measurements beside peers, the binaries of `bench/`.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use crate::command::{cargo, root, run};
use crate::failure::Failure;
use crate::{product, tools};

/// The program that is looked at, if it is not the one built here.
const GIVEN: &str = "SETZKASTEN";

/// Long runs are binaries of `bench/` too, told by this prefix.
pub(crate) const SOAK: &str = "soak_";

/// These need no product: computer players among themselves, and simulated people.
const NO_PRODUCT: [&str; 4] = ["finding", "ladder", "results", "strengths"];

/// In this one the product only hands out files, and the crates that reckon natively are optimised as in the engine:
/// nothing has to be built as a whole.
const BROWSER: &str = "browser";

/// Runs one benchmark; what follows its name is passed on to it.
pub(crate) fn bench(arguments: &[OsString]) -> Result<(), Failure> {
    let names: Vec<String> = binaries(root())?.into_iter().filter(|name| !name.starts_with(SOAK)).collect();
    let (name, rest) = choose("bench", arguments, &names)?;
    need_services_for(name)?;
    let profile = if name == BROWSER { product::QUICK } else { product::RELEASE };
    let mut command = starting(profile, name, rest);
    // Most measure the product's start, too.
    if !NO_PRODUCT.contains(&name) {
        give_product(&mut command, profile)?;
    }
    run(&mut command)
}

/// The product by a cargo profile, unless another one is named.
pub(crate) fn give_product(command: &mut Command, profile: &str) -> Result<(), Failure> {
    if env::var_os(GIVEN).is_none() {
        command.env(GIVEN, product::build(profile)?);
    }
    Ok(())
}

/// Some measure several servers at once, which need PostgreSQL and NATS.
pub(crate) fn need_services_for(name: &str) -> Result<(), Failure> {
    if ["cluster", "faults", "rolling"].contains(&name) { tools::need_services() } else { Ok(()) }
}

/// Builds and runs a binary of `bench/` by a cargo profile.
pub(crate) fn starting(profile: &str, binary: &str, arguments: &[OsString]) -> Command {
    let mut command = cargo(&["run", "--profile", profile, "-p", "bench", "--bin", binary, "--"]);
    command.args(arguments);
    command
}

/// The names of all binaries of `bench/`, sorted.
pub(crate) fn binaries(root: &Path) -> Result<Vec<String>, Failure> {
    let folder = root.join("bench/src/bin");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let unreadable = |error| Failure::Work(format!("{} cannot be read: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in folder.read_dir().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

/// Splits the arguments into one of the names and the rest.
pub(crate) fn choose<'a>(
    command: &str,
    arguments: &'a [OsString],
    names: &'a [String],
) -> Result<(&'a str, &'a [OsString]), Failure> {
    let there_are = match names {
        [] => "there are none yet".to_owned(),
        _ => format!("there are: {}", names.join(", ")),
    };
    let Some((wanted, rest)) = arguments.split_first() else {
        return Err(Failure::Usage(format!("`cargo xtask {command}` needs a name; {there_are}")));
    };
    match names.iter().find(|name| wanted == name.as_str()) {
        Some(name) => Ok((name, rest)),
        None => Err(Failure::Usage(format!(
            "`cargo xtask {command}` knows no `{}`; {there_are}",
            wanted.to_string_lossy()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn arguments(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    #[test]
    fn binaries_are_the_rust_files_by_name() {
        let root = std::env::temp_dir().join(format!("xtask-bench-{}", std::process::id()));
        let folder = root.join("bench/src/bin");
        assert_eq!(binaries(&root), Ok(Vec::new()));
        fs::create_dir_all(&folder).unwrap();
        for file in ["soak_lexicon.rs", "lexicon.rs", "notes.txt"] {
            fs::write(folder.join(file), "").unwrap();
        }
        let names = binaries(&root);
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(names, Ok(vec!["lexicon".to_owned(), "soak_lexicon".to_owned()]));
    }

    #[test]
    fn a_known_name_is_chosen_with_its_arguments() {
        let names = ["lexicon".to_owned(), "log".to_owned()];
        let arguments = arguments(&["log", "--rows", "7"]);
        assert_eq!(choose("bench", &arguments, &names), Ok(("log", &arguments[1..])));
    }

    #[test]
    fn without_a_known_name_the_names_are_listed() {
        let names = ["lexicon".to_owned(), "log".to_owned()];
        let sentence =
            |words: &[&str], names: &[String]| choose("bench", &arguments(words), names).unwrap_err();
        assert_eq!(
            sentence(&[], &names),
            Failure::Usage("`cargo xtask bench` needs a name; there are: lexicon, log".to_owned())
        );
        assert_eq!(
            sentence(&["lex"], &names),
            Failure::Usage("`cargo xtask bench` knows no `lex`; there are: lexicon, log".to_owned())
        );
        assert_eq!(
            sentence(&["lex"], &[]),
            Failure::Usage("`cargo xtask bench` knows no `lex`; there are none yet".to_owned())
        );
    }
}
