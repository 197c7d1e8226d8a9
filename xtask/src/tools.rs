//! The programs a chore needs, and getting those that are missing.

use std::path::Path;
use std::process::Command;

use crate::command::{capture, cargo, program, root, run, say};
use crate::failure::Failure;

/// Something a chore needs and apt can install.
pub(crate) struct Tool {
    name: &'static str,
    is_there: fn() -> bool,
    package: &'static str,
}

/// Rust links with `cc`; crates with C or C++ inside need the others.
pub(crate) const COMPILER: Tool = Tool {
    name: "a C and C++ compiler (cc, g++, make)",
    is_there: || ["cc", "g++", "make"].into_iter().all(on_path),
    package: "build-essential",
};

/// Fetches from the Python package index; its Python unpacks wheels.
pub(crate) const PIP: Tool = Tool {
    name: "pip for python3",
    is_there: || capture(&mut program("python3", &["-m", "pip", "--version"])).is_ok(),
    package: "python3-pip",
};

/// Links programs that need no library of the system.
pub(crate) const MUSL: Tool =
    Tool { name: "a C compiler for musl", is_there: || on_path("musl-gcc"), package: "musl-tools" };

/// Finds mistakes in Debian packages.
pub(crate) const LINTIAN: Tool =
    Tool { name: "lintian", is_there: || on_path("lintian"), package: "lintian" };

/// The browser of the browser tests.
pub(crate) const CHROMIUM: Tool = Tool {
    name: "Chromium",
    is_there: || on_path("chromium") || std::env::var_os("CHROMIUM").is_some(),
    package: "chromium",
};

/// The example client has an environment of its own.
pub(crate) const VENV: Tool = Tool {
    name: "venv for python3",
    is_there: || capture(&mut program("python3", &["-c", "import ensurepip, venv"])).is_ok(),
    package: "python3-venv",
};

/// The database of servers that share their tables; the tests start their own.
const POSTGRES: Tool = Tool {
    name: "PostgreSQL",
    is_there: || {
        let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
        versions.into_iter().any(|version| is_program(&version.path().join("bin/postgres")))
    },
    package: "postgresql",
};

/// The messages between such servers; the tests start their own.
const NATS: Tool = Tool {
    name: "NATS",
    is_there: || on_path("nats-server") || is_program(Path::new("/usr/sbin/nats-server")),
    package: "nats-server",
};

/// The proxy that we ship a configuration for; the tests start their own.
const NGINX: Tool = Tool {
    name: "nginx",
    is_there: || on_path("nginx") || is_program(Path::new("/usr/sbin/nginx")),
    package: "nginx",
};

/// Checks and tests the alerts.
const PROMTOOL: Tool = Tool { name: "promtool", is_there: || on_path("promtool"), package: "prometheus" };

/// Makes the certificates of the tests.
const OPENSSL: Tool = Tool { name: "openssl", is_there: || on_path("openssl"), package: "openssl" };

/// What else the operator's guide tells to use; its test runs every command of it.
const OF_GUIDE: [Tool; 4] = [
    Tool { name: "Caddy", is_there: || on_path("caddy"), package: "caddy" },
    Tool { name: "curl", is_there: || on_path("curl"), package: "curl" },
    Tool { name: "sqlite3", is_there: || on_path("sqlite3"), package: "sqlite3" },
    Tool { name: "ip", is_there: || is_program(Path::new("/sbin/ip")), package: "iproute2" },
];

/// With this setting Debian's PostgreSQL makes no database when it is installed, and so starts none.
const NO_CLUSTER: &str = "/etc/postgresql-common/createcluster.d/setzkasten-tests.conf";

/// Makes sure that the servers are there which tests start, and leaves none of them running that was not.
pub(crate) fn need_services() -> Result<(), Failure> {
    need(&OPENSSL)?;
    if !(POSTGRES.is_there)() {
        let settings =
            format!("mkdir -p $(dirname {NO_CLUSTER}) && echo create_main_cluster = false > {NO_CLUSTER}");
        run(&mut as_root(&["sh", "-c", &settings])?)?;
        let installed = need(&POSTGRES);
        run(&mut as_root(&["rm", "-f", NO_CLUSTER])?)?;
        installed?;
    }
    [&NATS, &NGINX, &PROMTOOL].into_iter().chain(&OF_GUIDE).try_for_each(need_at_rest)
}

/// Makes sure that a tool is there. Debian starts a service when it installs it: it is stopped again.
fn need_at_rest(tool: &Tool) -> Result<(), Failure> {
    if (tool.is_there)() {
        return Ok(());
    }
    need(tool)?;
    let unit = format!("/lib/systemd/system/{}.service", tool.package);
    if Path::new("/run/systemd/system").exists() && Path::new(&unit).exists() {
        run(&mut as_root(&["systemctl", "disable", "--now", tool.package])?)?;
    }
    Ok(())
}

/// Makes sure that a tool is there, and installs it with apt where it is not.
pub(crate) fn need(tool: &Tool) -> Result<(), Failure> {
    let Tool { name, is_there, package } = tool;
    if is_there() {
        return Ok(());
    }
    say(&format!("{name} is missing; installing {package}"));
    install(package).map_err(|why| {
        Failure::Work(format!("{name} is missing, and {package} could not be installed: {why}"))
    })?;
    if is_there() {
        Ok(())
    } else {
        Err(Failure::Work(format!("{name} is still missing after installing {package}")))
    }
}

/// Makes sure that npm is there. It comes with Node, whose version is the user's choice.
pub(crate) fn need_npm() -> Result<(), Failure> {
    if on_path("npm") {
        Ok(())
    } else {
        Err(Failure::Work("npm is missing: install Node 20.19 or newer, which brings it".to_owned()))
    }
}

/// Makes sure that apt and dpkg are there, which only a Debian has.
pub(crate) fn need_apt() -> Result<(), Failure> {
    match ["apt-get", "dpkg-deb"].iter().find(|name| !on_path(name)) {
        None => Ok(()),
        Some(name) => {
            Err(Failure::Work(format!("{name} is missing: this works on Debian and its relatives only")))
        }
    }
}

/// Makes sure that a part of the Rust toolchain is there: `fmt` (rustfmt) or `clippy`.
pub(crate) fn need_component(subcommand: &str, component: &str) -> Result<(), Failure> {
    let there = || capture(&mut cargo(&[subcommand, "--version"])).is_ok();
    if there() {
        return Ok(());
    }
    if on_path("rustup") {
        say(&format!("{component} is missing; adding it to the Rust toolchain"));
        run(&mut program("rustup", &["component", "add", component]))?;
    }
    if there() {
        return Ok(());
    }
    Err(Failure::Work(format!("`cargo {subcommand}` is missing: add {component} to the Rust toolchain")))
}

/// Makes sure that Rust can build for a target.
pub(crate) fn need_target(target: &str) -> Result<(), Failure> {
    let libraries = capture(&mut program("rustc", &["--print", "target-libdir", "--target", target]));
    if libraries.is_ok_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    if !on_path("rustup") {
        return Err(Failure::Work(format!("Rust cannot build for {target}: add it to the Rust toolchain")));
    }
    say(&format!("Rust cannot build for {target} yet; adding it to the toolchain"));
    run(&mut program("rustup", &["target", "add", target]))
}

/// Whether cargo-nextest is there, which is quicker than `cargo test`.
pub(crate) fn has_nextest() -> bool {
    capture(&mut cargo(&["nextest", "--version"])).is_ok()
}

/// Refreshes apt's lists of packages.
pub(crate) fn refresh_apt() -> Result<(), Failure> {
    run(&mut as_root(&["apt-get", "update", "--quiet"])?)
}

/// Installs a Debian package; a fresh machine has no lists yet, so the second try fetches them.
fn install(package: &str) -> Result<(), Failure> {
    if !on_path("apt-get") {
        return Err(Failure::Work("there is no apt-get here".to_owned()));
    }
    let options = ["install", "--yes", "--quiet"];
    // Its recommendation is a server of its own.
    let alone = (package == PROMTOOL.package).then_some("--no-install-recommends");
    let words: Vec<&str> = ["apt-get"].into_iter().chain(options).chain(alone).chain([package]).collect();
    let mut command = as_root(&words)?;
    run(&mut command).or_else(|_| {
        refresh_apt()?;
        run(&mut command)
    })
}

/// A command that runs as root: as it is, or with sudo.
pub(crate) fn as_root(words: &[&str]) -> Result<Command, Failure> {
    let is_root = capture(&mut program("id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    let mut command = if is_root {
        Command::new("env")
    } else if on_path("sudo") {
        let mut command = Command::new("sudo");
        command.arg("env");
        command
    } else {
        return Err(Failure::Work(format!("run `{}` as root, then try again", words.join(" "))));
    };
    command.arg("DEBIAN_FRONTEND=noninteractive").args(words).current_dir(root());
    Ok(command)
}

fn on_path(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| is_program(&folder.join(name)))
}

fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(on_path("sh"));
        assert!(!on_path("no-such-program"));
    }

    #[test]
    fn only_what_may_be_executed_is_a_program() {
        assert!(!is_program(&root().join("Cargo.toml")));
        assert!(!is_program(root()));
    }

    #[test]
    fn what_is_there_is_not_installed() {
        let shell = Tool { name: "a shell", is_there: || on_path("sh"), package: "no-such-package" };
        assert_eq!(need(&shell), Ok(()));
    }
}
