//! Keeps the operator's guide and the files of `deploy/` true: they name the settings and commands that exist, and no others.
//! What they say of figures is checked beside a running server, in `tests/serve/operating.rs`.

use crate::Arguments;
use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory, Parser};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

type Names = BTreeSet<String>;

/// The guide, and the folder with its other pages.
const GUIDE: &str = "docs/operating.md";
const PAGES: &str = "docs/operating";
/// What a table of the guide shows for nothing.
const NOTHING: &str = "–";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All files below a folder, by their paths from the root.
fn files(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let paths = entries.map(|entry| {
        let entry = entry.unwrap();
        (format!("{folder}/{}", entry.file_name().to_str().unwrap()), entry.file_type().unwrap().is_dir())
    });
    paths.flat_map(|(path, is_dir)| if is_dir { files(&path) } else { vec![path] }).collect()
}

fn has_ending(ending: &str, path: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == ending)
}

/// The guide and the files it speaks of; not what an operator has put there.
fn operators_files() -> Vec<String> {
    let is_ours = |path: &String| !path.ends_with("/.env") && !has_ending("txt", path);
    files("deploy").into_iter().filter(is_ours).chain(files(PAGES)).chain([GUIDE.to_owned()]).collect()
}

fn arguments(command: &str) -> Vec<Arg> {
    let mut program = Arguments::command();
    program.build();
    program.find_subcommand(command).map(all_arguments).unwrap_or_default()
}

/// The arguments of a command and of its own commands.
fn all_arguments(command: &Command) -> Vec<Arg> {
    let own = command.get_arguments().filter(|arg| arg.get_long() != Some("help")).cloned();
    own.chain(command.get_subcommands().flat_map(all_arguments)).collect()
}

fn variable(arg: &Arg) -> Option<String> {
    arg.get_env().and_then(|name| name.to_str()).map(str::to_owned)
}

/// Flag, variable and default as the guide's table shows them.
fn shown(arg: &Arg) -> Option<[String; 3]> {
    let flag = format!("--{}", arg.get_long()?);
    let defaults: Vec<_> = arg.get_default_values().iter().filter_map(|value| value.to_str()).collect();
    let default = match defaults.as_slice() {
        _ if !arg.get_action().takes_values() => "off".to_owned(),
        [] => NOTHING.to_owned(),
        values => values.join(" "),
    };
    Some([flag, variable(arg).unwrap_or_else(|| NOTHING.to_owned()), default])
}

/// The first three cells of a line of the guide's table of settings.
fn listed(line: &str) -> Option<[String; 3]> {
    let mut cells = line.strip_prefix("| ").filter(|rest| rest.starts_with("`--"))?.splitn(4, " | ");
    let mut cell = || cells.next().map(|cell| cell.trim_matches('`').to_owned());
    Some([cell()?, cell()?, cell()?])
}

/// Words of a kind in a text: they begin like this and go on with capital letters and underscores.
fn words_like(start: &str, text: &str) -> Names {
    let is_inside = |c: char| c.is_ascii_uppercase() || c == '_';
    let word = |(at, _): (usize, &str)| text[at..].split(|c| !is_inside(c)).next().unwrap().to_owned();
    text.match_indices(start).map(word).collect()
}

/// What stands in code: whole lines of blocks, and pieces of other lines.
fn code(text: &str) -> Vec<&str> {
    let blocks = text.split("```").collect::<Vec<_>>();
    let in_blocks = blocks.iter().skip(1).step_by(2).flat_map(|block| block.lines().skip(1));
    let in_lines = blocks.iter().step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
    in_blocks.chain(in_lines).collect()
}

/// A command of ours as the program understands it; nothing if the piece of code is something else.
fn command_line(code: &str) -> Option<Vec<&str>> {
    // What comes behind is the shell's.
    let words: Vec<_> = code.split_whitespace().take_while(|word| !["|", ">", "<"].contains(word)).collect();
    match words.as_slice() {
        ["setzkasten", _, ..] => Some(words),
        [flag, _, ..] if flag.starts_with("--") => Some([vec!["setzkasten", "serve"], words].concat()),
        _ => None,
    }
}

fn check(command: &[&str], place: &str) {
    // A command that is only named has no arguments.
    let names = &command[1..];
    if names.iter().all(|name| name.chars().all(|c| c.is_ascii_lowercase())) {
        return assert!(is_there(names), "{place}: there is no command {}", names.join(" "));
    }
    let shows = [ErrorKind::DisplayHelp, ErrorKind::DisplayVersion];
    if let Err(error) = Arguments::try_parse_from(command)
        && !shows.contains(&error.kind())
    {
        panic!("{place}: `{}` is not understood: {error}", command.join(" "));
    }
}

/// Is there a command, or a command of a command, of this name?
fn is_there(names: &[&str]) -> bool {
    let program = Arguments::command();
    let found = names.iter().try_fold(&program, |command, name| command.find_subcommand(name));
    found.is_some()
}

fn difference(left: &BTreeSet<[String; 3]>, right: &BTreeSet<[String; 3]>) -> String {
    let lines: Vec<_> = left.difference(right).map(|setting| setting.join(" | ")).collect();
    lines.join("\n")
}

#[test]
fn the_guide_lists_every_setting_with_its_variable_and_default() {
    let real: BTreeSet<_> = arguments("serve").iter().filter_map(shown).collect();
    let told: BTreeSet<_> = read(GUIDE).lines().filter_map(listed).collect();
    let (missing, wrong) = (difference(&real, &told), difference(&told, &real));
    assert!(
        real == told,
        "{GUIDE}, the table of settings (flag | variable | default).\nIt lacks:\n{missing}\nIt has, but the program has not:\n{wrong}"
    );
}

#[test]
fn commands_and_flags_of_the_guide_are_understood() {
    let flags: Names = ["serve", "backup", "restore", "tables", "people", "admin"]
        .into_iter()
        .flat_map(arguments)
        .filter_map(|arg| arg.get_long().map(|long| format!("--{long}")))
        .collect();
    let mut commands = 0;
    for path in operators_files().iter().filter(|path| has_ending("md", path)) {
        let text = read(path);
        for piece in code(&text) {
            if let Some(command) = command_line(piece) {
                check(&command, path);
                commands += 1;
            } else if piece.starts_with("--") {
                assert!(flags.contains(piece), "{path}: there is no flag {piece}");
            }
        }
    }
    assert!(commands > 5, "only {commands} commands were found");
}

#[test]
fn only_variables_that_exist_are_named() {
    let real: Names = arguments("serve").iter().filter_map(variable).collect();
    for path in operators_files() {
        for name in words_like("SETZKASTEN_", &read(&path)) {
            assert!(real.contains(&name), "{path}: there is no setting {name}");
        }
    }
}

#[test]
fn the_unit_and_the_container_start_what_exists() {
    for unit in ["deploy/setzkasten.service", "deploy/setzkasten-backup.service"] {
        let text = read(unit);
        let start =
            text.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("the unit starts something");
        check(&start.split_whitespace().collect::<Vec<_>>(), unit);
    }

    let container = read("deploy/Containerfile");
    let words = |instruction| {
        let list = container.lines().find_map(|line| line.strip_prefix(instruction)).expect(instruction);
        serde_json::from_str::<Vec<String>>(list).expect("a list of words")
    };
    let command = [words("ENTRYPOINT "), words("CMD ")].concat();
    check(&command.iter().map(String::as_str).collect::<Vec<_>>(), "deploy/Containerfile");
}

/// Variables that the compose file takes from `.env`: `${NAME…}`, or a name without a value.
fn taken(compose: &str) -> Names {
    let is_name = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    let whole = compose.lines().filter_map(|line| line.trim().strip_suffix(':'));
    let within = compose.split("${").skip(1).filter_map(|rest| rest.split([':', '}']).next());
    whole.chain(within).filter(|name| is_name(name)).map(str::to_owned).collect()
}

#[test]
fn the_example_of_an_environment_has_what_the_compose_file_takes() {
    let example = read("deploy/example.env");
    let names = example.lines().filter_map(|line| line.trim_start_matches('#').split_once('='));
    let mut given: Names = names.map(|(name, _)| name.to_owned()).collect();
    assert!(given.remove("COMPOSE_PROFILES"), "the example chooses no profile");
    assert_eq!(given, taken(&read("deploy/compose.yaml")));
}

#[test]
fn the_container_copies_what_is_there_and_let_through() {
    let container = read("deploy/Containerfile");
    let copies = container.lines().filter_map(|line| line.strip_prefix("COPY "));
    let from_here = copies.filter(|copy| !copy.contains("--from="));
    let sources: Names = from_here
        .flat_map(|copy| {
            let paths: Vec<_> = copy.split_whitespace().filter(|word| !word.starts_with("--")).collect();
            paths[..paths.len() - 1].iter().map(|path| (*path).to_owned()).collect::<Vec<_>>()
        })
        .collect();
    let ignored = read(".dockerignore");
    let through: Names =
        ignored.lines().filter_map(|line| line.strip_prefix('!')).map(str::to_owned).collect();
    for source in &sources {
        assert!(root().join(source).exists(), "{source} is copied, but not there");
        let is_let_through = through.iter().any(|path| Path::new(source).starts_with(path));
        assert!(is_let_through, "{source} is copied, but .dockerignore keeps it out");
    }
    for path in through {
        assert!(sources.contains(&path), ".dockerignore lets {path} through, but it is not copied");
    }
}

#[test]
fn the_helpers_of_these_tests_see_what_they_should() {
    let text = "Say `--log debug`, see `x`.\n```sh\nsetzkasten serve\n```\n`setzkasten words`";
    assert_eq!(code(text), ["setzkasten serve", "--log debug", "x", "setzkasten words"]);
    assert_eq!(command_line("--log debug"), Some(vec!["setzkasten", "serve", "--log", "debug"]));
    assert_eq!(command_line("setzkasten"), None);
    let names: Vec<_> =
        words_like("SETZKASTEN_", "a SETZKASTEN_LOG=1, SETZKASTEN_LOG_FORMAT.").into_iter().collect();
    assert_eq!(names, ["SETZKASTEN_LOG", "SETZKASTEN_LOG_FORMAT"]);
    let taken: Vec<_> = taken("  A_B:\n  C: ${D:-x}${E}\n  image: x\n").into_iter().collect();
    assert_eq!(taken, ["A_B", "D", "E"]);
    let row = "| `--log` | `SETZKASTEN_LOG` | `info` | What. |";
    assert_eq!(listed(row), Some(["--log", "SETZKASTEN_LOG", "info"].map(str::to_owned)));
}
