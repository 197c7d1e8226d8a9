//! The web client is built by `cargo xtask build` into `web/dist`. Where it is missing, a page that says so takes its
//! place, so that the server can be built without Node.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    if !dist.join("index.html").exists() {
        fs::create_dir_all(&dist)?;
        fs::write(dist.join("index.html"), include_str!("placeholder.html"))?;
    }
    Ok(())
}
