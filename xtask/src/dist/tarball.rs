//! The program with what belongs to it, as one archive for any Linux.

use std::fs;
use std::path::Path;

use super::Release;
use crate::command::{capture, program, root, run, target_dir};
use crate::failure::Failure;
use crate::fetch::{io_failure, make_empty};

/// What goes along from the repository: files and folders.
const FILES: [&str; 6] = ["LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "deploy", "docs"];

/// Writes the archive. Names, times and owners are the same wherever it is made.
pub(crate) fn write(release: &Release, binary: &Path, licences: &Path) -> Result<(), Failure> {
    let name = format!("setzkasten-{}-{}-linux", release.version, std::env::consts::ARCH);
    let parts = target_dir().join("dist-parts");
    let folder = parts.join(&name);
    make_empty(&parts)?;
    for file in committed()?.lines() {
        copy(&root().join(file), &folder.join(file))?;
    }
    copy(binary, &folder.join("setzkasten"))?;
    copy(licences, &folder.join("licences.txt"))?;

    let mut tar =
        program("tar", &["--create", "--xz", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    tar.arg("--mode=u+w,go-w,a+rX").arg(format!("--mtime=@{}", release.time));
    tar.arg("--file").arg(release.folder.join(format!("{name}.tar.xz"))).arg(&name);
    run(tar.env("XZ_OPT", "-T0").current_dir(&parts))
}

/// The files that are in git: an operator's own settings may lie beside them.
fn committed() -> Result<String, Failure> {
    capture(program("git", &["ls-files", "--"]).args(FILES)).map_err(Failure::Work)
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder).map_err(|error| io_failure(folder, &error))?;
    fs::copy(from, to).map(|_| ()).map_err(|error| io_failure(from, &error))
}
