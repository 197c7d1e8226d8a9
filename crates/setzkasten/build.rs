//! The web client is built by `cargo xtask build` into `web/dist`. Where it is missing, a page that says so takes its
//! place, so that the server can be built without Node.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

fn main() -> io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    fs::create_dir_all(&dist)?;
    // The client may be built at the same time: what it writes is never written over.
    match File::create_new(dist.join("index.html")) {
        Ok(mut page) => page.write_all(include_bytes!("placeholder.html")),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}
