//! Chores of the project: run, test, build, engine, lexicon, bench, soak, dist, audit.
//!
//! `cargo xtask help` lists them. Every chore says what it does on standard error, installs what is missing
//! where it can, and fails with one sentence where it cannot. It depends on `serde`, `serde_json` and
//! `toml` only, to read lists of packages, so that the first `cargo xtask` on a fresh machine is built in seconds.

mod audit;
mod bench;
mod cargo_tools;
mod command;
mod dist;
mod engine;
mod failure;
mod fetch;
mod lanes;
mod lexicon;
mod licence_list;
mod pins;
mod product;
mod run;
mod soak;
mod test;
mod tools;
mod web;

use std::ffi::OsString;
use std::process::ExitCode;

use failure::Failure;

/// Something `cargo xtask` can do.
struct Chore {
    name: &'static str,
    arguments: &'static str,
    says: &'static str,
    act: fn(&[OsString]) -> Result<(), Failure>,
}

const CHORES: [Chore; 9] = [
    Chore {
        name: "run",
        arguments: "[ARGS…]",
        says: "build the product quickly and start it",
        act: run::run,
    },
    Chore {
        name: "test",
        arguments: "[--only STAGE,…]",
        says: "run all checks and tests, or some stages of them, with the time each took",
        act: test::test,
    },
    Chore {
        name: "build",
        arguments: "",
        says: "leave the product at target/release/setzkasten",
        act: product::chore,
    },
    Chore {
        name: "engine",
        arguments: "",
        says: "leave the tables of the browser in web/engine, for the client",
        act: engine::chore,
    },
    Chore {
        name: "lexicon",
        arguments: "[--check]",
        says: "rebuild data/lexicon from its packages, or check that it would not change",
        act: lexicon::lexicon,
    },
    Chore { name: "bench", arguments: "NAME", says: "measure beside peers", act: bench::bench },
    Chore { name: "soak", arguments: "NAME", says: "run something for long", act: soak::soak },
    Chore {
        name: "dist",
        arguments: "[--quick] [--check]",
        says: "leave a release in target/dist: tarball, Debian package, lists of parts and licences",
        act: dist::dist,
    },
    Chore {
        name: "audit",
        arguments: "",
        says: "check licences, bans, sources and advisories of all dependencies",
        act: audit::audit,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            command::say(&failure.to_string());
            failure.exit_code()
        }
    }
}

/// Does the chore that the first argument names.
fn dispatch(arguments: &[OsString]) -> Result<(), Failure> {
    let Some((name, rest)) = arguments.split_first() else {
        return Err(Failure::Usage(format!("say what to do\n\n{}", help())));
    };
    if ["help", "--help", "-h"].iter().any(|word| name == word) {
        print!("{}", help());
        return Ok(());
    }
    match CHORES.iter().find(|chore| name == chore.name) {
        Some(chore) => (chore.act)(rest),
        None => Err(Failure::Usage(format!(
            "there is no command `{}`; `cargo xtask help` lists them",
            name.to_string_lossy()
        ))),
    }
}

/// The commands, a line each.
fn help() -> String {
    let usage =
        |chore: &Chore| format!("cargo xtask {} {}", chore.name, chore.arguments).trim_end().to_owned();
    let width = CHORES.iter().map(|chore| usage(chore).chars().count()).max().unwrap_or(0);
    let line = |chore| format!("{:width$}  {}\n", usage(chore), chore.says);
    CHORES.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_has_a_line_for_every_command() {
        let help = help();
        assert_eq!(help.lines().count(), CHORES.len());
        for (line, chore) in help.lines().zip(&CHORES) {
            assert!(line.starts_with(&format!("cargo xtask {}", chore.name)), "{line}");
            assert!(line.ends_with(chore.says), "{line}");
        }
    }

    #[test]
    fn an_unknown_command_is_refused_by_name() {
        let refusal = dispatch(&[OsString::from("dance")]).unwrap_err();
        assert_eq!(
            refusal,
            Failure::Usage("there is no command `dance`; `cargo xtask help` lists them".to_owned())
        );
    }

    #[test]
    fn arguments_that_a_command_does_not_know_are_refused() {
        for name in ["test", "build"] {
            let refusal = dispatch(&[OsString::from(name), OsString::from("--fast")]).unwrap_err();
            assert!(matches!(&refusal, Failure::Usage(sentence) if sentence.contains("--fast")), "{refusal}");
        }
    }
}
