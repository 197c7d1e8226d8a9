//! The Debian package. What is in it says `crates/setzkasten/Cargo.toml`; the scripts are in `deploy/debian/`.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Release, changelog, man, write as write_file};
use crate::cargo_tools::DEB;
use crate::command::{capture, program, root, run};
use crate::failure::Failure;
use crate::fetch::{io_failure, make_empty};
use crate::product::QUICK;

/// The version as Debian writes it: `1.0.0~rc.1-1` comes before `1.0.0-1`.
pub(crate) fn version(version: &str) -> String {
    format!("{}-1", version.replacen('-', "~", 1))
}

/// A version that comes after it, for trying an upgrade.
pub(crate) fn later(version: &str) -> String {
    format!("{}-2", version.replacen('-', "~", 1))
}

/// Writes the package, with the program that is already built, and gives its path.
pub(crate) fn write(
    release: &Release,
    version: &str,
    binary: &Path,
    licences: &Path,
) -> Result<PathBuf, Failure> {
    // What is made for the package lies beside the program, where cargo-deb finds it whatever the profile is.
    let made = binary.parent().unwrap_or(binary).join("deb");
    make_empty(&made)?;
    let changes = changelog::debian(&read("CHANGELOG.md")?, version, &release.time)?;
    write_file(&made.join("changelog.Debian"), &changes)?;
    write_file(&made.join("changelog"), &read("CHANGELOG.md")?)?;
    write_file(&made.join("setzkasten.1"), &manual(release, binary)?)?;
    let copied = made.join("licences.txt");
    fs::copy(licences, &copied).map_err(|error| io_failure(&copied, &error))?;
    let mut zip = program("gzip", &["--best", "--no-name", "--recursive", "."]);
    run(zip.current_dir(&made))?;

    let mut command = DEB.command(&["--no-build", "--no-strip", "--package", "setzkasten", "--quiet"])?;
    command.args(["--target", &release.target, "--profile", release.profile, "--deb-version", version]);
    if release.profile == QUICK {
        command.arg("--fast");
    }
    let package = release.folder.join(format!("setzkasten_{version}_{}.deb", architecture()));
    run(command.arg("--output").arg(&package).env("SOURCE_DATE_EPOCH", &release.time))?;
    Ok(package)
}

fn manual(release: &Release, binary: &Path) -> Result<String, Failure> {
    let help = capture(&mut program(binary, &["--help"])).map_err(Failure::Work)?;
    let date = capture(program("date", &["--utc", "--iso-8601", "--date"]).arg(format!("@{}", release.time)));
    let template = read("deploy/debian/setzkasten.1")?;
    Ok(man::page(&template, &help, release.version, date.map_err(Failure::Work)?.trim()))
}

fn read(path: &str) -> Result<String, Failure> {
    let path = root().join(path);
    fs::read_to_string(&path).map_err(|error| io_failure(&path, &error))
}

/// Debian's name for this kind of machine.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_comes_before_its_release() {
        assert_eq!(version("1.0.0-rc.1"), "1.0.0~rc.1-1");
        assert_eq!(version("1.0.0"), "1.0.0-1");
        assert_eq!(later("1.0.0-rc.1"), "1.0.0~rc.1-2");
    }
}
