//! Subcommands of cargo that a chore needs: fetched by name and version, built into `target/tools`.

use std::path::PathBuf;
use std::process::Command;

use crate::command::{cargo, program, run, say, target_dir};
use crate::failure::Failure;

/// A subcommand of cargo, pinned.
pub(crate) struct CargoTool {
    name: &'static str,
    version: &'static str,
}

/// Makes Debian packages.
pub(crate) const DEB: CargoTool = CargoTool { name: "deb", version: "3.8.0" };
/// Lists the crates of a program as `CycloneDX`.
pub(crate) const CYCLONEDX: CargoTool = CargoTool { name: "cyclonedx", version: "0.5.9" };
/// Checks licences, bans, sources and advisories.
pub(crate) const DENY: CargoTool = CargoTool { name: "deny", version: "0.20.2" };

/// How they are built: they run for seconds, so minutes of optimisation would not pay.
const PROFILE: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
];

impl CargoTool {
    /// The subcommand, built first where this version is missing.
    pub(crate) fn command(&self, arguments: &[&str]) -> Result<Command, Failure> {
        let (crate_name, folder) = (self.crate_name(), folder());
        if !self.is_installed() {
            say(&format!("{crate_name} {} is missing; building it takes some minutes, once", self.version));
            let mut install = cargo(&["install", "--locked", "--force", "--version", self.version]);
            install.arg("--root").arg(&folder).arg("--target-dir").arg(folder.join("build"));
            run(install.arg(&crate_name).envs(PROFILE))?;
        }
        // A plugin is called with its name first, as cargo does it.
        let mut command = program(folder.join("bin").join(&crate_name), &[self.name]);
        command.args(arguments);
        Ok(command)
    }

    fn crate_name(&self) -> String {
        format!("cargo-{}", self.name)
    }

    /// Cargo keeps a list of what it has installed.
    fn is_installed(&self) -> bool {
        let list = std::fs::read_to_string(folder().join(".crates.toml")).unwrap_or_default();
        list.contains(&format!("\"{} {} (", self.crate_name(), self.version))
    }
}

fn folder() -> PathBuf {
    target_dir().join("tools")
}
