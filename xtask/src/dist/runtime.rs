//! What is in the program besides crates and npm packages: Rust's own library and, as it is linked statically, musl.

use std::fs;
use std::path::PathBuf;

use crate::command::{capture, program};
use crate::failure::Failure;
use crate::fetch::io_failure;

/// A library that comes with the toolchain.
pub(crate) struct Library {
    pub(crate) name: &'static str,
    pub(crate) version: String,
    pub(crate) licence: &'static str,
    pub(crate) address: &'static str,
}

const STD: &str = "Rust standard library";
const MUSL: &str = "musl";
/// The version that Rust's toolchain brings along.
const MUSL_VERSION: &str = "1.2.5";
/// Debian's package of musl's headers, which the linker needs, brings the notices.
const MUSL_NOTICES: &str = "/usr/share/doc/musl-dev/copyright";

/// The libraries in a program that was built for this target.
pub(crate) fn libraries(target: &str) -> Result<Vec<Library>, Failure> {
    let said = capture(&mut program("rustc", &["--version"])).map_err(Failure::Work)?;
    let version = said.split_whitespace().nth(1).unwrap_or_default().to_owned();
    let mut libraries = vec![Library {
        name: STD,
        version,
        licence: "(MIT OR Apache-2.0) AND Apache-2.0 WITH LLVM-exception",
        address: "https://www.rust-lang.org",
    }];
    if target.ends_with("-musl") {
        check_musl(target)?;
        let version = MUSL_VERSION.to_owned();
        libraries.push(Library { name: MUSL, version, licence: "MIT", address: "https://musl.libc.org" });
    }
    Ok(libraries)
}

/// A newer toolchain may bring a newer musl.
fn check_musl(target: &str) -> Result<(), Failure> {
    let path = sysroot()?.join("lib/rustlib").join(target).join("lib/self-contained/libc.a");
    let archive = fs::read(&path).map_err(|error| io_failure(&path, &error))?;
    let needle = format!("\0{MUSL_VERSION}\0");
    if archive.windows(needle.len()).any(|window| window == needle.as_bytes()) {
        Ok(())
    } else {
        Err(Failure::Work(format!("{} is not musl {MUSL_VERSION}: correct MUSL_VERSION", path.display())))
    }
}

/// The texts of its licence.
pub(crate) fn licence_texts(library: &Library) -> Result<Vec<String>, Failure> {
    if library.name == MUSL {
        let path = PathBuf::from(MUSL_NOTICES);
        return Ok(vec![fs::read_to_string(&path).map_err(|error| io_failure(&path, &error))?]);
    }
    ["MIT", "Apache-2.0", "LLVM-exception"].map(standard_text).into_iter().collect()
}

/// The usual text of a licence, by its SPDX name, as the toolchain brings it along.
pub(crate) fn standard_text(name: &str) -> Result<String, Failure> {
    let path = sysroot()?.join("share/doc/rust/licenses").join(format!("{name}.txt"));
    fs::read_to_string(&path).map_err(|error| io_failure(&path, &error))
}

/// Where the toolchain lies.
fn sysroot() -> Result<PathBuf, Failure> {
    let said = capture(&mut program("rustc", &["--print", "sysroot"])).map_err(Failure::Work)?;
    Ok(PathBuf::from(said.trim()))
}
