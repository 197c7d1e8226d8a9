//! The list of parts for programs: a `CycloneDX` file that names every crate, npm package and library in the program.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::packages::Package;
use super::parts::Parts;
use super::runtime::Library;
use crate::cargo_tools::CYCLONEDX;
use crate::command::{root, run};
use crate::failure::Failure;
use crate::fetch::io_failure;

/// What the tool calls its files. It puts one beside the manifest of every member of the workspace.
const NAME: &str = "dist-parts";

/// Writes the list and sees that it is complete.
pub(crate) fn write(parts: &Parts, target: &str, file: &Path) -> Result<(), Failure> {
    let list = complete(crates(target)?, parts);
    check(&list, parts)?;
    let text = serde_json::to_string_pretty(&list).unwrap_or_default();
    fs::write(file, text + "\n").map_err(|error| io_failure(file, &error))
}

/// The crates, as cargo-cyclonedx lists them.
fn crates(target: &str) -> Result<Value, Failure> {
    let made = run(CYCLONEDX
        .command(&["--manifest-path", "crates/setzkasten/Cargo.toml", "--format", "json", "--quiet"])?
        .args(["--spec-version", "1.5", "--no-build-deps"])
        .args(["--target", target, "--override-filename", NAME]));
    let file = root().join("crates/setzkasten").join(format!("{NAME}.json"));
    let text = made.and_then(|()| fs::read_to_string(&file).map_err(|error| io_failure(&file, &error)));
    clear_up()?;
    // The folder it was built in is nobody's business.
    let text = text?.replace(&root().display().to_string(), "");
    serde_json::from_str(&text).map_err(|error| Failure::Work(format!("{}: {error}", file.display())))
}

/// Removes what the tool has left between the sources.
fn clear_up() -> Result<(), Failure> {
    let members = root().join("crates");
    let failure = |error: std::io::Error| io_failure(&members, &error);
    let inner = members.read_dir().map_err(failure)?.flatten().map(|entry| entry.path());
    for folder in inner.chain([root().join("bench"), root().join("xtask")]) {
        let left = folder.join(format!("{NAME}.json"));
        if left.is_file() {
            fs::remove_file(&left).map_err(|error| io_failure(&left, &error))?;
        }
    }
    Ok(())
}

/// Adds to the list of crates what cargo does not know of.
fn complete(mut list: Value, parts: &Parts) -> Value {
    let more = parts.packages.iter().map(of_package).chain(parts.libraries.iter().map(of_library));
    let more: Vec<Value> = more.collect();
    let program = list["metadata"]["component"]["bom-ref"].clone();
    if let Some(dependencies) = list["dependencies"].as_array_mut() {
        let refs: Vec<Value> = more.iter().map(|component| component["bom-ref"].clone()).collect();
        dependencies.extend(refs.iter().map(|one| json!({ "ref": one })));
        let own = dependencies.iter_mut().find(|entry| entry["ref"] == program);
        if let Some(needs) = own.and_then(|entry| entry["dependsOn"].as_array_mut()) {
            needs.extend(refs);
        }
    }
    if let Some(components) = list["components"].as_array_mut() {
        components.extend(more);
    }
    list
}

fn of_package(package: &Package) -> Value {
    let purl = format!("pkg:npm/{}@{}", package.name.replace('@', "%40"), package.version);
    json!({
        "type": "library",
        "bom-ref": purl,
        "name": package.name,
        "version": package.version,
        "scope": "required",
        "licenses": [{ "expression": package.licence }],
        "purl": purl,
    })
}

fn of_library(library: &Library) -> Value {
    json!({
        "type": "library",
        "bom-ref": format!("toolchain:{}@{}", library.name.replace(' ', "-"), library.version),
        "name": library.name,
        "version": library.version,
        "scope": "required",
        "licenses": [{ "expression": library.licence }],
        "externalReferences": [{ "type": "website", "url": library.address }],
    })
}

/// Every part is named, with its version.
fn check(list: &Value, parts: &Parts) -> Result<(), Failure> {
    let own = std::iter::once(&list["metadata"]["component"]);
    let named: Vec<&Value> = list["components"].as_array().into_iter().flatten().chain(own).collect();
    let wanted = parts.crates.iter().map(|one| (one.name.as_str(), one.version.as_str()));
    let wanted = wanted.chain(parts.packages.iter().map(|one| (one.name.as_str(), one.version.as_str())));
    let is_named = |(name, version): &(&str, &str)| {
        named.iter().any(|component| component["name"] == *name && component["version"] == *version)
    };
    let missing: Vec<String> =
        wanted.filter(|part| !is_named(part)).map(|(name, version)| format!("{name} {version}")).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failure::Work(format!("the list of parts lacks {}", missing.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts() -> Parts {
        let package = Package {
            name: "@scope/font".to_owned(),
            version: "5.3.0".to_owned(),
            licence: "OFL-1.1".to_owned(),
            text: String::new(),
        };
        let library = Library {
            name: "Rust standard library",
            version: "1.95.0".to_owned(),
            licence: "MIT",
            address: "https://www.rust-lang.org",
        };
        Parts { crates: Vec::new(), packages: vec![package], libraries: vec![library] }
    }

    #[test]
    fn packages_and_libraries_join_the_crates() {
        let crates = json!({
            "metadata": { "component": { "bom-ref": "me", "name": "setzkasten", "version": "1" } },
            "components": [],
            "dependencies": [{ "ref": "me", "dependsOn": ["a crate"] }],
        });
        let lacking = check(&crates, &parts()).unwrap_err();
        assert_eq!(lacking, Failure::Work("the list of parts lacks @scope/font 5.3.0".to_owned()));
        let list = complete(crates, &parts());
        assert_eq!(check(&list, &parts()), Ok(()));
        assert_eq!(list["components"][0]["purl"], "pkg:npm/%40scope/font@5.3.0");
        let needs =
            json!(["a crate", "pkg:npm/%40scope/font@5.3.0", "toolchain:Rust-standard-library@1.95.0"]);
        assert_eq!(list["dependencies"][0]["dependsOn"], needs);
        assert_eq!(list["dependencies"].as_array().map(Vec::len), Some(3));
    }
}
