//! Which npm packages are in the web client: the build of the client writes it down (`web/build/licences.ts`).

use std::collections::BTreeMap;
use std::fs;

use serde::Deserialize;

use crate::command::root;
use crate::failure::Failure;
use crate::fetch::io_failure;
use crate::licence_list;

/// The list, among the files of the client, so that it goes to every browser with them.
const LIST: &str = "web/dist/licences.json";

/// An npm package that is in the client.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) licence: String,
    pub(crate) text: String,
}

/// The packages in the client as it was built last. What the client depends on at run time must be among them, and each
/// must have a licence that is allowed.
pub(crate) fn in_client() -> Result<Vec<Package>, Failure> {
    #[derive(Deserialize)]
    struct Manifest {
        dependencies: BTreeMap<String, String>,
    }
    let packages: Vec<Package> = read(LIST)?;
    let manifest: Manifest = read("web/package.json")?;
    let is_listed = |name: &&String| packages.iter().any(|package| package.name == **name);
    if let Some(name) = manifest.dependencies.keys().find(|name| !is_listed(name)) {
        return Err(Failure::Work(format!("the client depends on {name}, but {LIST} does not name it")));
    }
    let allowed = licence_list::allowed()?;
    match packages.iter().find(|package| !allowed.contains(&package.licence)) {
        None => Ok(packages),
        Some(Package { name, licence, .. }) => {
            Err(Failure::Work(format!("{name} is in the client, but {licence} is not in deny.toml")))
        }
    }
}

fn read<T: for<'de> Deserialize<'de>>(path: &str) -> Result<T, Failure> {
    let path = root().join(path);
    let text = fs::read_to_string(&path).map_err(|error| io_failure(&path, &error))?;
    serde_json::from_str(&text).map_err(|error| Failure::Work(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_has_the_version_of_the_workspace() {
        #[derive(Deserialize)]
        struct Versioned {
            version: String,
        }
        for file in ["web/package.json", "web/package-lock.json"] {
            let Versioned { version } = read(file).unwrap();
            assert_eq!(version, env!("CARGO_PKG_VERSION"), "{file}");
        }
    }
}
