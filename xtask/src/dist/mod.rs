//! `cargo xtask dist`: everything that a release consists of, in `target/dist/`.
//!
//! The program is linked statically (musl), so that it runs on any Linux; a tarball and a Debian package have the same
//! one. `--quick` builds it in the quick profile, for trying; `--check` installs the package here, upgrades and purges
//! it, and does what the container file does.

mod changelog;
pub(crate) mod crates;
mod deb;
mod licences;
mod man;
mod packages;
mod parts;
mod runtime;
mod sbom;
mod tarball;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{capture, program, root, run, say, target_dir};
use crate::failure::Failure;
use crate::fetch::{io_failure, make_empty};
use crate::{product, tools, web};
use parts::Parts;

/// What is released.
pub(crate) struct Release {
    /// As the workspace has it: `1.0.0-rc.1`.
    version: &'static str,
    /// When its commit was made, in seconds: the time of all files in it.
    time: String,
    target: String,
    profile: &'static str,
    /// Where everything goes.
    folder: PathBuf,
}

/// Builds a release, and checks it where that is asked for.
pub(crate) fn dist(arguments: &[OsString]) -> Result<(), Failure> {
    let (profile, is_checked) = wishes(arguments)?;
    let release = Release::here(profile)?;
    let target = release.target.as_str();
    need_tools(target)?;
    make_empty(&release.folder)?;
    web::build()?;
    let binary = product::build_for(target, profile)?;

    let parts = Parts::of(target)?;
    let licences = release.file("licences.txt");
    write(&licences, &licences::file(&parts, release.version)?)?;
    sbom::write(&parts, target, &release.file("cdx.json"))?;
    tarball::write(&release, &binary, &licences)?;
    let package = deb::write(&release, &deb::version(release.version), &binary, &licences)?;
    checksums(&release.folder)?;
    tell(&release.folder)?;
    if is_checked { check(&release, &binary, &licences, &package) } else { Ok(()) }
}

/// The profile, and whether to check.
fn wishes(arguments: &[OsString]) -> Result<(&'static str, bool), Failure> {
    let (mut profile, mut is_checked) = (product::RELEASE, false);
    for word in arguments {
        match word.to_str() {
            Some("--quick") => profile = product::QUICK,
            Some("--check") => is_checked = true,
            _ => {
                return Err(Failure::Usage(format!(
                    "`cargo xtask dist` takes `--quick` and `--check`, but was given `{}`",
                    word.to_string_lossy()
                )));
            }
        }
    }
    Ok((profile, is_checked))
}

impl Release {
    fn here(profile: &'static str) -> Result<Self, Failure> {
        let time = capture(&mut program("git", &["log", "-1", "--format=%ct"])).map_err(|why| {
            Failure::Work(format!("a release is made of a commit, and git does not tell one: {why}"))
        })?;
        if capture(&mut program("git", &["status", "--porcelain"])).is_ok_and(|changes| !changes.is_empty()) {
            say("there are changes that are not committed; the program will say so (`--version`)");
        }
        Ok(Self {
            version: env!("CARGO_PKG_VERSION"),
            time: time.trim().to_owned(),
            target: format!("{}-unknown-linux-musl", std::env::consts::ARCH),
            profile,
            folder: target_dir().join("dist"),
        })
    }

    /// A file of the release that is for no machine in particular.
    fn file(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("setzkasten-{}.{ending}", self.version))
    }
}

fn need_tools(target: &str) -> Result<(), Failure> {
    tools::need_npm()?;
    tools::need_apt()?;
    tools::need_target(target)?;
    tools::need(&tools::MUSL)
}

/// Sums of all files, in the form that `sha256sum --check` reads.
fn checksums(folder: &Path) -> Result<(), Failure> {
    let mut names = names(folder)?;
    names.sort();
    let mut command = program("sha256sum", &[]);
    let sums = capture(command.args(&names).current_dir(folder)).map_err(Failure::Work)?;
    write(&folder.join("SHA256SUMS"), &sums)
}

fn tell(folder: &Path) -> Result<(), Failure> {
    let mut names = names(folder)?;
    names.sort();
    for name in names {
        let path = folder.join(name);
        let size = path.metadata().map_err(|error| io_failure(&path, &error))?.len();
        say(&format!("{}: {size} bytes", path.display()));
    }
    Ok(())
}

fn names(folder: &Path) -> Result<Vec<OsString>, Failure> {
    let failure = |error: std::io::Error| io_failure(folder, &error);
    folder.read_dir().map_err(failure)?.map(|entry| Ok(entry.map_err(failure)?.file_name())).collect()
}

/// Installs the package and a later one over it, and builds what the container file builds.
fn check(release: &Release, binary: &Path, licences: &Path, package: &Path) -> Result<(), Failure> {
    tools::need(&tools::LINTIAN)?;
    let later_folder = target_dir().join("dist-later");
    make_empty(&later_folder)?;
    let later = Release {
        folder: later_folder,
        target: release.target.clone(),
        time: release.time.clone(),
        ..*release
    };
    let upgrade = deb::write(&later, &deb::later(release.version), binary, licences)?;
    let script = |name: &str| root().join("xtask/checks").join(name);
    let mut installing = tools::as_root(&["bash"])?;
    run(installing.arg(script("package.sh")).arg(package).arg(upgrade))?;
    let mut building = program("bash", &[]);
    run(building.arg(script("container.sh")).arg(target_dir()))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| io_failure(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(words: &[&str]) -> Result<(&'static str, bool), Failure> {
        wishes(&words.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn a_release_is_built_as_a_release_unless_told_otherwise() {
        assert_eq!(wish(&[]), Ok(("release", false)));
        assert_eq!(wish(&["--check"]), Ok(("release", true)));
        assert_eq!(wish(&["--quick", "--check"]), Ok(("quick", true)));
        let said = wish(&["--fast"]).unwrap_err();
        let expected = "`cargo xtask dist` takes `--quick` and `--check`, but was given `--fast`";
        assert_eq!(said, Failure::Usage(expected.to_owned()));
    }
}
