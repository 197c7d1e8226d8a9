//! What operators are told, beside a running server: the figures there are, and whether it is alive. Their settings are
//! checked in `src/operating.rs`.

use super::{Server, binary, folder};
use serde_json::Value;
use services::{Nats, Postgres};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

type Names = BTreeSet<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The figures of a server that leans on all there is, and those of one that has only a folder.
fn exported() -> Names {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let (database, hints, secret) = (postgres.url(), nats.url(), "ab".repeat(32));
    let folder = folder();
    let flags = ["--database", &database, "--nats", &hints, "--secret", &secret];
    let shared = Server::start(binary(), folder.path(), &flags);
    let alone = Server::start(binary(), folder.path(), &[]);
    names(&shared.get("/metrics").body).chain(names(&alone.get("/metrics").body)).map(str::to_owned).collect()
}

/// What figures a text of Prometheus has.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
}

/// The figures that a text names.
fn named(text: &str) -> Names {
    let is_inside = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let name =
        |(at, _): (usize, &str)| text[at..].split(|c| !is_inside(c)).next().unwrap_or_default().to_owned();
    text.match_indices("setzkasten_").map(name).collect()
}

/// What a panel of the dashboard asks for.
fn asked(panel: &Value) -> Vec<&str> {
    let targets = panel["targets"].as_array().into_iter().flatten();
    targets.filter_map(|target| target["expr"].as_str()).collect()
}

fn check_guide(real: &Names) {
    let told = named(&read("docs/operating.md"));
    let missing: Vec<_> = real.difference(&told).collect();
    let wrong: Vec<_> = told.difference(real).collect();
    assert!(*real == told, "docs/operating.md lacks {missing:?}, and names {wrong:?}, which do not exist");
}

fn check_names(file: &str, real: &Names) {
    let names = named(&read(file));
    assert!(names.len() > 3, "{file}: {names:?}");
    let wrong: Vec<_> = names.difference(real).collect();
    assert!(wrong.is_empty(), "{file}: {wrong:?} do not exist");
}

#[test]
fn the_guide_tells_of_all_figures_and_the_dashboard_and_alerts_go_by_them() {
    let real = exported();
    assert!(real.len() > 10, "{real:?}");
    check_guide(&real);
    check_names("deploy/grafana-dashboard.json", &real);
    check_names("deploy/alerts.yml", &real);
}

#[test]
fn every_panel_of_the_dashboard_asks_for_figures() {
    let dashboard: Value = serde_json::from_str(&read("deploy/grafana-dashboard.json")).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    assert!(panels.len() > 10);
    for panel in panels {
        let asked = asked(panel);
        let has_figures = |asked: &&str| !named(asked).is_empty() || asked.contains("up{");
        assert!(!asked.is_empty() && asked.iter().all(has_figures), "{}: {asked:?}", panel["title"]);
    }
}

/// Does the container's health check find the server alive?
fn is_alive(listen: &str, base: &str) -> bool {
    let mut check = Command::new("bash");
    check.arg(root().join("deploy/healthcheck"));
    check.env("SETZKASTEN_LISTEN", listen).env("SETZKASTEN_BASE_PATH", base);
    check.output().expect("bash is there").status.success()
}

#[test]
fn the_health_check_tells_the_living_from_the_dead() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &["--base-path", "/spiele"]);
    let address = server.address.clone();
    let everywhere = address.replace("127.0.0.1", "0.0.0.0");
    assert!(is_alive(&address, "/spiele"));
    assert!(is_alive(&everywhere, "spiele/"));
    assert!(!is_alive(&address, "/"), "nothing but 200 is alive");
    server.kill();
    assert!(!is_alive(&address, "/spiele"));
}
